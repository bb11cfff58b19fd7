//! Cards: what is printed on them, which piece of cardboard they are, and how both are written.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The four suits. Three are plain; the black one beats them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Parrots, written `G`.
    Green,
    /// Treasure chests, written `Y`.
    Yellow,
    /// Treasure maps, written `P`; some printings have them blue.
    Purple,
    /// The Jolly Roger, written `B`: trump.
    Black,
}

impl Suit {
    /// All of them, trump last.
    pub const ALL: [Self; 4] = [Self::Green, Self::Yellow, Self::Purple, Self::Black];

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Purple => 'P',
            Self::Black => 'B',
        }
    }

    fn of_letter(letter: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.letter() == char::from(letter))
    }
}

/// Which pirate it is. A nameless one has no power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Crew {
    /// Chooses who leads next.
    Rosie,
    /// Draws two cards and discards two.
    Bahij,
    /// Wagers on the bid.
    Rascal,
    /// Looks at the cards that were not dealt.
    Juanita,
    /// Changes the bid by one.
    Harry,
    /// Just a pirate.
    Nameless,
}

impl Crew {
    /// The five with a name.
    pub const NAMED: [Self; 5] = [Self::Rosie, Self::Bahij, Self::Rascal, Self::Juanita, Self::Harry];
}

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Face {
    /// A numbered card.
    Number(Suit, u8),
    /// Loses to everything.
    Escape,
    /// An escape that makes allies.
    Loot,
    /// Beats numbers and mermaids.
    Pirate(Crew),
    /// A pirate or an escape, as its player says.
    Tigress,
    /// Beats all but mermaids.
    SkullKing,
    /// Beats numbers, and the Skull King.
    Mermaid,
    /// Destroys the trick.
    Kraken,
    /// Makes everything but numbers worthless.
    WhiteWhale,
}

/// Faces that are written as one word.
const WORDS: [(&str, Face); 13] = [
    ("ESC", Face::Escape),
    ("LOOT", Face::Loot),
    ("ROSIE", Face::Pirate(Crew::Rosie)),
    ("BAHIJ", Face::Pirate(Crew::Bahij)),
    ("RASCAL", Face::Pirate(Crew::Rascal)),
    ("JUANITA", Face::Pirate(Crew::Juanita)),
    ("HARRY", Face::Pirate(Crew::Harry)),
    ("PIR", Face::Pirate(Crew::Nameless)),
    ("TIG", Face::Tigress),
    ("SK", Face::SkullKing),
    ("MER", Face::Mermaid),
    ("KRA", Face::Kraken),
    ("WHA", Face::WhiteWhale),
];

/// The highest number on any card.
pub const RANK_MAX: u8 = 14;

/// Something that is written like no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no card {0:?}")]
pub struct NoSuchCard(pub String);

impl Face {
    /// How faces without a number are written.
    pub(crate) fn words() -> impl Iterator<Item = &'static str> {
        WORDS.iter().map(|(word, _)| *word)
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Number(suit, rank) = self {
            return write!(f, "{}{rank}", suit.letter());
        }
        let word = WORDS.iter().find(|(_, face)| face == self).map_or("", |(word, _)| word);
        f.write_str(word)
    }
}

impl std::str::FromStr for Face {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        let no_such_card = || NoSuchCard(text.to_owned());
        // Newer printings call Bahij so.
        if text == "BENDT" {
            return Ok(Self::Pirate(Crew::Bahij));
        }
        if let Some((_, face)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(*face);
        }
        let (first, digits) = text.as_bytes().split_first().ok_or_else(no_such_card)?;
        let suit = Suit::of_letter(*first).ok_or_else(no_such_card)?;
        let plain = (1..=2).contains(&digits.len()) && digits[0] != b'0' && digits[0].is_ascii_digit();
        let rank: u8 = text[1..].parse().map_err(|_| no_such_card())?;
        if plain && (1..=RANK_MAX).contains(&rank) {
            Ok(Self::Number(suit, rank))
        } else {
            Err(no_such_card())
        }
    }
}

impl TryFrom<String> for Face {
    type Error = NoSuchCard;

    fn try_from(text: String) -> Result<Self, NoSuchCard> {
        text.parse()
    }
}

impl From<Face> for String {
    fn from(face: Face) -> Self {
        face.to_string()
    }
}

/// One piece of cardboard. Cards that look alike are still different cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many cards any deck can have.
pub const CARDS_MAX: usize = 77;

/// How many replacement cards a box has.
pub const REPLACEMENTS_MAX: usize = 3;

const NUMBERS: u8 = 56;
const PIRATES_FROM: u8 = 61;
const EXTRAS_FROM: u8 = 74;

/// What the cards after the numbers are, in order, up to the replacement cards.
const SPECIALS: [Face; 18] = [
    Face::Escape,
    Face::Escape,
    Face::Escape,
    Face::Escape,
    Face::Escape,
    Face::Pirate(Crew::Rosie),
    Face::Pirate(Crew::Bahij),
    Face::Pirate(Crew::Rascal),
    Face::Pirate(Crew::Juanita),
    Face::Pirate(Crew::Harry),
    Face::Tigress,
    Face::SkullKing,
    Face::Mermaid,
    Face::Mermaid,
    Face::Kraken,
    Face::WhiteWhale,
    Face::Loot,
    Face::Loot,
];

impl Card {
    /// The card at this place in the box.
    ///
    /// # Panics
    /// If no deck has that many.
    #[must_use]
    #[inline]
    pub const fn new(idx: u8) -> Self {
        assert!((idx as usize) < CARDS_MAX, "no deck has this card");
        Self(idx)
    }

