//! The number of a kept name: random, so that it says nothing about anybody. A passkey calls its user by it.

/// The number of a kept name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account([u8; 16]);

impl Account {
    /// A new one.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// As it is stored.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// As it was stored, if it is one.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}
