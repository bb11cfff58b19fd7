//! `yohoho seat`: gives a program a seat at a served table, over the lines of JSON that it speaks in an arena.

use anyhow::{Result, anyhow, bail};
use arena::Gangway as _;
use tui::connection::{Guest, TableLink};
use tui::{Deputy, Ending, Start};
use words::{Cast, Words};

use crate::cli::SeatArgs;
use crate::faults::fault;
use crate::play::fit_name;
use crate::programs::Programs;

/// Sits down and plays.
pub(crate) fn run(args: SeatArgs, words: &Words) -> Result<()> {
    let told = |key: &str, name: &'static str, value: &str| {
        anyhow!(words.label_with(key, [(name, value.to_owned().into())]))
    };
    let table = TableLink::parse(&args.table).ok_or_else(|| told("cli-bad-link", "link", &args.table))?;
    let name = fit_name(&args.name).map_err(|why| anyhow!(words.say(&why, &Cast::NOBODY)))?;
    let programs = Programs::new(args.limit_ms);
    if !programs.knows(&args.bot) {
        return Err(told("seat-no-program", "bot", &args.bot));
    }
    let wire = programs.board(&args.bot).map_err(|why| {
        let args = [("bot", args.bot.clone().into()), ("why", fault(&why, words).into())];
        anyhow!(words.label_with("arena-unreachable", args))
    })?;
    let guest = args.guest.map_or_else(Guest::fresh, |file| Guest::of_file(&file))?;
    let start = if args.start { Start::Own } else { Start::Others };
    let (games, games_max) = (catalog::GAMES, args.games);
    match (Deputy { games, words: words.clone(), table, guest, name, wire, games_max, start }).run()? {
        Ending::Played => Ok(()),
        Ending::Unseated => Err(told("seat-none", "bot", &args.bot)),
        Ending::Failed(why) => {
            let args = [("bot", args.bot.into()), ("what", fault(&why, words).into())];
            bail!(words.label_with("seat-failed", args))
        }
    }
}
