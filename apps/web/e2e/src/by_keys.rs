//! A whole game by keyboard alone, and the beginning of the next; the focus is never lost.

use std::time::Duration;

use anyhow::{Result, ensure};

use crate::axe::Rules;
use crate::builder::act;
use crate::engine::Driver;
use crate::house::House;
use crate::keys::FOCUS_WATCH;
use crate::laying::lay_short;
use crate::person::{Move, Person};
use crate::window::{Hands, Screen, Window};

/// Looks after which a short game should long be over.
const LOOKS_MAX: usize = 4_000;

/// Escape as a driver writes it.
const ESCAPE: &str = "\u{e00c}";

/// A phone that is never touched, at the front page, where a short game of this is laid.
async fn untouched_phone(driver: &Driver, house: &House, game: &str) -> Result<Window> {
    let window = Window::open(driver, Screen::Phone).await?.with(Hands::Keys);
    window.prepare(FOCUS_WATCH).await?;
    window.go(house.url()).await?;
    lay_short(&window, game, "quick").await?;
    window.reload().await?;
    window.wait_for(&format!("[data-game={game}] [data-test=bots]")).await?;
    Ok(window)
}

/// Opens the menu, chooses a pace by its first letters, and closes the menu by Escape: the focus is where it was.
async fn hurry_by_keys(window: &Window) -> Result<()> {
    window.tap("[data-test=open-menu]").await?;
    window.walk_to("dialog[open] [data-test=pace]").await?;
    window.press("in").await?;
    let pace = window.ask("return document.activeElement.value").await?;
    ensure!(pace == "at-once", "the pace is {pace}");
    window.press(ESCAPE).await?;
    let at = window.ask("return document.activeElement?.dataset.test").await?;
    ensure!(at == "open-menu", "the focus is on {at} and not where the menu was opened");
    Ok(())
}

/// Plays a whole game, and the beginning of the next, without touching the page.
///
/// # Errors
/// If the game does not end, the focus is lost, or the page has errors.
pub async fn plays_by_keys(game: &str) -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = untouched_phone(&driver, &house, game).await?;
    window.tap(&format!("[data-game={game}] [data-test=bots]")).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    hurry_by_keys(&window).await?;
    let (mut person, mut ended) = (Person::new(3), false);
    for _ in 0..LOOKS_MAX {
        ended = act(&window, game, &mut person).await? == Move::Finished;
        if ended {
            break;
        }
        window.assert_focus_kept().await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(ended, "the game did not end; the page says {}", window.text("body").await?);
    window.assert_axe(Rules::All).await?;
    window.tap("[data-test=rematch]").await?;
    window.wait_for("main[data-phase=playing][data-turn=true] .hand .held").await?;
    // The keyboard goes on where the last game left it.
    let mut n_looks = 0;
    while act(&window, game, &mut person).await? != Move::Acted {
        n_looks += 1;
        ensure!(n_looks < LOOKS_MAX, "nothing can be done in the next game");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    window.assert_focus_kept().await?;
    window.assert_sound().await?;
    window.close().await
}
