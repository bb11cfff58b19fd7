//! The levels of bots, each with a sentence of what it is like.

use engine::MIXED;
use hosting::AnyGame;
use words::Words;

/// What playing against a kind of bot is like, where that is known.
#[must_use]
pub fn about(kind: &str, words: &Words) -> Option<String> {
    let key = format!("bot-about-{kind}");
    words.has(&key).then(|| words.label(&key))
}

/// What can be chosen as opponents in these games, a line for each with what it is like: a mixed crew, and then each
/// level, weakest first.
#[must_use]
pub fn levels(games: &[&dyn AnyGame], words: &Words) -> String {
    let mut kinds = vec![MIXED];
    for kind in games.iter().flat_map(|game| game.bots(game.seats_usual())) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    let line = |kind: &str| about(kind, words).map(|about| format!("{kind}: {about}"));
    kinds.into_iter().filter_map(line).collect::<Vec<_>>().join("\n")
}
