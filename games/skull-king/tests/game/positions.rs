//! Positions in which one thing only makes sense, whoever of the ladder sits there; each once looked stupid or might.

use engine::{ActionSet as _, BotKind, Game, GameRng, Outfit, Stop, Thinking};
use hosting::Hosted;
use serde_json::json;
use skull_king::{Action, Bid, SkullKing};

use crate::rulebook::table::{Table, options, play, seat};

const ALL: [&str; 5] = ["powder-monkey", "deckhand", "bosun", "quartermaster", "captain"];

/// Everybody but the beginner, who does what is nearly as good, too.
const SURE: [&str; 4] = ["deckhand", "bosun", "quartermaster", "captain"];

/// What a bot does whose turn it is, with a twentieth of the steps or fewer, and other dice for each seed.
fn choices(name: &str, table: &Table) -> Vec<Action> {
    let rules = table.table.game();
    let viewer = seat(table.actor());
    let kind = SkullKing::bots(rules.seats()).into_iter().find(|kind| kind.id == name);
    let make = kind.expect("it is on the ladder").make;
    let legal = rules.legal_actions(table.table.view(viewer)).to_vec();
    let choice = |seed| {
        let mut rng = GameRng::from_number(seed);
        let mut thinking = Thinking::new(&mut rng, 3_000, Stop::never());
        make(Outfit::default()).choose(rules, table.table.view(viewer), &legal, &mut thinking).action
    };
    (0..5).map(choice).collect()
}

fn everybody_plays(names: &[&str], table: &Table, card: &str) {
    for name in names {
        let choices = choices(name, table);
        assert!(choices.iter().all(|choice| *choice == play(card)), "{name}: {choices:?} and not {card}");
    }
}

fn nobody_plays(table: &Table, card: &str) {
    for name in ALL {
        let choices = choices(name, table);
        assert!(!choices.contains(&play(card)), "{name}: {choices:?}");
    }
}

fn current(hands: &[&str], bids: &[u8]) -> Table {
    Table::deal(options("current", json!({})), hands, "").bids(bids)
}

fn expanded(hands: &[&str], bids: &[u8]) -> Table {
    Table::deal(options("current-expanded", json!({})), hands, "").bids(bids)
}

#[test]
fn a_fourteen_is_not_given_away_beside_its_twin() {
    let mut table = current(&["SK P1", "G13 G14", "Y1 Y2", "P2 P3"], &[1, 0, 0, 0]);
    table.play("SK");
    everybody_plays(&ALL, &table, "G13");
}

#[test]
fn of_twins_the_fourteen_takes_what_is_taken_for_certain() {
    let mut table = current(&["G2 Y1", "G3 Y2", "G13 G14"], &[0, 0, 2]);
    table.play("G2 G3");
    everybody_plays(&ALL, &table, "G14");
}

#[test]
fn cards_are_no_twins_where_another_lies_between() {
    let mut table = current(&["G13 Y1", "G12 G14", "Y2 Y3"], &[0, 1, 0]);
    table.play("G13");
    everybody_plays(&SURE, &table, "G14");
}

#[test]
fn the_tigress_is_kept_where_a_pirate_does_as_well() {
    let mut table = current(&["G2 Y1", "G3 Y2", "TIG ROSIE"], &[0, 0, 2]);
    table.play("G2 G3");
    nobody_plays(&table, "TIG:P");
    everybody_plays(&SURE, &table, "ROSIE");
}

#[test]
fn the_tigress_does_not_flee_where_an_escape_does_as_well() {
    let mut table = current(&["G2 Y1", "G3 Y2", "TIG ESC1"], &[0, 0, 1]);
    table.play("G2 G3");
    nobody_plays(&table, "TIG:E");
}

#[test]
fn the_trick_that_is_wanted_is_taken_and_the_one_that_is_not_is_left() {
    let mut table = current(&["G5 Y1", "G6 Y2", "G14 G1"], &[0, 0, 1]);
    table.play("G5 G6");
    everybody_plays(&SURE, &table, "G14");
    let mut table = current(&["G5 Y1", "G6 Y2", "G14 G1"], &[0, 1, 0]);
    table.play("G5 G6");
    everybody_plays(&SURE, &table, "G1");
}

#[test]
fn who_wants_no_trick_throws_the_king_under_a_mermaid() {
    let mut table = current(&["MER1 Y1", "SK G1", "G3 Y2"], &[1, 0, 0]);
    table.play("MER1");
    everybody_plays(&SURE, &table, "SK");
}

#[test]
fn under_the_white_whale_a_high_number_takes_and_a_pirate_does_not() {
    let mut table = expanded(&["WHA Y1", "G3 Y2", "Y13 ROSIE"], &[0, 0, 2]);
    table.play("WHA G3");
    everybody_plays(&SURE, &table, "Y13");
}

#[test]
fn harry_mends_a_bid_that_is_off_by_one() {
    let mut table = expanded(&["G2", "G3", "HARRY"], &[0, 0, 0]);
    table.play("G2 G3 HARRY");
    for name in ALL {
        assert!(choices(name, &table).iter().all(|choice| *choice == Action::ChangeBid(1)), "{name}");
    }
}

#[test]
fn with_the_rascal_nobody_wagers_on_a_bid_that_is_as_good_as_missed() {
    let mut table = expanded(&["G2 Y1", "G3 Y2", "RASCAL G1"], &[0, 0, 2]);
    table.play("G2 G3 RASCAL");
    for name in ALL {
        assert!(choices(name, &table).iter().all(|choice| *choice == Action::Wager(0)), "{name}");
    }
    let mut table = expanded(&["G2 Y1", "G3 Y2", "RASCAL SK"], &[0, 0, 2]);
    table.play("G2 G3 RASCAL");
    for name in ALL {
        assert!(choices(name, &table).iter().all(|choice| *choice == Action::Wager(20)), "{name}");
    }
}

#[test]
fn every_bid_and_every_card_is_told_in_a_line() {
    let hands = ["G5 SK TIG", "G6 Y2 B1", "G14 G1 ESC1", "ROSIE B9 P3"];
    let reasons = |table: &Table| {
        let rules = table.table.game();
        let viewer = seat(table.actor());
        let legal = rules.legal_actions(table.table.view(viewer)).to_vec();
        for kind in SkullKing::bots(4).into_iter().filter(BotKind::is_offered) {
            let mut rng = GameRng::from_number(4);
            let mut thinking = Thinking::new(&mut rng, 3_000, Stop::never());
            let mut bot = (kind.make)(Outfit::default());
            let choice = bot.choose(rules, table.table.view(viewer), &legal, &mut thinking);
            assert!(choice.why.is_some(), "{}: {:?}", kind.id, choice.action);
        }
    };
    let table = Table::deal(options("current", json!({})), &hands, "");
    reasons(&table);
    let mut table = table.bids(&[1, 1, 1, 0]);
    reasons(&table);
    table.play("G5 G6");
    reasons(&table);
}

#[test]
fn one_card_is_bid_for_what_it_is() {
    let bids = |own: &str, tricks: u8| {
        // With rounds to come, so that nobody has to stake all on this one.
        let rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
        let table = Table::deal_rounds(options("current", json!({})), &rounds, &[own, "G2", "G3", "G4"], "");
        for name in SURE {
            let wanted = Action::Bid(Bid { tricks, cannon: None });
            let choices = choices(name, &table);
            assert!(choices.iter().all(|choice| *choice == wanted), "{name} with {own}: {choices:?}");
        }
    };
    bids("SK", 1);
    bids("ESC1", 0);
    bids("G5", 0);
}
