//! The one game of this worker, chosen when it is built: the linker leaves the others out. One worker has them all, but no
//! table: it shows what is over.

use std::cell::Cell;

use hosting::{AnyGame, Json};

/// What `YOHOHO_GAME` named when this was built; the first of the catalog where it named none, as in tests.
const NAME: Option<&str> = option_env!("YOHOHO_GAME");

/// Whether this worker shows games that are over.
pub const IS_AFTERWARDS: bool = match NAME {
    Some(name) => matches!(name.as_bytes(), b"afterwards"),
    None => false,
};

/// The game of its table.
pub const GAME: &dyn AnyGame = match NAME {
    Some(name) if !IS_AFTERWARDS => catalog::entry(name),
    _ => catalog::ENTRIES[0].1,
};

/// The games it knows.
pub static GAMES: &[&dyn AnyGame] = if IS_AFTERWARDS { catalog::GAMES } else { &[GAME] };

/// The options of an edition of its game.
///
/// # Panics
/// If there is no such edition.
pub fn edition(name: &str) -> Json {
    let mut presets = GAME.presets().into_iter();
    presets.find(|(known, _)| *known == name).expect("an edition of the game").1
}

thread_local! {
    static ON_SHOW: Cell<Option<&'static dyn AnyGame>> = const { Cell::new(None) };
}

/// A film of this game is on.
pub fn show(game: &str) {
    ON_SHOW.set(GAMES.iter().copied().find(|known| known.id() == game));
}

/// The game that is asked about: that of the film, or else that of the table.
pub fn asked_about() -> &'static dyn AnyGame {
    if IS_AFTERWARDS { ON_SHOW.get().unwrap_or(GAME) } else { GAME }
}
