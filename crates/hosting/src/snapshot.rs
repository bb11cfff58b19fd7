//! What one viewer sees of a game: the public half, its own half if it has a seat, and what follows from them.

use std::borrow::Cow;

use engine::{ActionSet as _, Game, Match, Seat, State, Turn, View};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Viewer;

/// A viewer's half of a game. It cannot hold another seat's half: there is no field for it. What follows from the
/// halves is not sent; whoever reads a snapshot has the rules.
#[derive(Serialize)]
#[serde(bound(serialize = ""))]
pub struct Snapshot<'a, G: Game> {
    /// Whose eyes; nobody's for spectators.
    pub viewer: Option<Seat>,
    /// What everybody sees.
    pub public: Cow<'a, G::Public>,
    /// What the viewer alone sees.
    pub private: Option<Cow<'a, G::Private>>,
    /// Whose move it is.
    #[serde(skip)]
    pub turn: Turn,
    /// What the viewer may do now.
    #[serde(skip)]
    pub legal: Vec<G::Action>,
}

/// A snapshot as it is written by whoever knows the public half as JSON already.
#[derive(Serialize)]
pub(crate) struct Halves<'a, P> {
    pub(crate) viewer: Option<Seat>,
    pub(crate) public: &'a RawValue,
    pub(crate) private: Option<&'a P>,
}

/// What is sent of a snapshot.
#[derive(Deserialize)]
#[serde(bound(deserialize = ""))]
struct Sent<G: Game> {
    viewer: Option<Seat>,
    public: G::Public,
    private: Option<G::Private>,
}

impl<'a, G: Game> Snapshot<'a, G> {
    /// What this viewer sees of the match.
    #[must_use]
    pub fn of(table: &'a Match<G>, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        let private = seat.map(|seat| Cow::Borrowed(table.view(seat).private));
        Self::new(table.game(), seat, Cow::Borrowed(table.public()), private)
    }

    /// What this viewer sees before anything has happened.
    #[must_use]
    pub fn unbegun(game: &G, viewer: Option<Seat>) -> Self {
        let State { public, private, .. } = game.setup();
        let private = viewer.and_then(|seat| private.get(seat).cloned());
        Self::new(game, viewer, Cow::Owned(public), private.map(Cow::Owned))
    }

    /// A snapshot that was sent.
    ///
    /// # Errors
    /// If it is not one of this game.
    pub fn read(game: &G, sent: &RawValue) -> Result<Self, String> {
        let sent: Sent<G> = reading::json(sent.get()).map_err(|error| error.to_string())?;
        let Sent { viewer, public, private } = sent;
        if viewer.is_some_and(|seat| seat.idx() >= usize::from(game.seats())) {
            return Err("nobody sits there".to_owned());
        }
        Ok(Self::new(game, viewer, Cow::Owned(public), private.map(Cow::Owned)))
    }

    fn new(
        game: &G,
        viewer: Option<Seat>,
        public: Cow<'a, G::Public>,
        private: Option<Cow<'a, G::Private>>,
    ) -> Self {
        let turn = game.turn(&public);
        let view = viewer.zip(private.as_deref()).filter(|(seat, _)| turn.includes(*seat));
        let legal =
            view.map(|(seat, private)| game.legal_actions(View { seat, public: &public, private }).to_vec());
        let legal = legal.unwrap_or_default();
        Self { viewer, public, private, turn, legal }
    }
}
