//! Skull in real browsers, through the page alone.

use anyhow::{Result, ensure};
use e2e::{Driver, House, Screen, Window, play_to_the_end, until};

/// Makes a table for three friends in the first window and gives its link.
async fn table_for_three(house: &House, host: &Window) -> Result<String> {
    host.go(house.url()).await?;
    host.wait_for("[data-test=bots]").await?;
    host.shots("front").await?;
    host.tap("[data-game=skull] [data-test=setup] summary").await?;
    host.tap("[data-game=skull] .picks .pick:nth-of-type(2)").await?;
    host.shots("setup").await?;
    host.tap("[data-game=skull] [data-test=friends]").await?;
    let link = host.text("[data-test=link]").await?;
    host.shots("lobby").await?;
    Ok(link)
}

/// The names in the order in which the page ranks them at the end.
async fn standings(window: &Window) -> Result<serde_json::Value> {
    window.wait_for(".standings").await?;
    window
        .ask("return [...document.querySelectorAll('.standing-name')].map((name) => name.textContent)")
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_windows_play_a_game_to_its_end_and_one_reloads_in_mid_round() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = Window::open(&driver, Screen::Phone).await?;
    let bo = Window::open(&driver, Screen::Phone).await?;
    let cleo = Window::open(&driver, Screen::Desk).await?;
    let link = table_for_three(&house, &anna).await?;
    for (window, name) in [(&bo, "Bo"), (&cleo, "Cleo")] {
        window.go(&link).await?;
        window.wait_for("[data-test=sit]").await?;
        window.fill("[data-test=name]", name).await?;
        window.shots("invitation").await?;
        // One tap from the invitation to a seat.
        window.tap("[data-test=sit]").await?;
        window.wait_for("[data-test=rename]").await?;
    }
    anna.tap("[data-test=start]").await?;
    for window in [&anna, &bo, &cleo] {
        window.wait_for("main[data-phase=playing] .hand .held").await?;
        window.assert_fits().await?;
    }
    anna.shots("first-card").await?;
    let mut reloaded = false;
    play_to_the_end(&[&anna, &bo, &cleo], async |look, windows: &[&Window]| {
        // In mid-round: there are cards on the table.
        if !reloaded && look > 10 && windows[1].sees(".pile[data-count='1'], .pile[data-count='2']").await? {
            windows[1].shots("table").await?;
            windows[1].reload().await?;
            windows[1].wait_for("main[data-status=live] .board").await?;
            reloaded = true;
        }
        Ok(())
    })
    .await?;
    ensure!(reloaded, "nobody reloaded");
    anna.wait_for(".outcome").await?;
    anna.shots("end").await?;
    // All three read the same end.
    let ends = [standings(&anna).await?, standings(&bo).await?, standings(&cleo).await?];
    ensure!(ends[0].as_array().is_some_and(|names| names.len() == 3), "no standings: {ends:?}");
    ensure!(ends.iter().all(|end| *end == ends[0]), "three ends of one game: {ends:?}");
    for window in [anna, bo, cleo] {
        window.assert_sound().await?;
        window.assert_fits().await?;
        window.close().await?;
    }
    Ok(())
}

