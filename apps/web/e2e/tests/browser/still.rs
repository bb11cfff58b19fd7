//! What has not changed on a board is not touched: a tap must be seen at once on an old phone too.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Driver, House, Person, Screen, Window, lay_short};
use serde_json::json;

/// Notes everything that is done to the table, and every drawing that is made anew in the hand.
const TOUCHED_WATCH: &str = "
    window.__touched = [];
    const note = records => window.__touched.push(...records.map(record =>
        `${record.type} ${record.attributeName ?? ''} of ${record.target.outerHTML?.slice(0, 80) ?? 'a text'}`));
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(note).observe(document.querySelector('.felt'), all);
    for (const svg of document.querySelectorAll('.hand svg')) new MutationObserver(note).observe(svg, all);
    // The raised card changes, and so does the one that had the place of the keyboard.
    const tapped = document.querySelector('.held[data-offer=play]');
    const others = [...document.querySelectorAll('.hand .held:not([tabindex=\"0\"])')].filter(held => held !== tapped);
    others.forEach(held => new MutationObserver(note).observe(held.closest('li'), all));
    return others.length;";

/// The reader is to play one of three cards, and nobody else can do anything.
const TO_PLAY: &str =
    "main[data-turn=true][data-more=false] .hand[data-count='3'] .held[data-offer=play]:not(.raised)";

/// Looks after which a short game should long be over.
const LOOKS_MAX: usize = 2_000;

async fn play_on(window: &Window) -> Result<()> {
    let mut person = Person::new(3);
    for _ in 0..LOOKS_MAX {
        if window.sees(TO_PLAY).await? {
            return Ok(());
        }
        // Who has bid and holds three cards waits for the turn.
        if !window.sees(".hand[data-count='3']").await? || window.sees(".number").await? {
            person.look(window).await?;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("nobody was to play a card")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn raising_a_card_touches_nothing_else() -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.go(house.url()).await?;
    lay_short(&window, "skull-king", "at-once").await?;
    window.go(&format!("{}/play/skull-king", house.url())).await?;
    window.wait_for("main[data-phase=playing] .hand .held").await?;
    play_on(&window).await?;
    let n_others = window.ask(TOUCHED_WATCH).await?;
    ensure!(n_others.as_u64() > Some(0), "no other card was watched");
    window.tap(".held[data-offer=play]").await?;
    window.wait_for(".held.raised").await?;
    window.wait_for(".deed.main[data-offer=play]").await?;
    let touched = window.ask("return window.__touched").await?;
    ensure!(touched == json!([]), "touched by raising a card: {touched:#}");
    window.assert_sound().await?;
    window.close().await
}
