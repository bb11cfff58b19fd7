//! The link between a client and its table, the same for a table at home and a served one. It runs on a thread
//! of its own, so that neither thinking bots nor a slow network hold up the screen. It carries frames and does not
//! know what they mean.

mod guest;
mod local;
mod pace;
mod remote;

use std::sync::mpsc::Receiver;

use anyhow::Result;
use client::{Call, Input};
use engine::Message;

pub use guest::Guest;
pub use local::{Clock, Home};
pub use pace::Pace;
pub use remote::TableLink;

/// What a client hears of its table.
#[derive(Debug)]
pub enum Heard {
    /// The call is through.
    Opened(Call),
    /// What the table said, in order; everything that was ready together.
    Said {
        /// On which call.
        call: Call,
        /// As it went over the wire.
        frames: Vec<String>,
    },
    /// The call has ended, or did not get through.
    Lost {
        /// Which.
        call: Call,
        /// What there is to say about it.
        why: Option<Message>,
    },
    /// The table cannot be reached, and trying again would not help.
    Barred {
        /// On which call.
        call: Call,
        /// Why.
        why: Message,
    },
}

impl Heard {
    /// The same, as a client is told it.
    pub(crate) fn inputs(self) -> Vec<Input> {
        match self {
            Self::Opened(call) => vec![Input::Opened(call)],
            Self::Said { call, frames } => {
                frames.into_iter().map(|text| Input::Frame { call, text }).collect()
            }
            Self::Lost { call, why } => vec![Input::Lost { call, why }],
            Self::Barred { call, why } => vec![Input::Barred { call, why }],
        }
    }
}

/// Where a link puts what it hears. It answers whether anybody still listens.
pub type Sink = Box<dyn Fn(Heard) -> bool + Send>;

/// The client's end of a link. Dropping it ends the link.
pub struct Link(Errands);

enum Errands {
    Local(std::sync::mpsc::Sender<Errand>),
    Remote(tokio::sync::mpsc::UnboundedSender<Errand>),
}

/// What a link is to do.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Call the table.
    Dial(Call),
    /// End the call.
    HangUp(Call),
    /// Send this.
    Send {
        /// On which call.
        call: Call,
        /// As it goes over the wire.
        frame: String,
    },
    /// The table is to go on this fast. A served table has a pace of its own.
    Pace(Pace),
}

impl Link {
    /// A link to a table in this process.
    ///
    /// # Errors
    /// If there can be no such table.
    pub fn home(home: &Home, clock: Clock, sink: Sink) -> Result<Self> {
        Ok(Self(Errands::Local(local::open(home, clock, sink)?)))
    }

    /// A link to a served table.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn served(table: TableLink, guest: Guest, sink: Sink) -> Result<Self> {
        Ok(Self(Errands::Remote(remote::open(table, guest, sink)?)))
    }

    /// Does this.
    pub fn run(&self, errand: Errand) {
        // A link that has ended has already said so; there is nothing to add.
        match &self.0 {
            Errands::Local(errands) => drop(errands.send(errand)),
            Errands::Remote(errands) => drop(errands.send(errand)),
        }
    }
}

/// What waits in a channel, with the first already taken out.
fn with_waiting<T>(first: T, receiver: &Receiver<T>) -> Vec<T> {
    std::iter::once(first).chain(receiver.try_iter()).collect()
}
