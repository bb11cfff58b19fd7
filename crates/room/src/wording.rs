//! The words of a table: the wordbook for every message a room can send.

use engine::Message;
use protocol::{DecodeError, FRAME_MAX, ServerMessage};
use wordbook::wordbooks;

/// The wordbook of rooms in this language (`en`), prepared. Its keys begin with `room-`.
#[must_use]
pub fn messages(locale: &str) -> Option<&'static str> {
    wordbooks!(locale, "messages/*.ftl")
}

/// The reply to an unreadable frame. The connection may go on.
#[must_use]
pub fn misunderstood(error: &DecodeError) -> ServerMessage {
    let reason = match error {
        DecodeError::TooLong => Message::new("room-frame-too-long").with("max", FRAME_MAX),
        DecodeError::Malformed(_) => Message::new("room-frame-malformed"),
    };
    ServerMessage::Refused { id: None, reason }
}
