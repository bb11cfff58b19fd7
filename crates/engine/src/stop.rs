//! A signal from outside to stop thinking. Whoever gives it may have a clock; whoever heeds it has none.

use std::fmt;
use std::sync::Arc;

/// Asked by a bot between two worlds. It is a safety net: what a bot decides follows from its budget, and only one
/// that is stopped short of it decides by what it has.
///
/// ```
/// use engine::Stop;
///
/// assert!(!Stop::never().is_said());
/// assert!(Stop::never().or_when(|| true).is_said());
/// ```
#[derive(Clone, Default)]
pub struct Stop(Vec<Arc<dyn Fn() -> bool + Send + Sync>>);

impl Stop {
    /// One that is never said.
    #[must_use]
    pub const fn never() -> Self {
        Self(Vec::new())
    }

    /// The same, and said as well once `enough` holds.
    #[must_use]
    pub fn or_when(mut self, enough: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        self.0.push(Arc::new(enough));
        self
    }

    /// Either of the two.
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        self.0.extend(other.0.iter().cloned());
        self
    }

    /// Whether it is said.
    #[must_use]
    pub fn is_said(&self) -> bool {
        self.0.iter().any(|enough| enough())
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Stop").field(&self.is_said()).finish()
    }
}
