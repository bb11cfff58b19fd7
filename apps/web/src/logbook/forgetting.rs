//! Games are deleted: here for good, and from what a server keeps under the reader's name. What it could not be told is told
//! again when the log book is opened.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use crate::shell::api::{self, ApiError};
use crate::shell::shelf::{self, Played, Served};
use crate::shell::{json, speech, storage};

/// Where it is kept what the server still has to forget.
const UNTOLD: &str = "shelf-untold";

/// Of so many games it is told that they were deleted before a name was kept.
const BEFORE_MAX: usize = 50;

/// Takes a game off the shelf, and out of what the server tells of the reader; its table, too, with its last game.
pub fn delete(played: &Played) {
    shelf::remove(&played.id);
    let game = played.served.as_ref().map(of_game);
    tell(game.into_iter().chain(left_behind(std::slice::from_ref(played), &shelf::kept())).collect());
}

/// Clears the shelf. The server forgets all tables of the reader's name, with what has been finished there.
pub fn delete_all() {
    let gone = shelf::kept();
    shelf::clear();
    note(left_behind(&gone, &[]));
    spawn_local(async {
        note(listed().await);
        tell_again().await;
    });
}

/// A name is kept from now on: what was deleted before at its tables stays deleted.
pub fn tell_of_before(tables: &[String]) {
    let is_theirs = |game: &Served| tables.contains(&game.table);
    let games: Vec<Served> = shelf::deleted().into_iter().filter(is_theirs).take(BEFORE_MAX).collect();
    tell(games.iter().map(of_game).collect());
}

/// The reader is somebody else from now on, of whom nothing was deleted here.
pub fn begin_anew() {
    storage::forget(UNTOLD);
}

/// What is deleted here, and, where the reader's name is kept, what is deleted there as well.
pub fn also_there(here: String, is_kept: Signal<bool>) -> String {
    if is_kept.get() { format!("{here} {}", speech::label("logbook-delete-kept")) } else { here }
}

/// Tells the server what it has not heard yet.
pub async fn tell_again() {
    let paths = untold();
    if paths.is_empty() {
        return;
    }
    let left = forgotten(paths.clone()).await;
    // Meanwhile more may have been noted.
    let is_told = |path: &String| paths.contains(path) && !left.contains(path);
    keep_untold(&untold().into_iter().filter(|path| !is_told(path)).collect::<Vec<_>>());
}

/// Tells the server to forget this.
fn tell(paths: Vec<String>) {
    if paths.is_empty() {
        return;
    }
    // Noted first: the page may be gone before there is an answer.
    note(paths);
    spawn_local(tell_again());
}

fn note(paths: Vec<String>) {
    let mut noted = untold();
    for path in paths {
        if !noted.contains(&path) {
            noted.push(path);
        }
    }
    keep_untold(&noted);
}

/// All tables that the server keeps under the reader's name.
async fn listed() -> Vec<String> {
    let list = if api::keeps_name().await { api::own("/tables").await.ok() } else { None };
    let tables = list.and_then(|list| json::field(&list, "tables")).map(|tables| json::items(&tables));
    let path = |table: &JsValue| json::string(table, "table").map(|table| format!("/tables/{table}"));
    tables.unwrap_or_default().iter().filter_map(path).collect()
}

/// What of this the server has not forgotten. One that keeps no name of the reader has nothing of it.
async fn forgotten(paths: Vec<String>) -> Vec<String> {
    let Ok(me) = api::own("").await else { return paths };
    let mut left = Vec::new();
    for path in paths.into_iter().filter(|_| json::string(&me, "name").is_some()) {
        if !matches!(api::try_to_forget(&path).await, Ok(()) | Err(ApiError::NotFound)) {
            left.push(path);
        }
    }
    left
}

fn untold() -> Vec<String> {
    let kept = json::items(&storage::read(UNTOLD).unwrap_or_default());
    kept.iter().filter_map(JsValue::as_string).collect()
}

fn keep_untold(paths: &[String]) {
    match paths {
        [] => storage::forget(UNTOLD),
        paths => storage::write(UNTOLD, &json::list(paths.iter().map(JsValue::from))),
    }
}

fn of_game(Served { table, number }: &Served) -> String {
    format!("/tables/{table}/games/{number}")
}

/// The tables of these games of which nothing is left, as the server knows them.
fn left_behind(gone: &[Played], kept: &[Played]) -> Vec<String> {
    let table = |played: &Played| played.served.as_ref().map(|served| format!("/tables/{}", served.table));
    let kept: Vec<String> = kept.iter().filter_map(table).collect();
    let mut left: Vec<String> = Vec::new();
    for table in gone.iter().filter_map(table) {
        if !kept.contains(&table) && !left.contains(&table) {
            left.push(table);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_left_behind_with_its_last_game() {
        let game = |table: &str, number| {
            let served = Some(Served { table: table.into(), number });
            Played { served, ..Played::default() }
        };
        let gone = [game("a", 1), game("b", 1), game("b", 2), Played::default()];
        assert_eq!(left_behind(&gone, &[game("a", 2)]), ["/tables/b"]);
        assert_eq!(left_behind(&gone, &[]), ["/tables/a", "/tables/b"]);
        assert!(left_behind(&[Played::default()], &[]).is_empty(), "a game at home was at no table");
        assert_eq!(game("a", 2).served.as_ref().map(of_game).as_deref(), Some("/tables/a/games/2"));
    }
}
