//! What bots are made and measured with: for programs, never for tables.

pub use crate::bots::{Gain, Log, Trainer, entrants, gains};
