//! What a page notes about itself while a game goes on: what is spoken, what is claimed, what is seen and how long.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::Window;

/// Notes what a screen reader says by itself.
pub const EARS: &str = include_str!("ears.js");

/// Notes when cards are turned, when a trick is full, and when the celebration begins.
pub const MOMENTS_WATCH: &str = include_str!("moments.js");

/// Something that came into sight, and when it changed.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Such as `flip`, `trick` or `feast`.
    pub what: String,
    /// How long it was in sight before the next of them.
    pub ms: u64,
}

impl Window {
    /// Fails if the caption and the board disagreed for longer than a card needs to move; tells how many sentences
    /// were compared.
    ///
    /// # Errors
    /// With every sentence that was wrong.
    pub async fn assert_caption_true(&self) -> Result<u64> {
        self.assert_nothing("words that are not true", "return window.__claims.wrong").await?;
        let seen = self.ask("return window.__claims.seen").await?;
        seen.as_u64().context("nobody compared words and board")
    }

    /// What was in sight one after another.
    ///
    /// # Errors
    /// If nobody watched.
    pub async fn moments(&self) -> Result<Vec<Shown>> {
        let noted = self.ask("return window.__moments").await?;
        let noted = noted.as_array().context("nobody watched")?.clone();
        let time = |moment: &Value| moment["at"].as_u64().unwrap_or(0);
        let shown = |pair: &[Value]| Shown {
            what: pair[0]["what"].as_str().unwrap_or_default().to_owned(),
            ms: time(&pair[1]).saturating_sub(time(&pair[0])),
        };
        Ok(noted.windows(2).map(shown).collect())
    }
}

/// Fails if something of this kind was in sight for less than it takes to see it, or if there was none.
///
/// # Errors
/// With how long it was.
pub fn assert_seen_long_enough(moments: &[Shown], what: &str, least_ms: u64) -> Result<()> {
    let times: Vec<u64> = moments.iter().filter(|shown| shown.what == what).map(|shown| shown.ms).collect();
    ensure!(!times.is_empty(), "there was no {what}: {moments:?}");
    ensure!(
        times.iter().all(|ms| *ms >= least_ms),
        "a {what} was in sight for less than {least_ms} ms: {times:?}"
    );
    Ok(())
}
