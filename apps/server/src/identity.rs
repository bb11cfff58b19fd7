//! Who a visitor is: a random secret in a cookie (browsers) or an `Authorization` header (programs), never a
//! password. What is stored is a hash of the secret and the table, so a stolen log opens no seat and two tables
//! cannot be compared.

use std::fmt;

use axum::http::{HeaderMap, HeaderValue, header};
use room::GuestKey;
use sha2::{Digest, Sha256};

use crate::TableId;

const YEAR_S: u32 = 365 * 24 * 3_600;

/// A guest's secret. It is never logged, and goes to nobody but the guest.
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new guest's.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The secret as it was sent: 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    /// The secret as it was sealed.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// To be sealed, and for nothing else.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Who this is at a table.
    #[must_use]
    pub fn key(&self, table: &TableId) -> GuestKey {
        GuestKey(hex::encode(self.digest(table.as_str())))
    }

    /// Who this is for one purpose, the same at every table: such as to the limits, in memory only.
    #[must_use]
    pub fn digest(&self, purpose: &str) -> [u8; 32] {
        Sha256::new().chain_update(self.0).chain_update(purpose).finalize().into()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A visitor and how they showed who they are.
#[derive(Clone, Debug)]
pub struct Guest {
    /// Their secret.
    pub secret: Secret,
    /// How they showed it.
    pub shown: Shown,
}

/// How a guest showed who they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// By a bearer token: a program.
    Bearer,
    /// By our cookie: a browser that was here before.
    Cookie,
    /// Not at all: a new guest, who gets the cookie with the answer.
    New,
}

/// Why a visitor is turned away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoGuest {
    /// What they showed is no token of ours.
    #[error("the token is malformed")]
    Malformed,
    /// The system gives no randomness for a new one.
    #[error("the system has no randomness")]
    NoRandomness,
}

/// The guest's cookie: its name and attributes depend on whether players come by https.
#[derive(Clone, Copy, Debug)]
pub struct GuestCookie {
    name: &'static str,
    attributes: &'static str,
}

impl GuestCookie {
    /// For players who come by https: the browser binds it to this very host.
    pub const SECURE: Self =
        Self { name: "__Host-yohoho_guest", attributes: "HttpOnly; SameSite=Lax; Secure" };
    /// For a table at home.
    pub const PLAIN: Self = Self { name: "yohoho_guest", attributes: "HttpOnly; SameSite=Lax" };

    /// Who sends these headers.
    ///
    /// # Errors
    /// If they show something that is no token of ours.
    pub fn identify(self, headers: &HeaderMap) -> Result<Guest, NoGuest> {
        if let Some(authorization) = headers.get(header::AUTHORIZATION) {
            let secret = bearer(authorization).ok_or(NoGuest::Malformed)?;
            return Ok(Guest { secret, shown: Shown::Bearer });
        }
        if let Some(token) = self.find(headers) {
            let secret = Secret::parse(token).ok_or(NoGuest::Malformed)?;
            return Ok(Guest { secret, shown: Shown::Cookie });
        }
        Self::new_guest()
    }

    /// A guest nobody knows yet.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn new_guest() -> Result<Guest, NoGuest> {
        let secret = Secret::fresh().map_err(|_| NoGuest::NoRandomness)?;
        Ok(Guest { secret, shown: Shown::New })
    }

    /// The header that gives a new guest the cookie.
    ///
    /// # Panics
    /// Never: the value is plain ASCII.
    #[must_use]
    pub fn set(self, secret: &Secret) -> HeaderValue {
        let Self { name, attributes } = self;
        let token = hex::encode(secret.0);
        let cookie = format!("{name}={token}; Path=/; Max-Age={YEAR_S}; {attributes}");
        let mut value = HeaderValue::from_str(&cookie).expect("a cookie is plain ASCII");
        value.set_sensitive(true);
        value
    }

    fn find(self, headers: &HeaderMap) -> Option<&str> {
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find_map(|(name, token)| (name == self.name).then_some(token))
    }
}

fn bearer(authorization: &HeaderValue) -> Option<Secret> {
    let (scheme, token) = authorization.to_str().ok()?.split_once(' ')?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return None;
    }
    Secret::parse(token.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_browser_is_known_by_its_cookie_and_a_program_by_its_bearer_token() {
        let token = "ab".repeat(32);
        let cookie = headers(&[(header::COOKIE, &format!("theme=dark; yohoho_guest={token}"))]);
        assert_eq!(GuestCookie::PLAIN.identify(&cookie).unwrap().shown, Shown::Cookie);
        let bearer = headers(&[(header::AUTHORIZATION, &format!("Bearer {token}"))]);
        let guest = GuestCookie::PLAIN.identify(&bearer).unwrap();
        assert_eq!((guest.shown, guest.secret.0), (Shown::Bearer, [0xab; 32]));
        assert_eq!(GuestCookie::PLAIN.identify(&HeaderMap::new()).unwrap().shown, Shown::New);
    }

    #[test]
    fn what_is_no_token_is_refused() {
        for token in ["", "x", "ab", &"ab".repeat(31), &"ab".repeat(33), &"zz".repeat(32)] {
            let cookie = headers(&[(header::COOKIE, &format!("yohoho_guest={token}"))]);
            assert_eq!(GuestCookie::PLAIN.identify(&cookie).unwrap_err(), NoGuest::Malformed, "{token}");
            for scheme in ["Bearer ", "Basic ", ""] {
                let bearer = headers(&[(header::AUTHORIZATION, &format!("{scheme}{token}"))]);
                assert_eq!(GuestCookie::PLAIN.identify(&bearer).unwrap_err(), NoGuest::Malformed, "{token}");
            }
        }
    }

    #[test]
    fn a_guest_is_somebody_else_at_every_table_and_the_secret_is_never_shown() {
        let secret = Secret([7; 32]);
        let (here, there) = (TableId::fresh().unwrap(), TableId::fresh().unwrap());
        assert_eq!(secret.key(&here), secret.key(&here));
        assert_ne!(secret.key(&here), secret.key(&there));
        assert_ne!(secret.key(&here), Secret([8; 32]).key(&here));
        assert!(!secret.key(&here).0.contains(&hex::encode([7; 32])));
        assert_eq!(format!("{secret:?}"), "Secret(..)");
    }
}
