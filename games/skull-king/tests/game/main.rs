//! Everything that Skull King is held to, in one program: it is linked once, and its tests run beside each other.

mod conformance;
mod editions;
mod games;
mod golden;
mod interlude;
mod judge;
mod limits;
mod narration;
mod positions;
mod primer;
mod rulebook;
mod scoring;
mod secrets;
mod strength;
mod tricks;
