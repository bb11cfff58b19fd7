//! Words for the page: one set of sentences for the whole program, in the reader's language.

use engine::{Message, Seat};
use words::{Cast, Words};

thread_local! {
    static WORDS: Words = Words::new("en", catalog::GAMES.iter().filter_map(|game| game.messages("en")));
}

/// The message in words, to a reader in this seat.
#[must_use]
pub fn say(message: &Message, names: &[String], you: Option<Seat>) -> String {
    WORDS.with(|words| words.say(message, &Cast { names, you }))
}

/// A message without seats: labels, buttons, names of games.
#[must_use]
pub fn tell(message: &Message) -> String {
    say(message, &[], None)
}

/// A label by its key.
#[must_use]
pub fn label(key: &'static str) -> String {
    WORDS.with(|words| words.label(key))
}
