//! Public facts: what everybody at the table saw. A lost card is never named here.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Card, Pile};

/// Something everybody saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins.
    RoundBegins {
        /// The round, counted from 1.
        round: u16,
        /// Who begins it.
        first: Seat,
    },
    /// Everybody has placed a first card.
    AllPlaced {
        /// Whose turn it is now.
        first: Seat,
    },
    /// Somebody adds a card.
    Added {
        /// Who.
        seat: Seat,
        /// How many cards lie in front of them now.
        pile: u8,
    },
    /// Somebody bids.
    Bid {
        /// Who.
        seat: Seat,
        /// How many cards they mean to turn.
        bid: u8,
        /// How many lie on the table.
        table_cards: u8,
    },
    /// Somebody leaves the bidding.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A card is turned.
    Flipped {
        /// The challenger.
        by: Seat,
        /// Whose card it is.
        owner: Seat,
        /// Its face.
        card: Card,
    },
    /// The challenger turned only Roses.
    BetWon {
        /// The challenger.
        seat: Seat,
        /// How many they turned.
        bid: u8,
        /// How many bets they have won now.
        coins: u8,
    },
    /// The challenger turned a Skull.
    BetLost {
        /// The challenger.
        seat: Seat,
        /// Whose Skull.
        skull_owner: Seat,
    },
    /// Somebody shows what lay face down.
    Shown {
        /// Who.
        seat: Seat,
        /// Their whole pile, bottom first.
        pile: Pile,
    },
    /// Somebody does not show it.
    KeptHidden {
        /// Who.
        seat: Seat,
    },
    /// The challenger lost a card. Which one, they alone know.
    CardLost {
        /// The challenger.
        seat: Seat,
        /// How many cards they have left.
        cards: u8,
    },
    /// Somebody has no card left.
    Eliminated {
        /// Who.
        seat: Seat,
    },
    /// Somebody out of the game names who begins.
    FirstChosen {
        /// Who names.
        by: Seat,
        /// Who begins.
        first: Seat,
    },
    /// The game is won.
    GameWon {
        /// By whom.
        seat: Seat,
        /// In which way.
        by: Victory,
    },
}

/// A way to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// The second won bet.
    Bets,
    /// Everybody else is out.
    LastStanding,
}
