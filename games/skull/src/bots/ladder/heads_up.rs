//! Two are left: their round is solved from its start, partly against what the other is thought to do.

use engine::{SeatMap, State, View};

use super::blueprint::Book;
use super::crew::{Mixture, STYLES, private_with};
use super::odds::{self, IN_HAND, LOST, PLACES};
use super::shares::Shares;
use super::solve::{Moment, Payoff, Position, Reach, Solver, Tree};
use super::story::{Deed, beginning, story};
use super::worth::Outlook;
use crate::{Action, Actions, Card, Phase, Public, SEATS_MAX, Skull};

/// More is not learned from more.
const ITERATIONS_MAX: u32 = 250;

/// With fewer, what comes out is not worth much.
const ITERATIONS_MIN: u32 = 20;

/// What is done less often than that was only tried.
const RARE: f32 = 0.03;

/// A round of two that is on, and what it costs to think about it.
pub(super) struct HeadsUp<'a> {
    rules: &'a Skull,
    view: View<'a, Skull>,
    start: Public,
    tree: Tree,
}

impl<'a> HeadsUp<'a> {
    /// The round, if two are left and somebody has to place or to bid.
    pub(super) fn of(rules: &'a Skull, view: View<'a, Skull>) -> Option<Self> {
        let is_open = matches!(view.public.phase, Phase::PlacingFirst | Phase::Placing | Phase::Bidding);
        if !is_open || view.public.in_game.len() != 2 {
            return None;
        }
        let start = beginning(view.public);
        let tree = Tree::grow(&position(&start), usize::MAX)?;
        Some(Self { rules, view, start, tree })
    }

    /// The steps that the first of all iterations costs, and every one.
    pub(super) fn cost(&self, styles: usize) -> (u32, u32) {
        let nodes = self.tree.n_nodes();
        let cost = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        (cost(nodes * PLACES * styles / 4), cost(nodes / 4 + 1))
    }

    /// As many iterations as these steps are enough for, if they are worth it.
    pub(super) fn iterations(&self, steps: u32, styles: usize) -> Option<u32> {
        let (first, each) = self.cost(styles);
        let iterations = (steps.saturating_sub(first) / each).min(ITERATIONS_MAX);
        (iterations >= ITERATIONS_MIN).then_some(iterations)
    }

    /// How often to do what, against somebody who is so likely of each style, if that is trusted so far: otherwise they do
    /// what is worst for us.
    pub(super) fn shares(
        self,
        iterations: u32,
        other: &Mixture,
        trust: f32,
        book: Option<&Book>,
    ) -> Option<Shares> {
        let Self { rules, view, start, tree } = self;
        let own = start.in_game.iter().position(|seat| seat == view.seat)?;
        let seats: Vec<_> = start.in_game.iter().collect();
        let private = |seat| private_with(start.seats[seat].cards, 0, IN_HAND);
        let state = State::<Skull> {
            private: SeatMap::from_fn(start.seats.seats(), private),
            hidden: (),
            public: start.clone(),
        };
        let mut solver = Solver::new(tree, root(&start), payoff(&start));
        let manner = |view: View<'_, Skull>, legal: &Actions| mixed(view, legal, other, book);
        solver.suppose(rules, &state, &seats, 1 - own, &manner, trust);
        (0..iterations).for_each(|_| solver.iterate());
        let node = solver.find(&path(view))?;
        let mut shares = Shares(solver.chosen(node, place(view))?.into_iter().collect());
        shares.0.retain(|(_, share)| *share >= RARE);
        Some(shares.evened()).filter(|shares| !shares.0.is_empty())
    }
}

/// What somebody does who is so likely of each style.
fn mixed(view: View<'_, Skull>, legal: &Actions, mixture: &Mixture, book: Option<&Book>) -> Shares {
    let mut sum = Shares::weighed(legal, |_| 0.0);
    for (style, part) in STYLES.into_iter().zip(mixture).filter(|(_, part)| **part > 0.0) {
        let shares = style.shares(view, legal, book);
        sum.0.iter_mut().for_each(|(action, share)| *share += part * shares.of(*action));
    }
    sum.evened()
}

/// The beginning of a round, for whoever is left.
pub(super) fn position(start: &Public) -> Position {
    let seats = || start.in_game.iter();
    Position {
        moment: Moment::PlacingFirst,
        cards: seats().map(|seat| start.seats[seat].cards).collect(),
        piles: seats().map(|_| 0).collect(),
        turn: 0,
        first: seats().position(|seat| seat == start.first).unwrap_or(0),
        bid: 0,
        passed: [false; SEATS_MAX as usize],
    }
}

/// What everybody believes at the beginning.
pub(super) fn root(start: &Public) -> Reach {
    let mut root = [[0.0; PLACES]; SEATS_MAX as usize];
    for (belief, seat) in root.iter_mut().zip(start.in_game.iter()) {
        let owns = odds::owns_skull(start.seats[seat]);
        (belief[IN_HAND], belief[LOST]) = (owns, 1.0 - owns);
    }
    root
}

/// What every end of the round is worth.
pub(super) fn payoff(start: &Public) -> Payoff {
    let outlook = Outlook::of(start);
    let mut payoff = [[[0.0; SEATS_MAX as usize]; 2]; SEATS_MAX as usize];
    for (ends, challenger) in payoff.iter_mut().zip(start.in_game.iter()) {
        for (is_won, worths) in [false, true].into_iter().zip(ends) {
            let after = outlook.after(challenger, is_won);
            worths.iter_mut().zip(start.in_game.iter()).for_each(|(worth, seat)| *worth = after.worth(seat));
        }
    }
    payoff
}

/// What everybody has seen since the beginning; a card that was placed is taken for a Rose.
fn path(view: View<'_, Skull>) -> Vec<Action> {
    if view.public.phase == Phase::PlacingFirst {
        // In the tree the first cards are placed one after the other.
        let before = view.public.in_game.iter().take_while(|seat| *seat != view.seat);
        return before.map(|_| Action::Place(Card::Rose)).collect();
    }
    story(view.public).iter().map(|scene| Deed::action(scene.deed, Card::Rose)).collect()
}

/// Where the own Skull is.
fn place(view: View<'_, Skull>) -> usize {
    let pile = view.private.pile;
    let in_pile = (0..pile.len()).find(|height| pile.at(*height) == Card::Skull).map(usize::from);
    let elsewhere = if view.private.hand.contains(Card::Skull) { IN_HAND } else { LOST };
    in_pile.unwrap_or(elsewhere)
}
