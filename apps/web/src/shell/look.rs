//! How the tavern looks: by night, by day, with the strongest contrast, or as the device says. It is kept on this device;
//! `boot.js` reads it before anything is drawn.

use leptos::prelude::document;
use wasm_bindgen::JsValue;

use super::storage;

/// Every look by its name, the usual one first.
pub const LOOKS: [&str; 4] = ["night", "day", "contrast", "device"];

const KEY: &str = "look";

/// The reader's own.
#[must_use]
pub fn own() -> String {
    storage::read(KEY).and_then(|kept| kept.as_string()).unwrap_or_else(|| LOOKS[0].to_owned())
}

/// Keeps it, and shows it at once.
pub fn choose(name: &str) {
    storage::write(KEY, &JsValue::from(name));
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-look", name);
    }
}
