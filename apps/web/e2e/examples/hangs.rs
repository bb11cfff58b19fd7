//! Plays in a real browser on a machine that is slowed down, and tells in one line of a table how long the page did not
//! answer, how long a tap waits to be seen, and how many frames a second the busiest sweeps have:
//! `hangs GAME SLOWDOWN SECONDS`.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use e2e::{Driver, House, Move, Person, Screen, Window, build_and_sail};
use serde_json::Value;

/// Notes every task of the page that took longer than 50 ms, how long every input waited for the next picture, and the
/// frames of everything that moves, from now on.
const WATCH: &str = "
    const noted = window.__noted = { hangs: [], inputs: [], sweeps: [] };
    const watch = (type, note, more) => new PerformanceObserver(list => list.getEntries().forEach(note))
        .observe({ type, buffered: false, ...more });
    watch('longtask', task => noted.hangs.push(Math.round(task.duration)));
    watch('event', event => event.interactionId && noted.inputs.push([event.interactionId, event.duration]),
        { durationThreshold: 16 });
    const moves = () => document.getAnimations().some(a => a.playState === 'running'
        && a.effect?.getComputedTiming().iterations !== Infinity);
    let [begun, frames] = [null, 0];
    const frame = now => {
        if (moves()) {
            begun ??= now;
            frames += 1;
        } else if (begun !== null) {
            // A sweep of a few frames tells nothing.
            if (now - begun > 250) noted.sweeps.push(frames / (now - begun) * 1000);
            [begun, frames] = [null, 0];
        }
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, slowdown, seconds] = &args[..] else { bail!("usage: hangs GAME SLOWDOWN SECONDS") };
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.go(house.url()).await?;
    window.wait_for(&format!("[data-game={game}] [data-test=bots]")).await?;
    window.slow_down(slowdown.parse()?).await?;
    window.ask(WATCH).await?;
    play(&window, game, Duration::from_secs(seconds.parse()?)).await?;
    let noted = window.ask("return window.__noted").await?;
    println!("{}", row(game, slowdown, &noted)?);
    window.close().await
}

/// One line of the table; `cargo xtask hangs` writes what stands above it.
fn row(game: &str, slowdown: &str, noted: &Value) -> Result<String> {
    let numbers = |name: &str| -> Result<Vec<f64>> {
        let all = noted[name].as_array().with_context(|| format!("nobody noted {name}"))?;
        let mut numbers: Vec<f64> = all.iter().filter_map(|one| one.as_f64().or(one[1].as_f64())).collect();
        numbers.sort_by(f64::total_cmp);
        Ok(numbers)
    };
    let (hangs, sweeps) = (numbers("hangs")?, numbers("sweeps")?);
    // A tap is several events of one interaction, of which the longest counts.
    let mut taps: Vec<(u64, f64)> = Vec::new();
    for event in noted["inputs"].as_array().context("nobody noted inputs")? {
        let (id, ms) = (event[0].as_u64().unwrap_or(0), event[1].as_f64().unwrap_or(0.0));
        match taps.iter_mut().find(|tap| tap.0 == id) {
            Some(tap) => tap.1 = tap.1.max(ms),
            None => taps.push((id, ms)),
        }
    }
    let mut taps: Vec<f64> = taps.into_iter().map(|tap| tap.1).collect();
    taps.sort_by(f64::total_cmp);
    let at = |all: &[f64], percent: usize| {
        let place = all.len().saturating_sub(1) * percent / 100;
        all.get(place).map_or_else(|| "-".to_owned(), |value| format!("{value:.0}"))
    };
    Ok(format!(
        "{game:<12} {slowdown:>4} {:>6} {:>9} {:>8} {:>8} {:>6} {:>10} {:>7} {:>11} {:>11}",
        taps.len(),
        at(&taps, 50),
        at(&taps, 95),
        at(&taps, 100),
        hangs.len(),
        at(&hangs, 100),
        sweeps.len(),
        at(&sweeps, 50),
        at(&sweeps, 0),
    ))
}

/// Plays until the time is up or the game is over.
async fn play(window: &Window, game: &str, time: Duration) -> Result<()> {
    window.tap(&format!("[data-game={game}] [data-test=bots]")).await?;
    let (mut person, begun) = (Person::new(7), Instant::now());
    while begun.elapsed() < time {
        if game == "skallywaggs" {
            build_and_sail(window).await?;
        } else if person.look(window).await? == Move::Finished {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}
