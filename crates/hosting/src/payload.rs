//! Payloads of games: JSON that is passed on. Where the format is not JSON, a payload is written as its text.

use serde::de::Error as _;
use serde::ser::SerializeStruct as _;
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
        let text = Written(String::deserialize(deserializer)?);
        to_raw_value(&text).map_err(|_| D::Error::custom("no payload"))
    }
}

/// What `serde_json` calls a piece of JSON that is written down as it is.
const RAW: &str = "$serde_json::private::RawValue";

/// A payload in a format that is not JSON. It was JSON when our own worker wrote it, and is not read through again: a page
/// would have to bring a reader for that, and a tenth of what the screen of a table weighs.
struct Written(String);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut raw = serializer.serialize_struct(RAW, 1)?;
        raw.serialize_field(RAW, &self.0)?;
        raw.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_down_as_it_is_stays_as_it_is() {
        for text in [r#"{"bid":3}"#, "null", r#""Ahoy \" there""#] {
            let raw = to_raw_value(&Written(text.to_owned())).expect("a payload");
            assert_eq!(raw.get(), text);
            assert_eq!(serde_json::to_string(&[raw]).expect("JSON"), format!("[{text}]"));
        }
    }
}
