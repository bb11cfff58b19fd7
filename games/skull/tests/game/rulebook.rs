//! The rulebook, clause by clause, on strings. The clauses are in `docs/rules/skull.md`.
//!
//! A line of play: `0R` places a Rose for seat 0, `0bid3` bids, `0pass` passes, `0>1` turns the top card of seat 1,
//! `0-S` gives up the Skull, `0~R` is a blind pick that takes a Rose, `0first2` names the first player, `0show` and
//! `0keep` decide about cards that were not turned. Before a `|` stands what differs from a fresh game for three:
//! `seats 4`, `first 1`, `hands RRS,R,-`, `coins 1,0,0`, and options such as `unflipped_cards=owners_may_show`.

#![expect(clippy::needless_pass_by_value, reason = "questions and expectations are written in place")]

use engine::{Game, GameRng, Match, Message, PlayError, Seat, SeatMap, Standing, Turn};
use expect_test::{Expect, expect};
use hosting::{Hosted, JudgeError, Snapshot, Viewer};
use serde_json::{Map, Value, json};
use skull::{Action, Card, Chance, Event, Refusal, Skull};
use words::{Cast, Words};

/// Plays the line and compares what the referee says.
#[track_caller]
fn check(play: &str, expected: Expect) {
    let (setting, actions) = play.split_once('|').unwrap_or(("", play));
    let mut question = json!({ "game": "skull", "ask": "position", "seats": 3 });
    let object = question.as_object_mut().unwrap();
    set(object, setting);
    object.insert("actions".into(), actions.split_whitespace().map(action).collect());
    let answer = match Skull::judge(&question) {
        Ok(position) => told(&position),
        Err(JudgeError { why, at: Some(at) }) => {
            format!("{} is refused: {}", actions.split_whitespace().nth(at).unwrap(), say(&why))
        }
        Err(JudgeError { why, at: None }) => say(&why),
    };
    expected.assert_eq(&answer);
}

fn set(question: &mut Map<String, Value>, setting: &str) {
    let mut options = Map::new();
    let mut parts = setting.split_whitespace();
    while let Some(part) = parts.next() {
        if let Some((option, value)) = part.split_once('=') {
            options.insert(option.into(), value.into());
            continue;
        }
        let value = parts.next().unwrap();
        let number = |text: &str| Value::from(text.parse::<u8>().unwrap());
        let hand =
            |text: &str| text.chars().filter(|&c| c != '-').map(|c| Value::from(c.to_string())).collect();
        let value = match part {
            "hands" => value.split(',').map(hand).collect::<Vec<Value>>().into(),
            "coins" => value.split(',').map(number).collect(),
            _ => number(value),
        };
        question.insert(part.into(), value);
    }
    question.insert("options".into(), options.into());
}

fn action(token: &str) -> Value {
    let (seat, what) = token.split_at(1);
    let seat: u8 = seat.parse().unwrap();
    if let Some(bid) = what.strip_prefix("bid") {
        return json!(["bid", seat, bid.parse::<u8>().unwrap()]);
    }
    if let Some(first) = what.strip_prefix("first") {
        return json!(["choose_first", seat, first.parse::<u8>().unwrap()]);
    }
    match what.split_at(1) {
        (">", owner) => json!(["flip", seat, owner.parse::<u8>().unwrap()]),
        ("-", card) => json!(["discard", seat, card]),
        ("~", card) => json!(["lose", seat, card]),
        _ => match what {
            "pass" | "show" => json!([what, seat]),
            "keep" => json!(["keep_hidden", seat]),
            card => json!(["place", seat, card]),
        },
    }
}

/// A position in a line; what does not apply is left out.
fn told(position: &Value) -> String {
    let list = |key: &str| {
        let items = position[key].as_array().unwrap().iter();
        items.map(|item| item.to_string().replace(['"', '[', ']', ','], "")).collect::<Vec<_>>().join(" ")
    };
    let mut told = position["phase"].as_str().unwrap().to_owned();
    let mut tell = |name: &str, value: String| {
        if !value.is_empty() && value != "null" {
            told.push_str(&format!("; {name} {value}"));
        }
    };
    tell("turn", list("turn"));
    tell("round", position["round"].to_string());
    tell("first", position["first"].to_string());
    tell("bid", position["bid"].to_string());
    tell("by", position["challenger"].to_string());
    tell("passed", list("passed"));
    tell("turned", list("revealed"));
    tell("coins", list("coins"));
    tell("cards", list("cards"));
    tell("out", list("eliminated"));
    tell("Skull of", position["skull_owner"].to_string());
    tell("winner", position["winner"].to_string());
    told
}

