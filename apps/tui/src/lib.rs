//! The terminal client: any game, by its scene, full screen or line by line. It computes no rules.

pub mod app;
pub mod art;
pub mod choice;
pub mod connection;
pub mod edition;
pub mod keys;
pub mod palette;
pub mod plain;
mod play;
pub mod rulebook;
pub mod screens;
mod signals;
pub mod tableau;
pub mod typed;
pub mod widgets;

pub use play::{Look, Place, Play, Rules};
