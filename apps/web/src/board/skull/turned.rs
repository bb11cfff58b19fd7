//! The cards that a challenger has turned: large in the middle of the felt, in the order they were turned, and a place
//! for each that is still to come.

use engine::{Message, Seat};
use hosting::CardFace;
use leptos::prelude::*;

use super::read::{count, rivals};
use crate::board::card::card;
use crate::board::class::classes;
use crate::board::names::skull::{BID, CHALLENGER};
use crate::board::stage::Frame;
use crate::shell::few;
use crate::shell::still::still;

/// The cards of the challenge that lie open, with their owners, in the order they were turned. What owners show
/// afterwards is none of them.
pub fn turned(frame: &Frame) -> Vec<(Seat, &CardFace)> {
    let owned = frame.scene.piles.iter().filter_map(|pile| Some((pile.owner?, pile)));
    let cards = owned.flat_map(|(owner, pile)| pile.cards.iter().rev().map(move |face| (owner, face)));
    let open = cards.filter(|(_, face)| face.face_up).collect();
    let mut turned = in_order(open, challenger(frame), |face| frame.turned_at(face));
    turned.truncate(count(frame, BID));
    turned
}

/// Whoever came later has not seen the order; but the challenger's own come first, and a Skull ends it.
fn in_order(
    mut open: Vec<(Seat, &CardFace)>,
    challenger: Option<Seat>,
    seen_at: impl Fn(&CardFace) -> Option<usize>,
) -> Vec<(Seat, &CardFace)> {
    few::sort_by_key(&mut open, |(owner, face)| (seen_at(face), Some(*owner) != challenger, is_skull(face)));
    let ends = open.iter().position(|(_, face)| is_skull(face)).map_or(open.len(), |skull| skull + 1);
    open.truncate(ends);
    open
}

fn challenger(frame: &Frame) -> Option<Seat> {
    let is_challenger = |kind: &str| kind == CHALLENGER;
    let mut seats = frame.scene.seats.iter();
    seats.find(|panel| panel.badges.iter().any(|badge| is_challenger(&badge.kind))).map(|panel| panel.seat)
}

fn is_skull(face: &CardFace) -> bool {
    face.face == "skull/skull"
}

/// How far the challenge was before the disc that is turning, in words.
pub fn so_far(frame: &Frame) -> String {
    let (bid, turned) = (count(frame, BID), n_before(frame));
    let challenger = challenger(frame).filter(|_| !frame.suspense().is_empty());
    let words = |seat| match is_turning(frame) {
        true => Message::new("board-skull-so-far").with("seat", seat).with("turned", turned).with("bid", bid),
        false => Message::new("board-skull-shows"),
    };
    challenger.map(|seat| frame.say(&words(seat))).unwrap_or_default()
}

/// Whether it is one of the challenge that turns, and not what an owner shows afterwards.
fn is_turning(frame: &Frame) -> bool {
    turned(frame).iter().any(|(_, face)| frame.is_newest(face))
}

/// How many were turned before the one that is turning. What owners show afterwards is none of them.
fn n_before(frame: &Frame) -> usize {
    turned(frame).iter().filter(|(_, face)| !frame.is_newest(face)).count()
}

/// That something is about to be seen.
pub fn this_one(frame: &Frame) -> String {
    if !is_turning(frame) {
        return frame.say(&Message::new("board-skull-shows"));
    }
    let left = count(frame, BID).saturating_sub(turned(frame).len());
    frame.say(&Message::new("board-skull-this-one").with("left", left))
}

/// How many are turned; one that is still turning does not count yet.
pub fn counted(frame: &Frame) -> AnyView {
    let words = |turned: usize| {
        frame.say(&Message::new("board-skull-turned").with("turned", turned).with("bid", count(frame, BID)))
    };
    let before = (!frame.suspense().is_empty()).then(|| words(n_before(frame)));
    view! {
        <li class="counted" aria-hidden="true">
            <span class="prompted">{words(turned(frame).len())}</span>
            {before.map(|words| view! { <span class="meanwhile">{words}</span> })}
        </li>
    }
    .into_any()
}

/// As many places as were bid, and the turned cards in the first of them.
pub fn row(frame: &Frame, cards: &[(Seat, &CardFace)]) -> AnyView {
    let (bid, n_open) = (count(frame, BID), cards.len().to_string());
    let open = cards.iter().map(|(owner, face)| place(frame, *owner, face));
    let still_closed = (cards.len()..bid).map(|_| view! { <span class="place"></span> }.into_any());
    let places: Vec<AnyView> = open.chain(still_closed).collect();
    view! {
        <div class="turned-row" data-places=bid.to_string() data-count=n_open.clone()
            style=("--places", bid.to_string()) style=("--open", n_open)>{places}</div>
    }
    .into_any()
}

/// A turned card, which came from its owner's mat.
fn place(frame: &Frame, owner: Seat, face: &CardFace) -> AnyView {
    let (x, y) = direction(frame, owner);
    let words = format!("{}, {}", frame.say(&face.name), frame.name(owner));
    view! {
        <span class=classes("place", &[("newest", frame.is_newest(face))]) role="button" tabindex="0" aria-label=words
            style=("--from-x", x.to_string()) style=("--from-y", y.to_string())>
            {still(card(frame, face, Some(owner)))}
        </span>
    }
    .into_any()
}

/// Where the owner's mat lies, seen from the middle, in hundredths of the way there.
fn direction(frame: &Frame, owner: Seat) -> (i32, i32) {
    let rivals = rivals(frame);
    let Some(at) = rivals.iter().position(|panel| panel.seat == owner) else { return (0, 30) };
    let part = |number: usize| i32::try_from(number).unwrap_or(1);
    let x = (200 * part(at) + 100) / part(rivals.len()) - 100;
    (x, x.abs() / 2 - 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(id: &str, face: &str) -> CardFace {
        let (id, face) = (id.into(), format!("skull/{face}"));
        CardFace { id, face, face_up: true, name: Message::new("skull-card-rose"), text: None }
    }

    /// The names of these cards, as seats and cards, in the order in which they lie.
    fn order(open: &[(u8, CardFace)], challenger: u8, seen: &[&str]) -> Vec<String> {
        let open = open.iter().map(|(owner, face)| (Seat::new(*owner), face)).collect();
        let seen_at = |face: &CardFace| seen.iter().position(|id| *id == face.id);
        in_order(open, Some(Seat::new(challenger)), seen_at).iter().map(|(_, face)| face.id.clone()).collect()
    }

    #[test]
    fn turned_cards_lie_as_they_were_turned_and_what_is_shown_later_is_none_of_them() {
        let open =
            [(0, face("a", "rose")), (1, face("b", "rose")), (2, face("c", "skull")), (3, face("d", "rose"))];
        assert_eq!(order(&open, 1, &["b", "a", "c", "d"]), ["b", "a", "c"]);
    }

    #[test]
    fn whoever_came_later_sees_the_challengers_own_first_and_the_skull_last() {
        let open = [(0, face("a", "skull")), (1, face("b", "rose")), (2, face("c", "rose"))];
        assert_eq!(order(&open, 2, &[]), ["c", "b", "a"]);
        assert_eq!(order(&open[1..], 2, &["b"]), ["c", "b"]);
    }
}
