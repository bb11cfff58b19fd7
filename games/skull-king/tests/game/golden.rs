//! JSON as it goes over the wire and into the log, and whole games as they were written once. A change here changes
//! the protocol, or what old records mean.

#![expect(clippy::needless_pass_by_value, reason = "expectations are written in place")]

use engine::{Game, Match, Record, Seat, SeatMap};
use expect_test::{Expect, expect, expect_file};
use serde::Serialize;
use skull_king::scoring::Cannon;
use skull_king::{Action, Bid, Card, CardPlayed, Chance, Hand, Phase, Pile, Role, SkullKing};

fn lines<T: Serialize>(values: &[T], expected: Expect) {
    let lines: Vec<String> = values.iter().map(|value| serde_json::to_string(value).unwrap()).collect();
    expected.assert_eq(&lines.join("\n"));
}

fn card(text: &str) -> Card {
    serde_json::from_value(text.into()).unwrap()
}

#[test]
fn actions() {
    lines(
        &[
            Action::Bid(Bid { tricks: 3, cannon: None }),
            Action::Bid(Bid { tricks: 0, cannon: Some(Cannon::Cannonball) }),
            Action::Play(CardPlayed { card: card("G12"), role: None }),
            Action::Play(CardPlayed { card: card("TIG"), role: Some(Role::Escape) }),
            Action::Lead(Seat::new(2)),
            Action::Discard(card("B14")),
            Action::Wager(20),
            Action::ChangeBid(-1),
        ],
        expect![[r#"
            {"bid":{"tricks":3}}
            {"bid":{"tricks":0,"cannon":"cannonball"}}
            {"play":{"card":"G12"}}
            {"play":{"card":"TIG","as":"escape"}}
            {"lead":2}
            {"discard":"B14"}
            {"wager":20}
            {"change_bid":-1}"#]],
    );
}

#[test]
fn chances() {
    let hand = |cards: &[&str]| cards.iter().map(|text| card(text)).collect::<Hand>();
    let dealt = [hand(&["G1", "SK"]), hand(&["MER1", "ESC5"])];
    let hands = || SeatMap::from_fn(2, |seat| dealt[seat.idx()]);
    let mut ghost = Pile::EMPTY;
    ghost.push(card("B7"));
    lines(
        &[
            Chance::Deal { first: Seat::new(0), hands: hands(), ghost: Pile::EMPTY },
            Chance::Deal { first: Seat::new(1), hands: hands(), ghost },
            Chance::Draw(hand(&["Y3", "KRA"])),
        ],
        expect![[r#"
            {"deal":{"hands":[["G1","SK"],["ESC5","MER1"]]}}
            {"deal":{"first":1,"hands":[["G1","SK"],["ESC5","MER1"]],"ghost":["B7"]}}
            {"draw":["Y3","KRA"]}"#]],
    );
}

#[test]
fn a_deal_that_does_not_say_who_leads_means_the_first_seat_as_old_records_do() {
    let old = r#"{"deal":{"hands":[["G1"],["ESC5"]]}}"#;
    let Chance::Deal { first, .. } = serde_json::from_str(old).unwrap() else { panic!("a deal") };
    assert_eq!(first, Seat::new(0));
}

/// A game that was written once ends as it ended then.
fn replays(record: &str, sheet: expect_test::ExpectFile) {
    let record: Record<SkullKing> = serde_json::from_str(record).unwrap();
    let table = Match::replay(record).unwrap();
    assert_eq!(table.public().phase, Phase::Over);
    let names: Vec<String> = Seat::all(table.game().seats()).map(|seat| format!("Player {seat}")).collect();
    sheet.assert_eq(&table.public().score_sheet(table.game()).csv(&names));
}

#[test]
fn a_game_of_the_current_edition_is_read_as_it_was_written() {
    replays(include_str!("golden/current.json"), expect_file!["golden/current.csv"]);
}

#[test]
fn a_game_of_the_expanded_edition_is_read_as_it_was_written() {
    replays(include_str!("golden/current-expanded.json"), expect_file!["golden/current-expanded.csv"]);
}

#[test]
fn a_game_of_the_legendary_edition_is_read_as_it_was_written() {
    replays(include_str!("golden/legendary.json"), expect_file!["golden/legendary.csv"]);
}

#[test]
fn a_game_of_the_2018_edition_is_read_as_it_was_written() {
    replays(include_str!("golden/beck-2018.json"), expect_file!["golden/beck-2018.csv"]);
}

#[test]
fn a_game_of_the_schmidt_edition_is_read_as_it_was_written() {
    replays(include_str!("golden/schmidt.json"), expect_file!["golden/schmidt.csv"]);
}