fn say(message: &Message) -> String {
    let words = Words::new("en", Skull::messages("en"));
    let names: Vec<String> = ["Anna", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(String::from).into();
    words.try_say(message, &Cast { names: &names, you: None }).unwrap()
}

/// A fresh game in which this seat begins.
fn table(seats: u8, first: u8) -> Match<Skull> {
    let (_, usual) = Skull::presets().remove(0);
    let mut table = Match::<Skull>::new(usual, seats).unwrap();
    table.step(engine::Step::Chance(Chance::First(Seat::new(first)))).unwrap();
    table
}

fn play(table: &mut Match<Skull>, seat: u8, action: Action) -> Vec<Event> {
    table.play(Seat::new(seat), action).unwrap()
}

// SKULL-1.1
#[test]
fn two_to_six_can_play() {
    check("seats 1|", expect!["Skull has 2 to 6 seats, not 1."]);
    check("seats 2|", expect!["placing_first; turn 0 1; round 1; first 0; coins 0 0; cards 4 4"]);
    check("seats 3|", expect!["placing_first; turn 0 1 2; round 1; first 0; coins 0 0 0; cards 4 4 4"]);
    check(
        "seats 6|",
        expect!["placing_first; turn 0 1 2 3 4 5; round 1; first 0; coins 0 0 0 0 0 0; cards 4 4 4 4 4 4"],
    );
    check("seats 7|", expect!["Skull has 2 to 6 seats, not 7."]);
}

// SKULL-1.2
#[test]
fn everybody_owns_three_roses_and_one_skull() {
    check(
        "hands RRRS,RRRS,RRRS|",
        expect!["placing_first; turn 0 1 2; round 1; first 0; coins 0 0 0; cards 4 4 4"],
    );
    check("hands RRRS,RRRR,RRRS|", expect!["The hand of seat 1 has more than three Roses or one Skull."]);
    check("hands RRRS,RSS,RRRS|", expect!["The hand of seat 1 has more than three Roses or one Skull."]);
    let table = table(4, 0);
    for seat in Seat::all(4) {
        let hand: Vec<Card> = table.view(seat).private.hand.iter().collect();
        assert_eq!(hand, [Card::Rose, Card::Rose, Card::Rose, Card::Skull]);
    }
}

// SKULL-1.3
#[test]
fn the_first_player_is_drawn_by_lot_each_as_likely() {
    let (_, usual) = Skull::presets().remove(0);
    let mut begun = [0u32; 5];
    for seed in 0..2_000 {
        let mut table = Match::<Skull>::new(usual, 5).unwrap();
        assert_eq!(table.turn(), Turn::Chance);
        table.advance(&mut GameRng::from_number(seed));
        begun[table.public().first.idx()] += 1;
    }
    assert!(begun.iter().all(|&n| (330..470).contains(&n)), "{begun:?}");
}

// SKULL-1.4
#[test]
fn two_won_bets_win_the_game() {
    check(
        "0R 1R 2R 0bid1 1pass 2pass 0R 1S 2R 0bid1 1pass 2pass",
        expect![
            "game_over; round 2; first 0; bid 1; by 0; passed 1 2; turned 0R; coins 2 0 0; cards 4 4 4; winner 0"
        ],
    );
}

// SKULL-1.5
#[test]
fn each_round_ends_with_one_bet() {
    check(
        "0R 1R 2R 0bid1 1pass 2pass",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0bid1 1pass 2pass 0R 1R 2S 0bid3 0>1 0>2 0~R",
        expect!["placing_first; turn 0 1 2; round 3; first 0; coins 1 0 0; cards 3 4 4"],
    );
}

// SKULL-2.1
#[test]
fn first_cards_are_placed_all_at_once_in_any_order() {
    check("", expect!["placing_first; turn 0 1 2; round 1; first 0; coins 0 0 0; cards 4 4 4"]);
    check("2S", expect!["placing_first; turn 0 1; round 1; first 0; coins 0 0 0; cards 4 4 4"]);
    check("2S 0R", expect!["placing_first; turn 1; round 1; first 0; coins 0 0 0; cards 4 4 4"]);
    check("2S 0R 2R", expect!["2R is refused: It is not the turn of seat 2."]);
    check("0R 1S 2R", expect!["placing; turn 0; round 1; first 0; coins 0 0 0; cards 4 4 4"]);
    check("2R 1S 0R", expect!["placing; turn 0; round 1; first 0; coins 0 0 0; cards 4 4 4"]);
    check("hands RR,S,RRR | 1R", expect!["1R is refused: You have no Rose in your hand."]);
    check("hands RR,S,RRR | 0S", expect!["0S is refused: You have no Skull in your hand."]);
}

// SKULL-2.2
#[test]
fn nobody_adds_or_bids_before_everybody_has_placed() {
    check("0R 1R 0R", expect!["0R is refused: It is not the turn of seat 0."]);
    check("0R 1R 0bid1", expect!["0bid1 is refused: It is not the turn of seat 0."]);
    check("0R 1R 2bid1", expect!["2bid1 is refused: First, everybody places one card. Place a card."]);
    check("0R 1R 2pass", expect!["2pass is refused: First, everybody places one card. Place a card."]);
}

// SKULL-2.3
#[test]
fn the_first_player_has_the_first_turn() {
    check("first 2 | 0R 1R 2R", expect!["placing; turn 2; round 1; first 2; coins 0 0 0; cards 4 4 4"]);
    check("first 2 | 0R 1R 2R 0R", expect!["0R is refused: It is not the turn of seat 0."]);
    check("first 3 |", expect!["Seat 3 cannot be the first player: it is not in the game."]);
    check("first 0 hands -,R,R |", expect!["Seat 0 cannot be the first player: it is not in the game."]);
}

// SKULL-2.4
#[test]
fn only_the_owner_knows_a_card_that_lies_face_down() {
    let tell = |card: Card, viewer: Viewer| {
        let mut table = table(3, 0);
        let events = play(&mut table, 1, Action::Place(card));
        serde_json::to_string(&(events, Snapshot::of(&table, viewer))).unwrap()
    };
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert_eq!(tell(Card::Rose, viewer), tell(Card::Skull, viewer));
    }
    let owner = Viewer::Seat(Seat::new(1));
    assert_ne!(tell(Card::Rose, owner), tell(Card::Skull, owner));
}

