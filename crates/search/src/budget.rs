//! How much a bot may think. Counted in steps of the game, never in time, so that a decision is the same on
//! every machine and costs about the same in a long game as in a short one.

/// What one decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Steps played in all; the world in which they run out is still finished.
    pub steps_max: u32,
    /// Worlds imagined; more than this changes no decision that matters.
    pub worlds_max: u32,
    /// Steps of one playout, after which the position is judged as it stands.
    pub depth_max: u32,
}

impl Budget {
    /// What a table with people waits for: about a tenth of a second of one core.
    #[must_use]
    pub const fn usual() -> Self {
        Self { steps_max: 400_000, worlds_max: 2_000, depth_max: 400 }
    }
}
