//! A moment: a picture of the table with what is told while it is on show.

use engine::{Message, Seat};
use hosting::Scene;
use protocol::{Seq, Table, Terms};
use serde::{Deserialize, Serialize};

use crate::Millis;

/// What is shown at one time.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// How far the table was then.
    pub seq: Seq,
    /// What made it.
    pub kind: Kind,
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// Whether a host has removed the viewer from the table.
    pub removed: bool,
    /// Whether the viewer knocks and waits for the host's word.
    pub knocking: bool,
    /// Whether the viewer's seat is on another device, from which it can be fetched back.
    pub moved: bool,
    /// Whether a host has given the viewer's seat back to the device it came from; they get none in the game that is on.
    pub sent_back: bool,
    /// What is played from this moment on, where that has changed. It is told before the moment.
    #[serde(skip)]
    pub terms: Option<Terms>,
    /// Who sits where, and whether a game is on.
    pub table: Table,
    /// When that was told, until it comes on show: clocks have run since.
    #[serde(skip)]
    pub at: Millis,
    /// The picture, once a game has begun.
    pub scene: Option<Scene>,
    /// What is told while it is on show, in order. Where that takes time, the first of it comes with the picture and
    /// the rest by and by.
    pub told: Vec<Told>,
    /// How long it stays before the next may come, if nobody hurries.
    pub stays: Millis,
}

/// What made a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// The viewer came, or came back: most of what is told is not news any more.
    Welcome,
    /// The table has changed.
    Change,
    /// The table has changed, and the game wants it read before anything follows.
    Lingering,
    /// The table between two changes, which the later one would hide. It offers nothing.
    Interlude,
}

/// A public fact, to be put into words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told {
    /// Of the game.
    Event(Message),
    /// Of the table: who came, who went.
    Note(Message),
}

impl Told {
    /// What is told.
    #[must_use]
    pub const fn message(&self) -> &Message {
        match self {
            Self::Event(message) | Self::Note(message) => message,
        }
    }
}
