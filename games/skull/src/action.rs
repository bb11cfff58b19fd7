//! Decisions, their numbers, and sets of them as bits.

use engine::{ActionSet, Seat};
use serde::{Deserialize, Serialize};

use crate::{BID_MAX, Card};

/// A seat's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Puts a card of the hand face down on the own pile.
    Place(Card),
    /// Says that this many cards can be turned without meeting a Skull.
    Bid(u8),
    /// Leaves the bidding of this round.
    Pass,
    /// Turns the top card of this seat's pile.
    Flip(Seat),
    /// Gives up a card for good.
    Discard(Card),
    /// Names who begins the next round.
    ChooseFirst(Seat),
    /// Shows the own cards that still lie face down.
    Show,
    /// Does not.
    KeepHidden,
}

/// Where each kind of action begins in the numbering, in the order of [`Action`].
mod number {
    use super::BID_MAX;

    pub(super) const PLACE: u32 = 0;
    pub(super) const BID: u32 = 2;
    pub(super) const PASS: u32 = BID + BID_MAX as u32;
    pub(super) const FLIP: u32 = PASS + 1;
    pub(super) const DISCARD: u32 = FLIP + 6;
    pub(super) const CHOOSE_FIRST: u32 = DISCARD + 2;
    pub(super) const SHOW: u32 = CHOOSE_FIRST + 6;
    pub(super) const KEEP_HIDDEN: u32 = SHOW + 1;
}

impl Action {
    /// Its number; none for what nobody can ever do.
    fn number(self) -> Option<u32> {
        let seat_number = |seat: Seat| (seat.idx() < 6).then(|| u32::from(u8::from(seat)));
        Some(match self {
            Self::Place(card) => number::PLACE + card as u32,
            Self::Bid(bid @ 1..=BID_MAX) => number::BID + u32::from(bid) - 1,
            Self::Bid(_) => return None,
            Self::Pass => number::PASS,
            Self::Flip(seat) => number::FLIP + seat_number(seat)?,
            Self::Discard(card) => number::DISCARD + card as u32,
            Self::ChooseFirst(seat) => number::CHOOSE_FIRST + seat_number(seat)?,
            Self::Show => number::SHOW,
            Self::KeepHidden => number::KEEP_HIDDEN,
        })
    }

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "every kind of action has less than 25 numbers")]
    fn from_number(number: u32) -> Self {
        let small = |start: u32| (number - start) as u8;
        let card = |start: u32| if number == start { Card::Rose } else { Card::Skull };
        match number {
            number::PLACE..number::BID => Self::Place(card(number::PLACE)),
            number::BID..number::PASS => Self::Bid(small(number::BID) + 1),
            number::PASS => Self::Pass,
            number::FLIP..number::DISCARD => Self::Flip(Seat::new(small(number::FLIP))),
            number::DISCARD..number::CHOOSE_FIRST => Self::Discard(card(number::DISCARD)),
            number::CHOOSE_FIRST..number::SHOW => Self::ChooseFirst(Seat::new(small(number::CHOOSE_FIRST))),
            number::SHOW => Self::Show,
            _ => Self::KeepHidden,
        }
    }
}

/// A set of actions, one bit each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Actions(u64);

impl Actions {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const PASS: Self = Self(1 << number::PASS);
    pub(crate) const SHOW_OR_KEEP_HIDDEN: Self = Self(1 << number::SHOW | 1 << number::KEEP_HIDDEN);

    /// Placing each of these kinds of card, as bits.
    pub(crate) const fn places(kinds: u64) -> Self {
        Self(kinds << number::PLACE)
    }

    /// Giving up each of these kinds of card, as bits.
    pub(crate) const fn discards(kinds: u64) -> Self {
        Self(kinds << number::DISCARD)
    }

    /// The bids above `above` up to `max`.
    pub(crate) const fn bids(above: u8, max: u8) -> Self {
        Self(((1 << max) - (1 << above)) << number::BID)
    }

    /// Turning a card of each of these seats, as bits.
    pub(crate) const fn flips(seats: u64) -> Self {
        Self(seats << number::FLIP)
    }

    /// Naming each of these seats, as bits.
    pub(crate) const fn choices_of_first(seats: u64) -> Self {
        Self(seats << number::CHOOSE_FIRST)
    }

    /// These and those.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl ActionSet<Action> for Actions {
    #[inline(always)]
    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline(always)]
    fn at(&self, idx: usize) -> Action {
        // Most sets are one or two runs of numbers: bids follow each other, and so do the kinds of cards.
        let (mut bits, mut idx) = (self.0, u32::try_from(idx).unwrap_or(u32::MAX));
        loop {
            assert!(bits != 0, "there are not that many actions");
            let first = bits.trailing_zeros();
            let run = (!(bits >> first)).trailing_zeros();
            if idx < run {
                return Action::from_number(first + idx);
            }
            idx -= run;
            bits &= bits + (1 << first);
        }
    }

    fn contains(&self, action: &Action) -> bool {
        action.number().is_some_and(|number| self.0 & 1 << number != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_actions_are_in_the_same_order() {
        let all = Actions((1 << (number::KEEP_HIDDEN + 1)) - 1).to_vec();
        assert!(all.is_sorted_by(|a, b| a < b), "{all:?}");
        for (number, action) in (0..).zip(all) {
            assert_eq!(action.number(), Some(number), "{action:?}");
        }
    }

    #[test]
    fn what_nobody_can_do_has_no_number() {
        for action in [
            Action::Bid(0),
            Action::Bid(25),
            Action::Bid(255),
            Action::Flip(Seat::new(6)),
            Action::ChooseFirst(Seat::new(7)),
        ] {
            assert_eq!(action.number(), None, "{action:?}");
            assert!(!Actions(u64::MAX).contains(&action));
        }
    }

    #[test]
    fn bids_lie_between_their_bounds() {
        assert_eq!(Actions::bids(3, 5).to_vec(), [Action::Bid(4), Action::Bid(5)]);
        assert_eq!(Actions::bids(0, 24).len(), 24);
        assert!(Actions::bids(4, 4).is_empty());
    }
}
