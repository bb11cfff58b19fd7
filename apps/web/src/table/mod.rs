//! At a table: what it tells us and what we tell it, the people around it, and the screen of all that.

mod lobby;
mod log;
mod menu;
mod press;
mod screen;
mod session;

pub use screen::screen;
pub use session::Place;
