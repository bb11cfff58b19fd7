//! Players that are programs. They see a view and the legal actions, as a person would.

use crate::{Game, GameRng, Stop, View};

/// Decides for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions. `legal` is never empty.
    fn choose(&mut self, game: &G, view: View<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action;

    /// Told before it is asked: when this is said, make do with what you have. Who answers at once need not listen.
    fn heed(&mut self, _stop: Stop) {}

    /// Hears a public fact, in the order of the game.
    fn watch(&mut self, _event: &G::Event) {}
}

/// What a decision costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A rule is applied: it takes no time worth speaking of.
    Instant,
    /// Worlds are searched, up to a budget; it heeds a [`Stop`].
    Thinks,
}

/// A kind of bot that can be asked to a table.
pub struct BotKind<G: Game> {
    /// Its name in messages and records; its words are in the catalogue under `bot-<id>`.
    pub id: &'static str,
    /// What a decision costs.
    pub effort: Effort,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot<G>>,
    is_retired: bool,
}

impl<G: Game> BotKind<G> {
    /// A bot that answers at once.
    #[must_use]
    pub const fn instant(id: &'static str, make: fn() -> Box<dyn Bot<G>>) -> Self {
        Self { id, effort: Effort::Instant, make, is_retired: false }
    }

    /// A bot that searches.
    #[must_use]
    pub const fn thinks(id: &'static str, make: fn() -> Box<dyn Bot<G>>) -> Self {
        Self { id, effort: Effort::Thinks, make, is_retired: false }
    }

    /// The same, for old tables alone: no new one may ask for it.
    #[must_use]
    pub const fn retired(self) -> Self {
        Self { is_retired: true, ..self }
    }

    /// Whether a new table may ask for it.
    #[must_use]
    pub const fn is_offered(&self) -> bool {
        !self.is_retired
    }
}

impl<G: Game> Clone for BotKind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for BotKind<G> {}
