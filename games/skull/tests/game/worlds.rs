//! Invented worlds: the truth is always among them, nothing impossible is, and every place is equally likely.

use std::collections::BTreeMap;

use engine::{Game, GameRng, Match, Seat, Step, Turn, determinize};
use skull::{Action, CARDS_EACH, Card, Chance, Private, Skull};

fn table(seats: u8) -> Match<Skull> {
    let (_, open) = Skull::presets().into_iter().find(|(name, _)| *name == "open-cards").unwrap();
    let mut table = Match::new(open, seats).unwrap();
    table.step(Step::Chance(Chance::First(Seat::new(0)))).unwrap();
    table
}

fn play(table: &mut Match<Skull>, line: &[(u8, Action)]) {
    for &(seat, action) in line {
        table.play(Seat::new(seat), action).unwrap();
    }
}

/// How many of 6000 worlds of seat 0 have seat 1's cards like this: hand, pile, lost.
fn worlds(table: &Match<Skull>) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    let mut rng = GameRng::from_number(1720);
    for _ in 0..6_000 {
        let world = determinize(table.game(), table.view(Seat::new(0)), &mut rng);
        let Private { hand, pile, lost } = world.private[Seat::new(1)];
        let text = |cards: Vec<Card>| cards.iter().map(ToString::to_string).collect::<String>();
        *counts
            .entry(format!("{}|{}|{}", text(hand.into()), text(pile.into()), text(lost.into())))
            .or_default() += 1;
    }
    counts
}

/// The shares must be these, in parts of `whole`, within five standard errors.
#[track_caller]
fn check(table: &Match<Skull>, whole: u32, expected: &[(&str, u32)]) {
    let counts = worlds(table);
    let keys: Vec<&str> = counts.keys().map(String::as_str).collect();
    let mut wanted: Vec<&str> = expected.iter().map(|(key, _)| *key).collect();
    wanted.sort_unstable();
    assert_eq!(keys, wanted);
    for &(key, part) in expected {
        let share = f64::from(part) / f64::from(whole);
        let error = 5.0 * (6_000.0 * share * (1.0 - share)).sqrt();
        let found = f64::from(counts[key]);
        assert!((found - 6_000.0 * share).abs() <= error, "{key}: {found} of 6000, not {part}/{whole}");
    }
}

const ROSE: Action = Action::Place(Card::Rose);
const SKULL: Action = Action::Place(Card::Skull);

#[test]
fn a_skull_nobody_saw_is_anywhere() {
    let mut table = table(3);
    play(&mut table, &[(0, ROSE), (1, ROSE), (2, ROSE), (0, ROSE), (1, SKULL)]);
    check(&table, 4, &[("RS|RR|", 2), ("RR|SR|", 1), ("RR|RS|", 1)]);
}

#[test]
fn a_turned_rose_is_a_rose_and_the_rest_is_open() {
    let mut table = table(3);
    play(&mut table, &[(0, ROSE), (1, ROSE), (2, ROSE), (0, ROSE), (1, ROSE), (2, Action::Bid(5))]);
    play(&mut table, &[(2, Action::Flip(Seat::new(1)))]);
    check(&table, 3, &[("RS|RR|", 2), ("RR|SR|", 1)]);
}

#[test]
fn a_turned_skull_is_certain() {
    let mut table = table(3);
    play(&mut table, &[(0, ROSE), (1, ROSE), (2, ROSE), (0, ROSE), (1, SKULL), (2, Action::Bid(5))]);
    play(&mut table, &[(2, Action::Flip(Seat::new(1)))]);
    check(&table, 1, &[("RR|RS|", 1)]);
}

/// Seat 1 turns its own Skull and gives up a card; a new round begins.
fn lose_by_own_skull(table: &mut Match<Skull>, given_up: Card) {
    let mut first = u8::from(table.public().first);
    for seat in 0..3 {
        play(table, &[(seat, if seat == 1 { SKULL } else { ROSE })]);
    }
    while first != 1 {
        play(table, &[(first, ROSE)]);
        first = (first + 1) % 3;
    }
    play(table, &[(1, Action::Bid(table.public().table_cards))]);
    while let Turn::Seats(seats) = table.turn() {
        let asked = seats.first().unwrap();
        if table.legal_actions(asked) != [Action::Show, Action::KeepHidden] {
            break;
        }
        table.play(asked, Action::KeepHidden).unwrap();
    }
    play(table, &[(1, Action::Discard(given_up))]);
}

#[test]
fn a_lost_card_may_be_the_skull() {
    let mut table = table(3);
    lose_by_own_skull(&mut table, Card::Rose);
    check(&table, 4, &[("RRS||R", 3), ("RRR||S", 1)]);
}

#[test]
fn cards_lost_before_the_skull_was_seen_again_are_roses() {
    let mut table = table(3);
    lose_by_own_skull(&mut table, Card::Rose);
    lose_by_own_skull(&mut table, Card::Rose);
    check(&table, 3, &[("RS||RR", 2), ("RR||RS", 1)]);
}

#[test]
fn a_skull_missing_from_all_cards_seen_is_lost_for_good() {
    let mut table = table(3);
    lose_by_own_skull(&mut table, Card::Skull);
    let all =
        [(0, ROSE), (1, ROSE), (2, ROSE), (1, ROSE), (2, ROSE), (0, ROSE), (1, ROSE), (2, ROSE), (0, ROSE)];
    play(&mut table, &all);
    play(&mut table, &[(1, Action::Bid(3)), (2, Action::Pass), (0, Action::Pass)]);
    play(&mut table, &[(0, Action::KeepHidden), (2, Action::KeepHidden)]);
    assert_eq!(table.public().round, 3);
    check(&table, 1, &[("RRR||S", 1)]);
}

#[test]
fn the_truth_is_always_among_the_worlds() {
    for (_, options) in Skull::presets() {
        for seats in Skull::SEATS {
            for seed in 0..8 {
                let mut rng = GameRng::from_number(seed);
                let mut table = Match::<Skull>::new(options, seats).unwrap();
                table.advance(&mut rng);
                while let Turn::Seats(to_act) = table.turn() {
                    truth_is_found(&table, &mut rng);
                    let seat = to_act.first().unwrap();
                    let action = *rng.pick(&table.legal_actions(seat));
                    table.play(seat, action).unwrap();
                    table.advance(&mut rng);
                }
            }
        }
    }
}

/// Of 80 worlds one has each other seat's cards right: the odds against it are under 4^-16 for each seat.
fn truth_is_found(table: &Match<Skull>, rng: &mut GameRng) {
    let viewer = Seat::new(0);
    let invented: Vec<_> =
        (0..80).map(|_| determinize(table.game(), table.view(viewer), rng).private).collect();
    for seat in Seat::all(table.public().seats.seats()) {
        let truth = table.view(seat).private;
        assert!(invented.iter().any(|private| private[seat] == *truth), "{seat:?} is never {truth:?}");
        assert!(
            invented
                .iter()
                .all(|private| private[seat].owned().len() + private[seat].lost.len() == CARDS_EACH)
        );
    }
}
