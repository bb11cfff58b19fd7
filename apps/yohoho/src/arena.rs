//! `yohoho arena`: lets bots of one game meet in duplicate and says what came out.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use anyhow::{Result, anyhow, bail};
use arena::{ArenaError, Contest, Entrant, Interval, PlayedSet, Reason, report};
use serde_json::{Value, json};
use server::Shelf;
use words::{Cast, Words};

use crate::cli::ArenaArgs;
use crate::games::{edition, game_names};

/// Plays the match and prints its outcome.
pub(crate) fn run(args: &ArenaArgs, words: &Words) -> Result<()> {
    let (Some(game), Some(arena)) = (catalog::game(&args.game), catalog::arena(&args.game)) else {
        let known = [("game", args.game.clone().into()), ("games", game_names().into())];
        bail!(words.label_with("cli-unknown-game", known));
    };
    let (edition, options) = edition(game, args.edition.as_deref(), words)?;
    let contest = arena.contest(&options, &args.table, args.seed, &Shelf::beside_program());
    let contest = contest.map_err(|error| in_words(&error, words))?;
    for file in contest.lacks() {
        eprintln!("{}", words.label_with("arena-lacks", [("file", file.to_owned().into())]));
    }
    let progress = Progress { sets: args.sets, is_seen: std::io::stderr().is_terminal(), words };
    let sets = play(&*contest, args.sets, args.threads.unwrap_or_else(cores), &progress);
    let entrants = report(&args.table, &sets);
    if args.json {
        println!("{}", as_json(args, edition, &entrants));
    } else {
        print_words(args, edition, &entrants, words);
    }
    if args.why {
        print_reasons(args, &contest.reasons(0), words);
    }
    Ok(())
}

/// Why the bots decided as they did, a line a decision. Nobody at a table sees this.
fn print_reasons(args: &ArenaArgs, reasons: &[Reason], words: &Words) {
    println!("{}", words.label("arena-why-head"));
    for Reason { entrant, seat, why } in reasons {
        let args = [
            ("seat", (seat.idx() + 1).into()),
            ("bot", args.table[*entrant].clone().into()),
            ("why", words.say(why, &Cast::NOBODY).into()),
        ];
        println!("{}", words.label_with("arena-why", args));
    }
}

/// Tells somebody who watches how far a match is.
struct Progress<'a> {
    sets: u32,
    is_seen: bool,
    words: &'a Words,
}

impl Progress<'_> {
    fn tell(&self, played: usize) {
        if self.is_seen {
            let args = [("played", played.into()), ("sets", self.sets.into())];
            eprint!("\r{}", self.words.label_with("arena-progress", args));
        }
    }

    /// Leaves no trace.
    fn end(&self) {
        if self.is_seen {
            eprint!("\r\u{1b}[K");
        }
    }
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Plays the sets on this many threads. Who plays which changes nothing.
fn play(contest: &dyn Contest, sets: u32, threads: usize, progress: &Progress<'_>) -> Vec<PlayedSet> {
    let begun = Instant::now();
    let clock = move || u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
    let next = AtomicU32::new(0);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, 256) {
            scope.spawn(|| {
                let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                for number in numbers.take_while(|number| *number < sets) {
                    let set = contest.play_set(number, &clock);
                    let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
                    played.push((number, set));
                    progress.tell(played.len());
                }
            });
        }
    });
    progress.end();
    let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, set)| set).collect()
}

fn as_json(args: &ArenaArgs, edition: &str, entrants: &[Entrant]) -> Value {
    json!({
        "game": args.game,
        "edition": edition,
        "seats": args.table.len(),
        "table": args.table,
        "sets": args.sets,
        "seed": args.seed,
        "optimized": !cfg!(debug_assertions),
        "entrants": entrants,
    })
}

fn print_words(args: &ArenaArgs, edition: &str, entrants: &[Entrant], words: &Words) {
    let head = [
        ("game", words.label(&format!("{}-name", args.game)).into()),
        ("edition", edition.to_owned().into()),
        ("seats", args.table.len().into()),
        ("sets", args.sets.into()),
        ("games", (args.table.len() * args.sets as usize).into()),
    ];
    println!("{}", words.label_with("arena-head", head));
    for entrant in entrants {
        println!("{}", line(entrant, words));
    }
    if cfg!(debug_assertions) {
        println!("{}", words.label("bench-debug"));
    }
}

fn line(entrant: &Entrant, words: &Words) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let between =
        |Interval(low, high): Interval, scale: f64| format!("{:.1}–{:.1}", scale * low, scale * high);
    let args = [
        ("bot", entrant.bot.clone().into()),
        ("wins", percent(entrant.win_share).into()),
        ("wins-ci", between(entrant.win_share_ci95, 100.0).into()),
        ("score", format!("{:.1}", entrant.mean_score).into()),
        ("score-ci", between(entrant.score_ci95, 1.0).into()),
        ("met", entrant.bids_met.map_or_else(|| "no".to_owned(), percent).into()),
        ("p50", format!("{:.2}", entrant.decision_ms.p50).into()),
        ("p95", format!("{:.2}", entrant.decision_ms.p95).into()),
    ];
    words.label_with("arena-line", args)
}

fn in_words(error: &ArenaError, words: &Words) -> anyhow::Error {
    let told = match error {
        ArenaError::Options(error) => words.say(&error.0, &Cast::NOBODY),
        ArenaError::Seats { min, max } => {
            words.label_with("arena-bad-seats", [("min", (*min).into()), ("max", (*max).into())])
        }
        ArenaError::NoSuchBot { bot, known } => {
            let args = [("bot", bot.clone().into()), ("bots", known.clone().into())];
            words.label_with("arena-no-bot", args)
        }
    };
    anyhow!(told)
}
