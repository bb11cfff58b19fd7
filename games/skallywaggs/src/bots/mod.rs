//! The bots of Skallywaggs, weakest first: what they know, and how far they look.

#[cfg(not(target_family = "wasm"))]
mod barnaby;
mod ladder;

use engine::BotKind;

#[cfg(not(target_family = "wasm"))]
pub use ladder::{Lesson, Study};

use crate::options::Skallywaggs;

/// The bots that are offered, weakest first; `docs/strength.md` tells how much of that was measured. Behind them those that
/// the arena measures others against.
pub(crate) fn kinds(_seats: u8) -> Vec<BotKind<Skallywaggs>> {
    ladder::kinds().into_iter().chain(measures()).collect()
}

/// Nobody measures bots in a browser.
#[cfg(target_family = "wasm")]
fn measures() -> [BotKind<Skallywaggs>; 0] {
    []
}

#[cfg(not(target_family = "wasm"))]
fn measures() -> [BotKind<Skallywaggs>; 3] {
    use engine::Horizon;
    use search::{FlatMonteCarlo, Plan, Utility};

    const PLAN: Plan<Skallywaggs> =
        Plan { worlds_max: 100, horizon: Horizon::game(30), utility: Utility::PLACES };
    let barnaby = BotKind::instant("skallywaggs-bosun", |_| Box::new(barnaby::Barnaby));
    // A step here takes a hundred times as long as in the other games, and within a tenth of a second a search without
    // knowledge finds nothing that Barnaby does not.
    let searcher = search::flat_monte_carlo(10_000, |_| Box::new(FlatMonteCarlo::new(PLAN)));
    [search::random(), barnaby, searcher].map(BotKind::retired)
}
