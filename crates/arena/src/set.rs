//! What was played: one set, seat by seat.

use engine::Seat;
use hosting::Gone;

use crate::fingerprint::Fingerprint;

/// What one seat did in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Seated {
    /// Which game of the set: every bot moved on by this many seats.
    pub rotation: usize,
    /// Which seat.
    pub seat: Seat,
    /// Which of the bots that were entered sat there, by its place in their list.
    pub entrant: usize,
    /// Its final score; of one that failed, no more than the lowest at the table.
    pub score: i32,
    /// Its place; those that failed share the last.
    pub rank: usize,
    /// One for the game, or a part of it where the first place is shared.
    pub won: f64,
    /// Its bids round by round, where the game has any.
    pub bids: Vec<Bid>,
    /// What it did, decision by decision.
    pub did: Fingerprint,
    /// Why it was not asked any more and has lost: a bot outside that failed.
    pub fault: Option<Gone>,
    /// How long each decision took in nanoseconds, forced ones left out.
    pub decisions_ns: Vec<u64>,
}

/// A bid on one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid {
    /// Which round, the first is 1.
    pub round: usize,
    /// Whether it was met.
    pub is_met: bool,
}

/// One set: every seat of every game.
pub type PlayedSet = Vec<Seated>;
