//! Answers what the page asks about games that are over.

use crossing::{AskAfterwards, Piece, ToldAfterwards, pack, unpack};
use replay::Film;
use room::Entry;

use crate::game::GAMES;

/// The answer, packed; nothing where there is nothing to tell.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let told = match unpack(question) {
        Some(AskAfterwards::LastGame { log }) => last_game(&log).and_then(told),
        Some(AskAfterwards::Deeds { file }) => told(file),
        None => None,
    };
    told.map(|told| pack(&told)).unwrap_or_default()
}

fn told(file: String) -> Option<ToldAfterwards> {
    let deeds = Film::read(GAMES, &file).ok()?.deeds();
    Some(ToldAfterwards { file, deeds })
}

/// The file of the game that has ended last at a table at home.
fn last_game(log: &[Piece]) -> Option<String> {
    let finished = room::chronicle(GAMES, &entries(log)).ok()?.pop()?;
    serde_json::to_string(&finished.whole()).ok()
}

/// What was kept, up to the first piece that cannot be trusted: one that could not be written ends it.
pub fn entries(pieces: &[Piece]) -> Vec<Entry> {
    let mut log: Vec<Entry> = Vec::new();
    for piece in pieces {
        match reading::json::<Vec<Entry>>(&piece.entries) {
            Ok(entries) if piece.from == log.len() => log.extend(entries),
            _ => break,
        }
    }
    log
}
