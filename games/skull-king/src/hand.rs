//! Sets of cards as bits, so that a hand is two words and a legal move an intersection.

use std::fmt;
use std::hint::select_unpredictable;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use arrayvec::ArrayVec;
use engine::GameRng;
use serde::{Deserialize, Serialize};

use crate::Card;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Hand(u128);

impl Hand {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Just this card.
    #[must_use]
    #[inline]
    pub const fn one(card: Card) -> Self {
        Self(ONES[card.idx() as usize % ONES.len()])
    }

    /// How many cards are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no card.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.idx() & 1 != 0
    }

    /// Whether all cards of the other set are in it.
    #[must_use]
    pub const fn includes(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= Self::one(card).0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !Self::one(card).0;
    }

    /// The cards before this one in the box.
    #[must_use]
    #[inline]
    pub const fn before(self, card: Card) -> Self {
        Self(self.0 & ((1 << card.idx()) - 1))
    }

    /// The lowest card.
    #[must_use]
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a word has fewer than 256 zeros")]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::new(self.0.trailing_zeros() as u8)) }
    }

    /// The card at this place in the order of the box.
    ///
    /// # Panics
    /// If there are not that many.
    #[must_use]
    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "the halves of the word are wanted")]
    pub fn nth(self, idx: usize) -> Card {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let (idx, low_len) = (idx as u32, low.count_ones());
        let is_low = idx < low_len;
        let (word, idx, from) =
            select_unpredictable(is_low, (low, idx, 0), (high, idx.wrapping_sub(low_len), 64));
        Card::new(from + select(word, idx))
    }

    /// The cards in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let card = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(card)
        })
    }

    /// Takes out one card, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn take_any(&mut self, rng: &mut GameRng) -> Card {
        let card = self.nth(rng.index(self.len()));
        self.remove(card);
        card
    }
}

/// A word for each card, because looking one up is quicker than making it; more than there are cards, so that no
/// lookup needs a check.
static ONES: [u128; 128] = {
    let (mut ones, mut idx) = ([0; 128], 0);
    while idx < ones.len() {
        ones[idx] = 1 << idx;
        idx += 1;
    }
    ones
};

/// The place of the set bit with this number, found by clearing the bits before it one by one. The first few are
/// cleared without a branch: which card it will be is what no machine can foresee.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a place in a word is small")]
fn select(mut word: u64, idx: u32) -> u8 {
    for cleared in 0..UNFORESEEN {
        word = select_unpredictable(idx > cleared, without_lowest(word), word);
    }
    for _ in UNFORESEEN..idx {
        word = without_lowest(word);
    }
    word.trailing_zeros() as u8
}

/// Few hands have more cards to choose from than this and one.
const UNFORESEEN: u32 = 3;

#[inline]
const fn without_lowest(word: u64) -> u64 {
    word & word.wrapping_sub(1)
}

impl BitAnd for Hand {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Hand {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Hand {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for Hand {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Hand {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |hand, card| hand | Self::one(card))
    }
}

impl From<Vec<Card>> for Hand {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Self {
        hand.iter().collect()
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A few cards in an order, without a heap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile<const N: usize> {
    cards: [u8; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub const EMPTY: Self = Self { cards: [0; N], len: 0 };

    /// How many cards are in it.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it has no card.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the pile is as high as it can be.
    pub fn push(&mut self, card: Card) {
        self.cards[self.len()] = card.idx();
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        let card = Card::new(self.cards[self.len()]);
        // What is gone must not make two equal piles differ.
        self.cards[usize::from(self.len)] = 0;
        Some(card)
    }

    /// The cards, bottom first.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        self.cards[..self.len()].iter().map(|&idx| Card::new(idx))
    }

    /// The cards without their order.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.iter().collect()
    }
}

impl<const N: usize> fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize> Default for Pile<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = ArrayVec::<Card, N>::deserialize(deserializer)?;
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_is_the_one_that_counting_finds() {
        let mut rng = GameRng::from_number(1);
        for _ in 0..2_000 {
            let keep = 1 + rng.below(40);
            let hand: Hand = Card::all().filter(|_| rng.below(keep) == 0).collect();
            for (idx, card) in hand.iter().enumerate() {
                assert_eq!(hand.nth(idx), card, "{hand:?} at {idx}");
            }
            assert_eq!(hand.iter().count(), hand.len());
        }
    }

    #[test]
    fn a_set_does_what_sets_do() {
        let (a, b, c) = (Card::new(3), Card::new(64), Card::new(76));
        let mut hand: Hand = [a, c].into_iter().collect();
        hand.insert(b);
        assert_eq!(hand.iter().collect::<Vec<_>>(), [a, b, c]);
        assert_eq!(hand.before(c), Hand::one(a) | Hand::one(b));
        hand.remove(a);
        assert!(!hand.contains(a) && hand.contains(b) && hand.includes(Hand::one(c)));
        assert_eq!(hand - Hand::one(c), Hand::one(b));
        assert_eq!(hand & Hand::one(a), Hand::EMPTY);
    }

    #[test]
    fn a_pile_remembers_its_order() {
        let mut pile = Pile::<3>::EMPTY;
        pile.push(Card::new(9));
        pile.push(Card::new(2));
        assert_eq!(pile.pop(), Some(Card::new(2)));
        assert_eq!(pile.iter().collect::<Vec<_>>(), [Card::new(9)]);
        assert_eq!(pile.pop(), Some(Card::new(9)));
        assert_eq!(pile, Pile::EMPTY);
    }
}
