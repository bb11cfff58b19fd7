//! The languages there are, and our own wordbooks in each of them.

use ::wordbook::wordbook;

/// English with accents and longer words: shows what is not translated and what does not fit.
pub const PSEUDO: &str = "en-XA";

const ENGLISH: &[&str] = &[
    wordbook!("messages/en.ftl"),
    wordbook!("messages/terminal.ftl"),
    wordbook!("messages/web.ftl"),
    wordbook!("messages/board.ftl"),
];

/// What a page needs of them: nothing that only a terminal says.
const ENGLISH_PAGE: &[&str] =
    &[wordbook!("messages/en.ftl"), wordbook!("messages/web.ftl"), wordbook!("messages/board.ftl")];

/// The languages a reader can choose from.
#[must_use]
pub const fn locales() -> &'static [&'static str] {
    &["en"]
}

/// The language in which wordbooks are to be asked for, to say something in this one: the language itself where
/// we have it (`en-GB` is `en`), and English where we do not.
#[must_use]
pub fn source_locale(locale: &str) -> &'static str {
    let language = locale.split(['-', '_']).next().unwrap_or_default();
    locales().iter().copied().find(|known| known.eq_ignore_ascii_case(language)).unwrap_or("en")
}

/// Those of our own wordbooks that a page needs, in this language, prepared.
#[must_use]
pub fn page_wordbooks(locale: &str) -> &'static [&'static str] {
    match source_locale(locale) {
        "en" => ENGLISH_PAGE,
        other => unreachable!("{other} is in the list of languages but has no wordbook"),
    }
}

/// Our own wordbooks in this language, prepared.
#[must_use]
pub fn wordbooks(locale: &str) -> &'static [&'static str] {
    match source_locale(locale) {
        "en" => ENGLISH,
        other => unreachable!("{other} is in the list of languages but has no wordbook"),
    }
}
