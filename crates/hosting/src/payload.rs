//! Payloads of games: JSON that is passed on. Where the format is not JSON, a payload is written as its text.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// A piece of JSON that is passed on without being looked into.
pub type Json = Box<RawValue>;

/// Our own types always become JSON; conformance checks each of them.
pub(crate) fn json<T: Serialize>(value: &T) -> Json {
    to_raw_value(value).expect("game data can be written as JSON")
}

pub(crate) fn serialize<S: Serializer>(payload: &Json, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        payload.serialize(serializer)
    } else {
        payload.get().serialize(serializer)
    }
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
    if deserializer.is_human_readable() {
        Json::deserialize(deserializer)
    } else {
        RawValue::from_string(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
