//! Rounds small enough to be solved in a moment: nobody gains by playing otherwise.

use arrayvec::ArrayVec;
use engine::Seat;

use super::super::odds::{IN_HAND, LOST, PLACES};
use super::super::worth::Outlook;
use super::outcome::{Payoff, Reach};
use super::regret::Solver;
use super::tree::{Moment, Position, Tree};
use crate::SEATS_MAX;

/// The beginning of a round of seats with so many cards.
fn start(cards: &[u8]) -> Position {
    Position {
        moment: Moment::PlacingFirst,
        cards: cards.iter().copied().collect(),
        piles: cards.iter().map(|_| 0).collect::<ArrayVec<u8, { SEATS_MAX as usize }>>(),
        turn: 0,
        first: 0,
        bid: 0,
        passed: [false; SEATS_MAX as usize],
    }
}

/// Everybody has the Skull, as at the start of a game.
fn all_own() -> Reach {
    let mut belief = [0.0; PLACES];
    belief[IN_HAND] = 1.0;
    [belief; SEATS_MAX as usize]
}

/// One for the challenger who wins, and minus one for who loses; the others share the opposite.
fn even(seats: usize) -> Payoff {
    let ends = |challenger: usize, sign: f32| {
        let part = |seat: usize| if seat == challenger { sign } else { -sign / (seats - 1) as f32 };
        std::array::from_fn(part)
    };
    std::array::from_fn(|challenger| [ends(challenger, -1.0), ends(challenger, 1.0)])
}

fn solved(cards: &[u8], iterations: u32) -> Solver {
    let tree = Tree::grow(&start(cards), usize::MAX).expect("it is small");
    let mut solver = Solver::new(tree, all_own(), even(cards.len()));
    (0..iterations).for_each(|_| solver.iterate());
    solver
}

#[test]
fn two_seats_are_solved_to_a_thousandth() {
    for (cards, iterations) in [([1, 1], 100), ([2, 1], 400), ([2, 2], 2_000), ([3, 3], 500), ([4, 4], 400)] {
        let solver = solved(&cards, iterations);
        let exploitability = solver.nash_conv() / 2.0;
        assert!(exploitability <= 0.001, "{cards:?}: {exploitability}");
        assert!((solver.value(0) + solver.value(1)).abs() < 1e-3, "what one wins the other loses");
    }
}

#[test]
fn who_must_bid_with_the_skull_alone_in_front_of_them_loses() {
    let solver = solved(&[1, 3], 100);
    assert!((solver.value(0) + 1.0).abs() < 1e-3, "{}", solver.value(0));
    assert!((solved(&[2, 1], 100).value(0) - 1.0).abs() < 0.01);
}

#[test]
fn three_seats_with_few_cards_are_solved_too() {
    for (cards, most) in [([1, 1, 1], 0.001), ([2, 1, 1], 0.001), ([2, 2, 2], 0.003)] {
        let conv = solved(&cards, 400).nash_conv();
        assert!(conv <= most, "{cards:?}: {conv}");
    }
}

#[test]
fn four_seats_are_too_many_and_a_tree_may_be_too_large() {
    assert!(Tree::grow(&start(&[1, 1, 1, 1]), usize::MAX).is_none());
    assert!(Tree::grow(&start(&[4, 4]), 700).is_none());
}

/// What the end of a round is worth to two with these bets won and cards.
fn game_payoff(has: [(u8, u8); 2]) -> Payoff {
    let outlook = Outlook::of_seats(has);
    let worth = |challenger: u8, is_won: bool| {
        let after = outlook.after(Seat::new(challenger), is_won);
        [after.worth(Seat::new(0)), after.worth(Seat::new(1)), 0.0, 0.0, 0.0, 0.0]
    };
    let mut payoff = [[[0.0; SEATS_MAX as usize]; 2]; SEATS_MAX as usize];
    for challenger in 0..2 {
        payoff[usize::from(challenger)] = [worth(challenger, false), worth(challenger, true)];
    }
    payoff
}

#[test]
fn what_two_can_expect_is_what_their_next_round_is_worth() {
    for (coins, other_coins) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        for (cards, other_cards) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 2), (2, 4)] {
            let has = [(coins, cards), (other_coins, other_cards)];
            let tree = Tree::grow(&start(&[cards, other_cards]), usize::MAX).expect("it is small");
            let mut root = all_own();
            // A lost card is as likely the Skull as any other.
            for (belief, cards) in root.iter_mut().zip([cards, other_cards]) {
                belief[IN_HAND] = f32::from(cards) / 4.0;
                belief[LOST] = 1.0 - belief[IN_HAND];
            }
            let mut solver = Solver::new(tree, root, game_payoff(has));
            (0..150).for_each(|_| solver.iterate());
            let known = Outlook::of_seats(has).worth(Seat::new(0));
            assert!((solver.value(0) - known).abs() < 0.01, "{has:?}: {} and {known}", solver.value(0));
        }
    }
}

/// The rounds in the script that has OpenSpiel solve them: the cards of each seat, and what the script takes for our value.
fn judged() -> Vec<(Vec<u8>, f32)> {
    let script = include_str!("../../../../judge/openspiel.py");
    let table = script.split("OURS = {").nth(1).and_then(|rest| rest.split('}').next()).expect("a table");
    let line = |line: &str| {
        let (cards, told) = line.trim().strip_prefix('(')?.split_once("): (")?;
        let cards = cards.split(", ").map(|cards| cards.parse().expect("a number of cards"));
        Some((cards.collect(), told.split(',').next()?.parse().expect("a value")))
    };
    table.lines().filter_map(line).collect()
}

#[test]
fn what_openspiel_is_compared_with_is_what_is_solved_here() {
    let judged = judged();
    assert!(judged.len() >= 8 && judged.iter().any(|(cards, _)| cards.len() == 3), "{judged:?}");
    for (cards, told) in judged {
        let value = solved(&cards, 400).value(0);
        assert!((value - told).abs() < 0.002, "{cards:?}: the script says {told}, and it is {value}");
    }
}
