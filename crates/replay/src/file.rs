//! The file of a finished game. It is written for programs of years to come: every part has a name, and what is not
//! known is left out.

use engine::{Seat, Standing};
use hosting::Json;
use serde::{Deserialize, Serialize};

/// The version of the file.
pub const FORMAT: u8 = 1;

/// A finished game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Replay {
    /// The version of this file.
    pub yohoho_replay: u8,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Json,
    /// Who played, in seat order.
    pub players: Vec<Player>,
    /// When it began, in milliseconds since 1970 began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began_ms: Option<u64>,
    /// When it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended_ms: Option<u64>,
    /// How the seats stood at the end.
    pub standings: Vec<Standing>,
    /// Whether those who gave it up have ended it, and not its own rules.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given_up: bool,
    /// What happened.
    pub body: Body,
}

/// Who had a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they were called.
    pub name: String,
    /// Which kind of bot, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// What happened, as far as it may be told.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Body {
    /// Everything: whoever has the rules can play it again, and play on from any moment.
    Moves(Vec<Move>),
    /// What could be seen, where something stays its owner's.
    Views(Vec<View>),
}

/// A decision, and nature's after it; nature's alone at the beginning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Move {
    /// Who decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was done.
    pub steps: Vec<Json>,
}

/// The table after a move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What everybody saw.
    pub public: Json,
    /// What each seat alone saw, where that may be told.
    pub private: Vec<Option<Json>>,
    /// What happened.
    pub events: Vec<Json>,
}

impl View {
    /// The same without what these seats keep for themselves.
    #[must_use]
    pub fn keeping(mut self, is_told: impl Fn(Seat) -> bool) -> Self {
        let seats = (0..).map(Seat::new);
        for (_, private) in seats.zip(&mut self.private).filter(|(seat, _)| !is_told(*seat)) {
            *private = None;
        }
        self
    }
}
