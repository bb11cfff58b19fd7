//! The bots of Skull King, weakest first: what they know, and how far they look.

mod ladder;
mod mate;

use engine::BotKind;
#[cfg(not(target_family = "wasm"))]
pub use ladder::{Lesson, TABLES, entrants, lesson};

use crate::SkullKing;

/// The bots that are offered, weakest first; `docs/strength.md` tells how much of that was measured. Behind them those that
/// the arena measures others against.
pub(crate) fn kinds(_seats: u8) -> Vec<BotKind<SkullKing>> {
    ladder::kinds().into_iter().chain(measures()).collect()
}

/// Nobody measures bots in a browser.
#[cfg(target_family = "wasm")]
fn measures() -> [BotKind<SkullKing>; 0] {
    []
}

#[cfg(not(target_family = "wasm"))]
fn measures() -> [BotKind<SkullKing>; 3] {
    use engine::Horizon;
    use search::{FlatMonteCarlo, Plan, Utility};

    const PLAN: Plan<SkullKing> =
        Plan { worlds_max: 2_000, horizon: Horizon::game(400), utility: Utility::PLACES };
    let mate = BotKind::instant("skull-king-mate", |_| Box::new(mate::Mate));
    // As many steps take about as long as the Captain's.
    let searcher = search::flat_monte_carlo(400_000, |_| Box::new(FlatMonteCarlo::new(PLAN)));
    [search::random(), mate, searcher].map(BotKind::retired)
}
