//! The bots of Skull, weakest first: what they know, and how far they look.

mod ladder;
mod own_cards;
#[cfg(not(target_family = "wasm"))]
mod reckoner;

use engine::BotKind;
#[cfg(not(target_family = "wasm"))]
pub use ladder::{Gain, Log, Trainer, entrants, gains};

use crate::Skull;

/// The bots that are offered, weakest first; `docs/strength.md` tells how much of that was measured. Behind them those that
/// the arena measures others against.
pub(crate) fn kinds(_seats: u8) -> Vec<BotKind<Skull>> {
    ladder::kinds().into_iter().chain(measures()).collect()
}

/// Nobody measures bots in a browser.
#[cfg(target_family = "wasm")]
fn measures() -> [BotKind<Skull>; 0] {
    []
}

#[cfg(not(target_family = "wasm"))]
fn measures() -> [BotKind<Skull>; 4] {
    use engine::Horizon;
    use reckoner::{BLUFFER_BOT, CAUTIOUS_BOT};
    use search::{FlatMonteCarlo, Plan, Utility};

    const PLAN: Plan<Skull> = Plan { worlds_max: 200, horizon: Horizon::game(400), utility: Utility::PLACES };
    // Ten times as many steps win no more games that could be counted.
    let searcher = search::flat_monte_carlo(40_000, |_| Box::new(FlatMonteCarlo::new(PLAN)));
    [search::random(), CAUTIOUS_BOT, BLUFFER_BOT, searcher].map(BotKind::retired)
}
