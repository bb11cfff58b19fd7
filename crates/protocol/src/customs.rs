//! How a table is kept: what its host decides beside the game.

use serde::{Deserialize, Serialize};

/// How a table is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Customs {
    /// Who may sit down.
    pub door: Door,
    /// For how many seconds a player who is away is waited for before a bot plays: for ever when 0, as long as the server
    /// thinks right when absent.
    pub grace_s: Option<u32>,
    /// Whether those who watch may say something.
    pub watchers_talk: bool,
    /// Whether people may say something in their own words.
    pub own_words: bool,
    /// How long people may think, if the host has set a clock.
    pub clock: Option<Clock>,
    /// Of how many games the best wins the evening, if the host has said so: who first has won more than half of
    /// them, or who has won most when all are played.
    pub best_of: Option<u8>,
}

/// One thing about how a table is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Custom {
    /// Who may sit down.
    Door(Door),
    /// How long those who are away are waited for.
    GraceS(Option<u32>),
    /// Whether those who watch may say something.
    WatchersTalk(bool),
    /// Whether people may say something in their own words.
    OwnWords(bool),
    /// How long people may think.
    Clock(Option<Clock>),
    /// Of how many games the best wins the evening.
    BestOf(Option<u8>),
}

/// How long people may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// For each move; then a bot makes that one for them.
    Move {
        /// So long.
        seconds: u32,
    },
    /// For all of their moves in a game together; then a bot plays for them until it is over.
    Game {
        /// So long.
        seconds: u32,
    },
}

impl Clock {
    /// Whether a host may set it.
    #[must_use]
    pub fn is_sound(self) -> bool {
        match self {
            Self::Move { seconds } => MOVE_S.contains(&seconds),
            Self::Game { seconds } => GAME_S.contains(&seconds),
        }
    }
}

/// Who may sit down. Whoever has a seat, or had it in this game, always comes back to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// Everybody who has the link; in a running game the host is asked.
    #[default]
    Open,
    /// The host is asked about everybody who is new. So it is after somebody was removed, until the host opens again.
    Asks,
    /// Nobody who is new, not even to watch.
    Locked,
}

/// How long a host may let the others wait for somebody who is away, in seconds.
pub const GRACE_S: std::ops::RangeInclusive<u32> = 5..=1_800;

/// How long a host may let people think about a move, in seconds.
pub const MOVE_S: std::ops::RangeInclusive<u32> = 5..=600;

/// How long a host may let people think in a whole game, in seconds.
pub const GAME_S: std::ops::RangeInclusive<u32> = 60..=7_200;

/// Of how many games the best may win an evening.
pub const BEST_OF: [u8; 4] = [3, 5, 7, 9];

impl Customs {
    /// Whether a host may keep a table like this.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.grace_s.is_none_or(|grace| grace == 0 || GRACE_S.contains(&grace))
            && self.clock.is_none_or(Clock::is_sound)
            && self.best_of.is_none_or(|best_of| BEST_OF.contains(&best_of))
    }

    /// The same with these changed.
    #[must_use]
    pub fn with(mut self, changed: &[Custom]) -> Self {
        for custom in changed.iter().cloned() {
            match custom {
                Custom::Door(door) => self.door = door,
                Custom::GraceS(grace_s) => self.grace_s = grace_s,
                Custom::WatchersTalk(talk) => self.watchers_talk = talk,
                Custom::OwnWords(own_words) => self.own_words = own_words,
                Custom::Clock(clock) => self.clock = clock,
                Custom::BestOf(best_of) => self.best_of = best_of,
            }
        }
        self
    }
}
