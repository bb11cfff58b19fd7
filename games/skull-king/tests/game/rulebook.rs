//! The rulebooks, clause by clause: every example they print, and every clause of `docs/rules/skull-king.md`.

#![expect(clippy::needless_pass_by_value, reason = "changes and questions are written in place")]

mod perft;
mod picture;
pub(crate) mod table;
mod worlds;

use engine::{Game, GameRng, PlayError, Seat, SeatSet, Step, Turn};
use hosting::Hosted;
use serde_json::{Value, json};
use skull_king::scoring::{Cannon, Cause};
use skull_king::{Action, Bid, Chance, Event, Options, Phase, Player, Refusal, SkullKing, edition};
use table::{Table, hand, options, play, seat};
use words::{Cast, Words};

/// What becomes of a trick, in the words of the worked examples.
fn told(edition: &str, changes: Value, cards: &str) -> String {
    let cards: Vec<&str> = cards.split_whitespace().collect();
    let question = json!({ "ask": "trick", "edition": edition, "options": changes, "cards": cards });
    let answer = SkullKing::judge(&question).unwrap();
    if answer["destroyed"] == true {
        return format!("destroyed, seat {} leads", answer["next_leader"]);
    }
    let mut told = format!("seat {} takes it", answer["winner"]);
    if answer["bonus"] != 0 {
        told.push_str(&format!(", bonus {}", answer["bonus"]));
    }
    let allies: Vec<String> =
        answer["alliances"].as_array().unwrap().iter().map(|pair| pair[0].to_string()).collect();
    if !allies.is_empty() {
        told.push_str(&format!(", allies {}", allies.join(" ")));
    }
    told
}

#[track_caller]
fn takes(edition: &str, cards: &str, expected: &str) {
    assert_eq!(told(edition, json!({}), cards), expected, "{edition}: {cards}");
}

#[track_caller]
fn takes_with(edition: &str, changes: Value, cards: &str, expected: &str) {
    assert_eq!(told(edition, changes, cards), expected, "{edition}: {cards}");
}

/// What a player of a round gets.
fn paid(edition: &str, cards: u8, player: Value) -> i64 {
    let question = json!({ "ask": "score", "edition": edition, "cards_dealt": cards, "players": [player] });
    SkullKing::judge(&question).unwrap()["points"][0].as_i64().unwrap()
}

