//! The table itself: seats, a game, a history, and who is here.

use engine::GameRng;
use hosting::AnyGame;

use crate::{Entry, FoldError, Input, Limits, Millis, Output};

/// One table.
pub struct Room {}

impl Room {
    /// The room that this log tells of, with nobody connected.
    ///
    /// # Errors
    /// If the log cannot be folded.
    pub fn open(
        _games: &'static [&'static dyn AnyGame],
        _limits: Limits,
        _log: Vec<Entry>,
    ) -> Result<Self, FoldError> {
        todo!()
    }

    /// Takes an input and says what must be done.
    pub fn handle(&mut self, _now: Millis, _rng: &mut GameRng, _input: Input) -> Vec<Output> {
        todo!()
    }

    /// When `Tick` should be sent, if nothing happens before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        todo!()
    }
}
