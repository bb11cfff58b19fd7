//! Plays a short game on a phone that lies on its side: `whole GAME`. Skull King's is among the browser tests.

use anyhow::{Context, Result};
use e2e::{Screen, plays_on};

#[tokio::main]
async fn main() -> Result<()> {
    let game = std::env::args().nth(1).context("usage: whole GAME")?;
    plays_on(Screen::Landscape, &game).await
}
