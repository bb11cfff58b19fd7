//! What can be typed after `yohoho`. The words of the help are in the wordbook, under `cli-<command>` and
//! `cli-<command>-<argument>`.

use std::path::PathBuf;

use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use words::Words;

#[derive(Parser)]
#[command(name = "yohoho", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Box<ServeArgs>),
    Play(PlayArgs),
    Judge,
    Arena(ArenaArgs),
    Bench {
        #[command(subcommand)]
        what: Bench,
    },
}

#[derive(Args)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) config: server::Config,
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Subcommand)]
pub(crate) enum Bench {
    Engine(EngineArgs),
}

#[derive(Args)]
pub(crate) struct EngineArgs {
    #[arg(long, value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "PRESET")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "N", default_value_t = 3.0)]
    pub(crate) seconds: f64,
    #[arg(long, value_name = "N", default_value_t = 1720)]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', required = true)]
    pub(crate) table: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) sets: u32,
    #[arg(long, value_name = "N", default_value_t = 1720)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, conflicts_with = "json")]
    pub(crate) why: bool,
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME|LINK")]
    pub(crate) table: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "KIND")]
    pub(crate) bots: Option<String>,
    #[arg(long)]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_name = "NAME=VALUE")]
    pub(crate) option: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) guest: Option<PathBuf>,
}

/// What was typed. Help and mistakes are answered by clap, which ends the program.
pub(crate) fn parse(words: &Words) -> Command {
    let matches = command(words).get_matches();
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()).command
}

fn command(words: &Words) -> clap::Command {
    let command = Cli::command().about(words.label("cli-about")).after_help(words.label("cli-after"));
    command.mut_subcommands(|sub| {
        let key = format!("cli-{}", sub.get_name());
        in_words(sub, &key, words)
    })
}

fn in_words(command: clap::Command, key: &str, words: &Words) -> clap::Command {
    let about = words.label(key);
    let command = command.about(about).mut_args(|arg| {
        let help = format!("{key}-{}", arg.get_id());
        if words.has(&help) { arg.help(words.label(&help)) } else { arg }
    });
    let key = key.to_owned();
    command.mut_subcommands(|sub| {
        let key = format!("{key}-{}", sub.get_name());
        in_words(sub, &key, words)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        command(&Words::new("en", [])).debug_assert();
    }

    #[test]
    fn every_command_and_argument_has_a_help_text() {
        let command = command(&Words::new("en", []));
        for sub in command.get_subcommands() {
            assert!(
                sub.get_about().is_some_and(|about| !about.to_string().starts_with("cli-")),
                "{}",
                sub.get_name()
            );
            for arg in sub.get_arguments() {
                assert!(arg.get_help().is_some(), "{} {}", sub.get_name(), arg.get_id());
            }
        }
    }
}
