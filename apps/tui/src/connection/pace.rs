//! How fast a table at home goes on without its player.

/// How fast the time of a table at home runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As at a served table.
    #[default]
    Usual,
    /// To follow, but not to wait.
    Fast,
    /// For those who are out of a game and want to see its end.
    Rush,
}

impl Pace {
    /// How many times faster than the wall's.
    #[must_use]
    pub const fn factor(self) -> u32 {
        match self {
            Self::Usual => 1,
            Self::Fast => 4,
            Self::Rush => 20,
        }
    }

    /// The next faster one.
    #[must_use]
    pub const fn faster(self) -> Self {
        match self {
            Self::Usual => Self::Fast,
            Self::Fast | Self::Rush => Self::Rush,
        }
    }

    /// The next slower one.
    #[must_use]
    pub const fn slower(self) -> Self {
        match self {
            Self::Usual | Self::Fast => Self::Usual,
            Self::Rush => Self::Fast,
        }
    }
}
