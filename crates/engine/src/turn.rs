//! Whose move it is, and how a game stands.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet};

/// Who moves next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// Nature: a deal, a draw, a blind pick.
    Chance,
    /// Each of these seats, in any order.
    Seats(SeatSet),
    /// Nobody; the game has ended.
    Over,
}

impl Turn {
    /// Whether this seat may act now.
    #[must_use]
    pub const fn includes(self, seat: Seat) -> bool {
        matches!(self, Self::Seats(seats) if seats.contains(seat))
    }

    /// The seats that may act now.
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// How a seat stands. Equal ranks are ties; rank 1 is best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// 1 for the leader.
    pub rank: u8,
    /// Points, coins, or whatever the game counts.
    pub score: i32,
}

/// Ranks seats by score, most first; equal scores share a rank.
#[must_use]
pub fn rank_by_score(scores: &crate::SeatMap<i32>) -> crate::SeatMap<Standing> {
    scores.map(|_, &score| {
        let better = scores.values().map(|&other| u8::from(other > score)).sum::<u8>();
        Standing { rank: 1 + better, score }
    })
}
