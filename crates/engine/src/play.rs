//! A game in progress: rules, state and record in step. All derived operations live here, so no game can
//! override one. The state itself never leaves this type.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{
    ActionSet, Events, Game, GameRng, InvalidOptions, News, Seat, SeatMap, Standing, State, Step, Turn, View,
};

/// A whole game: the options and the steps. It is the truth; a state is its replay.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Record<G: Game> {
    /// What the host chose.
    pub options: G::Options,
    /// How many play.
    pub seats: u8,
    /// What happened, in order.
    pub steps: Vec<Step<G>>,
}

/// What a seat's action would lead to.
pub struct Proposal<G: Game> {
    /// The action, and nature's steps after it.
    pub steps: Vec<Step<G>>,
    /// How the seats would stand, if the game ended with it.
    pub ended: Option<SeatMap<Standing>>,
}

/// Why an action was not taken. Nothing has changed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PlayError<R: fmt::Debug> {
    /// The seat is not one of those to act.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// The rules forbid it.
    #[error("the rules forbid it: {0:?}")]
    Illegal(R),
}

/// Why a record could not be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The options cannot be played.
    #[error(transparent)]
    Options(#[from] InvalidOptions),
    /// A step is not possible where it stands.
    #[error("step {0} is not possible there")]
    Step(usize),
    /// The steps are not one seat's action and nature's after it.
    #[error("one seat acts, then nature")]
    Actor,
    /// It is not a record of this game at all.
    #[error("this is no record of the game: {0}")]
    Malformed(String),
}

/// A fingerprint of a state, the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The fingerprint of a state.
///
/// # Panics
/// If a game's data cannot be written as JSON, which conformance forbids.
#[must_use]
pub fn digest<G: Game>(state: &State<G>) -> Digest {
    let bytes = serde_json::to_vec(state).expect("a state can be written");
    Digest(Sha256::digest(bytes).into())
}

/// A game being played. The crate's page has a whole game and plays it.
///
/// Whoever holds a match hands out [`Match::view`]s and [`Match::public`], never its state. What happened is in
/// [`Match::record`], which is for the store alone.
#[derive(Clone)]
pub struct Match<G: Game> {
    game: G,
    state: State<G>,
    record: Record<G>,
}

impl<G: Game> Match<G> {
    /// A fresh game, before nature's first step.
    ///
    /// # Errors
    /// If the options cannot be played.
    pub fn new(options: G::Options, seats: u8) -> Result<Self, InvalidOptions> {
        let game = G::new(options.clone(), seats)?;
        let state = game.setup();
        Ok(Self { game, state, record: Record { options, seats, steps: Vec::new() } })
    }

    /// The game a record tells of, every step checked.
    ///
    /// # Errors
    /// If the record is not one of a legal game.
    pub fn replay(record: Record<G>) -> Result<Self, ReplayError> {
        let mut game = Self::new(record.options, record.seats)?;
        for (idx, step) in record.steps.into_iter().enumerate() {
            game.step(step).ok_or(ReplayError::Step(idx))?;
        }
        Ok(game)
    }

