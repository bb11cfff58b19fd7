//! A crew's lane: whose it is, how many of it are seaworthy, which characters are active, and its pirates.

use engine::{Message, Seat};
use hosting::{SeatPanel, SeatStatus, Target};
use leptos::prelude::*;

use super::look::{badge, counter, facts};
use super::moment::Table;
use super::pick::{Tap, Thing};
use super::{pirate, tray};
use crate::art::{self, Mark};
use crate::board::class::classes;
use crate::board::names::skallywaggs::{
    ACTIVE, FIRST, HAND, NEEDED, NEEDED_CHANGE, SAILING, SEAWORTHY, WATCH_HIT, WATCH_NONE, WINNER,
};
use crate::board::seat;
use crate::shell::speech;

/// The lane of a seat.
pub fn lane(table: &Table, seat: Seat) -> Option<AnyView> {
    let panel = table.panel(seat)?;
    let pirates: Vec<AnyView> =
        table.crew(seat).map(|(place, pile)| pirate::pirate(table, place, pile)).collect();
    let is_own = table.frame.you() == Some(seat);
    let count = pirates.len();
    let words = speech::label_with("board-wagg-crew", [("name", table.frame.name(seat).into())]);
    let sails = badge(&panel.badges, SAILING).is_some();
    let class = classes(format!("lane crew-{seat}"), &[("own-lane", is_own), ("sails", sails)]);
    Some(
        view! {
            <section id=format!("lane-{}", seat.idx()) class=classes(class, &seat::standing(panel))
                data-seat=seat.idx() aria-label=words>
                {head(table, panel)}
                {powers(table, seat)}
                <ul class="crew" data-count=count>
                    {if pirates.is_empty() { empty(is_own) } else { pirates.into_any() }}
                </ul>
            </section>
        }
        .into_any(),
    )
}

/// "5 seaworthy (7 needed)".
pub fn seaworthy_words(panel: &SeatPanel) -> String {
    let (seaworthy, needed) = (counter(panel, SEAWORTHY), counter(panel, NEEDED));
    speech::tell(&Message::new("board-wagg-seaworthy").with("seaworthy", seaworthy).with("needed", needed))
}

/// Whether something in this lane goes on from what is picked.
pub fn is_lit(table: &Table, seat: Seat) -> bool {
    let goes_on = |(place, _): (usize, &hosting::Pile)| {
        table.narrowed.tap(&Target::Pile(place)) == Tap::Next || !table.narrowed.next_cards(place).is_empty()
    };
    !table.narrowed.chosen.is_empty() && table.crew(seat).any(goes_on)
}

fn empty(is_own: bool) -> AnyView {
    let key = if is_own { "board-wagg-no-own" } else { "board-wagg-nobody" };
    view! { <li class="no-crew">{speech::label(key)}</li> }.into_any()
}

/// Face, name, count and badges. Where a player can be picked, the head is the button for it.
fn head(table: &Table, panel: &SeatPanel) -> AnyView {
    let seat = panel.seat;
    let tap = table.narrowed.tap(&Target::Seat(seat));
    let inside = head_words(table, panel);
    // The tray has its own way to choose a crew.
    if tap == Tap::Idle || tray::is_open(table) {
        return view! { <header class="lane-head">{inside}</header> }.into_any();
    }
    let (mind, scene) = (table.mind, table.frame.stage.context.scene);
    let pick = move |_| scene.with_untracked(|scene| mind.tap(scene, &Thing::Seat(seat)));
    view! {
        <button type="button" class=format!("lane-head tap {}", tap.class()) data-pick="seat"
            aria-pressed=if tap == Tap::Chosen { "true" } else { "false" } on:click=pick>{inside}</button>
    }
    .into_any()
}

fn head_words(table: &Table, panel: &SeatPanel) -> AnyView {
    let (frame, seat) = (table.frame, panel.seat);
    let hand = counter(panel, HAND);
    let hand_words = panel.counters.iter().find(|fact| fact.kind == HAND).map(|fact| frame.say(&fact.label));
    let turn = panel.status == SeatStatus::ToAct;
    view! {
        <span class="lane-face">
            {art::portrait(seat)}
            {seat::is_bot(frame, seat).then(|| view! { <span class="seat-bot">{art::mark(Mark::Bot)}</span> })}
        </span>
        <span class="lane-name">{frame.name(seat)}</span>
        {turn.then(|| view! { <span class="chip chip-now"><span class="chip-mark">{art::mark(Mark::Turn)}</span>
            <span class="unseen">{seat::turn_words(frame, seat)}</span></span> })}
        <span class="lane-hand" title=hand_words><span class="chip-mark">{art::mark(Mark::Hand)}</span>
            <span class="unseen">{hand_words.clone()}</span><span aria-hidden="true">{hand}</span></span>
        <span class="lane-count">{seaworthy_words(panel)}</span>
        {marks(table, panel)}
    }
    .into_any()
}

/// What is said of the seat itself: sailing, events that lie before it, what it answers.
fn marks(table: &Table, panel: &SeatPanel) -> Option<AnyView> {
    let frame = table.frame;
    let chips: Vec<AnyView> = panel
        .badges
        .iter()
        .map(|badge| {
            let mark = match badge.kind.as_str() {
                SAILING => Mark::Sails,
                FIRST => Mark::First,
                WINNER => Mark::Crown,
                WATCH_HIT | WATCH_NONE => Mark::Passed,
                _ => Mark::Lock,
            };
            view! {
                <span class=format!("chip chip-{}", badge.kind) title=frame.say(&badge.label)>
                    <span class="chip-mark">{art::mark(mark)}</span><span class="chip-words">{frame.say(&badge.label)}</span>
                </span>
            }
            .into_any()
        })
        .collect();
    (!chips.is_empty()).then(|| view! { <span class="lane-marks">{chips}</span> }.into_any())
}

/// The characters whose rules hold, by name.
fn powers(table: &Table, seat: Seat) -> Option<AnyView> {
    let active = table.crew(seat).filter(|(_, pile)| badge(&pile.notes, ACTIVE).is_some());
    let mut names: Vec<String> = active.map(|(_, pile)| table.frame.say(&pile.label)).collect();
    // The own crew is told what its characters change in the number it needs.
    if table.frame.you() == Some(seat) {
        let changes: Vec<String> =
            facts(table.frame, NEEDED_CHANGE).map(|fact| table.frame.say(&fact.label)).collect();
        names.retain(|name| !changes.iter().any(|change| change.starts_with(name.as_str())));
        names.extend(changes);
    }
    (!names.is_empty()).then(|| {
        view! {
            <p class="lane-powers"><span class="chip-mark">{art::mark(Mark::Active)}</span>
                <span class="unseen">{speech::label("board-wagg-active")}" "</span>{names.join(", ")}</p>
        }
        .into_any()
    })
}
