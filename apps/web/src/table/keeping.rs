//! A game has ended: what is left of it goes on this device's shelf. All this is fetched then, and nobody waits for it.

use crossing::{AskAfterwards, ToldAfterwards};
use engine::Seat;
use hosting::{ScoreRow, ScoreSheet};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::session::{Place, Session};
use crate::shell::shelf::{self, BID_MET, BID_MISSED, Played};
use crate::shell::{afterwards, finished, json, kept};

/// Puts the game that has ended at a place on the shelf; the reader had this seat, this was the score, and what was
/// played at home is told what it is called there.
type Keep = fn(Place, Seat, Option<ScoreSheet>, RwSignal<Option<String>>);

/// Puts the game that has ended at this table on the shelf, also when the reader leaves meanwhile.
pub fn keep(session: Session, place: &Place) {
    let Some(you) = session.you.get_untracked() else { return };
    session.kept_as.set(None);
    let (place, sheet) = (place.clone(), session.scene.with_untracked(|scene| scene.sheet.clone()));
    spawn_local(async move {
        if let Ok(keep) = fetch().await {
            keep(place, you, sheet, session.kept_as);
        }
    });
}

#[wasm_split(people, fallible)]
fn fetch() -> Result<Keep, SplitLoaderError> {
    Ok(keep_game)
}

fn keep_game(place: Place, you: Seat, sheet: Option<ScoreSheet>, kept_as: RwSignal<Option<String>>) {
    if let Place::Home { game } = &place {
        keep_home(game, you, kept_as);
    }
    if let Place::Served { table } = place {
        let bids = sheet.map(|sheet| bids(&sheet, you)).unwrap_or_default();
        spawn_local(async move { finished::bring(&table, &bids).await });
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

/// How often the reader got what they had bid.
fn bids(sheet: &ScoreSheet, you: Seat) -> Vec<(String, u32)> {
    let (mut n_met, mut n_missed) = (0, 0);
    let rows = sheet.rounds.iter().flat_map(|round| &round.rows).filter(|row| row.seat == you);
    for is_met in rows.filter_map(is_met) {
        *(if is_met { &mut n_met } else { &mut n_missed }) += 1;
    }
    let counts = [(BID_MET, n_met), (BID_MISSED, n_missed)];
    counts.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| (name.to_owned(), count)).collect()
}

fn is_met(row: &ScoreRow) -> Option<bool> {
    let figure = |name| row.figures.iter().find(|figure| figure.name == name).map(|figure| figure.value);
    Some(figure("bid")? == figure("won")?)
}

#[cfg(test)]
mod tests {
    use engine::Message;
    use hosting::{Figure, ScoreRound};

    use super::*;

    fn row(seat: u8, figures: Vec<Figure>) -> ScoreRow {
        let deed = Message::new("deed");
        ScoreRow { seat: Seat::new(seat), deed, figures, lines: Vec::new(), points: 0, total: 0 }
    }

    fn bid(seat: u8, bid: i64, won: i64) -> ScoreRow {
        row(seat, vec![Figure::new("bid", bid), Figure::new("won", won)])
    }

    fn sheet(rounds: Vec<Vec<ScoreRow>>) -> ScoreSheet {
        let round = |rows| ScoreRound { label: Message::new("round"), rows };
        ScoreSheet { rounds: rounds.into_iter().map(round).collect() }
    }

    #[test]
    fn ones_own_bids_are_counted_and_nobody_elses() {
        let sheet = sheet(vec![
            vec![bid(0, 1, 1), bid(1, 0, 0)],
            vec![bid(0, 2, 2), bid(1, 0, 1)],
            vec![bid(0, 0, 1), bid(1, 0, 0)],
        ]);
        assert_eq!(bids(&sheet, Seat::new(0)), [(BID_MET.to_owned(), 2), (BID_MISSED.to_owned(), 1)]);
    }

    #[test]
    fn where_nobody_bids_nothing_is_counted() {
        assert_eq!(bids(&sheet(vec![vec![row(0, vec![Figure::new("won", 1)])]]), Seat::new(0)), []);
    }
}
