//! Plays a whole game through the page in a browser of this engine, on a phone, with a reload on the way:
//! `engines ENGINE GAME [short]`.

use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use e2e::{Driver, Engine, House, Move, Person, Screen, Window, act, lay_short};

/// Looks after which a game should long be over.
const LOOKS_MAX: usize = 20_000;

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (engine, game, is_short) = match &args[..] {
        [engine, game] => (engine, game, false),
        [engine, game, short] if short == "short" => (engine, game, true),
        _ => bail!("usage: engines ENGINE GAME [short]"),
    };
    let started = Instant::now();
    let (house, driver) = (House::open()?, Driver::of(Engine::named(engine)?)?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.go(house.url()).await?;
    if is_short {
        lay_short(&window, game, "at-once").await?;
        window.reload().await?;
    }
    let played = play(&window, game).await;
    if played.is_err() {
        // A browser that is gone shows nothing, and that is not what went wrong.
        let _ = window.shot_of_failure(&format!("failed-{engine}-{game}")).await;
    }
    played?;
    window.shot(&format!("{engine}-{game}-end")).await?;
    window.close().await?;
    println!("{engine}, {game}: a whole game in {:.0} s", started.elapsed().as_secs_f32());
    Ok(())
}

/// Plays to the end, reloads once on the way, and looks at every step.
async fn play(window: &Window, game: &str) -> Result<()> {
    let way_in = format!("[data-game={game}] [data-test=bots]");
    window.wait_for(&way_in).await?;
    window.assert_fits().await?;
    window.tap(&way_in).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    let (mut person, mut n_acts, mut reloaded) = (Person::new(5), 0, false);
    for _ in 0..LOOKS_MAX {
        if act(window, game, &mut person).await? == Move::Finished {
            ensure!(reloaded, "the game was over before anybody could reload");
            return end(window, game).await;
        }
        n_acts += 1;
        if n_acts % 10 == 0 {
            window.assert_cards_whole().await?;
            window.assert_nothing_overlaps().await?;
            // A page that has failed shows its last picture for ever.
            window.assert_sound().await?;
            window.assert_caption_true().await?;
        }
        if !reloaded && n_acts > 15 {
            window.reload().await?;
            window.wait_for("main[data-phase=playing] .board").await?;
            reloaded = true;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("the game did not end in {LOOKS_MAX} looks")
}

/// The end as everybody sees it, and the beginning of the next game.
async fn end(window: &Window, game: &str) -> Result<()> {
    window.wait_for(".standings").await?;
    window.assert_fits().await?;
    window.assert_accessible().await?;
    window.tap("[data-test=rematch]").await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    let title = window.text("h1").await?;
    ensure!(!title.is_empty(), "the next game of {game} has no title");
    window.assert_sound().await
}
