//! Bots that need only the rules of a game. They are given views, invent the rest, and know no game.

mod budget;
mod flat;
mod random;
mod value;

use engine::{Bot, BotKind, Game};

pub use budget::Budget;
pub use flat::FlatMonteCarlo;
pub use random::Random;
pub use value::{VALUE_MAX, value};

/// The bot that plays at random.
#[must_use]
pub const fn random<G: Game>() -> BotKind<G> {
    BotKind::instant("random", || Box::new(Random))
}

/// The bot that tries everything and counts; a game makes it with a [`Budget`] of its own.
#[must_use]
pub const fn flat_monte_carlo<G: Game>(make: fn() -> Box<dyn Bot<G>>) -> BotKind<G> {
    BotKind::thinks("flat-monte-carlo", make)
}
