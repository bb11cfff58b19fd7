//! The two cards, and the ways they lie together: in a hand, in a pile, and in a stack as the table sees it.
//! All of it fits a few bytes; in JSON it is lists of `R`, `S` and `?`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// So many can play.
pub const SEATS_MAX: u8 = 6;

/// How many cards each player begins with: three Roses and one Skull.
pub const CARDS_EACH: u8 = 4;

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Card {
    /// Wins bets.
    #[serde(rename = "R")]
    Rose,
    /// Ends them.
    #[serde(rename = "S")]
    Skull,
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rose => "R",
            Self::Skull => "S",
        })
    }
}

/// A notation that is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no card: `R` is a Rose, `S` a Skull")]
pub struct NoSuchCard(String);

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(notation: &str) -> Result<Self, NoSuchCard> {
        match notation {
            "R" => Ok(Self::Rose),
            "S" => Ok(Self::Skull),
            _ => Err(NoSuchCard(notation.to_owned())),
        }
    }
}

/// Cards whose order means nothing: a hand, or the cards somebody has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards {
    roses: u8,
    skulls: u8,
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self { roses: 0, skulls: 0 };
    /// What everybody begins with.
    pub const ALL: Self = Self { roses: CARDS_EACH - 1, skulls: 1 };

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.roses + self.skulls
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// How many of this card there are.
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        match card {
            Card::Rose => self.roses,
            Card::Skull => self.skulls,
        }
    }

    /// Whether this card is among them.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The cards, Roses first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let roses = std::iter::repeat_n(Card::Rose, usize::from(self.roses));
        roses.chain(std::iter::repeat_n(Card::Skull, usize::from(self.skulls)))
    }

    /// These and those together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { roses: self.roses + other.roses, skulls: self.skulls + other.skulls }
    }

    /// What is left of everybody's first four cards without these.
    ///
    /// # Panics
    /// If these are not part of them.
    #[must_use]
    pub const fn missing(self) -> Self {
        Self { roses: Self::ALL.roses - self.roses, skulls: Self::ALL.skulls - self.skulls }
    }

    /// Whether nobody could have more of any card.
    #[must_use]
    pub const fn are_possible(self) -> bool {
        self.roses <= Self::ALL.roses && self.skulls <= Self::ALL.skulls
    }

    pub(crate) const fn insert(&mut self, card: Card) {
        match card {
            Card::Rose => self.roses += 1,
            Card::Skull => self.skulls += 1,
        }
    }

    pub(crate) const fn remove(&mut self, card: Card) {
        match card {
            Card::Rose => self.roses -= 1,
            Card::Skull => self.skulls -= 1,
        }
    }

    /// Whether each kind of card is there, Rose in the lowest bit.
    pub(crate) const fn kinds(self) -> u64 {
        (self.roses > 0) as u64 | ((self.skulls > 0) as u64) << 1
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        for card in cards {
            all.insert(card);
        }
        all
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

/// More cards than anybody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nobody has more than three Roses and one Skull")]
pub struct TooManyCards;

impl TryFrom<Vec<Card>> for Cards {
    type Error = TooManyCards;

    fn try_from(list: Vec<Card>) -> Result<Self, TooManyCards> {
        // The length first: a long list must not overflow the counters.
        if list.len() > usize::from(CARDS_EACH) {
            return Err(TooManyCards);
        }
        let cards: Self = list.into_iter().collect();
        if cards.are_possible() { Ok(cards) } else { Err(TooManyCards) }
    }
}

/// The cards in front of a seat as their owner knows them, bottom first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Pile {
    len: u8,
    /// One bit for each Skull, the bottom card lowest.
    skulls: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { len: 0, skulls: 0 };

    /// How many cards lie there.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The card this far above the bottom.
    #[must_use]
    pub const fn at(self, height: u8) -> Card {
        if self.skulls & (1 << height) != 0 { Card::Skull } else { Card::Rose }
    }

    /// The cards, bottom first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        (0..self.len).map(move |height| self.at(height))
    }

    /// The cards without their order.
    #[must_use]
    pub const fn cards(self) -> Cards {
        // Nobody has two Skulls.
        let skulls = (self.skulls != 0) as u8;
        Cards { roses: self.len - skulls, skulls }
    }

    pub(crate) const fn push(&mut self, card: Card) {
        self.skulls |= match card {
            Card::Rose => 0,
            Card::Skull => 1 << self.len,
        };
        self.len += 1;
    }

    /// Takes the top card off.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = self.len.checked_sub(1)?;
        let card = self.at(top);
        self.len = top;
        self.skulls &= !(1 << top);
        Some(card)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        for card in cards {
            pile.push(card);
        }
        pile
    }
}

