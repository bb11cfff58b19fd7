//! Finished games of tables on the server, brought to this device's shelf.

use wasm_bindgen::JsValue;

use super::shelf::{self, Played, Served};
use super::{api, json};

/// Brings the last game of this table to the shelf, with what the reader did in it, and those before it that this device
/// has missed; what the reader has deleted is not fetched again. Where nobody answers, nothing happens.
pub async fn bring(table: &str, deeds: &[(String, u32)]) {
    let Ok(games) = api::finished_games(table).await else { return };
    let games: Vec<Played> = games.iter().filter_map(|line| of_line(table, line)).collect();
    let Some(last) = games.iter().filter_map(number).max() else { return };
    let known = shelf::followed(table);
    for played in games.into_iter().filter(|played| number(played) > Some(known)) {
        let deeds = if number(&played) == Some(last) { deeds.to_vec() } else { Vec::new() };
        shelf::put(Played { deeds, ..played }, None);
    }
    shelf::follow(table, last);
}

/// Which game of its table it is.
fn number(played: &Played) -> Option<u32> {
    played.served.as_ref().map(|served| served.number)
}

/// A game as the server lists it, if the reader has played in it.
fn of_line(table: &str, line: &JsValue) -> Option<Played> {
    let (you, number) = (shelf::count_of(line, "you")?, shelf::count_of(line, "number")?);
    let played = shelf::of_file(line, usize::try_from(you).ok())?;
    let served = Some(Served { table: table.to_owned(), number });
    Some(Played { served, link: json::string(line, "link"), ..played })
}
