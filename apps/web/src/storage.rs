//! What this browser remembers: a name, choices, tables visited, and unfinished games against bots.
//! A browser that refuses to remember anything still plays.

use leptos::prelude::window;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use web_sys::Storage;

const PREFIX: &str = "yohoho.";
const VISITS_MAX: usize = 4;

/// A table the reader was at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visit {
    /// Which table.
    pub table: String,
    /// Which game is played there.
    pub game: String,
    /// Who else sat there.
    pub with: Vec<String>,
}

/// What is kept under this key.
#[must_use]
pub fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = store()?.get_item(&format!("{PREFIX}{key}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// Keeps this under a key. A full or forbidden store is no reason to stop playing.
pub fn write<T: Serialize + ?Sized>(key: &str, value: &T) {
    if let (Some(store), Ok(text)) = (store(), serde_json::to_string(value)) {
        let _ = store.set_item(&format!("{PREFIX}{key}"), &text);
    }
}

/// Forgets what is kept under this key.
pub fn forget(key: &str) {
    if let Some(store) = store() {
        let _ = store.remove_item(&format!("{PREFIX}{key}"));
    }
}

/// The tables visited, newest first.
#[must_use]
pub fn visits() -> Vec<Visit> {
    read("visits").unwrap_or_default()
}

/// Remembers a table.
pub fn visited(visit: Visit) {
    write("visits", &with_visit(visits(), visit));
}

/// Forgets a table.
pub fn left(table: &str) {
    let mut visits = visits();
    visits.retain(|visit| visit.table != table);
    write("visits", &visits);
}

fn with_visit(mut visits: Vec<Visit>, visit: Visit) -> Vec<Visit> {
    visits.retain(|known| known.table != visit.table);
    visits.insert(0, visit);
    visits.truncate(VISITS_MAX);
    visits
}

fn store() -> Option<Storage> {
    window().local_storage().ok()?
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(table: &str) -> Visit {
        Visit { table: table.into(), game: "skull".into(), with: Vec::new() }
    }

    #[test]
    fn a_table_visited_again_comes_first_and_only_once() {
        let visits = with_visit(vec![visit("a"), visit("b")], visit("b"));
        assert_eq!(visits, [visit("b"), visit("a")]);
    }

    #[test]
    fn only_the_newest_tables_are_remembered() {
        let visits =
            ["a", "b", "c", "d", "e"].iter().fold(Vec::new(), |known, id| with_visit(known, visit(id)));
        assert_eq!(visits.len(), VISITS_MAX);
        assert_eq!(visits[0], visit("e"));
    }
}
