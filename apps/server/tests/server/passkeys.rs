//! Passkeys, with an authenticator in software: made for a kept name, shown on another device, and good for nothing else.

use std::fs;
use std::net::SocketAddr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use server::{Config, Limits};
use sha2::{Digest, Sha256};

use crate::browser::{Browser, bytes_in, contains, rows, token_set};
use crate::support::{Answer, Client, create, quick, start, start_with, token};

/// User present and verified; kept beyond this one device, as most passkeys are.
const FLAGS: u8 = 0b0001_1101;
const WITH_KEY: u8 = 0b0100_0000;

/// What a phone does when it is asked for a passkey.
pub struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    user: String,
    counter: u32,
}

impl Authenticator {
    pub fn new(number: u8) -> Self {
        let key = SigningKey::from_slice(&[number; 32]).expect("a number below the order");
        Self { key, id: vec![number; 24], user: String::new(), counter: 0 }
    }

    /// Makes a passkey, as the server asks.
    fn make(&mut self, question: &Value, origin: &str) -> Value {
        let asked = &question["publicKey"];
        assert_eq!(asked["authenticatorSelection"]["residentKey"], json!("required"), "{question}");
        assert_eq!(asked["authenticatorSelection"]["userVerification"], json!("required"));
        assert_eq!(asked["attestation"], json!("none"), "nobody asks which phone it is");
        self.user = asked["user"]["id"].as_str().expect("a user").to_owned();
        let data = self.data(asked["rp"]["id"].as_str().expect("a host"), FLAGS | WITH_KEY);
        // CBOR, by hand: {"fmt": "none", "attStmt": {}, "authData": data}.
        let length = u8::try_from(data.len()).expect("short");
        let attestation =
            [b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".as_slice(), &[length], &data].concat();
        let response = json!({
            "attestationObject": URL_SAFE_NO_PAD.encode(attestation),
            "clientDataJSON": client_data("webauthn.create", asked, origin),
            "transports": ["internal", "hybrid"],
        });
        self.credential(&response)
    }

    /// Shows the passkey, as the server asks.
    fn show(&mut self, question: &Value, origin: &str) -> Value {
        let asked = &question["publicKey"];
        assert_eq!(asked["allowCredentials"], json!([]), "any passkey of this house");
        let data = self.data(asked["rpId"].as_str().expect("a host"), FLAGS);
        let client_data = client_data("webauthn.get", asked, origin);
        let hash = Sha256::digest(URL_SAFE_NO_PAD.decode(&client_data).unwrap());
        let signature: Signature = self.key.sign(&[&data[..], &hash[..]].concat());
        let response = json!({
            "authenticatorData": URL_SAFE_NO_PAD.encode(&data),
            "clientDataJSON": client_data,
            "signature": URL_SAFE_NO_PAD.encode(signature.to_der().as_bytes()),
            "userHandle": self.user,
        });
        self.credential(&response)
    }

    fn credential(&self, response: &Value) -> Value {
        let id = URL_SAFE_NO_PAD.encode(&self.id);
        json!({
            "id": id, "rawId": id, "type": "public-key", "response": response,
            "authenticatorAttachment": "platform", "clientExtensionResults": {},
        })
    }

    fn data(&mut self, host: &str, flags: u8) -> Vec<u8> {
        self.counter += 1;
        let mut data = Sha256::digest(host).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        if flags & WITH_KEY != 0 {
            data.extend([0; 16]);
            data.extend(u16::try_from(self.id.len()).expect("short").to_be_bytes());
            data.extend(&self.id);
            data.extend(self.public_key());
        }
        data
    }

    /// COSE, by hand: an ES256 key and its two numbers.
    fn public_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_sec1_point(false);
        let (x, y) = (point.x().expect("a point"), point.y().expect("not compressed"));
        [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice(), x, b"\x22\x58\x20", y].concat()
    }
}

