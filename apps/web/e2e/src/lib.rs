//! Real browsers against the real program: a house that serves, and windows that people would use.
//! Tests do what a person can do: look, tap, reload. They compute no rules.

mod album;
mod axe;
mod builder;
mod by_ear;
mod by_keys;
mod camera;
pub mod claims;
mod engine;
mod film;
mod fonts;
mod gallery;
mod house;
mod keys;
mod laying;
mod look;
mod person;
mod road;
mod tree;
mod watch;
mod whole;
mod window;

pub use album::Album;
pub use axe::Rules;
pub use builder::{act, build_and_sail};
pub use by_ear::plays_by_ear;
pub use by_keys::plays_by_keys;
pub use camera::{read_off, read_squares};
pub use engine::{Driver, Engine};
pub use film::Film;
pub use fonts::Fonts;
pub use gallery::Gallery;
pub use house::{House, workspace};
pub use keys::FOCUS_WATCH;
pub use laying::{lay_one_trick, lay_short};
pub use look::Look;
pub use person::{Move, Person, play_to_the_end};
pub use road::{Pace, Road};
pub use tree::{Listener, Node};
pub use watch::Patience;
pub use whole::{plays_on, sees_every_flip, sees_the_last_trick};
pub use window::{Dress, Hands, Screen, Window};

use std::future::Future;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// How long a person would wait before calling it broken, with room for a slow machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Looks again and again until there is something, or patience ends.
///
/// # Errors
/// If a look fails, or nothing comes; then `what` was waited for.
pub async fn until<T, F, L>(what: &str, mut look: L) -> Result<T>
where
    F: Future<Output = Result<Option<T>>>,
    L: FnMut() -> F,
{
    let started = Instant::now();
    loop {
        if let Some(found) = look().await? {
            return Ok(found);
        }
        if started.elapsed() > PATIENCE {
            bail!("waited {} s for {what}", PATIENCE.as_secs());
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
}
