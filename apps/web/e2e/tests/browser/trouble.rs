//! What goes wrong between a page, its workers and its server in real browsers, and what the page makes of it.

use anyhow::{Result, ensure};
use e2e::{Driver, House, Screen, Window, until};

use crate::{HOME_NETWORK, PLACED, wait_for_the_same_game};

/// The first card of a game against bots.
const FIRST_CARD: &str = "main[data-phase=playing] .hand .held";

/// Notes every worker that a page hires.
const WORKERS: &str = "
    window.__workers = [];
    window.Worker = class extends Worker {
        constructor(...args) { super(...args); window.__workers.push(this); }
    };";

/// Lets the newest worker fail: what is no bytes cannot be read.
const FAIL: &str = "window.__workers.at(-1).postMessage(null)";

async fn wait_for_words(window: &Window, css: &str, words: &str) -> Result<()> {
    until(&format!("`{css}` to say `{words}`"), || async {
        Ok(window.text(css).await?.contains(words).then_some(()))
    })
    .await
}

/// Waits until the page is kept for play without a network.
async fn wait_until_kept(window: &Window) -> Result<()> {
    until("the page to be kept", || async {
        let kept = window.ask("return navigator.serviceWorker?.controller != null").await?;
        Ok((kept == true).then_some(()))
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_a_table_by_the_menu_leaves_the_seat() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = Window::open(&driver, Screen::Phone).await?;
    anna.go(house.url()).await?;
    anna.tap("[data-game=skull] [data-test=friends]").await?;
    anna.wait_for("[data-test=start]").await?;
    let link = anna.text("[data-test=link]").await?;
    let bo = Window::open(&driver, Screen::Phone).await?;
    bo.go(&link).await?;
    bo.tap("[data-test=sit]").await?;
    bo.wait_for("[data-test=rename]").await?;
    anna.wait_for("[data-occupant=player] ~ [data-occupant=player]").await?;
    bo.tap("[data-test=open-menu]").await?;
    bo.tap("[data-test=leave]").await?;
    bo.wait_for("[data-test=bots]").await?;
    until("the seat to be free", || async {
        let is_taken = anna.sees("[data-occupant=player] ~ [data-occupant=player]").await?;
        Ok((!is_taken).then_some(()))
    })
    .await?;
    for window in [anna, bo] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_that_is_older_than_its_game_is_loaded_anew_once_and_then_says_so() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let dora = Window::open(&driver, Screen::Phone).await?;
    dora.prepare("sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1").await?;
    dora.go(house.url()).await?;
    dora.wait_for("[data-test=bots]").await?;
    // A new build was put in place while the page was open: the tap leads to the game all the same.
    dora.ask("document.documentElement.dataset.build = 'of yesterday'").await?;
    dora.tap("[data-game=skull] [data-test=bots]").await?;
    dora.wait_for(FIRST_CARD).await?;
    ensure!(dora.ask("return sessionStorage.loads").await? == "2", "the page was not loaded anew");
    // Where the page stays old, it is not loaded for ever.
    let stays_old = "
        new MutationObserver((_, watch) => {
            if (!document.getElementById('main')) return;
            document.documentElement.dataset.build = 'of last week';
            watch.disconnect();
        }).observe(document, { childList: true, subtree: true });";
    dora.prepare(stays_old).await?;
    dora.reload().await?;
    wait_for_words(&dora, ".lost h1", "There is a new version").await?;
    ensure!(dora.ask("return sessionStorage.loads").await? == "4", "the page was not loaded anew just once");
    dora.shots("new-version").await?;
    dora.assert_accessible().await?;
    ensure!(dora.sees(".lost [data-test=reload]").await?, "there is no way to reload");
    dora.tap(".lost a.button").await?;
    dora.wait_for("[data-test=bots]").await?;
    dora.assert_sound().await?;
    dora.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn parts_of_two_builds_do_not_start_a_page() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let dora = Window::open(&driver, Screen::Phone).await?;
    let other_program = "
        sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
        WebAssembly.Module.customSections = () => [new TextEncoder().encode('of yesterday')];";
    dora.prepare(other_program).await?;
    dora.go(house.url()).await?;
    wait_for_words(&dora, "#boot", "There is a new version of Yo-Ho-Ho.").await?;
    until("the page to be loaded anew", || async {
        Ok((dora.ask("return sessionStorage.loads").await? == "2").then_some(()))
    })
    .await?;
    wait_for_words(&dora, "#boot", "There is a new version of Yo-Ho-Ho.").await?;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    ensure!(dora.ask("return sessionStorage.loads").await? == "2", "the page is loaded again and again");
    dora.close().await
}

/// A server whose parts of the page are all of a newer build.
const NEWER_PARTS: &str = "
    sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
    const road = window.fetch;
    window.fetch = (address, ...rest) => {
        if (String(address).includes('/part.')) return Promise.reject(new TypeError('gone'));
        if (!String(address).endsWith('/precache.json')) return road(address, ...rest);
        return Promise.resolve(new Response(JSON.stringify({ version: 'of tomorrow', files: {} })));
    };";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_whose_parts_are_gone_is_loaded_anew_once_and_then_says_so() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let nora = Window::open(&driver, Screen::Phone).await?;
    nora.prepare(NEWER_PARTS).await?;
    nora.go(house.url()).await?;
    nora.wait_for("[data-game=skull] [data-test=bots]").await?;
    // Nobody waits for a table on the front page, so it stays.
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    ensure!(nora.ask("return sessionStorage.loads").await? == "1", "the front page is loaded anew");
    nora.tap("[data-game=skull] [data-test=bots]").await?;
    wait_for_words(&nora, ".center > .waiting", "There is a new version").await?;
    nora.wait_for(".center > [data-test=reload]").await?;
    ensure!(nora.ask("return sessionStorage.loads").await? == "2", "the page is to be loaded anew once");
    nora.assert_accessible().await?;
    nora.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_fails_is_replaced_once_and_the_game_goes_on() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let emil = Window::open(&driver, Screen::Phone).await?;
    emil.prepare(WORKERS).await?;
    emil.go(house.url()).await?;
    emil.tap("[data-game=skull] [data-test=bots]").await?;
    emil.wait_for(FIRST_CARD).await?;
    emil.tap(".held[data-offer]").await?;
    emil.tap(".held.raised").await?;
    emil.wait_for(PLACED).await?;
    emil.ask(FAIL).await?;
    until("another worker", || async {
        Ok((emil.ask("return window.__workers.length").await? == 2).then_some(()))
    })
    .await?;
    wait_for_the_same_game(&emil).await?;
    emil.wait_for(".held[data-offer], [data-offer]").await?;
    emil.ask(FAIL).await?;
    wait_for_words(&emil, ".lost h1", "Something went wrong").await?;
    emil.shots("failed-twice").await?;
    emil.assert_fits().await?;
    emil.assert_accessible().await?;
    // Nothing is lost: a reload goes on with the game.
    emil.tap("[data-test=reload]").await?;
    wait_for_the_same_game(&emil).await?;
    emil.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_cannot_be_fetched_is_tried_again_and_the_page_says_so() -> Result<()> {
    let (mut house, driver) = (House::open()?, Driver::start()?);
    let url = house.url().replace("localhost", "cards.test");
    let finn = Window::open_with(&driver, Screen::Phone, &[HOME_NETWORK]).await?;
    finn.go(&url).await?;
    finn.wait_for("[data-test=bots]").await?;
    house.kill()?;
    // A question of the front page, and a table.
    finn.tap("[data-game=skull-king] [data-test=rules] summary").await?;
    wait_for_words(&finn, "[data-game=skull-king] [data-test=trouble]", "The game won’t load.").await?;
    finn.shots("unfetched-rules").await?;
    house.reopen()?;
    finn.wait_for("[data-game=skull-king] [data-test=rules] h3").await?;
    ensure!(finn.text("[data-game=skull-king] [data-test=trouble]").await?.is_empty(), "the trouble is over");
    house.kill()?;
    finn.tap("[data-game=skull] [data-test=bots]").await?;
    wait_for_words(&finn, ".center > .waiting", "The game won’t load.").await?;
    finn.shots("unfetched-table").await?;
    house.reopen()?;
    finn.wait_for(FIRST_CARD).await?;
    finn.assert_sound_but_for("console: TypeError: Failed to fetch").await?;
    finn.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cache_that_was_never_filled_is_not_served_and_no_page_gets_files_of_two_builds() -> Result<()> {
    let (mut house, driver) = (House::open()?, Driver::start()?);
    let dora = Window::open(&driver, Screen::Phone).await?;
    dora.go(house.url()).await?;
    dora.wait_for("[data-test=bots]").await?;
    wait_until_kept(&dora).await?;
    house.kill()?;
    let half = "
        return caches.open('yohoho-half').then(cache => Promise.all(['/index.html', '/skull.js'].map(file =>
            cache.put(file, new Response('half', { headers: { 'content-type': 'text/html' } })))));";
    dora.ask(half).await?;
    dora.reload().await?;
    dora.wait_for("[data-test=bots]").await?;
    // Even when another build is whole, an open page gets the files of its own.
    dora.ask(
        "return caches.open('yohoho-half').then(cache => cache.put('/precache.json', new Response('{}')))",
    )
    .await?;
    dora.tap("[data-game=skull] [data-test=bots]").await?;
    dora.wait_for(FIRST_CARD).await?;
    dora.assert_sound().await?;
    dora.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_chosen_last_is_laid_and_what_cannot_be_played_is_refused() -> Result<()> {
    const KING: &str = "[data-game=skull-king]";
    let (house, driver) = (House::open()?, Driver::start()?);
    let gwen = Window::open(&driver, Screen::Phone).await?;
    gwen.go(house.url()).await?;
    gwen.tap(&format!("{KING} [data-test=setup] summary")).await?;
    gwen.wait_for(&format!("{KING} [data-edition=beck-2018]")).await?;
    // Quicker than any worker: the choice and the start in one breath.
    let breath = |taps: &[&str]| {
        let taps: Vec<String> =
            taps.iter().map(|css| format!("document.querySelector('{KING} {css}').click();")).collect();
        taps.concat()
    };
    let eight = ".picks .pick:nth-of-type(7) input";
    gwen.ask(&breath(&["[data-edition=beck-2018] input", eight, "[data-test=bots]"])).await?;
    gwen.wait_for(&format!("{KING} .refusal .problem")).await?;
    ensure!(gwen.sees("[data-test=bots]").await?, "a table is laid that cannot be played");
    gwen.reload().await?;
    gwen.wait_for("[data-test=bots]").await?;
    let two = ".picks .pick:nth-of-type(2) input";
    gwen.tap(&format!("{KING} [data-test=setup] summary")).await?;
    gwen.wait_for(&format!("{KING} .picks")).await?;
    gwen.ask(&breath(&[two, "[data-test=bots]"])).await?;
    gwen.wait_for("main[data-phase=playing] .king-board .number").await?;
    let n_seats = "
        const seats = [...document.querySelectorAll('.king-board [data-seat]')].map(seat => seat.dataset.seat);
        return new Set(seats).size";
    ensure!(gwen.ask(n_seats).await? == 3, "another table than the chosen one: {}", gwen.ask(n_seats).await?);
    gwen.assert_sound().await?;
    gwen.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_is_sent_once_however_often_it_is_tapped() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let iris = Window::open(&driver, Screen::Phone).await?;
    iris.go(house.url()).await?;
    iris.wait_for("[data-game=skull] [data-test=bots]").await?;
    let count = "
        const post = Worker.prototype.postMessage;
        window.__posted = 0;
        Worker.prototype.postMessage = function (...args) {
            window.__posted += 1;
            return post.apply(this, args);
        }";
    iris.ask(count).await?;
    iris.tap("[data-game=skull] [data-test=bots]").await?;
    iris.tap("main[data-phase=playing] .hand .held").await?;
    iris.wait_for(".deed.main[data-offer=place]").await?;
    // Each tap by itself, but all before the table can answer.
    let taps = "
        const before = window.__posted;
        for (let taps = 0; taps < 3; taps += 1) {
            document.querySelector('.deed.main').click();
            await Promise.resolve();
        }
        return window.__posted - before";
    let posted = iris.ask(&format!("return (async () => {{ {taps} }})()")).await?;
    ensure!(posted == 1, "{posted} choices were sent");
    iris.wait_for(".own .pile[data-count='1'], [data-seat] .pile[data-count='1']").await?;
    iris.assert_sound().await?;
    iris.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_the_page_does_not_know_is_said_to_be_one() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let finn = Window::open(&driver, Screen::Phone).await?;
    let unknown = "
        const really = window.fetch;
        window.fetch = (what, how) => String(what).startsWith('/api/tables/')
            ? Promise.resolve(new Response('{\"terms\": {\"game\": \"of-tomorrow\"}}')) : really(what, how);";
    finn.prepare(unknown).await?;
    finn.go(&format!("{}/t/0123456789abcdef", house.url())).await?;
    wait_for_words(&finn, ".lost h1", "A game this page does not know").await?;
    finn.shots("unknown-game").await?;
    finn.assert_accessible().await?;
    finn.tap(".lost a.button").await?;
    finn.wait_for("[data-test=bots]").await?;
    finn.assert_sound().await?;
    finn.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_left_does_not_listen_to_the_window_any_more() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let emil = Window::open(&driver, Screen::Phone).await?;
    let count = "
        window.__listening = 0;
        for (const [method, by] of [['addEventListener', 1], ['removeEventListener', -1]]) {
            const really = window[method];
            window[method] = function (type, ...rest) {
                if (['visibilitychange', 'online', 'focus'].includes(type)) window.__listening += by;
                return really.call(this ?? window, type, ...rest);
            };
        }";
    emil.prepare(count).await?;
    emil.go(house.url()).await?;
    emil.wait_for("[data-test=bots]").await?;
    let before = emil.ask("return window.__listening").await?;
    emil.tap("[data-game=skull] [data-test=friends]").await?;
    emil.wait_for("[data-test=start]").await?;
    let there = emil.ask("return window.__listening").await?;
    ensure!(there.as_i64() > before.as_i64(), "a table listens to the window: {there} after {before}");
    emil.tap("[data-test=open-menu]").await?;
    emil.tap("[data-test=leave]").await?;
    emil.wait_for("[data-test=bots]").await?;
    let after = emil.ask("return window.__listening").await?;
    ensure!(before == after, "{before} listeners became {after}");
    emil.close().await
}

/// A browser that loses the script of the first worker on its way: another one comes instead, which says nothing.
const FIRST_WORKER_LOST: &str = "
    const Hired = Worker;
    let n_hired = 0;
    window.Worker = function (script, options) {
        return new Hired(n_hired++ ? script : '/sw.js', options);
    };";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_is_lost_on_its_way_is_hired_anew() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let ada = Window::open(&driver, Screen::Phone).await?;
    ada.prepare(FIRST_WORKER_LOST).await?;
    ada.go(&format!("{}/play/skull", house.url())).await?;
    ada.wait_for("main[data-phase=playing] .hand .held").await?;
    ada.assert_sound().await?;
    ada.close().await
}
