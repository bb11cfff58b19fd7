//! The referee: says what three parts make, and how many each crew needs. It asks the same functions as the game.

use engine::Message;
use hosting::JudgeError;
use serde_json::Value;

/// Answers a question.
pub(crate) fn answer(_question: &Value) -> Result<Value, JudgeError> {
    Err(JudgeError { why: Message::new("skallywaggs-judge-ask"), at: None })
}
