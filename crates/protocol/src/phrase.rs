//! What can be said at a table: a closed list, so that nobody has to watch over anybody's words.
//! The words themselves are in the wordbook under `room-phrase-<name>`; an emote is shown as a picture, and its words are
//! for those who read the log or listen.

/// The names of the phrases, in the order in which they are offered.
pub const PHRASES: [&str; 12] = [
    "ahoy",
    "good-luck",
    "well-played",
    "nice-bluff",
    "i-doubt-it",
    "trust-me",
    "oops",
    "arr",
    "hurry-up",
    "one-moment",
    "thanks",
    "again",
];

/// The names of the emotes, in the order in which they are offered.
pub const EMOTES: [&str; 6] = ["laugh", "cheers", "wow", "cry", "rage", "snore"];

/// Whether there is a phrase or an emote of this name.
#[must_use]
pub fn is_phrase(name: &str) -> bool {
    PHRASES.contains(&name) || EMOTES.contains(&name)
}
