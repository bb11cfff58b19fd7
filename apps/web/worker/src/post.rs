//! The way to the page.

use crossing::{FromWorker, pack};
use js_sys::Uint8Array;

use crate::scope::scope;

/// Tells the page all of this at once; nothing is not told.
pub fn post(tidings: &[FromWorker]) {
    if tidings.is_empty() {
        return;
    }
    let bytes = Uint8Array::from(&pack(&tidings)[..]);
    // Posting fails only when the page is gone.
    let _ = scope().post_message(&bytes);
}