impl From<Pile> for Vec<Card> {
    fn from(pile: Pile) -> Self {
        pile.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Pile {
    type Error = TooManyCards;

    fn try_from(list: Vec<Card>) -> Result<Self, TooManyCards> {
        Cards::try_from(list.clone())?;
        Ok(list.into_iter().collect())
    }
}

/// The cards in front of a seat as the table sees them, bottom first: a back, or a face that was turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<TableCard>", into = "Vec<TableCard>")]
pub struct Stack {
    len: u8,
    /// One bit for each card that lies face up.
    up: u8,
    /// One bit for each of them that is a Skull.
    skulls: u8,
}

/// A card on the table: its face if it was turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableCard {
    /// Nobody but its owner knows.
    #[serde(rename = "?")]
    FaceDown,
    /// A Rose, face up.
    #[serde(rename = "R")]
    Rose,
    /// A Skull, face up.
    #[serde(rename = "S")]
    Skull,
}

impl TableCard {
    /// Its face, if it shows.
    #[must_use]
    pub const fn face(self) -> Option<Card> {
        match self {
            Self::FaceDown => None,
            Self::Rose => Some(Card::Rose),
            Self::Skull => Some(Card::Skull),
        }
    }
}

impl Stack {
    /// No card.
    pub const EMPTY: Self = Self { len: 0, up: 0, skulls: 0 };

    /// How many cards lie there.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// How many of them still lie face down.
    #[must_use]
    pub const fn n_down(self) -> u8 {
        // Those face up lie on top, so the lowest of them, or the end of the stack, tells.
        low_zeros(self.up | 1 << self.len)
    }

    /// The card this far above the bottom.
    #[must_use]
    pub const fn at(self, height: u8) -> TableCard {
        let bit = 1 << height;
        match (self.up & bit != 0, self.skulls & bit != 0) {
            (false, _) => TableCard::FaceDown,
            (true, false) => TableCard::Rose,
            (true, true) => TableCard::Skull,
        }
    }

    /// The cards, bottom first.
    pub fn iter(self) -> impl Iterator<Item = TableCard> {
        (0..self.len).map(move |height| self.at(height))
    }

    /// Whether a Skull lies face up.
    #[must_use]
    pub const fn shows_skull(self) -> bool {
        self.skulls != 0
    }

    pub(crate) const fn push(&mut self) {
        self.len += 1;
    }

    /// Turns the highest card that lies face down, and says which it is.
    pub(crate) const fn flip_top(&mut self, pile: Pile) -> Card {
        let card = pile.at(self.n_down() - 1);
        self.turn_top(card);
        card
    }

    /// Turns the highest card that lies face down, which is this one.
    pub(crate) const fn turn_top(&mut self, card: Card) {
        let height = self.n_down() - 1;
        self.up |= 1 << height;
        self.skulls |= match card {
            Card::Rose => 0,
            Card::Skull => 1 << height,
        };
    }

    /// The pile that lies all open.
    pub(crate) const fn opened(self) -> Pile {
        Pile { len: self.len, skulls: self.skulls }
    }

    pub(crate) const fn flip_all(&mut self, pile: Pile) {
        while self.n_down() > 0 {
            self.flip_top(pile);
        }
    }
}

impl From<Stack> for Vec<TableCard> {
    fn from(stack: Stack) -> Self {
        stack.iter().collect()
    }
}

/// Cards that cannot lie so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no stack lies like that: at most four cards, one Skull, and what is turned lies on top")]
pub struct NoSuchStack;

impl TryFrom<Vec<TableCard>> for Stack {
    type Error = NoSuchStack;

    fn try_from(list: Vec<TableCard>) -> Result<Self, NoSuchStack> {
        if list.len() > usize::from(CARDS_EACH) {
            return Err(NoSuchStack);
        }
        let mut stack = Self::EMPTY;
        for card in list {
            let bit = 1 << stack.len;
            stack.len += 1;
            match card {
                TableCard::FaceDown if stack.up != 0 => return Err(NoSuchStack),
                TableCard::FaceDown => {}
                TableCard::Rose => stack.up |= bit,
                TableCard::Skull if stack.skulls != 0 => return Err(NoSuchStack),
                TableCard::Skull => {
                    stack.up |= bit;
                    stack.skulls |= bit;
                }
            }
        }
        Ok(stack)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "eight bits have at most eight zeros")]
const fn low_zeros(bits: u8) -> u8 {
    bits.trailing_zeros() as u8
}
