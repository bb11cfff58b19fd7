//! What a referee answers when a question cannot be answered.

use engine::Message;

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

impl From<serde_json::Error> for JudgeError {
    fn from(error: serde_json::Error) -> Self {
        Self::malformed(error)
    }
}
