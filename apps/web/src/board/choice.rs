//! What the player has picked but not yet done: a raised card, a number on the stepper. It decides no rules.

use client::{Step, narrow};
use hosting::{Offer, Scene, Target};
use leptos::prelude::*;

/// The state of the controls. It lives as long as the board and outlasts a scene where it still fits.
#[derive(Clone, Copy)]
pub struct Choice {
    /// The raised card, by its name.
    pub card: RwSignal<Option<String>>,
    /// The card that was played last by tapping, by its name.
    pub tapped: RwSignal<Option<String>>,
    /// The number on the stepper, once touched.
    pub number: RwSignal<Option<i64>>,
    /// The verb whose stepper is open, where several verbs share the bar.
    pub open: RwSignal<Option<String>>,
    /// The steps towards one of many offers.
    pub steps: RwSignal<Vec<Step>>,
    /// Whether what is picked was chosen, and the table has not answered yet. Until then nothing else is chosen.
    pub chosen: RwSignal<bool>,
    /// Counts taps on things that cannot be done now; the prompt answers them.
    pub nudges: RwSignal<u32>,
}

impl Choice {
    /// Nothing picked.
    #[must_use]
    pub fn new() -> Self {
        Self {
            card: RwSignal::new(None),
            tapped: RwSignal::new(None),
            number: RwSignal::new(None),
            open: RwSignal::new(None),
            steps: RwSignal::new(Vec::new()),
            chosen: RwSignal::new(false),
            nudges: RwSignal::new(0),
        }
    }

    /// Everything picked is chosen now. It stays picked until the table answers: a tap is not to wait for all that
    /// follows from it.
    pub fn done(self) {
        self.tapped.set(self.card.get_untracked());
        self.chosen.set(true);
    }

    fn clear(self) {
        self.card.set(None);
        self.number.set(None);
        self.open.set(None);
        self.steps.set(Vec::new());
    }

    /// Points at the prompt, which says what can be done instead: a raised card gives it room.
    pub fn nudge(self) {
        self.card.set(None);
        self.nudges.update(|nudges| *nudges += 1);
    }

    /// Forgets what was chosen, what the scene does not offer any more, and what could not be done on the table before.
    pub fn keep_possible(self, scene: &Scene) {
        if self.chosen.get_untracked() {
            self.chosen.set(false);
            self.clear();
        }
        if self.nudges.get_untracked() > 0 {
            self.nudges.set(0);
        }
        let is_held = |id: &String| scene.hand.iter().any(|card| card.id == *id);
        let has_hand_offers = scene.offers.iter().any(|offer| matches!(offer.target, Target::Hand(_)));
        if !(has_hand_offers && self.card.with_untracked(|card| card.as_ref().is_some_and(is_held))) {
            self.card.set(None);
        }
        let is_offered =
            |number: i64| scene.offers.iter().any(|offer| offer.target == Target::Number(number));
        if !self.number.get_untracked().is_some_and(is_offered) {
            self.number.set(None);
        }
        let has_verb = |verb: &String| scene.offers.iter().any(|offer| offer.verb == *verb);
        if !self.open.with_untracked(|open| open.as_ref().is_some_and(has_verb)) {
            self.open.set(None);
        }
        let leads_on = |steps: &Vec<Step>| !narrow(&far_offers(&scene.offers), steps).is_empty();
        if !self.steps.with_untracked(leads_on) {
            self.steps.set(Vec::new());
        }
    }
}

/// Those of the offers that are done to one card of a pile, or to several things.
#[must_use]
pub fn far_offers(all: &[Offer]) -> Vec<Offer> {
    let is_far = |offer: &&Offer| matches!(offer.target, Target::Several(_) | Target::Card { .. });
    all.iter().filter(is_far).cloned().collect()
}
