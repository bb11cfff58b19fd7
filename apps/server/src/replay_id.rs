//! The name of a finished game in links: 130 random bits. Knowing it is the permission to look; it leads to no table.

use std::fmt;
use std::str::FromStr;

use crate::table_id::{ALPHABET, letters};

const LEN: usize = 26;

/// The name of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayId(String);

impl ReplayId {
    /// A new one that nobody can guess.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        letters(LEN).map(Self)
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ReplayId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A text that names no finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no name of a finished game")]
pub struct NoReplayId;

impl FromStr for ReplayId {
    type Err = NoReplayId;

    fn from_str(text: &str) -> Result<Self, NoReplayId> {
        let sound = text.len() == LEN && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if sound { Ok(Self(text.to_owned())) } else { Err(NoReplayId) }
    }
}
