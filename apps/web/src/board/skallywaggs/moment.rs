//! One moment of the table, with what the player has in mind.

use engine::Seat;
use hosting::{Fact, Offer, Pile, SeatPanel, SeatStatus};
use leptos::prelude::*;

use super::help::Help;
use super::look::is_pirate;
use super::pick::{Mind, Narrowed, Thing, steps};
use crate::board::names::skallywaggs::{ANNOUNCED, END_TURN, PROPOSAL};
use crate::board::stage::{Frame, Stage};

/// One moment of the table, with what the player has in mind.
pub struct Table<'a> {
    pub frame: &'a Frame,
    pub mind: Mind,
    pub help: Help,
    pub narrowed: Narrowed<'a>,
}

/// Where a tap on the table goes: it outlasts the moment.
#[derive(Clone, Copy)]
pub struct Tapping {
    pub stage: Stage,
    pub mind: Mind,
    pub help: Help,
}

impl Tapping {
    /// The player picks this, or lays it back.
    pub fn tap(self, thing: &Thing) {
        self.stage.context.scene.with_untracked(|scene| self.mind.tap(scene, thing));
    }
}

impl<'a> Table<'a> {
    /// Where a tap on this table goes.
    pub fn tapping(&self) -> Tapping {
        Tapping { stage: self.frame.stage, mind: self.mind, help: self.help }
    }

    pub fn new(frame: &'a Frame, mind: Mind, help: Help) -> Self {
        let narrowed = mind.picks.with(|picks| Narrowed::new(&frame.scene, picks));
        Self { frame, mind, help, narrowed }
    }

    /// Pirates worth building, with the offers that build them: those that go on from what is picked, or else all.
    pub fn proposals(&self) -> Vec<(&'a Fact, &'a Offer)> {
        let all = || {
            let facts = self.frame.scene.facts.iter().filter(|fact| fact.kind == PROPOSAL);
            facts.filter_map(|fact| {
                Some((fact, self.frame.scene.offers.get(usize::try_from(fact.value?).ok()?)?))
            })
        };
        let goes_on = |offer: &Offer| self.narrowed.chosen.iter().all(|target| steps(offer).contains(target));
        let on: Vec<_> = all().filter(|(_, offer)| goes_on(offer)).collect();
        if on.is_empty() { all().collect() } else { on }
    }

    /// Whether it is the viewer's turn and nothing is begun.
    pub fn is_free(&self) -> bool {
        let is_begun = self.mind.builds.get() || self.mind.looks_at.get().is_some();
        !is_begun && self.narrowed.chosen.is_empty() && self.narrowed.does(END_TURN)
    }

    /// Whose crew the light falls on: whoever announced the event that is in question, or else the only one to act.
    pub fn acting(&self) -> Option<Seat> {
        let mut to_act = self.frame.scene.seats.iter().filter(|panel| panel.status == SeatStatus::ToAct);
        let (first, second) = (to_act.next(), to_act.next());
        let only = first.filter(|_| second.is_none()).map(|panel| panel.seat);
        self.pile(ANNOUNCED).and_then(|(_, pile)| pile.owner).or(only)
    }

    pub fn panel(&self, seat: Seat) -> Option<&'a SeatPanel> {
        self.frame.scene.seats.iter().find(|panel| panel.seat == seat)
    }

    /// The pile of this name, with its place.
    pub fn pile(&self, id: &str) -> Option<(usize, &'a Pile)> {
        self.frame.scene.piles.iter().enumerate().find(|(_, pile)| pile.id == id)
    }

    /// The pirates of a crew, with their places among the piles.
    pub fn crew(&self, seat: Seat) -> impl Iterator<Item = (usize, &'a Pile)> {
        let piles = self.frame.scene.piles.iter().enumerate();
        piles.filter(move |(_, pile)| pile.owner == Some(seat) && is_pirate(pile))
    }
}
