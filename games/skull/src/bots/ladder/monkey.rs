//! Plays anyhow, but nothing that makes no sense: no bet that cannot be won.

use engine::View;

use super::odds::winnable;
use super::shares::{Shares, after_bet};
use crate::{Action, Actions, Phase, Skull};

/// What a beginner does.
pub(super) fn shares(view: View<'_, Skull>, legal: &Actions) -> Shares {
    if let Some(shares) = after_bet(view, legal) {
        return shares;
    }
    let most = winnable(view);
    let lowest = view.public.bids.highest() + 1;
    let bids = f32::from(most.saturating_sub(lowest - 1).max(1));
    let placing = view.public.phase == Phase::Placing;
    Shares::weighed(legal, |action| match action {
        // As often a bid as not, whatever the number.
        Action::Bid(bid) if bid <= most => 1.0 / bids,
        // Who has nothing to place must bid.
        Action::Bid(bid) if placing && view.private.hand.is_empty() && bid == lowest => 1e-3,
        Action::Bid(_) => 0.0,
        _ => 1.0,
    })
    .evened()
}
