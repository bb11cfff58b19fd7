//! What is remembered of a whole game, which everybody saw: how it came to its end, and what is worth telling of it.

use engine::{Message, Seat};
use hosting::{Lane, most};

use crate::deeds::Deeds;
use crate::muster::Muster;
use crate::state::Public;

/// A crew of so many seaworthy pirates and more is remembered as this many.
const CREW_TOLD: u8 = 15;

/// How many seaworthy pirates each seat had when a round began, four bits for each.
#[must_use]
pub(crate) fn standing(muster: &Muster<'_>, n_seats: u8) -> u16 {
    let bits = |seat: Seat| u16::from(muster.seaworthy(seat).min(CREW_TOLD)) << (4 * seat.idx());
    Seat::all(n_seats).map(bits).sum()
}

/// How many seaworthy pirates each seat had from round to round, and at last.
#[must_use]
pub(crate) fn race(public: &Public, muster: &Muster<'_>) -> Vec<Lane> {
    let lane = |seat: Seat| {
        let told =
            public.rounds.iter().map(|round| i64::from(round >> (4 * seat.idx()) & u16::from(CREW_TOLD)));
        Lane { seat, values: told.chain([muster.seaworthy(seat).into()]).collect() }
    };
    Seat::all(public.seats.seats()).map(lane).collect()
}

/// Who built most, who lost most and who played most events; none where several did.
#[must_use]
pub(crate) fn highlights(public: &Public) -> Vec<Message> {
    let told = |key: &'static str, deed: fn(&Deeds) -> u8| {
        let counts = public.seats.iter().map(|(seat, known)| (seat, deed(&known.deeds).into()));
        most(counts).map(|(seat, count)| Message::new(key).with("seat", seat).with("count", count))
    };
    [
        told("skallywaggs-highlight-built", |deeds| deeds.built),
        told("skallywaggs-highlight-lost", |deeds| deeds.lost),
        told("skallywaggs-highlight-events", |deeds| deeds.events),
    ]
    .into_iter()
    .flatten()
    .collect()
}
