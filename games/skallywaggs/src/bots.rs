//! An opponent that knows the game.

use engine::{Bot, BotKind, GameRng, View};

use crate::action::Action;
use crate::options::Skallywaggs;

/// The bots, weakest first.
pub(crate) fn kinds() -> Vec<BotKind<Skallywaggs>> {
    vec![BotKind { id: "skallywaggs-bosun", make: || Box::new(Bosun) }]
}

struct Bosun;

impl Bot<Skallywaggs> for Bosun {
    fn choose(
        &mut self,
        _rules: &Skallywaggs,
        _view: View<'_, Skallywaggs>,
        legal: &[Action],
        rng: &mut GameRng,
    ) -> Action {
        *rng.pick(legal)
    }
}
