//! Words for the page: one set of sentences for the whole program, in the reader's language.

use std::cell::RefCell;
use std::collections::HashSet;

use crossing::LOCALE;
use engine::{Arg, Message, Seat};
use words::{Cast, Words, page_wordbooks};

use super::games;

thread_local! {
    static WORDS: RefCell<Words> = RefCell::new({
        let own = page_wordbooks(LOCALE).iter().copied().chain(room::messages(LOCALE));
        Words::of(LOCALE, own.chain([games::FRONT_WORDS]))
    });
    static LEARNED: RefCell<HashSet<String>> = RefCell::default();
}

/// Takes in the words of a game, unless they are known: they come with the game.
pub fn learn(game: &str, wordbook: &str) {
    if LEARNED.with_borrow_mut(|learned| learned.insert(game.to_owned())) {
        WORDS.with_borrow_mut(|words| words.learn(wordbook));
    }
}

/// The message in words, to a reader in this seat.
#[must_use]
pub fn say(message: &Message, names: &[String], you: Option<Seat>) -> String {
    WORDS.with_borrow(|words| words.say(message, &Cast { names, you }))
}

/// A message without seats: labels, buttons, names of games.
#[must_use]
pub fn tell(message: &Message) -> String {
    say(message, &[], None)
}

/// A label by its key.
#[must_use]
pub fn label(key: &str) -> String {
    WORDS.with_borrow(|words| words.label(key))
}

/// A sentence in which no seat is named, by its key and arguments.
#[must_use]
pub fn label_with<'a>(key: &str, args: impl IntoIterator<Item = (&'a str, Arg)>) -> String {
    WORDS.with_borrow(|words| words.label_with(key, args))
}

/// A label, if there is one of this key: texts that a game may bring or not.
#[must_use]
pub fn label_if_any(key: &str) -> Option<String> {
    WORDS.with_borrow(|words| words.has(key).then(|| words.label(key)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_every_kind_of_bot_has_a_name() {
        for game in catalog::GAMES {
            for part in ["name", "blurb"] {
                let key = format!("{}-{part}", game.id());
                assert!(label_if_any(&key).is_some(), "{key}");
            }
            for bot in game.seats().flat_map(|seats| game.bots(seats)) {
                assert_ne!(bot_name(bot), bot, "a bot is called by a name, not by its kind");
            }
        }
    }
}
