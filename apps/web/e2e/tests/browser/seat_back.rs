//! A seat that went to another device comes back, and its host keeps it there.

use anyhow::{Result, ensure};
use e2e::{Driver, House, Screen, Window, until};

use crate::evening::says;

const CARD: &str = "main[data-phase=playing] .hand .held";
const FETCH: &str = "[data-matter=web-matter-moved] [data-test=fetch-seat]";
const KEEP: &str = "dialog[open] [data-test=keep-seat]";

/// Anna plays Skull with bots at a table for friends; tells the link that carries her seat away.
async fn carry(anna: &Window, url: &str) -> Result<String> {
    anna.go(url).await?;
    anna.tap("[data-game=skull] [data-test=friends]").await?;
    anna.tap("[data-test=start]").await?;
    anna.wait_for(CARD).await?;
    anna.tap("[data-test=open-menu]").await?;
    anna.tap("[data-test=carry]").await?;
    let link = anna.text("[data-test=carry-link]").await?;
    ensure!(!anna.sees(KEEP).await?, "a seat is to be kept that was never away");
    Ok(link)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_who_has_fetched_the_own_seat_back_keeps_it_for_good() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let anna = Window::open(&driver, Screen::Phone).await?;
    let tablet = Window::open(&driver, Screen::Desk).await?;
    tablet.go(&carry(&anna, house.url()).await?).await?;
    tablet.wait_for(CARD).await?;
    anna.tap("[data-close=menu]").await?;
    anna.tap(FETCH).await?;
    anna.wait_for(CARD).await?;
    // Until she says so, whoever has the tablet may fetch it once more.
    tablet.wait_for(FETCH).await?;
    anna.tap("[data-test=open-menu]").await?;
    anna.shots("keep-seat").await?;
    anna.tap(KEEP).await?;
    says(&tablet, "[data-test=sent-back]", "The host has given the seat back").await?;
    ensure!(!tablet.sees("[data-test=fetch-seat], [data-test=sit]").await?, "the tablet is offered a seat");
    until("nothing to be kept", || async { Ok((!anna.sees(KEEP).await?).then_some(())) }).await?;
    ensure!(anna.sees(CARD).await?, "Anna has lost her cards");
    // Nor does a page help that is loaded anew.
    tablet.reload().await?;
    tablet.wait_for("[data-test=sent-back]").await?;
    ensure!(!tablet.sees("[data-test=fetch-seat], [data-test=sit]").await?, "the tablet is offered a seat");
    for window in [anna, tablet] {
        window.assert_sound().await?;
        window.close().await?;
    }
    Ok(())
}
