//! The registry of games: one line a game. The only crate that names them.

use hosting::{AnyGame, Entry};
use skull::Skull;
use skull_king::SkullKing;

/// Every game there is.
pub static GAMES: &[&dyn AnyGame] =
    &[&Entry::<Skull>::new(search::bots), &Entry::<SkullKing>::new(search::bots)];

/// The game of this name.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.id() == id)
}
