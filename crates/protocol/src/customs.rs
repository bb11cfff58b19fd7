//! How a table is kept: what its host decides beside the game.

use serde::{Deserialize, Serialize};

/// How a table is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Customs {
    /// Who may sit down.
    pub door: Door,
    /// For how many seconds a player who is away is waited for before a bot plays: for ever when 0, as long as the server
    /// thinks right when absent.
    pub grace_s: Option<u32>,
    /// Whether those who watch may say something.
    pub watchers_talk: bool,
    /// Whether people may say something in their own words.
    pub own_words: bool,
}

/// Who may sit down. Whoever has a seat, or had it in this game, always comes back to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Door {
    /// Everybody who has the link; in a running game the host is asked.
    #[default]
    Open,
    /// The host is asked about everybody who is new. So it is after somebody was removed, until the host opens again.
    Asks,
    /// Nobody who is new, not even to watch.
    Locked,
}

/// How long a host may let the others wait for somebody who is away, in seconds.
pub const GRACE_S: std::ops::RangeInclusive<u32> = 5..=1_800;

impl Customs {
    /// Whether a host may keep a table like this.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.grace_s.is_none_or(|grace| grace == 0 || GRACE_S.contains(&grace))
    }
}