/// Seats that are not where they were at the first look: they must stay while phases come and go.
const SEATS_MOVED: &str = "
    const list = document.querySelector('.skull-board:not(.over) .rivals');
    if (!list) return [];
    const [top, seats] = [list.getBoundingClientRect().top, [...list.querySelectorAll('.seat')]];
    const now = seats.map(seat => Math.round(seat.getBoundingClientRect().top - top));
    const first = window.__seats ??= now;
    return now.some((top, i) => Math.abs(top - first[i]) > 1) ? [`seats at ${now}, not at ${first}`] : [];";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_bots_offline_without_any_server() -> Result<()> {
    let (mut house, driver) = (House::open()?, Driver::start()?);
    let dora = Window::open(&driver, Screen::Phone).await?;
    dora.go(house.url()).await?;
    dora.wait_for("[data-test=bots]").await?;
    until("the page to be kept for offline play", || async {
        let kept = dora.ask("return navigator.serviceWorker?.controller != null").await?;
        Ok((kept == true).then_some(()))
    })
    .await?;
    house.kill()?;
    // Two taps at most from the front page to the first card, with nobody serving.
    dora.reload().await?;
    dora.tap("[data-game=skull] [data-test=bots]").await?;
    dora.wait_for("main[data-phase=playing] .hand .held").await?;
    dora.shots("offline-first-card").await?;
    let mut reloaded = false;
    play_to_the_end(&[&dora], async |look, windows: &[&Window]| {
        windows[0].assert_cards_whole().await?;
        windows[0].assert_nothing("seats", SEATS_MOVED).await?;
        // A reload goes on with the same game.
        if !reloaded && look > 20 && windows[0].sees(".pile[data-count='1'], .pile[data-count='2']").await? {
            windows[0].reload().await?;
            windows[0].wait_for("main[data-phase] .board").await?;
            reloaded = true;
        }
        Ok(())
    })
    .await?;
    ensure!(reloaded, "the page was not reloaded");
    dora.assert_caption_true().await?;
    dora.wait_for(".outcome").await?;
    dora.shots("offline-end").await?;
    // The board says how it ended; a sentence about the last card would lag behind it.
    ensure!(!dora.sees(".caption").await?, "the caption still tells of what led to the end");
    dora.assert_accessible().await?;
    dora.tap("[data-test=rematch]").await?;
    dora.wait_for("main[data-phase=playing] .hand .held").await?;
    dora.assert_sound().await?;
    dora.close().await
}

/// How many messages of the table the page has shown.
async fn shown(window: &Window) -> Result<i64> {
    let seq = window.ask("return Number(document.querySelector('main').dataset.seq)").await?;
    Ok(seq.as_i64().unwrap_or(0))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_in_the_open_page_after_the_server_was_killed() -> Result<()> {
    let (mut house, driver) = (House::open()?, Driver::start()?);
    let emil = Window::open(&driver, Screen::Desk).await?;
    emil.go(house.url()).await?;
    emil.tap("[data-game=skull] [data-test=friends]").await?;
    emil.tap("[data-test=start]").await?;
    emil.wait_for("main[data-phase=playing] .hand .held").await?;
    emil.tap(".held[data-offer]").await?;
    let before = shown(&emil).await?;
    house.kill()?;
    emil.wait_for("main[data-status=reconnecting]").await?;
    emil.shots("reconnecting").await?;
    // A move made meanwhile is kept and sent when the server is back.
    emil.tap(".held.raised").await?;
    house.reopen()?;
    emil.wait_for("main[data-status=live] .own .pile[data-count='1']").await?;
    until("the game to go on", || async { Ok((shown(&emil).await? > before + 3).then_some(())) }).await?;
    emil.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_sees_the_table_but_nobodys_cards() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let host = Window::open(&driver, Screen::Phone).await?;
    host.go(house.url()).await?;
    host.tap("[data-game=skull] [data-test=friends]").await?;
    let link = host.text("[data-test=link]").await?;
    host.tap("[data-test=start]").await?;
    host.wait_for("main[data-phase=playing] .hand .held").await?;
    let guest = Window::open(&driver, Screen::Desk).await?;
    guest.go(&link).await?;
    guest.wait_for("main[data-phase=playing] .board").await?;
    guest.shots("spectator").await?;
    ensure!(!guest.sees(".held").await?, "a spectator holds cards");
    ensure!(!guest.sees("[data-offer]").await?, "a spectator can act");
    // One tap asks for a bot's seat, one of the host gives it, and there are cards.
    guest.tap("[data-test=sit]").await?;
    guest.wait_for("[data-test=knocking]").await?;
    ensure!(!guest.sees(".held").await?, "who knocks holds cards");
    host.tap("[data-test=admit]").await?;
    guest.wait_for(".hand .held, .own .pile").await?;
    guest.assert_sound().await?;
    guest.close().await?;
    host.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_table_is_said_to_be_unknown() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let finn = Window::open(&driver, Screen::Phone).await?;
    finn.go(&format!("{}/t/nosuchtablenosuch", house.url())).await?;
    finn.wait_for(".lost").await?;
    finn.shots("lost").await?;
    finn.tap(".lost .button").await?;
    finn.wait_for("[data-test=bots]").await?;
    finn.close().await
}
