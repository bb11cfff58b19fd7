//! A bot's decision, ready to be computed anywhere.

use std::fmt;

use engine::{Effort, Stop};

use crate::Json;

/// A decision that a bot has been asked for. It holds a view, never a state.
pub struct BotJob {
    effort: Effort,
    stop: Stop,
    decide: Box<dyn FnOnce(Stop) -> Json + Send>,
}

impl BotJob {
    /// A decision that costs this much.
    pub fn new(effort: Effort, decide: impl FnOnce(Stop) -> Json + Send + 'static) -> Self {
        Self { effort, stop: Stop::never(), decide: Box::new(decide) }
    }

    /// A decision that is made already.
    #[must_use]
    pub fn decided(action: Json) -> Self {
        Self::new(Effort::Instant, |_| action)
    }

    /// What it costs.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// The same, but stopped as well when this is said.
    #[must_use]
    pub fn heeding(mut self, stop: &Stop) -> Self {
        self.stop = self.stop.or(stop);
        self
    }

    /// What ends it early, if anything does.
    #[must_use]
    pub const fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Thinks, and says what was decided.
    #[must_use]
    pub fn decide(self) -> Json {
        (self.decide)(self.stop)
    }
}

impl fmt::Debug for BotJob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotJob")
            .field("effort", &self.effort)
            .field("stop", &self.stop)
            .finish_non_exhaustive()
    }
}
