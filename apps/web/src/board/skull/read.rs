//! What the board of Skull reads from a scene.

use engine::Seat;
use hosting::SeatPanel;

use crate::board::stage::Frame;

/// The number of the fact of this kind.
pub fn value(frame: &Frame, kind: &str) -> Option<i64> {
    frame.scene.facts.iter().find(|fact| fact.kind == kind)?.value
}

/// The same, as a number of things.
pub fn count(frame: &Frame, kind: &str) -> usize {
    usize::try_from(value(frame, kind).unwrap_or(0)).unwrap_or(0)
}

/// Everybody but the viewer, from their left on.
pub fn rivals(frame: &Frame) -> Vec<&SeatPanel> {
    let others = frame.around().into_iter().filter(|seat| Some(*seat) != frame.you());
    others.filter_map(|seat| panel(frame, seat)).collect()
}

/// What is known of a seat.
pub fn panel(frame: &Frame, seat: Seat) -> Option<&SeatPanel> {
    frame.scene.seats.iter().find(|panel| panel.seat == seat)
}
