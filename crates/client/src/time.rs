//! Time, as a client is told it.

/// A point in time or a span, in milliseconds. Whose clock it is does not matter, as long as it never goes back.
pub type Millis = u64;
