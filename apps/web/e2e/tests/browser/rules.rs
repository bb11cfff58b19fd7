//! How to play: the rules on the page are those of the table, on the front page and at it.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Driver, House, Person, Screen, Window};

const CARD: &str = "[data-game=skull-king]";

/// What the rules in this place say.
async fn rules(window: &Window, place: &str) -> Result<String> {
    window.wait_for(&format!("{place} [data-test=rules] h3")).await?;
    let script = format!("return document.querySelector('{place} [data-test=rules]').textContent");
    Ok(window.ask(&script).await?.as_str().unwrap_or_default().to_owned())
}

/// Fails if a heading skips a level, as a reader who goes by headings meets them.
async fn assert_heading_order(window: &Window) -> Result<()> {
    let script = "
        const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5')].filter(heading => heading.offsetParent);
        const levels = shown.map(heading => Number(heading.tagName[1]));
        return levels.every((level, place) => place === 0 || level <= levels[place - 1] + 1);";
    ensure!(window.ask(script).await? == true, "a heading skips a level");
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rules_are_those_of_the_edition_that_is_chosen_and_of_the_table() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let gwen = Window::open(&driver, Screen::Phone).await?;
    gwen.go(house.url()).await?;
    gwen.tap(&format!("{CARD} [data-test=rules] summary")).await?;
    let usual = rules(&gwen, CARD).await?;
    ensure!(usual.contains("Mermaid (2)") && !usual.contains("Kraken"), "the usual rules: {usual}");
    gwen.shots("rules-front").await?;
    assert_heading_order(&gwen).await?;
    gwen.assert_fits().await?;
    gwen.tap(&format!("{CARD} [data-test=setup] summary")).await?;
    gwen.tap(&format!("{CARD} [data-edition=beck-2018]")).await?;
    let basic = rules(&gwen, CARD).await?;
    ensure!(!basic.to_lowercase().contains("mermaid"), "the rules of 2018: {basic}");
    gwen.tap(&format!("{CARD} [data-test=bots]")).await?;
    gwen.tap("[data-test=open-menu]").await?;
    gwen.tap("dialog[open] [data-test=rules] summary").await?;
    let table = rules(&gwen, "dialog[open]").await?;
    ensure!(table == basic, "the table tells {table}");
    gwen.shots("rules-menu").await?;
    assert_heading_order(&gwen).await?;
    gwen.assert_fits().await?;
    gwen.assert_sound().await
}

/// What the table tells about the first card of the hand when it is asked in this way.
async fn told(window: &Window, way: &str) -> Result<String> {
    const CARD: &str = ".hand .held";
    match way {
        "finger" => window.press_long(CARD).await?,
        "key" => {
            window.ask(&format!("document.querySelector('{CARD}').focus()")).await?;
            window.press("?").await?;
        }
        _ => {
            let other = "new MouseEvent('contextmenu', { bubbles: true, cancelable: true })";
            let script = format!("return !document.querySelector('{CARD}').dispatchEvent({other})");
            ensure!(window.ask(&script).await? == true, "the browser's own menu lies over what is told");
        }
    }
    let name = window.text("dialog[open] h3").await?;
    let text = window.text("dialog[open] :is(.about-card, .help-card) p").await?;
    window.assert_fits().await?;
    window.tap("dialog[open] [data-close]").await?;
    Ok(format!("{name}: {text}"))
}

/// Plays until a card lies in a trick, and asks about it by key. What it is called there.
async fn ask_about_a_trick(window: &Window, url: &str) -> Result<String> {
    const ASK: &str = "
        const card = document.querySelector('.trick .pile[tabindex]');
        card?.focus();
        card?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        return card === document.activeElement ? card.ariaLabel : null";
    window.go(&format!("{url}/play/skull-king")).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    let mut person = Person::new(4);
    for _ in 0..500 {
        if let Some(name) = window.ask(ASK).await?.as_str() {
            return Ok(name.to_owned());
        }
        person.look(window).await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("no card came into a trick")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_card_tells_what_it_does_when_it_is_held_pointed_at_or_asked_by_a_key() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let ida = Window::open(&driver, Screen::Phone).await?;
    for game in ["skull", "skull-king", "skallywaggs"] {
        ida.go(&format!("{}/play/{game}", house.url())).await?;
        ida.wait_for("main[data-phase=playing] .hand .held").await?;
        let first = told(&ida, "finger").await?;
        ida.shot(&format!("asked-{game}")).await?;
        ensure!(first.len() > 12, "{game} tells {first}");
        for way in ["key", "mouse"] {
            let again = told(&ida, way).await?;
            ensure!(again == first, "{game} tells {first}, and {again} by {way}");
        }
        ensure!(!ida.sees(".held.raised").await?, "whoever asks has picked a card");
    }
    let asked = ask_about_a_trick(&ida, house.url()).await?;
    let name = ida.text("dialog[open] h3").await?;
    ensure!(asked.contains(&name), "asked about {asked}, {name} is told");
    ida.assert_sound().await?;
    ida.close().await
}
