//! One clock for eye and ear: what is read, heard and logged goes forward together, and the reader may hurry, hold on
//! and look back.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Driver, House, Move, Patience, Person, Screen, Window, until};

/// Where the newest sentence is not the same everywhere.
const DIFFERS: &str = "
    const said = css => document.querySelector(css)?.textContent.trim() ?? '';
    const newest = [said('.caption'), said('[data-test=log] .log-event, [data-test=log] .log-note'),
        said('[data-test=live] p:last-child')];
    const is_hidden = document.querySelector('[data-again=true]') || document.querySelector('.board.over');
    return is_hidden || newest[0] && newest.every((text) => text === newest[0]) ? [] : [JSON.stringify(newest)];";

/// How many lines the log has, and what the caption says.
async fn told(window: &Window) -> Result<(u64, String)> {
    let lines = window.ask("return document.querySelector('[data-test=log]').children.length").await?;
    Ok((lines.as_u64().unwrap_or(0), window.text("[data-test=caption]").await?))
}

/// A press on the ground of the table: pointer and mouse, as a browser sends them.
const GROUND: &str = "const ground = document.querySelector('.stage');
    const send = (type) => ground.dispatchEvent(new PointerEvent(type, { bubbles: true }));";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn caption_log_and_live_region_tell_the_same_at_every_look() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let ida = Window::open(&driver, Screen::Phone).await?;
    ida.go(house.url()).await?;
    ida.tap("[data-game=skull] [data-test=bots]").await?;
    ida.wait_for("main[data-phase=playing] .hand .held").await?;
    let mut person = Person::new(5);
    for _ in 0..250 {
        ida.assert_nothing("the newest sentence", DIFFERS).await?;
        if person.look(&ida).await? == Move::Finished {
            break;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    ida.assert_sound().await?;
    ida.close().await
}

/// A browser that takes a second and a half to picture a table before its cards move.
const SLOW_PICTURES: &str = "Document.prototype.startViewTransition = (update) => {
    const finished = new Promise((done) => setTimeout(done, 1500)).then(update);
    return { ready: finished, finished };
};";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_wait_for_a_slow_picture() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let ulf = Window::open(&driver, Screen::Phone).await?;
    ulf.prepare(SLOW_PICTURES).await?;
    ulf.go(house.url()).await?;
    ulf.tap("[data-game=skull-king] [data-test=bots]").await?;
    ulf.wait_for("main[data-phase=playing] .hand .held").await?;
    let (mut person, mut patience, mut n_told) = (Person::new(5), Patience::default(), 0);
    // Every window compares what its caption says with what lies on its table.
    while n_told < 6 {
        patience.look(&ulf).await?;
        person.look(&ulf).await?;
        n_told = ulf.assert_caption_true().await?;
        ulf.assert_nothing("the newest sentence", DIFFERS).await?;
        tokio::time::sleep(Duration::from_millis(60)).await;
    }
    ulf.assert_sound().await?;
    ulf.close().await
}

/// Plays until something waits to be told, and holds it; tells what was told last.
async fn hold_on(window: &Window) -> Result<(u64, String)> {
    let mut person = Person::new(5);
    loop {
        // Whoever begins may have nothing to wait for after the first card.
        while !window.sees("main[data-more=true]").await? {
            ensure!(person.look(window).await? != Move::Finished, "nothing ever waited to be told");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        window.ask(&format!("{GROUND} send('pointerdown')")).await?;
        tokio::time::sleep(Duration::from_millis(700)).await;
        if window.sees("main[data-more=true]").await? {
            return told(window).await;
        }
        // The last that waited came before it was held.
        window.ask(&format!("{GROUND} send('pointerup')")).await?;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tap_hurries_holding_stays_and_a_key_shows_it_again() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let jan = Window::open(&driver, Screen::Phone).await?;
    jan.go(house.url()).await?;
    jan.tap("[data-game=skull] [data-test=bots]").await?;
    jan.wait_for("main[data-phase=playing] .hand .held").await?;
    jan.tap("[data-test=open-menu]").await?;
    jan.choose_pace("calm").await?;
    jan.tap("[data-close=menu]").await?;
    // Who holds on sees nothing new, and who lets go does.
    let held = hold_on(&jan).await?;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    ensure!(told(&jan).await? == held, "something came while it was held");
    jan.ask(&format!("{GROUND} send('pointerup'); send('click')")).await?;
    // What waited may have been a picture without words.
    until("what waited", || async {
        let has_come = told(&jan).await? != held || jan.sees("main[data-more=false]").await?;
        Ok(has_come.then_some(()))
    })
    .await?;
    // Then taps go through all that waits.
    until("the reader's turn", || async {
        jan.ask(&format!("{GROUND} send('pointerdown'); send('pointerup'); send('click')")).await?;
        Ok(jan.sees("main[data-turn=true][data-more=false]").await?.then_some(()))
    })
    .await?;
    let (n_lines, caption) = told(&jan).await?;
    jan.press("l").await?;
    jan.wait_for(".telling[data-again=true]").await?;
    let (n_again, again) = told(&jan).await?;
    ensure!(again.starts_with("Again: "), "the past is not called so: {again}");
    ensure!(n_again == n_lines && !jan.sees("[data-offer]").await?, "the past is no place to act in");
    jan.shots("again").await?;
    jan.assert_accessible().await?;
    jan.tap("[data-test=again]").await?;
    jan.wait_for(".telling[data-again=false]").await?;
    jan.wait_for("[data-offer]").await?;
    ensure!(told(&jan).await? == (n_lines, caption), "the present is not what it was");
    jan.assert_sound().await?;
    jan.close().await
}
