//! Finished games of tables on the server, brought to this device's shelf.

use wasm_bindgen::JsValue;

use super::api::{self, ApiError};
use super::json;
use super::shelf::{self, Played, Served};

/// Brings the games of this table to the shelf that this device has missed, with what the reader did in them; what the
/// reader has deleted is not fetched again.
///
/// # Errors
/// If nobody answers, or the server does not want to: then nothing happens.
pub async fn bring(table: &str) -> Result<(), ApiError> {
    let games = api::finished_games(table).await?;
    let known = shelf::known();
    let is_new = |played: &Played| !played.served.as_ref().is_some_and(|served| known.contains(served));
    for played in games.iter().filter_map(|line| of_line(table, line)).filter(is_new) {
        shelf::put(played, None);
    }
    Ok(())
}

/// A game as the server lists it. Whoever left it before its end has no seat in it.
fn of_line(table: &str, line: &JsValue) -> Option<Played> {
    let (you, number) = (shelf::count_of(line, "you"), shelf::count_of(line, "number")?);
    let played = shelf::of_file(line, you.and_then(|you| usize::try_from(you).ok()))?;
    let served = Some(Served { table: table.to_owned(), number });
    Some(Played { served, deeds: shelf::deeds_of(line), link: json::string(line, "link"), ..played })
}
