//! Messages into sentences. One wordbook per language, the same for page, terminal, log and referee.
//! Games bring their own wordbook; this crate has the words of the table and the programs. It reads no files, and no
//! Fluent: wordbooks are prepared by `wordbook!` when a program is built.

mod cast;
mod languages;
mod marks;
mod plural;
mod pseudo;
mod saying;
mod sentences;
mod sound;
mod wordbook;
mod words;

pub use cast::Cast;
pub use languages::{LANGUAGES, Language};
pub use sentences::keys;
pub use wordbook::{MIRRORED, PSEUDO, direction, known_locale, locales, source_locale};
pub use words::{Unsaid, Words};
