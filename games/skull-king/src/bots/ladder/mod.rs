//! The ladder: five bots, weakest first, that differ by what they know and how far they look.

mod crew;
mod dice;
mod manners;
mod open;
mod search;
mod thumb;
mod veteran;
mod weights;
#[cfg(not(target_family = "wasm"))]
mod workshop;

use engine::{Bot, BotKind, Choice, Thinking, View};

use crate::{Action, SkullKing};
use search::{CAPTAINS_PLAN, PLAIN_PLAN, Plan, Search, by_thumb};
use thumb::{Lore, Temper};
#[cfg(not(target_family = "wasm"))]
pub use workshop::{Lesson, TABLES, entrants, lesson};

const POWDER_MONKEY: BotKind<SkullKing> =
    BotKind::instant("powder-monkey", |_| Box::new(ByThumb::new(Temper::GREEN)));
const DECKHAND: BotKind<SkullKing> = BotKind::instant("deckhand", |_| Box::new(ByThumb::new(Temper::SURE)));
const BOSUN: BotKind<SkullKing> =
    BotKind::thinks("bosun", 10_000, |_| Box::new(Search::new(Plan { cards: false, ..PLAIN_PLAN })));
const QUARTERMASTER: BotKind<SkullKing> =
    BotKind::thinks("quartermaster", 20_000, |_| Box::new(Search::new(PLAIN_PLAN)));
const CAPTAIN: BotKind<SkullKing> =
    BotKind::thinks("captain", 100_000, |_| Box::new(Search::new(CAPTAINS_PLAN))).within(300).listening();

/// Everybody on it.
pub(super) const fn kinds() -> [BotKind<SkullKing>; 5] {
    [POWDER_MONKEY, DECKHAND, BOSUN, QUARTERMASTER, CAPTAIN]
}

/// Plays by rules of thumb.
struct ByThumb {
    temper: Temper,
    lore: Option<Box<Lore>>,
}

impl ByThumb {
    const fn new(temper: Temper) -> Self {
        Self { temper, lore: None }
    }
}

impl Bot<SkullKing> for ByThumb {
    fn choose(
        &mut self,
        rules: &SkullKing,
        view: View<'_, SkullKing>,
        _legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let lore = self.lore.get_or_insert_with(|| Box::new(Lore::new(rules)));
        by_thumb(rules, lore, view, self.temper, thinking)
    }
}
