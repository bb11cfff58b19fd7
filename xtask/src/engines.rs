//! Whole games in the engines of other browsers.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::mode::Mode;
use crate::{needs, program, run};

const USAGE: &str = "usage: cargo xtask engines [chromium|firefox|webkit] [GAME] [--short]";

/// The engines that are no habit, which are played in when none is named.
pub const OTHERS: [&str; 2] = ["firefox", "webkit"];

/// Plays whole games through the page in these engines, and tells how long each took.
pub fn engines(args: &[String]) -> Result<()> {
    let (engines, games, is_short) = wish(args)?;
    let [engines, games] =
        [&engines, &games].map(|names| names.iter().map(String::as_str).collect::<Vec<_>>());
    engines.iter().try_for_each(|engine| prepare(engine))?;
    play(&program::build(Mode::Small)?, &engines, &games, is_short.then_some("short"))
}

/// Plays these games of this program's page in these engines.
pub fn play(program: &Path, engines: &[&str], games: &[&str], short: Option<&str>) -> Result<()> {
    let program = program.to_str().context("a plain path")?;
    for engine in engines {
        for game in games {
            let play = ["run", "--quiet", "--package", "e2e", "--example", "engines", "--", engine, game];
            run::cargo_with(&[&play[..], short.as_slice()].concat(), &[("YOHOHO_PROGRAM", program)])?;
        }
    }
    Ok(())
}

fn wish(args: &[String]) -> Result<(Vec<String>, Vec<String>, bool)> {
    let known = run::games()?;
    let (flags, names): (Vec<String>, Vec<String>) =
        args.iter().cloned().partition(|arg| arg.starts_with('-'));
    let (mut games, mut engines): (Vec<String>, Vec<String>) =
        names.into_iter().partition(|name| known.contains(name));
    let is_engine = |name: &String| name == "chromium" || OTHERS.contains(&name.as_str());
    ensure!(flags.iter().all(|flag| flag == "--short") && engines.iter().all(is_engine), "{USAGE}");
    if engines.is_empty() {
        engines.extend(OTHERS.map(str::to_owned));
    }
    if games.is_empty() {
        games = known;
    }
    Ok((engines, games, !flags.is_empty()))
}

fn prepare(engine: &str) -> Result<()> {
    match engine {
        "firefox" => needs::firefox(),
        "webkit" => needs::webkit(),
        _ => needs::browser(),
    }
}
