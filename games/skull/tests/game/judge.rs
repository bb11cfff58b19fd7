//! The referee's questions and answers as they go over the wire, and questions that make no sense.

#![expect(clippy::needless_pass_by_value, reason = "questions and expectations are written in place")]

use engine::Message;
use expect_test::{Expect, expect};
use hosting::{Hosted, JudgeError};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use skull::Skull;
use words::{Cast, Words};

fn say(message: &Message) -> String {
    let words = Words::new("en", Skull::messages("en"));
    words.try_say(message, &Cast::NOBODY).unwrap()
}

/// What is answered, with the place of a refused action.
fn answer(question: &Value) -> String {
    match Skull::judge(question) {
        Ok(position) => position.to_string(),
        Err(JudgeError { why, at }) => json!({ "error": say(&why), "at": at }).to_string(),
    }
}

#[track_caller]
fn check(question: Value, expected: Expect) {
    expected.assert_eq(&answer(&question));
}

fn after(actions: Value) -> Value {
    json!({ "game": "skull", "options": {}, "ask": "position", "seats": 3, "first": 0, "actions": actions })
}

#[test]
fn a_whole_question_gets_every_fact() {
    let hands = json!([["R", "R", "R", "S"], ["R", "R", "R", "S"], ["R", "R", "R", "S"]]);
    let question = json!({
        "game": "skull", "options": {}, "ask": "position", "seats": 3, "first": 0, "hands": hands,
        "coins": [0, 1, 0], "actions": [["place", 1, "S"], ["place", 0, "R"], ["place", 2, "R"], ["bid", 0, 2]],
    });
    check(
        question,
        expect![[
            r#"{"bid":2,"cards":[4,4,4],"challenger":0,"coins":[0,1,0],"eliminated":[],"first":0,"passed":[],"phase":"bidding","revealed":[],"round":1,"skull_owner":null,"turn":[1],"winner":null}"#
        ]],
    );
}

