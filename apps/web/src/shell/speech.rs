//! Words for the page: one set of sentences for the whole program, in the reader's language.

use std::cell::RefCell;

use engine::{Arg, Message, Seat};
use leptos::prelude::document;
use words::{Cast, Words};

/// What is said, and in which language.
struct Speech {
    locale: String,
    words: Words,
    /// The games whose words are known.
    games: Vec<String>,
}

thread_local! {
    static SPEECH: RefCell<Speech> = RefCell::new(at_first());
}

/// A page says nothing before its words are here.
#[cfg(not(test))]
fn at_first() -> Speech {
    Speech::of("en", "")
}

#[cfg(test)]
use tests::at_first;

impl Speech {
    fn of(locale: &str, words: &str) -> Self {
        Self { locale: locale.to_owned(), words: Words::of(locale, [words]), games: Vec::new() }
    }
}

/// Speaks this language from now on, with the words of a page in it.
pub fn begin(locale: &str, words: &str) {
    speak(locale, Words::of(locale, [words]));
}

/// Speaks this language from now on, with these words.
pub fn speak(locale: &str, words: Words) {
    SPEECH.replace(Speech { locale: locale.to_owned(), words, games: Vec::new() });
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", locale);
        let _ = root.set_attribute("dir", words::direction(locale));
    }
}

/// The language that is spoken.
#[must_use]
pub fn locale() -> String {
    SPEECH.with_borrow(|speech| speech.locale.clone())
}

/// Takes in the words of a game in the language that is spoken, unless they are known.
pub fn learn(game: &str, wordbook: &str) {
    SPEECH.with_borrow_mut(|speech| {
        if !speech.games.iter().any(|known| known == game) {
            speech.games.push(game.to_owned());
            speech.words.learn(wordbook);
        }
    });
}

/// The games whose words are known.
#[must_use]
pub fn learned() -> Vec<String> {
    SPEECH.with_borrow(|speech| speech.games.clone())
}

/// The message in words, to a reader in this seat.
#[must_use]
pub fn say(message: &Message, names: &[String], you: Option<Seat>) -> String {
    SPEECH.with_borrow(|speech| speech.words.say(message, &Cast { names, you }))
}

/// A message without seats: labels, buttons, names of games.
#[must_use]
pub fn tell(message: &Message) -> String {
    say(message, &[], None)
}

/// A label by its key.
#[must_use]
pub fn label(key: &str) -> String {
    SPEECH.with_borrow(|speech| speech.words.label(key))
}

/// A sentence in which no seat is named, by its key and arguments.
#[must_use]
pub fn label_with<'a>(key: &str, args: impl IntoIterator<Item = (&'a str, Arg)>) -> String {
    SPEECH.with_borrow(|speech| speech.words.label_with(key, args))
}

/// Names in a row: "Anne, Ben and Cara".
#[must_use]
pub fn names(names: &[String]) -> String {
    match Arg::list(names.iter().cloned()) {
        Arg::Message(list) => tell(&list),
        Arg::Text(name) => name,
        _ => String::new(),
    }
}

/// A label, if there is one of this key: texts that a game may bring or not.
#[must_use]
pub fn label_if_any(key: &str) -> Option<String> {
    SPEECH.with_borrow(|speech| speech.words.has(key).then(|| speech.words.label(key)))
}

/// What a game is called.
#[must_use]
pub fn game_name(game: &str) -> String {
    label(&format!("{game}-name"))
}

/// What a kind of bot is called.
#[must_use]
pub fn bot_name(kind: &str) -> String {
    label_if_any(&format!("bot-{kind}")).unwrap_or_else(|| kind.to_owned())
}

/// What playing against a kind of bot is like.
#[must_use]
pub fn bot_about(kind: &str) -> String {
    label_if_any(&format!("bot-about-{kind}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tests ask for words without a page.
    pub(super) fn at_first() -> Speech {
        met("en")
    }

    /// How a page speaks that has met every game.
    fn met(locale: &str) -> Speech {
        let words = Words::new(locale, room::messages(locale).into_iter().chain(catalog::messages(locale)));
        Speech { words, ..Speech::of(locale, "") }
    }

    #[test]
    fn every_game_and_every_kind_of_bot_has_a_name_in_every_language() {
        for locale in words::locales() {
            SPEECH.replace(met(locale));
            for game in catalog::GAMES {
                for part in ["name", "blurb"] {
                    let key = format!("{}-{part}", game.id());
                    assert!(label_if_any(&key).is_some(), "{key}");
                }
                for bot in game.seats().flat_map(|seats| game.bots(seats)) {
                    assert_ne!(bot_name(bot), bot, "a bot is called by a name, not by its kind");
                    assert!(!bot_about(bot).is_empty(), "nobody knows what {bot} is like");
                }
            }
        }
    }

    #[test]
    fn a_game_is_learned_once() {
        SPEECH.replace(Speech::of("en", "rose=rose"));
        learn("skull", "skull=skull");
        learn("skull", "skull=death");
        assert_eq!(
            (label("rose"), label("skull"), learned()),
            ("rose".into(), "skull".into(), vec!["skull".to_owned()])
        );
    }
}
