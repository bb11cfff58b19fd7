//! Games are deleted: here for good, and on a server that keeps the reader's name once nothing of a table is left.

use wasm_bindgen_futures::spawn_local;

use crate::shell::shelf::{self, Played};
use crate::shell::{api, json};

/// Takes a game off the shelf.
pub fn delete(played: &Played) {
    shelf::remove(&played.id);
    tell(std::slice::from_ref(played));
}

/// Clears the shelf.
pub fn delete_all() {
    let gone = shelf::kept();
    shelf::clear();
    tell(&gone);
}

/// The server has the tables of these games no longer in its list, so that they do not come back on another device. This
/// one remembers by itself what was deleted, also where nobody answers.
fn tell(gone: &[Played]) {
    let tables = left_behind(gone, &shelf::kept());
    if tables.is_empty() {
        return;
    }
    spawn_local(async move {
        let has_name = api::own("").await.is_ok_and(|me| json::string(&me, "name").is_some());
        for table in tables.iter().filter(|_| has_name) {
            let _ = api::forget_own(&format!("/tables/{table}")).await;
        }
    });
}

/// The tables of these games of which nothing is left.
fn left_behind(gone: &[Played], kept: &[Played]) -> Vec<String> {
    let table = |played: &Played| played.served.as_ref().map(|served| served.table.clone());
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
    use crate::shell::shelf::Served;

    #[test]
    fn a_table_is_left_behind_with_its_last_game() {
        let game = |table: &str, number| {
            let served = Some(Served { table: table.into(), number });
            Played { served, ..Played::default() }
        };
        let gone = [game("a", 1), game("b", 1), game("b", 2), Played::default()];
        assert_eq!(left_behind(&gone, &[game("a", 2)]), ["b"]);
        assert_eq!(left_behind(&gone, &[]), ["a", "b"]);
        assert!(left_behind(&[Played::default()], &[]).is_empty(), "a game at home was at no table");
    }
}
