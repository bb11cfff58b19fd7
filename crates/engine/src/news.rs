//! What a seat learns from one step of a game. There is no field for another seat's half.

use std::fmt;

use crate::{Game, Seat, Step, View};

/// What one seat learns from one step.
pub struct News<'a, G: Game> {
    /// What everybody heard.
    pub events: &'a [G::Event],
    /// What the seat itself did, if the step was its own.
    pub deed: Option<&'a G::Action>,
    /// What the seat sees now.
    pub view: View<'a, G>,
}

/// The same, to be kept.
pub struct Note<G: Game> {
    /// Whose note it is.
    pub seat: Seat,
    /// What everybody heard.
    pub events: Vec<G::Event>,
    /// What the seat itself did, if the step was its own.
    pub deed: Option<G::Action>,
    /// What everybody saw then.
    pub public: G::Public,
    /// What the seat alone saw then.
    pub private: G::Private,
}

impl<'a, G: Game> News<'a, G> {
    /// What the viewer learns from this step, which told these events and led to this view. Of a step of another seat,
    /// or of nature, it learns no more than that.
    #[must_use]
    pub fn new(step: &'a Step<G>, events: &'a [G::Event], view: View<'a, G>) -> Self {
        let deed = match step {
            Step::Act(seat, action) if *seat == view.seat => Some(action),
            Step::Act(..) | Step::Chance(_) => None,
        };
        Self { events, deed, view }
    }

    /// The same, to be kept.
    #[must_use]
    pub fn note(&self) -> Note<G> {
        let View { seat, public, private } = self.view;
        Note {
            seat,
            events: self.events.to_vec(),
            deed: self.deed.cloned(),
            public: public.clone(),
            private: private.clone(),
        }
    }
}

impl<G: Game> Note<G> {
    /// The news again.
    #[must_use]
    pub fn news(&self) -> News<'_, G> {
        News { events: &self.events, deed: self.deed.as_ref(), view: self.view() }
    }

    /// What the seat saw then.
    #[must_use]
    pub const fn view(&self) -> View<'_, G> {
        View { seat: self.seat, public: &self.public, private: &self.private }
    }
}

impl<G: Game> Clone for News<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for News<'_, G> {}

impl<G: Game> fmt::Debug for News<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("News")
            .field("events", &self.events)
            .field("deed", &self.deed)
            .field("view", &self.view)
            .finish()
    }
}

impl<G: Game> Clone for Note<G> {
    fn clone(&self) -> Self {
        self.news().note()
    }
}

impl<G: Game> PartialEq for Note<G> {
    fn eq(&self, other: &Self) -> bool {
        let same = (self.seat, &self.events, &self.deed) == (other.seat, &other.events, &other.deed);
        same && self.public == other.public && self.private == other.private
    }
}

impl<G: Game> fmt::Debug for Note<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.news(), f)
    }
}
