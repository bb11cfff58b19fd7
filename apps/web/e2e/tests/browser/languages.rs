//! Every reader in their own language: the one that the device speaks, or one that is chosen by hand.

use std::collections::BTreeSet;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use e2e::claims;
use e2e::{Driver, House, Person, Road, Screen, Window, until, workspace};

use crate::{FAST, PLACED};

/// How a sentence of a wordbook begins, up to what is filled in.
fn opening(wordbook: &str, key: &str) -> Result<String> {
    let text = std::fs::read_to_string(workspace().join(wordbook))?;
    let (_, rest) =
        text.split_once(&format!("\n{key} = ")).with_context(|| format!("{wordbook} has no {key}"))?;
    Ok(rest.split(['{', '\n']).next().unwrap_or_default().trim().to_owned())
}

fn page_words(locale: &str, key: &str) -> Result<String> {
    opening(&format!("crates/words/messages/{locale}/web.ftl"), key)
}

/// Waits until the front page speaks this language.
async fn front_page_speaks(window: &Window, locale: &str) -> Result<()> {
    let tagline = page_words(locale, "web-tagline")?;
    until(&format!("the front page to say {tagline:?}"), || async {
        let said = window.ask("return document.querySelector('.tagline')?.textContent").await?;
        Ok((said == tagline).then_some(()))
    })
    .await?;
    let root =
        window.ask("return document.documentElement.lang + ' ' + document.documentElement.dir").await?;
    ensure!(root == format!("{locale} ltr"), "the page says that it speaks {root}");
    Ok(())
}

/// Waits until the table of Skull speaks this language, and looks for sentences that do not.
async fn table_speaks(window: &Window, locale: &str) -> Result<()> {
    let round = opening(&format!("games/skull/messages/{locale}.ftl"), "skull-title")?;
    until(&format!("the table to say {round:?}"), || async {
        let said = window
            .ask("return document.querySelector('main[data-phase=playing] .round')?.textContent")
            .await?;
        Ok(said.as_str().is_some_and(|said| said.starts_with(&round)).then_some(()))
    })
    .await?;
    window.assert_nothing("English", ENGLISH).await
}

/// Sentences of the table in English.
const ENGLISH: &str = "
    const words = /\\b(You|your|places|bids|turns|begins|the|cards?|Round)\\b/;
    const said = [...document.querySelectorAll('.log-event, .caption, .prompt, .deed, [data-test=log] li')];
    return said.map(e => e.textContent.trim()).filter(text => words.test(text));";

/// The languages of the words that were asked for, by pages and by those who keep pages.
fn fetched(road: &Road) -> BTreeSet<String> {
    let asked = road.asked();
    let files = asked.iter().filter_map(|path| path.strip_prefix("/words/")?.split(".txt").next());
    files.filter_map(|file| file.split('.').next_back()).map(str::to_owned).collect()
}

async fn choose(window: &Window, locale: &str) -> Result<()> {
    window.select("[data-test=language]", locale).await?;
    until("the language", || async {
        Ok((window.ask("return document.documentElement.lang").await? == locale).then_some(()))
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_that_speaks_french_is_answered_in_french_until_german_is_chosen_by_hand() -> Result<()> {
    let (mut house, driver) = (House::open()?, Driver::start()?);
    let road = Road::to(house.url(), FAST).await?;
    let claire = Window::open_with(&driver, Screen::Phone, &["--accept-lang=tlh,fr-CA,en"]).await?;
    claire.go(road.url()).await?;
    front_page_speaks(&claire, "fr").await?;
    claire.shots("french-front").await?;
    claire.tap("[data-game=skull] [data-test=bots]").await?;
    claire.wait_for("main[data-phase=playing] .hand .held").await?;
    table_speaks(&claire, "fr").await?;
    claire.tap(".held[data-offer]").await?;
    claire.tap(".held.raised").await?;
    claire.wait_for(PLACED).await?;
    let mut whims = Person::new(3);
    for _ in 0..60 {
        whims.look(&claire).await?;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    table_speaks(&claire, "fr").await?;
    claire.shots("french-table").await?;
    ensure!(fetched(&road) == ["fr".to_owned()].into(), "{:?} were fetched", fetched(&road));

    // The same game goes on in German, and nothing is loaded anew.
    claire.ask("window.__same = true").await?;
    let told = claire.ask("return document.querySelectorAll('.log-event').length").await?;
    claire.tap("[data-test=open-menu]").await?;
    claire.assert_fits().await?;
    choose(&claire, "de").await?;
    table_speaks(&claire, "de").await?;
    ensure!(claire.ask("return window.__same").await? == true, "the page was loaded anew");
    let still = claire.ask("return document.querySelectorAll('.log-event').length").await?;
    ensure!(still.as_u64() >= told.as_u64(), "{told} sentences were told, and {still} are left");
    claire.shots("german-table").await?;
    claire.reload().await?;
    table_speaks(&claire, "de").await?;
    ensure!(fetched(&road) == ["de", "fr"].map(str::to_owned).into(), "{:?} were fetched", fetched(&road));

    // What was chosen is kept for later, with and without a network.
    claire.go(road.url()).await?;
    front_page_speaks(&claire, "de").await?;
    until("the page to be kept", || async {
        let script = "return (await caches.match('/words/skull.de.txt')) != null && navigator.serviceWorker.controller != null";
        let kept = claire.ask(&format!("return (async () => {{ {script} }})()")).await?;
        Ok((kept == true).then_some(()))
    })
    .await?;
    house.kill()?;
    claire.reload().await?;
    front_page_speaks(&claire, "de").await?;
    claire.tap("[data-test=rejoin] a").await?;
    table_speaks(&claire, "de").await?;
    ensure!(!fetched(&road).contains("en") && !fetched(&road).contains("es"), "{:?}", fetched(&road));
    claire.assert_sound().await?;
    claire.close().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_before_a_game_fits_in_every_language() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let mut bea = Window::open(&driver, Screen::Phone).await?;
    bea.go(house.url()).await?;
    front_page_speaks(&bea, "en").await?;
    for locale in ["de", "fr", "es"] {
        choose(&bea, locale).await?;
        front_page_speaks(&bea, locale).await?;
        everything_fits(&mut bea, &format!("{locale}-front")).await?;
    }
    bea.tap("[data-game=skull] [data-test=friends]").await?;
    bea.wait_for("[data-test=start]").await?;
    for locale in ["es", "fr", "de"] {
        if bea.ask("return document.documentElement.lang").await? != locale {
            bea.tap("[data-test=open-menu]").await?;
            choose(&bea, locale).await?;
        }
        bea.wait_for("[data-test=start]").await?;
        everything_fits(&mut bea, &format!("{locale}-lobby")).await?;
        bea.tap("[data-test=open-menu]").await?;
        everything_fits(&mut bea, &format!("{locale}-menu")).await?;
        bea.tap("[data-close=menu]").await?;
    }
    bea.assert_sound().await?;
    bea.close().await
}

async fn everything_fits(window: &mut Window, name: &str) -> Result<()> {
    for screen in [Screen::Desk, Screen::Phone] {
        window.turn_to(screen).await?;
        window.shots(name).await?;
        let look = window.assert_none_of(&[claims::FITS, claims::OVERLAP, claims::ACCESS]).await;
        look.context(name.to_owned())?;
    }
    Ok(())
}
