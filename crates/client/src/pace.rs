//! How long things are shown before others may come.

use serde::{Deserialize, Serialize};

use crate::{Kind, Millis};

/// How fast a table is shown, beside the usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
    /// A change of which nothing is told.
    pub change: Millis,
    /// Each sentence that is told.
    pub sentence: Millis,
    /// A picture that the game wants read.
    pub lingering: Millis,
    /// A picture that comes between two others.
    pub interlude: Millis,
}

/// So many sentences have their full time; more of them share it, down to half, and whoever wants to read them all
/// has the log.
const SENTENCES_CALM: Millis = 4;

impl Tempo {
    /// On a page: a card is seen to move or turn, and sentences follow each other in one line.
    pub const PAGE: Self = Self { change: 250, sentence: 900, lingering: 1_800, interlude: 2_400 };

    /// On a terminal: everything that is told stays in sight, so only what would be hidden is held.
    pub const SCREEN: Self = Self { change: 0, sentence: 0, lingering: 0, interlude: 2_500 };

    /// How long each of so many sentences stays before the next.
    #[must_use]
    pub fn sentence(self, n_told: usize) -> Millis {
        let calm = self.sentence * SENTENCES_CALM / count(n_told).max(SENTENCES_CALM);
        calm.max(self.sentence / 2)
    }

    /// How long a moment of this kind that tells so many things stays before the next may come: the last sentence has
    /// its time like every other.
    #[must_use]
    pub fn stay(self, kind: Kind, n_told: usize) -> Millis {
        let to_read = match kind {
            Kind::Welcome | Kind::Change => self.change,
            Kind::Lingering => self.lingering,
            Kind::Interlude => self.interlude,
        };
        to_read.max(self.sentence(n_told) * count(n_told))
    }

    /// How much of that is left for the last sentence.
    #[must_use]
    pub fn last(self, kind: Kind, n_told: usize) -> Millis {
        self.stay(kind, n_told) - self.sentence(n_told) * count(n_told.saturating_sub(1))
    }
}

fn count(n_told: usize) -> Millis {
    Millis::try_from(n_told).unwrap_or(Millis::MAX)
}