    /// The rules.
    #[must_use]
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Whose move it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state.public)
    }

    /// What everybody sees.
    #[must_use]
    pub const fn public(&self) -> &G::Public {
        &self.state.public
    }

    /// What one seat sees.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        self.state.view(seat)
    }

    /// How the seats stand.
    #[must_use]
    pub fn standings(&self) -> SeatMap<Standing> {
        self.game.standings(&self.state.public)
    }

    /// What the seat may do now; nothing when it is not its turn.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        if !self.turn().includes(seat) {
            return Vec::new();
        }
        self.game.legal_actions(self.view(seat)).to_vec()
    }

    /// Whether the seat may take this action now.
    fn check(&self, seat: Seat, action: &G::Action) -> Result<(), PlayError<G::Refusal>> {
        if !self.turn().includes(seat) {
            return Err(PlayError::NotYourTurn);
        }
        let view = self.state.view(seat);
        if !self.game.legal_actions(view).contains(action) {
            return Err(PlayError::Illegal(self.game.refusal(view, action)));
        }
        Ok(())
    }

    /// What a seat's action would lead to. Nothing changes.
    ///
    /// # Errors
    /// If the action is not legal.
    pub fn propose(
        &self,
        seat: Seat,
        action: G::Action,
        rng: &mut GameRng,
    ) -> Result<Proposal<G>, PlayError<G::Refusal>> {
        self.check(seat, &action)?;
        let mut state = self.state.clone();
        self.game.apply(&mut state, seat, action.clone(), &mut Events::off());
        let mut steps = vec![Step::Act(seat, action)];
        self.let_nature(&mut state, &mut steps, rng);
        let is_over = self.game.turn(&state.public) == Turn::Over;
        Ok(Proposal { steps, ended: is_over.then(|| self.game.standings(&state.public)) })
    }

    /// The steps that nature would take before a seat must act. Nothing changes.
    pub fn nature(&self, rng: &mut GameRng) -> Vec<Step<G>> {
        let mut steps = Vec::new();
        self.let_nature(&mut self.state.clone(), &mut steps, rng);
        steps
    }

    fn let_nature(&self, state: &mut State<G>, steps: &mut Vec<Step<G>>, rng: &mut GameRng) {
        while self.game.turn(&state.public) == Turn::Chance {
            let chance = self.game.sample_chance(state, rng);
            self.game.resolve_chance(state, chance.clone(), &mut Events::off());
            steps.push(Step::Chance(chance));
        }
    }

    /// Takes a seat's action, if it is legal.
    ///
    /// # Errors
    /// If it is not; then nothing has changed.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, PlayError<G::Refusal>> {
        self.check(seat, &action)?;
        let mut events = Events::on();
        self.record.steps.push(Step::Act(seat, action.clone()));
        self.game.apply(&mut self.state, seat, action, &mut events);
        Ok(events.into_vec())
    }

    /// Lets nature move until a seat must.
    pub fn advance(&mut self, rng: &mut GameRng) -> Vec<G::Event> {
        let mut events = Events::on();
        while self.turn() == Turn::Chance {
            let chance = self.game.sample_chance(&self.state, rng);
            self.record.steps.push(Step::Chance(chance.clone()));
            self.game.resolve_chance(&mut self.state, chance, &mut events);
        }
        events.into_vec()
    }

    /// Takes one recorded step, if it is possible here. `None` when it is not; then nothing has changed.
    pub fn step(&mut self, step: Step<G>) -> Option<Vec<G::Event>> {
        match step {
            Step::Act(seat, action) => {
                if seat.idx() >= usize::from(self.record.seats) {
                    return None;
                }
                self.play(seat, action).ok()
            }
            Step::Chance(chance) => {
                if self.turn() != Turn::Chance || !self.game.is_possible(&self.state, &chance) {
                    return None;
                }
                let mut events = Events::on();
                self.record.steps.push(Step::Chance(chance.clone()));
                self.game.resolve_chance(&mut self.state, chance, &mut events);
                Some(events.into_vec())
            }
        }
    }

    /// Tells a seat again what it has learned, from this step of the record on. It learns no more than it did then.
    ///
    /// # Panics
    /// If a step of the match's own record cannot be taken, which it was.
    pub fn recount(&self, seat: Seat, from: usize, mut tell: impl FnMut(News<'_, G>)) {
        let mut past = self.fresh();
        for (idx, step) in self.record.steps.iter().enumerate() {
            let events = past.step(step.clone()).expect("it was taken before");
            if idx >= from {
                tell(News::new(step, &events, past.view(seat)));
            }
        }
    }

    fn fresh(&self) -> Self {
        let Record { options, seats, .. } = &self.record;
        let record = Record { options: options.clone(), seats: *seats, steps: Vec::new() };
        Self { game: self.game.clone(), state: self.game.setup(), record }
    }

    /// Everything that happened. It holds secrets: never send it to a seat.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The fingerprint of the state.
    #[must_use]
    pub fn digest(&self) -> Digest {
        digest(&self.state)
    }
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self { options: self.options.clone(), seats: self.seats, steps: self.steps.clone() }
    }
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options && self.seats == other.seats && self.steps == other.steps
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Record")
            .field("options", &self.options)
            .field("seats", &self.seats)
            .field("steps", &self.steps)
            .finish()
    }
}
