//! The house as its host opens it: what it says, and where it does not open.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Child;

use crate::run::{answers, complained, said, yohoho};
use crate::served::new_table;

#[test]
fn a_port_that_no_browser_opens_is_refused_by_flag_and_by_variable() {
    let sentence = "browsers refuse to open port 1720";
    let folder = tempfile::tempdir().unwrap();
    let mut by_variable = yohoho(&["serve"]);
    by_variable.current_dir(&folder).env("YOHOHO_LISTEN", "127.0.0.1:1720");
    let by_variable = by_variable.output().unwrap();
    for output in [answers(&["serve", "--listen", "127.0.0.1:1720"], b""), by_variable] {
        assert!(!output.status.success());
        let complaint = complained(&output);
        assert!(complaint.contains(sentence) && complaint.contains("--listen 127.0.0.1:"), "{complaint}");
    }
}

#[test]
fn an_open_network_and_a_public_address_exclude_each_other() {
    let output = answers(&["serve", "--lan", "--base-url", "https://games.example"], b"");
    assert!(!output.status.success());
    assert!(complained(&output).contains("cannot be used with"), "{}", complained(&output));
}

/// Starts a house on a free port in this folder, and hears what it says until it is open.
fn open_house(folder: &Path, args: &[&str]) -> (Child, Vec<String>) {
    let mut house = yohoho(&[&["serve", "--listen", "127.0.0.1:0"], args].concat());
    // A file holds what a pipe that nobody reads does not.
    house.stderr(File::create(folder.join("log")).unwrap());
    let mut house = house.current_dir(folder).env_remove("YOHOHO_DATA").spawn().unwrap();
    let mut told: Vec<String> = Vec::new();
    for line in BufReader::new(house.stdout.take().unwrap()).lines().map(Result::unwrap) {
        told.push(line);
        if told.last().unwrap().starts_with("The tables are kept in ") {
            break;
        }
    }
    (house, told)
}

#[test]
fn the_host_is_told_whether_the_browser_client_is_inside() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, told) = open_house(folder.path(), &["--open"]);
    house.kill().unwrap();
    house.wait().unwrap();
    assert!(told[0].starts_with("Yo-Ho-Ho is open at http://localhost:"), "{told:?}");
    assert!(told.last().unwrap().ends_with("data/yohoho.db") && folder.path().join("data").is_dir());
    // The client that is built into the program is the one that lay there when it was compiled.
    let inside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../dist/index.html").exists();
    assert_eq!(told.len(), if inside { 2 } else { 3 }, "{told:?}");
    assert_eq!(inside, !told.iter().any(|line| line.contains("without its browser client")), "{told:?}");
}

/// The log, once something fine is in it: that a connection has ended is noticed a moment later.
fn fine_lines(log: &Path) -> String {
    for _ in 0..400 {
        let lines = fs::read_to_string(log).unwrap();
        if lines.contains("TRACE") || lines.contains("DEBUG") {
            return lines;
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    panic!("nothing fine is said");
}

#[test]
fn not_even_the_finest_log_has_a_name_or_a_card() {
    let folder = tempfile::tempdir().unwrap();
    let (mut house, told) = open_house(folder.path(), &["--log", "trace"]);
    let port = told[0].rsplit(':').next().unwrap().parse().unwrap();
    let link = new_table(SocketAddr::from(([127, 0, 0, 1], port)));
    let guest = folder.path().join("guest");
    let args = ["play", &link, "--guest", guest.to_str().unwrap(), "--name", "Grace"];
    assert!(said(&answers(&args, b"sit\nstart\nquit\n")).contains("Grace sits down."));
    let lines = fine_lines(&folder.path().join("log"));
    house.kill().unwrap();
    house.wait().unwrap();
    for hidden in ["Grace", "private", "snapshot"] {
        assert!(!lines.contains(hidden), "{hidden} is in the log");
    }
}
