//! Why a frame cannot be read.

/// The longest frame a client may send, in bytes.
pub const FRAME_MAX: usize = 16 * 1024;

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
