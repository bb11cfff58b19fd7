//! How many cards are dealt, round by round.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most rounds a schedule can have.
pub const ROUNDS_MAX: usize = 10;

/// The most cards a seat can be dealt.
pub const CARDS_DEALT_MAX: u8 = 15;

/// The cards dealt to each seat, round by round.
pub type Rounds = ArrayVec<u8, ROUNDS_MAX>;

/// How many cards are dealt, round by round: a schedule with a name, or a list of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Schedule {
    /// One that has a name.
    Named(NamedSchedule),
    /// A list of one's own.
    Custom(Rounds),
}

/// Schedules that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NamedSchedule {
    /// One card to ten.
    Standard,
    /// Two rounds each of two, four, six, eight and ten.
    EvenKeeled,
    /// Six to ten.
    SkipToTheBrawl,
    /// Five rounds of five.
    SwiftNSaltySkirmish,
    /// Ten rounds of ten.
    BroadsideBarrage,
    /// Two rounds each of nine, seven, five, three and one.
    Whirlpool,
    /// One round of one.
    PastYerBedtime,
}

impl NamedSchedule {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Standard,
        Self::EvenKeeled,
        Self::SkipToTheBrawl,
        Self::SwiftNSaltySkirmish,
        Self::BroadsideBarrage,
        Self::Whirlpool,
        Self::PastYerBedtime,
    ];

    const fn rounds(self) -> &'static [u8] {
        match self {
            Self::Standard => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
            Self::EvenKeeled => &[2, 2, 4, 4, 6, 6, 8, 8, 10, 10],
            Self::SkipToTheBrawl => &[6, 7, 8, 9, 10],
            Self::SwiftNSaltySkirmish => &[5, 5, 5, 5, 5],
            Self::BroadsideBarrage => &[10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
            Self::Whirlpool => &[9, 9, 7, 7, 5, 5, 3, 3, 1, 1],
            Self::PastYerBedtime => &[1],
        }
    }
}

impl Schedule {
    /// The cards dealt to each seat, round by round.
    #[must_use]
    pub fn rounds(&self) -> Rounds {
        match self {
            Self::Named(name) => name.rounds().iter().copied().collect(),
            Self::Custom(rounds) => rounds.clone(),
        }
    }
}
