//! What was played: one set, seat by seat.

/// What one seat did in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Seated {
    /// Which of the table's bots sat there, by its place in the table.
    pub entrant: usize,
    /// Its final score.
    pub score: i32,
    /// One for the game, or a part of it where the first place is shared.
    pub won: f64,
    /// Its bids, where the game has any.
    pub bids: Option<Bids>,
    /// How long each decision took in nanoseconds, forced ones left out.
    pub decisions_ns: Vec<u64>,
}

/// Bids made and bids met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bids {
    /// How many rounds were bid on.
    pub made: u32,
    /// In how many of them the bid was met.
    pub met: u32,
}

/// One set: every seat of every game.
pub type PlayedSet = Vec<Seated>;
