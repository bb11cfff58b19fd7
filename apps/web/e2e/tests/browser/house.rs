//! How a host keeps a table: who may come in, who may write, who is host, and how long a bot waits for somebody who is away.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use e2e::{Driver, House, Road, Screen, Window, until};

use crate::FAST;
use crate::evening::{BREATH, Friends, at_home, gather_four, open, open_house, says, tap_in_house};

/// Chooses something in the host's menu.
async fn decree(host: &Window, css: &str, value: &str) -> Result<()> {
    open_house(host).await?;
    host.select(css, value).await?;
    host.tap("[data-close=menu]").await
}

/// Bo, among the people whom Anna sees.
const BO: &str = ".people li:nth-child(1)";

async fn write(window: &Window, words: &str) -> Result<()> {
    window.tap("[data-test=open-talk]").await?;
    window.fill("[data-test=own-words]", words).await?;
    window.tap("[data-test=write]").await
}

/// Nobody writes before Anna allows it, and once she has muted Bo she alone no longer reads him.
async fn words_of_their_own(Friends { anna, bo, cleo }: &Friends) -> Result<()> {
    bo.tap("[data-test=open-talk]").await?;
    bo.wait_for("[data-phrase=well-played]").await?;
    ensure!(!bo.sees("[data-test=own-words]").await?, "Bo writes, though nobody allowed it");
    bo.tap("[data-close=talk]").await?;
    tap_in_house(anna, "[data-test=allow-own-words] input").await?;
    write(bo, "Land ahoy!").await?;
    says(anna, "[data-test=saying]", "Land ahoy!").await?;
    says(cleo, "[data-test=saying]", "Land ahoy!").await?;
    says(anna, &format!("{BO} .who"), "Bo").await?;
    tap_in_house(anna, &format!("{BO} [data-test=mute]")).await?;
    // A table hears nobody twice in a second.
    tokio::time::sleep(BREATH).await;
    write(bo, "Anybody there?").await?;
    says(cleo, "[data-test=saying]", "Anybody there?").await?;
    // What comes after it has come.
    say(cleo, "well-played").await?;
    says(anna, "[data-test=saying]", "Well played!").await?;
    ensure!(!is_told(anna, "Anybody there?").await?, "Anna reads whom she has muted");
    Ok(())
}

/// Chooses a phrase.
async fn say(window: &Window, phrase: &str) -> Result<()> {
    window.tap("[data-test=open-talk]").await?;
    window.tap(&format!(".talk [data-phrase={phrase}]")).await
}

/// Whether somebody has read these words, in the log, on a seat or in passing.
async fn is_told(window: &Window, words: &str) -> Result<bool> {
    let told = "return [...document.querySelectorAll('.log-drawer, .saying, [data-test=toast]')].map(e => e.textContent).join()";
    Ok(window.ask(told).await?.as_str().unwrap_or_default().contains(words))
}

/// Cleo loads her page anew: what was said and what happened stand in her log in the same order as before, each once.
async fn still_said(cleo: &Window) -> Result<()> {
    const SAID: &str =
        "return [...document.querySelectorAll('.log-drawer .log-said')].map(e => e.textContent)";
    let before = cleo.ask(SAID).await?;
    ensure!(before.as_array().is_some_and(|said| said.len() > 2), "Cleo has heard {before}");
    cleo.reload().await?;
    cleo.wait_for("main[data-status=live]").await?;
    until("what was said to be in the log", || async { Ok((cleo.ask(SAID).await? == before).then_some(())) })
        .await
}

/// Dora watches. Nobody hears her before Anna allows it, then all do, and once Anna has muted those who watch she alone does
/// not.
async fn heard_from_outside(Friends { anna, cleo, .. }: &Friends, dora: &Window) -> Result<()> {
    ensure!(!dora.sees("[data-test=open-talk], .quick").await?, "a watcher talks, though nobody allowed it");
    tap_in_house(anna, "[data-test=watchers-talk] input").await?;
    say(dora, "good-luck").await?;
    for window in [anna, cleo] {
        says(window, ".log-drawer", "Somebody watching says: Good luck!").await?;
    }
    tap_in_house(anna, "[data-test=watchers] [data-test=mute]").await?;
    // A table hears nobody twice in a second.
    tokio::time::sleep(BREATH).await;
    say(dora, "trust-me").await?;
    says(cleo, ".log-drawer", "Trust me.").await?;
    // What comes after it has come.
    say(cleo, "thanks").await?;
    says(anna, "[data-test=saying]", "Thank you!").await?;
    ensure!(!is_told(anna, "Trust me.").await?, "Anna reads those whom she has muted");
    ensure!(is_told(anna, "Good luck!").await?, "what Anna has read is gone");
    Ok(())
}

