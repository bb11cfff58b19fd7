//! The log of a game against bots, kept in pieces so that a move writes only what it added. What is in a piece only
//! the worker knows.

use crossing::Piece;
use wasm_bindgen::JsValue;

use super::{json, storage};

/// What was kept of this game's table, in order.
#[must_use]
pub fn log(game: &str) -> Vec<Piece> {
    let piece = |from| storage::read_text(&piece_key(game, from)).map(|entries| Piece { from, entries });
    pieces(game).into_iter().map_while(piece).collect()
}

/// Keeps a piece in place of everything that was kept from there on.
pub fn append(game: &str, piece: &Piece) {
    let mut pieces = pieces(game);
    pieces.retain(|&start| start < piece.from);
    pieces.push(piece.from);
    storage::write_text(&piece_key(game, piece.from), &piece.entries);
    storage::write_text(&index_key(game), &index(&pieces));
}

/// Forgets the table of this game.
pub fn forget(game: &str) {
    for from in pieces(game) {
        storage::forget(&piece_key(game, from));
    }
    storage::forget(&index_key(game));
    finish(game);
}

/// Notes that a game is on at this table, so that it can be resumed.
pub fn begin(game: &str) {
    storage::write(&on_key(game), &JsValue::TRUE);
}

/// Notes that the game has ended.
pub fn finish(game: &str) {
    storage::forget(&on_key(game));
}

/// Whether a game is on at the table of this game.
#[must_use]
pub fn is_on(game: &str) -> bool {
    storage::read(&on_key(game)).is_some_and(|on| on.is_truthy()) && !pieces(game).is_empty()
}

/// The number of entries before each piece.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "counts, written by this file")]
fn pieces(game: &str) -> Vec<usize> {
    let kept = storage::read(&index_key(game)).and_then(|index| json::field(&index, "pieces"));
    let starts = kept.map(|pieces| json::items(&pieces)).unwrap_or_default();
    starts.iter().filter_map(JsValue::as_f64).map(|from| from as usize).collect()
}

fn index(pieces: &[usize]) -> String {
    let pieces: Vec<String> = pieces.iter().map(usize::to_string).collect();
    format!("{{\"pieces\":[{}]}}", pieces.join(","))
}

fn index_key(game: &str) -> String {
    format!("home.{game}")
}

fn piece_key(game: &str, from: usize) -> String {
    format!("home.{game}.{from}")
}

fn on_key(game: &str) -> String {
    format!("home.{game}.on")
}

#[cfg(test)]
mod tests {
    use super::index;

    #[test]
    fn the_index_of_a_log_is_written_as_it_always_was() {
        assert_eq!(index(&[0, 1, 14]), r#"{"pieces":[0,1,14]}"#);
    }
}
