//! The games without their types. Payloads are JSON of the game's own types, opaque to everybody above.

use std::ops::RangeInclusive;

use engine::{Digest, GameRng, InvalidOptions, Message, ReplayError, Seat, SeatMap, Standing, Turn};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{BotJob, Exercise, Interlude, Json, JudgeError, OptionField, RuleSection, Scene, Work};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Viewer {
    /// A seat: the public half and its own.
    Seat(Seat),
    /// Anybody else: the public half.
    Spectator,
}

impl Viewer {
    /// The seat whose eyes these are; nobody's for spectators.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

/// Why an action was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// The seat is not one of those to act.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// It is no action of this game.
    #[error("this is no action of the game")]
    Malformed,
    /// The rules forbid it, for this reason.
    #[error("the rules forbid it: {}", .0.key)]
    Illegal(Message),
}

/// What a seat's action would lead to. It holds secrets: never send it to a seat.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// The action, and nature's steps after it.
    pub steps: Vec<Json>,
    /// How the seats would stand, if the game ended with it.
    pub ended: Option<SeatMap<Standing>>,
}

/// What a seat has to decide. As long as it stays the same, so does an answer to it: what others decide at the same
/// time makes no difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question(String);

impl Question {
    /// The question that reads like this.
    #[must_use]
    pub const fn new(text: String) -> Self {
        Self(text)
    }
}

/// Why a snapshot could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this cannot be drawn: {0}")]
pub struct SceneError(pub String);

/// A game in progress, without its type.
pub trait AnyMatch: Send + Sync {
    /// Whose move it is.
    fn turn(&self) -> Turn;

    /// What this viewer sees, as JSON of [`crate::Snapshot`].
    fn snapshot(&self, viewer: Viewer) -> Json;

    /// What the seat may do now; nothing when it is not its turn.
    fn legal(&self, seat: Seat) -> Vec<Json>;

    /// What the seat has to decide now, if anything.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// What a seat's action would lead to, for the log. Nothing changes.
    ///
    /// # Errors
    /// If the action is refused.
    fn propose(&self, seat: Seat, action: &RawValue, rng: &mut GameRng) -> Result<Proposal, ActError>;

    /// The steps that nature would take before a seat must act, for the log: the first deal. Nothing changes.
    fn nature(&self, rng: &mut GameRng) -> Vec<Json>;

    /// Takes a seat's action and lets nature move until a seat must. Returns the public events.
    ///
    /// # Errors
    /// If the action is refused; then nothing has changed.
    fn play(&mut self, seat: Seat, action: &RawValue, rng: &mut GameRng) -> Result<Vec<Json>, ActError>;

    /// Lets nature move until a seat must: the first deal.
    fn advance(&mut self, rng: &mut GameRng) -> Vec<Json>;

    /// Takes steps out of the log again, each checked: this seat's action and nature's after it, or nature's alone.
    /// Returns the public events.
    ///
    /// # Errors
    /// If one is not possible; the steps before it stand.
    fn take_steps(&mut self, actor: Option<Seat>, steps: &[Json]) -> Result<Vec<Json>, ReplayError>;

    /// Whether the last action could be taken back, and nobody would know more for it: nature has not moved since, and the
    /// game says so.
    fn can_take_back(&self) -> bool;

    /// Takes the last action back, with nature's steps after it: everything is as if it had not been. False when there is
    /// none.
    fn take_back(&mut self) -> bool;

    /// A decision of this kind of bot for the seat; `None` when it is not its turn or there is no such bot. The name
    /// may end in a level, as `flat-monte-carlo@easy` does. The bot lives as long as the seat has one of its name, and
    /// decides as one would that is told the seat's past anew.
    fn bot_job(&mut self, seat: Seat, bot: &str, rng: GameRng) -> Option<BotJob>;

    /// How the seats stand.
    fn standings(&self) -> SeatMap<Standing>;

    /// The whole record as JSON. It holds secrets.
    fn record(&self) -> Json;

    /// The fingerprint of the state.
    fn digest(&self) -> Digest;
}

/// A game that can be hosted, without its type.
pub trait AnyGame: Sync {
    /// Its name in messages and records.
    fn id(&self) -> &'static str;

    /// Which version of the rules a game begun now is played by.
    fn rules_version(&self) -> u32;

    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;

    /// How many seats to suggest.
    fn seats_usual(&self) -> u8;

    /// What a host should know about a table of this many.
    fn seats_note(&self, seats: u8) -> Option<Message>;

