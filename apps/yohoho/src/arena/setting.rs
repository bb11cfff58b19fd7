//! What is to be played in an arena, and for whom.

use ::arena::{Arena, ArenaError, Contest, Lineup, Sources};
use anyhow::{Result, anyhow};
use hosting::{AnyGame, Json};
use words::{Cast, Words};

use crate::cli::ArenaArgs;
use crate::faults::fault;

/// How many sets are played where nobody says how many.
const SETS: u32 = 100;

/// What is to be played, and for whom.
pub(super) struct Match<'a> {
    pub(super) args: &'a ArenaArgs,
    pub(super) words: &'a Words,
    pub(super) game: &'static dyn AnyGame,
    pub(super) arena: &'static dyn Arena,
    pub(super) edition: &'static str,
    pub(super) options: Json,
    pub(super) sources: Sources<'a>,
}

impl Match<'_> {
    /// Says what was played.
    pub(super) fn print_head(&self, seats: usize, sets: usize) {
        let head = [
            ("game", self.words.label(&format!("{}-name", self.args.game)).into()),
            ("edition", self.edition.to_owned().into()),
            ("seats", seats.into()),
            ("sets", sets.into()),
            ("games", (seats * sets).into()),
        ];
        println!("{}", self.words.label_with("arena-head", head));
    }

    /// How many sets are wanted.
    pub(super) fn sets(&self) -> u32 {
        self.args.sets.unwrap_or(SETS)
    }

    /// How many seats a table has that is not named seat by seat.
    pub(super) fn seats(&self) -> u8 {
        self.args.seats.unwrap_or_else(|| self.game.seats_usual())
    }

    /// Where these bots meet.
    pub(super) fn open(&self, lineup: Lineup<'_>) -> Result<Box<dyn Contest>> {
        let contest = self.arena.open(&self.options, lineup, self.args.seed, &self.sources);
        let contest = contest.map_err(|error| in_words(&error, self.words))?;
        for file in contest.lacks() {
            eprintln!("{}", self.words.label_with("arena-lacks", [("file", file.to_owned().into())]));
        }
        Ok(contest)
    }
}

fn in_words(error: &ArenaError, words: &Words) -> anyhow::Error {
    let told = match error {
        ArenaError::Options(error) => words.say(&error.0, &Cast::NOBODY),
        ArenaError::Seats { min, max } => {
            words.label_with("arena-bad-seats", [("min", (*min).into()), ("max", (*max).into())])
        }
        ArenaError::NoSuchBot { bot, known } => {
            let args = [("bot", bot.clone().into()), ("bots", known.clone().into())];
            words.label_with("arena-no-bot", args)
        }
        ArenaError::Unreachable { bot, why } => {
            let args = [("bot", bot.clone().into()), ("why", fault(why, words).into())];
            words.label_with("arena-unreachable", args)
        }
    };
    anyhow!(told)
}
