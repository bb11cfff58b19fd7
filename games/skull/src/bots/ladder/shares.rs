//! How likely somebody does each of the things that they may do.

use arrayvec::ArrayVec;
use engine::{ActionSet as _, GameRng, View};

use super::super::own_cards::card_to_give_up;
use crate::{Action, Actions, BID_MAX, Card, Phase, Skull};

/// The most that anybody may choose from: two cards to place, and every bid.
const CHOICES_MAX: usize = BID_MAX as usize + 2;

/// Everything that may be done, each with a weight. Weights need not add up to 1 before [`Shares::evened`].
#[derive(Clone, Debug, Default)]
pub(super) struct Shares(pub(super) ArrayVec<(Action, f32), CHOICES_MAX>);

impl Shares {
    /// This for certain.
    pub(super) fn sure(action: Action) -> Self {
        let mut shares = Self::default();
        shares.0.push((action, 1.0));
        shares
    }

    /// Each of these with the weight that it is given.
    pub(super) fn weighed(legal: &Actions, weight: impl Fn(Action) -> f32) -> Self {
        let actions = (0..legal.len()).map(|idx| legal.at(idx));
        Self(actions.map(|action| (action, weight(action))).collect())
    }

    /// The same, adding up to 1; all alike where nothing has any weight.
    pub(super) fn evened(mut self) -> Self {
        let sum: f32 = self.0.iter().map(|(_, weight)| weight).sum();
        let any = 1.0 / self.0.len().max(1) as f32;
        self.0.iter_mut().for_each(|(_, weight)| *weight = if sum > 0.0 { *weight / sum } else { any });
        self
    }

    /// How likely this is.
    pub(super) fn of(&self, action: Action) -> f32 {
        self.0.iter().find(|(other, _)| *other == action).map_or(0.0, |(_, weight)| *weight)
    }

    /// One of them, each as likely as its share.
    pub(super) fn draw(&self, rng: &mut GameRng) -> Action {
        let weights: ArrayVec<f32, CHOICES_MAX> = self.0.iter().map(|(_, weight)| *weight).collect();
        self.0[pick(&weights, rng)].0
    }
}

/// One of these, each as likely as its share; shares add up to 1.
pub(super) fn pick(shares: &[f32], rng: &mut GameRng) -> usize {
    const FINE: u32 = 1 << 24;
    let mut at = rng.below(FINE) as f32 / FINE as f32;
    for (idx, share) in shares.iter().enumerate() {
        at -= share;
        if at < 0.0 {
            return idx;
        }
    }
    // What is left over by rounding is that of the last one that has any.
    shares.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// What everybody does alike after a bet: shows nothing, keeps a Rose to bid with and the Skull to be feared, and names
/// anybody. Nothing where there is more to it.
pub(super) fn after_bet(view: View<'_, Skull>, legal: &Actions) -> Option<Shares> {
    match view.public.phase {
        Phase::Showing => Some(Shares::sure(Action::KeepHidden)),
        Phase::Discarding => Some(Shares::sure(Action::Discard(card_to_give_up(view.private)))),
        Phase::ChoosingFirst => Some(Shares::weighed(legal, |_| 1.0).evened()),
        _ => None,
    }
}

/// Places the Skull this often, where there is a choice.
pub(super) fn placing(view: View<'_, Skull>, skull: f32) -> Shares {
    let hand = view.private.hand;
    let skull = match (hand.contains(Card::Rose), hand.contains(Card::Skull)) {
        (true, true) => skull,
        (true, false) => 0.0,
        (false, _) => 1.0,
    };
    let mut shares = Shares::default();
    shares.0.push((Action::Place(Card::Rose), 1.0 - skull));
    shares.0.push((Action::Place(Card::Skull), skull));
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_share_is_never_drawn() {
        let mut rng = GameRng::from_number(3);
        let drawn: Vec<usize> = (0..200).map(|_| pick(&[0.0, 0.5, 0.5, 0.0], &mut rng)).collect();
        assert!(drawn.iter().all(|idx| [1, 2].contains(idx)));
        assert!(drawn.contains(&1) && drawn.contains(&2));
    }
}