fn client_data(kind: &str, asked: &Value, origin: &str) -> String {
    let told =
        json!({ "type": kind, "challenge": asked["challenge"], "origin": origin, "crossOrigin": false });
    URL_SAFE_NO_PAD.encode(told.to_string())
}

impl Browser {
    async fn question(&self, path: &str) -> Value {
        let question = self.post(path, &json!({})).await;
        assert_eq!(question.status, 200, "{question:?}");
        question.json()
    }

    /// Makes a passkey for the kept name.
    pub async fn make_passkey(&self, phone: &mut Authenticator) -> Answer {
        let question = self.question("/api/me/passkeys/offer").await;
        self.post("/api/me/passkeys", &phone.make(&question, &self.origin())).await
    }

    /// Makes one for somebody else's page.
    pub async fn make_stray_passkey(&self, phone: &mut Authenticator) -> Answer {
        let question = self.question("/api/me/passkeys/offer").await;
        self.post("/api/me/passkeys", &phone.make(&question, "https://evil.example")).await
    }

    /// Shows a passkey, and is whoever the answer says from then on.
    pub async fn enter(&mut self, phone: &mut Authenticator) -> Answer {
        let question = self.question("/api/me/enter/offer").await;
        let answer = self.post("/api/me/enter", &phone.show(&question, &self.origin())).await;
        self.become_who_it_says(&answer);
        answer
    }
}

fn unfit() -> (u16, String, String) {
    (403, "passkey_unfit".into(), "server-passkey-unfit".into())
}

/// Somebody who has kept a name and made a passkey.
async fn kept(addr: SocketAddr, phone: &mut Authenticator) -> Browser {
    let browser = Browser::local(addr, 0xa7);
    browser.keep("Anne").await;
    let made = browser.make_passkey(phone).await;
    assert_eq!((made.status, made.json()), (201, json!({ "passkeys": 1 })));
    browser
}

#[tokio::test]
async fn whoever_shows_the_passkey_has_the_same_seat_on_another_device() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut phone = Authenticator::new(1);
    let anne = kept(server.addr, &mut phone).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let mut here = Client::join(server.addr, &table, &anne.token).await;
    here.sit("Anne").await;
    let told = anne.get("/api/me").await.json();
    assert_eq!((&told["passkeys"], &told["passkeys_possible"]), (&json!(1), &json!(true)));

    let mut laptop = Browser::local(server.addr, 2);
    let answer = laptop.enter(&mut phone).await;
    assert_eq!((answer.status, answer.json()), (200, json!({ "name": "Anne", "opened": 1 })));
    assert_eq!(laptop.token, anne.token);
    let there = Client::join(server.addr, &table, &laptop.token).await;
    assert_eq!((there.you, there.you.is_some()), (here.you, true));
    let mut again = Browser::local(server.addr, 3);
    assert_eq!(again.enter(&mut phone).await.status, 200, "as often as they like");
    assert!(!contains(&bytes_in(data.path()), &[0xa7; 16]), "the secret itself lies nowhere");
    assert!(!contains(&bytes_in(data.path()), anne.token.as_bytes()));
    server.shutdown().await;
}

#[tokio::test]
async fn a_passkey_works_after_a_restart_and_not_without_the_houses_key() {
    let data = tempfile::tempdir().unwrap();
    let mut phone = Authenticator::new(1);
    let server = start(data.path()).await;
    assert!(!data.path().join("names.key").exists());
    kept(server.addr, &mut phone).await;
    server.shutdown().await;
    let server = start(data.path()).await;
    let mut laptop = Browser::local(server.addr, 2);
    assert_eq!(laptop.enter(&mut phone).await.status, 200);
    let key = data.path().join("names.key");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&key).unwrap().permissions().mode() & 0o777, 0o600);
    }
    // Who has the names alone, such as from a backup, has nobody's seat.
    fs::remove_file(key).unwrap();
    let mut thief = Browser::local(server.addr, 3);
    assert_eq!(thief.enter(&mut phone).await.error(), unfit());
    server.shutdown().await;
}

