//! How fast this machine plays: random whole games through the public contract, on one core, with a real clock.

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow, bail};
use engine::{GameRng, InvalidOptions};
use hosting::{AnyGame, Exercise, Json, Tally};
use serde_json::json;
use words::{Cast, Words};

use crate::cli::EngineArgs;
use crate::games::{edition, game_names};

/// Games played, or copies made, before the clock is looked at again.
const GAMES_AT_ONCE: u64 = 200;
const COPIES_AT_ONCE: u64 = 10_000;

/// What was measured.
struct Figures {
    decisions_per_second: f64,
    games_per_second: f64,
    state_bytes: usize,
    clone_ns: f64,
    determinize_ns: f64,
}

/// Measures a game and says what came out.
pub(crate) fn engine(args: &EngineArgs, words: &Words) -> Result<()> {
    let Some(game) = catalog::game(&args.game) else {
        let known = [("game", args.game.clone().into()), ("games", game_names().into())];
        bail!(words.label_with("judge-unknown-game", known));
    };
    let (edition, options) = edition(game, args.edition.as_deref(), words)?;
    let seats = args.seats.unwrap_or_else(|| game.seats_usual());
    let figures =
        measure(game, &options, seats, args).map_err(|error| anyhow!(words.say(&error.0, &Cast::NOBODY)))?;
    if args.json {
        println!("{}", as_json(game, edition, seats, &figures));
    } else {
        print_words(game, edition, seats, &figures, words);
    }
    Ok(())
}

fn measure(
    game: &dyn AnyGame,
    options: &Json,
    seats: u8,
    args: &EngineArgs,
) -> Result<Figures, InvalidOptions> {
    let whole = Duration::from_secs_f64(args.seconds.clamp(0.1, 600.0));
    let time = |exercise, at_once, share: f64| -> Result<(Tally, f64), InvalidOptions> {
        let mut work = game.exercise(options, seats, exercise, GameRng::from_number(args.seed))?;
        // Once unmeasured, so that caches and branch predictors have seen it.
        work(at_once);
        let (started, mut sum) = (Instant::now(), Tally::default());
        while started.elapsed() < whole.mul_f64(share) {
            let tally = work(at_once);
            sum.times += tally.times;
            sum.decisions += tally.decisions;
            sum.state_bytes = tally.state_bytes;
        }
        Ok((sum, started.elapsed().as_secs_f64()))
    };
    let (games, seconds) = time(Exercise::Games, GAMES_AT_ONCE, 0.8)?;
    let (clones, clones_seconds) = time(Exercise::Clones, COPIES_AT_ONCE, 0.1)?;
    let (worlds, worlds_seconds) = time(Exercise::Determinizations, COPIES_AT_ONCE / 10, 0.1)?;
    Ok(Figures {
        decisions_per_second: games.decisions as f64 / seconds,
        games_per_second: games.times as f64 / seconds,
        state_bytes: games.state_bytes,
        clone_ns: clones_seconds * 1e9 / clones.times as f64,
        determinize_ns: worlds_seconds * 1e9 / worlds.times as f64,
    })
}

fn as_json(game: &dyn AnyGame, edition: &str, seats: u8, figures: &Figures) -> serde_json::Value {
    json!({
        "game": game.id(),
        "edition": edition,
        "seats": seats,
        "optimized": !cfg!(debug_assertions),
        "decisions_per_second": figures.decisions_per_second.round(),
        "games_per_second": figures.games_per_second.round(),
        "state_bytes": figures.state_bytes,
        "clone_ns": (figures.clone_ns * 10.0).round() / 10.0,
        "determinize_ns": (figures.determinize_ns * 10.0).round() / 10.0,
    })
}

fn print_words(game: &dyn AnyGame, edition: &str, seats: u8, figures: &Figures, words: &Words) {
    let whole = |number: f64| format!("{number:.0}").into();
    let name = words.label(&format!("{}-name", game.id()));
    let speed = [
        ("game", name.into()),
        ("edition", edition.to_owned().into()),
        ("seats", seats.into()),
        ("decisions", whole(figures.decisions_per_second)),
        ("games", whole(figures.games_per_second)),
    ];
    let cost = [
        ("bytes", figures.state_bytes.into()),
        ("clone", whole(figures.clone_ns)),
        ("determinize", whole(figures.determinize_ns)),
    ];
    println!("{}", words.label_with("bench-speed", speed));
    println!("{}", words.label_with("bench-cost", cost));
    if cfg!(debug_assertions) {
        println!("{}", words.label("bench-debug"));
    }
}
