//! The ladder: five bots, weakest first, that differ by what they know and how far they look.

mod beam;
mod figures;
mod lore;
mod manners;
mod menu;
mod mind;
mod reasons;
mod search;
#[cfg(not(target_family = "wasm"))]
mod study;
mod value;
mod weigh;
mod weights;

use engine::{Bot, BotKind, Choice, Thinking, View, determinize};

use crate::action::Action;
use crate::options::Skallywaggs;
use beam::Reach;
use lore::Lore;
use mind::{Mind, unanswered};
use search::{Plan, Search};
#[cfg(not(target_family = "wasm"))]
pub use study::{Lesson, Study};

const POWDER_MONKEY: BotKind<Skallywaggs> =
    BotKind::instant("powder-monkey", |_| Box::new(Thumb::new(Temper::Green)));
const DECKHAND: BotKind<Skallywaggs> = BotKind::instant("deckhand", |_| Box::new(Thumb::new(Temper::Sure)));
const BOSUN: BotKind<Skallywaggs> = BotKind::thinks("bosun", 1_000, |_| {
    Box::new(Search::new(Plan { turn: Reach { width: 2, depth: 3, deals: 1 }, ..Plan::WITHOUT_WORLDS }))
});
const QUARTERMASTER: BotKind<Skallywaggs> =
    BotKind::thinks("quartermaster", 4_000, |_| Box::new(Search::new(Plan::LEARNED)));
const CAPTAIN: BotKind<Skallywaggs> = BotKind::thinks("captain", 20_000, |_| {
    Box::new(Search::new(Plan { courses: 4, imagined: 6, scale: weights::learned_again, ..Plan::LEARNED }))
})
.within(200);

/// Everybody on it.
pub(super) const fn kinds() -> [BotKind<Skallywaggs>; 5] {
    [POWDER_MONKEY, DECKHAND, BOSUN, QUARTERMASTER, CAPTAIN]
}

/// Looks at what each single thing makes of the table, by what it believes of crews and hands.
struct Thumb {
    lore: Option<Box<Lore>>,
    temper: Temper,
}

/// How strictly somebody does what seems best.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Temper {
    /// Nothing absurd, and often not the best.
    Green,
    /// Always the best.
    Sure,
}

impl Thumb {
    const fn new(temper: Temper) -> Self {
        Self { lore: None, temper }
    }
}

impl Bot<Skallywaggs> for Thumb {
    fn choose(
        &mut self,
        rules: &Skallywaggs,
        view: View<'_, Skallywaggs>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        if let [only] = legal {
            return (*only).into();
        }
        let lore = self.lore.get_or_insert_with(|| Box::new(Lore::new(rules)));
        let mind = Mind { rules, lore, scale: &weights::OF_ITSELF };
        if let Some(choice) = mind.at_once_and_why(view) {
            return choice;
        }
        let mut world = determinize(rules, view, thinking.rng);
        unanswered(&mut world);
        match self.temper {
            Temper::Green => mind.greenly(&world, view.seat, thinking.rng),
            Temper::Sure => mind.best(&world, view.seat),
        }
    }
}
