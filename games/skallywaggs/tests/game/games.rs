//! Whole games: they end in time, no card is lost on the way, and the bot is better than chance.

use engine::{
    ActionSet as _, Bot, BotKind, Events, Game as _, GameRng, Outfit, Seat, SeatSet, State, Thinking, Turn,
};
use hosting::Hosted as _;
use skallywaggs::{Harbor, Options, ROUNDS_EVER, Skallywaggs};

/// More steps than any game takes: sixty rounds of four, with some thirty steps each.
const STEPS_MAX: usize = 60 * 4 * 30;

fn special(tide: bool) -> Options {
    Options { dutchman: true, saint_elmo: true, tide, ..Options::default() }
}

/// Plays a game in which these seats are the bot's, and counts the cards after every step.
fn play(rules: &Skallywaggs, bots: SeatSet, seed: u64) -> State<Skallywaggs> {
    let (kind, _) = BotKind::named(&Skallywaggs::bots(rules.seats()), "skallywaggs-bosun").unwrap();
    let mut minds: Vec<Box<dyn Bot<Skallywaggs>>> =
        (0..rules.seats()).map(|_| (kind.make)(Outfit::default())).collect();
    let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
    for _ in 0..STEPS_MAX {
        match rules.turn(&state.public) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, &mut rng);
                assert!(rules.is_possible(&state, &chance));
                rules.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = rules.legal_actions(state.view(seat));
                assert!(!legal.is_empty(), "{seat:?} is stuck: {:?}", state.public.agenda);
                let action = if bots.contains(seat) {
                    let mut thinking = Thinking::at_once(&mut rng);
                    minds[seat.idx()].choose(rules, state.view(seat), &legal.to_vec(), &mut thinking).action
                } else {
                    legal.at(rng.index(legal.len()))
                };
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
        }
        rules.audit(&state);
    }
    panic!("the game goes on: {:?}", state.public.agenda);
}

#[test]
fn random_games_end_and_no_card_is_lost() {
    // SW-11.4, SW-1.1
    // Of sixty games so many end by sailing at least. Players who choose at random seldom get ten together.
    for (seats, sailed_min) in [(2, 4), (3, 20), (4, 36)] {
        let mut sailed = 0;
        for seed in 0..60 {
            let rules = Skallywaggs::new(special(seed % 2 == 0), seats).unwrap();
            let end = play(&rules, SeatSet::EMPTY, seed).public;
            // A declared attempt is waited for: one round more.
            assert!(!end.winners.is_empty() && end.round <= rules.last_round() + 2);
            sailed += u32::from(!end.harbor_closed());
        }
        assert!(sailed >= sailed_min, "{seats} players: {sailed} of 60 ended by sailing");
    }
}

#[test]
fn games_of_bots_end_by_sailing() {
    // SW-11.2
    for seats in 2..=4 {
        let rules = Skallywaggs::new(special(true), seats).unwrap();
        let mut sailed = 0;
        for seed in 0..12 {
            let end = play(&rules, SeatSet::all(seats), seed).public;
            sailed += u32::from(!end.harbor_closed());
        }
        assert_eq!(sailed, 12, "{seats} players");
    }
}

#[test]
fn without_a_harbor_games_of_bots_end_by_sailing_and_no_game_is_endless() {
    // SW-11.4, SW-11.6
    let options = Options { harbor: Harbor::Off, ..special(false) };
    for seats in 2..=4 {
        let rules = Skallywaggs::new(options, seats).unwrap();
        for seed in 0..4 {
            let end = play(&rules, SeatSet::all(seats), seed).public;
            assert!(!end.harbor_closed() && end.round < ROUNDS_EVER, "{seats} players, seed {seed}");
        }
    }
    let rules = Skallywaggs::new(options, 2).unwrap();
    assert_eq!(passed_out(&rules), ROUNDS_EVER + 1);
}

#[test]
fn the_bot_beats_chance() {
    let rules = Skallywaggs::new(special(true), 4).unwrap();
    let own = |seed: u64| Seat::new(u8::try_from(seed % 4).unwrap());
    let won = |seed: &u64| play(&rules, SeatSet::one(own(*seed)), *seed).public.winners.contains(own(*seed));
    let wins = (0..24).filter(won).count();
    assert!(wins >= 20, "{wins} of 24");
}

#[test]
fn players_who_only_pass_do_not_stall_the_game() {
    // SW-11.4
    for (harbor, last) in [(Harbor::Sixty, 60), (Harbor::Thirty, 30)] {
        let rules = Skallywaggs::new(Options { harbor, ..Options::default() }, 4).unwrap();
        assert_eq!(passed_out(&rules), last + 1);
    }
}

/// The round in which a game ends that nobody does anything in; all win it.
fn passed_out(rules: &Skallywaggs) -> u16 {
    let (mut state, mut rng) = (rules.setup(), GameRng::from_number(1));
    let turns = usize::from(rules.last_round() + 1) * usize::from(rules.seats());
    for _ in 0..turns * 30 {
        match rules.turn(&state.public) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, &mut rng);
                rules.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = rules.legal_actions(state.view(seat));
                let ends = skallywaggs::Action::EndTurn;
                let action = if legal.contains(&ends) { ends } else { legal.at(0) };
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
        }
    }
    assert_eq!(rules.turn(&state.public), Turn::Over);
    let everybody = usize::from(rules.seats());
    assert_eq!(state.public.winners.len(), everybody, "nobody has built anything, so all are equal");
    state.public.round
}
