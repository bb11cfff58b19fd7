//! The browser client: one program for the page and for the worker that hosts offline tables.

pub mod art;
pub mod board;
pub mod motion;
pub mod speech;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page.
#[wasm_bindgen]
pub fn page() {
    console_error_panic_hook::set_once();
}
