//! Puts a way to play into a solver, at every place of its tree, so that what others gain against it can be told exactly.

use engine::{ActionSet as _, Events, Game as _, Seat, State, View};

use super::super::crew::private_with;
use super::super::odds::{IN_HAND, LOST, Odds, PLACES};
use super::super::shares::Shares;
use super::regret::{Solver, Supposed};
use super::tree::{Kind, Node, Tree};
use crate::{Action, Actions, Card, Skull};

/// How likely somebody does what.
pub(in super::super) type Manner<'a> = &'a dyn Fn(View<'_, Skull>, &Actions) -> Shares;

impl Solver {
    /// From now on everybody plays in this manner on average, and turns cards by what their numbers tell. The game is at
    /// the beginning of the round that the tree begins with, and these seats are left in it.
    pub(in super::super) fn follow(
        &mut self,
        rules: &Skull,
        state: &State<Skull>,
        seats: &[Seat],
        manner: Manner<'_>,
    ) {
        let mut numbers = vec![0.0; self.tree.n_numbers()];
        Following { tree: &self.tree, rules, seats, manner, numbers: &mut numbers }.at(0, state);
        self.sums = numbers;
    }

    /// From now on one of the seats plays so far in this manner, whatever else it learns.
    pub(in super::super) fn suppose(
        &mut self,
        rules: &Skull,
        state: &State<Skull>,
        seats: &[Seat],
        seat: usize,
        manner: Manner<'_>,
        trust: f32,
    ) {
        let mut numbers = vec![0.0; self.tree.n_numbers()];
        Following { tree: &self.tree, rules, seats, manner, numbers: &mut numbers }.at(0, state);
        self.supposed = Some(Supposed { seat, trust, numbers });
    }

    /// What each seat could gain by the best answer to what the others do on average.
    pub(in super::super) fn gains(&self) -> Vec<f32> {
        (0..self.tree.seats()).map(|seat| self.gain(seat)).collect()
    }
}

/// A way to play that is written into the numbers of a tree.
struct Following<'a> {
    tree: &'a Tree,
    rules: &'a Skull,
    seats: &'a [Seat],
    manner: Manner<'a>,
    numbers: &'a mut [f32],
}

impl Following<'_> {
    fn at(&mut self, idx: usize, state: &State<Skull>) {
        let node = &self.tree.nodes[idx];
        let (actor, rules) = (self.seats[node.seat], self.rules);
        for place in (0..PLACES).filter(|place| may_lie(node, *place)) {
            let private = private_with(node.pile + node.hand, node.pile, place);
            let view = View { seat: actor, public: &state.public, private: &private };
            let shares = (self.manner)(view, &rules.legal(view));
            let numbers = node.choices.iter().enumerate();
            for (choice, action) in numbers.filter(|(choice, _)| node.can(*choice, place)) {
                self.numbers[node.offset + place * node.n_choices() + choice] = shares.of(*action);
            }
        }
        for (choice, child) in node.children.iter().copied().enumerate() {
            // The same place in the tree as after a Rose.
            if node.choices[choice] == Action::Place(Card::Skull) {
                continue;
            }
            if let Kind::Reveal { .. } = self.tree.nodes[child].kind {
                self.turning(child, state);
                continue;
            }
            let mut next = state.clone();
            let legal = rules.legal(next.view(actor));
            let wanted = node.choices[choice];
            // Somebody without a Rose has to place something for the others to see.
            let action = if legal.contains(&wanted) { wanted } else { Action::Place(Card::Skull) };
            rules.apply(&mut next, actor, action, &mut Events::off());
            self.at(child, &next);
        }
    }

    fn turning(&mut self, idx: usize, state: &State<Skull>) {
        let node = &self.tree.nodes[idx];
        let Kind::Reveal { ways, .. } = &node.kind else { return };
        let (actor, Some(some)) = (self.seats[node.seat], ways.first()) else { return };
        let others = || (0..self.seats.len()).filter(|other| *other != node.seat);
        let left = others().map(|other| some[other]).sum();
        let plan = Odds::from_cards(&state.public, actor).plan(left);
        let is_plan = |way: &[u8]| others().all(|other| way[other] == plan[self.seats[other].idx()]);
        let Some(chosen) = ways.iter().position(|way| is_plan(way)) else { return };
        (0..PLACES).for_each(|place| self.numbers[node.offset + place * ways.len() + chosen] = 1.0);
    }
}

/// Whether the Skull of whoever acts can be there.
fn may_lie(node: &Node, place: usize) -> bool {
    match place {
        IN_HAND => node.hand > 0,
        LOST => true,
        height => height < usize::from(node.pile),
    }
}
