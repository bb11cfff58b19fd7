//! A seat on a board: face, name, whose turn it is, counts and badges. Each mark has its word beside it.

use engine::Seat;
use hosting::{Badge, Fact, SeatPanel, SeatStatus};
use leptos::prelude::*;
use protocol::Occupant;

use super::names::skull::{CARDS, CHALLENGER, COINS, FIRST, HAND, OUT, PASSED, PLACED, SKULL_OWNER, WINNER};
use super::stage::Frame;
use crate::art::{self, Mark};
use crate::shell::speech;

/// The face and the name, and what the seat is doing.
pub fn head(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let bot =
        is_bot(frame, panel.seat).then(|| view! { <span class="seat-bot">{art::mark(Mark::Bot)}</span> });
    let name = frame.name(panel.seat);
    let is_long = name.chars().count() > NAME_ROOM;
    view! {
        <span class="seat-face">{art::portrait(panel.seat)}{bot}</span>
        <span class="seat-who">
            <span class="seat-name" class:long=is_long>{name}</span>
            {status(frame, panel)}
        </span>
    }
    .into_any()
}

/// Marks for the class of a seat: whether it is to act, or out.
pub fn standing(panel: &SeatPanel) -> [(&'static str, bool); 2] {
    [("to-act", panel.status == SeatStatus::ToAct), ("out", panel.status == SeatStatus::Out)]
}

/// How many letters fit a narrow seat at full size.
const NAME_ROOM: usize = 14;

/// Whose turn it is, in a word with a mark.
fn status(frame: &Frame, panel: &SeatPanel) -> Option<AnyView> {
    let is_turn = panel.status == SeatStatus::ToAct;
    is_turn.then(|| chip(Mark::Turn, "chip chip-turn".to_owned(), turn_words(frame, panel.seat)))
}

/// Whose turn it is, said beside the name.
pub fn turn_words(frame: &Frame, seat: Seat) -> String {
    speech::label(if frame.you() == Some(seat) { "seat-to-act-you" } else { "seat-to-act" })
}

/// The short marks of a seat.
pub fn badges(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let chips: Vec<AnyView> = panel.badges.iter().map(|badge| badge_chip(frame, badge)).collect();
    view! { <span class="badges">{chips}</span> }.into_any()
}

fn badge_chip(frame: &Frame, badge: &Badge) -> AnyView {
    chip(badge_mark(&badge.kind), format!("chip chip-{}", badge.kind), frame.say(&badge.label))
}

fn badge_mark(kind: &str) -> Mark {
    match kind {
        FIRST => Mark::First,
        PASSED => Mark::Passed,
        CHALLENGER => Mark::Challenger,
        WINNER => Mark::Crown,
        OUT => Mark::Out,
        PLACED => Mark::Ready,
        SKULL_OWNER => Mark::Skull,
        _ => Mark::Turn,
    }
}

fn chip(mark: Mark, class: String, words: String) -> AnyView {
    view! { <span class=class><span class="chip-mark">{art::mark(mark)}</span>{words}</span> }.into_any()
}

/// The counts of a seat, coins as coins.
pub fn counters(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let counters: Vec<AnyView> = panel.counters.iter().map(|fact| counter(frame, fact)).collect();
    view! { <span class="counters">{counters}</span> }.into_any()
}

fn counter(frame: &Frame, fact: &Fact) -> AnyView {
    let words = frame.say(&fact.label);
    match (fact.kind.as_str(), fact.value) {
        (COINS, Some(coins)) => coin_row(coins, words),
        (HAND, Some(count)) => counted(Mark::Hand, count, words),
        (CARDS, Some(count)) => counted(Mark::Disc, count, words),
        _ => view! { <span class="counter">{words}</span> }.into_any(),
    }
}

/// A number with its mark; the words are for those who listen or linger.
fn counted(mark: Mark, count: i64, words: String) -> AnyView {
    view! {
        <span class="counter" title=words>
            <span class="counter-mark">{art::mark(mark)}</span>
            <span aria-hidden="true">{count}</span>
            <span class="unseen">{words.clone()}</span>
        </span>
    }
    .into_any()
}

/// How many coins a table shows room for; more are drawn when somebody has them.
const COIN_ROOM: i64 = 2;

fn coin_row(coins: i64, words: String) -> AnyView {
    let marks: Vec<AnyView> = (0..coins.max(COIN_ROOM))
        .map(|place| art::mark(if place < coins { Mark::Coin } else { Mark::CoinSlot }).into_any())
        .collect();
    view! { <span class="counter coins" title=words>{marks}<span class="unseen">{words.clone()}</span></span> }
        .into_any()
}

/// Whether a bot decides for this seat.
pub fn is_bot(frame: &Frame, seat: Seat) -> bool {
    frame.stage.context.seats.with(|seats| {
        seats
            .get(seat.idx())
            .is_some_and(|info| info.stand_in || matches!(info.occupant, Occupant::Bot { .. }))
    })
}
