//! A seat goes to another device, and back: what is known of its owner goes with it.

use engine::{Message, Seat};
use protocol::{Happening, Phase};

use super::{Ledger, Place, note};
use crate::{COMPANY, GuestKey};

impl Ledger {
    pub(super) fn carry(&mut self, seat: Seat, guest: &GuestKey) -> Result<Vec<Happening>, String> {
        let (from, name) = self.bring(seat, guest)?;
        let person = self.person(&from).clone();
        self.kin.remove(guest);
        if *guest != person {
            self.kin.insert(guest.clone(), person);
        }
        self.carried.retain(|back, to| *to != from && back != guest);
        let home = self.homes.get(&from).unwrap_or(&from).clone();
        self.homes.remove(guest);
        if *guest != home {
            self.homes.insert(guest.clone(), home);
        }
        self.carried.insert(from, guest.clone());
        self.sent_back.remove(guest);
        Ok(vec![note(Message::new("room-note-carried").with("name", name))])
    }

    /// By the host's word a seat is where it came from, and whoever else it came to is somebody else.
    pub(super) fn send_back(&mut self, seat: Seat, guest: &GuestKey) -> Result<Vec<Happening>, String> {
        // Where it came from is not asked again: by today's rules a game may be over that was on then.
        let others = self.others_on_the_way(seat, guest);
        if self.seat_of(guest) != Some(seat) {
            self.bring(seat, guest)?;
        }
        self.part(guest, &others);
        Ok(vec![note(Message::new("room-note-sent-back").with("name", self.name_of(seat)))])
    }

    /// Somebody has the seat on this device from now on; on which it was, and what they are called.
    fn bring(&mut self, seat: Seat, guest: &GuestKey) -> Result<(GuestKey, String), String> {
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
        self.places[seat] = Place::Person { guest: guest.clone(), name: name.clone() };
        Ok((from, name))
    }

    /// These devices are nobody's but their own from now on; the rest of the family stays with this one.
    fn part(&mut self, guest: &GuestKey, others: &[GuestKey]) {
        let family: Vec<GuestKey> = self.devices(guest).cloned().collect();
        self.kin.extend(family.into_iter().map(|device| (device, guest.clone())));
        self.kin.retain(|device, _| device != guest && !others.contains(device));
        self.carried.retain(|from, to| !others.contains(from) && !others.contains(to));
        self.homes.retain(|to, _| to != guest && !others.contains(to));
        self.sent_back.extend(others.iter().cloned());
    }

    /// Somebody sits down on this device by themselves. Unless they come back to the seat that they had in this game, it
    /// came from nowhere else.
    pub(super) fn settle_down(&mut self, guest: &GuestKey) {
        if !COMPANY {
            return;
        }
        self.carried.remove(guest);
        self.sent_back.remove(guest);
        if self.seat_of(guest).is_none() {
            let comes_back = self.seat_held(guest).is_some();
            self.homes.retain(|to, home| home != guest && (comes_back || to != guest));
        }
    }

    /// Who has the seat that was carried away from this guest, who has none now.
    pub(crate) fn moved_to(&self, guest: &GuestKey) -> Option<&GuestKey> {
        let from_here = self.homes.iter().filter(|(_, home)| *home == guest).map(|(to, _)| to);
        let mut ways = self.carried.get(guest).into_iter().chain(from_here);
        if !COMPANY || self.seat_of(guest).is_some() {
            return None;
        }
        ways.find(|to| self.seat_of(to).is_some())
    }

    /// Whose a seat is again if the host sends it back: that of the device from which it was carried, where it can be, or
    /// of the one that has fetched it back already, while another may fetch it again.
    ///
    /// # Errors
    /// If there is no way back, with the key of the reason.
    pub(crate) fn way_back(&self, seat: Seat) -> Result<&GuestKey, &'static str> {
        let Some(Place::Person { guest, .. }) = self.places.get(seat) else {
            return Err("room-nobody-there");
        };
        let Some(home) = self.homes.get(guest) else {
            let is_fetched = self.may_fetch_from(guest).next().is_some();
            return is_fetched.then_some(guest).ok_or_else(|| self.why_not_carried(guest));
        };
        match self.seat_held(home) {
            _ if self.seat_of(home).is_some() => Err("room-home-seated"),
            _ if self.is_removed(home) => Err("room-home-removed"),
            Some(held) if held != seat => Err("room-home-knows-hand"),
            Some(_) | None => Ok(home),
        }
    }

    /// Why the seat of this guest, which came from no device that might have it again, is no carried one: unless it never
    /// was, the first device of the same person has gone on with a seat of its own.
    fn why_not_carried(&self, guest: &GuestKey) -> &'static str {
        let first = self.person(guest);
        let has_gone_on = first != guest && self.seat_of(first).is_some();
        if has_gone_on { "room-home-seated" } else { "room-not-carried" }
    }

    /// The device from which the seat of this one was carried, however far it has gone since, if it was.
    pub(crate) fn home_of(&self, guest: &GuestKey) -> Option<&GuestKey> {
        self.homes.get(guest)
    }

    /// Every other device than the home of a seat that has it, had it since it was there, or may fetch it.
    pub(crate) fn others_on_the_way(&self, seat: Seat, home: &GuestKey) -> Vec<GuestKey> {
        let now = self.people().find(|(at, ..)| *at == seat).map(|(_, guest, _)| guest);
        let came = self.homes.iter().filter(|(_, other)| *other == home).map(|(to, _)| to);
        let may_fetch = now.into_iter().flat_map(|guest| self.may_fetch_from(guest));
        now.into_iter().chain(came).chain(may_fetch).filter(|device| *device != home).cloned().collect()
    }

    /// The devices that may fetch the seat of this one.
    fn may_fetch_from<'a>(&'a self, guest: &'a GuestKey) -> impl Iterator<Item = &'a GuestKey> {
        self.carried.keys().filter(move |device| self.moved_to(device) == Some(guest))
    }

    /// Whether a host has sent back the seat that this guest had in the game that is on.
    pub(crate) fn is_sent_back(&self, guest: &GuestKey) -> bool {
        COMPANY && self.phase() == Phase::Playing && self.sent_back.contains(guest)
    }
}
