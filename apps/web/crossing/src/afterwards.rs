//! What crosses when a game is over: films of it, and what is kept. It is packed within what crosses anyway, so that
//! whoever plays need not know how to read it.

use hosting::CardFace;
use replay::{Eyes, Mark};
use serde::{Deserialize, Serialize};

use crate::Piece;

/// A question about finished games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AskAfterwards {
    /// The file of the game that has ended last at a table at home, and what was done in it.
    LastGame {
        /// The table's log.
        log: Vec<Piece>,
    },
    /// What was done in the game of this file.
    Deeds {
        /// The file, as text.
        file: String,
    },
}

/// The answer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldAfterwards {
    /// The file, as text.
    pub file: String,
    /// How often everybody did what, seat by seat.
    pub deeds: Vec<Vec<(String, u32)>>,
}

/// What the reader wants of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FilmWish {
    /// Go to this moment.
    Seek(usize),
    /// Show the next moment.
    Step,
    /// Go on by itself, or stay.
    Run(bool),
    /// Look through these eyes.
    Look(Eyes),
    /// Ask the reader what they would have done, or no more.
    Ask(bool),
    /// Go back to what really happened.
    Return,
}

/// What a film is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilmInfo {
    /// How many moments there are.
    pub len: usize,
    /// What begins and ends in it.
    pub marks: Vec<Mark>,
    /// Through whose eyes it can be seen.
    pub eyes: Vec<Eyes>,
    /// Whether it is what would have come if somebody had decided otherwise.
    pub is_branch: bool,
}

/// News of a film.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FilmNews {
    /// It is this one from now on.
    Info(FilmInfo),
    /// It is shown like this.
    State(FilmState),
    /// The file cannot be looked at, for a developer to read why.
    Unplayable(String),
}

/// How a film is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FilmState {
    /// Which moment is on show.
    pub at: usize,
    /// Whether it goes on by itself.
    pub runs: bool,
    /// Through whose eyes it is seen.
    pub eyes: Eyes,
    /// Whether whoever's eyes these are could decide otherwise now.
    pub can_ask: bool,
    /// Whether the reader is asked what they would have done.
    pub asks: bool,
    /// The hands that lie open, seat by seat, where the reader looks through everybody's eyes.
    pub hands: Vec<Vec<CardFace>>,
}
