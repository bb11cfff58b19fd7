//! Messages into sentences. One Fluent catalogue per language, the same for page, terminal, log and referee.
//! Games bring their own catalogue; this crate has the words of the table and the programs.

use engine::{Message, Seat};

/// The sentences of one language.
pub struct Words {}

/// Who the names belong to: what to call each seat, and which seat is the reader's.
pub struct Cast<'a> {
    /// What each seat is called, in seat order.
    pub names: &'a [String],
    /// The reader's own seat.
    pub you: Option<Seat>,
}

impl Words {
    /// The sentences of this language (`en`), with these catalogues of games beside our own.
    pub fn new<'a>(_locale: &str, _game_catalogues: impl IntoIterator<Item = &'a str>) -> Self {
        todo!()
    }

    /// The message in words. A missing message is said by its key, never by a panic.
    #[must_use]
    pub fn say(&self, _message: &Message, _cast: &Cast<'_>) -> String {
        todo!()
    }

    /// A message without seats, by its key: labels and buttons.
    #[must_use]
    pub fn label(&self, _key: &'static str) -> String {
        todo!()
    }
}
