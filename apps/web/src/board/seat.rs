//! A seat on a board: face, name, whose turn it is, counts and badges. Each mark has its word beside it.

use engine::Seat;
use hosting::{SeatPanel, SeatStatus};
use leptos::prelude::*;
use protocol::Occupant;

use super::names::skull::{CARDS, CHALLENGER, COINS, FIRST, HAND, OUT, PASSED, PLACED, SKULL_OWNER, WINNER};
use super::stage::Frame;
use crate::art::{self, Mark};
use crate::shell::speech;
use crate::shell::still::{Drawn, still};

/// The face and the name, and what the seat is doing.
pub fn head(frame: &Frame, panel: &SeatPanel) -> AnyView {
    still(who(frame, panel))
}

/// Who sits there, and whether it is their turn.
#[derive(PartialEq)]
pub struct Who {
    /// Which seat.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// That it is to act, in words.
    pub turn: Option<String>,
    is_bot: bool,
    /// Whether a person is away, or lets the others wait.
    absence: Option<Absence>,
}

/// How somebody is missed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absence {
    Away,
    Idle,
}

/// Who sits in this seat.
pub fn who(frame: &Frame, panel: &SeatPanel) -> Who {
    let seat = panel.seat;
    let turn = (panel.status == SeatStatus::ToAct).then(|| turn_words(frame, seat));
    Who { seat, name: frame.name(seat), turn, is_bot: is_bot(frame, seat), absence: absence(frame, seat) }
}

impl Who {
    /// The mark of a bot, where one decides, or of a person who is missed.
    pub fn bot(&self) -> Option<AnyView> {
        let (mark, words) = match self.absence {
            Some(Absence::Away) => (Mark::Away, Some("seat-away")),
            Some(Absence::Idle) => (Mark::Idle, Some("seat-idle")),
            None => (Mark::Bot, None),
        };
        let words = words.map(|key| view! { <span class="unseen">{speech::label(key)}</span> });
        let is_marked = self.is_bot || self.absence.is_some();
        is_marked.then(|| view! { <span class="seat-bot">{art::mark(mark)}{words}</span> }.into_any())
    }
}

impl Drawn for Who {
    fn draw(&self) -> AnyView {
        let is_long = self.name.chars().count() > NAME_ROOM;
        view! {
            <span class="seat-face">{art::portrait(self.seat)}{self.bot()}</span>
            <span class="seat-who">
                <span class="seat-name" class:long=is_long>{self.name.clone()}</span>
                {self.turn.clone().map(|words| chip(Mark::Turn, "chip chip-turn".to_owned(), words))}
            </span>
        }
        .into_any()
    }
}

/// Marks for the class of a seat: whether it is to act, or out.
pub fn standing(panel: &SeatPanel) -> [(&'static str, bool); 2] {
    [("to-act", panel.status == SeatStatus::ToAct), ("out", panel.status == SeatStatus::Out)]
}

/// How many letters fit a narrow seat at full size.
const NAME_ROOM: usize = 14;

/// Whose turn it is, said beside the name. Where several decide at once, it is nobody's turn alone.
pub fn turn_words(frame: &Frame, seat: Seat) -> String {
    let is_to_act = |panel: &&SeatPanel| panel.status == SeatStatus::ToAct;
    let is_shared = frame.scene.seats.iter().filter(is_to_act).nth(1).is_some();
    speech::label(match (frame.you() == Some(seat), is_shared) {
        (true, _) => "seat-to-act-you",
        (false, true) => "seat-to-act-shared",
        (false, false) => "seat-to-act",
    })
}

/// The short marks of a seat.
pub fn badges(frame: &Frame, panel: &SeatPanel) -> AnyView {
    let told = panel.badges.iter().map(|badge| (badge.kind.clone(), frame.say(&badge.label)));
    still(Badges(told.collect()))
}

/// The kind of each, and its words.
#[derive(PartialEq)]
struct Badges(Vec<(String, String)>);

impl Drawn for Badges {
    fn draw(&self) -> AnyView {
        let badge = |(kind, words): &(String, String)| {
            chip(badge_mark(kind), format!("chip chip-{kind}"), words.clone())
        };
        view! { <span class="badges">{self.0.iter().map(badge).collect_view()}</span> }.into_any()
    }
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
    let told = panel.counters.iter().map(|fact| (fact.kind.clone(), fact.value, frame.say(&fact.label)));
    still(Counters(told.collect()))
}

/// The kind of each, its number, and its words.
#[derive(PartialEq)]
struct Counters(Vec<(String, Option<i64>, String)>);

impl Drawn for Counters {
    fn draw(&self) -> AnyView {
        let counters = self.0.iter().map(|(kind, value, words)| counter(kind, *value, words.clone()));
        view! { <span class="counters">{counters.collect_view()}</span> }.into_any()
    }
}

fn counter(kind: &str, value: Option<i64>, words: String) -> AnyView {
    match (kind, value) {
        (COINS, Some(coins)) => coin_row(coins, words),
        (HAND, Some(count)) => counted(Mark::Hand, count, words),
        (CARDS, Some(count)) => discs(count, words),
        _ => view! { <span class="counter">{words}</span> }.into_any(),
    }
}

/// A number with its mark; the words are for those who listen or linger.
fn counted(mark: Mark, count: i64, words: String) -> AnyView {
    view! {
        <span class="counter" title=words>
            <span class="counter-mark">{art::mark(mark)}</span>
            <span aria-hidden="true">{count.to_string()}</span>
            <span class="unseen">{words.clone()}</span>
        </span>
    }
    .into_any()
}

/// How many discs everybody begins with.
const DISCS_EACH: i64 = 4;

/// The discs that a seat has left, and where those were that it has lost.
fn discs(count: i64, words: String) -> AnyView {
    let pips =
        (0..DISCS_EACH).map(|place| view! { <i class=if place < count { "pip" } else { "pip gone" }></i> });
    view! { <span class="counter discs" title=words>{pips.collect_view()}<span class="unseen">{words.clone()}</span></span> }
        .into_any()
}

/// How many coins a table shows room for; more are drawn when somebody has them.
const COIN_ROOM: i64 = 2;

fn coin_row(coins: i64, words: String) -> AnyView {
    let marks: Vec<AnyView> = (0..coins.max(COIN_ROOM))
        .map(|place| art::mark(if place < coins { Mark::Coin } else { Mark::CoinSlot }).into_any())
        .collect();
    view! { <span class="counter coins" data-coins=coins.to_string() title=words>{marks}<span class="unseen">{words.clone()}</span></span> }
        .into_any()
}

/// Whether the person in this seat is missed. Where a bot decides, nobody is.
fn absence(frame: &Frame, seat: Seat) -> Option<Absence> {
    frame.stage.context.seats.with(|seats| {
        let info = seats.get(seat.idx()).filter(|info| !info.stand_in)?;
        let is_away = matches!(info.occupant, Occupant::Player { here: false, .. });
        is_away.then_some(Absence::Away).or(info.idle.then_some(Absence::Idle))
    })
}

/// Whether a bot decides for this seat.
fn is_bot(frame: &Frame, seat: Seat) -> bool {
    frame.stage.context.seats.with(|seats| {
        seats
            .get(seat.idx())
            .is_some_and(|info| info.stand_in || matches!(info.occupant, Occupant::Bot { .. }))
    })
}
