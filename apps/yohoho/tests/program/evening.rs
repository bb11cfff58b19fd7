//! A whole evening in lines: a host and two guests at a served table, each a real program at its own socket.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::https;
use crate::run::yohoho;
use crate::served::{https_link, new_table, served};

const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at the table, by lines.
struct Person {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Person {
    /// Comes by a link, with a secret of their own.
    fn come(link: &str, folder: &Path, name: &str) -> Self {
        let guest = folder.join(name);
        let mut program = yohoho(&["play", link, "--guest", guest.to_str().unwrap(), "--name", name]);
        let mut child = program.env("SSL_CERT_FILE", https::AUTHORITY).spawn().unwrap();
        let (sender, lines) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        let stdin = child.stdin.take().unwrap();
        Self { child, stdin, lines }
    }

    /// Types these lines.
    fn types(&mut self, lines: &[&str]) {
        lines.iter().for_each(|line| writeln!(self.stdin, "{line}").unwrap());
    }

    /// Waits for a line with these words; that line.
    fn hears(&self, words: &str) -> String {
        let (until, mut before) = (Instant::now() + PATIENCE, String::new());
        loop {
            let line = self.lines.recv_timeout(until.saturating_duration_since(Instant::now()));
            let line = line.unwrap_or_else(|_| panic!("nobody says {words:?} in:\n{before}"));
            if line.contains(words) {
                return line;
            }
            before.push_str(&line);
            before.push('\n');
        }
    }

    /// Leaves, and is not missed.
    fn leaves(mut self) {
        self.types(&["quit"]);
        drop(self.stdin);
        assert!(self.child.wait().unwrap().success());
    }
}

/// Anna, who is the host, Bo and Cleo sit at a table of three.
fn gather(link: &str, folder: &Path) -> [Person; 3] {
    ["Anna", "Bo", "Cleo"].map(|name| {
        let mut person = Person::come(link, folder, name);
        person.types(&["sit"]);
        person.hears(&format!("{name} sits down."));
        person
    })
}

/// Each gives the game up, which ends it.
fn give_up(people: [&mut Person; 3]) {
    for person in people {
        person.types(&["give up", "2"]);
        person.hears("You give up.");
    }
}

#[test]
fn a_host_in_lines_keeps_a_table_for_a_whole_evening() {
    served(|server, folder| {
        let link = new_table(server);
        let [mut anna, mut bo, mut cleo] = gather(&link, folder);
        anna.hears("Cleo sits down.");

        anna.types(&["play something else", "skull king", "1", "4"]);
        bo.hears("Next game: Skull King.");
        anna.types(&["seats", "4", "add a bot", "bosun"]);
        anna.types(&["door", "winner of the evening", "best of 3"]);
        cleo.hears("Best of 3:");
        anna.types(&["seats", "2", "change places", "cleo", "table"]);
        anna.hears("  Anna (you)");
        assert_eq!([anna.hears(""), anna.hears("")], ["  Cleo", "  Bo"], "they have changed places");

        anna.types(&["start in 10"]);
        bo.hears("The game starts in");
        bo.types(&["not yet"]);
        anna.hears("Bo would like to wait a little longer.");
        anna.types(&["start the game"]);
        cleo.hears("The game begins.");

        anna.types(&["remove cleo", "2"]);
        cleo.hears("The host has removed you from this table.");
        anna.hears("Cleo was removed from the table.");
        anna.types(&["let back in cleo"]);
        cleo.hears("Cleo may sit down again.");
        cleo.types(&["sit"]);
        anna.hears("Cleo sits down and takes over from a bot.");
        give_up([&mut cleo, &mut bo, &mut anna]);
        bo.hears("The game ends here.");

        bo.types(&["this evening"]);
        bo.hears("Bo: 0 of 1 won (0 in the best of 3)");
        bo.types(&["watch this game"]);
        bo.hears("in a browser:");
        assert!(bo.hears("http://").contains("/replay/"));
        anna.types(&["play something else", "skull", "1"]);
        anna.hears("Seats: 3");
        anna.types(&["3", "start the game"]);
        bo.hears("Next game: Skull.");
        bo.hears("A new game begins.");
        [anna, bo, cleo].into_iter().for_each(Person::leaves);
    });
}

#[test]
fn a_seat_goes_to_another_terminal_by_its_link_and_comes_back() {
    served(|server, folder| {
        let link = new_table(server);
        let [anna, bo, mut cleo] = gather(&link, folder);
        cleo.types(&["move my seat"]);
        let carrying = cleo.hears("#ticket=");
        let mut elsewhere = Person::come(carrying.trim(), folder, "Somebody");
        cleo.hears("Your seat is on another device now.");
        elsewhere.types(&["table"]);
        elsewhere.hears("Cleo (you)");
        let mut late = Person::come(carrying.trim(), folder, "Late");
        late.hears("has been used already");
        late.types(&["table"]);
        late.hears("Cleo");
        cleo.types(&["bring it back"]);
        elsewhere.hears("Your seat is on another device now.");
        [anna, bo, cleo, elsewhere, late].into_iter().for_each(Person::leaves);
    });
}

#[test]
fn a_seat_is_carried_over_https_too() {
    served(|server, folder| {
        let mut anna = Person::come(&https_link(server), folder, "Anna");
        anna.types(&["sit", "move my seat"]);
        let carrying = anna.hears("#ticket=");
        assert!(carrying.starts_with("https://localhost:"), "{carrying}");
        let mut elsewhere = Person::come(&carrying, folder, "Somebody");
        elsewhere.types(&["table"]);
        elsewhere.hears("Anna (you)");
        [anna, elsewhere].into_iter().for_each(Person::leaves);
    });
}
