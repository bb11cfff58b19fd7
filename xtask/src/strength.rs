//! How strong the bots are: plays the matches of a plan in the arena, keeps what came out in `docs/strength.json`, and
//! writes `docs/strength.md` from it. It can be stopped at any time, and goes on where it was.

mod page;
mod plan;
mod sources;

use std::collections::BTreeMap;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::mode::Mode;
use crate::{program, run};

use page::{is_of_today, page};
use plan::{Match, plan};
use sources::fingerprints;

const USAGE: &str = "usage: cargo xtask strength [--minutes N] [--threads T] [--quiet-machine]; with 0 minutes only the \
                     page is written, and times are kept where nothing else runs on the machine";

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
struct Wishes {
    minutes: u64,
    threads: Option<usize>,
    /// Whether times can be believed.
    machine: Machine,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Machine {
    Quiet,
    Busy,
}

/// Plays for so many minutes what is missing or out of date, or only writes the page anew from what is there.
pub fn strength(args: &[String]) -> Result<()> {
    let wishes = wishes(args)?;
    let (mut kept, sources) = (kept()?, fingerprints()?);
    let mut failed = Vec::new();
    if wishes.minutes > 0 {
        run::cargo(&["build", "--bin", "yohoho"])?;
        failed = play(&mut kept, &wishes, &sources)?;
    }
    fs::write(run::root().join("docs/strength.md"), page(&kept, &sources))?;
    println!("docs/strength.md: {} matches", kept.len());
    ensure!(failed.is_empty(), "{} matches could not be played:\n{}", failed.len(), failed.join("\n"));
    Ok(())
}

fn wishes(args: &[String]) -> Result<Wishes> {
    let mut wishes = Wishes { minutes: 60, threads: None, machine: Machine::Busy };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut number = || args.next().with_context(|| format!("{arg} needs a number"));
        match arg.as_str() {
            "--minutes" => wishes.minutes = number()?.parse()?,
            "--threads" => wishes.threads = Some(number()?.parse()?),
            "--quiet-machine" => wishes.machine = Machine::Quiet,
            _ => bail!(USAGE),
        }
    }
    Ok(wishes)
}

fn kept() -> Result<Vec<Value>> {
    let path = run::root().join("docs/strength.json");
    if !path.exists() {
        return Ok(Vec::new());
    }
    Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
}

/// Plays what is due, and returns what could not be played.
fn play(kept: &mut Vec<Value>, wishes: &Wishes, sources: &BTreeMap<String, String>) -> Result<Vec<String>> {
    let begun = Instant::now();
    let due = due(plan(), kept, sources);
    let mut failed = Vec::new();
    for (number, planned) in due.iter().enumerate() {
        if begun.elapsed() > Duration::from_secs(60 * wishes.minutes) {
            println!("{} matches are left for another time", due.len() - number);
            break;
        }
        match played(planned, wishes) {
            Ok(mut row) => {
                row["sources"] = sources.get(&planned.game).cloned().into();
                keep(kept, planned, row);
                write(kept)?;
            }
            // One match that cannot be played must not cost all that come after it.
            Err(error) => failed.push(lament(planned, &error)),
        }
    }
    Ok(failed)
}

/// Says loudly that a match was not played, and why.
fn lament(planned: &Match, error: &anyhow::Error) -> String {
    let lament = format!("NOT PLAYED: {planned}: {error:#}");
    eprintln!("\n!!! {lament}\n");
    lament
}

fn write(kept: &[Value]) -> Result<()> {
    // One a line, so that a new match is a new line.
    let lines: Vec<String> = kept.iter().map(Value::to_string).collect();
    Ok(fs::write(run::root().join("docs/strength.json"), format!("[\n{}\n]\n", lines.join(",\n")))?)
}

/// What is to be played: first what is missing, then what was played otherwise than planned, then what is out of date.
fn due(plan: Vec<Match>, kept: &[Value], sources: &BTreeMap<String, String>) -> Vec<Match> {
    let urgency = |planned: &Match| match kept.iter().find(|row| planned.is_told_by(row)) {
        None => Some(0),
        Some(row) if !planned.is_played_so(row) => Some(1),
        Some(row) if !is_of_today(row, sources) => Some(2),
        Some(_) => None,
    };
    let mut due: Vec<(u8, Match)> =
        plan.into_iter().filter_map(|planned| Some((urgency(&planned)?, planned))).collect();
    due.sort_by_key(|(urgency, _)| *urgency);
    due.into_iter().map(|(_, planned)| planned).collect()
}

