//! Pieces that screens are made of.

pub mod card;
pub mod choices;
pub mod facts;
pub mod log;
pub mod panel;
pub mod sheet;
