//! What a bot may spend on a decision: dice, steps of the game, and a signal from outside to stop.

use crate::{GameRng, Stop};

/// What one decision may use. Steps are counted, not time, so that a decision is the same on every machine; only a
/// stop from outside cuts it short, and that is noted.
#[derive(Debug)]
pub struct Thinking<'a> {
    /// The dice.
    pub rng: &'a mut GameRng,
    steps_left: u32,
    stop: Stop,
    is_cut: bool,
}

impl<'a> Thinking<'a> {
    /// A decision that costs no steps: a rule is applied.
    #[must_use]
    pub const fn at_once(rng: &'a mut GameRng) -> Self {
        Self::new(rng, 0, Stop::never())
    }

    /// A decision that may cost this many steps of the game.
    #[must_use]
    pub const fn new(rng: &'a mut GameRng, steps: u32, stop: Stop) -> Self {
        Self { rng, steps_left: steps, stop, is_cut: false }
    }

    /// The steps that are left.
    #[must_use]
    pub const fn steps_left(&self) -> u32 {
        self.steps_left
    }

    /// What ends it early.
    #[must_use]
    pub const fn stop(&self) -> &Stop {
        &self.stop
    }

    /// Takes this many steps off the budget. `false` when none are left.
    pub const fn spend(&mut self, steps: u32) -> bool {
        self.steps_left = self.steps_left.saturating_sub(steps);
        self.steps_left > 0
    }

    /// Whether somebody outside has said that it is enough. Ask only while there is more to do: the answer is noted.
    pub fn is_stopped(&mut self) -> bool {
        self.is_cut |= self.stop.is_said();
        self.is_cut
    }

    /// Whether the decision was cut short: on another machine it might have been another.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.is_cut
    }
}
