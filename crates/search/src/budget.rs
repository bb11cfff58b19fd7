//! How much a bot may think. Counted in steps of the game, never in time, so that a decision is the same on
//! every machine and costs about the same in a long game as in a short one.

/// What one decision may cost. A step of one game takes a hundred times as long as a step of another, so every game
/// states its own, measured so that 95 of 100 decisions take at most a tenth of a second of one core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Steps played in all; the world in which they run out is still finished.
    pub steps_max: u32,
    /// Worlds imagined; more than this changes no decision that matters.
    pub worlds_max: u32,
    /// Steps of one playout, after which the position is judged as it stands.
    pub depth_max: u32,
}
