//! Whole games on one screen, and what must be seen long enough to be seen.

use std::time::Duration;

use anyhow::{Result, ensure};

use crate::builder::act;
use crate::claims;
use crate::engine::Driver;
use crate::house::House;
use crate::laying::{lay_one_trick, lay_short};
use crate::person::{Move, Person};
use crate::watch::{MOMENTS_WATCH, Shown, assert_seen_long_enough};
use crate::window::{Screen, Window};

/// Looks after which a short game should long be over.
const LOOKS_MAX: usize = 6_000;

/// How long a card that is turned, or a trick that is full, is in sight at the usual pace; with room for a frame or two.
const LONG_ENOUGH: u64 = 900 - 40;

/// How many flips the log tells of.
const FLIPS_TOLD: &str =
    "return [...document.querySelector('[data-test=log]').querySelectorAll('.log-event')]
    .filter(line => /turns? .*card: /.test(line.textContent)).length";

/// Everything that must be so at each step.
async fn assert_whole(window: &Window) -> Result<()> {
    window.assert_none_of(&[claims::FITS, claims::CARDS, claims::OVERLAP]).await?;
    window.assert_caption_true().await?;
    Ok(())
}

/// Plays a short game to its end on this screen, with a reload on the way; at each step the words are true, every card
/// has its full size, and nothing is covered.
///
/// # Errors
/// If anything of that is not so.
pub async fn plays_on(screen: Screen, game: &str) -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, screen).await?;
    window.go(house.url()).await?;
    lay_short(&window, game, "quick").await?;
    window.go(&format!("{}/play/{game}", house.url())).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    let (mut person, mut n_acts, mut n_told, mut ended) = (Person::new(2), 0, 0, false);
    let mut is_reloaded = false;
    for look in 0..LOOKS_MAX {
        let made = act(&window, game, &mut person).await?;
        ended = made == Move::Finished;
        if ended {
            break;
        }
        n_acts += usize::from(made == Move::Acted);
        if look % 4 == 0 {
            let whole = assert_whole(&window).await;
            if whole.is_err() {
                window.shot_of_failure(&format!("failed-{game}")).await?;
            }
            whole?;
        }
        if !is_reloaded && n_acts > 8 {
            // A reload goes on with the same game.
            n_told = window.assert_caption_true().await?;
            window.reload().await?;
            window.wait_for("main[data-phase=playing] .board").await?;
            is_reloaded = true;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    ensure!(is_reloaded, "the game was over before anybody could reload");
    ensure!(ended, "the game did not end; the page says {}", window.text("body").await?);
    n_told += window.assert_caption_true().await?;
    ensure!(n_told > 5, "only {n_told} sentences were compared with the board");
    assert_whole(&window).await?;
    window.assert_sound().await?;
    window.close().await
}

/// Plays at the usual pace without haste, and gives what was in sight, one after another, to the end.
async fn watched(window: &Window, game: &str, url: &str) -> Result<Vec<Shown>> {
    window.go(&format!("{url}/play/{game}")).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    let mut person = Person::new(4);
    for _ in 0..LOOKS_MAX {
        if act(window, game, &mut person).await? == Move::Finished {
            // The end is not followed by anything; the page tells when it was looked at.
            window.ask("window.__moments.push({ what: 'now', at: Math.round(performance.now()) })").await?;
            return window.moments().await;
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    anyhow::bail!("the game did not end; the page says {}", window.text("body").await?)
}

/// Every flip is in sight long enough, and the last one before anything celebrates.
///
/// # Errors
/// If one is not.
pub async fn sees_every_flip() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.prepare(MOMENTS_WATCH).await?;
    window.go(house.url()).await?;
    lay_short(&window, "skull", "usual").await?;
    let moments = watched(&window, "skull", house.url()).await?;
    ensure!(!moments.iter().any(|shown| shown.what == "given away"), "a pile told what was under its disc");
    assert_seen_long_enough(&moments, "flip", LONG_ENOUGH)?;
    // A flip that came together with the feast would not have been seen by itself.
    let n_seen = moments.iter().filter(|shown| shown.what == "flip").count();
    let n_told = window.ask(FLIPS_TOLD).await?;
    ensure!(n_told == n_seen, "{n_seen} flips were seen, and {n_told} are in the log");
    let n_compared = window.assert_caption_true().await?;
    ensure!(n_compared > 5, "only {n_compared} sentences were compared with the board");
    window.assert_sound().await?;
    window.close().await
}

/// The last trick is seen before anything celebrates.
///
/// # Errors
/// If it is not.
pub async fn sees_the_last_trick() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.prepare(MOMENTS_WATCH).await?;
    window.go(house.url()).await?;
    lay_one_trick(&window, "usual").await?;
    let moments = watched(&window, "skull-king", house.url()).await?;
    assert_seen_long_enough(&moments, "trick", LONG_ENOUGH)?;
    window.assert_sound().await?;
    window.close().await
}
