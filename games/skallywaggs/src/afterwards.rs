//! What may be told of a game that is over: everything but the cards in the Shipyard that nobody ever looked at.

use engine::{Match, Record, Step};

use crate::Skallywaggs;
use crate::card::Card;
use crate::chance::Chance;
use crate::state::{COMMONS, HAND};

/// The record with the unseen cards of the Shipyard in a plain order.
pub(crate) fn without_unseen(mut record: Record<Skallywaggs>) -> Record<Skallywaggs> {
    let unseen = unseen(&record).unwrap_or(0);
    let dealt = usize::from(HAND) * usize::from(record.seats) + COMMONS;
    if let Some(yard) = record.steps.iter_mut().rev().find_map(|step| yard(step, dealt)) {
        yard[..unseen].sort_unstable();
    }
    record
}

/// The Shipyard that was shuffled in this step, the next card last.
fn yard(step: &mut Step<Skallywaggs>, dealt: usize) -> Option<&mut [Card]> {
    match step {
        Step::Chance(Chance::Deal(cards)) => Some(&mut cards[dealt..]),
        Step::Chance(Chance::Reshuffle(cards)) => Some(&mut cards[..]),
        Step::Chance(Chance::HighCards(_)) | Step::Act(..) => None,
    }
}

/// How many cards at the bottom of the last Shipyard were neither drawn nor looked at.
fn unseen(record: &Record<Skallywaggs>) -> Option<usize> {
    let mut table = Match::new(record.options, record.seats).ok()?;
    let mut unseen = None;
    for step in &record.steps {
        table.step(step.clone())?;
        let public = table.public();
        let scouted = public.seats.values().map(|seat| seat.scouted).max().unwrap_or(0);
        let now = usize::from(public.shipyard.saturating_sub(scouted));
        let is_shuffled = matches!(step, Step::Chance(Chance::Deal(_) | Chance::Reshuffle(_)));
        unseen = if is_shuffled { Some(now) } else { unseen.map(|least: usize| least.min(now)) };
    }
    unseen
}
