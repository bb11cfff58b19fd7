//! What the people at a table have done so far: how many games each has played to the end, and won.

use engine::{Seat, SeatMap, Standing};
use protocol::Evening;

use super::Ledger;
use crate::GuestKey;

/// Everybody who has played a game to its end, in the order in which they first did.
#[derive(Debug, Default)]
pub(crate) struct Evenings(Vec<(GuestKey, Evening)>);

impl Evenings {
    /// Somebody has another name now.
    pub(super) fn rename(&mut self, guest: &GuestKey, name: &str) {
        for (_, evening) in self.0.iter_mut().filter(|(known, _)| known == guest) {
            name.clone_into(&mut evening.name);
        }
    }

    fn add(&mut self, guest: &GuestKey, name: &str, has_won: bool) {
        let known = self.0.iter().position(|(known, _)| known == guest).unwrap_or_else(|| {
            let evening = Evening { name: name.to_owned(), seat: None, games: 0, wins: 0 };
            self.0.push((guest.clone(), evening));
            self.0.len() - 1
        });
        let (_, evening) = &mut self.0[known];
        evening.games += 1;
        evening.wins += u32::from(has_won);
    }
}

impl Ledger {
    /// Counts a game that has ended, for the people who sat in it to the end.
    pub(super) fn count(&mut self, ended: &SeatMap<Standing>) {
        let people = self.places.iter().filter_map(|(seat, place)| match place {
            super::Place::Person { guest, name } => Some((guest, name, ended.get(seat)?.rank == 1)),
            super::Place::Open | super::Place::Bot { .. } => None,
        });
        for (guest, name, has_won) in people {
            self.evenings.add(guest, name, has_won);
        }
    }

    /// How the evening stands.
    pub(crate) fn evening(&self) -> Vec<Evening> {
        let seat_of = |guest: &GuestKey| -> Option<Seat> { self.seat_of(guest) };
        self.evenings
            .0
            .iter()
            .map(|(guest, evening)| Evening { seat: seat_of(guest), ..evening.clone() })
            .collect()
    }
}
