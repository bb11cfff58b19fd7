//! Whole random games, with any options: they end, every card stays in one place, and every score adds up.

use engine::{ActionSet, Events, Game, GameRng, Horizon, Seat, State, Turn, Uniform, determinize, play_out};
use hosting::Hosted;
use proptest::prelude::*;
use serde_json::{Map, Value, json};
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
fn a_round_played_to_its_end_has_its_points_and_is_not_cut_at_a_draw() {
    let (_, options) = edition::editions().remove(1);
    let rules = SkullKing::new(options, 4).expect("a table");
    let mut draws = 0;
    for seed in 0..400 {
        let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
        for round in 1..=3 {
            play_out(&rules, &mut state, &mut Uniform, Horizon::round(1_000), &mut rng);
            assert_eq!((state.public.sheet.rounds_scored(), state.public.phase), (round, Phase::Dealing));
            draws += state.public.draws.iter().flatten().count();
        }
    }
    assert!(draws > 0, "Bahij has won a trick now and then");
}

/// The sheet's rows add up to its totals, line by line.
fn check_sheet(rules: &SkullKing, state: &State<SkullKing>) {
    let rows = state.public.rows(rules);
    assert_eq!(rows.len(), usize::from(state.public.sheet.rounds_scored()) * usize::from(rules.seats()));
    for row in &rows {
        let lines: i16 = row.lines.iter().map(|line| line.points).sum();
        assert_eq!((lines, row.bid_points + row.bonus_points), (row.round_points, row.round_points));
    }
    for seat in Seat::all(rules.seats()) {
        let mut own = rows.iter().filter(|row| row.seat == seat);
        assert_eq!(own.clone().map(|row| row.round_points).sum::<i16>(), state.public.sheet.total(seat));
        assert_eq!(own.next_back().map(|row| row.running_total), Some(state.public.sheet.total(seat)));
    }
    assert_eq!(state.public.score_sheet(rules).csv(&[]).lines().count(), rows.len() + 1);
}

#[test]
fn every_edition_is_played_to_the_end_at_every_table() {
    for (name, options) in edition::editions() {
        for seats in 2..=options.players_max {
            let rules =
                SkullKing::new(options.clone(), seats).unwrap_or_else(|error| panic!("{name}: {error}"));
            for seed in 0..2 {
                let end = play(&rules, seed, |state, rng| {
                    rules.audit(state);
                    let viewer = Seat::new(rng.below(seats.into()).try_into().unwrap());
                    rules.audit(&determinize(&rules, state.view(viewer), rng));
                });
                assert_eq!(end.public.phase, Phase::Over);
                check_sheet(&rules, &end);
            }
        }
    }
}

/// An edition with every policy chosen by these numbers, extra cards and a schedule of its own.
fn chosen(edition_idx: usize, choices: &[usize], extras: &[usize], rounds: &[u8]) -> Options {
    let editions = edition::editions();
    let (name, _) = &editions[edition_idx % editions.len()];
    let mut changes = Map::new();
    for (field, choice) in SkullKing::option_fields().into_iter().zip(choices) {
        // A third of the policies stays as the edition has it.
        if choice % 3 > 0 {
            changes.insert(field.name, field.choices[choice / 3 % field.choices.len()].value.clone());
        }
    }
    const EXTRAS: [&str; 15] = [
        "PIR", "ESC", "TIG", "SK", "ROSIE", "BAHIJ", "RASCAL", "JUANITA", "HARRY", "B13", "G13", "MER",
        "LOOT", "KRA", "WHA",
    ];
    let extras: Vec<Value> = extras.iter().map(|idx| json!(EXTRAS[idx % EXTRAS.len()])).collect();
    changes.insert("replacements".into(), extras.into());
    if !rounds.is_empty() {
        changes.insert("schedule".into(), json!(rounds));
    }
    Options::over(name, changes).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_options_are_refused_or_played_to_the_end(
        edition_idx in 0usize..5,
        seats in 2u8..=8,
        choices in prop::collection::vec(0usize..1_000, 40),
        extras in prop::collection::vec(0usize..15, 0..=3),
        rounds in prop::collection::vec(1u8..=11, 0..=4),
        seed in 0u64..1_000_000,
    ) {
        let options = chosen(edition_idx, &choices, &extras, &rounds);
        let written = serde_json::to_string(&options).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Options>(&written).unwrap(), &options);
        match SkullKing::new(options, seats) {
            Err(refused) => prop_assert!(refused.0.key.starts_with("skull-king-bad-")),
            Ok(rules) => {
                let end = play(&rules, seed, |state, rng| {
                    rules.audit(state);
                    let viewer = Seat::new(rng.below(seats.into()).try_into().unwrap());
                    rules.audit(&determinize(&rules, state.view(viewer), rng));
                });
                check_sheet(&rules, &end);
            }
        }
    }
}

#[test]
fn most_options_can_be_played() {
    let mut rng = GameRng::from_number(5);
    let mut number = |bound: u32| rng.index(bound as usize);
    let played = (0..400).filter(|_| {
        let choices: Vec<usize> = (0..40).map(|_| number(1_000)).collect();
        let extras: Vec<usize> = (0..number(4)).map(|_| number(15)).collect();
        let options = chosen(number(5), &choices, &extras, &[]);
        let seats = 2 + u8::try_from(number(u32::from(options.players_max) - 1)).unwrap();
        SkullKing::new(options, seats).is_ok()
    });
    let played = played.count();
    assert!(played > 200, "only {played} of 400 can be played");
}

#[test]
fn a_state_is_small_and_flat() {
    assert!(size_of::<State<SkullKing>>() <= 1024, "{} bytes", size_of::<State<SkullKing>>());
    fn is_copy<T: Copy>() {}
    is_copy::<skull_king::Public>();
    is_copy::<skull_king::Private>();
    is_copy::<skull_king::Hidden>();
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
