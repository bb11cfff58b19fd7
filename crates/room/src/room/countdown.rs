//! A countdown to the beginning: it lives here alone, and whoever has a seat may stop it.

use engine::{GameRng, Message, Seat};
use protocol::{Phase, Request};

use super::{Cause, Flight, Room, remark};
use crate::pending::Countdown;
use crate::permit::{self, Asker, Authority};
use crate::{Entry, GuestKey, Millis, Output};

impl Room {
    /// Somebody wants the game to begin soon, with these bots on open seats.
    pub(super) fn count_down(&mut self, guest: &GuestKey, bot: Option<&str>) -> Result<(), Message> {
        self.must_sit(guest)?;
        if self.authority(guest) == Authority::Guest {
            return Err(Message::new("room-host-only"));
        }
        if self.ledger.phase() == Phase::Playing {
            return Err(Message::new("room-already-playing"));
        }
        if self.ledger.seq >= self.limits.log_max {
            return Err(Message::new("room-log-full"));
        }
        permit::bots_wished(&self.ledger, bot)?;
        let (by, bot) = (guest.clone(), bot.map(str::to_owned));
        let at = self.now.saturating_add(self.limits.countdown_ms);
        self.countdown.get_or_insert(Countdown { by, bot, at });
        Ok(())
    }

    /// Everybody else hears who it was, unless the game begins all the same: what is being stored is settled.
    pub(super) fn stop_countdown(&mut self, guest: &GuestKey, out: &mut Vec<Output>) -> Result<(), Message> {
        let seat = self.must_sit(guest)?;
        let is_settled = self.flight.as_ref().is_some_and(Flight::begins);
        if self.countdown.take().is_some() && !is_settled {
            let others = self.crowd.clients_of(|other| other != guest);
            remark(others, Message::new("room-countdown-stopped").with("seat", seat), out);
        }
        Ok(())
    }

    fn must_sit(&self, guest: &GuestKey) -> Result<Seat, Message> {
        self.ledger.seat_of(guest).ok_or_else(|| Message::new("room-not-seated"))
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
        let Some((by, bot)) = due.map(|countdown| (countdown.by.clone(), countdown.bot.clone())) else {
            return false;
        };
        // Whoever counts down was allowed to begin when they said so, if only for a host who was away; more they are not.
        let asker = Asker { guest: &by, authority: Authority::Deputy, idle_host: None, watcher: None };
        let start = Request::Start { bot };
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
