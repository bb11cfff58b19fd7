//! JSON as it goes over the wire and into the log. A change here changes the protocol.

#![expect(clippy::needless_pass_by_value, reason = "questions and expectations are written in place")]

use engine::{Game, Match, Seat, Step};
use expect_test::{Expect, expect};
use hosting::{Snapshot, Viewer};
use serde::Serialize;
use skull::{Action, Card, Cards, Chance, Event, Options, Pile, Refusal, Skull, Stack, Victory};

fn check<T: Serialize>(value: &T, expected: Expect) {
    expected.assert_eq(&serde_json::to_string(value).unwrap());
}

fn lines<T: Serialize>(values: &[T], expected: Expect) {
    let lines: Vec<String> = values.iter().map(|value| serde_json::to_string(value).unwrap()).collect();
    expected.assert_eq(&lines.join("\n"));
}

const SEAT: Seat = Seat::new(2);

/// Two cards each; seat 0 bids 4 and has turned three Roses.
fn revealing() -> Match<Skull> {
    let (_, usual) = Skull::presets().remove(0);
    let mut table = Match::new(usual, 3).unwrap();
    table.step(Step::Chance(Chance::First(Seat::new(0)))).unwrap();
    let line = [
        (0, Action::Place(Card::Rose)),
        (1, Action::Place(Card::Skull)),
        (2, Action::Place(Card::Rose)),
        (0, Action::Place(Card::Rose)),
        (1, Action::Place(Card::Rose)),
        (2, Action::Bid(1)),
        (0, Action::Bid(4)),
        (1, Action::Pass),
        (2, Action::Pass),
        (0, Action::Flip(Seat::new(1))),
    ];
    for (seat, action) in line {
        table.play(Seat::new(seat), action).unwrap();
    }
    table
}

