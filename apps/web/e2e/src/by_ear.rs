//! A whole game by ear: with nothing but the regions that speak and the accessibility tree; what is said is what the
//! log says.

use anyhow::{Context, Result, ensure};

use crate::engine::Driver;
use crate::house::House;
use crate::laying::lay_short;
use crate::person::Move;
use crate::tree::Listener;
use crate::until;
use crate::watch::EARS;
use crate::window::{Screen, Window};

/// Looks after which a short game should long be over.
const LOOKS_MAX: usize = 4_000;

/// What is wanted first, by the beginnings of names.
fn wishes(game: &str) -> &'static [&'static str] {
    match game {
        "skull" => &["Turn ", "Place ", "Give up ", "Bid ", "Challenge"],
        // Somebody who builds a crew and sails.
        "skallywaggs" => {
            &["“I’m Sailing!”", "Let it", "in:Pirates you could build", "Take no more", "End turn", "Build"]
        }
        _ => &[],
    }
}

/// The lines of the log, oldest first, as the tree has them.
async fn read_log(window: &Window) -> Result<Vec<String>> {
    let tree = window.tree().await?;
    let opener = tree.iter().find(|node| node.role == "button" && node.name == "Log");
    window.activate(opener.context("no way to the log")?).await?;
    until("the log to open", || async {
        let tree = window.tree().await?;
        let lines = tree.iter().filter(|node| node.role == "StaticText" && node.is_in("listitem", ""));
        let mut lines: Vec<String> =
            lines.filter(|node| node.is_in("dialog", "")).map(|node| node.name.clone()).collect();
        lines.reverse();
        Ok((!lines.is_empty()).then_some(lines))
    })
    .await
}

/// What was said by itself when there was a pause, in order.
async fn heard(window: &Window) -> Result<Vec<String>> {
    let script = "return window.__heard.filter(said => said.how === 'polite').map(said => said.text)";
    Ok(serde_json::from_value(window.ask(script).await?)?)
}

/// Plays a whole game by ear: what is said is what the log says.
///
/// # Errors
/// If the game does not end, the log says something else, or the page has errors.
pub async fn plays_by_ear(game: &str) -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.prepare(EARS).await?;
    window.go(house.url()).await?;
    lay_short(&window, game, "at-once").await?;
    window.go(&format!("{}/play/{game}", house.url())).await?;
    window.listen().await?;
    let (mut listener, mut ended) = (Listener::new(wishes(game)), false);
    for _ in 0..LOOKS_MAX {
        window.wait_for_call().await?;
        ended = listener.look(&window).await? == Move::Finished;
        if ended {
            break;
        }
    }
    let said = heard(&window).await?;
    ensure!(ended, "the game did not end; it was said: {said:#?}\n\nand done: {:?}", listener.did());
    let (said, written) = (said.join(" "), read_log(&window).await?.join(" "));
    ensure!(
        written.ends_with(&said) && said.len() * 10 > written.len() * 9,
        "said: {said}\n\nwritten: {written}"
    );
    window.assert_sound().await?;
    window.close().await
}
