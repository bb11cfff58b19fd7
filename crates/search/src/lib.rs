//! Bots that need only the rules of a game, and what others are made of: policies, utilities, notebooks. They are given
//! views, invent the rest, and know no game.

mod flat;
mod notebook;
mod policy;
mod random;
mod utility;

use engine::{BotKind, Game, Maker};

pub use flat::{FlatMonteCarlo, Plan};
pub use notebook::{Contradiction, Decision, Notebook};
pub use policy::{ByBot, Erring, PerSeat};
pub use random::Random;
pub use utility::{PLACES_MAX, Utility};

/// The bot that plays at random.
#[must_use]
pub const fn random<G: Game>() -> BotKind<G> {
    BotKind::instant("random", |_| Box::new(Random))
}

/// The bot that tries everything and counts; a game makes it with a [`Plan`] and a number of steps of its own.
#[must_use]
pub const fn flat_monte_carlo<G: Game>(steps: u32, make: Maker<G>) -> BotKind<G> {
    BotKind::thinks("flat-monte-carlo", steps, make)
}