/// A row takes the place of an earlier one of the same match.
fn keep(kept: &mut Vec<Value>, planned: &Match, row: Value) {
    match kept.iter().position(|row| planned.is_told_by(row)) {
        Some(place) => kept[place] = row,
        None => kept.push(row),
    }
}

fn played(planned: &Match, wishes: &Wishes) -> Result<Value> {
    let Match { game, edition, sets, seed, .. } = planned;
    let table = planned.table().join(",");
    let threads = wishes.threads.map_or_else(|| thread::available_parallelism().map(Into::into), Ok)?;
    println!("{planned}");
    let mut arena = Command::new(program::built(Mode::Dev));
    arena.args(["arena", game, "--edition", edition, "--table", &table, "--sets", &sets.to_string()]);
    arena.args(["--seed", &seed.to_string(), "--threads", &threads.to_string(), "--json"]);
    let out = arena.stderr(Stdio::inherit()).output().context("the arena could not be started")?;
    ensure!(out.status.success(), "the arena failed");
    let report: Value = serde_json::from_slice(&out.stdout)?;
    Ok(row(planned, &report["entrants"][0], wishes.machine))
}

fn row(planned: &Match, entrant: &Value, machine: Machine) -> Value {
    let mut row = planned.row();
    let told = [
        ("won", "win_share"),
        ("won_ci95", "win_share_ci95"),
        ("score", "mean_score"),
        ("bids_met", "bids_met"),
    ];
    for (own, name) in told {
        row[own] = entrant[name].clone();
    }
    row["decision_ms"] = match machine {
        Machine::Quiet => entrant["decision_ms"].clone(),
        Machine::Busy => Value::Null,
    };
    row
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sources() -> BTreeMap<String, String> {
        ["skull", "skull-king", "skallywaggs"].map(|game| (game.to_owned(), "today".to_owned())).into()
    }

    fn done(planned: &Match) -> Value {
        let entrant =
            json!({ "win_share": 0.5, "win_share_ci95": [0.4, 0.6], "decision_ms": { "p50": 1.5 } });
        let mut row = row(planned, &entrant, Machine::Busy);
        row["sources"] = "today".into();
        row
    }

    #[test]
    fn what_is_done_is_not_played_again() {
        let kept: Vec<Value> = plan().iter().map(done).collect();
        assert_eq!(due(plan(), &kept, &sources()), []);
    }

    #[test]
    fn what_is_missing_comes_before_what_was_played_otherwise_and_that_before_what_is_out_of_date() {
        let mut kept: Vec<Value> = plan().iter().map(done).collect();
        kept[1]["sources"] = "long ago".into();
        kept[2]["sets"] = 1.into();
        kept.remove(3);
        let due = due(plan(), &kept, &sources());
        assert_eq!(due, [3, 2, 1].map(|number| plan().swap_remove(number)));
        for planned in due {
            keep(&mut kept, &planned, done(&planned));
        }
        assert_eq!(kept.len(), plan().len());
        assert_eq!(super::due(plan(), &kept, &sources()), []);
    }

    #[test]
    fn times_are_kept_where_nothing_else_ran() {
        let entrant = json!({ "decision_ms": { "p50": 1.5 } });
        let times = |machine| row(&plan()[0], &entrant, machine)["decision_ms"].clone();
        assert_eq!((times(Machine::Quiet)["p50"].as_f64(), times(Machine::Busy)), (Some(1.5), Value::Null));
    }

    #[test]
    fn wishes_are_read_in_any_order_and_nonsense_is_told_what_there_is() {
        let read = |text: &str| wishes(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let all = read("--quiet-machine --threads 1 --minutes 5").unwrap();
        assert_eq!(all, Wishes { minutes: 5, threads: Some(1), machine: Machine::Quiet });
        assert_eq!(read("").unwrap().minutes, 60);
        assert!(read("--minutes").is_err() && read("--minutes soon").is_err() && read("--hours 1").is_err());
    }
}
