//! Counts of action paths: a fingerprint of the rules. The referee of `referee.rs` walks the same trees.

#![expect(clippy::needless_pass_by_value, reason = "questions and expectations are written in place")]

use engine::{Events, Game, Seat, State, perft};
use expect_test::{Expect, expect};
use skull::{Chance, Skull};

fn begun(game: &Skull) -> State<Skull> {
    let mut state = game.setup();
    game.resolve_chance(&mut state, Chance::First(Seat::new(0)), &mut Events::off());
    state
}

fn check(preset: &str, seats: u8, depth: u32, expected: Expect) {
    let (_, options) = Skull::presets().into_iter().find(|(name, _)| *name == preset).unwrap();
    let game = Skull::new(options, seats).unwrap();
    let state = begun(&game);
    let counts: Vec<String> = (1..=depth).map(|depth| perft(&game, &state, depth).to_string()).collect();
    expected.assert_eq(&counts.join(" "));
}

#[test]
fn paths_of_two() {
    check("usual", 2, 12, expect!["4 8 28 82 248 674 1904 5170 14250 38458 103140 274902"]);
    check("open-cards", 2, 12, expect!["4 8 28 82 228 630 1654 4384 11398 29922 77760 202324"]);
}

#[test]
fn paths_of_three() {
    check("usual", 3, 10, expect!["6 24 48 216 732 2334 7452 22626 69888 219600"]);
    check("open-cards", 3, 10, expect!["6 24 48 216 780 2454 7266 21942 66636 197040"]);
}

#[test]
fn paths_of_six() {
    check("usual", 6, 8, expect!["12 120 960 5760 23040 46080 345600 1670400"]);
}