// SKULL-3.1
#[test]
fn turns_go_clockwise_and_add_one_card_or_bid() {
    check("first 1 | 0R 1R 2R 1S", expect!["placing; turn 2; round 1; first 1; coins 0 0 0; cards 4 4 4"]);
    check(
        "first 1 | 0R 1R 2R 1S 2R 0R",
        expect!["placing; turn 1; round 1; first 1; coins 0 0 0; cards 4 4 4"],
    );
    check(
        "first 1 | 0R 1R 2R 1S 2bid2",
        expect!["bidding; turn 0; round 1; first 1; bid 2; by 2; coins 0 0 0; cards 4 4 4"],
    );
    check("first 1 | 0R 1R 2R 1S 1R", expect!["1R is refused: It is not the turn of seat 1."]);
    check("0S 1R 2R 0S", expect!["0S is refused: You have no Skull in your hand."]);
}

// SKULL-3.2
#[test]
fn a_bid_is_possible_straight_after_the_first_cards() {
    check(
        "0R 1R 2R 0bid1",
        expect!["bidding; turn 1; round 1; first 0; bid 1; by 0; coins 0 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0R 1bid1",
        expect!["bidding; turn 2; round 1; first 0; bid 1; by 1; coins 0 0 0; cards 4 4 4"],
    );
}

// SKULL-3.3
#[test]
fn an_empty_hand_must_bid() {
    check(
        "hands RR,RR,RR | 0R 1R 2R 0R 1R 2R 0R",
        expect![
            "0R is refused: You have no cards left in hand, so you must open a challenge, with any bid up to 6."
        ],
    );
    check(
        "hands RR,RR,RR | 0R 1R 2R 0R 1R 2R 0pass",
        expect![
            "0pass is refused: You have no cards left in hand, so you must open a challenge, with any bid up to 6."
        ],
    );
    check(
        "hands RR,RR,RR | 0R 1R 2R 0R 1R 2R 0bid1",
        expect!["bidding; turn 1; round 1; first 0; bid 1; by 0; coins 0 0 0; cards 2 2 2"],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0S",
        expect![
            "0S is refused: You have no cards left in hand, so you must open a challenge, with any bid up to 3."
        ],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1",
        expect!["bidding; turn 1; round 1; first 0; bid 1; by 0; coins 0 0 0; cards 1 2 2"],
    );
}

// SKULL-3.4
#[test]
fn nobody_passes_before_a_bid() {
    check(
        "0R 1R 2R 0pass",
        expect![
            "0pass is refused: Nobody has bid yet, so there is nothing to pass on. Add a card or open a challenge."
        ],
    );
}

// SKULL-3.5
#[test]
fn players_who_are_out_are_skipped() {
    check(
        "seats 4 hands RR,-,RR,RR |",
        expect!["placing_first; turn 0 2 3; round 1; first 0; coins 0 0 0 0; cards 2 0 2 2; out 1"],
    );
    check("seats 4 hands RR,-,RR,RR | 1R", expect!["1R is refused: Seat 1 is out of the game."]);
    check(
        "seats 4 hands RR,-,RR,RR | 0R 2R 3R 0R",
        expect!["placing; turn 2; round 1; first 0; coins 0 0 0 0; cards 2 0 2 2; out 1"],
    );
    check(
        "seats 4 hands RR,-,RR,RR | 0R 2R 3R 0bid1",
        expect!["bidding; turn 2; round 1; first 0; bid 1; by 0; coins 0 0 0 0; cards 2 0 2 2; out 1"],
    );
    check(
        "seats 4 hands RR,-,RR,RR | 0R 2R 3R 0bid1 2bid2 3pass",
        expect![
            "bidding; turn 0; round 1; first 0; bid 2; by 2; passed 3; coins 0 0 0 0; cards 2 0 2 2; out 1"
        ],
    );
}

// SKULL-4.1
#[test]
fn the_lowest_bid_is_one() {
    check(
        "0R 1R 2R 0bid0",
        expect![
            "0bid0 is refused: A bid must be at least 1 and at most 3, the number of cards on the table."
        ],
    );
    check(
        "0R 1R 2R 0bid1",
        expect!["bidding; turn 1; round 1; first 0; bid 1; by 0; coins 0 0 0; cards 4 4 4"],
    );
}

// SKULL-4.2
#[test]
fn the_highest_bid_is_the_number_of_cards_on_the_table() {
    check(
        "0R 1R 2R 0bid4",
        expect![
            "0bid4 is refused: A bid must be at least 1 and at most 3, the number of cards on the table."
        ],
    );
    check(
        "0R 1R 2R 0R 1bid5",
        expect![
            "1bid5 is refused: A bid must be at least 1 and at most 4, the number of cards on the table."
        ],
    );
    check(
        "0R 1R 2R 0R 1bid4",
        expect!["revealing; turn 1; round 1; first 0; bid 4; by 1; turned 1R; coins 0 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0bid2 1bid4",
        expect![
            "1bid4 is refused: The bid must be higher than 2 and at most 3, the number of cards on the table."
        ],
    );
    check(
        "0R 1R 2R 0bid255",
        expect![
            "0bid255 is refused: A bid must be at least 1 and at most 3, the number of cards on the table."
        ],
    );
}

// SKULL-4.3
#[test]
fn everybody_in_turn_bids_any_higher_number_or_passes() {
    check(
        "0R 1R 2R 0R 1R 2R 0bid1 1bid3",
        expect!["bidding; turn 2; round 1; first 0; bid 3; by 1; coins 0 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid1 1bid3 2bid3",
        expect![
            "2bid3 is refused: The bid must be higher than 3 and at most 6, the number of cards on the table."
        ],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid2 1bid1",
        expect![
            "1bid1 is refused: The bid must be higher than 2 and at most 6, the number of cards on the table."
        ],
    );
    check("0R 1R 2R 0R 1R 2R 0bid2 2bid3", expect!["2bid3 is refused: It is not the turn of seat 2."]);
    check(
        "0R 1R 2R 0R 1R 2R 0bid1 1pass 2bid2",
        expect!["bidding; turn 0; round 1; first 0; bid 2; by 2; passed 1; coins 0 0 0; cards 4 4 4"],
    );
}

// SKULL-4.4
#[test]
fn a_pass_is_final_for_the_round() {
    check(
        "seats 4 | 0R 1R 2R 3R 0bid1 1pass 2bid2 3pass 0bid3",
        expect!["bidding; turn 2; round 1; first 0; bid 3; by 0; passed 1 3; coins 0 0 0 0; cards 4 4 4 4"],
    );
    check(
        "seats 4 | 0R 1R 2R 3R 0bid1 1pass 2bid2 3pass 0bid3 1bid4",
        expect!["1bid4 is refused: It is not the turn of seat 1."],
    );
    check(
        "0R 1R 2R 0bid1 1pass 2pass 0R 1R 2R 0R 1bid1",
        expect!["bidding; turn 2; round 2; first 0; bid 1; by 1; coins 1 0 0; cards 4 4 4"],
    );
}

// SKULL-4.5
#[test]
fn nobody_places_after_the_first_bid() {
    check(
        "0R 1R 2R 0bid1 1R",
        expect![
            "1R is refused: The bidding has begun, so no more cards can be placed. Bid more than 1, or pass."
        ],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid4 1pass 2pass 0R",
        expect!["0R is refused: Now you turn cards: choose a pile."],
    );
}

// SKULL-4.6
#[test]
fn the_last_who_has_not_passed_is_the_challenger() {
    check(
        "0R 1R 2R 0R 1R 2R 0bid3 1bid5 2pass",
        expect!["bidding; turn 0; round 1; first 0; bid 5; by 1; passed 2; coins 0 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid3 1bid5 2pass 0pass",
        expect![
            "revealing; turn 1; round 1; first 0; bid 5; by 1; passed 0 2; turned 1R 1R; coins 0 0 0; cards 4 4 4"
        ],
    );
    check(
        "0R 1R 2R 0bid1 1bid2 2pass 0pass",
        expect![
            "revealing; turn 1; round 1; first 0; bid 2; by 1; passed 0 2; turned 1R; coins 0 0 0; cards 4 4 4"
        ],
    );
}

// SKULL-4.7
#[test]
fn a_bid_for_every_card_cannot_be_raised() {
    check(
        "0R 1R 2R 0bid3",
        expect!["revealing; turn 0; round 1; first 0; bid 3; by 0; turned 0R; coins 0 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0bid1 1bid3",
        expect!["revealing; turn 1; round 1; first 0; bid 3; by 1; turned 1R; coins 0 0 0; cards 4 4 4"],
    );
    check("0R 1R 2R 0bid1 1bid3 2pass", expect!["2pass is refused: It is not the turn of seat 2."]);
    check(
        "seats 2 hands R,R | 0R 1R 0bid2 0>1",
        expect!["placing_first; turn 0 1; round 2; first 0; coins 1 0; cards 1 1"],
    );
}

#[test]
fn no_card_of_a_seat_that_is_not_there_is_turned() {
    let mut table = table(2, 0);
    for seat in [0, 1] {
        play(&mut table, seat, Action::Place(Card::Rose));
    }
    play(&mut table, 0, Action::Bid(2));
    let turned = table.play(Seat::new(0), Action::Flip(Seat::new(5)));
    assert_eq!(turned, Err(PlayError::Illegal(Refusal::NotInGame(Seat::new(5)))));
}

// SKULL-5.1
#[test]
fn the_challengers_own_cards_turn_first_from_the_top() {
    check(
        "0S 1R 2R 0R 1R 2R 0R 1R 2R 0bid2 1pass 2pass",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0S 1R 2R 0bid2 1pass 2pass",
        expect![
            "discarding; turn 0; round 1; first 0; bid 2; by 0; passed 1 2; turned 0S; coins 0 0 0; cards 4 4 4; Skull of 0"
        ],
    );
    check(
        "0R 1R 2R 0S 1R 2R 0R 1R 2R 0bid3 1pass 2pass",
        expect![
            "discarding; turn 0; round 1; first 0; bid 3; by 0; passed 1 2; turned 0R 0S; coins 0 0 0; cards 4 4 4; Skull of 0"
        ],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid4 1pass 2pass",
        expect![
            "revealing; turn 0; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R; coins 0 0 0; cards 4 4 4"
        ],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid4 1pass 2pass 0>0 0>0 0>1",
        expect![
            "revealing; turn 0; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1R; coins 0 0 0; cards 4 4 4"
        ],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid4 1pass 2pass 0>0 0>0 0>0",
        expect!["0>0 is refused: Your own cards are turned already. Choose another player’s pile."],
    );
}

// SKULL-5.2
#[test]
fn other_piles_are_turned_freely_one_card_at_a_time() {
    check(
        "0R 1R 2R 0R 1R 2R 0bid5 1pass 2pass 0>1",
        expect![
            "revealing; turn 0; round 1; first 0; bid 5; by 0; passed 1 2; turned 0R 0R 1R; coins 0 0 0; cards 4 4 4"
        ],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid5 1pass 2pass 0>1 0>2 0>1",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid5 1pass 2pass 0>1 0>1 0>1",
        expect!["0>1 is refused: Bo has no face-down card on the table. Choose another pile."],
    );
    check(
        "0R 1R 2R 0R 1R 2R 0bid5 1pass 2pass 0>1 1>2",
        expect!["1>2 is refused: It is not the turn of seat 1."],
    );
    check(
        "seats 4 hands RR,-,RR,RR | 0R 2R 3R 0bid3 0>1",
        expect!["0>1 is refused: Bo has no face-down card on the table. Choose another pile."],
    );
}

// SKULL-5.3
#[test]
fn each_pile_is_turned_from_the_top() {
    check(
        "0R 1S 2R 0R 1R 2R 0bid3 1pass 2pass 0>1",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0R 1S 2R 0bid3 1pass 2pass 0>1",
        expect![
            "discarding; round 1; first 0; bid 3; by 0; passed 1 2; turned 0R 0R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        "0R 1S 2R 0R 1R 2R 0bid4 1pass 2pass 0>1 0>1",
        expect![
            "discarding; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
}

// SKULL-5.4
#[test]
fn a_skull_ends_the_turning_at_once() {
    check(
        "0R 1S 2R 0bid3 0>1",
        expect![
            "discarding; round 1; first 0; bid 3; by 0; turned 0R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        "0R 1S 2R 0bid3 0>1 0>2",
        expect![[r#"0>2 is refused: First the blind pick must be told, as "lose"."#]],
    );
    check(
        "0S 1R 2R 0bid3",
        expect![
            "discarding; turn 0; round 1; first 0; bid 3; by 0; turned 0S; coins 0 0 0; cards 4 4 4; Skull of 0"
        ],
    );
    check("0S 1R 2R 0bid3 0>1", expect!["0>1 is refused: Now you choose a card to give up."]);
}

// SKULL-5.5
#[test]
fn as_many_roses_as_were_bid_win_the_bet() {
    check(
        "0R 1R 2S 0bid2 1pass 2pass 0>1",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        "coins 1,0,0 | 0R 1R 2S 0bid2 1pass 2pass 0>1",
        expect![
            "game_over; round 1; first 0; bid 2; by 0; passed 1 2; turned 0R 1R; coins 2 0 0; cards 4 4 4; winner 0"
        ],
    );
}

// SKULL-5.6
#[test]
fn cards_that_were_not_turned_go_back_unseen() {
    let tell = |unturned: Card| {
        let mut table = table(3, 0);
        play(&mut table, 0, Action::Place(Card::Rose));
        play(&mut table, 1, Action::Place(Card::Rose));
        play(&mut table, 2, Action::Place(unturned));
        play(&mut table, 0, Action::Bid(2));
        play(&mut table, 1, Action::Pass);
        play(&mut table, 2, Action::Pass);
        let events = play(&mut table, 0, Action::Flip(Seat::new(1)));
        assert_eq!(table.public().round, 2);
        serde_json::to_string(&(events, Snapshot::of(&table, Viewer::Spectator))).unwrap()
    };
    assert_eq!(tell(Card::Rose), tell(Card::Skull));
}

// SKULL-5.7
#[test]
fn owners_may_show_what_was_not_turned() {
    let open = "unflipped_cards=owners_may_show";
    let lost = "0R 1S 2R 0R 1R 2R 0bid4 1pass 2pass 0>1 0>1";
    check(
        &format!("{open} | {lost}"),
        expect![
            "showing; turn 2; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("{open} | {lost} 2show"),
        expect![
            "discarding; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("{open} | {lost} 2keep"),
        expect![
            "discarding; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("{open} | {lost} 2pass"),
        expect!["2pass is refused: Now you can show your cards or keep them hidden."],
    );
    check(
        &format!("{open} seats 4 | 0R 1S 2R 3S 0bid3 1pass 2pass 3pass 0>1"),
        expect![
            "showing; turn 2 3; round 1; first 0; bid 3; by 0; passed 1 2 3; turned 0R 1S; coins 0 0 0 0; cards 4 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("{open} seats 4 | 0R 1S 2R 3S 0bid3 1pass 2pass 3pass 0>1 3show"),
        expect![
            "showing; turn 2; round 1; first 0; bid 3; by 0; passed 1 2 3; turned 0R 1S; coins 0 0 0 0; cards 4 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("{open} seats 4 | 0R 1S 2R 3S 0bid3 1pass 2pass 3pass 0>1 2keep 3show"),
        expect![
            "discarding; round 1; first 0; bid 3; by 0; passed 1 2 3; turned 0R 1S; coins 0 0 0 0; cards 4 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("{open} | 0R 1R 2S 0bid1 1pass 2pass"),
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        &format!("unflipped_cards=stay_hidden | {lost}"),
        expect![
            "discarding; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        &format!("unflipped_cards=stay_hidden | {lost} 2show"),
        expect![[r#"2show is refused: First the blind pick must be told, as "lose"."#]],
    );
}

// SKULL-5.7
#[test]
fn owners_may_show_after_a_won_bet_too_where_the_table_says_so() {
    let open = "unflipped_cards=owners_may_always_show";
    let won = "0R 1R 2S 0R 1S 2R 0bid2 1pass 2pass";
    check(
        &format!("{open} | {won}"),
        expect![
            "showing; turn 1 2; round 1; first 0; bid 2; by 0; passed 1 2; turned 0R 0R; coins 1 0 0; cards 4 4 4"
        ],
    );
    check(&format!("{open} | {won} 0show"), expect!["0show is refused: It is not the turn of seat 0."]);
    check(
        &format!("{open} | {won} 2show"),
        expect![
            "showing; turn 1; round 1; first 0; bid 2; by 0; passed 1 2; turned 0R 0R; coins 1 0 0; cards 4 4 4"
        ],
    );
    let quiet = ["unflipped_cards=owners_may_show", "unflipped_cards=stay_hidden"];
    let over = quiet.map(|options| format!("{options} | {won}"));
    for script in over.into_iter().chain([format!("{open} | {won} 2show 1keep")]) {
        check(&script, expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"]);
    }
    check(
        &format!("{open} coins 1,0,0 | {won}"),
        expect![
            "game_over; round 1; first 0; bid 2; by 0; passed 1 2; turned 0R 0R; coins 2 0 0; cards 4 4 4; winner 0"
        ],
    );
}

// SKULL-5.8
#[test]
fn only_other_owners_of_face_down_cards_are_asked_to_show() {
    let open = "unflipped_cards=owners_may_show";
    check(
        &format!("{open} | 0S 1R 2R 0R 1R 2R 0R 1R 2R 0bid3 1pass 2pass"),
        expect![
            "showing; turn 1 2; round 1; first 0; bid 3; by 0; passed 1 2; turned 0R 0R 0S; coins 0 0 0; cards 4 4 4; Skull of 0"
        ],
    );
    check(
        &format!("{open} | 0S 1R 2R 0R 1R 2R 0R 1R 2R 0bid3 1pass 2pass 0show"),
        expect!["0show is refused: It is not the turn of seat 0."],
    );
    check(
        &format!("{open} | 0R 1R 2S 0bid3 0>1 0>2"),
        expect![
            "discarding; round 1; first 0; bid 3; by 0; turned 0R 1R 2S; coins 0 0 0; cards 4 4 4; Skull of 2"
        ],
    );
    check(
        &format!("{open} | 0R 1R 2S 0bid3 0>2 2show"),
        expect!["2show is refused: It is not the turn of seat 2."],
    );
    check(
        &format!("{open} | 0R 1R 2R 0R 1S 2R 0bid4 1pass 2pass 0>1 1show"),
        expect![
            "showing; turn 2; round 1; first 0; bid 4; by 0; passed 1 2; turned 0R 0R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
}

// SKULL-6.1
#[test]
fn a_won_bet_is_a_coin_and_the_second_wins_at_once() {
    check(
        "0R 1R 2R 0bid1 1pass 2pass",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 0 0; cards 4 4 4"],
    );
    check(
        "coins 1,1,0 | 0R 1R 2R 0bid1 1bid2 2pass 0pass 1>0",
        expect![
            "game_over; round 1; first 0; bid 2; by 1; passed 0 2; turned 1R 0R; coins 1 2 0; cards 4 4 4; winner 1"
        ],
    );
    check("coins 1,1,0 | 0R 1R 2R 0bid1 1pass 2pass 0R", expect!["0R is refused: The game is over."]);
    check("coins 0,2,0 |", expect!["game_over; round 1; first 0; coins 0 2 0; cards 4 4 4; winner 1"]);
    check(
        "coins 0,2,2 |",
        expect!["The coins make no sense: at most one seat has 2, and then it still has a card."],
    );
    check(
        "coins 0,3,0 |",
        expect!["The coins make no sense: at most one seat has 2, and then it still has a card."],
    );
}

// SKULL-6.2
#[test]
fn after_a_won_bet_the_challenger_begins() {
    check(
        "0R 1R 2R 0bid1 1bid2 2pass 0pass 1>2",
        expect!["placing_first; turn 0 1 2; round 2; first 1; coins 0 1 0; cards 4 4 4"],
    );
    check(
        "0R 1R 2R 0bid1 1bid2 2pass 0pass 1>2 0R 1R 2R 1R",
        expect!["placing; turn 2; round 2; first 1; coins 0 1 0; cards 4 4 4"],
    );
}

// SKULL-7.1
#[test]
fn a_lost_bet_costs_one_card_for_good() {
    check(
        "0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 0 0 0; cards 3 4 4"],
    );
    check(
        "0R 1S 2R 0bid3 0>1 0~R 0R 1S 2R 0R 1R 2R 0R",
        expect!["0R is refused: You have no Rose in your hand."],
    );
    check(
        "0R 1S 2R 0bid3 0>1 0~R 0R 1S 2R 0R 1R 2R 0S 1R 2R 0bid1",
        expect!["bidding; turn 1; round 2; first 0; bid 1; by 0; coins 0 0 0; cards 3 4 4"],
    );
    check("0R 1S 2R 0bid3 0>1 0~S 0S", expect!["0S is refused: You have no Skull in your hand."]);
}

// SKULL-7.2
#[test]
fn the_own_skull_lets_the_challenger_choose_the_lost_card() {
    check(
        "0S 1R 2R 0bid1 1pass 2pass",
        expect![
            "discarding; turn 0; round 1; first 0; bid 1; by 0; passed 1 2; turned 0S; coins 0 0 0; cards 4 4 4; Skull of 0"
        ],
    );
    check(
        "0S 1R 2R 0bid1 1pass 2pass 0-S",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 0 0 0; cards 3 4 4"],
    );
    check(
        "0S 1R 2R 0bid1 1pass 2pass 0-R",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 0 0 0; cards 3 4 4"],
    );
    check("0S 1R 2R 0bid1 1pass 2pass 0-S 0S", expect!["0S is refused: You have no Skull in your hand."]);
    check("0S 1R 2R 0bid1 1pass 2pass 1-R", expect!["1-R is refused: It is not the turn of seat 1."]);
    check("0S 1R 2R 0bid1 1pass 2pass 0~R", expect!["0~R is refused: No card is being picked blind now."]);
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass",
        expect![
            "discarding; turn 0; round 1; first 0; bid 1; by 0; passed 1 2; turned 0S; coins 0 0 0; cards 1 2 2; Skull of 0"
        ],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass 0-R",
        expect!["0-R is refused: You have no Rose to give up, only the Skull."],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass 0-S",
        expect![
            "choosing_first; turn 0; round 1; first 0; bid 1; by 0; passed 1 2; turned 0S; coins 0 0 0; cards 0 2 2; out 0; Skull of 0"
        ],
    );
}

// SKULL-7.3
#[test]
fn anothers_skull_takes_a_card_blind_each_as_likely() {
    check(
        "0R 1S 2R 0bid3 0>1",
        expect![
            "discarding; round 1; first 0; bid 3; by 0; turned 0R 1S; coins 0 0 0; cards 4 4 4; Skull of 1"
        ],
    );
    check(
        "0R 1S 2R 0bid3 0>1 0-R",
        expect![[r#"0-R is refused: First the blind pick must be told, as "lose"."#]],
    );
    check(
        "0R 1S 2R 0bid3 0>1 1~R",
        expect!["1~R is refused: Seat 1 is not the challenger, who loses the card."],
    );
    check(
        "hands RR,RS,RR | 0R 1S 2R 0bid3 0>1 0~S",
        expect!["0~S is refused: The challenger has no such card."],
    );
    check(
        "hands R,RS,RR | 0R 1S 2R 0bid3 0>1",
        expect![
            "discarding; round 1; first 0; bid 3; by 0; turned 0R 1S; coins 0 0 0; cards 1 2 2; Skull of 1"
        ],
    );
    let mut skulls = 0;
    for seed in 0..2_000 {
        let mut table = table(3, 0);
        play(&mut table, 0, Action::Place(Card::Rose));
        play(&mut table, 1, Action::Place(Card::Skull));
        play(&mut table, 2, Action::Place(Card::Rose));
        play(&mut table, 0, Action::Bid(3));
        play(&mut table, 0, Action::Flip(Seat::new(1)));
        assert_eq!(table.turn(), Turn::Chance);
        table.advance(&mut GameRng::from_number(seed));
        skulls += u32::from(table.view(Seat::new(0)).private.lost.contains(Card::Skull));
    }
    assert!((430..570).contains(&skulls), "one of four cards: {skulls} of 2000");
}

// SKULL-7.4
#[test]
fn only_the_challenger_ever_knows_the_lost_card() {
    let tell = |given_up: Card, viewer: Viewer| {
        let mut table = table(3, 0);
        for seat in 0..3 {
            play(&mut table, seat, Action::Place(if seat == 0 { Card::Skull } else { Card::Rose }));
        }
        let mut events = play(&mut table, 0, Action::Bid(3));
        events.extend(play(&mut table, 0, Action::Discard(given_up)));
        serde_json::to_string(&(events, Snapshot::of(&table, viewer))).unwrap()
    };
    let blind = |lost: Card, viewer: Viewer| {
        let mut table = table(3, 0);
        for seat in 0..3 {
            play(&mut table, seat, Action::Place(if seat == 1 { Card::Skull } else { Card::Rose }));
        }
        play(&mut table, 0, Action::Bid(3));
        let mut events = play(&mut table, 0, Action::Flip(Seat::new(1)));
        events.extend(table.step(engine::Step::Chance(Chance::Lose(lost))).unwrap());
        serde_json::to_string(&(events, Snapshot::of(&table, viewer))).unwrap()
    };
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        assert_eq!(tell(Card::Rose, viewer), tell(Card::Skull, viewer));
        assert_eq!(blind(Card::Rose, viewer), blind(Card::Skull, viewer));
    }
    let challenger = Viewer::Seat(Seat::new(0));
    assert_ne!(tell(Card::Rose, challenger), tell(Card::Skull, challenger));
    assert_ne!(blind(Card::Rose, challenger), blind(Card::Skull, challenger));
}

// SKULL-7.5
#[test]
fn coins_stay_when_a_card_is_lost() {
    check(
        "coins 1,1,0 | 0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 1 1 0; cards 3 4 4"],
    );
    check(
        "coins 1,1,0 hands R,RS,R | 0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 1 2; round 2; first 1; coins 1 1 0; cards 0 2 1; out 0"],
    );
}

// SKULL-7.6
#[test]
fn who_begins_after_a_lost_bet_is_an_option() {
    check(
        "0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 0 0 0; cards 3 4 4"],
    );
    check(
        "first_after_lost_bet=challenger | 0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 0 0 0; cards 3 4 4"],
    );
    check(
        "first_after_lost_bet=skull_owner | 0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 0 1 2; round 2; first 1; coins 0 0 0; cards 3 4 4"],
    );
    check(
        "first_after_lost_bet=skull_owner | 0S 1R 2R 0bid3 0-R",
        expect!["placing_first; turn 0 1 2; round 2; first 0; coins 0 0 0; cards 3 4 4"],
    );
}

// SKULL-8.1
#[test]
fn who_has_no_card_left_is_out() {
    check(
        "seats 4 hands R,RS,RR,RR | 0R 1S 2R 3R 0bid4 0>1 0~R",
        expect!["placing_first; turn 1 2 3; round 2; first 1; coins 0 0 0 0; cards 0 2 2 2; out 0"],
    );
    check(
        "seats 4 hands R,RS,RR,RR | 0R 1S 2R 3R 0bid4 0>1 0~R 0R",
        expect!["0R is refused: Seat 0 is out of the game."],
    );
}

// SKULL-8.2
#[test]
fn out_by_the_own_skull_names_who_begins() {
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass 0-S",
        expect![
            "choosing_first; turn 0; round 1; first 0; bid 1; by 0; passed 1 2; turned 0S; coins 0 0 0; cards 0 2 2; out 0; Skull of 0"
        ],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass 0-S 0first2",
        expect!["placing_first; turn 1 2; round 2; first 2; coins 0 0 0; cards 0 2 2; out 0"],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass 0-S 0first0",
        expect!["0first0 is refused: That player is not in the game. Choose one who still has cards."],
    );
    check(
        "hands S,RR,RR | 0S 1R 2R 0bid1 1pass 2pass 0-S 1first1",
        expect!["1first1 is refused: It is not the turn of seat 1."],
    );
    check(
        "seats 4 hands S,RR,-,RR | 0S 1R 3R 0bid1 1pass 3pass 0-S 0first2",
        expect!["0first2 is refused: That player is not in the game. Choose one who still has cards."],
    );
}

// SKULL-8.3
#[test]
fn out_by_anothers_skull_its_owner_begins() {
    check(
        "hands R,RS,RR | 0R 1S 2R 0bid3 0>1 0~R",
        expect!["placing_first; turn 1 2; round 2; first 1; coins 0 0 0; cards 0 2 2; out 0"],
    );
    check(
        "first_after_lost_bet=challenger hands R,RR,RS | 0R 1R 2S 0bid3 0>2 0~R",
        expect!["placing_first; turn 1 2; round 2; first 2; coins 0 0 0; cards 0 2 2; out 0"],
    );
    check(
        "first_after_lost_bet=skull_owner hands R,RR,RS | 0R 1R 2S 0bid3 0>2 0~R",
        expect!["placing_first; turn 1 2; round 2; first 2; coins 0 0 0; cards 0 2 2; out 0"],
    );
}

// SKULL-8.4
#[test]
fn the_last_with_a_card_wins_at_once() {
    check(
        "hands S,-,RR coins 1,1,0 | 0S 2R 0bid1 2pass 0-S",
        expect![
            "game_over; round 1; first 0; bid 1; by 0; passed 2; turned 0S; coins 1 1 0; cards 0 0 2; out 0 1; Skull of 0; winner 2"
        ],
    );
    check(
        "hands R,S,- coins 1,0,0 | 0R 1S 0bid2 0>1 0~R",
        expect![
            "game_over; round 1; first 0; bid 2; by 0; turned 0R 1S; coins 1 0 0; cards 0 1 0; out 0 2; Skull of 1; winner 1"
        ],
    );
    check(
        "hands -,-,RR |",
        expect!["game_over; round 1; first 2; coins 0 0 0; cards 0 0 2; out 0 1; winner 2"],
    );
    check("hands -,-,RR | 2R", expect!["2R is refused: The game is over."]);
    check("hands -,-,- |", expect!["At least one seat must have a card."]);
}

// SKULL-8.5
#[test]
fn two_who_are_left_play_on() {
    check(
        "hands -,RR,RS | 1R 2S",
        expect!["placing; turn 1; round 1; first 1; coins 0 0 0; cards 0 2 2; out 0"],
    );
    check(
        "hands -,RR,RS | 1R 2S 1R 2R",
        expect!["placing; turn 1; round 1; first 1; coins 0 0 0; cards 0 2 2; out 0"],
    );
    check(
        "hands -,RR,RS | 1R 2S 1bid1 2pass",
        expect!["placing_first; turn 1 2; round 2; first 1; coins 0 1 0; cards 0 2 2; out 0"],
    );
    check(
        "seats 2 | 0R 1S 0bid1 1pass",
        expect!["placing_first; turn 0 1; round 2; first 0; coins 1 0; cards 4 4"],
    );
}

// SKULL-9.1
#[test]
fn the_winner_is_first_then_coins_then_cards_count() {
    let places = |table: &Match<Skull>| -> Vec<(u8, i32)> {
        let standings: SeatMap<Standing> = table.standings();
        standings.values().map(|standing| (standing.rank, standing.score)).collect()
    };
    let mut table = table(3, 0);
    assert_eq!(places(&table), [(1, 0), (1, 0), (1, 0)]);
    for seat in 0..3 {
        play(&mut table, seat, Action::Place(if seat == 2 { Card::Skull } else { Card::Rose }));
    }
    play(&mut table, 0, Action::Bid(2));
    play(&mut table, 1, Action::Bid(3));
    play(&mut table, 1, Action::Flip(Seat::new(2)));
    table.step(engine::Step::Chance(Chance::Lose(Card::Rose))).unwrap();
    assert_eq!(places(&table), [(1, 0), (3, 0), (1, 0)]);
    for _ in 0..2 {
        for seat in 0..3 {
            play(&mut table, seat, Action::Place(Card::Rose));
        }
        play(&mut table, 1, Action::Bid(1));
        play(&mut table, 2, Action::Pass);
        play(&mut table, 0, Action::Pass);
    }
    assert_eq!(places(&table), [(2, 0), (1, 2), (2, 0)]);
}