/// Through a locked door nobody comes, and through an open one again.
async fn a_locked_door(driver: &Driver, anna: &Window, link: &str) -> Result<Window> {
    decree(anna, "[data-test=door]", "2").await?;
    let dora = open(driver, Screen::Phone, "en").await?;
    dora.go(link).await?;
    says(&dora, "main", "This table is locked").await?;
    ensure!(!dora.sees(".king-board").await?, "who is locked out sees the table");
    ensure!(!dora.sees("[data-test=toast]").await?, "who is locked out reads it twice");
    dora.shots("locked-out").await?;
    decree(anna, "[data-test=door]", "0").await?;
    dora.reload().await?;
    dora.wait_for("main[data-phase=playing] .spectating").await?;
    Ok(dora)
}

/// Anna shows Dora out, who watches: she stays out, also when she comes by the link, until she is let back in.
async fn shown_out(anna: &Window, dora: &Window, link: &str) -> Result<()> {
    const OUT: &str = "The host has removed you from this table";
    open_house(anna).await?;
    anna.tap("[data-test=watcher] [data-test=show-out]").await?;
    anna.wait_for("[data-question=removal-menu][open]").await?;
    says(anna, "[data-question=removal-menu]", "lock the table").await?;
    anna.shots("show-out").await?;
    anna.tap("[data-question=removal-menu][open] [data-answer=remove]").await?;
    says(dora, ".center", OUT).await?;
    dora.wait_for(".center [data-test=reload]").await?;
    ensure!(
        !dora.sees(".king-board, .spectating, .no-seat").await?,
        "who was shown out is told that they may watch"
    );
    dora.go(link).await?;
    says(dora, "main", OUT).await?;
    ensure!(!dora.sees(".king-board").await?, "who was shown out sees the table");
    dora.shots("shown-out").await?;
    if anna.sees("dialog.menu[open]").await? {
        anna.tap("[data-close=menu]").await?;
    }
    ensure!(!anna.sees("[data-test=watcher]").await?, "who was shown out still watches");
    tap_in_house(anna, "[data-test=let-in]").await?;
    dora.reload().await?;
    dora.wait_for("main[data-phase=playing] .spectating").await
}

/// Only a host's menu has a door.
async fn is_host(window: &Window) -> Result<bool> {
    Ok(window.ask("return Boolean(document.querySelector('[data-test=door]'))").await? == true)
}

/// Anna makes Bo the host, and one tap is not enough.
async fn handed_over(Friends { anna, bo, .. }: &Friends) -> Result<()> {
    let hand_over = format!("{BO} [data-test=make-host]");
    tap_in_house(anna, &hand_over).await?;
    says(anna, &hand_over, "Yes, make them host").await?;
    ensure!(is_host(anna).await?, "one tap was enough");
    tap_in_house(anna, &hand_over).await?;
    until("Bo to be the host", || async { Ok((is_host(bo).await? && !is_host(anna).await?).then_some(())) })
        .await
}

/// Cleo's network stops. Nobody does anything, and after the time that Bo has set, which is shorter than the usual minute, a
/// bot plays for her until she is back.
async fn a_short_grace(road: &Road, Friends { bo, cleo, .. }: &Friends) -> Result<()> {
    decree(bo, "[data-test=grace]", "0").await?;
    road.freeze(true);
    bo.wait_for("[data-matter=web-matter-away]").await?;
    let since = Instant::now();
    says(bo, ".log-drawer", "A bot plays for Cleo").await?;
    let took = since.elapsed();
    let due = Duration::from_secs(10)..Duration::from_secs(35);
    ensure!(due.contains(&took), "a bot plays after {took:?}");
    ensure!(!bo.sees("[data-matter]").await?, "Cleo is still waited for");
    road.freeze(false);
    // She reads what happened meanwhile, and has her seat again without asking.
    says(cleo, ".log", "A bot plays for you while you are away").await?;
    cleo.wait_for("main[data-status=live]").await?;
    ensure!(!cleo.sees("[data-matter]").await?, "the bot keeps her seat");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_decides_who_comes_in_who_writes_and_how_long_a_bot_waits() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let road = Road::to(house.url(), FAST).await?;
    let friends = Friends::open(&driver).await?;
    let link = gather_four(&at_home(house.url()), &road, &friends).await?;
    words_of_their_own(&friends).await?;
    let dora = a_locked_door(&driver, &friends.anna, &link).await?;
    heard_from_outside(&friends, &dora).await?;
    still_said(&friends.cleo).await?;
    shown_out(&friends.anna, &dora, &link).await?;
    dora.assert_sound().await?;
    dora.close().await?;
    handed_over(&friends).await?;
    a_short_grace(&road, &friends).await?;
    friends.close().await
}
