//! What this tab remembers until it is closed, also when its page is loaded anew.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::json;

const PREFIX: &str = "yohoho.";

/// What is remembered under this key.
#[must_use]
pub fn read(key: &str) -> Option<JsValue> {
    json::parse(&store()?.get_item(&format!("{PREFIX}{key}")).ok()??)
}

/// Remembers this under a key; where there is no room for it, nothing happens.
pub fn write(key: &str, value: &JsValue) {
    if let (Some(store), Some(text)) = (store(), json::text(value)) {
        let _ = store.set_item(&format!("{PREFIX}{key}"), &text);
    }
}

fn store() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
