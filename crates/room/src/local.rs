//! A table in one process, without a server: appends are kept in memory, bots think at once.
//! The browser plays offline with it in a worker, and the terminal client at home. Still no IO, clock or
//! randomness of its own.

use std::sync::Arc;

use engine::GameRng;
use hosting::AnyGame;
use protocol::ClientMessage;

use crate::{ClientId, Entry, FoldError, GuestKey, Limits, Millis};

/// A room with a store in memory and bots that answer at once.
pub struct Local {}

impl Local {
    /// A table with this log.
    ///
    /// # Errors
    /// If the log cannot be folded.
    pub fn open(
        _games: &'static [&'static dyn AnyGame],
        _limits: Limits,
        _log: Vec<Entry>,
        _rng: GameRng,
    ) -> Result<Self, FoldError> {
        todo!()
    }

    /// A client of this guest says something; returns the frames for each client that gets some, in order.
    pub fn say(
        &mut self,
        _now: Millis,
        _client: ClientId,
        _guest: &GuestKey,
        _message: ClientMessage,
    ) -> Vec<(ClientId, Arc<str>)> {
        todo!()
    }

    /// Time has passed; call it when [`Local::next_deadline`] is reached.
    pub fn tick(&mut self, _now: Millis) -> Vec<(ClientId, Arc<str>)> {
        todo!()
    }

    /// When to call [`Local::tick`].
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        todo!()
    }

    /// The whole log, to be kept by whoever wants to come back.
    #[must_use]
    pub fn log(&self) -> &[Entry] {
        todo!()
    }
}
