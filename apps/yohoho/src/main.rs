//! The program: opens a house of tables, plays in the terminal, referees, or measures itself. It only reads the command line;
//! everything is done elsewhere.

mod arena;
mod bench;
mod cli;
mod faults;
mod games;
mod judge;
mod language;
mod leash;
mod play;
mod programs;
mod seat;
mod serve;

use std::process::ExitCode;

use words::Words;

fn main() -> ExitCode {
    let typed = std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned());
    let words = all_words(language::language(typed, |name| std::env::var(name).ok()));
    let done = match cli::parse(&words) {
        cli::Command::Serve(args) => serve::run(*args, &words),
        cli::Command::Play(args) => play::run(args, words),
        cli::Command::Seat(args) => seat::run(args, &words),
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
    Words::new(locale, catalog::messages(locale).chain(room::messages(locale)))
}
