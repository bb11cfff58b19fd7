//! The link between a client and its table, the same for a table at home and a served one. It runs on a thread
//! of its own, so that neither thinking bots nor a slow network hold up the screen. It carries frames and does not
//! know what they mean.

mod errand;
mod guest;
mod http;
mod local;
mod pace;
mod remote;

use anyhow::Result;

pub use errand::{Errand, Heard, Sink, Wanted};
pub use guest::Guest;
pub use local::{Clock, Home};
pub use pace::Pace;
pub use remote::TableLink;

/// The client's end of a link. Dropping it ends the link.
pub struct Link(Errands);

enum Errands {
    Local(std::sync::mpsc::Sender<Errand>),
    Remote(tokio::sync::mpsc::UnboundedSender<Errand>),
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
