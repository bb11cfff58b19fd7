//! Tables that are soon played: few rounds, few seats, bots that do not think, and nothing waits.

use anyhow::{Result, bail};
use serde_json::{Value, json};

use crate::Window;

/// What a short game of each is: seats, bot and rules.
fn short(game: &str) -> Result<Value> {
    Ok(match game {
        "skull-king" => {
            json!({ "seats": 3, "bot": "deckhand", "options": { "schedule": [2, 3] }, "edition": "current" })
        }
        "skull" => json!({ "seats": 3, "bot": "deckhand", "options": {}, "edition": "usual" }),
        "skallywaggs" => {
            json!({ "seats": 2, "bot": "deckhand", "options": { "harbor": 30 }, "edition": "usual" })
        }
        _ => bail!("nobody knows a short game of {game}"),
    })
}

/// Lets this browser remember a short table of the game and a pace, as if somebody had liked it so the last time.
/// The page that is open must be one of the house's; it is to be loaded anew.
///
/// # Errors
/// If the browser is gone or there is no such game.
pub async fn lay_short(window: &Window, game: &str, pace: &str) -> Result<()> {
    lay(window, game, &short(game)?, pace).await
}

async fn lay(window: &Window, game: &str, setup: &Value, pace: &str) -> Result<()> {
    let script = format!(
        "localStorage.setItem('yohoho.setup2.{game}', {});
        localStorage.setItem('yohoho.pace', '\"{pace}\"');",
        json!(setup.to_string())
    );
    window.ask(&script).await?;
    Ok(())
}

/// Lets this browser remember a game of Skull King that is a single card long.
///
/// # Errors
/// If the browser is gone.
pub async fn lay_one_trick(window: &Window, pace: &str) -> Result<()> {
    let mut setup = short("skull-king")?;
    setup["options"] = json!({ "schedule": [1] });
    lay(window, "skull-king", &setup, pace).await
}