#[test]
fn everything_but_the_seats_and_the_question_may_be_left_out() {
    check(
        json!({ "ask": "position", "seats": 2 }),
        expect![[
            r#"{"bid":null,"cards":[4,4],"challenger":null,"coins":[0,0],"eliminated":[],"first":0,"passed":[],"phase":"placing_first","revealed":[],"round":1,"skull_owner":null,"turn":[0,1],"winner":null}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 2, "options": { "unflipped_cards": "owners_may_show" } }),
        expect![[
            r#"{"bid":null,"cards":[4,4],"challenger":null,"coins":[0,0],"eliminated":[],"first":0,"passed":[],"phase":"placing_first","revealed":[],"round":1,"skull_owner":null,"turn":[0,1],"winner":null}"#
        ]],
    );
    let out = json!([[], ["R"], ["S"]]);
    check(
        json!({ "ask": "position", "seats": 3, "hands": out }),
        expect![[
            r#"{"bid":null,"cards":[0,1,1],"challenger":null,"coins":[0,0,0],"eliminated":[0],"first":1,"passed":[],"phase":"placing_first","revealed":[],"round":1,"skull_owner":null,"turn":[1,2],"winner":null}"#
        ]],
    );
}

#[test]
fn own_cards_may_be_told_as_often_as_they_turned() {
    let line = |more: &[Value]| {
        let mut actions = vec![
            json!(["place", 0, "R"]),
            json!(["place", 1, "R"]),
            json!(["place", 2, "R"]),
            json!(["place", 0, "R"]),
            json!(["bid", 1, 1]),
            json!(["pass", 2]),
            json!(["bid", 0, 3]),
            json!(["pass", 1]),
        ];
        actions.extend_from_slice(more);
        after(actions.into())
    };
    let own = json!(["flip", 0, 0]);
    let untold = answer(&line(&[]));
    assert_eq!(answer(&line(std::slice::from_ref(&own))), untold);
    assert_eq!(answer(&line(&[own.clone(), own.clone()])), untold);
    check(
        line(&[own.clone(), own.clone(), own.clone()]),
        expect![[r#"{"at":10,"error":"Your own cards are turned already. Choose another player’s pile."}"#]],
    );
    check(
        line(&[json!(["flip", 0, 1]), own.clone()]),
        expect![[r#"{"at":9,"error":"First, everybody places one card. Place a card."}"#]],
    );
    check(line(&[json!(["flip", 1, 1])]), expect![[r#"{"at":8,"error":"It is not the turn of seat 1."}"#]]);
}

#[test]
fn own_cards_that_ended_the_round_may_be_told_too() {
    let won = [
        json!(["place", 0, "R"]),
        json!(["place", 1, "R"]),
        json!(["place", 2, "R"]),
        json!(["bid", 0, 1]),
        json!(["pass", 1]),
        json!(["pass", 2]),
    ];
    let own = json!(["flip", 0, 0]);
    let told = |times: usize| {
        let own = std::iter::repeat_n(own.clone(), times);
        answer(&after(won.iter().cloned().chain(own).collect()))
    };
    assert_eq!(told(1), told(0));
    expect![[r#"{"at":7,"error":"First, everybody places one card. Place a card."}"#]].assert_eq(&told(2));
    let lost = json!([
        ["place", 0, "S"],
        ["place", 1, "R"],
        ["place", 2, "R"],
        ["bid", 0, 3],
        ["flip", 0, 0],
        ["discard", 0, "S"],
        ["place", 0, "R"],
    ]);
    check(
        after(lost),
        expect![[
            r#"{"bid":null,"cards":[3,4,4],"challenger":null,"coins":[0,0,0],"eliminated":[],"first":0,"passed":[],"phase":"placing_first","revealed":[],"round":2,"skull_owner":null,"turn":[1,2],"winner":null}"#
        ]],
    );
}

#[test]
fn the_blind_pick_is_open_until_it_is_told() {
    let line = |more: Value| {
        let mut actions = json!([
            ["place", 0, "R"],
            ["place", 1, "S"],
            ["place", 2, "R"],
            ["bid", 0, 3],
            ["flip", 0, 0],
            ["flip", 0, 1],
        ]);
        actions.as_array_mut().unwrap().extend(more.as_array().unwrap().iter().cloned());
        after(actions)
    };
    check(
        line(json!([])),
        expect![[
            r#"{"bid":3,"cards":[4,4,4],"challenger":0,"coins":[0,0,0],"eliminated":[],"first":0,"passed":[],"phase":"discarding","revealed":[[0,"R"],[1,"S"]],"round":1,"skull_owner":1,"turn":[],"winner":null}"#
        ]],
    );
    check(
        line(json!([["lose", 0, "S"]])),
        expect![[
            r#"{"bid":null,"cards":[3,4,4],"challenger":null,"coins":[0,0,0],"eliminated":[],"first":0,"passed":[],"phase":"placing_first","revealed":[],"round":2,"skull_owner":null,"turn":[0,1,2],"winner":null}"#
        ]],
    );
    check(
        line(json!([["lose", 1, "S"]])),
        expect![[r#"{"at":6,"error":"Seat 1 is not the challenger, who loses the card."}"#]],
    );
    check(
        line(json!([["lose", 0, "R"], ["lose", 0, "R"]])),
        expect![[r#"{"at":7,"error":"No card is being picked blind now."}"#]],
    );
    check(
        line(json!([["place", 0, "R"]])),
        expect![[r#"{"at":6,"error":"First the blind pick must be told, as \"lose\"."}"#]],
    );
}

#[test]
fn a_question_that_makes_no_sense_is_answered_with_the_reason() {
    check(
        json!(7),
        expect![[
            r#"{"at":null,"error":"A question is a JSON object in one line, such as {\"game\":\"skull\",\"ask\":\"position\",\"seats\":3}."}"#
        ]],
    );
    check(
        json!({ "ask": "position" }),
        expect![[
            r#"{"at":null,"error":"The question does not say \"seats\". For example: {\"game\":\"skull\",\"ask\":\"position\",\"seats\":3,\"actions\":[[\"place\",0,\"R\"]]}"}"#
        ]],
    );
    check(
        json!({ "ask": "winner", "seats": 3 }),
        expect![[r#"{"at":null,"error":"The only question is \"position\"."}"#]],
    );
    check(
        json!({ "ask": "position", "seats": -1 }),
        expect![[
            r#"{"at":null,"error":"\"seats\" cannot be read. For example: {\"game\":\"skull\",\"ask\":\"position\",\"seats\":3,\"actions\":[[\"place\",0,\"R\"]]}"}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "hand": [] }),
        expect![[
            r#"{"at":null,"error":"A question of this kind has no \"hand\". It has: game, ask, seats, options, first, hands, coins, actions. For example: {\"game\":\"skull\",\"ask\":\"position\",\"seats\":3,\"actions\":[[\"place\",0,\"R\"]]}"}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "options": { "house_rule": true } }),
        expect![[
            r#"{"at":null,"error":"A question of this kind has no \"house_rule\". It has: first_after_lost_bet, unflipped_cards. For example: {\"game\":\"skull\",\"ask\":\"position\",\"seats\":3,\"actions\":[[\"place\",0,\"R\"]]}"}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "options": { "unflipped_cards": "burn" } }),
        expect![[
            r#"{"at":null,"error":"\"options.unflipped_cards\" cannot be \"burn\". Choose one of: stay_hidden, owners_may_show, owners_may_always_show."}"#
        ]],
    );
}

#[test]
fn hands_coins_and_first_players_that_make_no_sense_are_answered_with_the_reason() {
    check(
        json!({ "ask": "position", "seats": 3, "hands": [["R"]] }),
        expect![[r#"{"at":null,"error":"There must be one hand for each of the 3 seats."}"#]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "hands": [["R"], ["X"], ["R"]] }),
        expect![[r#"{"at":null,"error":"\"hands[1][0]\" cannot be \"X\". Choose one of: R, S."}"#]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "hands": [["S", "S"], ["R"], ["R"]] }),
        expect![[r#"{"at":null,"error":"The hand of seat 0 has more than three Roses or one Skull."}"#]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "coins": [0, 0] }),
        expect![[r#"{"at":null,"error":"There must be one number of coins for each of the 3 seats."}"#]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "coins": [2, 2, 0] }),
        expect![[
            r#"{"at":null,"error":"The coins make no sense: at most one seat has 2, and then it still has a card."}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "coins": [9, 0, 0] }),
        expect![[
            r#"{"at":null,"error":"The coins make no sense: at most one seat has 2, and then it still has a card."}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "coins": [2, 0, 0], "hands": [[], ["R"], ["R"]] }),
        expect![[
            r#"{"at":null,"error":"The coins make no sense: at most one seat has 2, and then it still has a card."}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "coins": [2, 0, 0], "hands": [["R"], [], []] }),
        expect![[
            r#"{"bid":null,"cards":[1,0,0],"challenger":null,"coins":[2,0,0],"eliminated":[1,2],"first":0,"passed":[],"phase":"game_over","revealed":[],"round":1,"skull_owner":null,"turn":[],"winner":0}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "first": 3 }),
        expect![[r#"{"at":null,"error":"Seat 3 cannot be the first player: it is not in the game."}"#]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "first": 300 }),
        expect![[
            r#"{"at":null,"error":"\"first\" cannot be read. For example: {\"game\":\"skull\",\"ask\":\"position\",\"seats\":3,\"actions\":[[\"place\",0,\"R\"]]}"}"#
        ]],
    );
    check(
        json!({ "ask": "position", "seats": 3, "first": 1, "hands": [["R"], [], ["R"]] }),
        expect![[r#"{"at":null,"error":"Seat 1 cannot be the first player: it is not in the game."}"#]],
    );
}

#[test]
fn an_action_that_makes_no_sense_is_answered_with_its_place() {
    check(
        after(json!([["place", 0, "R"], ["place", 0, "R"]])),
        expect![[r#"{"at":1,"error":"It is not the turn of seat 0."}"#]],
    );
    check(
        after(json!([["place", 3, "R"]])),
        expect![[r#"{"at":0,"error":"There is no seat 3 at this table."}"#]],
    );
    check(
        after(json!([["place", -1, "R"]])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!([["place", 0, "Q"]])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!([["place", 0]])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!([["place", 0, "R", "R"]])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!([["dance", 0, "R"]])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!(["place"])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!([[]])),
        expect![[
            r#"{"at":0,"error":"Action 0 is none of place, bid, pass, flip, discard, lose, choose_first, show and keep_hidden with its seat and card."}"#
        ]],
    );
    check(
        after(json!([["lose", 0, "R"]])),
        expect![[r#"{"at":0,"error":"No card is being picked blind now."}"#]],
    );
    check(
        after(json!([["pass", 0]])),
        expect![[r#"{"at":0,"error":"First, everybody places one card. Place a card."}"#]],
    );
    let out =
        json!({ "ask": "position", "seats": 3, "hands": [["R"], [], ["R"]], "actions": [["place", 1, "R"]] });
    check(out, expect![[r#"{"at":0,"error":"Seat 1 is out of the game."}"#]]);
    let over = json!({ "ask": "position", "seats": 3, "coins": [2, 0, 0], "actions": [["place", 1, "R"]] });
    check(over, expect![[r#"{"at":0,"error":"The game is over."}"#]]);
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-3i64..30).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        prop::sample::select(vec!["R", "S", "place", "bid", "pass", "flip", "lose", "position", "x"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 5, |inner| prop::collection::vec(inner, 0..5).prop_map(Value::from))
}

fn any_action() -> impl Strategy<Value = Value> {
    let verb = prop::sample::select(vec![
        "place",
        "bid",
        "pass",
        "flip",
        "discard",
        "lose",
        "choose_first",
        "show",
        "keep_hidden",
    ]);
    let last = prop_oneof![
        (0u8..8).prop_map(Value::from),
        prop::sample::select(vec!["R", "S"]).prop_map(Value::from)
    ];
    (verb, 0u8..4, prop::option::of(last)).prop_map(|(verb, seat, last)| match last {
        Some(last) => json!([verb, seat, last]),
        None => json!([verb, seat]),
    })
}

/// The same cases on every machine.
fn seeded(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(1720),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(seeded(600))]

    #[test]
    fn no_question_makes_the_referee_panic(
        seats in any_json(), first in any_json(), hands in any_json(), coins in any_json(), actions in any_json(),
    ) {
        let told = answer(&json!({
            "ask": "position", "seats": seats, "first": first, "hands": hands, "coins": coins, "actions": actions,
        }));
        prop_assert!(told.contains("phase") || told.contains("error"), "{}", told);
    }

    #[test]
    fn a_refused_action_is_the_first_that_fails(actions in prop::collection::vec(any_action(), 0..12)) {
        if let Err(JudgeError { at, .. }) = Skull::judge(&after(actions.clone().into())) {
            let at = at.expect("the question itself is fine");
            let before = after(actions[..at].to_vec().into());
            prop_assert!(Skull::judge(&before).is_ok());
        }
    }
}
