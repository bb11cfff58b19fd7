//! How strong the bots are: plays the matches of a plan in the arena, keeps what came out in `docs/strength.json`, and
//! writes `docs/strength.md` from it. It can be stopped at any time, and goes on where it was.

mod arena;
mod browser;
mod interval;
mod page;
mod plan;
mod probes;
mod targets;

use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, Error, Result, bail, ensure};
use serde_json::Value;

use crate::mode::Mode;
use crate::run;

use arena::{Ways, played, probe};
use page::page;
use plan::{Match, plan};
use probes::Probes;

const USAGE: &str = "usage: cargo xtask strength [--minutes N] [--threads T] [--game GAME] [--quiet-machine] [--browser]; \
     with 0 minutes only the page is written. On a quiet machine the program is the one that is given away, on one thread, and \
     its times are kept; --browser takes those of the browser's workers, and plays no match";

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
struct Wishes {
    minutes: u64,
    threads: Option<usize>,
    /// The game whose matches are played; every one's if none is named.
    game: Option<String>,
    /// Whether times can be believed.
    machine: Machine,
    what: What,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Machine {
    Quiet,
    Busy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Matches,
    BrowserTimes,
}

impl Machine {
    /// How the program is built: times are those of the one that is given away, and other runs do not wait for it.
    const fn mode(self) -> Mode {
        match self {
            Self::Quiet => Mode::Small,
            Self::Busy => Mode::Dev,
        }
    }
}

impl Wishes {
    /// How matches are played. Two at once would disturb each other's times.
    fn ways(&self) -> Result<Ways> {
        let threads = match (self.machine, self.threads) {
            (Machine::Quiet, _) => 1,
            (Machine::Busy, Some(threads)) => threads,
            (Machine::Busy, None) => thread::available_parallelism()?.into(),
        };
        Ok(Ways { mode: self.machine.mode(), threads })
    }
}

/// Plays for so many minutes what is missing or out of date, or only writes the page anew from what is there.
pub fn strength(args: &[String]) -> Result<()> {
    let wishes = wishes(args)?;
    let mut kept = kept()?;
    if wishes.what == What::BrowserTimes {
        browser::time_all(&mut kept, keep_all)?;
    }
    let ways = wishes.ways()?;
    run::cargo(&[&["build", "--bin", "yohoho"], ways.mode.flags()].concat())?;
    let mut probes = Probes::of(&kept, |planned| probe(planned, ways.mode))?;
    let mut outcome = Outcome::default();
    if wishes.what == What::Matches {
        let is_wished = |planned: &Match| wishes.game.as_ref().is_none_or(|game| *game == planned.game);
        let wished = plan().into_iter().filter(is_wished).collect();
        let due = due(wished, &kept, &probes, wishes.machine);
        let end = Instant::now() + Duration::from_secs(60 * wishes.minutes);
        let row = |planned: &Match| row_of(planned, &wishes, ways);
        outcome = play(&mut kept, &due, || Instant::now() >= end, row, keep_all)?;
    }
    outcome.rows.iter().for_each(|row| probes.add(row));
    fs::write(run::root().join("docs/strength.md"), page(&kept, &probes))?;
    println!("docs/strength.md: {} rows", kept.len());
    let failed = outcome.failed;
    ensure!(failed.is_empty(), "{} matches could not be played:\n{}", failed.len(), failed.join("\n"));
    Ok(())
}

fn wishes(args: &[String]) -> Result<Wishes> {
    let mut wishes =
        Wishes { minutes: 60, threads: None, game: None, machine: Machine::Busy, what: What::Matches };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut word = || args.next().with_context(|| format!("{arg} needs a word more"));
        match arg.as_str() {
            "--minutes" => wishes.minutes = word()?.parse()?,
            "--threads" => wishes.threads = Some(word()?.parse()?),
            "--game" => wishes.game = Some(word()?.clone()),
            "--quiet-machine" => wishes.machine = Machine::Quiet,
            "--browser" => wishes.what = What::BrowserTimes,
            _ => bail!(USAGE),
        }
    }
    let is_crowded = wishes.machine == Machine::Quiet && wishes.threads.is_some_and(|threads| threads != 1);
    ensure!(!is_crowded, "a quiet machine plays on one thread");
    let games: Vec<&str> = plan::PLAN.iter().map(|measured| measured.game).collect();
    let is_known = wishes.game.as_deref().is_none_or(|game| games.contains(&game));
    ensure!(is_known, "games: {}", games.join(", "));
    Ok(wishes)
}

