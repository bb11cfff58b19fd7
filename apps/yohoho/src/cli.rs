//! What can be typed after `yohoho`. The words of the help are in the wordbook, under `cli-<command>` and
//! `cli-<command>-<argument>`.

use std::num::ParseFloatError;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{ArgGroup, Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use tui::crew;
use words::{Words, locales};

#[derive(Parser)]
#[command(name = "yohoho", version, arg_required_else_help = true)]
struct Cli {
    // It was looked for before: everything that is said here is said in it.
    #[arg(id = "language", long = "language", global = true, value_name = "LANGUAGE")]
    #[arg(value_parser = PossibleValuesParser::new(locales()))]
    _language: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Serve(Box<ServeArgs>),
    Play(PlayArgs),
    Seat(SeatArgs),
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
#[command(group = ArgGroup::new("who").required(true).args(["table", "mixed", "accept"]))]
pub(crate) struct ArenaArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "EDITION")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    pub(crate) table: Vec<String>,
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',')]
    pub(crate) mixed: Vec<String>,
    #[arg(long, value_name = "BOT", requires_all = ["over", "field"])]
    pub(crate) accept: Option<String>,
    #[arg(long, value_name = "BOT", requires = "accept")]
    pub(crate) over: Option<String>,
    #[arg(long, value_name = "BOT,BOT,…", value_delimiter = ',', requires = "accept")]
    pub(crate) field: Vec<String>,
    #[arg(long, value_enum, default_value_t = By::Wins, requires = "accept", hide_possible_values = true)]
    pub(crate) by: By,
    #[arg(long, value_name = "N", requires = "accept", value_parser = gain)]
    pub(crate) gain: Option<f64>,
    #[arg(long, value_name = "N", conflicts_with = "table")]
    pub(crate) seats: Option<u8>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) sets: Option<u32>,
    #[arg(long, value_name = "N", default_value_t = 1720)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    #[arg(id = "limit", long = "limit-ms", value_name = "N", default_value_t = 1_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit_ms: u64,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "accept")]
    pub(crate) csv: Option<PathBuf>,
    #[arg(long, value_name = "DIR", conflicts_with = "accept")]
    pub(crate) plots: Option<PathBuf>,
    #[arg(long, conflicts_with = "json", requires = "table")]
    pub(crate) why: bool,
}

/// What counts where a changed bot is tried. Points mean something else in every game, shares of the games do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum By {
    /// The share of the games that are won.
    Wins,
    /// Points a game.
    Points,
}

impl By {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Points => "points",
        }
    }

    /// How much better a changed bot has to be where nobody says it.
    pub(crate) const fn usual_gain(self) -> f64 {
        match self {
            Self::Wins => 0.03,
            Self::Points => 4.0,
        }
    }
}

/// More than nothing.
fn gain(typed: &str) -> Result<f64, String> {
    let gain: f64 = typed.parse().map_err(|error: ParseFloatError| error.to_string())?;
    if gain.is_finite() && gain > 0.0 { Ok(gain) } else { Err("> 0".to_owned()) }
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

#[derive(Args)]
pub(crate) struct SeatArgs {
    #[arg(value_name = "LINK")]
    pub(crate) table: String,
    #[arg(long, value_name = "exec:COMMAND")]
    pub(crate) bot: String,
    #[arg(long)]
    pub(crate) name: String,
    #[arg(long)]
    pub(crate) start: bool,
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u32>,
    #[arg(id = "limit", long = "limit-ms", value_name = "N", default_value_t = 1_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) limit_ms: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) guest: Option<PathBuf>,
}

/// What was typed. Help and mistakes are answered by clap, which ends the program.
pub(crate) fn parse(words: &Words) -> Command {
    let matches = command(words).get_matches();
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit()).command
}

fn command(words: &Words) -> clap::Command {
    let mut command = Cli::command().about(words.label("cli-about")).after_help(words.label("cli-after"));
    // What clap brings itself, such as the flag for help, is there once it is built.
    command.build();
    with_headings(command, "cli", words).mut_subcommands(|sub| {
        let key = format!("cli-{}", sub.get_name());
        in_words(sub, &key, words)
    })
}

fn in_words(command: clap::Command, key: &str, words: &Words) -> clap::Command {
    let command = with_headings(command.about(words.label(key)), key, words);
    let key = key.to_owned();
    command.mut_subcommands(|sub| {
        // Help on a command of commands is told by clap, for each of them.
        if key == "cli-help" || sub.get_name() == "help" {
            return sub;
        }
        let key = format!("{key}-{}", sub.get_name());
        in_words(sub, &key, words)
    })
}

/// The arguments of a command with their help, below headings in the reader's language.
fn with_headings(command: clap::Command, key: &str, words: &Words) -> clap::Command {
    // They are needed for as long as the program runs, which is not long where they are.
    let heading = |name: &str| -> &'static str { words.label(&format!("cli-heading-{name}")).leak() };
    let (usage, arguments, options) = (heading("usage"), heading("arguments"), heading("options"));
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    command.help_template(template).subcommand_help_heading(heading("commands")).mut_args(|arg| {
        let help = help_key(key, &arg);
        let arg = if words.has(&help) { arg.help(help_text(&help, words)) } else { arg };
        let heading = if arg.is_positional() { arguments } else { options };
        arg.help_heading(heading)
    })
}

/// The help of an argument; that on the bots of a game tells what each level is like.
fn help_text(key: &str, words: &Words) -> String {
    let told = words.label(key);
    if key == "cli-play-bots" { format!("{told}\n{}", crew::levels(catalog::GAMES, words)) } else { told }
}

/// The key of an argument's help; what every command has is told once.
fn help_key(key: &str, arg: &clap::Arg) -> String {
    match arg.get_id().as_str() {
        common @ ("help" | "language" | "version") => format!("cli-print-{common}"),
        own => format!("{key}-{own}"),
    }
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
