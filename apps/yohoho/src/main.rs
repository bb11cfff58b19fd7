//! The program: opens a house of tables, plays in the terminal, referees, or measures itself. It only reads the command line;
//! everything is done elsewhere.

mod arena;
mod bench;
mod cli;
mod games;
mod judge;
mod play;
mod serve;

use std::process::ExitCode;

use words::{Words, source_locale};

fn main() -> ExitCode {
    let words = all_words("en");
    let done = match cli::parse(&words) {
        cli::Command::Serve(args) => serve::run(*args, &words),
        cli::Command::Play(args) => play::run(args, words),
        cli::Command::Judge => judge::run(&words),
        cli::Command::Arena(args) => arena::run(&args, &words),
        cli::Command::Bench { what: cli::Bench::Engine(args) } => bench::engine(&args, &words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("yohoho: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Everything that can be said in this language: our own words, the room's and the games'.
fn all_words(locale: &str) -> Words {
    let source = source_locale(locale);
    Words::new(locale, catalog::messages(source).chain(room::messages(source)))
}
