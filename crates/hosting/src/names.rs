//! Names in scenes: what a game calls its piles, marks, facts and verbs. A game writes each once, for its own scene and
//! for the boards that look for it.

use crate::{Pile, Scene};

/// Declares the names in a game's scenes, each as a constant, and all of them as `ALL`.
#[macro_export]
macro_rules! scene_names {
    ($($name:ident = $text:literal),+ $(,)?) => {
        $(pub(crate) const $name: &str = $text;)+

        /// Every name in this game's scenes.
        pub(crate) const ALL: &[&str] = &[$($name),+];
    };
}

/// Whether a thing in a scene is called so: by the name alone, or with which of several it is, as in `stack-2`.
#[must_use]
pub fn is_called(thing: &str, name: &str) -> bool {
    thing.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

impl Scene {
    /// What its things are called: counts and marks of seats, piles and their marks, verbs and facts.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let counters = self.seats.iter().flat_map(|panel| &panel.counters);
        let facts = counters.chain(&self.facts).map(|fact| &fact.kind);
        let notes = self.piles.iter().flat_map(|pile| &pile.notes);
        let badges = self.seats.iter().flat_map(|panel| &panel.badges).chain(notes).map(|badge| &badge.kind);
        let piles = self.piles.iter().map(|pile| &pile.id);
        let verbs = self.offers.iter().map(|offer| &offer.verb);
        facts.chain(badges).chain(piles).chain(verbs).map(String::as_str)
    }
}

impl Pile {
    /// Whether it is the pile of this name, or one of them.
    #[must_use]
    pub fn is_called(&self, name: &str) -> bool {
        is_called(&self.id, name)
    }
}
