//! Pictures of tables in words, as each viewer reads them.
#![expect(clippy::needless_pass_by_value, reason = "expectations are written in place")]

use engine::{Game, Match, Message, Seat, Step};
use expect_test::{Expect, expect};
use hosting::{CardFace, Hosted, Scene, Snapshot, Viewer};
use skull::{Action, Card, Chance, Skull};
use words::{Cast, Words};

const ROSE: Action = Action::Place(Card::Rose);
const SKULL: Action = Action::Place(Card::Skull);

fn table(preset: &str, seats: u8, line: &[(u8, Action)]) -> Match<Skull> {
    let (_, options) = Skull::presets().into_iter().find(|(name, _)| *name == preset).unwrap();
    let mut table = Match::new(options, seats).unwrap();
    table.step(Step::Chance(Chance::First(Seat::new(0)))).unwrap();
    for &(seat, action) in line {
        table.play(Seat::new(seat), action).unwrap();
    }
    table
}

/// Reads the scene aloud: every line of it, in words.
fn read(table: &Match<Skull>, viewer: Viewer) -> String {
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let words = Words::new("en", Skull::messages("en"));
    let names: Vec<String> = ["Anna", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(String::from).into();
    let say = |message: &Message| words.try_say(message, &Cast { names: &names, you }).unwrap();
    let scene: Scene = table.game().scene(&Snapshot::of(table, viewer));
    let card = |card: &CardFace| {
        let side = if card.face_up { " (up)" } else { "" };
        format!("{} = {}{side}", card.id, say(&card.name))
    };
    let cards = |list: &[CardFace]| list.iter().map(card).collect::<Vec<_>>().join(", ");
    let mut lines = vec![format!("{} | {}", say(&scene.title), say(&scene.prompt))];
    for panel in &scene.seats {
        let counters = panel.counters.iter().map(|fact| say(&fact.label));
        let badges = panel.badges.iter().map(|badge| format!("[{}]", say(&badge.label)));
        let marks: Vec<String> = counters.chain(badges).collect();
        lines.push(format!("{} {:?}: {}", names[panel.seat.idx()], panel.status, marks.join(", ")));
    }
    for pile in &scene.piles {
        lines.push(format!("{} {}: {}", pile.id, say(&pile.label), cards(&pile.cards)));
    }
    lines.push(format!("hand: {}", cards(&scene.hand)));
    for offer in &scene.offers {
        let key = offer.hotkey.map(String::from).unwrap_or_default();
        lines.push(format!("({key}) {} {:?} {}", say(&offer.label), offer.target, offer.action));
    }
    lines.extend(scene.facts.iter().map(|fact| format!("{}: {}", fact.kind, say(&fact.label))));
    lines.extend(scene.outcome.iter().map(|outcome| format!("over: {}", say(&outcome.label))));
    lines.join("\n")
}

#[track_caller]
fn check(table: &Match<Skull>, viewer: u8, expected: Expect) {
    expected.assert_eq(&read(table, Viewer::Seat(Seat::new(viewer))));
}

#[test]
fn first_cards() {
    let table = table("usual", 3, &[(1, SKULL)]);
    check(
        &table,
        0,
        expect![[r#"
        Round 1 | Place your first card, face down.
        Anna ToAct: No bet won, 4 cards left, 4 cards in hand, [First player]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand, [Ready]
        Cleo ToAct: No bet won, 4 cards left, 4 cards in hand
        stack-0 Your pile: empty: 
        stack-1 Bo’s pile: 1 card: s1-c0 = Face-down card
        stack-2 Cleo’s pile: empty: 
        hand: s0-own-rose-1 = Rose, s0-own-rose-2 = Rose, s0-own-rose-3 = Rose, s0-own-skull = Skull
        (r) Place a Rose Hand(0) {"place":"R"}
        (s) Place the Skull Hand(3) {"place":"S"}
        table-cards: 1 card on the table"#]],
    );
    check(
        &table,
        1,
        expect![[r#"
            Round 1 | Waiting for 2 more players to place a card.
            Anna ToAct: No bet won, 4 cards left, 4 cards in hand, [First player]
            Bo Waiting: No bet won, 4 cards left, 3 cards in hand, [Ready]
            Cleo ToAct: No bet won, 4 cards left, 4 cards in hand
            stack-0 Anna’s pile: empty: 
            stack-1 Your pile: 1 card: s1-own-skull = Skull
            stack-2 Cleo’s pile: empty: 
            hand: s1-own-rose-1 = Rose, s1-own-rose-2 = Rose, s1-own-rose-3 = Rose
            table-cards: 1 card on the table"#]],
    );
    expect![[r#"
        Round 1 | Waiting for 2 more players to place a card.
        Anna ToAct: No bet won, 4 cards left, 4 cards in hand, [First player]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand, [Ready]
        Cleo ToAct: No bet won, 4 cards left, 4 cards in hand
        stack-0 Anna’s pile: empty: 
        stack-1 Bo’s pile: 1 card: s1-c0 = Face-down card
        stack-2 Cleo’s pile: empty: 
        hand: 
        table-cards: 1 card on the table"#]]
    .assert_eq(&read(&table, Viewer::Spectator));
}

#[test]
fn adding_cards() {
    let table = table("usual", 3, &[(0, ROSE), (1, SKULL), (2, ROSE), (0, SKULL)]);
    check(
        &table,
        1,
        expect![[r#"
            Round 1 | Your turn: add a card or open a challenge.
            Anna Waiting: No bet won, 4 cards left, 2 cards in hand, [First player]
            Bo ToAct: No bet won, 4 cards left, 3 cards in hand
            Cleo Waiting: No bet won, 4 cards left, 3 cards in hand
            stack-0 Anna’s pile: 2 cards: s0-c0 = Face-down card, s0-c1 = Face-down card
            stack-1 Your pile: 1 card: s1-own-skull = Skull
            stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
            hand: s1-own-rose-1 = Rose, s1-own-rose-2 = Rose, s1-own-rose-3 = Rose
            (r) Place a Rose Hand(0) {"place":"R"}
            (1) Bid 1 Number(1) {"bid":1}
            (2) Bid 2 Number(2) {"bid":2}
            (3) Bid 3 Number(3) {"bid":3}
            (4) Bid 4 Number(4) {"bid":4}
            table-cards: 4 cards on the table"#]],
    );
    check(
        &table,
        0,
        expect![[r#"
            Round 1 | Bo adds a card or opens a challenge.
            Anna Waiting: No bet won, 4 cards left, 2 cards in hand, [First player]
            Bo ToAct: No bet won, 4 cards left, 3 cards in hand
            Cleo Waiting: No bet won, 4 cards left, 3 cards in hand
            stack-0 Your pile: 2 cards: s0-own-rose-1 = Rose, s0-own-skull = Skull
            stack-1 Bo’s pile: 1 card: s1-c0 = Face-down card
            stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
            hand: s0-own-rose-2 = Rose, s0-own-rose-3 = Rose
            table-cards: 4 cards on the table"#]],
    );
}

const REVEALING: [(u8, Action); 10] = [
    (0, ROSE),
    (1, SKULL),
    (2, ROSE),
    (0, ROSE),
    (1, ROSE),
    (2, Action::Bid(1)),
    (0, Action::Bid(4)),
    (1, Action::Pass),
    (2, Action::Pass),
    (0, Action::Flip(Seat::new(1))),
];

#[test]
fn turning_cards() {
    let table = table("usual", 3, &REVEALING);
    check(
        &table,
        0,
        expect![[r#"
        Round 1 | Turn one more card: choose a pile.
        Anna ToAct: No bet won, 4 cards left, 2 cards in hand, [First player], [Bid 4]
        Bo Waiting: No bet won, 4 cards left, 2 cards in hand, [Passed]
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Your pile: 2 cards: s0-own-rose-1 = Rose (up), s0-own-rose-2 = Rose (up)
        stack-1 Bo’s pile: 2 cards: s1-c0 = Face-down card, s1-c1 = Rose (up)
        stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
        hand: s0-own-rose-3 = Rose, s0-own-skull = Skull
        (2) Turn Bo’s top card Pile(1) {"flip":1}
        (3) Turn Cleo’s top card Pile(2) {"flip":2}
        table-cards: 5 cards on the table
        bid: Your bid: 4
        flips-left: 1 card to turn"#]],
    );
    check(
        &table,
        1,
        expect![[r#"
        Round 1 | Anna turns one more card.
        Anna ToAct: No bet won, 4 cards left, 2 cards in hand, [First player], [Bid 4]
        Bo Waiting: No bet won, 4 cards left, 2 cards in hand, [Passed]
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Anna’s pile: 2 cards: s0-c0 = Rose (up), s0-c1 = Rose (up)
        stack-1 Your pile: 2 cards: s1-own-skull = Skull, s1-own-rose-1 = Rose (up)
        stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
        hand: s1-own-rose-2 = Rose, s1-own-rose-3 = Rose
        table-cards: 5 cards on the table
        bid: Anna’s bid: 4
        flips-left: 1 card to turn"#]],
    );
}

#[test]
fn the_blind_pick_and_what_only_the_loser_knows() {
    let mut table = table("usual", 3, &REVEALING);
    table.play(Seat::new(0), Action::Flip(Seat::new(1))).unwrap();
    check(
        &table,
        0,
        expect![[r#"
        Round 1 | Bo takes one of your cards without looking.
        Anna Waiting: No bet won, 4 cards left, 2 cards in hand, [First player], [Bid 4]
        Bo Waiting: No bet won, 4 cards left, 2 cards in hand, [Passed], [Skull!]
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Your pile: 2 cards: s0-own-rose-1 = Rose (up), s0-own-rose-2 = Rose (up)
        stack-1 Bo’s pile: 2 cards: s1-c0 = Skull (up), s1-c1 = Rose (up)
        stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
        hand: s0-own-rose-3 = Rose, s0-own-skull = Skull
        table-cards: 5 cards on the table
        bid: Your bid: 4"#]],
    );
    table.step(Step::Chance(Chance::Lose(Card::Skull))).unwrap();
    check(
        &table,
        0,
        expect![[r#"
        Round 2 | Place your first card, face down.
        Anna ToAct: No bet won, 3 cards left, 3 cards in hand, [First player]
        Bo ToAct: No bet won, 4 cards left, 4 cards in hand
        Cleo ToAct: No bet won, 4 cards left, 4 cards in hand
        stack-0 Your pile: empty: 
        stack-1 Bo’s pile: empty: 
        stack-2 Cleo’s pile: empty: 
        hand: s0-own-rose-1 = Rose, s0-own-rose-2 = Rose, s0-own-rose-3 = Rose
        (r) Place a Rose Hand(0) {"place":"R"}
        table-cards: No cards on the table
        last-bet: Last round you bid 4 and turned over Bo’s Skull.
        lost-cards: You lost your Skull. Only you know."#]],
    );
    check(
        &table,
        1,
        expect![[r#"
        Round 2 | Place your first card, face down.
        Anna ToAct: No bet won, 3 cards left, 3 cards in hand, [First player]
        Bo ToAct: No bet won, 4 cards left, 4 cards in hand
        Cleo ToAct: No bet won, 4 cards left, 4 cards in hand
        stack-0 Anna’s pile: empty: 
        stack-1 Your pile: empty: 
        stack-2 Cleo’s pile: empty: 
        hand: s1-own-rose-1 = Rose, s1-own-rose-2 = Rose, s1-own-rose-3 = Rose, s1-own-skull = Skull
        (r) Place a Rose Hand(0) {"place":"R"}
        (s) Place the Skull Hand(3) {"place":"S"}
        table-cards: No cards on the table
        last-bet: Last round Anna bid 4 and turned over your Skull."#]],
    );
}

#[test]
fn choosing_what_to_give_up() {
    let table = table(
        "usual",
        3,
        &[
            (0, SKULL),
            (1, ROSE),
            (2, ROSE),
            (0, ROSE),
            (1, Action::Bid(1)),
            (2, Action::Pass),
            (0, Action::Bid(4)),
        ],
    );
    check(
        &table,
        0,
        expect![[r#"
        Round 1 | Your own Skull! Choose a card to give up. Nobody will know which.
        Anna ToAct: No bet won, 4 cards left, 2 cards in hand, [First player], [Bid 4], [Skull!]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Your pile: empty: 
        stack-1 Bo’s pile: 1 card: s1-c0 = Face-down card
        stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
        hand: s0-own-rose-1 = Rose, s0-own-rose-2 = Rose, s0-own-rose-3 = Rose, s0-own-skull = Skull
        (r) Give up a Rose Hand(0) {"discard":"R"}
        (s) Give up the Skull Hand(3) {"discard":"S"}
        table-cards: 4 cards on the table
        bid: Your bid: 4"#]],
    );
    check(
        &table,
        1,
        expect![[r#"
        Round 1 | Anna chooses a card to give up.
        Anna ToAct: No bet won, 4 cards left, 2 cards in hand, [First player], [Bid 4], [Skull!]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Anna’s pile: 2 cards: s0-c0 = Skull (up), s0-c1 = Rose (up)
        stack-1 Your pile: 1 card: s1-own-rose-1 = Rose
        stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
        hand: s1-own-rose-2 = Rose, s1-own-rose-3 = Rose, s1-own-skull = Skull
        table-cards: 4 cards on the table
        bid: Anna’s bid: 4"#]],
    );
}

#[test]
fn showing_cards() {
    let table =
        table("open-cards", 3, &[(0, SKULL), (1, ROSE), (2, ROSE), (0, Action::Bid(3)), (1, Action::Show)]);
    check(
        &table,
        2,
        expect![[r#"
        Round 1 | Show the others what you had, or keep it hidden?
        Anna Waiting: No bet won, 4 cards left, 3 cards in hand, [First player], [Bid 3], [Skull!]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand
        Cleo ToAct: No bet won, 4 cards left, 3 cards in hand
        stack-0 Anna’s pile: 1 card: s0-c0 = Skull (up)
        stack-1 Bo’s pile: 1 card: s1-c0 = Rose (up)
        stack-2 Your pile: 1 card: s2-own-rose-1 = Rose
        hand: s2-own-rose-2 = Rose, s2-own-rose-3 = Rose, s2-own-skull = Skull
        (s) Show my cards Table "show"
        (k) Keep them hidden Table "keep_hidden"
        table-cards: 3 cards on the table
        bid: Anna’s bid: 3"#]],
    );
}

#[test]
fn the_end() {
    let round = [(0, ROSE), (1, SKULL), (2, ROSE), (0, Action::Bid(1)), (1, Action::Pass), (2, Action::Pass)];
    let table = table("usual", 3, &[round, round].concat());
    check(
        &table,
        0,
        expect![[r#"
        Round 2 | You win the game with two bets won!
        Anna Waiting: 2 bets won, 4 cards left, 3 cards in hand, [Winner], [First player], [Bid 1]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Your pile: 1 card: s0-own-rose-1 = Rose (up)
        stack-1 Bo’s pile: 1 card: s1-c0 = Face-down card
        stack-2 Cleo’s pile: 1 card: s2-c0 = Face-down card
        hand: s0-own-rose-2 = Rose, s0-own-rose-3 = Rose, s0-own-skull = Skull
        table-cards: 3 cards on the table
        bid: Your bid: 1
        over: You win the game with two bets won!"#]],
    );
    check(
        &table,
        2,
        expect![[r#"
        Round 2 | Anna wins the game with two bets won!
        Anna Waiting: 2 bets won, 4 cards left, 3 cards in hand, [Winner], [First player], [Bid 1]
        Bo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        Cleo Waiting: No bet won, 4 cards left, 3 cards in hand, [Passed]
        stack-0 Anna’s pile: 1 card: s0-c0 = Rose (up)
        stack-1 Bo’s pile: 1 card: s1-c0 = Face-down card
        stack-2 Your pile: 1 card: s2-own-rose-1 = Rose
        hand: s2-own-rose-2 = Rose, s2-own-rose-3 = Rose, s2-own-skull = Skull
        table-cards: 3 cards on the table
        bid: Anna’s bid: 1
        over: Anna wins the game with two bets won!"#]],
    );
}

/// A card must be seen to move from the own hand to the own pile, whatever is placed.
#[test]
fn own_cards_keep_their_names_on_the_way_to_the_pile() {
    for placed in [ROSE, SKULL] {
        let mut table = table("usual", 2, &[]);
        let scene =
            |table: &Match<Skull>| table.game().scene(&Snapshot::of(table, Viewer::Seat(Seat::new(0))));
        let ids = |cards: &[CardFace]| cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>();
        let before = ids(&scene(&table).hand);
        table.play(Seat::new(0), placed).unwrap();
        let after = scene(&table);
        let mut all = [ids(&after.hand), ids(&after.piles[0].cards)].concat();
        all.sort();
        let mut expected = before;
        expected.sort();
        assert_eq!(all, expected);
    }
}
