//! Notice me: who looks elsewhere when their turn comes is told by title and buzz, and by a notice if they want one.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{Driver, House, Move, Person, Screen, Window, lay_short, play_to_the_end, until};
use serde_json::Value;

/// A page that can be put out of sight, with a browser that allows notices when it is asked, and keeps what it is told.
const DEVICE: &str = "
    window.__told = { buzzes: 0, tones: 0, pitches: [], notices: [], asked: 0, takenBack: 0 };
    window.__hide = is_hidden => { window.__hidden = is_hidden; document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); };
    Object.defineProperty(document, 'hidden', { get: () => window.__hidden ?? false });
    navigator.vibrate = () => { window.__told.buzzes += 1; return true; };
    const oscillator = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.__told.tones += 1; return oscillator.call(this); };
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, time) { window.__told.pitches.push(Math.round(value)); return set.call(this, value, time); };
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => { window.__told.asked += 1; return permission = 'granted'; };
    ServiceWorkerRegistration.prototype.showNotification = async (title, { tag }) => { window.__told.notices.push(`${tag}: ${title}`); };
    ServiceWorkerRegistration.prototype.getNotifications = async () => { window.__told.takenBack += 1; return []; };";

/// What the device was told so far.
async fn heard(window: &Window) -> Result<Value> {
    window.ask("return window.__told").await
}

/// Plays until it is somebody else's turn, looks away, and waits for the turn to come back.
async fn look_away_for_a_turn(window: &Window, person: &mut Person) -> Result<()> {
    loop {
        while !window.sees("main[data-phase=playing][data-turn=false]").await? {
            if person.look(window).await? == Move::Finished {
                window.tap("[data-test=rematch]").await?;
            }
        }
        window.ask("window.__hide(true)").await?;
        // The turn may have come just before.
        tokio::time::sleep(Duration::from_millis(60)).await;
        if !window.sees("main[data-turn=true]").await? {
            break;
        }
        window.ask("window.__hide(false)").await?;
    }
    window.wait_for("main[data-turn=true]").await
}

/// Somebody with such a page, whose turn it is in a short game against bots.
async fn at_a_short_game(house: &House, driver: &Driver) -> Result<Window> {
    let ann = Window::open(driver, Screen::Phone).await?;
    ann.prepare(DEVICE).await?;
    ann.go(house.url()).await?;
    lay_short(&ann, "skull-king", "quick").await?;
    ann.go(&format!("{}/play/skull-king", house.url())).await?;
    ann.wait_for("main[data-phase=playing][data-turn=true] .hand .held").await?;
    Ok(ann)
}

async fn title(window: &Window) -> Result<String> {
    Ok(window.ask("return document.title").await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_elsewhere_is_called_and_is_asked_once_whether_by_notices_too() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let ann = at_a_short_game(&house, &driver).await?;
    let mut person = Person::new(3);
    look_away_for_a_turn(&ann, &mut person).await?;
    let first = heard(&ann).await?;
    let call = title(&ann).await?;
    ensure!(call.contains("our turn"), "the tab is called {call}");
    ensure!(first["buzzes"].as_u64() > Some(0), "nothing buzzed: {first}");
    ensure!(first["tones"].as_u64() > Some(0), "nothing was heard: {first}");
    ensure!(first["notices"].as_array().is_some_and(Vec::is_empty), "nobody asked for notices: {first}");
    ann.ask("window.__hide(false)").await?;
    ann.tap("[data-test=web-notice-yes]").await?;
    ensure!(heard(&ann).await?["asked"] == 1, "the browser was not asked");
    look_away_for_a_turn(&ann, &mut person).await?;
    let notice =
        until("a notice", || async { Ok(heard(&ann).await?["notices"][0].as_str().map(str::to_owned)) });
    let (notice, call) = (notice.await?, title(&ann).await?);
    ensure!(notice == format!("turn: {call}"), "the notice says {notice}");
    ann.ask("window.__hide(false)").await?;
    until("the notice to be taken back", || async {
        Ok((heard(&ann).await?["takenBack"].as_u64() > Some(0)).then_some(()))
    })
    .await?;
    ensure!(!ann.sees("[data-test=web-notice-yes]").await?, "who has answered is asked again");
    // What was switched on is switched off in the menu.
    ann.tap("[data-test=open-menu]").await?;
    for cue in ["notice", "sound"] {
        let is_on = format!("return document.querySelector('dialog[open] [data-cue={cue}] input').checked");
        ensure!(ann.ask(&is_on).await? == true, "the menu says that {cue} is off");
        ann.tap(&format!("dialog[open] [data-cue={cue}] input")).await?;
        ensure!(ann.ask(&is_on).await? == false, "{cue} stays on");
    }
    ann.tap("[data-close=menu]").await?;
    let before = heard(&ann).await?;
    look_away_for_a_turn(&ann, &mut person).await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let after = heard(&ann).await?;
    ensure!(after["notices"] == before["notices"], "a notice came that nobody wants");
    ensure!(after["tones"] == before["tones"], "who wants no sounds hears them");
    ann.assert_sound().await?;
    ann.close().await
}

/// What a card, a trick that is won and the end of a game begin with, in hertz.
const CARD_TRICK_AND_CHEER: [u64; 3] = [1_100, 1_760, 523];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cards_tricks_and_the_end_of_a_game_are_heard() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let ann = at_a_short_game(&house, &driver).await?;
    play_to_the_end(&[&ann], async |_, _| Ok(())).await?;
    let heard = heard(&ann).await?;
    let pitches = heard["pitches"].as_array().cloned().unwrap_or_default();
    for pitch in CARD_TRICK_AND_CHEER {
        ensure!(pitches.iter().any(|heard| heard.as_u64() == Some(pitch)), "no {pitch} Hz in {pitches:?}");
    }
    ann.assert_sound().await?;
    ann.close().await
}
