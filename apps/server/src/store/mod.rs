//! Where the logs of the tables lie. An entry is appended at an expected position; whoever comes second learns what
//! the first one wrote. Nothing here knows what an entry means.

mod chain;
mod file;
mod held;
mod links;
mod names;
mod sqlite;
mod writer;

use futures_util::future::BoxFuture;
use protocol::Seq;
use room::Entry;

use crate::TableId;

pub use file::Durability;
pub(crate) use file::now_s;
pub use links::{GameId, Links};
pub(crate) use names::off_thread;
pub use names::{Found, GuestHash, KeptName, NameStore, SealedByCode, Sitting, StoredPasskey};
pub use sqlite::SqliteStore;
pub(crate) use sqlite::make_private_folder;

/// The logs of all tables.
pub trait Store: Send + Sync + 'static {
    /// The log of a table from this sequence number on, with every entry whose append was asked for before.
    /// From 1 on it is empty only if there is no such table. An entry that was changed or lost is found.
    fn load<'a>(&'a self, table: &'a TableId, from: Seq) -> BoxFuture<'a, Result<Vec<Entry>, StoreError>>;

    /// Appends entries, the first at sequence number `seq`, each stamped with the time. When this
    /// returns without an error they will survive a power failure. All of them are stored, or none.
    /// At sequence number 1 the table is made.
    fn append<'a>(
        &'a self,
        table: &'a TableId,
        seq: Seq,
        entries: &'a [Entry],
    ) -> BoxFuture<'a, Result<(), AppendError>>;

    /// Whether the store can be written to now.
    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>>;

    /// Whether the store works, or will recover by itself once its disk does.
    fn is_alive(&self) -> bool;

    /// Finishes what was asked before, and closes. Later appends fail.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// Why a log cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The database fails.
    #[error("the store fails: {0}")]
    Unavailable(String),
    /// An entry is not what was written.
    #[error("entry {seq} of the log is damaged: {why}")]
    Damaged {
        /// Which entry.
        seq: Seq,
        /// What is wrong.
        why: String,
    },
}

impl StoreError {
    /// The disk does not answer.
    pub(crate) fn stuck() -> Self {
        Self::Unavailable("the disk does not answer".to_owned())
    }
}

/// Why nothing was appended.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// The position is taken.
    #[error("{} entries were appended before", .0.len())]
    Conflict(Vec<Entry>),
    /// The store cannot do it now: nothing was stored, and nothing of it will ever be found.
    #[error(transparent)]
    Failed(#[from] StoreError),
    /// Nobody can say whether it was stored; whoever opens the log later will see.
    #[error("nobody can say whether it was stored: {0}")]
    Unknown(StoreError),
}
