//! What is under way at a table beside commands: seats that are to be carried, a countdown, and a question to everybody.

use engine::{Message, Seat, SeatSet};
use protocol::Seq;

use crate::{GuestKey, Millis, Output};

/// A wish to carry a seat, which has not been answered yet.
#[derive(Debug)]
pub(crate) struct Carry {
    pub(crate) number: u64,
    pub(crate) from: GuestKey,
    pub(crate) to: GuestKey,
}

impl Carry {
    /// Says how it went.
    pub(crate) fn answer(self, refused: Option<Message>, out: &mut Vec<Output>) {
        out.push(Output::Carried { number: self.number, refused });
    }
}

/// A game is about to begin.
#[derive(Debug)]
pub(crate) struct Countdown {
    /// Whose word it is.
    pub(crate) by: GuestKey,
    /// What fills open seats then, or the usual.
    pub(crate) bot: Option<String>,
    /// When it begins.
    pub(crate) at: Millis,
}

/// Somebody wants to take their move back.
#[derive(Debug)]
pub(crate) struct Asking {
    pub(crate) seat: Seat,
    /// The move, by its place in the log.
    pub(crate) made: Seq,
    /// Who was asked.
    pub(crate) asked: SeatSet,
    pub(crate) agreed: SeatSet,
    /// When it lapses.
    pub(crate) until: Millis,
    /// When it may be stored: not at once after the store has failed.
    pub(crate) not_before: Millis,
}
