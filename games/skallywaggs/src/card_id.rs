//! Cards are written as their ids, which are in the deck.

use std::fmt;

use crate::card::{Card, NoSuchCard};
use crate::deck::Deck;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Deck::standard().card(*self).id)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl std::str::FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(id: &str) -> Result<Self, NoSuchCard> {
        Deck::standard().by_id(id).ok_or_else(|| NoSuchCard(id.to_owned()))
    }
}

impl TryFrom<String> for Card {
    type Error = NoSuchCard;

    fn try_from(id: String) -> Result<Self, NoSuchCard> {
        id.parse()
    }
}
