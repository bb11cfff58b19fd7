//! What a press on the table means. On its ground, where no control is, a tap hurries and holding stays; on a card,
//! holding or the other mouse button asks what it is. Keys do the same.

use std::time::Duration;

use crossing::ToWorker;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, MouseEvent};

use super::session::Session;
use crate::shell::shortcut;

/// Whoever presses for longer holds on.
const LONG: Duration = Duration::from_millis(400);

/// Where a key or a tap means something else.
const CONTROLS: &str =
    "button, a, input, select, textarea, label, summary, dialog, [contenteditable], [data-offer]";

/// A finger on the table.
#[derive(Default)]
struct Press {
    timer: Option<TimeoutHandle>,
    is_long: bool,
}

/// Listens as long as the view is there.
pub fn listen(session: Session) {
    let press = StoredValue::new(Press::default());
    let listeners =
        ["pointerdown", "pointerup", "pointercancel", "contextmenu", "click", "keydown"].map(|name| {
            window_event_listener_untyped(name, move |event| {
                hear(session, press, &event);
            })
        });
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
}

fn hear(session: Session, press: StoredValue<Press>, event: &Event) -> Option<()> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let is_in = |css: &str| target.closest(css).ok().flatten().is_some();
    let is_ground = || is_in(".stage") && !is_in(CONTROLS);
    match event.type_().as_str() {
        "keydown" | "click" if is_pressed(event, &target) => ask(session, event, &target)?,
        "keydown" => press_key(session, event.dyn_ref()?, &target, is_in),
        "contextmenu" => ask(session, event, &target)?,
        "click" if is_ground() && !press.with_value(|press| press.is_long) => session.relay(ToWorker::Hurry),
        "pointerdown" => {
            let_go(session, press);
            let is_main = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.button() == 0);
            let name = name_at(&target).filter(|_| is_main);
            let is_ground = || is_main && is_ground();
            let timer = (name.is_some() || is_ground()).then(|| stay(session, press, name)).flatten();
            press.set_value(Press { timer, is_long: false });
        }
        "pointerup" | "pointercancel" => let_go(session, press),
        _ => {}
    }
    Some(())
}

/// The finger is gone, or another has come; if it held everything up, that is over.
fn let_go(session: Session, press: StoredValue<Press>) {
    if let Some(timer) = press.try_update_value(|press| press.timer.take()).flatten() {
        timer.clear();
        session.relay(ToWorker::Hold(false));
    }
}

/// A finger that stays on a card asks about it, and anywhere else it holds everything up.
fn stay(session: Session, press: StoredValue<Press>, name: Option<String>) -> Option<TimeoutHandle> {
    let act = move || {
        press.try_update_value(|press| press.is_long = true);
        match name {
            Some(name) => session.asked.set(Some(name)),
            None => session.relay(ToWorker::Hold(true)),
        }
    };
    set_timeout_with_handle(act, LONG).ok()
}

fn ask(session: Session, event: &Event, target: &Element) -> Option<()> {
    let name = name_at(target)?;
    event.prevent_default();
    session.asked.set(Some(name));
    Some(())
}

/// Whether a card on the table is pressed as a button is without a finger: by Enter, by the space bar, or by what reads
/// the page out.
fn is_pressed(event: &Event, target: &Element) -> bool {
    let is_card = target.matches("[role=button][data-pile]").unwrap_or(false);
    let is_key = |event: &KeyboardEvent| ["Enter", " "].contains(&event.key().as_str());
    let is_press = match event.dyn_ref::<KeyboardEvent>() {
        Some(event) => is_key(event),
        None => event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() == 0),
    };
    is_card && is_press
}

/// The name of the card that is meant, or of the pile where no card is.
fn name_at(target: &Element) -> Option<String> {
    if let Some(card) = target.closest(".board [data-card]").ok()? {
        return card.get_attribute("data-card");
    }
    let around = target.closest(".board :is(button, .pile)").ok()??;
    let card = around.query_selector("[data-card]").ok()?;
    card.and_then(|card| card.get_attribute("data-card")).or_else(|| around.get_attribute("data-pile"))
}

fn press_key(session: Session, event: &KeyboardEvent, target: &Element, is_in: impl Fn(&str) -> bool) {
    let Some(key) = shortcut::key(event).map(|key| key.to_ascii_lowercase()) else { return };
    match key.as_str() {
        key if is_taken(session, key) => {}
        "l" => session.relay(ToWorker::Again),
        "." => session.relay(ToWorker::Hurry),
        "?" | "i" => {
            ask(session, event, target);
        }
        // Where nothing waits, it goes down the page.
        " " if session.is_more.get_untracked() && !is_in(CONTROLS) => {
            event.prevent_default();
            session.relay(ToWorker::Hurry);
        }
        _ => {}
    }
}

/// Whether the key does something in the game now.
fn is_taken(session: Session, key: &str) -> bool {
    session.scene.with_untracked(|scene| scene.offers.iter().any(|offer| key.chars().eq(offer.hotkey)))
}
