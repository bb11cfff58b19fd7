//! What this device keeps of finished games.

use super::storage;

/// The file of a finished game that this device keeps.
#[must_use]
pub fn file(id: &str) -> Option<String> {
    storage::read_text(&format!("shelf.{id}"))
}
