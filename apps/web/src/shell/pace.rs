//! How fast the reader likes a table to be shown. It is kept on this device and tells others nothing.

use std::cell::Cell;

use client::Pace;
use wasm_bindgen::JsValue;

use super::storage;

/// Every pace by its name, the slowest first.
pub const PACES: [(&str, Pace); 4] =
    [("calm", Pace::CALM), ("usual", Pace::USUAL), ("quick", Pace::QUICK), ("at-once", Pace::AT_ONCE)];

thread_local! {
    /// What was chosen since the page was loaded, for browsers that keep nothing.
    static CHOSEN: Cell<Option<(&'static str, Pace)>> = const { Cell::new(None) };
}

/// The name of the reader's own pace.
#[must_use]
pub fn name() -> &'static str {
    chosen().0
}

/// The reader's own pace.
#[must_use]
pub fn own() -> Pace {
    chosen().1
}

/// Tells the style sheets: for those who hurry, what turns is over sooner too.
pub fn show() {
    if let Some(page) = leptos::prelude::document().document_element() {
        let _ = page.set_attribute("data-pace", name());
    }
}

/// Keeps the pace of this name.
pub fn choose(name: &str) {
    CHOSEN.set(known(name));
    storage::write(KEY, &JsValue::from(name));
}

fn chosen() -> (&'static str, Pace) {
    let kept = || storage::read(KEY).and_then(|kept| known(&kept.as_string()?));
    CHOSEN.get().or_else(kept).unwrap_or(("usual", Pace::USUAL))
}

const KEY: &str = "pace";

fn known(name: &str) -> Option<(&'static str, Pace)> {
    PACES.into_iter().find(|(known, _)| *known == name)
}
