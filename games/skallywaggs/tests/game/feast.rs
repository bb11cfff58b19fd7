//! What is told at the end of a game: how it came to that, and what is worth remembering.

use std::borrow::Cow;

use engine::{Game as _, GameRng, Horizon, Message, Seat, Turn, Uniform, play_out};
use hosting::{Hosted as _, Outcome, Snapshot};
use skallywaggs::{Muster, Options, Public, Skallywaggs};
use words::{Cast, Words};

fn outcome(rules: &Skallywaggs, public: &Public) -> Outcome {
    let snapshot = Snapshot {
        viewer: None,
        turn: Turn::Over,
        public: Cow::Borrowed(public),
        private: None,
        legal: Vec::new(),
    };
    rules.scene(&snapshot).outcome.expect("the game is over")
}

fn say(message: &Message) -> String {
    let words = Words::new("en", Skallywaggs::messages("en"));
    let names: Vec<String> = ["Anna", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
    words.try_say(message, &Cast { names: &names, you: Some(Seat::new(0)) }).unwrap()
}

fn ended(seats: u8, seed: u64) -> (Skallywaggs, Public) {
    let rules = Skallywaggs::new(Options::default(), seats).unwrap();
    let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
    play_out(&rules, &mut state, &mut Uniform, Horizon::game(20_000), &mut rng);
    assert_eq!(rules.turn(&state.public), Turn::Over);
    (rules, state.public)
}

#[test]
fn every_pirate_that_was_built_is_there_or_lost() {
    for (seats, seed) in (2..=4).flat_map(|seats| (0..20).map(move |seed| (seats, seed))) {
        let (_, public) = ended(seats, seed);
        let deeds = || public.seats.values().map(|known| known.deeds);
        let built: usize = deeds().map(|deeds| usize::from(deeds.built)).sum();
        let lost: usize = deeds().map(|deeds| usize::from(deeds.lost)).sum();
        // The first is number 1.
        assert_eq!(built + 1, usize::from(public.next_pirate));
        assert_eq!(built - lost, public.pirates.len());
        assert!(deeds().any(|deeds| deeds.events > 0));
    }
}

#[test]
fn the_race_has_every_round_and_ends_where_everybody_stands() {
    for seed in 0..20 {
        let (rules, public) = ended(3, seed);
        let (muster, race) = (Muster::new(&rules, &public), outcome(&rules, &public).race);
        assert_eq!(race.len(), 3);
        for lane in race {
            assert_eq!(lane.values.first(), Some(&0));
            assert_eq!(lane.values.last(), Some(&i64::from(muster.seaworthy(lane.seat))));
            assert_eq!(lane.values.len(), public.rounds.len() + 1);
        }
    }
}

#[test]
fn whoever_did_most_is_named_unless_several_did() {
    let (rules, mut public) = ended(3, 1);
    for (seat, known) in public.seats.iter_mut() {
        known.deeds =
            skallywaggs::Deeds { built: [9, 4, 4][seat.idx()], lost: [2, 5, 5][seat.idx()], events: 0 };
    }
    let told: Vec<String> = outcome(&rules, &public).highlights.iter().map(say).collect();
    // Two lost as many, and nobody played an event.
    assert_eq!(told, ["Most pirates built: you, 9"]);
}
