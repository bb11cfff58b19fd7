//! A move is taken back where everybody agrees. The question lives here alone, and while it stands nobody goes on.

use engine::{Message, Seat, SeatSet};
use protocol::Asked;

use super::{Cause, Flight, Room, remark};
use crate::pending::Asking;
use crate::{Change, Entry, GuestKey, Output, permit};

impl Room {
    /// Whether somebody who wants to take a move back has to ask: there are other people here, and they have not given up.
    pub(super) fn must_ask(&self, guest: &GuestKey) -> bool {
        !self.others(guest).is_empty()
    }

    fn others(&self, guest: &GuestKey) -> SeatSet {
        let is_asked = |seat: Seat, other: &GuestKey| {
            other != guest && self.crowd.has(other) && !self.ledger.is_out(seat)
        };
        let people = self.ledger.people();
        people.filter(|(seat, other, _)| is_asked(*seat, other)).map(|(seat, ..)| seat).collect()
    }

    /// Somebody asks the others whether a move may be taken back. Of each move it is asked once.
    pub(super) fn ask_to_take_back(&mut self, guest: &GuestKey) -> Result<(), Message> {
        let (seat, made) = permit::last_move(&self.ledger, guest)?;
        if self.asking.as_ref().is_some_and(|asking| asking.made == made) {
            return Ok(());
        }
        if self.declined == Some(made) {
            return Err(Message::new("room-take-back-asked"));
        }
        let until = self.now.saturating_add(self.limits.asking_ms);
        let (asked, agreed) = (self.others(guest), SeatSet::EMPTY);
        self.asking = Some(Asking { seat, made, asked, agreed, until, not_before: self.now });
        Ok(())
    }

    /// Somebody who was asked agrees, or does not; whoever asked may think better of it.
    pub(super) fn agree(
        &mut self,
        guest: &GuestKey,
        yes: bool,
        out: &mut Vec<Output>,
    ) -> Result<(), Message> {
        let seat = self.ledger.seat_of(guest).ok_or_else(|| Message::new("room-not-seated"))?;
        // What is being stored is settled.
        let is_open = !self.flight.as_ref().is_some_and(Flight::takes_back);
        let asking = self.asking.as_mut().filter(|_| is_open);
        let Some(asking) = asking else { return Err(Message::new("room-nothing-asked")) };
        match yes {
            _ if seat != asking.seat && !asking.asked.contains(seat) => {
                return Err(Message::new("room-nothing-asked"));
            }
            true if seat == asking.seat => return Err(Message::new("room-nothing-asked")),
            true => asking.agreed.insert(seat),
            false => {
                let asker = asking.seat;
                self.decline();
                if seat != asker {
                    self.tell_declined(asker, out);
                }
            }
        }
        Ok(())
    }

    /// Whoever asked hears that it stays as it is.
    fn tell_declined(&self, asker: Seat, out: &mut Vec<Output>) {
        let is_asker = |guest: &GuestKey| self.ledger.seat_of(guest) == Some(asker);
        remark(self.crowd.clients_of(is_asker), Message::new("room-take-back-declined"), out);
    }

    fn decline(&mut self) {
        self.declined = self.asking.take().map(|asking| asking.made);
    }

    /// A question lapses where there is nothing to take back any more.
    pub(super) fn watch_asking(&mut self) {
        let last = self.ledger.last_move();
        if self.asking.as_ref().is_some_and(|asking| last != Some((asking.seat, asking.made))) {
            self.decline();
        }
    }

    /// It lapses after a while, too: not everybody has agreed by then.
    pub(super) fn lapse_asking(&mut self, out: &mut Vec<Output>) {
        let late = self.asking.as_ref().filter(|asking| asking.until <= self.now);
        if let Some(asker) = late.map(|asking| asking.seat) {
            self.decline();
            self.tell_declined(asker, out);
        }
    }

    /// Takes the move back, if all who were asked and are still at the table have agreed; whether they have. The question
    /// stands until that is stored: where the store fails, nobody has to ask again.
    pub(super) fn take_back_if_agreed(&mut self, out: &mut Vec<Output>) -> bool {
        let agrees = |asking: &Asking, seat: Seat| {
            asking.agreed.contains(seat) || !self.ledger.places[seat].is_person()
        };
        let is_due = |asking: &&Asking| asking.not_before <= self.now;
        let agreed = self.asking.as_ref().filter(is_due);
        let agreed = agreed.filter(|asking| asking.asked.iter().all(|seat| agrees(asking, seat)));
        let Some(seat) = agreed.map(|asking| asking.seat) else { return false };
        self.append(Entry::of(Change::TakenBack { seat }), Cause::Own, out);
        true
    }

    /// What everybody is told of the question.
    pub(super) fn asked(&self) -> Option<Asked> {
        let Asking { seat, asked, agreed, .. } = self.asking.as_ref()?;
        let waits =
            asked.iter().filter(|seat| !agreed.contains(*seat) && self.ledger.places[*seat].is_person());
        Some(Asked { by: *seat, agreed: agreed.iter().collect(), waits: waits.collect() })
    }
}