#[tokio::test]
async fn a_question_is_answered_once_and_by_whom_it_was_asked() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut phone = Authenticator::new(1);
    let anne = kept(server.addr, &mut phone).await;
    let (laptop, eve) = (Browser::local(server.addr, 2), Browser::local(server.addr, 3));
    let question = laptop.question("/api/me/enter/offer").await;
    let shown = phone.show(&question, &laptop.origin());
    assert_eq!(eve.post("/api/me/enter", &shown).await.error(), unfit(), "nobody else was asked this");
    let elsewhere = phone.show(&question, "http://localhost:1");
    let refused = laptop.post("/api/me/enter", &elsewhere).await;
    assert_eq!((refused.error(), token_set(&refused)), (unfit(), None), "another page asked for it");
    assert_eq!(laptop.post("/api/me/enter", &shown).await.error(), unfit(), "the question is used up");

    let question = laptop.question("/api/me/enter/offer").await;
    let shown = phone.show(&question, &laptop.origin());
    assert_eq!(laptop.post("/api/me/enter", &shown).await.status, 200);
    assert_eq!(laptop.post("/api/me/enter", &shown).await.error(), unfit(), "an answer counts once");

    let question = anne.question("/api/me/passkeys/offer").await;
    let made = Authenticator::new(2).make(&question, &anne.origin());
    assert_eq!(anne.post("/api/me/passkeys", &made).await.status, 201);
    assert_eq!(anne.post("/api/me/passkeys", &made).await.error(), unfit(), "so does a new passkey");
    server.shutdown().await;
}

#[tokio::test]
async fn a_passkey_that_is_none_of_ours_opens_nothing() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut phone = Authenticator::new(1);
    let anne = kept(server.addr, &mut phone).await;
    let mut thief = Browser::local(server.addr, 2);
    // The same name and number, but another key.
    let mut forged =
        Authenticator { id: phone.id.clone(), user: phone.user.clone(), ..Authenticator::new(9) };
    forged.counter = 100;
    assert_eq!(thief.enter(&mut forged).await.error(), unfit());
    // A passkey of one person for the account of another.
    let mary = Browser::local(server.addr, 3);
    mary.keep("Mary").await;
    let mut marys = Authenticator::new(4);
    assert_eq!(mary.make_passkey(&mut marys).await.status, 201);
    marys.user.clone_from(&phone.user);
    assert_eq!(thief.enter(&mut marys).await.error(), unfit());
    // One that was copied: its counter stands where it stood when its owner last came in.
    assert_eq!(Browser::local(server.addr, 5).enter(&mut phone).await.status, 200);
    phone.counter -= 1;
    assert_eq!(thief.enter(&mut phone).await.error(), unfit());
    // And nobody takes over another's by registering it again.
    assert_eq!(mary.make_passkey(&mut phone).await.error(), unfit());
    assert_eq!((thief.token, anne.name().await), (token(2), json!("Anne")));
    server.shutdown().await;
}

#[tokio::test]
async fn passkeys_are_removed_alone_or_with_the_name() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (mut phone, mut key) = (Authenticator::new(1), Authenticator::new(2));
    let anne = kept(server.addr, &mut phone).await;
    anne.make_passkey(&mut key).await;
    let names = data.path().join("names.db");
    let id = URL_SAFE_NO_PAD.encode(&phone.id);
    assert_eq!(rows(&names).await, [1, 2, 0]);
    assert!(contains(&fs::read(&names).unwrap(), id.as_bytes()));
    assert_eq!(anne.delete("/api/me/passkeys").await.status, 204);
    assert_eq!(rows(&names).await, [1, 0, 0]);
    assert!(!contains(&fs::read(&names).unwrap(), id.as_bytes()));
    let mut laptop = Browser::local(server.addr, 3);
    assert_eq!(laptop.enter(&mut phone).await.error(), unfit());
    assert_eq!(anne.make_passkey(&mut phone).await.status, 201, "it can be made anew");
    assert_eq!(anne.delete("/api/me").await.status, 204);
    assert_eq!(rows(&names).await, [0, 0, 0]);
    assert!(!contains(&fs::read(&names).unwrap(), id.as_bytes()));
    assert_eq!(laptop.enter(&mut phone).await.error(), unfit());
    server.shutdown().await;
}

