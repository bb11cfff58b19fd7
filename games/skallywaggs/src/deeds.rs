//! What a seat has done in a game, which everybody saw.

use serde::{Deserialize, Serialize};

/// Rounds that are remembered; few games are longer.
pub const ROUNDS_TOLD: usize = 48;

/// What a seat has done in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "[u8; 3]", into = "[u8; 3]")]
pub struct Deeds {
    /// Pirates that it built.
    pub built: u8,
    /// Pirates that its crew lost to the Locker.
    pub lost: u8,
    /// Events that it played.
    pub events: u8,
}

impl From<[u8; 3]> for Deeds {
    fn from([built, lost, events]: [u8; 3]) -> Self {
        Self { built, lost, events }
    }
}

impl From<Deeds> for [u8; 3] {
    fn from(deeds: Deeds) -> Self {
        [deeds.built, deeds.lost, deeds.events]
    }
}

impl Deeds {
    pub(crate) fn is_none(&self) -> bool {
        *self == Self::default()
    }
}
