//! The version of the messages. It goes up whenever an older client would misread a newer server.

/// The version spoken here.
pub const PROTOCOL: u16 = 5;
