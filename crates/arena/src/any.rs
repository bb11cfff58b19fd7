//! An arena for any game: types are erased here, and played with below.

use engine::{InvalidOptions, Message, Seat};
use hosting::Library;
use serde_json::value::RawValue;

use crate::PlayedSet;

/// Nanoseconds since some moment. The arena has no clock of its own.
pub type Clock<'a> = &'a (dyn Fn() -> u64 + Sync);

/// Where the bots of one game meet. It stands apart from `AnyGame`, so that a browser does not have to load it.
pub trait Arena: Sync {
    /// The name of the game.
    fn id(&self) -> &'static str;

    /// A table at which these bots sit, in this order from the first seat on, each with its data file if the library
    /// has it. A name may end in a level, as `flat-monte-carlo@easy` does.
    ///
    /// # Errors
    /// If the game cannot be played so, or a bot is not known.
    fn contest(
        &self,
        options: &RawValue,
        table: &[String],
        seed: u64,
        library: &dyn Library,
    ) -> Result<Box<dyn Contest>, ArenaError>;
}

/// A table of bots, ready for any number of sets.
pub trait Contest: Send + Sync {
    /// Plays the set of this number: one game for every rotation of the seats, all with the same deals. It depends
    /// on nothing but its number and the seed, so sets may be played in any order and anywhere.
    fn play_set(&self, number: u32, clock: Clock<'_>) -> PlayedSet;

    /// Why the bots decided as they did in the first game of this set, in the order of the game. Forced moves, and
    /// those that a bot does not explain, are left out.
    fn reasons(&self, number: u32) -> Vec<Reason>;

    /// Data files that bots at this table have to do without.
    fn lacks(&self) -> Vec<&'static str>;
}

/// Why a bot decided as it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which of the table's bots, by its place in the table.
    pub entrant: usize,
    /// Where it sat.
    pub seat: Seat,
    /// Why, by its own numbers.
    pub why: Message,
}

/// Why bots cannot meet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// The options are not this game's, or not for so many seats.
    #[error(transparent)]
    Options(#[from] InvalidOptions),
    /// So many cannot play.
    #[error("{min} to {max} bots can play")]
    Seats {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There is no such bot.
    #[error("there is no bot called {bot}; there are {known}")]
    NoSuchBot {
        /// What was asked for.
        bot: String,
        /// What there is.
        known: String,
    },
}