    /// Named options, the usual ones first.
    fn presets(&self) -> Vec<(&'static str, Json)>;

    /// These options in full: what was left out is filled in.
    ///
    /// # Errors
    /// If they are not this game's.
    fn complete(&self, options: &RawValue) -> Result<Json, InvalidOptions>;

    /// The options a host may change.
    fn option_fields(&self) -> Vec<OptionField>;

    /// The rules of a table with these options and seats.
    ///
    /// # Errors
    /// If the options cannot be played, with the reason.
    fn rules(&self, options: &RawValue, seats: u8) -> Result<Box<dyn AnyRules>, InvalidOptions>;

    /// The bots that a table of this many is offered, weakest first.
    fn bots(&self, seats: u8) -> Vec<&'static str>;

    /// Whether a table of this many can have this bot: one that is offered, or one for old tables alone.
    fn has_bot(&self, seats: u8, bot: &str) -> bool;

    /// The bot that stands in for those who are away: the strongest.
    fn bot_usual(&self, seats: u8) -> Option<&'static str> {
        self.bots(seats).last().copied()
    }

    /// The strongest bot that answers at once, for when another fails.
    fn bot_instant(&self, seats: u8) -> Option<&'static str>;

    /// In how many milliseconds 95 of 100 decisions of this bot are made at a table of this many.
    fn bot_within_ms(&self, seats: u8, bot: &str) -> u32;

    /// Every name in its scenes, for boards.
    fn scene_names(&self) -> &'static [&'static str];

    /// A fresh game, before nature's first step.
    ///
    /// # Errors
    /// If the options cannot be played, with the reason.
    fn open(&self, options: &RawValue, seats: u8) -> Result<Box<dyn AnyMatch>, InvalidOptions>;

    /// The game a record tells of.
    ///
    /// # Errors
    /// If it is not a record of a legal game.
    fn resume(&self, record: &RawValue) -> Result<Box<dyn AnyMatch>, ReplayError>;

    /// Whether a seat's secrets stay its own when the game is over; see [`crate::Hosted::keeps_secrets`].
    fn keeps_secrets(&self) -> bool;

    /// The record of a finished game without what nobody has ever seen; see [`crate::Hosted::without_unseen`].
    ///
    /// # Errors
    /// If it is not a record of this game.
    fn without_unseen(&self, record: &RawValue) -> Result<Json, ReplayError>;

    /// Makes ready to do something again and again, for whoever holds a clock.
    ///
    /// # Errors
    /// If the options cannot be played.
    fn exercise(
        &self,
        options: &RawValue,
        seats: u8,
        exercise: Exercise,
        rng: GameRng,
    ) -> Result<Work, InvalidOptions>;
}

/// How the table was before something happened.
#[derive(Clone, Copy, Debug)]
pub enum Before<'a> {
    /// As a viewer has seen it.
    Seen(&'a RawValue),
    /// Nobody had done anything yet; whose eyes it is for.
    Unbegun(Option<Seat>),
}

/// The rules of one table, without their type: what it takes to draw it and to tell what happens there. Whoever shows a
/// table opens them once.
pub trait AnyRules: Send + Sync {
    /// The rules in words.
    fn primer(&self) -> Vec<RuleSection>;

    /// The picture of a snapshot.
    ///
    /// # Errors
    /// If the snapshot is not this game's.
    fn scene(&self, snapshot: &RawValue) -> Result<Scene, SceneError>;

    /// What the viewer of a snapshot may do.
    ///
    /// # Errors
    /// If the snapshot is not this game's.
    fn legal(&self, snapshot: &RawValue) -> Result<Vec<Json>, SceneError>;

    /// The table between that and the snapshot after these events, where there is something to be seen.
    ///
    /// # Errors
    /// If snapshot or events are not this game's.
    fn interludes(&self, before: Before<'_>, events: &[&RawValue]) -> Result<Vec<Interlude>, SceneError>;

    /// Whether the picture after these events is to be read before anything follows.
    ///
    /// # Errors
    /// If the events are not this game's.
    fn lingers(&self, events: &[&RawValue]) -> Result<bool, SceneError>;

    /// What everybody did in a game with these events; see [`crate::Hosted::deeds`].
    ///
    /// # Errors
    /// If snapshot or events are not this game's.
    fn deeds(&self, end: &RawValue, events: &[&RawValue]) -> Result<Vec<(Seat, &'static str)>, SceneError>;

    /// A public event in words.
    ///
    /// # Errors
    /// If the event is not this game's.
    fn narrate(&self, event: &RawValue) -> Result<Message, SceneError>;
}

/// A game's referee, without its type. It stands apart from [`AnyGame`], so that a browser, which asks none, does
/// not have to load any.
pub trait Referee: Sync {
    /// The name of the game.
    fn id(&self) -> &'static str;

    /// Answers a referee's question.
    ///
    /// # Errors
    /// If the question is malformed or an action in it is refused.
    fn judge(&self, question: &Value) -> Result<Value, JudgeError>;
}
