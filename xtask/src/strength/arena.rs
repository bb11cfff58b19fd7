//! The arena, as it is asked for what the page tells.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::plan::Match;
use crate::mode::Mode;
use crate::program;

/// How a match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ways {
    /// How the program was built.
    pub(crate) mode: Mode,
    /// How many sets are played at once.
    pub(crate) threads: usize,
}

/// Plays a match as planned. Returns what came out for the one and for the others, in that order.
pub(crate) fn played(planned: &Match, ways: Ways) -> Result<Value> {
    meet(planned, &planned.table(), planned.sets, ways)
}

/// What decides the match today, as a fingerprint: what everybody does, and what comes out, in one set of it in which
/// whoever thinks does so for a hundredth or a tenth of their steps. A row whose bots, rules, search or arena have changed
/// since has another.
///
/// So it is behavior that is compared, not text: words, pictures and comments change nothing, and whatever decides counts,
/// wherever it stands. What one set does not show, or only a whole budget does, goes unnoticed.
pub(crate) fn probe(planned: &Match, mode: Mode) -> Result<String> {
    let entrants = meet(planned, &planned.hasty_table(), 1, Ways { mode, threads: 1 })?;
    let each = |entrant: &Value| entrant["fingerprint"].as_str().map(str::to_owned);
    let told: Option<Vec<String>> = entrants.as_array().and_then(|all| all.iter().map(each).collect());
    Ok(told.context("the arena tells what everybody did")?.join(" "))
}

fn meet(planned: &Match, table: &[String], sets: u32, ways: Ways) -> Result<Value> {
    let Match { game, edition, seed, .. } = planned;
    let mut arena = Command::new(program::built(ways.mode));
    arena.args(["arena", game, "--edition", edition, "--table", &table.join(",")]);
    arena.args(["--sets", &sets.to_string(), "--seed", &seed.to_string()]);
    arena.args(["--threads", &ways.threads.to_string(), "--json"]);
    let out = arena.stderr(Stdio::inherit()).output().context("the arena could not be started")?;
    ensure!(out.status.success(), "the arena failed");
    let mut report: Value = serde_json::from_slice(&out.stdout)?;
    Ok(report["entrants"].take())
}
