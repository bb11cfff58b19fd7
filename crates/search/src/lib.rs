//! Bots that need only the rules of a game. They are given views, invent the rest, and know no game.

mod budget;
mod flat;
mod playout;
mod random;

use engine::{BotKind, Game};

pub use budget::Budget;
pub use flat::FlatMonteCarlo;
pub use playout::{VALUE_MAX, play_out, value};
pub use random::Random;

/// The generic bots, weakest first.
#[must_use]
pub fn bots<G: Game>() -> Vec<BotKind<G>> {
    vec![
        BotKind { id: "random", make: || Box::new(Random) },
        BotKind { id: "flat-monte-carlo", make: || Box::new(FlatMonteCarlo::new(Budget::usual())) },
    ]
}
