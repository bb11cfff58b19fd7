//! Plays by rules of thumb: Roses to bid with, now and then the Skull, and no bid far above its own Roses.

use engine::View;

use super::super::own_cards::roses_on_top;
use super::odds::Odds;
use super::shares::{Shares, after_bet, placing};
use crate::{Action, Actions, Phase, Skull};

/// How often the first card is the Skull, and how often a later one.
const SKULL_FIRST: f32 = 0.3;
const SKULL_LATER: f32 = 0.2;
/// How often it opens where it could.
const OPENS: f32 = 0.4;
/// How often it raises where it could.
const RAISES: f32 = 0.8;
/// How often it bids with its own Skull in the way, while somebody is likely to go higher.
const BLUFFS: f32 = 0.15;

/// What somebody does who knows the ropes.
pub(super) fn shares(view: View<'_, Skull>, legal: &Actions) -> Shares {
    if let Some(shares) = after_bet(view, legal) {
        return shares;
    }
    let public = view.public;
    match public.phase {
        Phase::PlacingFirst => placing(view, SKULL_FIRST),
        Phase::Placing => place_or_open(view),
        Phase::Revealing => {
            let flip = Odds::from_cards(public, view.seat).flip(public.flips_left());
            flip.map_or_else(Shares::default, |(seat, _)| Shares::sure(Action::Flip(seat)))
        }
        _ => raise_or_pass(view),
    }
}

/// Whether the own Skull lies in the own pile.
fn skull_waits(view: View<'_, Skull>) -> bool {
    roses_on_top(view.private) < view.private.pile.len()
}

/// The most that it dares to bid: its own Roses, and one card of every third of the others.
fn limit(view: View<'_, Skull>) -> u8 {
    let others = u8::try_from(view.public.in_game.len()).unwrap_or(2) - 1;
    view.private.pile.len() + others.div_ceil(3)
}

fn place_or_open(view: View<'_, Skull>) -> Shares {
    let waits = skull_waits(view);
    let opens = match (view.private.hand.is_empty(), waits) {
        (true, _) => 1.0,
        (false, true) => BLUFFS,
        (false, false) => OPENS,
    };
    let bid = if waits { 1 } else { view.private.pile.len() };
    let mut shares = placing(view, SKULL_LATER);
    shares.0.iter_mut().for_each(|(_, share)| *share *= 1.0 - opens);
    shares.0.push((Action::Bid(bid), opens));
    shares
}

fn raise_or_pass(view: View<'_, Skull>) -> Shares {
    let public = view.public;
    let next = public.bids.highest() + 1;
    let raises = if next <= roses_on_top(view.private) {
        // Nobody else's cards are needed, and whoever goes higher is welcome.
        1.0
    } else if skull_waits(view) {
        if 2 * next <= public.table_cards { BLUFFS } else { 0.0 }
    } else if next <= limit(view) {
        RAISES
    } else {
        0.0
    };
    let mut shares = Shares::sure(Action::Bid(next));
    shares.0[0].1 = raises;
    shares.0.push((Action::Pass, 1.0 - raises));
    shares
}
