//! What a referee answers when a question cannot be answered.

use engine::Message;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Why a question got no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeError {
    /// The reason, for a person.
    pub why: Message,
    /// Which action of the question was refused, where it was one.
    pub at: Option<usize>,
}

impl JudgeError {
    /// A question that cannot be understood; `detail` says which part.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "callers pass what they have: an error, a literal")]
    pub fn malformed(detail: impl ToString) -> Self {
        Self { why: Message::new("judge-malformed").with("detail", detail.to_string()), at: None }
    }
}

/// Reads a question. What cannot be read is named by its field, beside an example of a question that can.
///
/// # Errors
/// If the question is not of this shape.
pub fn read_question<T: DeserializeOwned>(question: &Value, example: &str) -> Result<T, JudgeError> {
    serde_path_to_error::deserialize(question).map_err(|error| {
        let why = unreadable(&error.path().to_string(), &error.inner().to_string());
        JudgeError { why: why.with("example", example.to_owned()), at: None }
    })
}

/// The reason in our own words. What serde quotes are names and values; the first is the question's.
fn unreadable(path: &str, detail: &str) -> Message {
    let mut quoted = detail.split('`').skip(1).step_by(2);
    let known_as = |kind: &str| detail.starts_with(kind);
    if known_as("missing field") {
        let field = quoted.next().unwrap_or_default();
        let field = if path == "." { field.to_owned() } else { format!("{path}.{field}") };
        return Message::new("judge-field-missing").with("field", field);
    }
    if known_as("unknown field") {
        let field = quoted.next().unwrap_or_default().to_owned();
        let fields = quoted.collect::<Vec<_>>().join(", ");
        return Message::new("judge-field-unknown").with("field", field).with("fields", fields);
    }
    if known_as("unknown variant") {
        let value = quoted.next().unwrap_or_default().to_owned();
        let values = quoted.collect::<Vec<_>>().join(", ");
        let message = Message::new("judge-field-choice").with("field", path.to_owned());
        return message.with("value", value).with("values", values);
    }
    if path == "." {
        return Message::new("judge-not-object");
    }
    Message::new("judge-field-wrong").with("field", path.to_owned())
}

impl From<serde_json::Error> for JudgeError {
    fn from(error: serde_json::Error) -> Self {
        Self::malformed(error)
    }
}
