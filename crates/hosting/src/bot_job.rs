//! A bot's decision, ready to be computed anywhere.

use std::fmt;
use std::sync::Arc;

use engine::{Effort, Message, Stop};

use crate::Json;

/// Where bots find their data files. Whoever lets bots think brings one; it may read a disk.
pub trait Library: Send + Sync {
    /// What is in the file of this name, if it is there. Asked once in a bot's life, before its first decision.
    fn read(&self, file: &str) -> Option<Vec<u8>>;
}

/// No books at all.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoBooks;

impl Library for NoBooks {
    fn read(&self, _file: &str) -> Option<Vec<u8>> {
        None
    }
}

/// What whoever lets a bot think brings along.
#[derive(Clone)]
pub struct Study {
    /// Ends the thinking early.
    pub stop: Stop,
    /// Has the data files.
    pub library: Arc<dyn Library>,
}

impl Default for Study {
    fn default() -> Self {
        Self { stop: Stop::never(), library: Arc::new(NoBooks) }
    }
}

/// What a bot has decided.
#[derive(Clone, Debug)]
pub struct Decided {
    /// What it does.
    pub action: Json,
    /// Why, by its own numbers. It may tell its secrets: it stays with whoever let it think.
    pub why: Option<Message>,
    /// Whether it was told to stop before its budget was used up.
    pub is_cut: bool,
    /// A data file that it has to do without; said once in its life.
    pub lacks: Option<&'static str>,
}

impl From<Json> for Decided {
    fn from(action: Json) -> Self {
        Self { action, why: None, is_cut: false, lacks: None }
    }
}

/// A decision that a bot has been asked for. It holds a view and notes of its seat, never a state.
pub struct BotJob {
    effort: Effort,
    study: Study,
    decide: Box<dyn FnOnce(Study) -> Decided + Send>,
}

impl BotJob {
    /// A decision that costs this much.
    pub fn new(effort: Effort, decide: impl FnOnce(Study) -> Decided + Send + 'static) -> Self {
        Self { effort, study: Study::default(), decide: Box::new(decide) }
    }

    /// A decision that is made already.
    #[must_use]
    pub fn decided(action: Json) -> Self {
        Self::new(Effort::Instant, |_| action.into())
    }

    /// What it costs.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// The same, but stopped as well when this is said.
    #[must_use]
    pub fn heeding(mut self, stop: &Stop) -> Self {
        self.study.stop = self.study.stop.or(stop);
        self
    }

    /// The same, with these data files to read.
    #[must_use]
    pub fn reading(mut self, library: &Arc<dyn Library>) -> Self {
        self.study.library = Arc::clone(library);
        self
    }

    /// What ends it early, if anything does.
    #[must_use]
    pub const fn stop(&self) -> &Stop {
        &self.study.stop
    }

    /// Thinks, and says what was decided.
    #[must_use]
    pub fn decide(self) -> Decided {
        (self.decide)(self.study)
    }
}

impl fmt::Debug for BotJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotJob")
            .field("effort", &self.effort)
            .field("stop", &self.study.stop)
            .finish_non_exhaustive()
    }
}
