//! The line mode at a served table: the real server, the real program, a real socket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

use server::{Config, Running};

use crate::https;
use crate::run::{Questions, answers, complained, said, yohoho};

/// A server on a free port, with its data in a folder that goes away.
pub fn served<T>(play: impl FnOnce(SocketAddr, &std::path::Path) -> T) -> T {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut config = Config::local(folder.path().join("data"));
    config.limits.room.bot_pace_ms = (0, 1);
    let running: Running = runtime.block_on(server::start(config, catalog::GAMES)).unwrap();
    let done = play(running.addr, folder.path());
    runtime.block_on(running.shutdown());
    done
}

/// Makes a table by the server's own interface, and returns its link.
pub fn new_table(server: SocketAddr) -> String {
    new_table_of(server, "skull", 3)
}

/// The same for this game and so many seats.
pub fn new_table_of(server: SocketAddr, game: &str, seats: u8) -> String {
    let body = serde_json::json!({ "game": game, "seats": seats }).to_string();
    let mut stream = TcpStream::connect(server).unwrap();
    let bearer = "ab".repeat(32);
    write!(
        stream,
        "POST /api/tables HTTP/1.1\r\nHost: {server}\r\nAuthorization: Bearer {bearer}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let start = answer.find("{\"id\"").unwrap_or_else(|| panic!("no table: {answer}"));
    let table: serde_json::Value = serde_json::from_str(answer[start..].lines().next().unwrap()).unwrap();
    table["url"].as_str().unwrap().to_owned()
}

#[test]
fn a_friend_sits_down_by_link_starts_and_plays_to_the_end() {
    served(|server, folder| {
        let (link, guest) = (new_table(server), folder.join("guest"));
        let mut child =
            yohoho(&["play", &link, "--guest", guest.to_str().unwrap(), "--name", "Bea"]).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut heard = String::new();
        let mut questions = Questions::default();
        for line in BufReader::new(child.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            heard.push_str(&line);
            heard.push('\n');
            let answer = questions.first_answer(&line).map(|first| match line.trim() {
                "1. Wait for friends" => "start with powder",
                "1. Play again" => "quit",
                _ => first,
            });
            if let Some(answer) = answer {
                writeln!(stdin, "{answer}").unwrap();
            }
        }
        assert!(child.wait().unwrap().success());
        assert!(heard.contains("Bea sits down.") && heard.contains("the game"), "{heard}");
        assert!(heard.ends_with("Fair winds!\n"), "{heard}");
    });
}

#[test]
fn who_comes_back_with_the_same_secret_has_the_same_seat() {
    served(|server, folder| {
        let (link, guest) = (new_table(server), folder.join("guest"));
        let args = ["play", &link, "--guest", guest.to_str().unwrap(), "--name", "Bea"];
        assert!(said(&answers(&args, b"sit\nquit\n")).contains("Bea sits down."));
        let again = said(&answers(&args, b"table\nquit\n"));
        assert!(again.contains("Bea (you)"), "{again}");
        let stranger = folder.join("stranger");
        let args = ["play", &link, "--guest", stranger.to_str().unwrap(), "--name", "Cy"];
        let seen = said(&answers(&args, b"table\nquit\n"));
        assert!(seen.contains("Bea") && !seen.contains("(you)"), "{seen}");
    });
}

#[test]
fn a_table_that_does_not_exist_is_said_and_the_program_can_be_left() {
    served(|server, folder| {
        let link = format!("http://{server}/t/nosuchtable");
        let guest = folder.join("guest");
        let output = answers(&["play", &link, "--guest", guest.to_str().unwrap()], b"1\n");
        assert!(!output.status.success(), "nobody played");
        assert!(said(&output).contains("There is no such table."), "{}", said(&output));
    });
}

#[test]
fn a_server_that_is_not_there_is_given_up_after_some_tries() {
    let folder = tempfile::tempdir().unwrap();
    let guest = folder.path().join("guest");
    let output = answers(&["play", "http://127.0.0.1:1/t/abc", "--guest", guest.to_str().unwrap()], b"1\n");
    assert!(!output.status.success(), "nobody played");
    assert!(complained(&output).contains("can’t reach this table"), "{}", complained(&output));
    let said = said(&output);
    assert!(said.contains("Trying again") && said.contains("can’t reach this table"), "{said}");
}

/// The same table behind https.
pub fn https_link(server: SocketAddr) -> String {
    let link = new_table(server);
    let (_, id) = link.rsplit_once("/t/").unwrap();
    format!("https://localhost:{}/t/{id}", https::front_of(server).port())
}

#[test]
fn a_link_with_https_is_joined() {
    served(|server, folder| {
        let (link, guest) = (https_link(server), folder.join("guest"));
        let mut command = yohoho(&["play", &link, "--guest", guest.to_str().unwrap(), "--name", "Bea"]);
        let mut child = command.env("SSL_CERT_FILE", https::AUTHORITY).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"sit\nquit\n").unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(said(&output).contains("Bea sits down."), "{} {}", said(&output), complained(&output));
        assert!(said(&output).contains(&link), "friends come by it too: {}", said(&output));
    });
}

#[test]
fn a_server_that_cannot_be_trusted_is_not_joined_and_not_tried_again() {
    served(|server, folder| {
        let (link, guest) = (https_link(server), folder.join("guest"));
        let output = answers(&["play", &link, "--guest", guest.to_str().unwrap()], b"sit\n");
        assert!(!output.status.success());
        let said = said(&output);
        assert!(said.contains("can’t reach this table") && !said.contains("Trying again"), "{said}");
    });
}
