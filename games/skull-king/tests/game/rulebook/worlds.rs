//! What a seat imagines agrees with all it knows. SK-9.2, and SK-4.9 for suits that were not followed.

use crate::rulebook::table::{Table, hand, options, seat};
use engine::{Game, GameRng, Seat, State, determinize};
use serde_json::json;
use skull_king::{Action, Chance, Hand, SkullKing};

/// Many worlds as this seat imagines them.
fn worlds(table: &Table, idx: u8) -> impl Iterator<Item = State<SkullKing>> {
    let mut rng = GameRng::from_number(9);
    (0..400).map(move |_| {
        let rules = table.table.game();
        let world = determinize(rules, table.table.view(seat(idx)), &mut rng);
        rules.audit(&world);
        world
    })
}

fn suit(letter: &str) -> Hand {
    (1..=14).map(|rank| hand(&format!("{letter}{rank}"))).fold(Hand::EMPTY, |all, card| all | card)
}

/// The cards that turn up in a hand in any of the worlds.
fn possible(table: &Table, viewer: u8, holder: u8) -> Hand {
    worlds(table, viewer)
        .map(|world| world.private[seat(holder)].hand)
        .fold(Hand::EMPTY, |all, hand| all | hand)
}

#[test]
fn hands_have_their_sizes_and_no_card_that_was_seen() {
    let hands = ["G1 G2 G3", "G4 G5 G6", "Y1 Y2 Y3"];
    let mut table = Table::deal(options("current", json!({})), &hands, "").bids(&[0, 0, 0]);
    table.play("G1 G4");
    let expected: Hand = table.table.game().deck() - hand("G1 G2 G3 G4");
    assert_eq!(possible(&table, 0, 2), expected, "anything else is possible");
    for world in worlds(&table, 0) {
        assert_eq!(world.private[seat(1)].hand.len(), 2);
        assert_eq!(world.private[seat(2)].hand.len(), 3);
        assert_eq!(world.private[seat(0)].hand, hand("G2 G3"));
    }
}

#[test]
fn a_suit_that_was_not_followed_is_not_in_the_hand() {
    // SK-4.9
    let hands = ["G1 G2 G3", "G4 G5 G6", "Y1 ESC1 Y3"];
    let mut table = Table::deal(options("current", json!({})), &hands, "").bids(&[0, 0, 0]);
    table.play("G1 G4 Y1");
    assert!((possible(&table, 0, 2) & suit("G")).is_empty());
    assert!(!(possible(&table, 0, 1) & suit("G")).is_empty());
    let mut escaped = Table::deal(options("current", json!({})), &hands, "").bids(&[0, 0, 0]);
    escaped.play("G1 G4 ESC1");
    assert!(!(possible(&escaped, 0, 2) & suit("G")).is_empty(), "a special card shows nothing");
}

#[test]
fn the_suit_rule_of_the_edition_says_what_was_not_followed() {
    // SK-4.9 with SK-4.5
    let hands = ["ROSIE G2 G3", "G4 G5 G6", "Y1 Y2 Y3"];
    for (edition, shown) in [("schmidt", true), ("current", false)] {
        let mut table = Table::deal(options(edition, json!({})), &hands, "").bids(&[0, 0, 0]);
        table.play("ROSIE G4 Y1");
        assert_eq!((possible(&table, 0, 2) & suit("G")).is_empty(), shown, "{edition}");
    }
}

#[test]
fn voids_that_leave_just_enough_cards_are_always_dealt() {
    // Two seats lack suits, and nearly all other cards are out: the tightest deals still succeed.
    let rules = SkullKing::new(options("current", json!({})), 7).unwrap();
    let mut rng = GameRng::from_number(2);
    for _ in 0..60 {
        let mut state = rules.setup();
        while state.public.round < 9 || state.public.history.tricks_done() < 8 {
            let turn = rules.turn(&state.public);
            let mut events = engine::Events::off();
            match turn.seats().first() {
                None => {
                    let chance = rules.sample_chance(&state, &mut rng);
                    rules.resolve_chance(&mut state, chance, &mut events);
                }
                Some(seat) => {
                    let legal = rules.legal_actions(state.view(seat));
                    let idx = rng.index(engine::ActionSet::len(&legal));
                    rules.apply(&mut state, seat, engine::ActionSet::at(&legal, idx), &mut events);
                }
            }
        }
        for viewer in Seat::all(7) {
            let world = determinize(&rules, state.view(viewer), &mut rng);
            for seat in Seat::all(7).filter(|seat| *seat != viewer) {
                let voids = state.public.known[seat.idx()].voids;
                for (idx, letter) in ["G", "Y", "P", "B"].iter().enumerate() {
                    let lacks = voids >> idx & 1 != 0;
                    assert!(!lacks || (world.private[seat].hand & suit(letter)).is_empty());
                }
            }
        }
    }
}

