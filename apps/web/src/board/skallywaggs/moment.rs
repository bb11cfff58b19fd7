//! One moment of the table, with what the player has in mind.

use engine::Seat;
use hosting::{Pile, SeatPanel};
use leptos::prelude::*;

use super::help::Help;
use super::look::is_pirate;
use super::pick::{Mind, Narrowed};
use crate::board::stage::Frame;

/// One moment of the table, with what the player has in mind.
pub struct Table<'a> {
    pub frame: &'a Frame,
    pub mind: Mind,
    pub help: Help,
    pub narrowed: Narrowed<'a>,
}

impl<'a> Table<'a> {
    pub fn new(frame: &'a Frame, mind: Mind, help: Help) -> Self {
        let narrowed = mind.picks.with(|picks| Narrowed::new(&frame.scene, picks));
        Self { frame, mind, help, narrowed }
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
