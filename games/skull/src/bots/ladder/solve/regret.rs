//! Counterfactual regret minimisation, the variant that forgets negative regret at once, one seat after the other; later
//! strategies count for more.

use arrayvec::ArrayVec;

use super::super::odds::PLACES;
use super::outcome::{Outcome, Payoff, Reach, Values};
use super::tree::{CHOICES_MAX, Kind, Node, Tree};
use crate::Action;

/// How likely each choice is, for one place of the Skull.
pub(super) type Chosen = [f32; CHOICES_MAX];

/// A tree that is being solved.
pub(in super::super) struct Solver {
    pub(super) tree: Tree,
    pub(super) payoff: Payoff,
    /// What everybody believes at the root.
    pub(super) root: Reach,
    regrets: Vec<f32>,
    pub(super) sums: Vec<f32>,
    rounds: u32,
    pub(super) supposed: Option<Supposed>,
}

/// How one of the seats is thought to play, and how far.
pub(super) struct Supposed {
    pub(super) seat: usize,
    pub(super) trust: f32,
    pub(super) numbers: Vec<f32>,
}

impl Solver {
    pub(in super::super) fn new(tree: Tree, root: Reach, payoff: Payoff) -> Self {
        let n = tree.n_numbers();
        Self { tree, payoff, root, regrets: vec![0.0; n], sums: vec![0.0; n], rounds: 0, supposed: None }
    }

    /// Everybody in turn learns from one more round of play against the others.
    pub(in super::super) fn iterate(&mut self) {
        self.rounds += 1;
        for seat in 0..self.tree.seats() {
            let root = self.root;
            self.walk(0, &root, seat);
        }
    }

    /// What a node is worth to a seat, for each place of its Skull, as everybody plays now; the seat learns from it.
    fn walk(&mut self, idx: usize, reach: &Reach, seat: usize) -> Values {
        let node = &self.tree.nodes[idx];
        let acts = node.seat == seat;
        if acts {
            return self.learn(idx, reach, seat);
        }
        let n_choices = node.n_choices();
        let mut values = [0.0; PLACES];
        let chosen = self.chosen_by_all(idx);
        for choice in 0..n_choices {
            if n_choices > choice + 1 && is_second_card(&self.tree.nodes[idx], choice + 1) {
                continue;
            }
            let next = passed_on(&self.tree.nodes[idx], reach, &chosen, choice);
            let worth = self.below(idx, choice, &next, seat);
            values.iter_mut().zip(worth).for_each(|(sum, worth)| *sum += worth);
        }
        values
    }

    /// What follows a choice.
    fn below(&mut self, idx: usize, choice: usize, reach: &Reach, seat: usize) -> Values {
        let node = &self.tree.nodes[idx];
        if let Kind::Reveal { ways, piles } = &node.kind {
            let outcome = Outcome { tree: &self.tree, payoff: &self.payoff, reach };
            return outcome.values(seat, node.seat, &ways[choice], piles);
        }
        let child = node.children[choice];
        self.walk(child, reach, seat)
    }

    /// What a node is worth to whoever acts there.
    fn learn(&mut self, idx: usize, reach: &Reach, seat: usize) -> Values {
        let n_choices = self.tree.nodes[idx].n_choices();
        let chosen = self.chosen_by_all(idx);
        let mut worths = [[0.0; PLACES]; CHOICES_MAX];
        let mut choice = 0;
        while choice < n_choices {
            let is_card = choice + 1 < n_choices && is_second_card(&self.tree.nodes[idx], choice + 1);
            let last = if is_card { choice + 1 } else { choice };
            let next = passed_on(&self.tree.nodes[idx], reach, &chosen, last);
            let below = self.below(idx, choice, &next, seat);
            for same in choice..=last {
                let node = &self.tree.nodes[idx];
                worths[same] = std::array::from_fn(|place| below[node.lands(same, place)]);
            }
            choice = last + 1;
        }
        self.update(idx, &reach[seat], &chosen, &worths[..n_choices])
    }

