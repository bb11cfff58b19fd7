//! A payload of a game in any format: JSON where the format is JSON, and its text elsewhere.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::Json;

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
