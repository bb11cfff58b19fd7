//! What can be done at the table beside the game, a page at a time, and which page leads to which.

use engine::Seat;

/// A page of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Everything.
    Table,
    /// What can be said.
    Phrases,
    /// Whether to give the game up.
    Concession,
    /// Everybody else who is there, or was removed.
    People,
    /// What can be done about somebody.
    Person(Seat),
    /// Whether to remove somebody.
    Removal(Seat),
    /// Whether to show somebody out who watches, by their number.
    ShowOut(u64),
    /// Whether to make somebody host.
    HandOver(Seat),
    /// Which seat something is to be done about.
    Seats,
    /// What can be done about a seat.
    Place(Seat),
    /// Which bot shall sit there.
    Bots(Seat),
    /// With which seat it changes places.
    Swap(Seat),
    /// How the table is kept.
    Customs,
    /// One thing about that.
    Custom(Topic),
    /// With which bots the game begins in a few seconds.
    Countdown,
    /// Which game is played next.
    Games,
    /// By which edition.
    Editions(&'static str),
    /// With how many seats; the edition by its place.
    Sizes(&'static str, usize),
    /// How the evening stands.
    Evening,
    /// A link that was asked for.
    Link,
}

/// One thing about how a table is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// Who may sit down.
    Door,
    /// How long those who are away are waited for.
    Grace,
    /// How long people may think.
    Clock,
    /// Of how many games the best wins the evening.
    BestOf,
    /// Whether those who watch may say something.
    WatchersTalk,
    /// Whether people may say something in their own words.
    OwnWords,
}

impl Page {
    /// The page that leads to it.
    #[must_use]
    pub const fn parent(self) -> Option<Self> {
        Some(match self {
            Self::Table => return None,
            Self::Phrases
            | Self::Concession
            | Self::People
            | Self::Seats
            | Self::Customs
            | Self::Countdown
            | Self::Games
            | Self::Evening
            | Self::Link => Self::Table,
            Self::Person(_) | Self::ShowOut(_) => Self::People,
            Self::Removal(seat) | Self::HandOver(seat) => Self::Person(seat),
            Self::Place(_) => Self::Seats,
            Self::Bots(seat) | Self::Swap(seat) => Self::Place(seat),
            Self::Custom(_) => Self::Customs,
            Self::Editions(_) => Self::Games,
            Self::Sizes(game, _) => Self::Editions(game),
        })
    }
}
