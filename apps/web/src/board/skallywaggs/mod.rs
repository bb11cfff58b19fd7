//! Skallywaggs' own board: a lane for every crew, the Commons, and at the thumb the question, the tray and the hand.
//! Everything is chosen by tapping it; what is picked narrows what can be done.

mod ask;
mod commons;
mod crew;
mod figure;
mod held;
mod help;
mod look;
mod moment;
mod pick;
mod pirate;
mod tray;

use hosting::{Badge, Outcome, Scene, SeatPanel};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::BoardContext;
use super::class::classes;
use super::deed;
use super::seat;
use super::stage::Stage;
use crate::art::{self, Mark};
use crate::board::names::skallywaggs::{ANNOUNCED, NEEDED, SAILING, SEAWORTHY};
use crate::shell::speech;
use help::Help;
use look::{badge, counter, order};
use moment::Table;
use pick::Mind;

/// Draws the table and follows it.
pub fn board(context: BoardContext) -> AnyView {
    let stage = Stage::new(context);
    deed::listen(stage);
    let (mind, help) = (Mind::new(), Help::new());
    Effect::new(move |_| {
        if context.scene.with(|scene| scene.offers.is_empty()) {
            mind.clear();
        }
    });
    // What everybody should see first lies above the crews.
    Effect::new(move |before: Option<usize>| {
        let now = stage.with_scene(news);
        if before.is_some_and(|before| now > before) {
            leptos::task::spawn_local(async {
                leptos::task::tick().await;
                scroll_up();
            });
        }
        now
    });
    // The dialog stays where it is while the table is drawn anew under it.
    view! {
        {move || draw(&Table::new(&stage.frame(), mind, help))}
        {help::dialog(stage, help)}
    }
    .into_any()
}

fn draw(table: &Table) -> AnyView {
    let frame = table.frame;
    let is_over = frame.scene.outcome.is_some();
    let seats = order(frame);
    let lanes: Vec<AnyView> = seats.iter().filter_map(|seat| crew::lane(table, *seat)).collect();
    view! {
        <div class="board wagg-board" class:busy=frame.busy class:over=is_over class:watching=frame.you().is_none()
            class:picking=!table.narrowed.chosen.is_empty() class:trading=commons::is_open(table)>
            {roll(table)}
            <div class="felt wagg-felt" tabindex="0" role="region" aria-label=speech::label("board-piles")>
                {frame.scene.outcome.as_ref().map(|outcome| celebration(table, outcome))}
                {(!is_over).then(|| commons::announced(table))}
                {(!is_over).then(|| sailing(table))}
                <div class="lanes" data-count=seats.len()>{lanes}</div>
                {(!is_over).then(|| commons::commons(table))}
            </div>
            {(!is_over).then(|| ask::own_side(table))}
        </div>
    }
    .into_any()
}

/// Everybody's count at a glance; a tap brings the crew into sight.
fn roll(table: &Table) -> AnyView {
    let frame = table.frame;
    let chips: Vec<AnyView> = order(frame)
        .into_iter()
        .filter_map(|seat| table.panel(seat))
        .map(|panel| roll_chip(table, panel))
        .collect();
    let is_lit = commons::is_lit(table);
    view! {
        <nav class="roll" aria-label=speech::label("board-wagg-roll")>
            {chips}
            <button type="button" class="roll-chip roll-mark" class:lit=is_lit on:click=|_| bring("lane-commons")
                aria-label=speech::label("board-wagg-commons") title=speech::label("board-wagg-commons")>
                <span class="chip-mark">{art::mark(Mark::Commons)}</span>
            </button>
            {ask::read_switch(table)}
        </nav>
    }
    .into_any()
}

/// Who has declared to sail, and how they stand: everybody should know what this round is about.
fn sailing(table: &Table) -> Vec<AnyView> {
    let frame = table.frame;
    let sailors = frame.scene.seats.iter().filter_map(|panel| Some((panel, badge(&panel.badges, SAILING)?)));
    let banner = |(panel, sails): (&SeatPanel, &Badge)| {
        view! {
            <p class=format!("sailing crew-{}", panel.seat) data-test="sailing">
                <span class="sailing-mark">{art::mark(Mark::Sails)}</span>
                <span><b>{frame.name(panel.seat)}</b>" "{frame.say(&sails.label)}</span>
                <span class="lane-count">{crew::seaworthy_words(panel)}</span>
            </p>
        }
        .into_any()
    };
    sailors.map(banner).collect()
}

fn roll_chip(table: &Table, panel: &SeatPanel) -> AnyView {
    let (frame, seat) = (table.frame, panel.seat);
    let is_lit = crew::is_lit(table, seat);
    let is_sailing = badge(&panel.badges, SAILING).is_some();
    let short = format!("{}/{}", counter(panel, SEAWORTHY), counter(panel, NEEDED));
    let words = format!("{}: {}", frame.name(seat), crew::seaworthy_words(panel));
    let class = classes(format!("roll-chip crew-{seat}"), &[("lit", is_lit), ("sails", is_sailing)]);
    view! {
        <button type="button" class=classes(class, &seat::standing(panel))
            on:click=move |_| bring(&format!("lane-{}", seat.idx()))>
            <span class="roll-face">
                {if is_sailing { art::mark(Mark::Sails).into_any() } else { art::portrait(seat).into_any() }}
            </span>
            <span class="unseen">{words}</span>
            <span class="roll-count" aria-hidden="true">{short}</span>
        </button>
    }
    .into_any()
}

/// Brings what lies above the crews into sight.
fn scroll_up() {
    if let Ok(Some(felt)) = document().query_selector(".wagg-felt") {
        felt.set_scroll_top(0);
    }
}

/// How much there is above the crews: announced events, who sails, the end.
fn news(scene: &Scene) -> usize {
    let announced = scene.piles.iter().filter(|pile| pile.id == ANNOUNCED).map(|pile| pile.cards.len());
    let sailing = scene.seats.iter().filter(|panel| badge(&panel.badges, SAILING).is_some());
    announced.sum::<usize>() + sailing.count() + usize::from(scene.outcome.is_some())
}

/// Brings a lane into sight. Only the felt is scrolled, never the page around it.
fn bring(id: &str) {
    let lane = document().get_element_by_id(id).and_then(|lane| lane.dyn_into::<HtmlElement>().ok());
    let felt = lane.as_ref().and_then(HtmlElement::offset_parent);
    if let (Some(lane), Some(felt)) = (lane, felt) {
        felt.set_scroll_top(lane.offset_top() - LANE_GAP);
    }
}

/// How far a lane keeps from the edge of the felt.
const LANE_GAP: i32 = 6;

/// The end: the crew that sails, large, and how far the others came.
fn celebration(table: &Table, outcome: &Outcome) -> AnyView {
    let frame = table.frame;
    let mut order: Vec<&SeatPanel> = frame.scene.seats.iter().collect();
    order.sort_by_key(|panel| {
        (!outcome.winners.contains(&panel.seat), std::cmp::Reverse(counter(panel, SEAWORTHY)))
    });
    let order: Vec<_> = order.into_iter().map(|panel| (panel.seat, crew::seaworthy_words(panel))).collect();
    seat::celebration(frame, outcome, &order)
}