    /// Its place in the box.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> u8 {
        self.0
    }

    /// All cards of the box.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..EXTRAS_FROM + 3).map(Self)
    }

    /// The card of this suit and number.
    ///
    /// # Panics
    /// If no card has that number.
    #[must_use]
    pub const fn number(suit: Suit, rank: u8) -> Self {
        assert!(rank >= 1 && rank <= RANK_MAX, "no card has this number");
        Self(suit as u8 * RANK_MAX + rank - 1)
    }

    /// The card of this pirate, if it has a name.
    #[must_use]
    pub const fn pirate(crew: Crew) -> Self {
        Self(PIRATES_FROM + crew as u8)
    }

    /// The replacement card at this place, 0 to 2.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub const fn extra(idx: u8) -> Self {
        assert!(idx < 3, "there are three replacement cards");
        Self(EXTRAS_FROM + idx)
    }

    /// What is printed on it; nothing on a replacement card, which the table labels itself.
    #[must_use]
    pub fn printed(self) -> Option<Face> {
        if self.0 < NUMBERS {
            let suit = Suit::ALL[usize::from(self.0 / RANK_MAX)];
            return Some(Face::Number(suit, self.0 % RANK_MAX + 1));
        }
        SPECIALS.get(usize::from(self.0 - NUMBERS)).copied()
    }

    /// The card that alone looks so.
    fn only(face: Face) -> Option<Self> {
        if let Face::Number(suit, rank) = face {
            return Some(Self::number(suit, rank));
        }
        let card = (NUMBERS..EXTRAS_FROM).map(Self).find(|card| card.printed() == Some(face))?;
        card.copy_number().is_none().then_some(card)
    }

    /// How many cards that look the same come before it in the box, and whether any other does.
    fn copy_number(self) -> Option<u8> {
        let face = self.printed()?;
        let twins = || SPECIALS.iter().filter(|other| **other == face);
        let before = SPECIALS[..usize::from(self.0.saturating_sub(NUMBERS))].iter();
        (twins().count() > 1)
            .then(|| 1 + u8::try_from(before.filter(|other| **other == face).count()).unwrap_or(0))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(face) = self.printed() else {
            return write!(f, "EXTRA{}", self.0 - EXTRAS_FROM + 1);
        };
        match self.copy_number() {
            Some(number) => write!(f, "{face}{number}"),
            None => write!(f, "{face}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Self, NoSuchCard> {
        let no_such_card = || NoSuchCard(text.to_owned());
        if let Some(number) = text.strip_prefix("EXTRA") {
            return (1..=3)
                .find(|n: &u8| n.to_string() == number)
                .map(|n| Self::extra(n - 1))
                .ok_or_else(no_such_card);
        }
        if let Ok(face) = text.parse::<Face>() {
            return Self::only(face).ok_or_else(no_such_card);
        }
        let (word, number) = text.split_at_checked(text.len().saturating_sub(1)).ok_or_else(no_such_card)?;
        let face = word.parse::<Face>().map_err(|_| no_such_card())?;
        let copies = (NUMBERS..EXTRAS_FROM).map(Self).filter(|card| card.printed() == Some(face));
        let number: u8 = number.parse().map_err(|_| no_such_card())?;
        copies
            .zip(1..)
            .find(|(card, nth)| *nth == number && card.copy_number().is_some())
            .map(|(card, _)| card)
            .ok_or_else(no_such_card)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// How the Tigress is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// To fight.
    Pirate,
    /// To flee.
    Escape,
}

/// A card as it lies on the table: the Tigress with what its player said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Play(u8);

const FLEES: u8 = 0x80;

impl Play {
    /// The card, played in this role; only the Tigress has a choice.
    #[must_use]
    #[inline]
    pub const fn new(card: Card, role: Option<Role>) -> Self {
        match role {
            Some(Role::Escape) => Self(card.0 | FLEES),
            _ => Self(card.0),
        }
    }

    /// Which card it is.
    #[must_use]
    #[inline]
    pub const fn card(self) -> Card {
        Card(self.0 & !FLEES)
    }

    /// Whether it is the Tigress, fleeing.
    #[must_use]
    pub const fn flees(self) -> bool {
        self.0 & FLEES != 0
    }

    /// Its place in tables of 256.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flees = if self.flees() { ":E" } else { "" };
        write!(f, "{}{flees}", self.card())
    }
}

impl fmt::Debug for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Play {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        let (code, role) = match text.strip_suffix(":E") {
            Some(code) => (code, Some(Role::Escape)),
            None => (&*text, None),
        };
        code.parse().map(|card| Self::new(card, role)).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_read_as_it_is_written() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        assert_eq!(Card::all().count(), CARDS_MAX);
        assert_eq!("G14".parse(), Ok(Card::number(Suit::Green, 14)));
        assert_eq!("HARRY".parse(), Ok(Card::pirate(Crew::Harry)));
        assert_eq!("ESC5".parse(), Ok(Card::new(60)));
        for text in ["", "G0", "G15", "G01", "ESC6", "Gx", "G+5", "é", "LOOT3", "EXTRA4", "SK1"] {
            assert_eq!(text.parse::<Card>(), Err(NoSuchCard(text.to_owned())), "{text}");
        }
    }

    #[test]
    fn every_face_is_read_as_it_is_written() {
        for face in Card::all().filter_map(Card::printed) {
            assert_eq!(face.to_string().parse(), Ok(face));
        }
        assert_eq!("BENDT".parse(), Ok(Face::Pirate(Crew::Bahij)));
        for text in ["", "G0", "G15", "G01", "ESC1", "Gé", "G+5", "é", "b3"] {
            assert!(text.parse::<Face>().is_err(), "{text}");
        }
    }
}
