//! Messages into sentences. One Fluent wordbook per language, the same for page, terminal, log and referee.
//! Games bring their own wordbook; this crate has the words of the table and the programs. It reads no files.

mod cast;
mod pseudo;
mod wordbook;
mod words;

pub use cast::Cast;
pub use wordbook::{PSEUDO, locales, page_wordbooks, source_locale, wordbooks};
pub use words::{Unsaid, Words};
