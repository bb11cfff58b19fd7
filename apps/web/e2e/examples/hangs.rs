//! Plays in a real browser on a machine that is slowed down, and tells how long the page did not answer:
//! `hangs GAME SLOWDOWN SECONDS`.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use e2e::{Driver, House, Move, Person, Screen, Window, build_and_sail};
use serde_json::json;

/// Notes every task of the page that took longer than 50 ms, from the first on.
const WATCH: &str = "
    window.__hangs = [];
    new PerformanceObserver(list => window.__hangs.push(...list.getEntries().map(task => Math.round(task.duration))))
        .observe({ type: 'longtask', buffered: true });";

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, slowdown, seconds] = &args[..] else { bail!("usage: hangs GAME SLOWDOWN SECONDS") };
    let (slowdown, seconds): (f64, u64) = (slowdown.parse()?, seconds.parse()?);
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.go(house.url()).await?;
    window.wait_for(&format!("[data-game={game}] [data-test=bots]")).await?;
    window.slow_down(slowdown).await?;
    window.ask(WATCH).await?;
    let loading = hangs(&window).await?;
    play(&window, game, Duration::from_secs(seconds)).await?;
    let mut playing = hangs(&window).await?.split_off(loading.len());
    playing.sort_unstable();
    println!(
        "{}",
        json!({
            "game": game,
            "slowdown": slowdown,
            "seconds": seconds,
            "before_play": loading,
            "hangs": playing.len(),
            "longest_ms": playing.last(),
            "median_ms": playing.get(playing.len() / 2),
        })
    );
    window.close().await
}

async fn hangs(window: &Window) -> Result<Vec<u64>> {
    Ok(serde_json::from_value(window.ask("return window.__hangs").await?)?)
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
