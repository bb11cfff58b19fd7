//! A countdown to the beginning: it lives here alone, and whoever has a seat may stop it.

use engine::{GameRng, Message, Seat};
use protocol::{Phase, Request};

use super::{Cause, Flight, Room, remark};
use crate::pending::Countdown;
use crate::permit::{self, Asker, Authority};
use crate::{Entry, GuestKey, Millis, Output};

impl Room {
    /// Somebody wants the countdown to run, or to stop.
    pub(super) fn count_down(
        &mut self,
        guest: &GuestKey,
        runs: bool,
        out: &mut Vec<Output>,
    ) -> Result<(), Message> {
        let seat = self.ledger.seat_of(guest).ok_or_else(|| Message::new("room-not-seated"))?;
        match (runs, self.authority(guest)) {
            (false, _) => self.stop_countdown(guest, seat, out),
            (true, Authority::Guest) => return Err(Message::new("room-host-only")),
            (true, _) if self.ledger.phase() == Phase::Playing => {
                return Err(Message::new("room-already-playing"));
            }
            (true, _) if self.ledger.seq >= self.limits.log_max => return Err(Message::new("room-log-full")),
            (true, Authority::Host | Authority::Deputy) => {
                let at = self.now.saturating_add(self.limits.countdown_ms);
                self.countdown.get_or_insert(Countdown { by: guest.clone(), at });
            }
        }
        Ok(())
    }

    /// Everybody else hears who it was, unless the game begins all the same: what is being stored is settled.
    fn stop_countdown(&mut self, guest: &GuestKey, seat: Seat, out: &mut Vec<Output>) {
        let is_settled = self.flight.as_ref().is_some_and(Flight::begins);
        if self.countdown.take().is_none() || is_settled {
            return;
        }
        let others = self.crowd.clients_of(|other| other != guest);
        remark(others, Message::new("room-countdown-stopped").with("seat", seat), out);
    }

    /// A countdown ends where nothing can begin, and where whoever began it has gone.
    pub(super) fn watch_countdown(&mut self) {
        let (ledger, crowd) = (&self.ledger, &self.crowd);
        let is_void = |by: &GuestKey| ledger.seat_of(by).is_none() || !crowd.has(by);
        self.countdown.take_if(|countdown| ledger.phase() == Phase::Playing || is_void(&countdown.by));
    }

    /// Begins, if the moment has come; whether it has. The countdown is over when that is stored: where the store fails,
    /// it is tried again a little later.
    pub(super) fn begin_if_due(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) -> bool {
        let due = self.countdown.as_ref().filter(|countdown| countdown.at <= self.now);
        let Some(by) = due.map(|countdown| countdown.by.clone()) else { return false };
        // Whoever counts down was allowed to begin when they said so, if only for a host who was away; more they are not.
        let asker = Asker { guest: &by, authority: Authority::Deputy, idle_host: None };
        let start = Request::Start { bot: None };
        match permit::permitted(&self.ledger, &self.limits, asker, &start, rng) {
            Ok(change) => self.append(Entry::of(change), Cause::Own, out),
            Err(_) => self.countdown = None,
        }
        true
    }

    /// What everybody waits for could not be stored; it is tried again then.
    pub(super) fn postpone(&mut self, later: Millis) {
        self.countdown.iter_mut().for_each(|countdown| countdown.at = countdown.at.max(later));
        self.asking.iter_mut().for_each(|asking| asking.not_before = later);
    }
}
