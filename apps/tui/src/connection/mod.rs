//! The link between a client and its table, the same for a table at home and a served one. It runs on a thread
//! of its own, so that neither thinking bots nor a slow network hold up the screen.

mod guest;
mod local;
mod pace;
mod remote;

use std::sync::mpsc::Receiver;

use anyhow::Result;
use engine::Message;
use protocol::{ClientMessage, CommandId, Request, ServerMessage};

pub use guest::Guest;
pub use local::{Clock, Home};
pub use pace::Pace;
pub use remote::TableLink;

/// What a client hears of its table.
#[derive(Debug)]
pub enum Heard {
    /// What the table said, in order; everything that was ready together.
    Said(Vec<ServerMessage>),
    /// The link is up, or up again.
    Linked,
    /// The link is down and will be tried again after this many seconds.
    Lost {
        /// The pause before the next try.
        seconds: u64,
    },
    /// The link will not come back.
    Closed,
    /// The table cannot be reached, and trying again would not help.
    Failed(Message),
}

impl Heard {
    /// The same, one message at a time.
    pub(crate) fn singly(self) -> Vec<Self> {
        match self {
            Self::Said(messages) => messages.into_iter().map(|message| Self::Said(vec![message])).collect(),
            other => vec![other],
        }
    }
}

/// Where a link puts what it hears. It answers whether anybody still listens.
pub type Sink = Box<dyn Fn(Heard) -> bool + Send>;

/// The client's end of a link. Dropping it ends the link.
pub struct Link {
    out: Outbox,
    ids: CommandIds,
}

enum Outbox {
    Local(std::sync::mpsc::Sender<Errand>),
    Remote(tokio::sync::mpsc::UnboundedSender<Errand>),
}

/// What the client wants of its link.
enum Errand {
    /// Something is to be said.
    Say(ClientMessage),
    /// A broken link is to be tried again at once. A table at home has none that could break.
    Retry,
    /// The table is to go on this fast. A served table has a pace of its own.
    Pace(Pace),
}

impl Link {
    /// A link to a table in this process.
    ///
    /// # Errors
    /// If there can be no such table.
    pub fn home(home: &Home, clock: Clock, sink: Sink) -> Result<Self> {
        let out = local::open(home, clock, sink)?;
        Ok(Self { out: Outbox::Local(out), ids: CommandIds::counted() })
    }

    /// A link to a served table.
    ///
    /// # Errors
    /// If the system gives no thread or no randomness.
    pub fn served(table: TableLink, guest: Guest, sink: Sink) -> Result<Self> {
        let out = remote::open(table, guest, sink)?;
        Ok(Self { out: Outbox::Remote(out), ids: CommandIds::random()? })
    }

    /// Asks the table for something. Whether it was done is heard later.
    pub fn ask(&mut self, request: Request) {
        let id = self.ids.next();
        self.send(Errand::Say(ClientMessage::Command { id, request }));
    }

    /// Tries a broken link again at once.
    pub fn retry(&self) {
        self.send(Errand::Retry);
    }

    /// Sets how fast a table at home goes on.
    pub fn set_pace(&self, pace: Pace) {
        self.send(Errand::Pace(pace));
    }

    fn send(&self, errand: Errand) {
        // A closed link has already said so; there is nothing to add.
        match &self.out {
            Outbox::Local(out) => drop(out.send(errand)),
            Outbox::Remote(out) => drop(out.send(errand)),
        }
    }
}

/// Names for commands: a prefix that no other run of a client has, and a count.
struct CommandIds {
    prefix: String,
    count: u64,
}

impl CommandIds {
    const fn counted() -> Self {
        Self { prefix: String::new(), count: 0 }
    }

    fn random() -> Result<Self> {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes)?;
        Ok(Self { prefix: format!("{}-", hex::encode(bytes)), count: 0 })
    }

    fn next(&mut self) -> CommandId {
        self.count += 1;
        CommandId::new(&format!("{}{}", self.prefix, self.count)).expect("letters, digits and a dash")
    }
}

/// What waits in a channel, with the first already taken out.
fn with_waiting<T>(first: T, receiver: &Receiver<T>) -> Vec<T> {
    std::iter::once(first).chain(receiver.try_iter()).collect()
}
