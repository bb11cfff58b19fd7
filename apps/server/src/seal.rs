//! A guest's secret under lock and key: AES-256-GCM, bound to the account it belongs to.

use std::fmt;

use aes_gcm::aead::{Aead, KeyInit, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use hkdf::Hkdf;
use sha2::Sha256;

use crate::account::Account;
use crate::identity::Secret;

const NONCE_LEN: usize = 12;

/// A key that seals secrets. It is never logged.
#[derive(Clone)]
pub struct SealKey([u8; 32]);

impl SealKey {
    /// The key that follows from random bytes, for this purpose alone.
    #[must_use]
    pub fn derived(random: &[u8], purpose: &str) -> Self {
        Self(derived(random, purpose))
    }

    /// The secret, sealed: 12 bytes that are used once, and what only this key opens for this account.
    ///
    /// # Errors
    /// If the system has no randomness.
    ///
    /// # Panics
    /// Never: a secret is short.
    pub fn seal(&self, secret: &Secret, account: &Account) -> Result<Vec<u8>, getrandom::Error> {
        let mut once = [0; NONCE_LEN];
        getrandom::fill(&mut once)?;
        let payload = Payload { msg: secret.as_bytes(), aad: account.as_bytes() };
        let sealed = self.cipher().encrypt(&Nonce::from(once), payload).expect("a secret is short");
        Ok([&once[..], &sealed[..]].concat())
    }

    /// The secret, if it was sealed with this key for this account and nothing was changed.
    #[must_use]
    pub fn open(&self, sealed: &[u8], account: &Account) -> Option<Secret> {
        let (once, sealed) = sealed.split_first_chunk::<NONCE_LEN>()?;
        let payload = Payload { msg: sealed, aad: account.as_bytes() };
        let opened = self.cipher().decrypt(&Nonce::from(*once), payload).ok()?;
        Secret::of_bytes(&opened)
    }

    fn cipher(&self) -> Aes256Gcm {
        Aes256Gcm::new(&self.0.into())
    }
}

impl fmt::Debug for SealKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealKey(..)")
    }
}

/// What follows from random bytes for one purpose: nobody gets from it to them, or to what follows for another.
///
/// # Panics
/// Never: 32 bytes can always be derived.
#[must_use]
pub fn derived(random: &[u8], purpose: &str) -> [u8; 32] {
    let mut bytes = [0; 32];
    Hkdf::<Sha256>::new(None, random).expand(purpose.as_bytes(), &mut bytes).expect("32 bytes are few");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_opened_by_its_key_for_its_account_alone() {
        let (secret, account) = (Secret::fresh().unwrap(), Account::fresh().unwrap());
        let key = SealKey::derived(b"random", "this");
        let sealed = key.seal(&secret, &account).unwrap();
        assert_eq!(key.open(&sealed, &account).unwrap().as_bytes(), secret.as_bytes());
        assert_ne!(key.seal(&secret, &account).unwrap(), sealed, "no two are alike");
        let others = [SealKey::derived(b"random", "that"), SealKey::derived(b"other", "this")];
        assert!(others.iter().all(|other| other.open(&sealed, &account).is_none()));
        assert!(key.open(&sealed, &Account::fresh().unwrap()).is_none());
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert!(key.open(&changed, &account).is_none(), "byte {at}");
            assert!(key.open(&sealed[..at], &account).is_none(), "{at} bytes");
        }
        assert!(!sealed.windows(8).any(|window| secret.as_bytes().windows(8).any(|part| part == window)));
        assert_eq!(format!("{key:?}"), "SealKey(..)");
    }
}
