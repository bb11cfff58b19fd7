//! The bot that does anything it may, each legal action equally likely. The baseline for every other.

use engine::{Bot, Choice, Game, Thinking, View};

/// Plays at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(
        &mut self,
        _game: &G,
        _view: View<'_, G>,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<G::Action> {
        thinking.rng.pick(legal).clone().into()
    }
}
