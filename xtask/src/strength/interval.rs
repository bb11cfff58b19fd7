//! Intervals as the arena writes them.

use serde_json::Value;

/// The two ends of where a figure lies in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Interval(pub(crate) f64, pub(crate) f64);

impl Interval {
    /// The one that was written, if there is any.
    pub(crate) fn read(value: &Value) -> Option<Self> {
        Some(Self(value[0].as_f64()?, value[1].as_f64()?))
    }
}