#[tokio::test]
async fn a_name_has_only_so_many_passkeys_and_questions_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let server = start_with(data.path(), Limits { codes_per_hour_max: 2, ..quick() }).await;
    let mut phone = Authenticator::new(1);
    let anne = kept(server.addr, &mut phone).await;
    for number in 2..=8 {
        assert_eq!(anne.make_passkey(&mut Authenticator::new(number)).await.status, 201);
    }
    let ninth = anne.post("/api/me/passkeys/offer", &json!({})).await;
    assert_eq!(ninth.error(), (409, "too_many_passkeys".into(), "server-too-many-passkeys".into()));
    let laptop = Browser::local(server.addr, 2);
    for _ in 0..2 {
        laptop.question("/api/me/enter/offer").await;
    }
    let refused = laptop.post("/api/me/enter/offer", &json!({})).await;
    assert_eq!(refused.error(), (429, "too_often".into(), "server-too-often".into()));
    server.shutdown().await;
}

#[tokio::test]
async fn without_https_there_are_no_passkeys_and_that_is_said() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let phone = Browser::new(server.addr, 1);
    phone.keep("Anne").await;
    assert_eq!(phone.get("/api/me").await.json()["passkeys_possible"], json!(false));
    for path in ["/api/me/passkeys/offer", "/api/me/enter/offer"] {
        let refused = phone.post(path, &json!({})).await;
        assert_eq!(refused.error(), (400, "no_passkeys_here".into(), "server-no-passkeys".into()), "{path}");
    }
    let guest = Browser::local(server.addr, 2);
    let refused = guest.post("/api/me/passkeys/offer", &json!({})).await;
    assert_eq!(refused.error(), (404, "no_kept_name".into(), "server-no-kept-name".into()));
    for path in ["/api/me/passkeys", "/api/me/enter"] {
        let malformed = Browser::local(server.addr, 1).post(path, &json!({ "id": 1 })).await;
        assert!(matches!(malformed.status, 400 | 403), "{path}: {malformed:?}");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn behind_https_a_passkey_belongs_to_the_host() {
    let data = tempfile::tempdir().unwrap();
    let base_url = Some("https://games.example".parse().unwrap());
    let config = Config { base_url, ..Config::local(data.path().to_owned()) };
    let server = server::start(config, catalog::GAMES).await.unwrap();
    let bearer = format!("Authorization: Bearer {}", token(1));
    let headers = ["Origin: https://games.example", &bearer];
    let ask = async |path: &str, body: &Value| {
        crate::support::post(server.addr, path, &headers, &body.to_string()).await
    };
    assert_eq!(ask("/api/me", &json!({ "name": "Anne" })).await.status, 201);
    let mut phone = Authenticator::new(1);
    let question = ask("/api/me/passkeys/offer", &json!({})).await.json();
    assert_eq!(question["publicKey"]["rp"], json!({ "id": "games.example", "name": "Yo-Ho-Ho" }));
    let foreign = phone.make(&question, "https://evil.example");
    assert_eq!(ask("/api/me/passkeys", &foreign).await.error(), unfit());
    let question = ask("/api/me/passkeys/offer", &json!({})).await.json();
    let made = phone.make(&question, "https://games.example");
    assert_eq!(ask("/api/me/passkeys", &made).await.status, 201);
    let question = ask("/api/me/enter/offer", &json!({})).await.json();
    let shown = ask("/api/me/enter", &phone.show(&question, "https://games.example")).await;
    assert_eq!((shown.status, token_set(&shown)), (200, Some(token(1))));
    let cookie = shown.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-yohoho_guest=") && cookie.ends_with("; Secure"), "{cookie}");
    server.shutdown().await;
}
