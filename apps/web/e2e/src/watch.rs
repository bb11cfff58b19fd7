//! What a page notes about itself while a game goes on: what is spoken, what is claimed, what is seen and how long.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
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

/// Somebody who watches a game and gives up when nothing is told any more: a game that stands still is not a long one.
pub struct Patience {
    told: u64,
    since: Instant,
}

impl Default for Patience {
    fn default() -> Self {
        Self { told: 0, since: Instant::now() }
    }
}

impl Patience {
    /// So long may nothing be told, even on a busy machine.
    const MAX: Duration = Duration::from_secs(60);

    /// Looks at the log.
    ///
    /// # Errors
    /// If it has not grown for long, with what the page says then.
    pub async fn look(&mut self, window: &Window) -> Result<()> {
        let told =
            window.ask("return document.querySelector('[data-test=log]')?.children.length ?? 0").await?;
        let told = told.as_u64().unwrap_or(0);
        if told != self.told {
            *self = Self { told, since: Instant::now() };
        }
        if self.since.elapsed() < Self::MAX {
            return Ok(());
        }
        window.shot_of_failure("stuck").await?;
        bail!("nothing was told for {:?}; the page says {}", Self::MAX, window.text("body").await?)
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
