//! Plays a whole game by keyboard alone or by ear alone: `unaided keys|ear GAME`. Those that always succeed are in the
//! browser tests; the others are looked at with this.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use e2e::{Driver, EARS, House, Listener, Move, Screen, Window, lay_short, plays_by_keys, until};

/// Looks after which a short game should long be over.
const LOOKS_MAX: usize = 4_000;

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["keys", game] => plays_by_keys(game).await,
        ["ear", game] => plays_by_ear(game, wishes(game)).await,
        _ => bail!("usage: unaided keys|ear GAME"),
    }
}

/// What is wanted first, by the beginnings of names.
fn wishes(game: &str) -> &'static [&'static str] {
    match game {
        "skull" => &["Turn ", "Place ", "Give up ", "Bid ", "Pass"],
        "skallywaggs" => WAGG_WISHES,
        _ => &[],
    }
}

/// The lines of the log, oldest first, as the tree has them.
async fn read_log(window: &Window) -> Result<Vec<String>> {
    let tree = window.tree().await?;
    let opener = tree.iter().find(|node| node.role == "button" && node.name == "Log");
    window.activate(opener.ok_or_else(|| anyhow::anyhow!("no way to the log"))?).await?;
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
async fn plays_by_ear(game: &str, wishes: &'static [&'static str]) -> Result<()> {
    let (house, driver) = (House::open()?, Driver::start()?);
    let window = Window::open(&driver, Screen::Phone).await?;
    window.prepare(EARS).await?;
    window.go(house.url()).await?;
    lay_short(&window, game, "at-once").await?;
    window.go(&format!("{}/play/{game}", house.url())).await?;
    let (mut listener, mut ended) = (Listener::new(wishes), false);
    for _ in 0..LOOKS_MAX {
        ended = listener.look(&window).await? == Move::Finished;
        if ended {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let said = heard(&window).await?;
    ensure!(ended, "the game did not end; it was said: {said:#?}");
    let (said, written) = (said.join(" "), read_log(&window).await?.join(" "));
    ensure!(
        written.ends_with(&said) && said.len() * 10 > written.len() * 9,
        "said: {said}\n\nwritten: {written}"
    );
    window.assert_sound().await?;
    window.close().await
}

/// What somebody wants who builds a crew and sails, by the beginnings of names.
const WAGG_WISHES: &[&str] =
    &["“I’m Sailing!”", "Let it", "in:Pirates you could build", "Build", "Take no more", "End turn", "Back"];
