//! A finished game, to be seen again: the file it is kept and sent as, the film that is made of it, and what would have
//! come if somebody had decided otherwise. It knows no game, and holds no secret that its file does not.

mod branch;
mod deeds;
mod file;
mod film;
mod shoot;

pub use deeds::{Deeds, deeds};
pub use file::{Body, FORMAT, Move, Player, Replay, View};
pub use film::{Eyes, Film, Mark, Unplayable};
pub use shoot::{NoFilm, shoot};
