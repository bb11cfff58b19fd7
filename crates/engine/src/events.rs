//! Where a game writes the public facts of a step. In rollouts nobody reads them, so they can be switched off.

/// A sink for events.
#[derive(Debug)]
pub struct Events<E>(Option<Vec<E>>);

impl<E> Events<E> {
    /// Keeps what is written.
    #[must_use]
    pub const fn on() -> Self {
        Self(Some(Vec::new()))
    }

    /// Drops what is written.
    #[must_use]
    pub const fn off() -> Self {
        Self(None)
    }

    /// Writes a fact.
    #[inline]
    pub fn push(&mut self, event: E) {
        if let Some(list) = &mut self.0 {
            list.push(event);
        }
    }

    /// What was written.
    #[must_use]
    pub fn into_vec(self) -> Vec<E> {
        self.0.unwrap_or_default()
    }
}
