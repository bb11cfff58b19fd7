//! Bots that need only the rules of a game. They are given views, invent the rest, and know no game.

mod budget;
mod flat;
mod random;
mod value;

use engine::{BotKind, Game};

pub use budget::Budget;
pub use flat::FlatMonteCarlo;
pub use random::Random;
pub use value::{VALUE_MAX, value};

/// The generic bots, weakest first.
#[must_use]
pub fn bots<G: Game>() -> Vec<BotKind<G>> {
    vec![
        BotKind { id: "random", make: || Box::new(Random) },
        BotKind { id: "flat-monte-carlo", make: || Box::new(FlatMonteCarlo::new(Budget::usual())) },
    ]
}
