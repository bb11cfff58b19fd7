//! The registry of games: one line a game. The only crate that names them.

use arena::{Arena, Hall};
use engine::Game;
use hosting::{AnyGame, Erased, Hosted, Referee};

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// Every game there is.
        pub static GAMES: &[&dyn AnyGame] = &[$(&Erased::<$game>::new()),+];

        /// Every game with its name. A constant: whoever picks one game of it carries the code of that game alone.
        pub const ENTRIES: &[(&str, &dyn AnyGame)] = &[$((<$game as Game>::ID, &Erased::<$game>::new())),+];

        /// The wordbooks of every game in this language, prepared. Whoever asks for words alone does not carry the
        /// code of the games, and whoever carries a game not its words.
        pub fn messages(locale: &str) -> impl Iterator<Item = &'static str> + use<> {
            [$(<$game as Hosted>::messages(locale)),+].into_iter().flatten()
        }

        /// The wordbook of this game in this language, prepared.
        #[must_use]
        pub fn wordbook(id: &str, locale: &str) -> Option<&'static str> {
            $(if id == <$game as Game>::ID {
                return <$game as Hosted>::messages(locale);
            })+
            None
        }

        /// The arena of every game. Whoever does not name this list does not carry its code.
        pub static ARENAS: &[&dyn Arena] = &[$(&Hall::<$game>::new()),+];

        /// The referee of every game. Whoever does not name this list does not carry their code.
        pub static REFEREES: &[&dyn Referee] = &[$(&Erased::<$game>::new()),+];
    };
}

games! {
    skull::Skull,
    skull_king::SkullKing,
    skallywaggs::Skallywaggs,
}

/// The game of this name, picked when a program is built.
///
/// # Panics
/// If there is none; the build fails.
#[must_use]
pub const fn entry(id: &str) -> &'static dyn AnyGame {
    let mut idx = 0;
    while idx < ENTRIES.len() {
        if is_same(ENTRIES[idx].0, id) {
            return ENTRIES[idx].1;
        }
        idx += 1;
    }
    panic!("the catalog has no game of this name")
}

/// Whether two names are the same; `==` cannot be asked when a program is built.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut idx = 0;
    while idx < one.len() && idx < other.len() && one[idx] == other[idx] {
        idx += 1;
    }
    idx == one.len() && idx == other.len()
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
