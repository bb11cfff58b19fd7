//! Whole games in the engines of other browsers.

use anyhow::{Context, Result, ensure};

use crate::mode::Mode;
use crate::{needs, program, run};

const USAGE: &str = "usage: cargo xtask engines [chromium|firefox|webkit] [GAME] [--short]";

/// The engines that are no habit, which are played in when none is named.
const OTHERS: [&str; 2] = ["firefox", "webkit"];

/// Plays whole games through the page in these engines, and tells how long each took.
pub fn engines(args: &[String]) -> Result<()> {
    let (engines, games, is_short) = wish(args)?;
    let program = program::build(Mode::Small)?;
    let program = program.to_str().context("a plain path")?;
    for engine in engines {
        prepare(&engine)?;
        for game in &games {
            let play = ["run", "--quiet", "--package", "e2e", "--example", "engines", "--", &engine, game];
            let short = is_short.then_some("short");
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
