//! The messages between a client and a table. Game payloads are opaque JSON; no game is known here.
//!
//! A client opens a socket to a table, says [`ClientMessage::Hello`] with the last sequence number it saw, and
//! gets [`ServerMessage::Welcome`]. Each change of the table is an [`ServerMessage::Update`] with the next
//! sequence number. A command has an id; the same id twice gets the same answer and counts once.

mod client;
mod customs;
mod decode;
mod id;
mod phrase;
mod server;
mod version;

pub use client::{ClientMessage, DEPTH_MAX, Request, decode_client};
pub use customs::{BEST_OF, Clock, Custom, Customs, Door, GAME_S, GRACE_S, MOVE_S};
pub use decode::{DecodeError, FRAME_MAX};
pub use id::{CommandId, Seq};
pub use phrase::{EMOTES, PHRASES, is_phrase};
pub use server::{
    Asked, Ended, Evening, Happening, Knock, Occupant, Phase, Removal, Saying, SeatInfo, ServerMessage,
    Table, Terms, Timer, Update, Watcher, Welcome, decode_server,
};
pub use version::PROTOCOL;

/// A piece of JSON that is passed on without being looked into.
pub type Json = Box<serde_json::value::RawValue>;
