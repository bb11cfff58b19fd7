//! The ladder: five bots, weakest first, that differ by what they know and how far they look.

mod acquaintance;
#[cfg_attr(target_family = "wasm", expect(dead_code, reason = "nobody at a table reads it"))]
mod blueprint;
mod bosun;
mod crew;
mod deckhand;
#[cfg(not(target_family = "wasm"))]
mod heads_up;
mod monkey;
mod odds;
mod search;
mod shares;
#[cfg(not(target_family = "wasm"))]
mod solve;
mod story;
mod veteran;
mod weights;
#[cfg(not(target_family = "wasm"))]
mod workshop;
mod worth;

use engine::{Bot, BotKind, Choice, Thinking, View};

use crate::{Action, Actions, Skull};
use crew::{PLAIN, SUBTLE, Style};
use search::{Plan, Search};
use shares::Shares;
#[cfg(not(target_family = "wasm"))]
pub use workshop::{Gain, Log, Trainer, entrants, gains};

const POWDER_MONKEY: BotKind<Skull> =
    BotKind::instant("powder-monkey", |_| Box::new(ByThumb(monkey::shares)));
const DECKHAND: BotKind<Skull> = BotKind::instant("deckhand", |_| Box::new(ByThumb(deckhand::shares)));
const BOSUN: BotKind<Skull> = BotKind::instant("bosun", |_| Box::new(ByThumb(bosun::shares)));
const QUARTERMASTER: BotKind<Skull> = BotKind::thinks("quartermaster", 16_000, |_| {
    Box::new(Search::new(Plan { own: Style::Reckons, prior: PLAIN, mixes: 0.002 }))
});
const CAPTAIN: BotKind<Skull> =
    BotKind::thinks("captain", 30_000, |_| Box::new(Search::new(CAPTAINS_PLAN))).within(200).listening();

/// What the Captain looks at.
const CAPTAINS_PLAN: Plan = Plan { own: Style::Searches, prior: SUBTLE, mixes: 0.002 };

/// Everybody on it.
pub(super) const fn kinds() -> [BotKind<Skull>; 5] {
    [POWDER_MONKEY, DECKHAND, BOSUN, QUARTERMASTER, CAPTAIN]
}

/// Plays by rules that say how often to do what.
struct ByThumb(fn(View<'_, Skull>, &Actions) -> Shares);

impl Bot<Skull> for ByThumb {
    fn choose(
        &mut self,
        rules: &Skull,
        view: View<'_, Skull>,
        _legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let action = (self.0)(view, &rules.legal(view)).draw(thinking.rng);
        action.into()
    }
}

#[cfg(test)]
mod tests;
