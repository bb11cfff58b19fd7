//! The log of a game against bots, kept in pieces so that a move writes only what it added.

use room::{Change, Entry};
use serde::{Deserialize, Serialize};

use crate::setup::Setup;
use crate::storage;

/// What is known of a kept log without reading all of it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Index {
    /// The number of entries before each piece.
    pieces: Vec<usize>,
}

/// The log of this game's table: as it was kept, or of a new table as the reader likes it.
#[must_use]
pub fn table(game: &str) -> Option<Vec<Entry>> {
    let log = log(game);
    if !log.is_empty() {
        return Some(log);
    }
    let setup = Setup::of(catalog::game(game)?);
    let opened = Change::Opened { game: game.to_owned(), options: setup.json(), seats: setup.seats };
    let log = vec![Entry::of(opened)];
    append(game, 0, &log);
    Some(log)
}

fn log(game: &str) -> Vec<Entry> {
    let index: Index = storage::read(&index_key(game)).unwrap_or_default();
    let mut log: Vec<Entry> = Vec::new();
    for from in index.pieces {
        let piece: Option<Vec<Entry>> = storage::read(&piece_key(game, from));
        match piece {
            Some(piece) if from == log.len() => log.extend(piece),
            // A piece that could not be written ends what can be trusted.
            _ => break,
        }
    }
    log
}

/// Keeps entries that follow the first `from` of them.
pub fn append(game: &str, from: usize, entries: &[Entry]) {
    let mut index: Index = storage::read(&index_key(game)).unwrap_or_default();
    index.pieces.retain(|&start| start < from);
    index.pieces.push(from);
    storage::write(&piece_key(game, from), entries);
    storage::write(&index_key(game), &index);
}

/// Forgets the table of this game.
pub fn forget(game: &str) {
    let index: Index = storage::read(&index_key(game)).unwrap_or_default();
    for from in index.pieces {
        storage::forget(&piece_key(game, from));
    }
    storage::forget(&index_key(game));
    finish(game);
}

/// Notes that a game is on at this table, so that it can be resumed.
pub fn begin(game: &str) {
    storage::write(&on_key(game), &true);
}

/// Notes that the game has ended.
pub fn finish(game: &str) {
    storage::forget(&on_key(game));
}

/// Whether a game is on at the table of this game.
#[must_use]
pub fn is_on(game: &str) -> bool {
    storage::read(&on_key(game)).unwrap_or(false) && storage::read::<Index>(&index_key(game)).is_some()
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
