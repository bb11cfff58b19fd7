//! What the board looks for in a scene.

use engine::Seat;
use hosting::{Badge, CardFace, Fact, Pile, Scene, SeatPanel};
use leptos::prelude::*;

use crate::art::{self, Mark};
use crate::board::names::skallywaggs::{NEEDED, PIRATE, SEAWORTHY};
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

/// The viewer's crew first, then as they sit; at the end the winner's before all, and then whoever came furthest.
pub fn order(frame: &Frame) -> Vec<Seat> {
    let mut seats = frame.around();
    seats.rotate_right(usize::from(frame.you().is_some()));
    if frame.scene.outcome.is_some() {
        few::sort_by_key(&mut seats, |seat| place(&frame.scene, *seat));
    }
    seats
}

/// Where a crew stands at the end: the least is first. Those who did not win stand by how far they are from sailing.
fn place(scene: &Scene, seat: Seat) -> (bool, i64) {
    let has_won = scene.outcome.as_ref().is_some_and(|outcome| outcome.winners.contains(&seat));
    (!has_won, scene.seats.iter().find(|panel| panel.seat == seat).map_or(0, missing))
}

fn missing(panel: &SeatPanel) -> i64 {
    counter(panel, NEEDED) - counter(panel, SEAWORTHY)
}

/// Whether a crew is nearest to sailing, and others are not as near.
pub fn leads(scene: &Scene, seat: Seat) -> bool {
    let of = |panel: &&SeatPanel| panel.seat == seat;
    let Some(own) = scene.seats.iter().find(of).map(missing) else { return false };
    scene.seats.iter().all(|panel| missing(panel) >= own)
        && scene.seats.iter().any(|panel| missing(panel) > own)
}

/// The mark of something that is wanted, such as sails for seaworthy pirates.
pub fn chip_mark(mark: Mark) -> AnyView {
    view! { <span class="chip-mark">{art::mark(mark)}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use engine::Message;
    use hosting::{Outcome, SeatStatus};

    use super::*;

    fn panel((seat, seaworthy, needed): (u8, i64, i64)) -> SeatPanel {
        let fact = |(kind, count): (&str, i64)| Fact {
            kind: kind.into(),
            label: Message::new("x"),
            value: Some(count),
        };
        SeatPanel {
            seat: Seat::new(seat),
            status: SeatStatus::Waiting,
            counters: [(SEAWORTHY, seaworthy), (NEEDED, needed)].map(fact).into(),
            badges: Vec::new(),
        }
    }

    #[test]
    fn nobody_leads_where_all_are_as_near_to_sailing() {
        let scene = |crews: [(u8, i64, i64); 3]| Scene {
            title: Message::new("x"),
            prompt: Message::new("x"),
            seats: crews.map(panel).into(),
            piles: Vec::new(),
            hand: Vec::new(),
            offers: Vec::new(),
            facts: Vec::new(),
            sheet: None,
            outcome: None,
        };
        let leaders = |crews| {
            let scene = scene(crews);
            Seat::all(3).filter(|seat| leads(&scene, *seat)).collect::<Vec<_>>()
        };
        assert_eq!(leaders([(0, 2, 7), (1, 2, 7), (2, 2, 7)]), []);
        assert_eq!(leaders([(0, 2, 7), (1, 4, 9), (2, 1, 7)]), [0, 1].map(Seat::new));
    }

    #[test]
    fn at_the_end_the_winner_is_first_and_then_whoever_is_nearest_to_sailing() {
        // SW-11.5
        let winners = vec![Seat::new(2)];
        let scene = Scene {
            title: Message::new("x"),
            prompt: Message::new("x"),
            seats: [(0, 2, 7), (1, 4, 10), (2, 5, 7), (3, 6, 7)].map(panel).into(),
            piles: Vec::new(),
            hand: Vec::new(),
            offers: Vec::new(),
            facts: Vec::new(),
            sheet: None,
            outcome: Some(Outcome {
                winners,
                label: Message::new("x"),
                race: Vec::new(),
                highlights: Vec::new(),
            }),
        };
        let mut seats: Vec<Seat> = scene.seats.iter().map(|panel| panel.seat).collect();
        few::sort_by_key(&mut seats, |seat| place(&scene, *seat));
        assert_eq!(seats, [2, 3, 0, 1].map(Seat::new));
    }
}
