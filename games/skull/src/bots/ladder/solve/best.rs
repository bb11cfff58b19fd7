//! How much each seat could gain against the strategies found: the best answer to them, exactly.

use super::super::odds::PLACES;
use super::outcome::{Outcome, Reach, Values};
use super::regret::{Solver, is_second_card, passed_on};
use super::tree::Kind;

/// How a seat plays against the average strategies of the others.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Play {
    Average,
    Best,
}

impl Solver {
    /// What the round is worth to a seat when all play by their average strategies.
    pub(in super::super) fn value(&self, seat: usize) -> f32 {
        self.total(seat, Play::Average)
    }

    /// What all seats together could gain, each against the others as they are.
    #[cfg(test)]
    pub(in super::super) fn nash_conv(&self) -> f32 {
        (0..self.tree.seats()).map(|seat| self.gain(seat)).sum()
    }

    /// What a seat could gain against the others as they are.
    pub(super) fn gain(&self, seat: usize) -> f32 {
        self.total(seat, Play::Best) - self.total(seat, Play::Average)
    }

    fn total(&self, seat: usize, play: Play) -> f32 {
        let values = self.answer(0, &self.root, seat, play);
        values.iter().zip(self.root[seat]).map(|(value, share)| value * share).sum()
    }

    fn answer(&self, idx: usize, reach: &Reach, seat: usize, play: Play) -> Values {
        let node = &self.tree.nodes[idx];
        let chosen = std::array::from_fn(|place| self.average(idx, place));
        let n_choices = node.n_choices();
        let is_best = node.seat == seat && play == Play::Best;
        let mut values = [if is_best { f32::MIN } else { 0.0 }; PLACES];
        let mut choice = 0;
        while choice < n_choices {
            let last = choice + usize::from(is_second_card(node, choice + 1));
            let next = passed_on(node, reach, &chosen, last);
            let below = self.answer_below(idx, choice, &next, seat, play);
            for same in choice..=last {
                for (place, value) in values.iter_mut().enumerate() {
                    let worth = below[node.lands(same, place)];
                    match (node.seat == seat, is_best) {
                        (true, true) if node.can(same, place) => *value = value.max(worth),
                        (true, false) => *value += chosen[place][same] * worth,
                        (false, _) if same == choice => *value += below[place],
                        _ => {}
                    }
                }
            }
            choice = last + 1;
        }
        values
    }

    fn answer_below(&self, idx: usize, choice: usize, reach: &Reach, seat: usize, play: Play) -> Values {
        let node = &self.tree.nodes[idx];
        let Kind::Reveal { ways, piles } = &node.kind else {
            return self.answer(node.children[choice], reach, seat, play);
        };
        let outcome = Outcome { tree: &self.tree, payoff: &self.payoff, reach };
        outcome.values(seat, node.seat, &ways[choice], piles)
    }
}
