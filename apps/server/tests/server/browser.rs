//! A browser as the tests of kept names need it: a cookie, a page of its own, and a look into the data folder.

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use serde_json::{Value, json};

use crate::support::{Answer, PATIENCE, exchange, token};

/// A browser: whoever its cookie says it is.
pub struct Browser {
    pub addr: SocketAddr,
    /// What it calls the server.
    host: String,
    /// The secret in its cookie.
    pub token: String,
}

impl Browser {
    pub fn new(addr: SocketAddr, number: u8) -> Self {
        Self { addr, host: addr.to_string(), token: token(number) }
    }

    /// One on the very machine, whose page may have passkeys.
    pub fn local(addr: SocketAddr, number: u8) -> Self {
        Self { host: format!("localhost:{}", addr.port()), ..Self::new(addr, number) }
    }

    pub fn cookie(&self) -> String {
        format!("Cookie: yohoho_guest={}", self.token)
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.host)
    }

    pub async fn get(&self, path: &str) -> Answer {
        exchange(self.addr, &format!("{}\r\n", self.head("GET", path))).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        let (head, body) = (self.head("POST", path), body.to_string());
        let typed = format!("Content-Type: application/json\r\nContent-Length: {}", body.len());
        exchange(self.addr, &format!("{head}Origin: {}\r\n{typed}\r\n\r\n{body}", self.origin())).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        exchange(self.addr, &format!("{}Origin: {}\r\n\r\n", self.head("DELETE", path), self.origin())).await
    }

    fn head(&self, method: &str, path: &str) -> String {
        let (host, cookie) = (&self.host, self.cookie());
        format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{cookie}\r\n")
    }

    /// Keeps a name and gives the code.
    pub async fn keep(&self, name: &str) -> String {
        let kept = self.post("/api/me", &json!({ "name": name })).await;
        assert_eq!(kept.status, 201, "{kept:?}");
        kept.json()["code"].as_str().expect("a code").to_owned()
    }

    /// Shows a code, and is whoever the answer says from then on.
    pub async fn recover(&mut self, code: &str) -> Answer {
        let answer = self.post("/api/me/recover", &json!({ "code": code })).await;
        self.become_who_it_says(&answer);
        answer
    }

    /// Takes the cookie of an answer, as browsers do.
    pub fn become_who_it_says(&mut self, answer: &Answer) {
        if let Some(token) = token_set(answer) {
            self.token = token;
        }
    }

    pub async fn name(&self) -> Value {
        self.get("/api/me").await.json()["name"].clone()
    }

    /// The tables of the kept name, the newest first.
    pub async fn tables(&self) -> Vec<String> {
        let told = self.get("/api/me/tables").await.json();
        let tables = told["tables"].as_array().unwrap_or_else(|| panic!("{told}"));
        tables.iter().map(|sitting| sitting["table"].as_str().unwrap().to_owned()).collect()
    }

    /// Waits until so many tables are written down: that is done beside the table, not before it answers.
    pub async fn tables_written(&self, count: usize) -> Vec<String> {
        let written = async {
            loop {
                let tables = self.tables().await;
                if tables.len() >= count {
                    return tables;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, written).await.expect("it is written down in time")
    }
}

/// The secret in the only cookie of an answer.
pub fn token_set(answer: &Answer) -> Option<String> {
    let set: Vec<_> =
        answer.headers.iter().filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie")).collect();
    assert!(set.len() <= 1, "one cookie at most: {answer:?}");
    let (_, cookie) = set.first()?;
    Some(cookie.split(['=', ';']).nth(1).expect("a cookie has a value").to_owned())
}

/// All bytes of all files in a folder.
pub fn bytes_in(folder: &Path) -> Vec<u8> {
    let files = fs::read_dir(folder).unwrap().map(|entry| fs::read(entry.unwrap().path()).unwrap());
    files.flatten().collect()
}

pub fn contains(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
}

/// How many rows each table of the names has.
pub async fn rows(names: &Path) -> [i64; 3] {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(names).read_only(true);
    let mut connection = sqlx::sqlite::SqliteConnection::connect_with(&options).await.unwrap();
    let counted: (i64, i64, i64) = sqlx::query_as(
        "SELECT (SELECT COUNT(*) FROM names), (SELECT COUNT(*) FROM passkeys), (SELECT COUNT(*) FROM sittings)",
    )
    .fetch_one(&mut connection)
    .await
    .unwrap();
    counted.into()
}
