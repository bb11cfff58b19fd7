//! The way to the page.

use std::cell::Cell;

use crossing::{FromWorker, LOCALE, pack};
use js_sys::Uint8Array;

use crate::game::GAME;
use crate::scope::scope;

thread_local! {
    static HAS_SPOKEN: Cell<bool> = const { Cell::new(false) };
}

/// Tells the page all of this at once, after the words of the game; nothing is not told.
pub fn post(tidings: &[FromWorker]) {
    if tidings.is_empty() {
        return;
    }
    if !HAS_SPOKEN.replace(true) {
        let words = GAME.messages(LOCALE).unwrap_or_default().to_owned();
        send(&[FromWorker::Words(words)]);
    }
    send(tidings);
}

fn send(tidings: &[FromWorker]) {
    let bytes = Uint8Array::from(&pack(&tidings)[..]);
    // Posting fails only when the page is gone.
    let _ = scope().post_message(&bytes);
}
