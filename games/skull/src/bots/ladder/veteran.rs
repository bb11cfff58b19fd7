//! Plays as those do who search: learned from thousands of their decisions, and cheap enough to be imagined.

use engine::View;

use super::bosun::Table;
use super::shares::{Shares, after_bet};
use super::weights::{TRAITS, Traits, WEIGHTS};
use crate::{Action, Actions, Card, Phase, Skull};

/// One where it is so.
fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// What can be told of doing this, at a table that was reckoned through.
pub(super) fn traits(table: &Table<'_>, view: View<'_, Skull>, action: Action) -> Traits {
    match action {
        Action::Place(card) => of_placing(view, card),
        Action::Bid(bid) => of_bid(table, view, bid),
        _ => of_pass(table, view),
    }
}

fn of_placing(view: View<'_, Skull>, card: Card) -> Traits {
    let mut traits = [0.0; TRAITS];
    let known = view.public.seats[view.seat];
    let skull = flag(card == Card::Skull);
    if view.public.phase == Phase::PlacingFirst {
        traits[0] = skull;
        traits[22] = skull * f32::from(known.coins);
        traits[23] = skull * (f32::from(known.cards) - 4.0);
        return traits;
    }
    let waits = flag(view.private.pile.cards().contains(Card::Skull));
    traits[1] = 1.0;
    traits[2] = skull;
    traits[3] = f32::from(view.private.hand.len()) / 4.0;
    traits[4] = skull * f32::from(view.private.pile.len());
    traits[5] = waits;
    traits
}

fn of_bid(table: &Table<'_>, view: View<'_, Skull>, bid: u8) -> Traits {
    let mut traits = [0.0; TRAITS];
    let public = view.public;
    let is_open = public.phase == Phase::Placing;
    let lowest = public.bids.highest() + 1;
    let waits = flag(view.private.pile.cards().contains(Card::Skull));
    let part = f32::from(bid) / f32::from(public.table_cards.max(1));
    let chance = table.chance(bid);
    traits[6] = flag(is_open);
    traits[7] = flag(!is_open);
    traits[8] = chance;
    traits[9] = table.gain(bid) * public.in_game.len() as f32;
    traits[10] = waits;
    traits[11] = part;
    traits[12] = f32::from(bid - lowest);
    traits[13] = waits * part;
    traits[14] = flag(chance >= 1.0);
    traits[15] = flag(bid == public.table_cards);
    traits[16] = chance * f32::from(public.seats[view.seat].coins);
    traits[17] = waits * table.n_rivals() / 6.0;
    traits[18] = flag(bid <= view.private.pile.len());
    traits
}

fn of_pass(table: &Table<'_>, view: View<'_, Skull>) -> Traits {
    let mut traits = [0.0; TRAITS];
    let public = view.public;
    let challenger = public.challenger();
    traits[19] = challenger.map_or(0.0, |seat| f32::from(public.seats[seat].coins));
    traits[20] = flag(view.private.pile.cards().contains(Card::Skull));
    traits[21] = table.chance(public.bids.highest() + 1);
    traits
}

/// What somebody does who searches.
pub(super) fn shares(view: View<'_, Skull>, legal: &Actions) -> Shares {
    if let Some(shares) = after_bet(view, legal) {
        return shares;
    }
    let table = Table::new(view);
    if view.public.phase == Phase::Revealing {
        return table.flip();
    }
    let weights = &WEIGHTS[view.public.in_game.len().clamp(2, 6) - 2];
    let mut shares = Shares::weighed(legal, |action| {
        let traits = traits(&table, view, action);
        traits.iter().zip(weights).map(|(own, weight)| own * weight).sum()
    });
    let most = shares.0.iter().map(|(_, score)| *score).fold(f32::MIN, f32::max);
    shares.0.iter_mut().for_each(|(_, score)| *score = libm::expf(*score - most));
    shares.evened()
}
