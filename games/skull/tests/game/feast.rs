//! What is told at the end of a game: how it came to that, and what is worth remembering.

use std::borrow::Cow;

use engine::{Game, GameRng, Horizon, Message, Seat, State, Turn, Uniform, play_out};
use hosting::{Hosted, Outcome, Snapshot};
use skull::{Bet, Bets, Skull};
use words::{Cast, Words};

fn ended(seats: u8, seed: u64) -> (Skull, State<Skull>) {
    let (_, options) = Skull::presets().remove(0);
    let game = Skull::new(options, seats).unwrap();
    let (mut state, mut rng) = (game.setup(), GameRng::from_number(seed));
    play_out(&game, &mut state, &mut Uniform, Horizon::game(20_000), &mut rng);
    assert_eq!(game.turn(&state.public), Turn::Over);
    (game, state)
}

fn outcome(game: &Skull, state: &State<Skull>) -> Outcome {
    let snapshot = Snapshot {
        viewer: None,
        turn: Turn::Over,
        public: Cow::Borrowed(&state.public),
        private: None,
        legal: Vec::new(),
    };
    game.scene(&snapshot).outcome.expect("the game is over")
}

fn say(message: &Message) -> String {
    let words = Words::new("en", Skull::messages("en"));
    let names: Vec<String> = ["Anna", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(String::from).into();
    words.try_say(message, &Cast { names: &names, you: Some(Seat::new(0)) }).unwrap()
}

#[test]
fn the_race_ends_where_everybody_stands() {
    for (seats, seed) in (2..=6).flat_map(|seats| (0..40).map(move |seed| (seats, seed))) {
        let (game, state) = ended(seats, seed);
        let race = outcome(&game, &state).race;
        assert_eq!(race.len(), usize::from(seats));
        for lane in race {
            let known = &state.public.seats[lane.seat];
            assert_eq!(lane.values.first(), Some(&0));
            assert_eq!(lane.values.last(), Some(&i64::from(known.coins)));
            assert_eq!(lane.values.len(), state.public.bets.iter().count() + 1);
        }
    }
}

#[test]
fn up_to_three_highlights_can_be_said() {
    let mut most = 0;
    for seed in 0..200 {
        let (game, state) = ended(4, seed);
        let told: Vec<String> = outcome(&game, &state).highlights.iter().map(say).collect();
        most = most.max(told.len());
        assert!(told.len() <= 3);
        let boldest =
            state.public.bets.iter().filter(|bet| bet.skull_owner.is_none()).map(|bet| bet.bid).max();
        let is_told = told.iter().any(|line| line.starts_with("Boldest bet won: "));
        assert_eq!(is_told, boldest.is_some(), "{told:?}");
    }
    assert_eq!(most, 3);
}

#[test]
fn whose_skull_was_met_most_is_named_unless_several_were() {
    let bet = |challenger: u8, bid: u8, skull: Option<u8>| Bet {
        challenger: Seat::new(challenger),
        bid,
        skull_owner: skull.map(Seat::new),
    };
    let told = |bets: &[Bet]| {
        let (game, mut state) = ended(4, 1);
        state.public.bets = bets.iter().copied().collect();
        outcome(&game, &state).highlights.iter().map(say).collect::<Vec<_>>()
    };
    assert_eq!(
        told(&[bet(1, 3, Some(0)), bet(2, 2, Some(0)), bet(1, 2, Some(1)), bet(3, 1, None), bet(3, 4, None)]),
        [
            "Boldest bet won: Dan, 4 cards",
            "Deadliest Skull: you, turned over twice",
            "Most bets lost: Bo, 2 bets"
        ]
    );
    // One's own Skull is no trap, and a tie is no highlight.
    assert_eq!(told(&[bet(1, 1, Some(1)), bet(2, 1, Some(2))]), Vec::<String>::new());
}

#[test]
fn bets_survive_being_written_down_and_nonsense_does_not() {
    let (_, state) = ended(6, 3);
    let text = serde_json::to_string(&state.public.bets).unwrap();
    assert_eq!(serde_json::from_str::<Bets>(&text).unwrap(), state.public.bets);
    for nonsense in ["[0]", "[7]", "[15,65535]"] {
        assert!(serde_json::from_str::<Bets>(nonsense).is_err(), "{nonsense}");
    }
    assert!(serde_json::from_str::<Bets>(&format!("[{}]", ["8"; 32].join(","))).is_err());
    assert!(serde_json::from_str::<Bets>(&format!("[{}]", ["8"; 31].join(","))).is_ok());
}
