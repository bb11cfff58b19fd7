//! Passkeys: what is asked of a browser, and whether its answer holds. A question is asked once, of one guest, and
//! forgotten after five minutes; only where browsers have passkeys at all, by https or on this very machine.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, header};
use serde_json::{Value, json};
use tokio::time::Instant;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, Webauthn, WebauthnBuilder, WebauthnError,
};

use crate::BaseUrl;
use crate::account::Account;
use crate::store::GuestHash;

/// How long somebody may take over an answer.
const LIFE: Duration = Duration::from_secs(5 * 60);
/// How many questions may be open, of each kind.
const OPEN_MAX: usize = 4_096;
/// What a browser calls us when it asks its user.
const HOUSE: &str = "Yo-Ho-Ho";

/// A question for a browser, as `navigator.credentials` wants it in JSON.
pub type Question = Value;

/// Why there is no passkey, or it opens nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPasskey {
    /// The answer fits no question that is open, or is none.
    #[error("the answer does not fit")]
    Unfit,
    /// Too many questions are open.
    #[error("too many questions are open")]
    Full,
}

/// The page that asks, as passkeys know it: each belongs to one host.
#[derive(Debug)]
pub struct Site {
    webauthn: Webauthn,
}

impl Site {
    /// The page from which a request with these headers comes, if browsers let it have passkeys.
    #[must_use]
    pub fn of(headers: &HeaderMap, base_url: Option<&BaseUrl>) -> Option<Self> {
        let origin = match base_url {
            Some(base_url) => base_url.origin().to_owned(),
            None => format!("http://{}", headers.get(header::HOST)?.to_str().ok()?),
        };
        let (scheme, authority) = origin.split_once("://")?;
        let authority: Authority = authority.parse().ok()?;
        let host = authority.host().to_ascii_lowercase();
        if scheme != "https" && host != "localhost" {
            return None;
        }
        let url = Url::parse(&origin).ok()?;
        // A number is no host to a passkey.
        url.domain().filter(|domain| *domain == host)?;
        let builder = WebauthnBuilder::new(&host, &url).ok()?;
        let webauthn = builder.rp_name(HOUSE).timeout(LIFE).build().ok()?;
        Some(Self { webauthn })
    }
}

/// Questions that are open.
pub struct Passkeys {
    offers: Open<PasskeyRegistration>,
    entries: Open<DiscoverableAuthentication>,
}

impl fmt::Debug for Passkeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passkeys(..)")
    }
}

impl Default for Passkeys {
    fn default() -> Self {
        Self { offers: Open::new(), entries: Open::new() }
    }
}

impl Passkeys {
    /// Asks a browser to make a passkey for this account, unless it has one of these already.
    ///
    /// # Errors
    /// If too many questions are open.
    pub fn offer(
        &self,
        site: &Site,
        guest: GuestHash,
        account: &Account,
        name: &str,
        known: &[Passkey],
    ) -> Result<Question, NoPasskey> {
        let known = known.iter().map(|passkey| passkey.cred_id().clone()).collect();
        let user = Uuid::from_bytes(*account.as_bytes());
        let begun = site.webauthn.start_passkey_registration(user, name, name, Some(known));
        let (question, offer) = begun.map_err(|error| unfit(&error))?;
        self.offers.put(guest, offer, Instant::now())?;
        let mut question = serde_json::to_value(question).map_err(|_| NoPasskey::Unfit)?;
        // The passkey itself has to say whose it is: nobody types a name to come in.
        let selection = &mut question["publicKey"]["authenticatorSelection"];
        (selection["residentKey"], selection["requireResidentKey"]) = (json!("required"), json!(true));
        Ok(question)
    }

    /// The passkey that a browser has made.
    ///
    /// # Errors
    /// If it does not answer what this guest was asked last.
    pub fn accept(
        &self,
        site: &Site,
        guest: &GuestHash,
        answer: &RegisterPublicKeyCredential,
    ) -> Result<Passkey, NoPasskey> {
        let offer = self.offers.take(guest, Instant::now()).ok_or(NoPasskey::Unfit)?;
        site.webauthn.finish_passkey_registration(answer, &offer).map_err(|error| unfit(&error))
    }

    /// Asks a browser for any passkey of this house.
    ///
    /// # Errors
    /// If too many questions are open.
    pub fn ask(&self, site: &Site, guest: GuestHash) -> Result<Question, NoPasskey> {
        let (mut question, entry) =
            site.webauthn.start_discoverable_authentication().map_err(|error| unfit(&error))?;
        self.entries.put(guest, entry, Instant::now())?;
        // Whoever asks has tapped a button; the browser need not wait for a field to be filled in.
        question.mediation = None;
        serde_json::to_value(question).map_err(|_| NoPasskey::Unfit)
    }

    /// What this guest was asked last; it is not asked again.
    ///
    /// # Errors
    /// If nothing is open.
    pub fn asked(&self, guest: &GuestHash) -> Result<DiscoverableAuthentication, NoPasskey> {
        self.entries.take(guest, Instant::now()).ok_or(NoPasskey::Unfit)
    }
}

