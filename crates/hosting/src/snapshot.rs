//! What one viewer is sent of a game: the public half, its own half if it has a seat, and what it may do.

use std::borrow::Cow;

use engine::{Game, Match, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::Viewer;

/// A viewer's half of a game. It cannot hold another seat's half: there is no field for it.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Snapshot<'a, G: Game> {
    /// Whose eyes; nobody's for spectators.
    pub viewer: Option<Seat>,
    /// Whose move it is.
    pub turn: Turn,
    /// What everybody sees.
    pub public: Cow<'a, G::Public>,
    /// What the viewer alone sees.
    pub private: Option<Cow<'a, G::Private>>,
    /// What the viewer may do now.
    pub legal: Vec<G::Action>,
}

impl<'a, G: Game> Snapshot<'a, G> {
    /// What this viewer sees of the match.
    #[must_use]
    pub fn of(table: &'a Match<G>, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Self {
            viewer: seat,
            turn: table.turn(),
            public: Cow::Borrowed(table.public()),
            private: seat.map(|seat| Cow::Borrowed(table.view(seat).private)),
            legal: seat.map(|seat| table.legal_actions(seat)).unwrap_or_default(),
        }
    }
}
