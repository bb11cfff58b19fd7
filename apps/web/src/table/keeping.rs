//! A game has ended: what is left of it goes on this device's shelf. All this is fetched then, and nobody waits for it.

use crossing::{AskAfterwards, ToldAfterwards};
use engine::Seat;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::session::{Place, Session};
use crate::shell::shelf::{self, Played};
use crate::shell::{afterwards, finished, json, kept};

/// Puts the game that has ended at a place on the shelf; the reader had this seat, and what was played at home is told
/// what it is called there.
type Keep = fn(Place, Seat, RwSignal<Option<String>>);

/// Puts the game that has ended at this table on the shelf, also when the reader leaves meanwhile.
pub fn keep(session: Session, place: &Place) {
    let Some(you) = session.you.get_untracked() else { return };
    session.kept_as.set(None);
    let place = place.clone();
    spawn_local(async move {
        if let Ok(keep) = fetch().await {
            keep(place, you, session.kept_as);
        }
    });
}

#[wasm_split(people, fallible)]
fn fetch() -> Result<Keep, SplitLoaderError> {
    Ok(keep_game)
}

fn keep_game(place: Place, you: Seat, kept_as: RwSignal<Option<String>>) {
    match place {
        Place::Home { game } => keep_home(&game, you, kept_as),
        Place::Served { table } => spawn_local(async move {
            // What does not come now comes with the log book.
            let _ = finished::bring(&table).await;
        }),
        Place::Film { .. } => {}
    }
}

/// A game at home is kept as a whole: nobody else has it.
fn keep_home(game: &str, you: Seat, kept_as: RwSignal<Option<String>>) {
    afterwards::ask(&AskAfterwards::LastGame { log: kept::log(game) }, move |told| {
        if let Some(ToldAfterwards { file, deeds }) = told {
            // The reader may have left meanwhile.
            let _ = kept_as.try_set(put_home(&file, you, deeds));
        }
    });
}

fn put_home(file: &str, you: Seat, mut deeds: Vec<Vec<(String, u32)>>) -> Option<String> {
    let own = if you.idx() < deeds.len() { deeds.swap_remove(you.idx()) } else { Vec::new() };
    let played = json::parse(file).and_then(|read| shelf::of_file(&read, Some(you.idx())))?;
    let id = shelf::put(Played { deeds: own, ..played }, Some(file));
    shelf::file(&id).map(|_| id)
}
