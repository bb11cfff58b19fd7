//! Values as JSON, or why they cannot be written.

use hosting::Json;
use serde::Serialize;
use serde_json::value::to_raw_value;

/// As text.
pub(crate) fn text<T: Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("it cannot be written: {error}"))
}

/// As it is passed on.
pub(crate) fn raw<T: Serialize>(value: &T) -> Result<Json, String> {
    to_raw_value(value).map_err(|error| format!("it cannot be written: {error}"))
}
