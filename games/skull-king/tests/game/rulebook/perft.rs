//! Counts of action paths from written deals: a fingerprint of who may play what in each edition.

use crate::rulebook::table::{Table, hand, options};
use engine::{Game, State, perft};
use serde_json::json;
use skull_king::{Chance, Pile, SkullKing, edition};

/// The state after a deal and bids, rebuilt from the record, because a match keeps its own.
fn after_bids(edition: &str, hands: &[&str]) -> (SkullKing, State<SkullKing>) {
    let bids = vec![0; hands.len()];
    let options = options(edition, json!({ "two_players": "plain" }));
    let table = Table::deal(options, hands, "").bids(&bids);
    let rules = table.table.game().clone();
    let mut state = rules.setup();
    let seats = rules.seats();
    let hands = engine::SeatMap::from_fn(seats, |seat| hand(hands[seat.idx()]));
    rules.resolve_chance(
        &mut state,
        Chance::Deal { first: engine::Seat::new(0), hands, ghost: Pile::EMPTY },
        &mut engine::Events::off(),
    );
    for seat in engine::Seat::all(seats) {
        let bid = skull_king::Action::Bid(skull_king::Bid { tricks: 0, cannon: None });
        rules.apply(&mut state, seat, bid, &mut engine::Events::off());
    }
    assert_eq!(&state.public, table.public());
    (rules, state)
}

fn counts(edition: &str, hands: &[&str]) -> Vec<u64> {
    let (rules, state) = after_bids(edition, hands);
    (1..=6).map(|depth| perft(&rules, &state, depth)).collect()
}

#[test]
fn one_suit_each_gives_every_order_of_every_hand() {
    for (name, _) in edition::editions() {
        let counted = counts(name, &["G1 G2 G3", "Y1 Y2 Y3"]);
        assert_eq!(
            counted,
            [3, 9, 18, 36, 36, 36],
            "{name}: three times three, twice two times two, once one"
        );
    }
}

#[test]
fn following_suit_narrows_the_paths() {
    // By hand: G1 or G2 is led and G9 must follow; Y1 is led and anything may be played, and so on.
    for (name, _) in edition::editions() {
        assert_eq!(counts(name, &["G1 Y1", "G9 B2"]), [2, 3, 3, 3, 3, 3], "{name}");
    }
}

#[test]
fn editions_differ_after_a_led_pirate_and_in_their_powers() {
    // By hand: Rosie is led and two free hands follow, or G2 is led and both must follow; then one card is left.
    let hands = ["ROSIE G2", "G9 Y1", "G5 Y5"];
    assert_eq!(counts("current", &hands), [2, 3, 5, 5, 5, 5]);
    // The second card binds the third even after Rosie.
    assert_eq!(counts("schmidt", &hands), [2, 3, 3, 3, 3, 3]);
    // Rosie's player chooses one of three leaders, four times.
    assert_eq!(counts("current-expanded", &hands), [2, 3, 5, 13, 13, 13]);
}

#[test]
fn the_tigress_has_two_ways() {
    for (name, _) in edition::editions() {
        assert_eq!(counts(name, &["TIG", "G1"])[..2], [2, 2], "{name}");
    }
}
