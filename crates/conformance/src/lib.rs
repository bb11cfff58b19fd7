//! Laws that every game must keep, tested once for all of them: `conformance::check::<MyGame>()`.
//!
//! A law is a function of a position in a seeded random game; a broken one is a [`Violation`] that names the law
//! and the seed. The tests of this crate plant bugs in a toy game and see each caught by the right law.
//!
//! ```
//! conformance::check::<conformance::toy::Coconuts>();
//! ```

mod check;
mod host;
mod hygiene;
mod json;
mod laws;
mod minds;
mod noninterference;
mod pair;
mod past;
mod position;
mod retrace;
mod secrets;
pub mod toy;
mod violation;
mod walk;

pub use check::{GAMES, Unused, check, examine, unused};
pub use hygiene::{Asked, Questions, examine_hygiene, hygiene};
pub use noninterference::{Compared, examine_noninterference, examine_noninterference_with, noninterference};
pub use pair::Echoes;
pub use retrace::retraceable;
pub use secrets::{
    LookAlike, MarkedCards, check_hidden_choices, check_marked_cards, examine_hidden_choices,
    examine_marked_cards,
};
pub use violation::{Law, Place, Violation};
