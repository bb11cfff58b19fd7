//! A tap hurries, and holding stays: on the ground of the table, where no control is, or by a key.

use std::time::Duration;

use crossing::ToWorker;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::session::Session;

/// Whoever presses for longer holds on.
const LONG: Duration = Duration::from_millis(400);

/// Where a key or a tap means something else.
const CONTROLS: &str =
    "button, a, input, select, textarea, label, summary, dialog, [contenteditable], [data-offer]";

/// A finger on the ground.
#[derive(Default)]
struct Press {
    timer: Option<TimeoutHandle>,
    is_long: bool,
}

/// Listens as long as the view is there.
pub fn listen(session: Session) {
    let press = StoredValue::new(Press::default());
    let listeners = ["pointerdown", "pointerup", "pointercancel", "click", "keydown"].map(|name| {
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
        "keydown" => hurry_by_key(session, event.dyn_ref()?, is_in),
        "click" if is_ground() && !press.with_value(|press| press.is_long) => session.relay(ToWorker::Hurry),
        "pointerdown" if is_ground() => {
            let hold = move || {
                press.try_update_value(|press| press.is_long = true);
                session.relay(ToWorker::Hold(true));
            };
            let timer = set_timeout_with_handle(hold, LONG).ok();
            press.set_value(Press { timer, is_long: false });
        }
        "pointerup" | "pointercancel" => {
            press.try_update_value(|press| press.timer.take()).flatten()?.clear();
            session.relay(ToWorker::Hold(false));
        }
        _ => {}
    }
    Some(())
}

fn hurry_by_key(session: Session, event: &KeyboardEvent, is_in: impl Fn(&str) -> bool) {
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    if has_modifier || event.repeat() || is_in("input, textarea, select, dialog, [contenteditable]") {
        return;
    }
    match event.key().as_str() {
        "l" | "L" if !is_taken(session) => session.relay(ToWorker::Again),
        "." => session.relay(ToWorker::Hurry),
        // Where nothing waits, it goes down the page.
        " " if session.is_more.get_untracked() && !is_in(CONTROLS) => {
            event.prevent_default();
            session.relay(ToWorker::Hurry);
        }
        _ => {}
    }
}

/// Whether the key does something in the game now.
fn is_taken(session: Session) -> bool {
    session.scene.with_untracked(|scene| scene.offers.iter().any(|offer| offer.hotkey == Some('l')))
}
