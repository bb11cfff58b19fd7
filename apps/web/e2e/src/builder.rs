//! Somebody at a window of Skallywaggs who builds a crew and sails. Whims alone would hardly ever finish a game.

use anyhow::Result;
use serde_json::json;

use crate::Window;
use crate::person::{Move, Person};

/// What to tap, the first that can be tapped: finish what is begun, press the gold button, let things happen, end the
/// turn; and where something must be chosen, choose it.
const WISHES: &[&str] = &[
    // Whoever taps a card a moment too early is told why it waits.
    "dialog[open] [data-close]",
    ".verbs-row .main[data-offer=build]",
    ".verbs-row .main[data-offer=sail]",
    ".board:has(.tray):not(:has(.slot-h.filled)) .wagg-hand [data-group=h] .held[data-pick]",
    ".board:has(.tray):not(:has(.slot-c.filled)) .wagg-hand [data-group=c] .held[data-pick]",
    ".board:has(.tray):not(:has(.slot-l.filled)) .wagg-hand [data-group=l] .held[data-pick]",
    "[data-test=undo] ~ .main[data-offer]",
    "[data-test=build].main",
    ".verbs-row [data-offer=pass-until-turn]",
    ".verbs-row [data-offer=pass]",
    ".verbs-row [data-offer=end-turn]",
    ".part-pick.next",
    ".pirate.next[data-pick]",
    ".lying.next",
    ".held.next",
    ".verbs-row [data-pick=seat]",
    ".verbs-row [data-offer]",
];

/// Taps the first wish that can be tapped, if it is this window's turn. One look finds it: a game is long. Tells whether
/// there was one.
///
/// # Errors
/// If the browser is gone.
pub async fn build_and_sail(window: &Window) -> Result<bool> {
    let script = format!(
        "if (!document.querySelector('main[data-turn=true]')) return -1;
        const able = e => e.getClientRects().length > 0 && e.getAttribute('aria-disabled') !== 'true';
        return {}.findIndex(css => [...document.querySelectorAll(css)].some(able));",
        json!(WISHES)
    );
    let found =
        window.ask(&script).await?.as_u64().and_then(|place| WISHES.get(usize::try_from(place).ok()?));
    match found {
        Some(css) => window.try_tap(css).await,
        None => Ok(false),
    }
}

/// Does one thing at a table of this game, if there is one to do.
///
/// # Errors
/// If the page cannot be asked.
pub async fn act(window: &Window, game: &str, person: &mut Person) -> Result<Move> {
    if game != "skallywaggs" || window.sees("[data-test=ending]").await? {
        return person.look(window).await;
    }
    Ok(if build_and_sail(window).await? { Move::Acted } else { Move::Waited })
}
