//! Whole random games: they end, every card stays in one place, and every score adds up.

use engine::{ActionSet, Events, Game, GameRng, Seat, State, Turn, determinize};
use skull_king::{Options, Phase, SkullKing, edition};

/// Plays a random game, looking at every state.
fn play(
    rules: &SkullKing,
    seed: u64,
    mut look: impl FnMut(&State<SkullKing>, &mut GameRng),
) -> State<SkullKing> {
    let mut rng = GameRng::from_number(seed);
    let mut state = rules.setup();
    for _ in 0..3_000 {
        look(&state, &mut rng);
        match rules.turn(&state.public) {
            Turn::Over => return state,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, &mut rng);
                assert!(rules.is_possible(&state, &chance));
                rules.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = rules.legal_actions(state.view(seat));
                let action = legal.at(rng.index(legal.len()));
                assert!(legal.contains(&action));
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn every_edition_is_played_to_the_end_at_every_table() {
    for (name, options) in edition::editions() {
        for seats in 2..=options.players_max {
            let rules =
                SkullKing::new(options.clone(), seats).unwrap_or_else(|error| panic!("{name}: {error}"));
            for seed in 0..3 {
                let end = play(&rules, seed, |state, rng| {
                    rules.audit(state);
                    for seat in Seat::all(seats) {
                        let world = determinize(&rules, state.view(seat), rng);
                        rules.audit(&world);
                    }
                });
                assert_eq!(end.public.phase, Phase::Over);
            }
        }
    }
}

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<State<SkullKing>>() <= 1024, "{} bytes", size_of::<State<SkullKing>>());
    fn is_copy<T: Copy>() {}
    is_copy::<skull_king::Private>();
    is_copy::<skull_king::Hidden>();
    is_copy::<skull_king::Sheet>();
    is_copy::<skull_king::History>();
}

#[test]
fn options_of_parts_are_read_over_an_edition() {
    let options: Options = serde_json::from_str(r#"{"edition":"schmidt","mermaid_takes_king":40}"#).unwrap();
    let mut wanted = edition::options("schmidt").unwrap();
    wanted.mermaid_takes_king = 40;
    assert_eq!(options, wanted);
    assert!(serde_json::from_str::<Options>(r#"{"edition":"none"}"#).is_err());
    assert!(serde_json::from_str::<Options>(r#"{"no_such_policy":1}"#).is_err());
    for (_, options) in edition::editions() {
        let written = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
    }
}
