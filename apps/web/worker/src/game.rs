//! The one game of this worker, chosen when it is built: the linker leaves the others out.

use hosting::AnyGame;

/// What `YOHOHO_GAME` named when this was built; the first of the catalog where it named none, as in tests.
const NAME: Option<&str> = option_env!("YOHOHO_GAME");

/// The game.
pub const GAME: &dyn AnyGame = match NAME {
    Some(name) => catalog::entry(name),
    None => catalog::ENTRIES[0].1,
};

/// The same as a list, for whoever takes one.
pub static GAMES: &[&dyn AnyGame] = &[GAME];
