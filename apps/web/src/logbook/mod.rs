//! The log book: what this device keeps of finished games, how everybody stands over all of them, and the ways to take it
//! along. Fetched by whoever opens it.

mod carrying;
mod catching_up;
mod forgetting;
mod games;
mod import;
mod own_name;
mod passkey;
mod screen;
mod standings;
mod tally;

pub use screen::screen;
