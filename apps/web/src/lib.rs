//! The browser client's page. It has no game and computes no rules: it draws the scenes that a worker beside it makes,
//! and sends back what they offered.

mod api;
mod app;
pub mod art;
pub mod board;
mod chance;
mod cue;
mod focus;
mod front;
mod games;
mod invitation;
mod json;
mod kept;
mod lobby;
mod log;
mod mate;
mod menu;
pub mod motion;
mod name;
mod own_list;
mod primer;
mod question;
mod route;
mod rules;
mod session;
mod setup;
pub mod speech;
mod storage;
mod table;
mod version;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page. The page's only entry point.
#[wasm_bindgen]
pub fn page() {
    console_error_panic_hook::set_once();
    app::draw();
}
