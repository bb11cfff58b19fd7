//! The terminal client: any game, by its scene, full screen or line by line. It computes no rules.

pub mod app;
pub mod art;
pub mod choice;
pub mod clocks;
pub mod connection;
pub mod counsel;
pub mod crew;
mod deputy;
pub mod edition;
pub mod house;
pub mod keys;
pub mod list;
pub mod matters;
mod page;
pub mod palette;
pub mod plain;
mod play;
pub mod rulebook;
pub mod screens;
mod signals;
mod spoken;
pub mod tableau;
pub mod typed;
pub mod widgets;

pub use deputy::{Deputy, Ending, Start};
pub use play::{Look, Place, Play, Rules};
