//! When the reader wants to be asked about other players' events. It is kept on this device; the page answers the rest.

use hosting::Scene;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::storage;
use crate::board::names::skallywaggs::{ANSWER, QUESTION};

/// Always, only when an event hits the reader and they could answer it, or never.
pub const WATCHES: [&str; 3] = ["always", "hit", "never"];

const KEY: &str = "watch";

thread_local! {
    static CHOSEN: ArcRwSignal<&'static str> = ArcRwSignal::new(kept());
}

/// The reader's own choice. Tracks it.
#[must_use]
pub fn own() -> &'static str {
    CHOSEN.with(ArcRwSignal::get)
}

/// Keeps the choice of this name.
pub fn choose(name: &str) {
    if let Some(known) = known(name) {
        CHOSEN.with(|chosen| chosen.set(known));
        storage::write(KEY, &JsValue::from(known));
    }
}

/// Whether the page lets it happen by itself, and nobody is called to the table for it.
#[must_use]
pub fn answers_itself(scene: &Scene) -> bool {
    let Some(question) = scene.facts.iter().find(|fact| fact.kind == QUESTION) else { return false };
    let could = || scene.offers.iter().any(|offer| offer.verb == ANSWER);
    match own() {
        "always" => false,
        "never" => true,
        _ => question.value != Some(1) || !could(),
    }
}

fn kept() -> &'static str {
    storage::read(KEY).and_then(|kept| known(&kept.as_string()?)).unwrap_or(WATCHES[1])
}

fn known(name: &str) -> Option<&'static str> {
    WATCHES.into_iter().find(|known| *known == name)
}
