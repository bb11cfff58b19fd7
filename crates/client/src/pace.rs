//! How long things are shown before others may come.

use serde::{Deserialize, Serialize};

use crate::{Kind, Millis};

/// How fast a table is shown, beside the usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    percent: u32,
}

impl Pace {
    /// For those who like to look.
    pub const CALM: Self = Self { percent: 160 };
    /// To follow a game well.
    pub const USUAL: Self = Self { percent: 100 };
    /// For those who know it.
    pub const QUICK: Self = Self { percent: 50 };
    /// Nothing waits: for lines, tests and the impatient.
    pub const AT_ONCE: Self = Self { percent: 0 };

    /// So many times as fast as usual.
    #[must_use]
    pub const fn times(factor: u32) -> Self {
        Self { percent: 100 / factor }
    }

    /// A time of the usual pace at this one.
    #[must_use]
    pub const fn of(self, usual: Millis) -> Millis {
        usual * self.percent as Millis / 100
    }
}

/// How long things stay at the usual pace.
#[derive(Clone, Copy, Debug)]
pub struct Tempo {
    /// A plain change.
    pub change: Millis,
    /// Each sentence, where several are told.
    pub sentence: Millis,
    /// A picture that the game wants read.
    pub lingering: Millis,
    /// A picture that comes between two others.
    pub interlude: Millis,
}

/// So many sentences are waited for at most; whoever wants to read them all has the log.
const SENTENCES_MAX: u64 = 3;

impl Tempo {
    /// On a page: a card is seen to move or turn, and sentences follow each other in one line.
    pub const PAGE: Self = Self { change: 250, sentence: 1_100, lingering: 2_100, interlude: 2_100 };

    /// On a terminal: everything that is told stays in sight, so only what would be hidden is held.
    pub const SCREEN: Self = Self { change: 0, sentence: 0, lingering: 0, interlude: 2_500 };

    /// How long a moment of this kind that tells so many things stays before the next may come.
    #[must_use]
    pub fn stay(self, kind: Kind, n_told: usize) -> Millis {
        let more = u64::try_from(n_told.saturating_sub(1)).unwrap_or(SENTENCES_MAX).min(SENTENCES_MAX);
        let to_read = match kind {
            Kind::Welcome | Kind::Change => 0,
            Kind::Lingering => self.lingering,
            Kind::Interlude => self.interlude,
        };
        to_read.max(self.change + self.sentence * more)
    }
}