fn kept() -> Result<Vec<Value>> {
    let path = run::root().join("docs/strength.json");
    if !path.exists() {
        return Ok(Vec::new());
    }
    Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
}

/// What was played just now.
#[derive(Debug, Default)]
struct Outcome {
    rows: Vec<Value>,
    /// Why the others were not.
    failed: Vec<String>,
}

/// Plays one match after the other until it is enough.
fn play(
    kept: &mut Vec<Value>,
    due: &[Match],
    is_enough: impl Fn() -> bool,
    row: impl Fn(&Match) -> Result<Value>,
    keep_all: impl Fn(&[Value]) -> Result<()>,
) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    for (number, planned) in due.iter().enumerate() {
        if is_enough() {
            println!("{} matches are left for another time", due.len() - number);
            break;
        }
        println!("{planned}");
        match row(planned) {
            Ok(row) => {
                keep(kept, planned, row.clone());
                keep_all(kept)?;
                outcome.rows.push(row);
            }
            // One match that cannot be played must not cost all that come after it.
            Err(error) => outcome.failed.push(lament(planned, &error)),
        }
    }
    Ok(outcome)
}

/// Says loudly that a match was not played, and why.
fn lament(planned: &Match, error: &Error) -> String {
    let lament = format!("NOT PLAYED: {planned}: {error:#}");
    eprintln!("\n!!! {lament}\n");
    lament
}

fn keep_all(kept: &[Value]) -> Result<()> {
    // One a line, so that a new match is a new line.
    let lines: Vec<String> = kept.iter().map(Value::to_string).collect();
    Ok(fs::write(run::root().join("docs/strength.json"), format!("[\n{}\n]\n", lines.join(",\n")))?)
}

