//! Messages into sentences. One Fluent catalogue per language, the same for page, terminal, log and referee.
//! Games bring their own catalogue; this crate has the words of the table and the programs. It reads no files.

mod cast;
mod catalogue;
mod pseudo;
mod words;

pub use cast::Cast;
pub use catalogue::{PSEUDO, catalogues, locales, page_catalogues, source_locale};
pub use words::{Unsaid, Words};