/// Which passkey an answer claims to come from: its id, and whose it is.
///
/// # Errors
/// If it does not say.
pub fn claimed<'a>(site: &Site, answer: &'a PublicKeyCredential) -> Result<(Account, &'a [u8]), NoPasskey> {
    let claimed = site.webauthn.identify_discoverable_authentication(answer);
    let (user, id) = claimed.map_err(|error| unfit(&error))?;
    Ok((Account::of_bytes(user.as_bytes()).ok_or(NoPasskey::Unfit)?, id))
}

/// Whether an answer was given by this passkey to what was asked. What has changed about the passkey, such as its
/// counter, is to be stored: then it is given back.
///
/// # Errors
/// If it was not.
pub fn confirm(
    site: &Site,
    asked: DiscoverableAuthentication,
    answer: &PublicKeyCredential,
    mut passkey: Passkey,
) -> Result<Option<Passkey>, NoPasskey> {
    let confirmed = site.webauthn.finish_discoverable_authentication_v2(answer, asked, &passkey);
    let confirmed = confirmed.map_err(|error| unfit(&error))?;
    let is_changed = passkey.update_credential(&confirmed) == Some(true);
    Ok(is_changed.then_some(passkey))
}

fn unfit(error: &WebauthnError) -> NoPasskey {
    tracing::debug!(%error, "a passkey does not fit");
    NoPasskey::Unfit
}

/// Questions of one kind that wait for an answer: one for each guest, the newest.
struct Open<T>(Mutex<HashMap<GuestHash, (Instant, T)>>);

impl<T> Open<T> {
    fn new() -> Self {
        Self(Mutex::default())
    }

    fn put(&self, guest: GuestHash, question: T, now: Instant) -> Result<(), NoPasskey> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() >= OPEN_MAX {
            open.retain(|_, (asked, _)| now.duration_since(*asked) < LIFE);
        }
        if open.len() >= OPEN_MAX && !open.contains_key(&guest) {
            return Err(NoPasskey::Full);
        }
        open.insert(guest, (now, question));
        Ok(())
    }

    /// The question, which is open no more.
    fn take(&self, guest: &GuestHash, now: Instant) -> Option<T> {
        let (asked, question) = self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(guest)?;
        (now.duration_since(asked) < LIFE).then_some(question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_site(host: &str, base_url: Option<&str>) -> bool {
        let headers = [(header::HOST, host.parse().unwrap())].into_iter().collect();
        Site::of(&headers, base_url.map(|url| url.parse().unwrap()).as_ref()).is_some()
    }

    #[test]
    fn there_are_passkeys_by_https_and_on_this_machine_alone() {
        for (host, base_url) in [
            ("localhost:1718", None),
            ("LOCALHOST", None),
            ("10.0.0.1:1718", Some("https://games.example")),
            ("10.0.0.1:1718", Some("https://games.example:8443")),
            ("10.0.0.1:1718", Some("http://localhost:8080")),
        ] {
            assert!(is_site(host, base_url), "{host} {base_url:?}");
        }
        for (host, base_url) in [
            ("127.0.0.1:1718", None),
            ("[::1]:1718", None),
            ("192.168.1.5:1718", None),
            ("ship.local", None),
            ("games.example", None),
            ("localhost.example", None),
            ("me@localhost@games.example", None),
            ("localhost:1718", Some("http://games.example")),
            ("localhost:1718", Some("https://192.168.1.5")),
        ] {
            assert!(!is_site(host, base_url), "{host} {base_url:?}");
        }
    }

    #[test]
    fn a_question_is_answered_once_in_time_by_whom_it_was_asked() {
        let (open, now) = (Open::new(), Instant::now());
        open.put([1; 32], "first", now).unwrap();
        open.put([1; 32], "second", now).unwrap();
        assert_eq!(open.take(&[2; 32], now), None);
        assert_eq!(open.take(&[1; 32], now), Some("second"), "the newest counts");
        assert_eq!(open.take(&[1; 32], now), None, "and once");
        open.put([1; 32], "late", now).unwrap();
        assert_eq!(open.take(&[1; 32], now + LIFE), None);
    }

    #[test]
    fn only_so_many_questions_are_open() {
        let (open, now) = (Open::new(), Instant::now());
        let guest = |number: usize| {
            let mut guest = [0; 32];
            guest[..8].copy_from_slice(&number.to_be_bytes());
            guest
        };
        for number in 0..OPEN_MAX {
            open.put(guest(number), (), now).unwrap();
        }
        assert_eq!(open.put(guest(OPEN_MAX), (), now), Err(NoPasskey::Full));
        assert_eq!(open.put(guest(0), (), now), Ok(()), "who is asked already may be asked again");
        assert_eq!(open.put(guest(OPEN_MAX), (), now + LIFE), Ok(()), "old ones make way");
    }
}
