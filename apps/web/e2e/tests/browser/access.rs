//! Everyone: axe-core finds nothing on any screen around the boards, and whole games are played by keyboard alone and
//! by ear alone. `examples/unaided.rs` plays the others.

use anyhow::{Context, Result};
use e2e::{Driver, House, Look, Rules, Screen, Window, plays_by_ear, plays_by_keys, until};

/// Escape as a driver writes it.
const ESCAPE: &str = "\u{e00c}";

/// Unfolds everything that can be unfolded, and waits until it has come.
async fn unfold(window: &Window, css: &str) -> Result<()> {
    window.tap(&format!("{css} [data-test=setup] summary")).await?;
    window.tap(&format!("{css} [data-test=rules] summary")).await?;
    window.wait_for(&format!("{css} [data-test=rules] h3")).await?;
    window.ask("document.querySelectorAll('details').forEach(details => details.open = true)").await?;
    window.wait_for(&format!("{css} .setup-fields")).await
}

/// Lets axe-core look in every look; what does not depend on colors is looked at by night.
async fn axe_looks(window: &Window) -> Result<()> {
    for (look, rules) in
        [(Look::Day, Rules::Color), (Look::Contrast, Rules::Color), (Look::Night, Rules::All)]
    {
        window.wear(look).await?;
        window.assert_axe(rules).await.with_context(|| format!("{look:?}"))?;
    }
    Ok(())
}

/// Looks at what has been opened, and closes it by Escape.
async fn look_into(window: &Window) -> Result<()> {
    window.wait_for("dialog[open]").await?;
    window
        .ask("document.querySelectorAll('dialog[open] details').forEach(details => details.open = true)")
        .await?;
    axe_looks(window).await?;
    window.press(ESCAPE).await?;
    until("the dialog to close", || async { Ok((!window.sees("dialog[open]").await?).then_some(())) }).await
}

/// Looks at a table, at everything that these buttons open on it, and at what is told about a card.
async fn look_at_table(window: &Window, openers: &[&str]) -> Result<()> {
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    axe_looks(window).await?;
    for opener in openers {
        window.tap(opener).await?;
        look_into(window).await?;
    }
    window.ask("document.querySelector('.hand .held').focus()").await?;
    window.press("?").await?;
    look_into(window).await
}

/// Waits until titles are set in their own face.
async fn wait_for_face(window: &Window) -> Result<()> {
    let is_set = "const family = getComputedStyle(document.querySelector('h2')).fontFamily;
        return [...document.fonts].some(face => family.includes(face.family) && face.status === 'loaded')";
    until("the face of titles", || async { Ok((window.ask(is_set).await? == true).then_some(())) }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_core_finds_nothing_around_the_boards_in_any_look() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = Window::open(&driver, Screen::Phone).await?;
    anna.go(house.url()).await?;
    anna.wait_for("[data-test=bots]").await?;
    wait_for_face(&anna).await?;
    axe_looks(&anna).await?;
    unfold(&anna, "[data-game=skull-king]").await?;
    axe_looks(&anna).await?;
    // A lobby, as its host and as a guest see it.
    anna.reload().await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    anna.wait_for("[data-test=start]").await?;
    axe_looks(&anna).await?;
    let link = anna.text("[data-test=link]").await?;
    let bo = Window::open(&driver, Screen::Phone).await?;
    bo.go(&link).await?;
    bo.wait_for("[data-test=sit]").await?;
    axe_looks(&bo).await?;
    // A table with everything that can be opened on it.
    anna.tap("[data-test=start]").await?;
    let [menu, log] = ["[data-test=open-menu]", "[data-test=open-log]"];
    look_at_table(&anna, &[menu, log, "[data-test=score-sheet]", "[data-test=ranks]"]).await?;
    for game in ["skull", "skallywaggs"] {
        anna.go(&format!("{}/play/{game}", house.url())).await?;
        look_at_table(&anna, &[menu, log]).await?;
    }
    bo.go(&format!("{}/nowhere", house.url())).await?;
    bo.wait_for("main.lost").await?;
    axe_looks(&bo).await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_king_is_played_by_keyboard_alone() -> Result<()> {
    plays_by_keys("skull-king").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_king_is_played_by_ear_alone() -> Result<()> {
    plays_by_ear("skull-king").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_of_skull_is_played_by_ear_alone() -> Result<()> {
    plays_by_ear("skull").await
}
