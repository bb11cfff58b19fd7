//! Public facts, and why an action was refused.

use engine::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

use crate::state::{Bid, Phase, Player};
use crate::trick::Why;
use crate::{Card, Play, Role, Suit};

/// A public fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins: cards are dealt.
    Dealt {
        /// The round, counted from one.
        round: u8,
        /// Cards for each seat.
        cards: u8,
        /// Who leads.
        lead: Seat,
    },
    /// A seat has bid; nobody knows what.
    HasBid {
        /// Who.
        seat: Seat,
    },
    /// All bids are open.
    BidsOpened {
        /// The bids.
        bids: SeatMap<Bid>,
        /// Tricks to be had.
        tricks: u8,
    },
    /// A card was played.
    Played {
        /// By whom.
        player: Player,
        /// Which card.
        play: Play,
    },
    /// A trick was won.
    TrickWon {
        /// Who won it.
        player: Player,
        /// With which card.
        play: Play,
        /// Why.
        why: Why,
    },
    /// A trick was destroyed.
    TrickDestroyed {
        /// Who leads next.
        lead: Player,
        /// Why.
        why: Why,
        /// Whether it was the last trick of the round.
        last: bool,
    },
    /// Two seats share loot.
    Allied {
        /// Who played the loot.
        loot: Seat,
        /// Who took it.
        winner: Seat,
    },
    /// Rosie's player chose who leads.
    LeaderChosen {
        /// Who chose.
        by: Seat,
        /// Who leads.
        lead: Seat,
    },
    /// Bahij's player drew.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Bahij's player has discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Juanita's player looked at the stock.
    Peeked {
        /// Who.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// The Rascal's player wagered.
    Wagered {
        /// Who.
        seat: Seat,
        /// How many points.
        points: u8,
    },
    /// Harry's player changed the bid, or left it.
    BidChanged {
        /// Who.
        seat: Seat,
        /// By how much.
        change: i8,
        /// What it is now.
        bid: u8,
    },
    /// A round was scored.
    Scored {
        /// The round, counted from one.
        round: u8,
        /// The points of each seat.
        points: SeatMap<i16>,
        /// Where each seat stands now.
        totals: SeatMap<i16>,
    },
    /// The first place is shared, and one more round decides.
    TieBreak,
    /// The game has ended.
    GameOver {
        /// Whoever has the most points.
        winners: engine::SeatSet,
    },
}

/// Why an action was not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The card is not in the hand.
    NotInHand(Card),
    /// The suit must be followed.
    #[serde(with = "suit")]
    MustFollow(Suit),
    /// The Tigress fights or flees; that must be said.
    NeedsRole(Card),
    /// Only the Tigress fights or flees.
    HasNoRole(Card, Role),
    /// No more tricks than cards.
    BidTooHigh {
        /// The most.
        most: u8,
    },
    /// Something is loaded with the bid, at this table.
    NeedsCannon,
    /// Nothing is loaded with the bid, at this table.
    HasNoCannon,
    /// The Rascal does not take such a wager.
    NoSuchWager,
    /// Harry changes a bid by one, within what is possible.
    NoSuchChange,
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// Something else is to be done now.
    WrongMoment(Phase),
}

/// A suit by its letter.
mod suit {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::Suit;

    pub(super) fn serialize<S: Serializer>(suit: &Suit, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(suit.letter())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Suit, D::Error> {
        let letter = char::deserialize(deserializer)?;
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == letter);
        suit.ok_or_else(|| serde::de::Error::custom("no suit has this letter"))
    }
}
