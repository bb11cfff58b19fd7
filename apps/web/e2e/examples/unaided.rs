//! Plays a whole game by keyboard alone or by ear alone: `unaided keys|ear GAME`. Those that always succeed are in the
//! browser tests; the others are looked at with this.

use anyhow::{Result, bail};
use e2e::{plays_by_ear, plays_by_keys};

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["keys", game] => plays_by_keys(game).await,
        ["ear", game] => plays_by_ear(game).await,
        _ => bail!("usage: unaided keys|ear GAME"),
    }
}
