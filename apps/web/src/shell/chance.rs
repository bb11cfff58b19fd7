//! Chance for the page: a name for those who have none. Secrets and cards are the worker's.

use js_sys::Math;

/// One of the items, unless there are none.
#[must_use]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a place among a few items")]
pub fn pick<T>(items: &[T]) -> Option<&T> {
    items.get((Math::random() * items.len() as f64) as usize)
}