fn playable(edition: &str, trick: &str, hand: &str) -> String {
    let list = |cards: &str| cards.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let question = json!({ "ask": "playable", "edition": edition, "trick": list(trick), "hand": list(hand) });
    let answer = SkullKing::judge(&question).unwrap();
    let cards = answer["playable"].as_array().unwrap();
    cards.iter().map(|card| card.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

fn rules(edition: &str, seats: u8) -> SkullKing {
    SkullKing::new(edition::options(edition).unwrap(), seats).unwrap()
}

mod printed_examples {
    //! Every example that the three rulebooks print.

    use super::*;

    #[test]
    fn beck_three_greens_go_to_the_highest() {
        takes("beck-2018", "G7 G12 G8", "seat 1 takes it");
    }

    #[test]
    fn beck_a_purple_fourteen_is_worthless_on_yellow() {
        takes("beck-2018", "Y12 Y5 Y8 P14", "seat 0 takes it, bonus 10");
    }

    #[test]
    fn beck_a_black_two_beats_three_yellows() {
        takes("beck-2018", "Y12 Y5 Y8 B2", "seat 3 takes it");
    }

    #[test]
    fn beck_three_cards_are_three_tricks() {
        let mut table =
            Table::deal(options("beck-2018", json!({})), &["G1 G2 G3", "Y1 Y2 Y3"], "").bids(&[0, 0]);
        for (trick, cards) in ["G1 Y1", "G2 Y2", "G3 Y3"].iter().enumerate() {
            assert_eq!(usize::from(table.public().history.tricks_done()), trick);
            table.play(cards);
        }
        assert!(table.is_over());
    }

    #[test]
    fn beck_calvin_meets_three_barty_misses_by_one_angela_by_three() {
        assert_eq!(paid("beck-2018", 6, json!({ "bid": 3, "won": 3 })), 60);
        assert_eq!(paid("beck-2018", 6, json!({ "bid": 3, "won": 2 })), -10);
        assert_eq!(paid("beck-2018", 6, json!({ "bid": 2, "won": 5 })), -30);
    }

    #[test]
    fn beck_kate_bids_none_of_seven_and_johnny_none_of_nine() {
        assert_eq!(paid("beck-2018", 7, json!({ "bid": 0, "won": 0 })), 70);
        assert_eq!(paid("beck-2018", 9, json!({ "bid": 0, "won": 2 })), -90);
    }

    #[test]
    fn beck_morgan_takes_two_fourteens_and_a_pirate() {
        takes("beck-2018", "Y14 B14 PIR SK", "seat 3 takes it, bonus 60");
    }

    #[test]
    fn legendary_loot_before_escapes_wins_and_pays_its_own_player() {
        let options = options("legendary", json!({}));
        let mut table = Table::deal(options, &["LOOT1", "ESC1", "ESC2"], "").bids(&[1, 1, 0]);
        table.play("LOOT1 ESC1 ESC2");
        assert!(table.public().sheet.alliances(0).is_empty());
        assert_eq!(table.totals(), [40, -10, 10]);
    }

    #[test]
    fn legendary_kraken_before_escapes_leads_again() {
        takes("legendary", "KRA ESC ESC", "destroyed, seat 0 leads");
    }

    #[test]
    fn legendary_last_trick_with_juanita_rosie_or_bahij_gives_no_power() {
        for pirate in ["JUANITA", "ROSIE", "BAHIJ"] {
            let options = options("legendary", json!({}));
            let mut table = Table::deal(options, &[pirate, "G1"], "").bids(&[0, 0]);
            table.play(&format!("{pirate} G1"));
            assert!(table.is_over(), "{pirate} has no power left");
        }
    }

    #[test]
    fn legendary_schedules_deal_what_the_booklet_lists() {
        let rounds = |name: &str| {
            SkullKing::new(options("legendary", json!({ "schedule": name })), 3).unwrap().rounds().to_vec()
        };
        assert_eq!(rounds("even_keeled"), [2, 2, 4, 4, 6, 6, 8, 8, 10, 10]);
        assert_eq!(rounds("skip_to_the_brawl"), [6, 7, 8, 9, 10]);
        assert_eq!(rounds("swift_n_salty_skirmish"), [5; 5]);
        assert_eq!(rounds("broadside_barrage"), [10; 10]);
        assert_eq!(rounds("whirlpool"), [9, 9, 7, 7, 5, 5, 3, 3, 1, 1]);
        assert_eq!(rounds("past_yer_bedtime"), [1]);
    }

    #[test]
    fn schmidt_a_black_one_beats_yellow_twelve_and_blue_thirteen() {
        takes("schmidt", "Y2 Y12 P13 B1", "seat 3 takes it");
        takes("schmidt", "Y2 Y12 P13", "seat 1 takes it");
    }

    #[test]
    fn schmidt_four_cards_are_four_tricks() {
        let table = Table::deal(options("schmidt", json!({})), &["G1 G2 G3 G4", "Y1 Y2 Y3 Y4"], "");
        assert_eq!(table.legal(0).len(), 5, "a bid of five tricks is not possible");
    }

    #[test]
    fn schmidt_david_simon_and_eloise() {
        assert_eq!(paid("schmidt", 6, json!({ "bid": 3, "won": 3 })), 60);
        assert_eq!(paid("schmidt", 6, json!({ "bid": 5, "won": 1 })), -40);
        assert_eq!(paid("schmidt", 4, json!({ "bid": 0, "won": 0 })), 40);
        assert_eq!(paid("schmidt", 9, json!({ "bid": 0, "won": 2 })), -90);
    }

    #[test]
    fn schmidt_three_ways_to_lose_with_a_pirate() {
        takes("schmidt", "PIR G13 PIR", "seat 0 takes it");
        takes("schmidt", "PIR SK G2", "seat 1 takes it, bonus 30");
        takes("schmidt", "SK PIR G2", "seat 0 takes it, bonus 30");
        takes("schmidt", "PIR SK MER", "seat 2 takes it, bonus 50");
        takes("schmidt", "PIR MER B13", "seat 0 takes it");
    }

    #[test]
    fn summary_scoring_examples() {
        assert_eq!(paid("current", 6, json!({ "bid": 3, "won": 3 })), 60);
        assert_eq!(paid("current", 6, json!({ "bid": 2, "won": 4 })), -20);
        assert_eq!(paid("current", 7, json!({ "bid": 0, "won": 0 })), 70);
        assert_eq!(paid("current", 9, json!({ "bid": 0, "won": 1 })), -90);
    }

    #[test]
    fn rascal_six_cards_with_grapeshot_and_cannonball() {
        let paid = |cannon: &str, won: u8| {
            let options = json!({ "scoring": "rascal_with_cannon" });
            let player = json!({ "bid": 2, "won": won, "cannon": cannon });
            let question =
                json!({ "ask": "score", "options": options, "cards_dealt": 6, "players": [player] });
            SkullKing::judge(&question).unwrap()["points"][0].as_i64().unwrap()
        };
        assert_eq!((paid("grapeshot", 2), paid("grapeshot", 1)), (60, 30));
        assert_eq!((paid("cannonball", 2), paid("cannonball", 1)), (90, 0));
    }
}

#[test]
fn sk_10_the_worked_examples_of_the_rules_page_hold() {
    let page = include_str!("../../../../docs/rules/skull-king.md");
    let (_, rest) = page.split_once("```tricks\n").unwrap();
    let (examples, _) = rest.split_once("```").unwrap();
    assert!(examples.lines().count() >= 19);
    for line in examples.lines() {
        let parts: Vec<&str> = line.split(" | ").collect();
        takes(parts[0], parts[1], parts[2]);
    }
}

#[test]
fn sk_11_the_table_of_editions_is_what_the_options_say() {
    let page = include_str!("../../../../docs/rules/skull-king.md");
    let rows: Vec<Vec<&str>> = page
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() > 20);
    let names = ["beck-2018", "legendary", "schmidt", "current", "current-expanded"];
    for row in &rows {
        let policy = row[0].split('`').nth(1).unwrap();
        for (name, told) in names.iter().zip(&row[1..]) {
            let value = serde_json::to_value(edition::options(name).unwrap()).unwrap()[policy].clone();
            let written = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            assert_eq!(written, *told, "{policy} of {name}");
        }
    }
}

#[test]
fn sk_1_1_two_to_eight_play_and_six_in_older_editions() {
    // SK-1.1
    for (name, most) in
        [("beck-2018", 6), ("legendary", 6), ("schmidt", 6), ("current", 8), ("current-expanded", 8)]
    {
        for seats in 0..=10 {
            let made = SkullKing::new(edition::options(name).unwrap(), seats);
            assert_eq!(made.is_ok(), (2..=most).contains(&seats), "{name} for {seats}");
        }
    }
}

#[test]
fn sk_1_2_and_1_3_the_most_points_after_the_last_round_win() {
    // SK-1.2 SK-1.3
    let options = options("current", json!({}));
    let mut table = Table::deal_rounds(options, &[1, 2], &["G1", "G2", "Y1"], "").bids(&[0, 1, 0]);
    let events = table.play("G1 G2 Y1");
    assert!(matches!(events.last(), Some(Event::Scored { round: 1, .. })));
    assert_eq!(
        (table.totals(), table.public().phase, table.public().cards),
        (vec![10, 20, 10], Phase::Dealing, 2)
    );
    table.table.advance(&mut GameRng::from_number(1));
    assert_eq!(table.private(0).hand.len(), 2);
    let standings = table.table.standings();
    assert_eq!(standings[seat(1)].rank, 1);
    assert_eq!((standings[seat(0)].rank, standings[seat(2)].rank), (2, 2));
}

#[test]
fn sk_1_4_a_shared_first_place_stays_shared_or_is_played_out() {
    // SK-1.4
    let shared = Table::deal(options("current", json!({})), &["G1", "G2", "Y1"], "");
    let mut shared = shared.bids(&[0, 0, 0]);
    let events = shared.play("G1 G2 Y1");
    let winners: SeatSet = [seat(0), seat(2)].into_iter().collect();
    assert_eq!(events.last(), Some(&Event::GameOver { winners }));
    let options = options("current", json!({ "tie_break": "one_more_round" }));
    let mut again = Table::deal(options, &["G1", "G2", "Y1"], "").bids(&[0, 0, 0]);
    let events = again.play("G1 G2 Y1");
    assert_eq!(events.last(), Some(&Event::TieBreak));
    assert_eq!((again.public().round, again.public().cards), (1, 1));
    let hands = engine::SeatMap::from_fn(3, |seat| hand(["G3", "G4", "Y4"][seat.idx()]));
    again.chance(Chance::Deal { first: seat(0), hands, ghost: skull_king::Pile::EMPTY });
    let mut again = again.bids(&[0, 0, 0]);
    assert_eq!(again.actor(), 1, "the deal has moved on");
    again.play("G4 Y4 G3");
    assert!(again.is_over(), "one more round, not two, even though it is still shared");
}

#[test]
fn sk_1_5_options_that_cannot_be_played_are_refused_with_the_reason() {
    // SK-1.5 SK-12.5
    let refused = |edition: &str, seats: u8, changes: Value| {
        SkullKing::new(options(edition, changes), seats).map(|_| ()).unwrap_err().0.key.into_owned()
    };
    let long = json!({ "schedule": [12] });
    assert_eq!(refused("beck-2018", 6, long), "skull-king-bad-deck");
    assert_eq!(refused("current", 8, json!({ "schedule": [9], "cards_cap": null })), "skull-king-bad-deck");
    assert_eq!(refused("current", 1, json!({})), "skull-king-bad-seats");
    assert_eq!(refused("current", 4, json!({ "players_max": 9 })), "skull-king-bad-players-max");
    assert_eq!(refused("current", 4, json!({ "schedule": [] })), "skull-king-bad-schedule-empty");
    assert_eq!(refused("current", 4, json!({ "schedule": [0] })), "skull-king-bad-schedule");
    assert_eq!(refused("current", 2, json!({ "schedule": [16] })), "skull-king-bad-schedule");
    assert_eq!(refused("current", 4, json!({ "highest_number": 12 })), "skull-king-bad-highest-number");
    assert_eq!(refused("current", 4, json!({ "own_loot": 15 })), "skull-king-bad-points");
    assert_eq!(refused("current", 4, json!({ "cards_cap": 0 })), "skull-king-bad-cards-cap");
    assert_eq!(refused("current", 4, json!({ "replacements": ["KRA"] })), "skull-king-bad-replacement");
    let eleven = json!({ "schedule": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
    assert!(Options::over("current", eleven.as_object().unwrap().clone()).is_err());
}

#[test]
fn sk_2_1_and_2_2_every_edition_has_its_cards() {
    // SK-2.1 SK-2.2
    for (name, cards) in
        [("beck-2018", 68), ("legendary", 73), ("schmidt", 66), ("current", 70), ("current-expanded", 74)]
    {
        assert_eq!(rules(name, 4).deck().len(), cards, "{name}");
    }
    let menu =
        options("beck-2018", json!({ "mermaids": true, "kraken": true, "white_whale": true, "loot": true }));
    assert_eq!(SkullKing::new(menu, 4).unwrap().deck().len(), 74);
}

#[test]
fn sk_2_1_each_edition_calls_the_suits_as_its_rulebook_does() {
    // SK-2.1, as its table has it.
    let suit = |edition: &str, card: &str| {
        let question = json!({ "ask": "trick", "edition": edition, "cards": [card] });
        let answer = SkullKing::judge(&question).unwrap();
        let why = serde_json::from_value(answer["why"].clone()).unwrap();
        let said = Words::new("en", SkullKing::messages("en")).try_say(&why, &Cast::NOBODY).unwrap();
        said.split(" 5 ").next().unwrap().to_owned()
    };
    for (edition, _) in edition::editions() {
        let suits = ["G5", "Y5", "P5", "B5"].map(|card| suit(edition, card));
        let wanted = if edition == "schmidt" {
            ["Red", "Yellow", "Blue", "Skull and Crossbones"]
        } else {
            ["Green", "Yellow", "Purple", "Jolly Roger"]
        };
        assert_eq!(suits, wanted, "{edition}");
    }
}

#[test]
fn sk_2_3_replacement_cards_are_further_copies() {
    // SK-2.3
    let options = options("current", json!({ "replacements": ["SK", "PIR", "G14"] }));
    assert_eq!(SkullKing::new(options.clone(), 4).unwrap().deck().len(), 73);
    let mut table = Table::deal(options, &["EXTRA1", "EXTRA2", "EXTRA3", "SK"], "").bids(&[1, 0, 0, 0]);
    table.play("EXTRA1 EXTRA2 EXTRA3 SK");
    assert_eq!(
        table.totals(),
        [20 + 30 + 10, 10, 10, 10],
        "the first Skull King takes a pirate and a fourteen"
    );
}

#[test]
fn sk_2_4_the_tigress_fights_or_flees_and_must_say_so() {
    // SK-2.4
    let mut table = Table::deal(options("current", json!({})), &["TIG", "G5", "G9"], "").bids(&[0, 0, 0]);
    assert_eq!(table.legal(0), [play("TIG:P"), play("TIG:E")]);
    let silent = table.table.play(seat(0), play("TIG"));
    assert!(matches!(silent, Err(PlayError::Illegal(Refusal::NeedsRole(_)))));
    table.play("TIG:E G5");
    let other = table.table.play(seat(2), play("G9:E"));
    assert!(matches!(other, Err(PlayError::Illegal(Refusal::HasNoRole(..)))));
    takes("current", "TIG:P G5 G9", "seat 0 takes it");
    takes("current", "TIG:E G5 G9", "seat 2 takes it");
}

#[test]
fn sk_2_5_the_whole_deck_is_shuffled_for_every_round() {
    // SK-2.5
    let mut table =
        Table::deal_rounds(options("current", json!({})), &[1, 10], &["G1", "G2", "G3"], "").bids(&[0, 0, 0]);
    table.play("G1 G2 G3");
    table.table.advance(&mut GameRng::from_number(3));
    assert_eq!(table.public().stock_len, 70 - 30);
    assert!(table.public().history.plays().is_empty());
}

#[test]
fn sk_3_1_to_3_5_deals_bids_and_leads() {
    // SK-3.1 SK-3.3 SK-3.4 SK-3.5
    assert_eq!(rules("current", 4).rounds(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(rules("current", 8).rounds(), [1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    assert_eq!(rules("current", 7).rounds().last(), Some(&10), "all seventy cards");
    let own = options("current", json!({ "schedule": [3, 1, 4] }));
    assert_eq!(SkullKing::new(own, 5).unwrap().rounds(), [3, 1, 4]);
}

/// Who leads each round of a game in which this seat leads the first one.
fn leaders(edition: &str, seats: u8, first: u8) -> Vec<u8> {
    let rules = rules(edition, seats);
    let mut public = rules.setup().public;
    public.first = seat(first);
    let leader = |round| {
        public.round = round;
        u8::from(rules.first_leader(&public))
    };
    (0..4).map(leader).collect()
}

#[test]
fn sk_3_5_the_lead_moves_on_from_the_seat_on_which_the_lot_fell() {
    // SK-3.5
    assert_eq!(leaders("current", 3, 0), [0, 1, 2, 0]);
    assert_eq!(leaders("current", 3, 2), [2, 0, 1, 2]);
    let mut options = options("current", json!({}));
    options.schedule = skull_king::Schedule::Custom([1, 1].into_iter().collect());
    let mut table = Table { table: engine::Match::new(options, 3).unwrap() };
    let deal = |first, hands: [&str; 3]| Chance::Deal {
        first: seat(first),
        hands: engine::SeatMap::from_fn(3, |seat| hand(hands[seat.idx()])),
        ghost: skull_king::Pile::EMPTY,
    };
    let nobody = Step::Chance(deal(3, ["G1", "G2", "G3"]));
    assert_eq!(table.table.step(nobody), None, "only who plays can lead");
    let events = table.chance(deal(2, ["G1", "G2", "G3"]));
    assert_eq!(events, [Event::Dealt { round: 1, cards: 1, lead: seat(2) }]);
    let mut table = table.bids(&[0, 0, 0]);
    table.play("G3 G1 G2");
    let again = Step::Chance(deal(1, ["G1", "G2", "G3"]));
    assert_eq!(table.table.step(again), None, "lots are drawn once");
    let events = table.chance(deal(0, ["G1", "G2", "G3"]));
    assert_eq!(events, [Event::Dealt { round: 2, cards: 1, lead: seat(0) }]);
}

#[test]
fn sk_3_5_every_seat_leads_first_as_often() {
    // SK-3.5
    for seats in 2..=8 {
        let rules = rules("current", seats);
        let mut led = vec![0_u32; seats.into()];
        for seed in 0..400 * u64::from(seats) {
            let chance = rules.sample_chance(&rules.setup(), &mut GameRng::from_number(seed));
            let Chance::Deal { first, .. } = chance else { panic!("a game begins with a deal") };
            led[first.idx()] += 1;
        }
        assert!(led.iter().all(|times| (320..480).contains(times)), "{seats} seats: {led:?}");
    }
}

#[test]
fn sk_3_2_bids_open_together() {
    // SK-3.2 SK-9.1
    let mut table = Table::deal(options("current", json!({})), &["G1 G2", "G3 G4", "G5 G6"], "");
    assert_eq!(table.legal(1).len(), 3);
    let high = table.table.play(seat(1), Action::Bid(Bid { tricks: 3, cannon: None }));
    assert_eq!(high, Err(PlayError::Illegal(Refusal::BidTooHigh { most: 2 })));
    let before = serde_json::to_string(table.public()).unwrap();
    let events = table.act(1, Action::Bid(Bid { tricks: 2, cannon: None }));
    assert_eq!(events, [Event::HasBid { seat: seat(1) }]);
    let after = serde_json::to_string(table.public()).unwrap();
    assert_eq!(after, before.replace("\"to_bid\":[0,1,2]", "\"to_bid\":[0,2]"), "nothing else is public");
    table.act(2, Action::Bid(Bid { tricks: 0, cannon: None }));
    assert_eq!(table.public().bid(seat(1)), None);
    let events = table.act(0, Action::Bid(Bid { tricks: 1, cannon: None }));
    assert!(matches!(&events[..], [_, Event::BidsOpened { tricks: 2, .. }]));
    let bids: Vec<_> = Seat::all(3).map(|seat| table.public().bid(seat)).collect();
    assert_eq!(bids, [Some(1), Some(2), Some(0)]);
    assert_eq!(table.private(1).bid, None);
}

#[test]
fn sk_4_1_the_winner_leads_and_play_goes_clockwise() {
    // SK-4.1
    let mut table =
        Table::deal(options("current", json!({})), &["G1 G2", "G3 G4", "G9 G6"], "").bids(&[0, 0, 0]);
    table.play("G1 G3 G9");
    assert_eq!(table.actor(), 2);
    table.play("G6 G2 G4");
    assert_eq!(table.public().won(seat(2)), 2);
}

#[test]
fn sk_4_2_and_4_3_suits_are_followed_and_special_cards_are_free() {
    // SK-4.2 SK-4.3
    let hands = ["G7 Y1", "G2 ESC1", "Y2 B3"];
    let mut table = Table::deal(options("current", json!({})), &hands, "").bids(&[0, 0, 0]);
    table.play("G7");
    assert_eq!(table.playable(1), "G2 ESC1");
    table.play("ESC1");
    assert_eq!(table.playable(2), "Y2 B3", "no green: anything");
    assert_eq!(
        playable("current-expanded", "B4", "G2 B9 SK KRA WHA LOOT"),
        "B9 SK KRA WHA LOOT",
        "black binds like any suit"
    );
    let mut table = Table::deal(options("current", json!({})), &["G7", "G2"], "P1").bids(&[0, 0]);
    let refused = table.table.play(seat(1), play("G2"));
    assert_eq!(refused, Err(PlayError::NotYourTurn));
    table.play("G7");
    let refused = table.table.play(seat(1), play("G9"));
    assert_eq!(refused, Err(PlayError::Illegal(Refusal::NotInHand("G9".parse().unwrap()))));
}

#[test]
fn sk_4_2_a_card_of_another_suit_is_refused() {
    // SK-4.2
    let mut table = Table::deal(options("beck-2018", json!({})), &["G7 G1", "G2 Y9"], "").bids(&[0, 0]);
    table.play("G7");
    let refused = table.table.play(seat(1), play("Y9"));
    assert_eq!(refused, Err(PlayError::Illegal(Refusal::MustFollow(skull_king::Suit::Green))));
}

#[test]
fn sk_4_4_escapes_pass_the_choice_of_suit_on() {
    // SK-4.4
    for escape in ["ESC", "TIG:E", "ESC ESC"] {
        for (name, _) in edition::editions() {
            assert_eq!(playable(name, &format!("{escape} G8"), "G2 Y3 PIR"), "G2 PIR", "{escape} in {name}");
        }
    }
    for name in ["legendary", "current-expanded"] {
        assert_eq!(playable(name, "LOOT G8", "G2 Y3 PIR"), "G2 PIR", "{name}");
    }
}

#[test]
fn sk_4_5_a_led_character_frees_all_or_the_next_number_binds() {
    // SK-4.5
    for character in ["PIR", "SK", "MER", "TIG:P"] {
        for name in ["beck-2018", "legendary", "current", "current-expanded"] {
            if (name, character) == ("beck-2018", "MER") {
                continue;
            }
            assert_eq!(playable(name, &format!("{character} G8"), "G2 Y3"), "G2 Y3", "{character} in {name}");
        }
        assert_eq!(playable("schmidt", &format!("{character} G8"), "G2 Y3"), "G2");
        let other = if character == "SK" { "PIR" } else { "SK" };
        assert_eq!(playable("schmidt", &format!("{character} {other} G8"), "G2 Y3"), "G2");
    }
}

#[test]
fn sk_4_6_a_character_after_an_escape_ends_the_search_or_not() {
    // SK-4.6
    assert_eq!(playable("current", "ESC PIR G8", "G2 Y3"), "G2 Y3");
    assert_eq!(playable("beck-2018", "ESC PIR G8", "G2 Y3"), "G2 Y3");
    assert_eq!(playable("schmidt", "ESC PIR G8", "G2 Y3"), "G2");
}

#[test]
fn sk_4_7_a_led_kraken_or_whale() {
    // SK-4.7
    assert_eq!(playable("legendary", "KRA G8", "G2 Y3"), "G2");
    assert_eq!(playable("legendary", "KRA PIR G8", "G2 Y3"), "G2 Y3", "the pirate counts as led");
    assert_eq!(playable("legendary", "KRA ESC G8", "G2 Y3"), "G2");
    assert_eq!(playable("current-expanded", "KRA G8", "G2 Y3"), "G2 Y3");
    assert_eq!(playable("current-expanded", "WHA G8", "G2 Y3"), "G2 Y3");
}

#[test]
fn sk_4_8_and_12_3_a_monster_in_the_middle() {
    // SK-4.8 SK-12.3
    for monster in ["KRA", "WHA"] {
        assert_eq!(playable("current-expanded", &format!("G8 {monster} Y4"), "G2 Y3"), "G2");
        assert_eq!(playable("current-expanded", &format!("ESC {monster} G8"), "G2 Y3"), "G2 Y3");
    }
    assert_eq!(playable("legendary", "ESC KRA G8", "G2 Y3"), "G2");
}

#[test]
fn sk_5_1_and_5_2_numbers() {
    // SK-5.1 SK-5.2
    takes("current", "G5 Y13 G6 P12", "seat 2 takes it");
    takes("current", "G13 B1 B2 G12", "seat 2 takes it");
    takes("current", "ESC Y3 G9", "seat 1 takes it");
}

#[test]
fn sk_5_3_to_5_6_characters() {
    // SK-5.3 SK-5.4 SK-5.5 SK-5.6
    takes("current", "B13 PIR PIR", "seat 1 takes it");
    takes("current", "MER B13 MER", "seat 0 takes it");
    takes("current", "MER PIR", "seat 1 takes it, bonus 20");
    takes("current", "PIR B13 SK", "seat 2 takes it, bonus 30");
    takes("current", "SK PIR MER MER", "seat 2 takes it, bonus 40");
    takes("legendary", "MER SK PIR", "seat 0 takes it, bonus 50");
}

#[test]
fn sk_5_7_nothing_but_escapes() {
    // SK-5.7
    takes("current-expanded", "TIG:E ESC LOOT", "seat 0 takes it, allies 2");
    takes("current-expanded", "LOOT ESC LOOT", "seat 0 takes it, allies 2");
}

#[test]
fn sk_5_8_to_5_10_the_kraken() {
    // SK-5.8 SK-5.9 SK-5.10
    takes("current-expanded", "SK PIR B14 KRA LOOT", "destroyed, seat 0 leads");
    takes("current-expanded", "KRA G5 Y9", "destroyed, seat 1 leads");
    takes("current-expanded", "KRA ESC ESC", "destroyed, seat 1 leads");
    takes("legendary", "ESC KRA ESC", "destroyed, seat 0 leads");
    let left = json!({ "leader_after_kraken": "left_of_kraken" });
    takes_with("current-expanded", left.clone(), "G5 KRA G9", "destroyed, seat 2 leads");
    takes_with("current-expanded", left, "G5 G9 KRA", "destroyed, seat 0 leads");
    let options = options("current-expanded", json!({}));
    let mut table = Table::deal(options, &["G5 G1", "KRA G2", "G9 G3"], "").bids(&[0, 0, 1]);
    let events = table.play("G5 KRA G9");
    assert!(matches!(events.last(), Some(Event::TrickDestroyed { last: false, .. })));
    assert_eq!(table.actor(), 2);
    table.play("G3 G1 G2");
    assert_eq!(table.totals(), [20, 20, 20], "one trick fewer than cards was won");
}

#[test]
fn sk_5_11_to_5_13_the_white_whale() {
    // SK-5.11 SK-5.12 SK-5.13 SK-6.11
    takes("current-expanded", "B3 G12 SK WHA", "seat 1 takes it");
    takes("current-expanded", "G14 B14 WHA", "seat 0 takes it, bonus 30");
    takes("current-expanded", "SK WHA MER", "destroyed, seat 1 leads");
    let would = json!({ "leader_after_whale_of_specials": "would_have_won" });
    takes_with("current-expanded", would, "SK WHA MER", "destroyed, seat 2 leads");
    takes("current-expanded", "Y12 B3 WHA KRA", "destroyed, seat 1 leads");
    takes("current-expanded", "Y12 KRA WHA B3", "seat 0 takes it");
    takes("current-expanded", "MER PIR WHA G2", "seat 3 takes it");
    takes("current-expanded", "LOOT WHA G2", "seat 2 takes it");
    takes_with(
        "current-expanded",
        json!({ "loot_under_whale": true }),
        "LOOT WHA G2",
        "seat 2 takes it, allies 0",
    );
}

#[test]
fn sk_6_4_to_6_8_captures() {
    // SK-6.4 SK-6.5 SK-6.6 SK-6.7 SK-6.8
    takes("current", "G14 G2", "seat 0 takes it, bonus 10");
    takes_with("current", json!({ "fourteens": "none" }), "G14 B14", "seat 1 takes it");
    takes("beck-2018", "PIR SK PIR", "seat 1 takes it, bonus 30");
    takes("current", "PIR SK PIR", "seat 1 takes it, bonus 60");
    takes("current", "TIG:P SK", "seat 1 takes it, bonus 30");
    takes("current", "TIG:E SK", "seat 1 takes it");
    takes("schmidt", "TIG:E SK", "seat 1 takes it, bonus 30");
    takes("current", "PIR TIG:P SK MER", "seat 3 takes it, bonus 40");
    takes("schmidt", "PIR TIG:P SK MER", "seat 3 takes it, bonus 50");
    takes("current", "TIG:P MER MER", "seat 0 takes it, bonus 40");
    takes("legendary", "TIG:P MER MER", "seat 0 takes it");
}

#[test]
fn sk_6_9_loot_makes_allies_who_both_must_meet_their_bids() {
    // SK-6.9
    let deal = || Table::deal(options("current-expanded", json!({})), &["LOOT1", "G9", "LOOT2"], "");
    let mut both = deal().bids(&[0, 1, 0]);
    let events = both.play("LOOT1 G9 LOOT2");
    let allied = events.iter().filter(|event| matches!(event, Event::Allied { .. })).count();
    assert_eq!(allied, 2);
    assert_eq!(both.totals(), [10 + 20, 20 + 40, 10 + 20]);
    let mut one = deal().bids(&[1, 1, 0]);
    one.play("LOOT1 G9 LOOT2");
    assert_eq!(one.totals(), [-10, 20 + 20, 10 + 20]);
}

#[test]
fn sk_6_13_a_cannon_is_loaded_with_the_bid() {
    // SK-6.13
    let options = options("current", json!({ "scoring": "rascal_with_cannon" }));
    let mut table = Table::deal(options, &["G1", "G2", "G3"], "");
    assert_eq!(table.legal(0).len(), 4);
    let bare = table.table.play(seat(0), Action::Bid(Bid { tricks: 0, cannon: None }));
    assert_eq!(bare, Err(PlayError::Illegal(Refusal::NeedsCannon)));
    for (idx, tricks, cannon) in
        [(0, 0, Cannon::Cannonball), (1, 1, Cannon::Grapeshot), (2, 0, Cannon::Cannonball)]
    {
        table.act(idx, Action::Bid(Bid { tricks, cannon: Some(cannon) }));
    }
    table.play("G1 G2 G3");
    assert_eq!(table.totals(), [15, 5, 0]);
    let plain = Table::deal(table::options("current", json!({})), &["G1", "G2", "G3"], "");
    let loaded = Action::Bid(Bid { tricks: 0, cannon: Some(Cannon::Grapeshot) });
    let mut plain = plain;
    assert_eq!(plain.table.play(seat(0), loaded), Err(PlayError::Illegal(Refusal::HasNoCannon)));
}

#[test]
fn sk_6_15_the_sheet_tells_every_line_and_can_be_exported() {
    // SK-6.15
    let mut table = Table::deal(options("current", json!({})), &["G14", "ROSIE", "SK"], "").bids(&[0, 1, 1]);
    table.play("G14 ROSIE SK");
    let rules = table.table.game().clone();
    let lines = table.public().sheet.lines(&rules, 0, seat(2));
    let told: Vec<(Cause, i16)> = lines.iter().map(|line| (line.cause, line.points)).collect();
    assert_eq!(told, [(Cause::Bid, 20), (Cause::Fourteens, 10), (Cause::PiratesByKing, 30)]);
    let sheet = table.public().score_sheet(&rules);
    let names = ["Anne", "Ben", "Cleo"].map(String::from);
    assert_eq!(
        sheet.csv(&names),
        "round,seat,player,cards,bid,harry,cannonball,won,bid_points,fourteens,black_fourteen,\
         mermaids_by_pirate,pirates_by_sk,sk_by_mermaid,alliances,own_loot,wager,bonus_points,points,total\n\
         1,0,\"Anne\",1,0,0,0,0,10,0,0,0,0,0,0,0,0,0,10,10\n\
         1,1,\"Ben\",1,1,0,0,0,-10,0,0,0,0,0,0,0,0,0,-10,-10\n\
         1,2,\"Cleo\",1,1,0,0,1,20,10,0,0,30,0,0,0,0,40,60,60\n"
    );
    let exported: Value = serde_json::from_str(&sheet.json(&names)).unwrap();
    assert_eq!(exported["players"][2], "Cleo");
    assert_eq!(exported["rounds"][0]["rows"][2]["lines"][1]["key"], "skull-king-line-fourteens");
    assert_eq!(exported["rounds"][0]["rows"][2]["total"], 60);
}

/// A table of the current edition with all powers, in which seat 0 wins the first of three tricks with this pirate.
fn with_power(pirate: &str, bids: &[u8]) -> (Table, Vec<Event>) {
    let first = format!("{pirate} G1 G2");
    let options = options("current-expanded", json!({}));
    let mut table = Table::deal(options, &[&first, "Y1 Y2 Y3", "P1 P2 P3"], "").bids(bids);
    let events = table.play(&format!("{pirate} Y1 P1"));
    (table, events)
}

#[test]
fn sk_7_1_only_the_pirate_that_wins_gives_its_power() {
    // SK-7.1
    let options = options("current-expanded", json!({}));
    let hands = ["ROSIE G1", "SK Y1", "HARRY P1"];
    let mut table = Table::deal(options.clone(), &hands, "").bids(&[0, 0, 0]);
    table.play("ROSIE SK HARRY");
    assert_eq!((table.public().phase, table.actor()), (Phase::Playing, 1));
    let hands = ["ROSIE G1", "WHA Y1", "G2 P1"];
    let mut table = Table::deal(options, &hands, "").bids(&[0, 0, 0]);
    table.play("ROSIE WHA G2");
    assert_eq!((table.public().phase, table.actor()), (Phase::Playing, 2));
    let off = table::options("current-expanded", json!({ "power_rosie": false }));
    let mut table = Table::deal(off, &["ROSIE G1", "Y1 Y2", "P1 P2"], "").bids(&[0, 0, 0]);
    table.play("ROSIE Y1 P1");
    assert_eq!((table.public().phase, table.actor()), (Phase::Playing, 0));
}

#[test]
fn sk_7_2_rosie_chooses_any_seat_to_lead() {
    // SK-7.2
    for leader in 0..3 {
        let (mut table, _) = with_power("ROSIE", &[0, 0, 0]);
        assert_eq!(table.public().phase, Phase::ChoosingLeader);
        assert_eq!(table.legal(0).len(), 3);
        table.act(0, Action::Lead(seat(leader)));
        assert_eq!(table.actor(), leader);
    }
}

#[test]
fn sk_7_3_bahij_draws_two_and_puts_two_away() {
    // SK-7.3 SK-9.1
    let (mut table, _) = with_power("BAHIJ", &[0, 0, 0]);
    assert_eq!(table.table.turn(), Turn::Chance);
    let stock = table.public().stock_len;
    table.chance(Chance::Draw(hand("SK B14")));
    assert_eq!(table.private(0).hand, hand("G1 G2 SK B14"));
    assert_eq!(table.public().stock_len, stock - 2);
    table.act(0, Action::Discard("SK".parse().unwrap()));
    table.act(0, Action::Discard("G1".parse().unwrap()));
    assert_eq!(table.private(0).hand, hand("G2 B14"));
    assert_eq!(table.private(0).discarded.hand(), hand("SK G1"));
    let seen = serde_json::to_string(table.public()).unwrap();
    assert!(!seen.contains("SK") && !seen.contains("B14"), "nobody else sees them: {seen}");
    assert_eq!((table.public().phase, table.actor()), (Phase::Playing, 0));
}

#[test]
fn sk_7_3_bahij_draws_what_is_left() {
    // SK-7.3: seven hands of ten leave nothing of seventy cards, and one of seventy-one.
    for (replacements, left) in [(json!([]), 0), (json!(["ESC"]), 1)] {
        let options = options("current", json!({ "power_bahij": true, "replacements": replacements }));
        let mut deck = SkullKing::new(options.clone(), 7).unwrap().deck() - hand("BAHIJ SK");
        let mut rng = GameRng::from_number(5);
        let mut take =
            |count| (0..count).map(|_| deck.take_any(&mut rng).to_string()).collect::<Vec<_>>().join(" ");
        let hands: Vec<String> =
            (0..7).map(|idx| if idx == 0 { format!("BAHIJ SK {}", take(8)) } else { take(10) }).collect();
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let mut table = Table::deal(options, &hands, "").bids(&[0; 7]);
        table.play("BAHIJ");
        for idx in 1..7 {
            let any = table.legal(idx)[0];
            table.act(idx, any);
        }
        assert_eq!(table.public().won(seat(0)), 1);
        assert_eq!(table.table.turn() == Turn::Chance, left == 1);
        if left == 1 {
            table.table.advance(&mut rng);
            assert_eq!((table.private(0).hand.len(), table.public().discards_left), (10, 1));
        }
    }
}

#[test]
fn sk_7_4_the_rascal_takes_a_wager() {
    // SK-7.4
    let (mut table, _) = with_power("RASCAL", &[3, 0, 0]);
    assert_eq!(table.legal(0), [Action::Wager(0), Action::Wager(10), Action::Wager(20)]);
    table.act(0, Action::Wager(20));
    table.play("G1 Y2 P2 G2 Y3 P3");
    assert_eq!(table.totals(), [60 + 20, 30, 30]);
    let (mut lost, _) = with_power("RASCAL", &[1, 0, 0]);
    lost.act(0, Action::Wager(10));
    lost.play("G1 Y2 P2 G2 Y3 P3");
    assert_eq!(lost.totals()[0], -20 - 10);
    let options = options("current-expanded", json!({ "rascal_may_decline": false }));
    let mut must = Table::deal(options, &["RASCAL G1", "Y1 Y2"], "P1 P2").bids(&[0, 0]);
    must.play("RASCAL Y1");
    assert_eq!(must.legal(0), [Action::Wager(10), Action::Wager(20)]);
}

#[test]
fn sk_7_5_juanita_shows_the_stock_to_one_seat() {
    // SK-7.5 SK-9.1
    let (table, events) = with_power("JUANITA", &[0, 0, 0]);
    let stock = table.table.game().deck() - hand("JUANITA G1 G2 Y1 Y2 Y3 P1 P2 P3");
    assert_eq!(table.private(0).peeked, stock);
    assert!(table.private(1).peeked.is_empty());
    assert!(events.contains(&Event::Peeked { seat: seat(0), cards: 65 }));
    assert_eq!((table.public().phase, table.actor()), (Phase::Playing, 0));
}

#[test]
fn sk_7_6_harry_changes_the_bid_by_one_within_what_can_be_bid() {
    // SK-7.6
    let changes = |bid: u8| with_power("HARRY", &[bid, 0, 0]).0.legal(0);
    assert_eq!(changes(1), [Action::ChangeBid(-1), Action::ChangeBid(0), Action::ChangeBid(1)]);
    assert_eq!(changes(0), [Action::ChangeBid(0), Action::ChangeBid(1)]);
    assert_eq!(changes(3), [Action::ChangeBid(-1), Action::ChangeBid(0)]);
    let (mut table, _) = with_power("HARRY", &[2, 0, 0]);
    table.act(0, Action::ChangeBid(1));
    assert_eq!(table.public().bid(seat(0)), Some(3));
    table.play("G1 Y2 P2 G2 Y3 P3");
    assert_eq!(table.totals()[0], 60);
    assert_eq!(table.public().sheet.entry(0, seat(0)).harry, 1);
}

#[test]
fn sk_7_7_powers_after_the_last_trick() {
    // SK-7.7
    let phase_after = |edition: &str, changes: Value, pirate: &str| {
        let mut table = Table::deal(options(edition, changes), &[pirate, "Y1", "P1"], "").bids(&[0, 0, 0]);
        table.play(&format!("{pirate} Y1 P1"));
        table.public().phase
    };
    assert_eq!(phase_after("legendary", json!({}), "HARRY"), Phase::ChangingBid);
    assert_eq!(phase_after("legendary", json!({}), "RASCAL"), Phase::Wagering);
    assert_eq!(phase_after("current-expanded", json!({}), "HARRY"), Phase::ChangingBid);
    assert_eq!(phase_after("current-expanded", json!({}), "RASCAL"), Phase::Over);
    let none = json!({ "powers_after_last_trick": "none" });
    assert_eq!(phase_after("current-expanded", none, "HARRY"), Phase::Over);
    let mut table = Table::deal(options("legendary", json!({})), &["HARRY", "Y1"], "").bids(&[0, 0]);
    table.play("HARRY Y1");
    table.act(0, Action::ChangeBid(1));
    assert_eq!(table.totals(), [20, 10], "the changed bid is scored");
}

#[test]
fn sk_8_1_to_8_6_graybeards_ghost() {
    // SK-8.1 SK-8.2 SK-8.3 SK-8.4 SK-8.5 SK-8.6
    assert_eq!(rules("current-expanded", 2).deck().len(), 72, "loot is left out");
    assert!(!rules("beck-2018", 2).has_ghost() && !rules("current", 3).has_ghost());
    let plain = options("current", json!({ "two_players": "plain" }));
    assert!(!SkullKing::new(plain, 2).unwrap().has_ghost());
    let deal = |changes: Value| {
        let hands = ["G5 Y2 P3", "G6 Y3 P4"];
        Table::deal(options("current", changes), &hands, "TIG G14 P9").bids(&[0, 0])
    };
    let mut table = deal(json!({}));
    let events = table.play("G5");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Played { player: Player::GHOST, play } if play.flees()))
    );
    assert_eq!((table.public().trick().len(), table.actor()), (2, 1));
    table.play("G6");
    assert_eq!(table.actor(), 1, "the winner leads");
    table.play("Y3 Y2");
    let marks = serde_json::to_value(table.public().history).unwrap();
    assert_eq!(
        marks["tricks"],
        json!([[0, 1], [1, 1]]),
        "the ghost's green fourteen did not follow and lost"
    );
    let hands = ["G5 Y2", "G6 Y3"];
    let mut ghost = Table::deal(options("current", json!({})), &hands, "G14 B9").bids(&[0, 0]);
    ghost.play("G5 G6");
    assert_eq!(ghost.public().lead, Player::GHOST, "he leads from his pile");
    assert_eq!((ghost.public().trick().len(), ghost.actor()), (1, 0), "the seat that led last plays next");
    ghost.play("Y2 Y3");
    assert_eq!(ghost.totals(), [20, 20], "nobody won a trick or a fourteen");
    let again = json!({ "ghost_lead": "previous_leader" });
    let mut again = Table::deal(options("current", again), &hands, "G14 B9").bids(&[0, 0]);
    again.play("G5 G6");
    assert_eq!((again.public().lead, again.actor()), (Player::new(seat(0)), 0));
    assert_eq!(leaders("current", 2, 0), [0, 1, 0, 1]);
    assert_eq!(leaders("current", 2, 1), [1, 0, 1, 0]);
}

#[test]
fn sk_12_4_wagers_and_changes_add_up() {
    // SK-12.4
    let options = options("current-expanded", json!({ "replacements": ["RASCAL", "HARRY"] }));
    let hands = ["RASCAL EXTRA1 HARRY EXTRA2", "Y1 Y2 Y3 Y4", "P1 P2 P3 P4"];
    let mut table = Table::deal(options, &hands, "").bids(&[2, 0, 0]);
    table.play("RASCAL Y1 P1");
    table.act(0, Action::Wager(20));
    table.play("EXTRA1 Y2 P2");
    table.act(0, Action::Wager(10));
    table.play("HARRY Y3 P3");
    table.act(0, Action::ChangeBid(1));
    table.play("EXTRA2 Y4 P4");
    table.act(0, Action::ChangeBid(1));
    assert_eq!(table.totals(), [80 + 30, 40, 40]);
    let entry = table.public().sheet.entry(0, seat(0));
    assert_eq!((entry.bid, entry.wager, entry.harry), (4, 30, 2));
}
