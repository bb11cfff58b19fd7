//! The browser client: one program for the page and for the worker that hosts offline tables.
//! It computes no rules: it draws scenes and sends back what they offered.

mod api;
mod app;
pub mod art;
pub mod board;
mod carrier;
mod chance;
mod connection;
mod cue;
mod focus;
mod front;
mod invitation;
mod kept;
mod lobby;
mod log;
mod menu;
pub mod motion;
mod name;
mod offline;
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

pub use offline::hear;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page. The page's only entry point.
#[wasm_bindgen]
pub fn page() {
    console_error_panic_hook::set_once();
    app::draw();
}