/// Seat 0 wins with Juanita, then seat 1 with Bahij, who draws these cards and puts two away.
fn after_peek_and_draw() -> Table {
    let hands = ["JUANITA G1 G2 G3", "ESC1 BAHIJ Y2 Y3", "P1 P2 P3 P4"];
    let mut table = Table::deal(options("current-expanded", json!({})), &hands, "").bids(&[0, 0, 0]);
    table.play("JUANITA ESC1 P1 G1 BAHIJ P2");
    table.chance(Chance::Draw(hand("SK B14")));
    table.act(1, Action::Discard("B14".parse().unwrap()));
    table.act(1, Action::Discard("Y2".parse().unwrap()));
    table
}

#[test]
fn what_juanita_showed_is_not_in_a_hand_unless_it_was_drawn_since() {
    let table = after_peek_and_draw();
    let peeked = table.private(0).peeked;
    for world in worlds(&table, 0) {
        assert!((world.private[seat(2)].hand & peeked).is_empty(), "seat 2 has drawn nothing");
        let drawer = &world.private[seat(1)];
        let drawn = (drawer.hand | drawer.discarded.hand()) & peeked;
        assert_eq!(drawn.len(), 2, "seat 1 has drawn two");
        assert!(peeked.includes(world.hidden.stock));
        let others = drawer.hand | drawer.discarded.hand() | world.private[seat(2)].hand;
        assert_eq!(others - peeked, hand("Y2 Y3 P3 P4"), "all other cards are known to be theirs");
    }
}

#[test]
fn who_put_cards_away_knows_them() {
    let table = after_peek_and_draw();
    let gone = hand("B14 Y2");
    for world in worlds(&table, 1) {
        assert_eq!(world.private[seat(1)].discarded.hand(), gone);
        assert!((world.private[seat(0)].hand & gone).is_empty() && (world.hidden.stock & gone).is_empty());
    }
    for world in worlds(&table, 2) {
        assert_eq!(world.private[seat(1)].discarded.len(), 2, "seat 2 knows how many");
        assert!(world.private[seat(0)].peeked.includes(world.hidden.stock), "and that seat 0 has looked");
    }
}

#[test]
fn a_void_shown_before_a_draw_allows_no_more_cards_than_were_drawn() {
    // Seat 1 lacks green, then draws two cards.
    let hands = ["G9 G1 G2 G3 G4", "Y1 BAHIJ Y2 Y3 Y4", "P1 P2 P3 P4 P5"];
    let mut table = Table::deal(options("current-expanded", json!({})), &hands, "").bids(&[0, 0, 0]);
    table.play("G9 Y1 P1");
    assert!((possible(&table, 2, 1) & suit("G")).is_empty());
    table.play("G1 BAHIJ P2");
    table.chance(Chance::Draw(hand("G14 G13")));
    table.act(1, Action::Discard("Y2".parse().unwrap()));
    table.act(1, Action::Discard("Y3".parse().unwrap()));
    let greens = |table: &Table| {
        let all =
            |world: &State<SkullKing>| world.private[seat(1)].hand | world.private[seat(1)].discarded.hand();
        worlds(table, 2).map(|world| (all(&world) & suit("G")).len()).max()
    };
    assert_eq!(greens(&table), Some(2));
    table.play("G14 P3 G2");
    assert_eq!(greens(&table), Some(1), "one of the two was seen");
}

#[test]
fn a_bid_that_is_not_open_is_imagined_and_the_ghosts_pile_too() {
    let mut table = Table::deal(options("current", json!({})), &["G1 G2", "G3 G4"], "Y1 Y2");
    table.act(1, Action::Bid(skull_king::Bid { tricks: 2, cannon: None }));
    let mut bids = std::collections::BTreeSet::new();
    for world in worlds(&table, 0) {
        bids.extend(world.private[seat(1)].bid.map(|bid| bid.tricks));
        assert_eq!(world.hidden.ghost.len(), 2);
    }
    assert_eq!(bids.into_iter().collect::<Vec<_>>(), [0, 1, 2]);
}

#[test]
fn every_world_is_about_equally_likely() {
    // Three cards are unknown to seat 0 but their places: every hand of seat 1 comes up as often.
    let hands = ["G1", "G2", "G3"];
    let table = Table::deal(options("beck-2018", json!({})), &hands, "");
    let mut seen = std::collections::BTreeMap::<String, u32>::new();
    let mut rng = GameRng::from_number(4);
    let n = 67 * 300;
    for _ in 0..n {
        let world = determinize(table.table.game(), table.table.view(seat(0)), &mut rng);
        *seen.entry(format!("{:?}", world.private[seat(1)].hand)).or_default() += 1;
    }
    assert_eq!(seen.len(), 67);
    assert!(seen.values().all(|count| (220..380).contains(count)), "{seen:?}");
}
