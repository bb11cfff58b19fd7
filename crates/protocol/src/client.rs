//! What a client says.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{Json, Seq};

/// The longest frame a client may send, in bytes.
pub const FRAME_MAX: usize = 16 * 1024;

/// How deeply a client may nest lists and objects in a frame.
pub const DEPTH_MAX: usize = 16;

/// What a client says to its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message on a socket.
    Hello {
        /// The version the client speaks.
        protocol: u16,
        /// The last sequence number it saw, if it was here before.
        last: Option<Seq>,
    },
    /// Something to be done, answered by `Done` or `Refused` with the same id.
    Command {
        /// Chosen by the client, never used for anything else.
        id: CommandId,
        /// What.
        request: Request,
    },
    /// Are you there?
    Ping {},
}

/// Something a client wants done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Take a seat under this name: the one named, or the first that is free. A bot's seat may be taken too.
    Sit {
        /// What to be called.
        name: String,
        /// Which seat, or any.
        seat: Option<Seat>,
    },
    /// Give the seat up. In a running game a bot takes it over.
    Stand {},
    /// Host: put a bot into a seat nobody has.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which kind of bot.
        bot: String,
    },
    /// Host: empty a seat that a bot has, or remove a player from the table.
    ClearSeat {
        /// Which seat.
        seat: Seat,
    },
    /// Host: let somebody who was removed sit down again.
    LetIn {
        /// The number of their removal.
        removal: Seq,
    },
    /// Host: begin; open seats are filled with this kind of bot, or the usual one.
    Start {
        /// Which kind of bot fills open seats.
        bot: Option<String>,
    },
    /// A decision in the game.
    Act {
        /// One of the actions the scene offered.
        action: Json,
    },
    /// Host, after the end: the same seats, a new game.
    Rematch {},
    /// Say one of the prepared phrases, such as `well-played`.
    Say {
        /// Its name.
        phrase: String,
    },
}

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

/// Why a frame was not understood.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// It is longer than [`FRAME_MAX`].
    #[error("the message is longer than {FRAME_MAX} bytes")]
    TooLong,
    /// It is no message of this protocol.
    #[error("this is no message of the protocol: {0}")]
    Malformed(String),
}

/// Reads a client's frame.
///
/// # Errors
/// If it is too long or no message of the protocol.
pub fn decode_client(frame: &str) -> Result<ClientMessage, DecodeError> {
    if frame.len() > FRAME_MAX {
        return Err(DecodeError::TooLong);
    }
    if depth(frame) > DEPTH_MAX {
        return Err(DecodeError::Malformed(format!("nested deeper than {DEPTH_MAX}")));
    }
    serde_json::from_str(frame).map_err(|error| DecodeError::Malformed(error.to_string()))
}

/// How deeply JSON is nested. Payloads are not looked into here, so this is the only place that asks.
fn depth(json: &str) -> usize {
    let (mut depth, mut deepest) = (0usize, 0usize);
    let (mut in_string, mut is_escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

impl ClientMessage {
    /// As it goes over the wire.
    ///
    /// # Panics
    /// Never: these types can always be written.
    #[must_use]
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a message can be written")
    }
}
