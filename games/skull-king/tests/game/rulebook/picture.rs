//! Pictures of tables in words, as each viewer reads them.

use engine::{Match, Message, Seat};
use expect_test::{Expect, expect};
use hosting::{CardFace, Hosted, Scene, Snapshot, Viewer};
use serde_json::json;
use skull_king::scoring::Cannon;
use skull_king::{Action, Bid, SkullKing};
use words::{Cast, Words};

use crate::rulebook::table::{Table, options, seat};

/// Reads the scene aloud: every line of it, in words.
fn read(table: &Match<SkullKing>, you: Option<Seat>) -> String {
    let words = Words::new("en", SkullKing::messages("en"));
    let names: Vec<String> =
        ["Anna", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"].map(String::from).into();
    let say = |message: &Message| words.try_say(message, &Cast { names: &names, you }).unwrap();
    let viewer = you.map_or(Viewer::Spectator, Viewer::Seat);
    let scene: Scene = table.game().scene(&Snapshot::of(table, viewer));
    let cards = |list: &[CardFace]| list.iter().map(|card| say(&card.name)).collect::<Vec<_>>().join(", ");
    let mut lines = vec![format!("{} | {}", say(&scene.title), say(&scene.prompt))];
    for panel in &scene.seats {
        let counters = panel.counters.iter().map(|fact| say(&fact.label));
        let badges = panel.badges.iter().map(|badge| format!("[{}]", say(&badge.label)));
        let marks: Vec<String> = counters.chain(badges).collect();
        lines.push(format!("{}: {}", names[panel.seat.idx()], marks.join(", ")));
    }
    lines.extend(scene.piles.iter().map(|pile| format!("{}: {}", say(&pile.label), cards(&pile.cards))));
    lines.push(format!("hand: {}", cards(&scene.hand)));
    for offer in &scene.offers {
        let key = offer.hotkey.map(String::from).unwrap_or_default();
        lines.push(format!("({key}) {} {:?}", say(&offer.label), offer.target));
    }
    lines.extend(scene.facts.iter().map(|fact| format!("{}: {}", fact.kind, say(&fact.label))));
    lines.extend(scene.outcome.iter().map(|outcome| format!("over: {}", say(&outcome.label))));
    lines.join("\n")
}

fn check(table: &Table, viewer: u8, expected: Expect) {
    expected.assert_eq(&read(&table.table, Some(seat(viewer))));
}

#[test]
fn a_bid_that_harry_changed_is_shown_beside_the_one_that_was_made() {
    let hands = ["HARRY G1", "Y1 Y2", "P1 P2"];
    let mut table = Table::deal(options("current-expanded", json!({})), &hands, "").bids(&[1, 0, 0]);
    table.play("HARRY Y1 P1");
    table.act(0, Action::ChangeBid(1));
    let seen = read(&table.table, Some(seat(1)));
    assert!(seen.contains("Anna: 0 points, Bid 2, 1 before Harry, Won 1"), "{seen}");
    assert!(seen.contains("Bo: 0 points, Bid 0, Won 0"), "{seen}");
    table.play("G1 Y2 P2");
    let words = Words::new("en", SkullKing::messages("en"));
    let sheet = table.public().score_sheet(table.table.game());
    let deeds: Vec<String> =
        sheet.rounds[0].rows.iter().map(|row| words.try_say(&row.deed, &Cast::NOBODY).unwrap()).collect();
    assert_eq!(deeds, ["Bid 1, with Harry 2, won 2", "Bid 0, won 0", "Bid 0, won 0"]);
}

#[test]
fn bids_with_a_cannon() {
    let options = options("current", json!({ "scoring": "rascal_with_cannon" }));
    let mut table = Table::deal(options, &["G1", "TIG", "SK"], "");
    table.act(2, Action::Bid(Bid { tricks: 1, cannon: Some(Cannon::Cannonball) }));
    check(
        &table,
        0,
        expect![[r#"
        Round 1 of 1 | How many tricks will you win?
        Anna: 0 points, 1 card, [Leads]
        Bo: 0 points, 1 card
        Cleo: 0 points, 1 card, [Has bid]
        hand: Green 1
        (0) Bid 0 with grapeshot Number(0)
        () Bid 0 with a cannonball Number(0)
        (1) Bid 1 with grapeshot Number(1)
        () Bid 1 with a cannonball Number(1)"#]],
    );
}

#[test]
fn a_crowded_trick_marks_who_is_winning() {
    let hands = ["G5", "G9", "B2", "ESC1", "TIG", "MER1", "P3", "KRA"];
    let mut table = Table::deal(options("current-expanded", json!({})), &hands, "").bids(&[1; 8]);
    table.play("G5 G9 B2 ESC1 TIG:P MER1 P3");
    check(
        &table,
        7,
        expect![[r#"
            Round 1 of 1 | Play a card.
            Anna: 0 points, Bid 1, Won 0, Empty hand, [Leads]
            Bo: 0 points, Bid 1, Won 0, Empty hand
            Cleo: 0 points, Bid 1, Won 0, Empty hand
            Dan: 0 points, Bid 1, Won 0, Empty hand
            Eve: 0 points, Bid 1, Won 0, Empty hand, [Winning the trick]
            Finn: 0 points, Bid 1, Won 0, Empty hand
            Gus: 0 points, Bid 1, Won 0, Empty hand
            Hal: 0 points, Bid 1, Won 0, 1 card
            Anna’s card: Green 5
            Bo’s card: Green 9
            Cleo’s card: Jolly Roger 2
            Dan’s card: Escape
            Eve’s card, winning so far: Tigress as a pirate
            Finn’s card: Mermaid
            Gus’s card: Purple 3
            hand: Kraken
            (1) Play Kraken Hand(0)
            bids: 8 bid for 1 trick
            follow: You have no Green: play any card
            winning: Tigress as a pirate beats numbers and mermaids."#]],
    );
}

#[test]
fn who_cannot_follow_is_told_that_any_card_will_do() {
    let mut table =
        Table::deal(options("current", json!({})), &["G5 P1", "Y1 B2", "G2 Y3", "P2 P3"], "").bids(&[1; 4]);
    let told = |table: &Table, viewer: Option<u8>| {
        let seen = read(&table.table, viewer.map(seat));
        seen.lines().find_map(|line| line.strip_prefix("follow: ").map(str::to_owned))
    };
    table.play("G5");
    assert_eq!(told(&table, Some(1)).as_deref(), Some("You have no Green: play any card"));
    // The others learn nothing about that hand, and who watches nothing about any. Who has played is asked nothing more.
    for other in [Some(2), Some(3), None] {
        assert_eq!(told(&table, other).as_deref(), Some("Follow Green"), "{other:?}");
    }
    assert_eq!(told(&table, Some(0)), None);
    table.play("B2");
    assert_eq!(told(&table, Some(2)).as_deref(), Some("Follow Green"));
}

#[test]
fn powers_are_clear_choices() {
    let hands = ["HARRY G1 G2", "Y1 Y2 Y3", "P1 P2 P3"];
    let mut table = Table::deal(options("current-expanded", json!({})), &hands, "").bids(&[1, 0, 2]);
    table.play("HARRY Y1 P1");
    check(
        &table,
        0,
        expect![[r#"
            Round 1 of 1 | Harry: you may change your bid by one.
            Anna: 0 points, Bid 1, Won 1, 2 cards, [Leads]
            Bo: 0 points, Bid 0, Won 0, 2 cards
            Cleo: 0 points, Bid 2, Won 0, 2 cards
            Your card, which took the trick: Harry
            Bo’s card: Yellow 1
            Cleo’s card: Purple 1
            hand: Green 1, Green 2
            (-) Bid one less Number(-1)
            (0) Keep my bid Number(0)
            (+) Bid one more Number(1)
            bids: 3 bid for 3 tricks
            last-trick: You took the trick. Harry beats numbers and mermaids."#]],
    );
    check(
        &table,
        1,
        expect![[r#"
            Round 1 of 1 | Anna may change the bid, with Harry.
            Anna: 0 points, Bid 1, Won 1, 2 cards, [Leads]
            Bo: 0 points, Bid 0, Won 0, 2 cards
            Cleo: 0 points, Bid 2, Won 0, 2 cards
            Anna’s card, which took the trick: Harry
            Your card: Yellow 1
            Cleo’s card: Purple 1
            hand: Yellow 2, Yellow 3
            bids: 3 bid for 3 tricks
            last-trick: Anna took the trick. Harry beats numbers and mermaids."#]],
    );
}

#[test]
fn the_end_tells_where_the_points_came_from() {
    let hands = ["Y14", "ROSIE", "SK"];
    let mut table =
        Table::deal(options("schmidt", json!({ "highest_number": 14 })), &hands, "").bids(&[0, 1, 1]);
    table.play("Y14 ROSIE SK");
    check(
        &table,
        2,
        expect![[r#"
            Round 1 of 1 | The game is over.
            Anna: 10 points, Bid 0, Won 0, Empty hand
            Bo: -10 points, Bid 1, Won 0, Empty hand
            Cleo: 50 points, Bid 1, Won 1, Empty hand, [Winner]
            Anna’s card: Yellow 14
            Bo’s card: Pirate
            Your card, which took the trick: Skull King
            hand: 
            bids: 2 bid for 1 trick
            last-trick: You took the trick. The Skull King beats every other card here.
            pirate-taken: +30 for a pirate taken by the Skull King
            line: Round 1: +20 for the bid
            line: Round 1: +30 for a pirate taken by the Skull King
            over: You win!"#]],
    );
}

#[test]
fn a_ghost_and_a_tie_break() {
    let options = options("current", json!({ "tie_break": "one_more_round" }));
    let mut table = Table::deal(options, &["G5", "G6"], "G14").bids(&[0, 0]);
    table.play("G5");
    check(
        &table,
        1,
        expect![[r#"
            Round 1 of 1 | Play a card.
            Anna: 0 points, Bid 0, Won 0, Empty hand, [Leads]
            Bo: 0 points, Bid 0, Won 0, 1 card
            Anna’s card: Green 5
            Graybeard’s card, winning so far: Green 14
            Graybeard’s pile: 
            hand: Green 6
            (1) Play Green 6 Hand(0)
            bids: 0 bid for 1 trick
            follow: Follow Green
            winning: Green 14 is the highest card of the suit led."#]],
    );
    table.play("G6");
    table.table.advance(&mut engine::GameRng::from_number(1));
    expect![[r#"
        Tie-break round | 2 players are still thinking about their bids.
        Anna: 10 points, 1 card
        Bo: 10 points, 1 card, [Leads]
        Graybeard’s pile: Face-down card
        hand: "#]]
    .assert_eq(&read(&table.table, None));
}

#[test]
fn what_the_ghost_captures_is_shown_as_nobodys_points() {
    // SK-8.5: what the ghost wins is lost.
    let taken = |ghost: &str| {
        let options = options("current", json!({}));
        let mut table = Table::deal(options, &["ROSIE", "Y14"], ghost).bids(&[1, 0]);
        table.play("ROSIE Y14");
        read(&table.table, Some(seat(0))).contains("-taken: ")
    };
    assert!(taken("G3"), "the pirate takes the 14 for Anna");
    assert!(!taken("SK"), "the ghost takes both");
}

#[test]
fn number_cards_say_whether_they_are_trump_and_what_bonus_they_bring() {
    let words = Words::new("en", SkullKing::messages("en"));
    let texts = |edition: &str, changes| {
        let table =
            Table::deal(options(edition, changes), &["G5 G14 B5 B14", "Y1 Y2 Y3 Y4", "P1 P2 P3 P4"], "");
        let scene = table.table.game().scene(&Snapshot::of(&table.table, Viewer::Seat(seat(0))));
        let text = |card: &CardFace| words.try_say(card.text.as_ref()?, &Cast::NOBODY).ok();
        scene.hand.iter().map(|card| text(card).expect("it says what it does")).collect::<Vec<_>>()
    };
    let current = texts("current", json!({}));
    let says = |of: &[String], what: &str| of.iter().filter(|text| text.contains(what)).count();
    assert_eq!([says(&current, "Trump"), says(&current, "10 bonus"), says(&current, "20 bonus")], [2, 1, 1]);
    let without = texts("current", json!({ "fourteens": "none" }));
    assert_eq!([says(&without, "Trump"), says(&without, "bonus")], [2, 0]);
}