/// What is to be played: first what is missing, then what was played otherwise than planned, then what is out of date, and
/// where times can be believed what has none.
fn due(plan: Vec<Match>, kept: &[Value], probes: &Probes, machine: Machine) -> Vec<Match> {
    let urgency = |planned: &Match| match kept.iter().find(|row| planned.is_told_by(row)) {
        None => Some(0),
        Some(row) if !planned.is_played_so(row) => Some(1),
        Some(row) if !probes.is_of_today(row) => Some(2),
        Some(row) if machine == Machine::Quiet && row["decision_ms"].is_null() => Some(3),
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

/// Plays a match, and tells by what it can be seen that it would come out the same.
fn row_of(planned: &Match, wishes: &Wishes, ways: Ways) -> Result<Value> {
    let mut row = row(planned, &played(planned, ways)?, wishes.machine);
    row["probe"] = probe(planned, ways.mode)?.into();
    Ok(row)
}

/// What is kept of the one, and its name in the arena's report.
const OF_THE_ONE: [(&str, &str); 5] = [
    ("won", "win_share"),
    ("won_ci95", "win_share_ci95"),
    ("score", "mean_score"),
    ("score_ci95", "score_ci95"),
    ("bids_met", "bids_met"),
];

/// The same of the others.
const OF_THE_OTHERS: [(&str, &str); 2] = [("score_against", "mean_score"), ("bids_met_against", "bids_met")];

fn row(planned: &Match, entrants: &Value, machine: Machine) -> Value {
    let mut row = planned.row();
    for (entrant, told) in [(0, &OF_THE_ONE[..]), (1, &OF_THE_OTHERS[..])] {
        for (own, name) in told {
            row[*own] = entrants[entrant][*name].clone();
        }
    }
    row["decision_ms"] = match machine {
        Machine::Quiet => entrants[0]["decision_ms"].clone(),
        Machine::Busy => Value::Null,
    };
    row
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn done(planned: &Match) -> Value {
        let one = json!({ "win_share": 0.5, "win_share_ci95": [0.4, 0.6], "decision_ms": { "p50": 1.5 } });
        let mut row = row(planned, &json!([one, { "mean_score": 7.5 }]), Machine::Busy);
        row["probe"] = "as ever".into();
        row
    }

    fn all_done() -> Vec<Value> {
        plan().iter().map(done).collect()
    }

    fn due_of(kept: &[Value], machine: Machine) -> Vec<Match> {
        due(plan(), kept, &Probes::of(kept, |_| Ok("as ever".to_owned())).unwrap(), machine)
    }

    #[test]
    fn what_is_done_is_not_played_again() {
        assert_eq!(due_of(&all_done(), Machine::Busy), []);
    }

    #[test]
    fn what_is_missing_comes_before_what_was_played_otherwise_and_that_before_what_is_out_of_date() {
        let mut kept = all_done();
        kept[1]["probe"] = "long ago".into();
        kept[2]["sets"] = 1.into();
        kept.remove(3);
        let due = due_of(&kept, Machine::Busy);
        assert_eq!(due, [3, 2, 1].map(|number| plan().swap_remove(number)));
        for planned in due {
            keep(&mut kept, &planned, done(&planned));
        }
        assert_eq!(kept.len(), plan().len());
        assert_eq!(due_of(&kept, Machine::Busy), []);
    }

    #[test]
    fn what_has_no_times_is_played_again_where_times_can_be_believed() {
        let mut kept = all_done();
        for row in &mut kept[1..] {
            row["decision_ms"] = json!({ "p50": 1.5 });
        }
        assert_eq!(due_of(&kept, Machine::Quiet), [plan().swap_remove(0)]);
        assert_eq!(due_of(&kept, Machine::Busy), []);
    }

    #[test]
    fn times_are_kept_where_nothing_else_ran() {
        let entrants = json!([{ "decision_ms": { "p50": 1.5 } }]);
        let times = |machine| row(&plan()[0], &entrants, machine)["decision_ms"].clone();
        assert_eq!((times(Machine::Quiet)["p50"].as_f64(), times(Machine::Busy)), (Some(1.5), Value::Null));
    }

    #[test]
    fn a_match_that_fails_is_told_and_the_next_one_is_played() {
        let (due, mut kept) = (&plan()[..3], Vec::new());
        let row = |planned: &Match| {
            ensure!(planned != &due[1], "the arena failed");
            Ok(done(planned))
        };
        let outcome = play(&mut kept, due, || false, row, |_| Ok(())).unwrap();
        assert_eq!((kept.len(), outcome.rows.len()), (2, 2));
        let [told] = &outcome.failed[..] else { panic!("{outcome:?}") };
        assert!(told.contains(&due[1].to_string()) && told.contains("the arena failed"), "{told}");
    }

    #[test]
    fn wishes_are_read_in_any_order_and_nonsense_is_told_what_there_is() {
        let read = |text: &str| wishes(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let all = read("--quiet-machine --game skull --threads 1 --minutes 5 --browser").unwrap();
        let (machine, what) = (Machine::Quiet, What::BrowserTimes);
        let game = Some("skull".to_owned());
        assert_eq!(all, Wishes { minutes: 5, threads: Some(1), game, machine, what });
        assert!(read("--game whist").is_err() && read("--game").is_err());
        assert_eq!(read("").unwrap().minutes, 60);
        assert!(read("--minutes").is_err() && read("--minutes soon").is_err() && read("--hours 1").is_err());
    }

    #[test]
    fn a_quiet_machine_plays_on_one_thread_what_is_given_away() {
        let read = |text: &str| wishes(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let quiet = read("--quiet-machine").unwrap().ways().unwrap();
        assert_eq!(quiet, Ways { mode: Mode::Small, threads: 1 });
        assert!(read("--quiet-machine --threads 2").is_err());
        let busy = read("--threads 3").unwrap().ways().unwrap();
        assert_eq!(busy, Ways { mode: Mode::Dev, threads: 3 });
    }
}
