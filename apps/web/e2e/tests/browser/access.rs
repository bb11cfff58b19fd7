//! Everyone: axe-core finds nothing on any screen around the boards, and whole games are played by keyboard alone and
//! by ear alone. `examples/unaided.rs` plays the others.

use anyhow::Result;
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

/// Opens a part of the table by its button, looks, and closes it by Escape.
async fn look_into(window: &Window, opener: &str, rules: Rules) -> Result<()> {
    window.tap(opener).await?;
    window.wait_for("dialog[open]").await?;
    window
        .ask("document.querySelectorAll('dialog[open] details').forEach(details => details.open = true)")
        .await?;
    window.assert_axe(rules).await?;
    window.press(ESCAPE).await?;
    until("the dialog to close", || async { Ok((!window.sees("dialog[open]").await?).then_some(())) }).await
}

/// Looks at everything around the boards; what does not depend on colors is looked at by night.
async fn look_around(look: Look) -> Result<()> {
    let rules = if look == Look::Night { Rules::All } else { Rules::Color };
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = Window::open(&driver, Screen::Phone).await?;
    anna.wear(look).await?;
    anna.go(house.url()).await?;
    anna.wait_for("[data-test=bots]").await?;
    anna.assert_axe(rules).await?;
    unfold(&anna, "[data-game=skull-king]").await?;
    anna.assert_axe(rules).await?;
    // A lobby, as its host and as a guest see it.
    anna.reload().await?;
    anna.tap("[data-game=skull-king] [data-test=friends]").await?;
    anna.wait_for("[data-test=start]").await?;
    anna.assert_axe(rules).await?;
    let link = anna.text("[data-test=link]").await?;
    let bo = Window::open(&driver, Screen::Phone).await?;
    bo.wear(look).await?;
    bo.go(&link).await?;
    bo.wait_for("[data-test=sit]").await?;
    bo.assert_axe(rules).await?;
    // A table with everything that can be opened on it.
    anna.tap("[data-test=start]").await?;
    anna.wait_for("main[data-phase=playing] .king-board .number").await?;
    anna.assert_axe(rules).await?;
    for opener in ["[data-test=open-menu]", "[data-test=open-log]", "[data-test=score-sheet]"] {
        look_into(&anna, opener, rules).await?;
    }
    bo.go(&format!("{}/nowhere", house.url())).await?;
    bo.wait_for("main.lost").await?;
    bo.assert_axe(rules).await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_core_finds_nothing_around_the_boards_by_night() -> Result<()> {
    look_around(Look::Night).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn axe_core_finds_nothing_around_the_boards_by_day() -> Result<()> {
    look_around(Look::Day).await
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
