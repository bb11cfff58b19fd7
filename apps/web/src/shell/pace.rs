//! How fast the reader likes a table to be shown. It is kept on this device and tells others nothing.

use client::Pace;
use wasm_bindgen::JsValue;

use super::storage;

/// Every pace by its name, the slowest first.
pub const PACES: [(&str, Pace); 4] =
    [("calm", Pace::CALM), ("usual", Pace::USUAL), ("quick", Pace::QUICK), ("at-once", Pace::AT_ONCE)];

/// The name of the reader's own pace.
#[must_use]
pub fn name() -> &'static str {
    let kept = storage::read(KEY).and_then(|kept| kept.as_string()).unwrap_or_default();
    known(&kept).unwrap_or(("usual", Pace::USUAL)).0
}

/// The reader's own pace.
#[must_use]
pub fn own() -> Pace {
    known(name()).map_or(Pace::USUAL, |(_, pace)| pace)
}

/// Keeps the pace of this name.
pub fn choose(name: &str) {
    storage::write(KEY, &JsValue::from(name));
}

const KEY: &str = "pace";

fn known(name: &str) -> Option<(&'static str, Pace)> {
    PACES.into_iter().find(|(known, _)| *known == name)
}
