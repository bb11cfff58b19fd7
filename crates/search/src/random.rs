//! The bot that does anything it may, each legal action equally likely. The baseline for every other.

use engine::{Bot, Game, GameRng, View};

/// Plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _game: &G, _view: View<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        rng.pick(legal).clone()
    }
}
