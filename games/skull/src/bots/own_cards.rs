//! What every bot sees in its own cards.

use crate::{Card, Private};

/// How many Roses lie on top of the own pile.
pub(super) fn roses_on_top(private: &Private) -> u8 {
    let pile = private.pile;
    let skull = (0..pile.len()).rev().find(|&height| pile.at(height) == Card::Skull);
    pile.len() - skull.map_or(0, |height| height + 1)
}

/// Without Roses no bet can be won; without the Skull nobody fears the pile.
pub(super) fn card_to_give_up(private: &Private) -> Card {
    let owned = private.owned();
    let keeps_skull = owned.count(Card::Rose) > 1 || !owned.contains(Card::Skull);
    if keeps_skull && owned.contains(Card::Rose) { Card::Rose } else { Card::Skull }
}
