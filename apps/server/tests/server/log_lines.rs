//! What the operator reads: enough to see that something happened, and nobody's token, name or cards.

use std::fs::{self, File};
use std::io::{self, Write};
use std::process::Command;
use std::sync::Mutex;

use engine::GameRng;
use protocol::Request;
use serde_json::json;

use crate::browser::Browser;
use crate::passkeys::Authenticator;
use crate::process::{LOG, Process, be_the_server_or};
use crate::support::{Client, create, get, log, start, token};

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Writes log lines where the test can read them.
struct Lines;

impl Write for Lines {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap().write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_log_line_has_a_token_a_name_or_a_card() {
    // Everything the server can say, of every test that runs beside this one too.
    let everything = tracing_subscriber::fmt().with_env_filter("warn,server=trace").with_writer(|| Lines);
    everything.try_init().expect("no other test listens to the log");
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let secret = token(77);
    let mut person = Client::join(server.addr, &table, &secret).await;
    person.sit("Grace O'Malley").await;
    person.must(Request::Start { bot: Some("powder-monkey".into()) }).await;
    person.play_to_the_end(GameRng::from_number(7)).await.unwrap();
    person.send("gibberish of Grace O'Malley").await.unwrap();
    get(server.addr, "/api/games", &["Authorization: Bearer 123secret"]).await;
    person.vanish();
    let stored = log(data.path(), &table).await.join("\n");
    server.shutdown().await;

    let lines = String::from_utf8(LINES.lock().unwrap().clone()).unwrap();
    assert!(lines.contains("a connection has ended"), "something is said: {lines}");
    for hidden in [secret.as_str(), "123secret", "Grace", "gibberish", "\"private\"", "steps"] {
        assert!(!lines.contains(hidden), "{hidden} is in the log");
    }
    assert!(stored.contains("Grace"), "a name is part of the table");
    assert!(!stored.contains(&secret), "the secret itself is stored nowhere");
}

#[test]
fn even_the_most_talkative_log_tells_of_clients_that_were_sent_away_and_not_what_they_said() {
    be_the_server_or(async {
        let data = tempfile::tempdir().unwrap();
        let lines = data.path().join("lines.log");
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.env(LOG, "trace").stderr(File::create(&lines).unwrap());
        let name = "log_lines::even_the_most_talkative_log_tells_of_clients_that_were_sent_away_and_not_what_they_said";
        let process = Process::start_by(command, name, data.path());
        let table = create(process.addr, &json!({ "game": "skull", "seats": 3 })).await;
        let secret = token(77);
        let mut person = Client::join(process.addr, &table, &secret).await;
        person.sit("Grace O'Malley").await;
        person.must(Request::Start { bot: Some("powder-monkey".into()) }).await;
        person.play_to_the_end(GameRng::from_number(7)).await.unwrap();
        while person.send("gibberish of Grace").await.is_ok() && person.next().await.is_ok() {}
        process.kill();
        let lines = fs::read_to_string(lines).unwrap();
        assert!(lines.contains("clients were sent away: they did not keep to the protocol"), "{lines}");
        for hidden in [secret.as_str(), "Grace", "gibberish", "private", "steps"] {
            assert!(!lines.contains(hidden), "{hidden} is in the log");
        }
    });
}

#[test]
fn even_the_most_talkative_log_says_nothing_of_who_keeps_a_name() {
    be_the_server_or(async {
        let data = tempfile::tempdir().unwrap();
        let lines = data.path().join("lines.log");
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.env(LOG, "trace").stderr(File::create(&lines).unwrap());
        let name = "log_lines::even_the_most_talkative_log_says_nothing_of_who_keeps_a_name";
        let process = Process::start_by(command, name, data.path());
        let anne = Browser::local(process.addr, 0xa7);
        let code = anne.keep("Grace O'Malley").await;
        let (mut phone, mut laptop) = (Authenticator::new(1), Browser::local(process.addr, 2));
        assert_eq!(anne.make_passkey(&mut phone).await.status, 201);
        assert_eq!(laptop.recover(&code[1..]).await.status, 400);
        assert_eq!(laptop.recover(&code).await.status, 200);
        let mut tablet = Browser::local(process.addr, 3);
        assert_eq!(tablet.enter(&mut phone).await.status, 200);
        assert_eq!(anne.delete("/api/me").await.status, 204);
        assert_eq!(laptop.recover(&code).await.status, 404);
        assert_eq!(anne.post("/api/me/passkeys", &json!({})).await.status, 400);
        anne.keep("Grace O'Malley").await;
        assert_eq!(anne.make_stray_passkey(&mut phone).await.status, 403);
        process.kill();
        let lines = fs::read_to_string(lines).unwrap();
        assert!(lines.contains("a passkey does not fit"), "something is said: {lines}");
        let secret = token(0xa7);
        let bytes = ["167"; 8].join(", ");
        for hidden in [secret.as_str(), &bytes, "Grace", &code[1..], &code.replace('-', "")] {
            assert!(!lines.contains(hidden), "{hidden} is in the log");
        }
    });
}
