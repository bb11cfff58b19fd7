//! Everything that Skallywaggs is held to, in one program: it is linked once, and its tests run beside each other.

mod answers;
mod bots;
mod conformance;
mod crew;
mod deck;
mod events;
mod feast;
mod games;
mod golden;
mod interlude;
mod judge;
mod ladder;
mod manners;
mod outlook;
mod picture;
mod pirates;
mod primer;
mod prospects;
mod sailing;
mod secrets;
mod stage;
mod turns;
