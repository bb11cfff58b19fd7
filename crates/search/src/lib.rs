//! Bots that need only the rules of a game.

use engine::{BotKind, Game};

/// The generic bots, weakest first.
#[must_use]
pub fn bots<G: Game>() -> Vec<BotKind<G>> {
    Vec::new()
}
