//! One table as a state machine without IO. It is told the time and the random choices; it never asks.
//!
//! A table's truth is its log of [`Entry`]s. [`Room::handle`] takes an [`Input`] and gives [`Output`]s; nothing
//! changes before the log has it: an accepted command becomes [`Output::Append`], and only [`Input::Stored`]
//! changes the room, tells everybody and acknowledges. If another node was first, [`Input::Conflict`] brings what
//! was missed, and the command is looked at again.

mod absence;
mod bucket;
mod chronicle;
mod clock;
mod crowd;
mod entry;
mod history;
mod io;
mod ledger;
mod local;
mod name;
mod outcome;
mod pending;
mod permit;
mod room;
mod talk;
mod thought;
mod wording;

/// Whether others than one person may come to a table. A table at home has nobody else, and a browser that plays there
/// need not load what is for company: the compiler leaves out what is asked for behind this.
pub(crate) const COMPANY: bool = cfg!(feature = "company");

pub use chronicle::{Finished, Sitter, chronicle};
pub use entry::{BotName, Change, Entry, FoldError, GuestKey, When};
pub use io::{ClientId, Input, Limits, Millis, Output, Rate, THINKING_MAX_MS};
pub use local::{Addressed, Local};
pub use name::clean as clean_name;
pub use outcome::Outcome;
pub use room::Room;
pub use wording::{messages, misunderstood};
