//! Skallywaggs' own board: the pier where the crews stand, the stall of the Commons, and at the thumb the question, the
//! buttons and the hand. Everything is chosen by tapping it; what is picked narrows what can be done.

mod ask;
mod crew;
mod figure;
mod held;
mod help;
mod look;
mod moment;
mod pick;
mod pirate;
mod quiet;
mod stall;
mod tray;

use hosting::Outcome;
use leptos::prelude::*;

use super::BoardContext;
use super::class::classes;
use super::deed;
use super::feast::feast;
use super::stage::Stage;
use crate::shell::speech;
use help::{Help, Subject};
use look::order;
use moment::Table;
use pick::Mind;

/// Draws the table and follows it.
pub fn board(context: BoardContext) -> AnyView {
    let stage = Stage::new(context);
    let (mind, help) = (Mind::new(), Help::new());
    deed::listen_and(stage, move |offer| quiet::decide(stage, mind, &offer));
    mind.wide.set(is_wide());
    let turned = window_event_listener(leptos::ev::resize, move |_| {
        if mind.wide.get_untracked() != is_wide() {
            mind.wide.set(is_wide());
        }
    });
    on_cleanup(move || turned.remove());
    Effect::new(move |_| context.scene.with(|scene| mind.follow(stage, scene)));
    quiet::keep(stage, mind);
    context.answer(move |name| help.open(Subject::Named(name)));
    // The dialog stays where it is while the table is drawn anew under it.
    view! {
        {draw(stage, mind, help)}
        {help::dialog(stage, help)}
    }
    .into_any()
}

/// Whether there is room for every pirate to be tapped where it stands.
fn is_wide() -> bool {
    let is = |size: Result<wasm_bindgen::JsValue, _>, least: f64| {
        size.ok().and_then(|size| size.as_f64()).is_some_and(|size| size >= least)
    };
    is(window().inner_width(), 1100.0) && is(window().inner_height(), 500.0)
}

/// The table; both of its sides follow the game by themselves, and what has not changed is not touched.
fn draw(stage: Stage, mind: Mind, help: Help) -> AnyView {
    let class = move || class(&Table::new(&stage.frame(), mind, help));
    let n_seats = move || stage.with_scene(|scene| scene.seats.len().to_string());
    let pier = move || {
        let frame = stage.frame();
        mind.look(&frame.scene);
        pier(&Table::new(&frame, mind, help))
    };
    let own_side = move || {
        let frame = stage.frame();
        let is_over = frame.scene.outcome.is_some();
        (!is_over).then(|| ask::own_side(&Table::new(&frame, mind, help))).into_any()
    };
    view! {
        <div class=class data-seats=n_seats>
            <div class="felt wagg-felt" tabindex="0" role="region" aria-label=speech::label("board-piles")>{pier}</div>
            {own_side}
        </div>
    }
    .into_any()
}

fn class(table: &Table) -> String {
    let marks = [
        ("over", table.frame.scene.outcome.is_some()),
        ("watching", table.frame.you().is_none()),
        ("picking", !table.narrowed.chosen.is_empty()),
    ];
    classes("board wagg-board", &marks)
}

/// The crews and the stall, or at the end the feast and the crews.
fn pier(table: &Table) -> AnyView {
    let outcome = table.frame.scene.outcome.as_ref();
    let lanes: Vec<AnyView> = order(table.frame).iter().filter_map(|seat| crew::lane(table, *seat)).collect();
    view! {
        {outcome.map(|outcome| celebration(table, outcome))}
        <div class="lanes">{lanes}</div>
        {outcome.is_none().then(|| stall::stall(table))}
    }
    .into_any()
}

/// The end: the crew that sails, large, and how far the others came.
fn celebration(table: &Table, outcome: &Outcome) -> AnyView {
    let panels = order(table.frame).into_iter().filter_map(|seat| table.panel(seat));
    let order: Vec<_> = panels.map(|panel| (panel.seat, crew::seaworthy_words(panel))).collect();
    feast(table.frame, outcome, &order)
}
