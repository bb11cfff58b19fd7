//! A state is stored already split by who may know it. A view is two borrows; nothing is ever redacted.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, GameRng, Seat, SeatMap};

/// The whole truth of a game, split by who may know it.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct State<G: Game> {
    /// What everybody sees.
    pub public: G::Public,
    /// What each seat alone sees.
    pub private: SeatMap<G::Private>,
    /// What nobody sees.
    pub hidden: G::Hidden,
}

/// What one seat can see: the public half and its own. Bots and clients get nothing else.
pub struct View<'a, G: Game> {
    /// Whose eyes these are.
    pub seat: Seat,
    /// What everybody sees.
    pub public: &'a G::Public,
    /// What this seat alone sees.
    pub private: &'a G::Private,
}

/// An invented rest of the world: every private half and the hidden part.
pub struct Secrets<G: Game> {
    /// One private half for each seat; the viewer's own is replaced by the real one.
    pub private: SeatMap<G::Private>,
    /// What nobody sees.
    pub hidden: G::Hidden,
}

impl<G: Game> State<G> {
    /// What this seat can see.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View<'_, G> {
        View { seat, public: &self.public, private: &self.private[seat] }
    }
}

/// A world that looks the same to the viewer. The seat's own half is copied here, so no game can get it wrong.
#[must_use]
pub fn determinize<G: Game>(game: &G, view: View<'_, G>, rng: &mut GameRng) -> State<G> {
    world(view, game.determinize(view, rng))
}

/// The world one step before `after`, in which the viewer saw `before`; `None` where the game cannot tell.
#[must_use]
pub fn rewind<G: Game>(game: &G, after: &State<G>, before: View<'_, G>) -> Option<State<G>> {
    game.rewind(after, before).map(|secrets| world(before, secrets))
}

fn world<G: Game>(view: View<'_, G>, secrets: Secrets<G>) -> State<G> {
    let Secrets { mut private, hidden } = secrets;
    private[view.seat] = view.private.clone();
    State { public: view.public.clone(), private, hidden }
}

impl<G: Game> Clone for State<G> {
    fn clone(&self) -> Self {
        Self { public: self.public.clone(), private: self.private.clone(), hidden: self.hidden.clone() }
    }
}

impl<G: Game> PartialEq for State<G> {
    fn eq(&self, other: &Self) -> bool {
        self.public == other.public && self.private == other.private && self.hidden == other.hidden
    }
}

impl<G: Game> fmt::Debug for State<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("public", &self.public)
            .field("private", &self.private)
            .field("hidden", &self.hidden)
            .finish()
    }
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<G: Game> fmt::Debug for View<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("seat", &self.seat)
            .field("public", &self.public)
            .field("private", &self.private)
            .finish()
    }
}
