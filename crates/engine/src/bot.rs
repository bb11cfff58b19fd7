//! Players that are programs. They see a view and the legal actions, as a person would.

use crate::{Game, GameRng, View};

/// Decides for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions. `legal` is never empty.
    fn choose(&mut self, game: &G, view: View<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action;

    /// Hears a public fact, in the order of the game.
    fn watch(&mut self, _event: &G::Event) {}
}

/// A kind of bot that can be asked to a table.
pub struct BotKind<G: Game> {
    /// Its name in messages and records; its words are in the catalogue under `bot-<id>`.
    pub id: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

impl<G: Game> Clone for BotKind<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for BotKind<G> {}
