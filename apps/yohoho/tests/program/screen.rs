//! The full screen in a real terminal: whoever ends or stops the program gets the terminal back as it was.

use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// What a program writes to draw on a screen of its own, and to give the old one back.
const OWN_SCREEN: &str = "\u{1b}[?1049h";
const OLD_SCREEN: &str = "\u{1b}[?1049l";

/// A key of a terminal with a meaning for the system.
const CTRL_Z: &[u8] = &[0x1a];

const PATIENCE: Duration = Duration::from_secs(30);

/// A terminal in which a line of shell runs.
struct Terminal {
    script: Child,
    keys: ChildStdin,
    output: Receiver<Vec<u8>>,
    /// What was written and not yet waited for.
    unread: String,
}

impl Terminal {
    fn run(line: &str) -> Self {
        let program = env!("CARGO_BIN_EXE_yohoho");
        let line = line.replace("PLAY", &format!("'{program}' play skull --seed 1"));
        let line = format!("stty rows 24 cols 80; {line}");
        let mut script = Command::new("script")
            .args(["--quiet", "--flush", "--command", &line, "/dev/null"])
            .env("SHELL", "/bin/bash")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("`script`, which comes with every Linux");
        let (sender, output) = channel();
        let mut pipe = script.stdout.take().unwrap();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = pipe.read(&mut bytes) {
                let _ = sender.send(bytes[..n].to_vec());
            }
        });
        let keys = script.stdin.take().unwrap();
        Self { script, keys, output, unread: String::new() }
    }

    /// Waits until this is written and gives what came before it.
    fn until(&mut self, text: &str) -> String {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some((before, after)) = self.unread.split_once(text) {
                let (before, after) = (before.to_owned(), after.to_owned());
                self.unread = after;
                return before;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            let bytes = self.output.recv_timeout(left);
            let bytes = bytes.unwrap_or_else(|_| panic!("{text:?} is missing in {:?}", self.unread));
            self.unread.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn press(&mut self, keys: &[u8]) {
        self.keys.write_all(keys).unwrap();
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A closed terminal hangs up on whoever is left in it.
        let _ = self.script.kill();
        let _ = self.script.wait();
    }
}

#[test]
fn a_program_that_is_told_to_end_gives_the_terminal_back() {
    let mut terminal = Terminal::run("echo my number is $$.; exec PLAY");
    let _ = terminal.until("my number is ");
    let number = terminal.until(".");
    let _ = terminal.until(OWN_SCREEN);
    // What is seen first, so that the program is there to be told.
    let _ = terminal.until("Skull");
    assert!(Command::new("kill").args(["-TERM", &number]).status().unwrap().success());
    let _ = terminal.until(OLD_SCREEN);
}

#[test]
fn a_program_that_is_stopped_gives_the_terminal_back_until_it_is_called_again() {
    let mut terminal = Terminal::run("set -m; PLAY; echo It is stopped.; fg");
    let _ = terminal.until(OWN_SCREEN);
    let _ = terminal.until("Skull");
    terminal.press(CTRL_Z);
    let _ = terminal.until(OLD_SCREEN);
    let _ = terminal.until("It is stopped.");
    let _ = terminal.until(OWN_SCREEN);
    let _ = terminal.until("Skull");
}

/// Whether a process is at work; one that has ended may wait to be cleared away.
fn is_alive(number: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{number}/stat"));
    stat.is_ok_and(|stat| !stat.contains(") Z "))
}

#[test]
fn a_program_whose_terminal_is_gone_ends_even_if_nobody_tells_it() {
    // In a session of its own it is not told that the terminal hangs up.
    let mut terminal = Terminal::run("setsid --wait bash -c 'echo my number is $$.; exec PLAY'");
    let _ = terminal.until("my number is ");
    let number = terminal.until(".");
    let _ = terminal.until(OWN_SCREEN);
    let _ = terminal.until("Skull");
    assert!(is_alive(&number));
    drop(terminal);
    let deadline = Instant::now() + PATIENCE;
    while is_alive(&number) {
        assert!(Instant::now() < deadline, "it plays on for nobody");
        std::thread::sleep(Duration::from_millis(50));
    }
}
