//! What the board looks for in a scene.

use engine::Seat;
use hosting::{Badge, CardFace, Fact, Pile, SeatPanel};
use leptos::prelude::*;

use crate::art::{self, Mark};
use crate::board::names::skallywaggs::PIRATE;
use crate::board::stage::Frame;
use crate::shell::few;

pub fn is_pirate(pile: &Pile) -> bool {
    pile.is_called(PIRATE)
}

pub fn counter(panel: &SeatPanel, kind: &str) -> i64 {
    panel.counters.iter().find(|fact| fact.kind == kind).and_then(|fact| fact.value).unwrap_or(0)
}

pub fn badge<'a>(badges: &'a [Badge], kind: &str) -> Option<&'a Badge> {
    badges.iter().find(|badge| badge.kind == kind)
}

pub fn facts<'a>(frame: &'a Frame, kind: &'a str) -> impl Iterator<Item = &'a Fact> {
    frame.scene.facts.iter().filter(move |fact| fact.kind == kind)
}

/// Which part a card is, or `e` for an event.
pub fn group_of(card: &CardFace) -> char {
    card.face.strip_prefix("skallywaggs/").and_then(art::part_of).unwrap_or('e')
}

/// The viewer's crew first, then as they sit; at the end the winner's before all.
pub fn order(frame: &Frame) -> Vec<Seat> {
    let mut seats = frame.around();
    seats.rotate_right(usize::from(frame.you().is_some()));
    let winners = frame.scene.outcome.as_ref().map(|outcome| outcome.winners.as_slice()).unwrap_or_default();
    few::sort_by_key(&mut seats, |seat| !winners.contains(seat));
    seats
}

/// The mark of something that is wanted, such as sails for seaworthy pirates.
pub fn chip_mark(mark: Mark) -> AnyView {
    view! { <span class="chip-mark">{art::mark(mark)}</span> }.into_any()
}
