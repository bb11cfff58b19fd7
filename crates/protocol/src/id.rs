//! How both sides name things: updates by their number, commands by a name of the client's.

use serde::{Deserialize, Serialize};

/// The place of an update in a table's history, counted from 1.
pub type Seq = u64;

/// The name of a command, unique among all a client ever sends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(String);

impl CommandId {
    /// The id, if it is 1 to 40 letters, digits or dashes.
    #[must_use]
    pub fn new(id: &str) -> Option<Self> {
        let sound =
            (1..=40).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        sound.then(|| Self(id.to_owned()))
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandId {
    type Error = &'static str;

    fn try_from(id: String) -> Result<Self, &'static str> {
        Self::new(&id).ok_or("a command id is 1 to 40 letters, digits or dashes")
    }
}

impl From<CommandId> for String {
    fn from(id: CommandId) -> Self {
        id.0
    }
}
