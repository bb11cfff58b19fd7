//! A blueprint: what to do at every table, as it came out of many rounds that were played against themselves.

mod book;
mod sight;
#[cfg(test)]
mod tests;
#[cfg(not(target_family = "wasm"))]
mod train;

use engine::View;

use super::odds::Odds;
use super::shares::{Shares, after_bet};
use super::veteran;
use crate::{Action, Actions, Phase, Skull};

pub(super) use book::Book;
#[cfg(test)]
use book::NoBook;
use sight::Sight;
#[cfg(not(target_family = "wasm"))]
pub use train::{Log, Trainer};

/// What somebody does who plays by this book; where it knows nothing, what those do who search.
pub(super) fn shares(book: &Book, view: View<'_, Skull>, legal: &Actions) -> Shares {
    if let Some(shares) = after_bet(view, legal) {
        return shares;
    }
    if view.public.phase == Phase::Revealing {
        let flip = Odds::from_cards(view.public, view.seat).flip(view.public.flips_left());
        return flip.map_or_else(Shares::default, |(seat, _)| Shares::sure(Action::Flip(seat)));
    }
    by_book(book, view).unwrap_or_else(|| veteran::shares(view, legal))
}

fn by_book(book: &Book, view: View<'_, Skull>) -> Option<Shares> {
    let sight = Sight::of(view)?;
    if let [only] = sight.choices[..] {
        return Some(Shares::sure(only));
    }
    let numbers = book.numbers(sight.key, sight.choices.len())?;
    let weighed = sight.choices.iter().zip(numbers).map(|(action, number)| (*action, f32::from(*number)));
    Some(Shares(weighed.collect()).evened())
}
