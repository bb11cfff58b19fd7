//! Pieces that screens are made of.

pub mod card;
pub mod choices;
pub mod log;
pub mod panel;
