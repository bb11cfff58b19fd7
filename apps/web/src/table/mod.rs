//! At a table: what it tells us and what we tell it, the people around it, and the screen of all that.

mod attention;
mod carrying;
mod echo;
mod film;
mod house;
mod keeping;
mod lobby;
mod log;
mod menu;
mod muting;
mod next_game;
mod people;
mod press;
mod removal;
mod sayings;
mod screen;
mod session;
mod table_rules;
mod talk;

pub use screen::screen;
pub use session::Place;
