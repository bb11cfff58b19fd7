//! Our own wordbooks in every language, and which language somebody is to be spoken to in.

use ::wordbook::wordbooks;

use crate::languages::LANGUAGES;

/// English with accents and longer words: shows what is not translated and what does not fit.
pub const PSEUDO: &str = "en-XA";

/// English with every word turned round, written from right to left: shows what is not mirrored.
pub const MIRRORED: &str = "en-XB";

/// The languages a reader can choose from.
pub fn locales() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|language| language.code)
}

/// The language of ours that somebody means who asks for this one, if we have it: `de_AT.UTF-8` is `de`.
#[must_use]
pub fn known_locale(locale: &str) -> Option<&'static str> {
    let language = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
    locales().find(|known| known.eq_ignore_ascii_case(language))
}

/// The language in which wordbooks are to be asked for, to say something in this one: the language itself where
/// we have it (`en-GB` is `en`), and English where we do not.
#[must_use]
pub fn source_locale(locale: &str) -> &'static str {
    known_locale(locale).unwrap_or(LANGUAGES[0].code)
}

/// Which way this language is written, as a page says it.
#[must_use]
pub fn direction(locale: &str) -> &'static str {
    if locale == MIRRORED { "rtl" } else { "ltr" }
}

/// Our own wordbooks in this language, prepared.
#[must_use]
pub fn own_wordbooks(locale: &str) -> [&'static str; 9] {
    let locale = source_locale(locale);
    let wordbooks = [
        wordbooks!(locale, "messages/*/common.ftl"),
        wordbooks!(locale, "messages/*/terminal.ftl"),
        wordbooks!(locale, "messages/*/web.ftl"),
        wordbooks!(locale, "messages/*/board.ftl"),
        wordbooks!(locale, "messages/*/board-skallywaggs.ftl"),
        wordbooks!(locale, "messages/*/board-skull.ftl"),
        wordbooks!(locale, "messages/*/board-skull-king.ftl"),
        wordbooks!(locale, "messages/*/afterwards.ftl"),
        wordbooks!(locale, "messages/*/logbook.ftl"),
    ];
    wordbooks.map(|wordbook| wordbook.expect("every language has its wordbooks"))
}
