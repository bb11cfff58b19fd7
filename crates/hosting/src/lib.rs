//! Games without their types: what a room, a server or a client needs of a game, erased once, here.
//! Below this crate everything is static and fast; above it nothing is generic and no game is known.

mod any;
mod bot_job;
mod erased;
mod exercise;
mod hosted;
mod judge;
mod mind;
mod names;
mod option;
mod outside;
mod payload;
mod rulebook;
mod scene;
mod sheet;
mod snapshot;

pub use any::{
    ActError, AnyGame, AnyMatch, AnyRules, Before, Proposal, Question, Referee, SceneError, Viewer,
};
pub use bot_job::{BotJob, Decided, Library, NoBooks, Study};
pub use erased::Erased;
pub use exercise::{Exercise, Tally, Work};
pub use hosted::Hosted;
pub use judge::{JudgeError, read_question};
pub use names::is_called;
pub use option::{Choice, Need, OptionField, OwnList};
pub use outside::{Gone, Guest, Outside, Wire};
pub use payload::Json;
pub use rulebook::{Passage, RuleSection};
pub use scene::{
    Badge, CardFace, Fact, Interlude, Lane, Offer, Outcome, Pile, Scene, SeatPanel, SeatStatus, Target, most,
};
pub use sheet::{Figure, ScoreRound, ScoreRow, ScoreSheet};
pub use snapshot::Snapshot;
