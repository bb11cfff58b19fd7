//! Decisions.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Part, PirateId};

/// A seat's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Makes a pirate of three cards in a crew.
    Build {
        /// The head.
        head: Card,
        /// The chest.
        chest: Card,
        /// The legs.
        legs: Card,
        /// Whose crew.
        crew: Seat,
    },
    /// Announces an event, on the own turn or as an answer.
    Event {
        /// Which.
        card: Card,
        /// At what.
        aim: Aim,
    },
    /// Begins a trade with the Commons.
    Trade,
    /// Discards a card.
    Discard(Card),
    /// Swaps a card with the Commons.
    Swap {
        /// A card of the hand.
        give: Card,
        /// A card of the Commons.
        take: Card,
    },
    /// Lures a simple pirate of another crew.
    Lure(PirateId),
    /// Changes a part of an own pirate for a card of the hand.
    Operate {
        /// The card of the hand.
        give: Card,
        /// The pirate.
        pirate: PirateId,
    },
    /// Takes a card of the Commons, with Saint Elmo's help.
    Help(Card),
    /// Loses a pirate to end an event that forbids.
    Ransom,
    /// Says "I'm Sailing".
    Sail,
    /// Says when to be asked about others' events.
    Watch(Watch),
    /// Ends the turn.
    EndTurn,
    /// Loses this pirate.
    Lose(PirateId),
    /// Puts the top cards of the Shipyard back, the next one first.
    Arrange(Order),
    /// Takes a card out of the Locker.
    Take(Card),
    /// Takes no more.
    Done,
    /// Answers nothing, and says when to be asked from now on.
    Pass(Watch),
    /// Lets a doomed pirate go.
    LetGo,
    /// Pays to cure a doomed pirate.
    Cure,
    /// Loses this pirate in the place of the doomed one.
    StandIn(PirateId),
}

/// What an event is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// Nothing to be chosen.
    None,
    /// A pirate.
    Pirate(PirateId),
    /// A part of two pirates.
    Parts {
        /// The older pirate.
        one: PirateId,
        /// The younger pirate.
        other: PirateId,
        /// Which part.
        part: Part,
    },
    /// A player.
    Seat(Seat),
}

/// When a player wants to be asked about other players' events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Watch {
    /// Always.
    Always,
    /// Only about events that hit them, their crew or a pirate of it.
    WhenHit,
    /// Not before their next turn.
    Never,
}

impl Watch {
    /// All of them, the most watchful first.
    pub(crate) const ALL: [Self; 3] = [Self::Always, Self::WhenHit, Self::Never];
}

/// Up to three cards in an order, the next one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
pub struct Order(pub(crate) [Option<Card>; 3]);

/// More cards than a look-out sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at most three cards are arranged")]
pub struct TooMany;

impl Order {
    /// These cards, the next one first.
    ///
    /// # Errors
    /// If there are more than three.
    pub fn new(cards: &[Card]) -> Result<Self, TooMany> {
        if cards.len() > 3 {
            return Err(TooMany);
        }
        let mut order = [None; 3];
        for (slot, card) in order.iter_mut().zip(cards) {
            *slot = Some(*card);
        }
        Ok(Self(order))
    }

    pub(crate) fn cards(self) -> impl DoubleEndedIterator<Item = Card> {
        self.0.into_iter().flatten()
    }
}

impl TryFrom<Vec<Card>> for Order {
    type Error = TooMany;

    fn try_from(cards: Vec<Card>) -> Result<Self, TooMany> {
        Self::new(&cards)
    }
}

impl From<Order> for Vec<Card> {
    fn from(order: Order) -> Self {
        order.cards().collect()
    }
}
