//! How to play: the rules on the page are those of the table, on the front page and at it.

use anyhow::{Result, ensure};
use e2e::{Driver, House, Screen, Window};

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
