//! What the server keeps for the reader's name comes to this device: also the results of games played on another one.

use crate::shell::api::{self, ApiError};
use crate::shell::{finished, json, shelf, storage};

/// Where it is kept how much of each table's log was there when its games were brought.
const BROUGHT: &str = "shelf-brought";

/// A table, and how many entries its log has.
type Length = (String, u32);

/// Brings the games of all tables of the reader's name, if it is kept, at which something has happened since. What does not
/// come now comes when the log book is opened again.
pub async fn catch_up() {
    if !api::keeps_name().await {
        return;
    }
    let Ok(list) = api::own("/tables").await else { return };
    let tables = json::field(&list, "tables").map(|tables| json::items(&tables)).unwrap_or_default();
    let length = |table: &_| json::string(table, "table").zip(shelf::count_of(table, "entries"));
    let tables: Vec<Length> = tables.iter().filter_map(length).collect();
    let mut brought = read();
    brought.retain(|(table, _)| tables.iter().any(|(known, _)| known == table));
    for (table, entries) in missed(&tables, &brought) {
        match finished::bring(&table).await {
            Ok(()) => {}
            Err(ApiError::Unreachable | ApiError::TooOften) => break,
            // One table that nobody can read keeps no other away.
            Err(ApiError::NotFound | ApiError::Refused) => continue,
        }
        brought.retain(|(known, _)| *known != table);
        brought.push((table, entries));
        write(&brought);
    }
}

/// The reader is somebody else from now on: nothing was brought for them yet.
pub fn begin_anew() {
    storage::forget(BROUGHT);
}

/// The tables whose logs are not as they were.
fn missed(tables: &[Length], brought: &[Length]) -> Vec<Length> {
    tables.iter().filter(|table| !brought.contains(table)).cloned().collect()
}

fn read() -> Vec<Length> {
    let kept = json::items(&storage::read(BROUGHT).unwrap_or_default());
    kept.iter().filter_map(shelf::read_deed).collect()
}

fn write(brought: &[Length]) {
    let line = |(table, entries): &Length| json::list([table.into(), (*entries).into()]);
    storage::write(BROUGHT, &json::list(brought.iter().map(line)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tables_at_which_something_has_happened_are_asked_again() {
        let length = |table: &str, entries| (table.to_owned(), entries);
        let tables = [length("a", 9), length("b", 5), length("c", 7)];
        assert_eq!(missed(&tables, &[]), tables, "at first everything is");
        assert_eq!(missed(&tables, &[length("b", 5), length("c", 6)]), [length("a", 9), length("c", 7)]);
        assert_eq!(missed(&tables, &tables), []);
    }
}