#[test]
fn actions() {
    lines(
        &[
            Action::Place(Card::Rose),
            Action::Bid(3),
            Action::Pass,
            Action::Flip(SEAT),
            Action::Discard(Card::Skull),
            Action::ChooseFirst(SEAT),
            Action::Show,
            Action::KeepHidden,
        ],
        expect![[r#"
            {"place":"R"}
            {"bid":3}
            "pass"
            {"flip":2}
            {"discard":"S"}
            {"choose_first":2}
            "show"
            "keep_hidden""#]],
    );
}

#[test]
fn chances() {
    lines(
        &[Chance::First(SEAT), Chance::Lose(Card::Rose)],
        expect![[r#"
        {"first":2}
        {"lose":"R"}"#]],
    );
}

#[test]
fn events() {
    let (seat, owner, by) = (SEAT, Seat::new(1), SEAT);
    let pile = Pile::try_from(vec![Card::Skull, Card::Rose]).unwrap();
    lines(
        &[
            Event::RoundBegins { round: 1, first: seat },
            Event::AllPlaced { first: seat },
            Event::Added { seat, pile: 2 },
            Event::Bid { seat, bid: 3, table_cards: 5 },
            Event::Passed { seat },
            Event::Flipped { by, owner, card: Card::Rose },
            Event::BetWon { seat, bid: 3, coins: 1 },
            Event::BetLost { seat, skull_owner: owner },
            Event::Shown { seat, pile },
            Event::KeptHidden { seat },
            Event::CardLost { seat, cards: 3 },
            Event::Eliminated { seat },
            Event::FirstChosen { by, first: owner },
            Event::GameWon { seat, by: Victory::LastStanding },
        ],
        expect![[r#"
            {"round_begins":{"round":1,"first":2}}
            {"all_placed":{"first":2}}
            {"added":{"seat":2,"pile":2}}
            {"bid":{"seat":2,"bid":3,"table_cards":5}}
            {"passed":{"seat":2}}
            {"flipped":{"by":2,"owner":1,"card":"R"}}
            {"bet_won":{"seat":2,"bid":3,"coins":1}}
            {"bet_lost":{"seat":2,"skull_owner":1}}
            {"shown":{"seat":2,"pile":["S","R"]}}
            {"kept_hidden":{"seat":2}}
            {"card_lost":{"seat":2,"cards":3}}
            {"eliminated":{"seat":2}}
            {"first_chosen":{"by":2,"first":1}}
            {"game_won":{"seat":2,"by":"last_standing"}}"#]],
    );
}

#[test]
fn refusals() {
    lines(
        &[Refusal::NotInHand(Card::Rose), Refusal::BidOutOfRange { above: 3, max: 5 }],
        expect![[r#"
        {"not_in_hand":"R"}
        {"bid_out_of_range":{"above":3,"max":5}}"#]],
    );
}

#[test]
fn options() {
    for (name, options) in Skull::presets() {
        let json = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), options, "{name}");
    }
    lines(
        &Skull::presets(),
        expect![[r#"
        ["usual",{"first_after_lost_bet":"challenger","unflipped_cards":"stay_hidden"}]
        ["skull-owner-starts",{"first_after_lost_bet":"skull_owner","unflipped_cards":"stay_hidden"}]
        ["open-cards",{"first_after_lost_bet":"challenger","unflipped_cards":"owners_may_always_show"}]"#]],
    );
    let (_, usual) = Skull::presets().remove(0);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), usual, "left out is usual");
    assert!(serde_json::from_str::<Options>(r#"{"house_rule":1}"#).is_err());
}

#[test]
fn snapshots() {
    let table = revealing();
    check(
        &Snapshot::of(&table, Viewer::Seat(Seat::new(0))),
        expect![[
            r#"{"viewer":0,"public":{"phase":"revealing","round":1,"first":0,"to_act":[0],"in_game":[0,1,2],"passed":[1,2],"table_cards":5,"bids":[[2,1],[0,4]],"flips":[[0,"R"],[0,"R"],[1,"R"]],"seats":[{"coins":0,"cards":4,"stack":["R","R"],"skull":"owned"},{"coins":0,"cards":4,"stack":["?","R"],"skull":"owned"},{"coins":0,"cards":4,"stack":["?"],"skull":"owned"}],"last_bet":null,"winner":null},"private":{"hand":["R","S"],"pile":["R","R"],"lost":[]}}"#
        ]],
    );
    check(
        &Snapshot::of(&table, Viewer::Seat(Seat::new(1))),
        expect![[
            r#"{"viewer":1,"public":{"phase":"revealing","round":1,"first":0,"to_act":[0],"in_game":[0,1,2],"passed":[1,2],"table_cards":5,"bids":[[2,1],[0,4]],"flips":[[0,"R"],[0,"R"],[1,"R"]],"seats":[{"coins":0,"cards":4,"stack":["R","R"],"skull":"owned"},{"coins":0,"cards":4,"stack":["?","R"],"skull":"owned"},{"coins":0,"cards":4,"stack":["?"],"skull":"owned"}],"last_bet":null,"winner":null},"private":{"hand":["R","R"],"pile":["S","R"],"lost":[]}}"#
        ]],
    );
    check(
        &Snapshot::of(&table, Viewer::Spectator),
        expect![[
            r#"{"viewer":null,"public":{"phase":"revealing","round":1,"first":0,"to_act":[0],"in_game":[0,1,2],"passed":[1,2],"table_cards":5,"bids":[[2,1],[0,4]],"flips":[[0,"R"],[0,"R"],[1,"R"]],"seats":[{"coins":0,"cards":4,"stack":["R","R"],"skull":"owned"},{"coins":0,"cards":4,"stack":["?","R"],"skull":"owned"},{"coins":0,"cards":4,"stack":["?"],"skull":"owned"}],"last_bet":null,"winner":null},"private":null}"#
        ]],
    );
}

#[test]
fn the_record() {
    check(
        revealing().record(),
        expect![[
            r#"{"options":{"first_after_lost_bet":"challenger","unflipped_cards":"stay_hidden"},"seats":3,"steps":[{"chance":{"first":0}},{"act":[0,{"place":"R"}]},{"act":[1,{"place":"S"}]},{"act":[2,{"place":"R"}]},{"act":[0,{"place":"R"}]},{"act":[1,{"place":"R"}]},{"act":[2,{"bid":1}]},{"act":[0,{"bid":4}]},{"act":[1,"pass"]},{"act":[2,"pass"]},{"act":[0,{"flip":1}]}]}"#
        ]],
    );
}

#[test]
fn cards_from_outside_are_checked() {
    assert!(serde_json::from_str::<Cards>(r#"["R","R","R","S"]"#).is_ok());
    for wrong in [r#"["R","R","R","R"]"#, r#"["S","S"]"#, r#"["R","R","R","S","R"]"#, r#"["X"]"#] {
        assert!(serde_json::from_str::<Cards>(wrong).is_err(), "{wrong}");
        assert!(serde_json::from_str::<Pile>(wrong).is_err(), "{wrong}");
    }
    assert!(serde_json::from_str::<Stack>(r#"["?","R","S"]"#).is_ok());
    for wrong in [r#"["R","?"]"#, r#"["S","S"]"#, r#"["?","?","?","?","?"]"#] {
        assert!(serde_json::from_str::<Stack>(wrong).is_err(), "{wrong}");
    }
}
