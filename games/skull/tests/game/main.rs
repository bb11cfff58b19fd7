//! Everything that Skull is held to, in one program: it is linked once, and its tests run beside each other.

mod conformance;
mod feast;
mod games;
mod golden;
mod interlude;
mod judge;
mod noninterference;
mod perft;
mod picture;
mod primer;
mod referee;
mod rulebook;
mod strength;
mod worlds;
