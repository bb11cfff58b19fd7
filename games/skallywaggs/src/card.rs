//! Cards by their place in the deck, sets of them as bits, and pirates with their parts. What a card does is in the deck.

use std::fmt;

use serde::{Deserialize, Serialize};

/// How many cards there are.
pub const CARDS: usize = 120;

/// One of the 120 cards; by default the first. Written as its id in the deck, such as `PAR` or `CRW03H`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// A word that is no card's id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card {0:?}")]
pub struct NoSuchCard(pub String);

impl Card {
    /// Every card, in the order of the deck.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..120).map(Self)
    }

    pub(crate) const fn from_idx(idx: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "there are fewer than 256 cards")]
        if idx < CARDS { Some(Self(idx as u8)) } else { None }
    }

    /// Its place in the deck.
    #[must_use]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }
}

/// A pirate's name for the rules. It stays while the pirate lives, and is never given again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PirateId(pub u16);

/// A place in a pirate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The head.
    Head,
    /// The chest.
    Chest,
    /// The legs.
    Legs,
}

impl Part {
    /// All three, from the top.
    pub const ALL: [Self; 3] = [Self::Head, Self::Chest, Self::Legs];

    /// Its place in a pirate.
    #[must_use]
    pub const fn idx(self) -> usize {
        self as usize
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Every card.
    pub const ALL: Self = Self((1 << CARDS) - 1);

    /// Whether the card is in it.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of `self` that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those from one card to another.
    #[must_use]
    pub const fn between(self, first: Card, last: Card) -> Self {
        let (from, to) = (u128::MAX << first.0, u128::MAX >> (127 - last.0));
        Self(self.0 & from & to)
    }

    /// The card at this place among them.
    ///
    /// # Panics
    /// If there are not that many.
    #[must_use]
    pub fn at(self, idx: usize) -> Card {
        self.iter().nth(idx).expect("there are that many cards")
    }

    /// The cards in the order of the deck.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_idx(bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(card)
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(cards: CardSet) -> Self {
        cards.iter().collect()
    }
}
