//! Runs the program with some input and takes down what it says.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, away from the settings of whoever runs the tests.
pub fn yohoho(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yohoho"));
    command
        .args(args)
        .env("USER", "Anna")
        .env("YOHOHO_LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What it says to this input, until it ends by itself.
pub fn answers(args: &[&str], input: &[u8]) -> Output {
    let mut child = yohoho(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // On a thread of its own: the program may answer more than a pipe holds before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Its standard output as text.
pub fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// Its standard error as text.
pub fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Finds the questions among the lines that are said.
#[derive(Default)]
pub struct Questions {
    is_among_answers: bool,
}

impl Questions {
    /// What is typed for the first answer to a question, when this line is that answer.
    pub fn first_answer<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let typed = line.strip_prefix("  ").and_then(typed_for);
        let was_among_answers = std::mem::replace(&mut self.is_among_answers, typed.is_some());
        typed.filter(|_| !was_among_answers)
    }
}

/// What is typed for an answer: what stands before it, or the first of the numbers in it.
fn typed_for(answer: &str) -> Option<&str> {
    let tag = answer.split_once(". ").map(|(tag, _)| tag);
    let is_tag = |tag: &&str| tag.len() <= 3 && tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let is_choice = || answer.contains(" or ") || answer.contains(" to ");
    let number = || answer.split([' ', ',']).find(|word| word.parse::<u8>().is_ok());
    tag.filter(is_tag).or_else(|| if is_choice() { number() } else { None })
}
