//! A seat goes to another device: what is known of its owner goes with it.

use engine::{Message, Seat};
use protocol::{Happening, Phase};

use super::{Ledger, Place, note};
use crate::GuestKey;

impl Ledger {
    pub(super) fn carry(&mut self, seat: Seat, guest: &GuestKey) -> Result<Vec<Happening>, String> {
        let Place::Person { guest: from, name } = self.place(seat)?.clone() else {
            return Err("nobody sits there".into());
        };
        if self.seat_of(guest).is_some() || self.is_removed(guest) {
            return Err("they have a seat, or may have none".into());
        }
        if self.seat_held(guest).is_some_and(|held| held != seat) {
            self.contradicted("nobody sees two hands in one game")?;
        }
        if self.phase() == Phase::Playing || self.held.get(&from) == Some(&seat) {
            self.held.entry(guest.clone()).or_insert(seat);
        }
        self.arrivals.iter_mut().filter(|other| **other == from).for_each(|other| other.clone_from(guest));
        self.evenings.carry(&from, guest);
        self.knocks.retain(|(knocking, _)| knocking != guest);
        let person = self.person(&from).clone();
        self.kin.remove(guest);
        if *guest != person {
            self.kin.insert(guest.clone(), person);
        }
        self.carried.retain(|back, to| *to != from && back != guest);
        self.carried.insert(from, guest.clone());
        let happened = note(Message::new("room-note-carried").with("name", name.clone()));
        self.places[seat] = Place::Person { guest: guest.clone(), name };
        Ok(vec![happened])
    }

    /// Who has the seat that was carried away from this guest, who has none now.
    pub(crate) fn moved_to(&self, guest: &GuestKey) -> Option<&GuestKey> {
        let to = self.carried.get(guest)?;
        (self.seat_of(guest).is_none() && self.seat_of(to).is_some()).then_some(to)
    }
}
