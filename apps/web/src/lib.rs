//! The browser client's page. It has no game and computes no rules: it draws the scenes that a worker beside it makes,
//! and sends back what they offered.

mod app;
pub mod art;
pub mod board;
mod logbook;
pub mod shell;
mod start;
mod table;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page in this language, with these words. The page's only entry point.
#[wasm_bindgen]
pub fn page(locale: &str, words: &str) {
    console_error_panic_hook::set_once();
    shell::speech::begin(locale, words);
    app::draw();
}
