//! The registry of games: one line a game. The only crate that names them.

use arena::{Arena, Hall};
use hosting::{AnyGame, Entry, Referee};

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game there is.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Entry::<$game>::new()),+];

        /// The arena of every game. Whoever does not name this list does not carry its code.
        pub static ARENAS: &[&dyn Arena] = &[$(&Hall::<$game>::new()),+];

        /// The referee of every game. Whoever does not name this list does not carry their code.
        pub static REFEREES: &[&dyn Referee] = &[$(&Entry::<$game>::new()),+];
    };
}

games! {
    skull::Skull,
    skull_king::SkullKing,
    skallywaggs::Skallywaggs,
}

/// The game of this name.
#[must_use]
pub fn game(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.id() == id)
}

/// The arena of the game of this name.
#[must_use]
pub fn arena(id: &str) -> Option<&'static dyn Arena> {
    ARENAS.iter().copied().find(|arena| arena.id() == id)
}

/// The referee of the game of this name.
#[must_use]
pub fn referee(id: &str) -> Option<&'static dyn Referee> {
    REFEREES.iter().copied().find(|referee| referee.id() == id)
}
