//! An arena for any game: types are erased here, and played with below.

use std::sync::Arc;

use engine::{InvalidOptions, Message, Seat};
use hosting::{Gone, Library, Wire};
use serde_json::value::RawValue;

use crate::PlayedSet;

/// Nanoseconds since some moment. The arena has no clock of its own.
pub type Clock<'a> = &'a (dyn Fn() -> u64 + Sync);

/// Where bots come aboard that are no part of this program. It may start processes; the arena starts none.
pub trait Gangway: Send + Sync {
    /// Whether this names a bot from outside, as `exec:./my-bot` does.
    fn knows(&self, bot: &str) -> bool;

    /// A wire to this bot for one seat in one game. The other end may have sat in another game before.
    ///
    /// # Errors
    /// If it cannot be reached.
    fn board(&self, bot: &str) -> Result<Box<dyn Wire>, Gone>;
}

/// Nobody comes from outside.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoGangway;

impl Gangway for NoGangway {
    fn knows(&self, _bot: &str) -> bool {
        false
    }

    fn board(&self, bot: &str) -> Result<Box<dyn Wire>, Gone> {
        Err(Gone::Unstarted(bot.to_owned()))
    }
}

/// Where bots and their data come from.
pub struct Sources<'a> {
    /// The data files.
    pub library: &'a dyn Library,
    /// The bots from outside.
    pub gangway: Arc<dyn Gangway>,
}

/// Who meets. A name may end in a level, as `flat-monte-carlo@easy` does.
#[derive(Clone, Copy, Debug)]
pub enum Lineup<'a> {
    /// These bots, in this order from the first seat on.
    Table(&'a [String]),
    /// Others in every set, drawn from all of these as evenly as the seats allow.
    Mixed {
        /// From which.
        pool: &'a [String],
        /// For how many seats.
        seats: u8,
    },
}

/// Where the bots of one game meet. It stands apart from `AnyGame`, so that a browser does not have to load it.
pub trait Arena: Sync {
    /// The name of the game.
    fn id(&self) -> &'static str;

    /// Where these bots meet, each with its data file if the library has it.
    ///
    /// # Errors
    /// If the game cannot be played so, or a bot is not known or cannot be reached.
    fn open(
        &self,
        options: &RawValue,
        lineup: Lineup<'_>,
        seed: u64,
        sources: &Sources<'_>,
    ) -> Result<Box<dyn Contest>, ArenaError>;

    /// A table at which these bots of the game sit.
    ///
    /// # Errors
    /// If the game cannot be played so, or a bot is not known.
    fn contest(
        &self,
        options: &RawValue,
        table: &[String],
        seed: u64,
        library: &dyn Library,
    ) -> Result<Box<dyn Contest>, ArenaError> {
        let sources = Sources { library, gangway: Arc::new(NoGangway) };
        self.open(options, Lineup::Table(table), seed, &sources)
    }
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
    /// Which of the bots that were entered, by its place in their list.
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
    /// A bot from outside cannot be reached.
    #[error("{bot}: {why}")]
    Unreachable {
        /// What was asked for.
        bot: String,
        /// Why not.
        why: Gone,
    },
}