    fn update(&mut self, idx: usize, own: &Values, chosen: &[Chosen; PLACES], worths: &[Values]) -> Values {
        let node = &self.tree.nodes[idx];
        let weight = self.rounds as f32;
        let mut values = [0.0; PLACES];
        for (place, value) in values.iter_mut().enumerate() {
            let shares = &chosen[place][..worths.len()];
            *value = shares.iter().zip(worths).map(|(share, worth)| share * worth[place]).sum();
            let at = node.offset + place * worths.len();
            let regrets = &mut self.regrets[at..at + worths.len()];
            for (choice, regret) in regrets.iter_mut().enumerate() {
                if node.can(choice, place) {
                    *regret = (*regret + worths[choice][place] - *value).max(0.0);
                }
            }
            let sums = &mut self.sums[at..at + worths.len()];
            for (sum, share) in sums.iter_mut().zip(shares) {
                *sum += weight * own[place] * share;
            }
        }
        values
    }

    fn chosen_by_all(&self, idx: usize) -> [Chosen; PLACES] {
        let node = &self.tree.nodes[idx];
        let mut chosen = std::array::from_fn(|place| shares(&self.regrets, node, place));
        let supposed = self.supposed.as_ref().filter(|supposed| supposed.seat == node.seat);
        let Some(Supposed { trust, numbers, .. }) = supposed else { return chosen };
        for (place, chosen) in chosen.iter_mut().enumerate() {
            let thought = shares(numbers, node, place);
            chosen.iter_mut().zip(thought).for_each(|(free, thought)| *free += trust * (thought - *free));
        }
        chosen
    }

    /// The place in the tree that these actions lead to.
    pub(in super::super) fn find(&self, path: &[Action]) -> Option<usize> {
        path.iter().try_fold(0, |idx, action| {
            let node = &self.tree.nodes[idx];
            let is_it = |choice: &Action| match action {
                Action::Place(_) => matches!(choice, Action::Place(_)),
                _ => choice == action,
            };
            node.children.get(node.choices.iter().position(is_it)?).copied()
        })
    }

    /// How likely each choice is there on average, with the Skull at this place.
    pub(in super::super) fn chosen(
        &self,
        idx: usize,
        place: usize,
    ) -> Option<ArrayVec<(Action, f32), CHOICES_MAX>> {
        let node = self.tree.nodes.get(idx).filter(|node| !node.choices.is_empty())?;
        let shares = self.average(idx, place);
        Some(node.choices.iter().copied().zip(shares).filter(|(_, share)| *share > 0.0).collect())
    }

    /// How likely each choice is at a node on average, with the Skull at this place.
    pub(super) fn average(&self, idx: usize, place: usize) -> Chosen {
        shares(&self.sums, &self.tree.nodes[idx], place)
    }
}

/// The shares that numbers give to the choices of a node: all alike where there are none.
fn shares(numbers: &[f32], node: &Node, place: usize) -> Chosen {
    let n_choices = node.n_choices();
    let at = node.offset + place * n_choices;
    let numbers = &numbers[at..at + n_choices];
    let mut chosen = [0.0; CHOICES_MAX];
    let sum: f32 = numbers.iter().sum();
    if sum > 0.0 {
        chosen.iter_mut().zip(numbers).for_each(|(share, number)| *share = number / sum);
        return chosen;
    }
    let can = |choice: &usize| node.can(*choice, place);
    let any = 1.0 / (0..n_choices).filter(can).count().max(1) as f32;
    (0..n_choices).filter(can).for_each(|choice| chosen[choice] = any);
    chosen
}

/// Whether this choice is to place the Skull, which looks the same as the one before it.
pub(super) fn is_second_card(node: &Node, choice: usize) -> bool {
    node.choices.get(choice) == Some(&Action::Place(crate::Card::Skull))
}

/// What everybody believes after a choice. Placing a Skull looks like placing a Rose: both ways are passed on together, by
/// the number of the Skull's.
pub(super) fn passed_on(node: &Node, reach: &Reach, chosen: &[Chosen; PLACES], choice: usize) -> Reach {
    let mut next = *reach;
    let mut own = [0.0; PLACES];
    let first = if is_second_card(node, choice) { choice - 1 } else { choice };
    for same in first..=choice {
        for place in 0..PLACES {
            own[node.lands(same, place)] += reach[node.seat][place] * chosen[place][same];
        }
    }
    next[node.seat] = own;
    next
}
