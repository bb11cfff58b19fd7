//! Runs the program with some input and takes down what it says.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, away from the settings of whoever runs the tests.
pub fn yohoho(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yohoho"));
    command
        .args(args)
        .env("USER", "Anna")
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
