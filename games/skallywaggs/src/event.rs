//! Public facts: what everybody at the table saw. A card drawn from the Shipyard is never named here.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Watch;
use crate::card::{Card, Part, PirateId};
use crate::state::{Cause, Pirate, Purpose};

/// A pirate as it looked at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// Which pirate.
    pub id: PirateId,
    /// In whose crew.
    pub crew: Seat,
    /// Head, chest and legs.
    pub parts: [Card; 3],
}

impl From<&Pirate> for Figure {
    fn from(pirate: &Pirate) -> Self {
        Self { id: pirate.id, crew: pirate.crew, parts: pirate.parts() }
    }
}

/// What an announced event is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Nothing to be chosen.
    None,
    /// A pirate.
    Pirate(Figure),
    /// A part of two pirates.
    Parts(Figure, Figure, Part),
    /// A player.
    Seat(Seat),
    /// The event below.
    Event(Card),
}

/// Why a pirate is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// The owner chose it for a storm.
    Storm,
    /// An event sank it.
    Sunk,
    /// It was sick.
    Sick,
    /// It bled.
    Bled,
    /// The owner gave it to search the Locker.
    Dredge,
    /// The owner gave it to be rid of an event.
    Ransom,
    /// A mutiny of two captains.
    Mutiny,
    /// It stood in for another.
    StoodIn,
}

impl From<Cause> for Loss {
    fn from(cause: Cause) -> Self {
        match cause {
            Cause::Storm => Self::Storm,
            Cause::Dredge => Self::Dredge,
            Cause::Ransom => Self::Ransom,
            Cause::Captain | Cause::Mutiny => Self::Mutiny,
        }
    }
}

/// Why a pirate changes crews.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// A part goes where a captain or a cook is.
    Home(Card),
    /// A part goes left.
    Wander(Card),
    /// An event took it.
    Pressed(Card),
    /// A character lured it.
    Lured,
}

/// Something everybody saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "`seat` is who did it, the rest is named in the sentence above each")]
pub enum Event {
    /// Somebody draws a card for who begins.
    HighCard { seat: Seat, card: Card },
    /// Several have the best card and draw again.
    HighTie { seats: SeatSet },
    /// The cards are dealt, and this seat begins.
    Dealt { seat: Seat },
    /// A turn begins.
    TurnBegins { seat: Seat, round: u16 },
    /// A round begins, and the harbor closes after the last one.
    HarborSoon { round: u16, last: u16 },
    /// A look-out looks at the top of the Shipyard.
    Scouted { seat: Seat, count: u8 },
    /// Somebody draws cards.
    Drew { seat: Seat, count: u8 },
    /// There is nothing left to draw.
    Dry { seat: Seat },
    /// The Locker becomes a new Shipyard; the tide has fallen so far.
    Reshuffled { count: u8, tide: u8 },
    /// An event on a pirate is over.
    EndedOn { card: Card, pirate: Figure },
    /// An event before a player is over.
    EndedBefore { card: Card, seat: Seat },
    /// Somebody builds a pirate.
    Built { seat: Seat, pirate: Figure },
    /// Somebody announces an event.
    Announced { seat: Seat, card: Card, sight: Sight },
    /// An event is canceled by another.
    Canceled { seat: Seat, card: Card, by: Card },
    /// An event has no effect any more.
    NoEffect { card: Card },
    /// A storm spares somebody.
    Spared { seat: Seat, card: Card },
    /// Two pirates have changed parts; this is how they look now.
    Swapped { one: Figure, other: Figure, part: Part },
    /// A pirate changes crews.
    Moved { pirate: Figure, from: Seat, cause: Move },
    /// A pirate is lost.
    Lost { pirate: Figure, cause: Loss },
    /// Two captains quarrel, and so many pirates leave.
    Mutiny { seat: Seat, count: u8 },
    /// An event now lies on a pirate.
    LaidOn { card: Card, pirate: Figure },
    /// An event now lies before a player.
    LaidBefore { card: Card, seat: Seat },
    /// Somebody discards a card.
    Discarded { seat: Seat, card: Card, purpose: Purpose },
    /// Somebody trades with the Commons, for so many cards.
    Trading { seat: Seat, cost: u8 },
    /// Somebody has swapped a card with the Commons.
    Traded { seat: Seat, give: Card, take: Card },
    /// Somebody lures a pirate.
    Luring { seat: Seat, pirate: Figure },
    /// A part of a pirate was changed for a card of the hand; this is how it looks now.
    Operated { seat: Seat, give: Card, take: Card, pirate: Figure },
    /// Saint Elmo takes a Commons card.
    Helped { seat: Seat, card: Card },
    /// A card comes from the Shipyard into the Commons.
    Refilled { card: Card },
    /// Somebody takes a card out of the Locker.
    Dredged { seat: Seat, card: Card },
    /// A pirate is cured.
    Cured { pirate: Figure, card: Card },
    /// A pirate is lost in the place of another.
    StoodIn { hero: Figure, saved: Figure },
    /// Somebody is rid of an event that forbade.
    Ransomed { seat: Seat, card: Card },
    /// Somebody says when to be asked.
    Watches { seat: Seat, watch: Watch },
    /// "I'm Sailing."
    Sailing { seat: Seat, seaworthy: u8, needed: u8 },
    /// The attempt has failed.
    Stranded { seat: Seat, seaworthy: u8, needed: u8 },
    /// The crew sails.
    Won { seat: Seat, seaworthy: u8, needed: u8 },
    /// Nobody has sailed in time; the best crews win.
    HarborCloses { winners: SeatSet },
}
