//! Skallywaggs in a real browser, through the page alone: a whole game against bots on a phone, with nobody serving.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Album, Driver, House, Patience, Screen, Window, build_and_sail, until};

/// Moments worth a picture: what shows that they are there, and what the picture is called.
const MOMENTS: &[(&str, &str)] = &[
    (".tray .slot.filled ~ .slot.filled ~ .slot.filled", "wagg-tray"),
    (".announced .told", "wagg-reaction"),
    (".verbs-row [data-offer=sail]", "wagg-sail"),
    (".chip-sailing", "wagg-sailing"),
    (".stall .lying.chosen", "wagg-swap"),
    (".lanes .pirate:nth-child(6)", "wagg-crowded"),
];

/// Tries after which somebody lets go of a pirate that moves, and asks another one later.
const TRIES_MAX: usize = 12;

/// Escape as a driver writes it.
const ESCAPE: &str = "\u{e00c}";

/// Opens the text of a pirate and closes it again; tells what it says. A pirate may move between the look and the press,
/// which then lands on something else; and the only one may be gone.
async fn read_a_pirate(window: &Window) -> Result<Option<String>> {
    let told = ".wagg-help[open] .help-pirate";
    for _ in 0..TRIES_MAX {
        if window.sees("button.pirate").await? {
            window.press_long("button.pirate").await?;
        } else {
            window.try_tap(".lane.small:has(.pirate)").await?;
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        if window.sees(told).await? || !window.sees(".pirate").await? {
            break;
        }
        if window.sees("dialog[open]").await? {
            window.press(ESCAPE).await?;
        }
    }
    if !window.sees(told).await? {
        return Ok(None);
    }
    window.shots("wagg-help").await?;
    let text = window.text(".wagg-help[open] .notes").await?;
    window.assert_accessible().await?;
    window.tap("[data-close=wagg-help]").await?;
    window.try_tap(".lane:not(.small) button.lane-head").await?;
    Ok(Some(text))
}

/// What is wrong with the guide at this moment: a gold button that ends the turn while something is worth building, a
/// question that nothing could answer, or a crew, the Commons or the hand out of sight on a free turn.
const GUIDE: &str = "
    const wrong = [], one = css => document.querySelector(css);
    if (one('[data-test=proposal]') && one('.main[data-offer=end-turn]')) wrong.push('End turn is gold while there is something to build');
    if (one('[data-test=build].main') && one('.main[data-offer=end-turn]')) wrong.push('two gold buttons');
    if (document.body.innerText.includes('[Our')) wrong.push('raw text');
    if (one('[data-offer=pass]') && !one('.held[data-pick]')) wrong.push('a question without an answer');
    if (!one('[data-offer=end-turn]') || one('dialog[open]')) return wrong;
    for (const css of ['.lane', '.commons-cards .lying', '.wagg-hand .held:not(.idle)'])
        for (const e of document.querySelectorAll(css)) {
            const { top, bottom } = e.getBoundingClientRect(), felt = one('.wagg-felt').getBoundingClientRect();
            const frame = e.closest('.wagg-hand') ? innerHeight : felt.bottom;
            if (top < -1 || bottom > frame + 1) wrong.push(`${css} is out of sight: ${top}-${bottom} in ${frame}`);
        }
    return wrong;";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_a_game_of_skallywaggs_against_bots() -> Result<()> {
    const LOOKS_MAX: usize = 8_000;
    let (house, driver) = (House::open()?, Driver::start()?);
    let gwen = Window::open(&driver, Screen::Phone).await?;
    gwen.go(house.url()).await?;
    gwen.tap("[data-game=skallywaggs] [data-test=bots]").await?;
    gwen.wait_for("main[data-phase=playing] .wagg-board .lane").await?;
    gwen.tap("[data-test=open-menu]").await?;
    gwen.choose_pace("quick").await?;
    gwen.tap("[data-close=menu]").await?;
    let (mut album, mut read, mut reloaded, mut ended) = (Album::new(MOMENTS), None, false, false);
    let mut patience = Patience::default();
    for _ in 0..LOOKS_MAX {
        patience.look(&gwen).await?;
        album.keep(&gwen).await?;
        gwen.assert_cards_whole().await?;
        gwen.assert_nothing("the guide", GUIDE).await?;
        if read.is_none() && gwen.sees(".pirate").await? {
            read = read_a_pirate(&gwen).await?;
        }
        if !reloaded && gwen.sees(".lanes .pirate:nth-child(3)").await? {
            // A reload goes on with the same game.
            gwen.reload().await?;
            gwen.wait_for("main[data-phase=playing] .wagg-board .pirate").await?;
            reloaded = true;
        }
        ended = gwen.sees("[data-test=ending]").await?;
        if ended {
            break;
        }
        if !album.has("wagg-tray") {
            // Who is dealt nothing worth building would not open the tray by themselves.
            gwen.try_tap("main[data-turn=true] [data-test=build]").await?;
            album.keep(&gwen).await?;
        }
        build_and_sail(&gwen).await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(ended, "the game did not end; the page says {}", gwen.text("body").await?);
    ensure!(read.is_some_and(|text| !text.is_empty()), "a pirate tells nothing about itself");
    ensure!(reloaded && album.has("wagg-tray"), "nothing was built from the tray: {album:?}");
    gwen.wait_for(".wagg-board .standings").await?;
    gwen.shots("wagg-end").await?;
    gwen.assert_accessible().await?;
    gwen.assert_sound().await?;
    gwen.assert_fits().await?;
    gwen.close().await
}

/// Spoils an answer that the page gives by itself, so that the table refuses it: nobody has such an action. Notes about
/// what the question was.
const SPOIL: &str = "
    const post = Worker.prototype.postMessage;
    window.__spoilt = null;
    Worker.prototype.postMessage = function (message, ...rest) {
        const text = message instanceof Uint8Array ? new TextDecoder('latin1').decode(message) : '';
        const at = text.indexOf('{\"pass\":');
        // What is not on show yet cannot be told from the next question.
        const about = document.querySelector('.announced')?.textContent ?? null;
        if (at >= 0 && about !== null && window.__spoilt === null && document.querySelector('main').dataset.turn === 'false') {
            window.__spoilt = about;
            message = message.slice();
            message[at + 2] = 'm'.charCodeAt(0);
        }
        return post.call(this, message, ...rest);
    };";

/// Whether the reader is asked what the page has answered in vain. Others may have ended that question meanwhile: then the
/// next answer is spoilt.
const ASKS: &str = "
    const about = document.querySelector('.announced')?.textContent;
    if (window.__spoilt !== about) window.__spoilt = null;
    return window.__spoilt !== null && document.querySelector('main[data-turn=true] .verbs-row [data-offer=pass]') !== null;";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_of_the_page_that_is_refused_is_the_readers_to_give() -> Result<()> {
    const LOOKS_MAX: usize = 8_000;
    let (house, driver) = (House::open()?, Driver::start()?);
    let gwen = Window::open(&driver, Screen::Phone).await?;
    gwen.prepare(SPOIL).await?;
    gwen.go(house.url()).await?;
    gwen.ask("localStorage.setItem('yohoho.pace', '\"at-once\"')").await?;
    gwen.reload().await?;
    gwen.tap("[data-game=skallywaggs] [data-test=bots]").await?;
    gwen.wait_for("main[data-phase=playing] .wagg-board .lane").await?;
    let (mut patience, mut is_asked) = (Patience::default(), false);
    for _ in 0..LOOKS_MAX {
        is_asked = gwen.ask(ASKS).await? == true;
        if is_asked || gwen.sees("[data-test=ending]").await? {
            break;
        }
        patience.look(&gwen).await?;
        if gwen.ask("return window.__spoilt === null").await? == true {
            build_and_sail(&gwen).await?;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(is_asked, "nobody was asked; the page says {}", gwen.text("body").await?);
    gwen.shots("wagg-refused").await?;
    // What the reader says counts, and the game goes on.
    gwen.tap(".verbs-row [data-offer=pass]").await?;
    until("the question to be answered", || async { Ok((gwen.ask(ASKS).await? == false).then_some(())) })
        .await?;
    gwen.assert_sound().await?;
    gwen.close().await
}
