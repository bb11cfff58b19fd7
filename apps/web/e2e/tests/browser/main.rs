//! Everything that is seen in real browsers, in one program: two at a time on two cores.

mod front_door;
mod gallery;
mod gathering;
mod rules;
mod skallywaggs;
mod skull;
mod skull_king;
mod trouble;
