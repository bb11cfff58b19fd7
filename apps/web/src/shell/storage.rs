//! What this browser remembers: a name, choices, tables visited, and unfinished games against bots.
//! A browser that refuses to remember anything still plays.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::json;

const PREFIX: &str = "yohoho.";
const VISITS_MAX: usize = 4;

/// A table the reader was at.
#[derive(Clone, Debug, PartialEq, Eq)]
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
pub fn read(key: &str) -> Option<JsValue> {
    json::parse(&read_text(key)?)
}

/// The JSON text that is kept under this key.
#[must_use]
pub fn read_text(key: &str) -> Option<String> {
    store()?.get_item(&format!("{PREFIX}{key}")).ok()?
}

/// Keeps this under a key.
pub fn write(key: &str, value: &JsValue) {
    if let Some(text) = json::text(value) {
        write_text(key, &text);
    }
}

/// Keeps JSON text under a key. A full or forbidden store is no reason to stop playing.
pub fn write_text(key: &str, text: &str) {
    keeps(key, text);
}

/// Keeps JSON text under a key, and tells whether there was room for it.
pub fn keeps(key: &str, text: &str) -> bool {
    store().is_some_and(|store| store.set_item(&format!("{PREFIX}{key}"), text).is_ok())
}

/// Every key under which something is kept.
#[must_use]
pub fn keys() -> Vec<String> {
    let Some(store) = store() else { return Vec::new() };
    let keys = (0..store.length().unwrap_or(0)).filter_map(|at| store.key(at).ok()?);
    keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)).collect()
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
    let kept = read("visits").unwrap_or_default();
    json::items(&kept).iter().filter_map(visit).collect()
}

/// Remembers a table.
pub fn visited(visit: Visit) {
    write_visits(&with_visit(visits(), visit));
}

/// Forgets a table.
pub fn left(table: &str) {
    let mut visits = visits();
    visits.retain(|visit| visit.table != table);
    write_visits(&visits);
}

fn visit(kept: &JsValue) -> Option<Visit> {
    let (table, game) = (json::string(kept, "table")?, json::string(kept, "game")?);
    let with = json::items(&json::field(kept, "with")?).iter().filter_map(JsValue::as_string).collect();
    Some(Visit { table, game, with })
}

fn write_visits(visits: &[Visit]) {
    let visit = |visit: &Visit| {
        let with = json::list(visit.with.iter().map(JsValue::from));
        json::object([("table", (&visit.table).into()), ("game", (&visit.game).into()), ("with", with)])
    };
    write("visits", &json::list(visits.iter().map(visit)));
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
