//! A first visit with nothing kept, over a slow road on a slow phone, and how long everything takes:
//! `visits GAME KBITS ROUND_TRIP_MS SLOWDOWN`.

use std::time::Duration;

use anyhow::{Result, bail};
use e2e::{Driver, House, Pace, Road, Screen, Window, until};
use serde_json::{Value, json};

/// Taps the way to the game as soon as it is there, and notes when the first card lies in the hand.
const VISITOR: &str = "
    window.__visit = { tasks: [] };
    new PerformanceObserver(list => window.__visit.tasks.push(...list.getEntries().map(task => Math.round(task.duration))))
        .observe({ type: 'longtask', buffered: true });
    const look = () => {
        const visit = window.__visit;
        const way = document.querySelector('[data-game=GAME] [data-test=bots]');
        if (way && !visit.front) { visit.front = performance.now(); way.click(); }
        if (document.querySelector('.held') && !visit.card) visit.card = performance.now();
        if (!visit.card) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);";

/// What the visitor noted, once there is a card.
const NOTED: &str = "
    const { front, card, tasks } = window.__visit;
    const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return card ? { seen, front, card, tasks } : null;";

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, kbits, round_trip, slowdown] = &args[..] else {
        bail!("usage: visits GAME KBITS ROUND_TRIP_MS SLOWDOWN")
    };
    let pace = Pace { kbits: kbits.parse()?, round_trip: Duration::from_millis(round_trip.parse()?) };
    let (house, driver) = (House::open()?, Driver::start()?);
    let road = Road::to(house.url(), pace).await?;
    let window = Window::open(&driver, Screen::Phone).await?;
    window.prepare(&VISITOR.replace("GAME", game)).await?;
    window.slow_down(slowdown.parse()?).await?;
    window.go(road.url()).await?;
    let noted = until("the first card", || async {
        Ok(Some(window.ask(NOTED).await?).filter(|noted| !noted.is_null()))
    });
    let noted = noted.await?;
    println!("{}", told(game, pace, slowdown, &noted, road.received()));
    window.assert_sound().await?;
    window.close().await
}

fn told(game: &str, pace: Pace, slowdown: &str, noted: &Value, received: u64) -> Value {
    let seconds = |name: &str| noted[name].as_f64().map(|ms| (ms / 10.0).round() / 100.0);
    let tasks = noted["tasks"].as_array().map_or(&[][..], Vec::as_slice);
    json!({
        "game": game,
        "kbits": pace.kbits,
        "slowdown": slowdown,
        "something_s": seconds("seen"),
        "front_s": seconds("front"),
        "card_s": seconds("card"),
        "long_tasks": tasks.len(),
        "longest_ms": tasks.iter().filter_map(Value::as_u64).max(),
        "received_kb": received / 1_000,
    })
}
