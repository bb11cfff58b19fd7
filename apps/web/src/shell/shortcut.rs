//! Keys that act from anywhere on the table.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::cue::Cue;

/// Where a key means something else.
const TYPING: &str = "input, textarea, select, dialog, [contenteditable]";

/// The key, if it may act: it is pressed alone and once, goes into no text or dialog, and the reader wants such keys.
#[must_use]
pub fn key(event: &KeyboardEvent) -> Option<String> {
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    let is_meant = !has_modifier && !event.repeat() && !is_typing(event) && Cue::Keys.is_on();
    is_meant.then(|| event.key())
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(TYPING).ok().flatten().is_some())
}
