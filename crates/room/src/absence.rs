//! For whom the others wait: who is away and for how long, when a bot stands in, who is here and keeps everybody waiting,
//! and who is host.

use engine::{Seat, SeatMap};

use crate::crowd::Crowd;
use crate::ledger::{Ledger, Place};
use crate::{GuestKey, Limits, Millis};

/// Where everybody is.
#[derive(Debug)]
pub(crate) struct Absences(SeatMap<Option<Person>>);

/// One person at the table.
#[derive(Clone, Debug)]
struct Person {
    guest: GuestKey,
    /// Since when they have not been connected.
    gone_since: Option<Millis>,
    /// Since when the others have been waiting for this person's decision.
    awaited_since: Option<Millis>,
    /// Whether a bot decides because they are away.
    stand_in: bool,
}

/// How long the others wait, in milliseconds; `None` is for ever.
#[derive(Clone, Copy, Debug)]
struct Patience {
    grace: Option<Millis>,
    idle: Millis,
}

impl Patience {
    fn of(ledger: &Ledger, limits: &Limits) -> Self {
        let grace = match ledger.customs.grace_s {
            Some(0) => None,
            Some(seconds) => Some(Millis::from(seconds) * 1_000),
            None => Some(limits.grace_ms),
        };
        Self { grace, idle: limits.idle_ms }
    }
}

impl Person {
    const fn new(guest: GuestKey) -> Self {
        Self { guest, gone_since: None, awaited_since: None, stand_in: false }
    }

    /// Brings this person up to this moment.
    fn refresh(&mut self, is_here: bool, is_awaited: bool, patience: Patience, now: Millis) {
        if is_here == self.gone_since.is_some() {
            // Whoever has just gone, or come back, is waited for as long as anybody.
            (self.gone_since, self.awaited_since) = ((!is_here).then_some(now), None);
        }
        self.stand_in &= !is_here;
        if !is_awaited {
            self.awaited_since = None;
            return;
        }
        self.awaited_since.get_or_insert(now);
        self.stand_in |= self.stands_in_at(patience).is_some_and(|at| now >= at);
    }

    /// When a bot decides for them, if they stay away.
    fn stands_in_at(&self, patience: Patience) -> Option<Millis> {
        self.gone_since?;
        Some(self.awaited_since?.saturating_add(patience.grace?))
    }

    /// When it is marked that they keep the others waiting.
    fn idle_at(&self, patience: Patience) -> Option<Millis> {
        let since = self.awaited_since.filter(|_| self.gone_since.is_none())?;
        Some(since.saturating_add(patience.idle))
    }
}

impl Absences {
    pub(crate) fn new(seats: u8) -> Self {
        Self(SeatMap::from_fn(seats, |_| None))
    }

    /// Brings everything up to this moment. Nobody is waited for while nobody waits: when all others are away,
    /// the table sleeps, and those who come back first give the others the whole time again.
    pub(crate) fn refresh(&mut self, ledger: &Ledger, crowd: &Crowd, limits: &Limits, now: Millis) {
        let patience = Patience::of(ledger, limits);
        let waits =
            |for_whom: &GuestKey| ledger.people().any(|(_, guest, _)| guest != for_whom && crowd.has(guest));
        self.reseat(ledger);
        for (seat, slot) in self.0.iter_mut() {
            let Place::Person { guest, .. } = &ledger.places[seat] else { continue };
            let is_awaited = ledger.rests.is_none() && ledger.turn().includes(seat) && waits(guest);
            if let Some(person) = slot {
                person.refresh(crowd.has(guest), is_awaited, patience, now);
            }
        }
    }

    /// Everybody is where the log says; what is known of them goes with them.
    fn reseat(&mut self, ledger: &Ledger) {
        let is_same = |slot: &Option<Person>, place: &Place| match place {
            Place::Person { guest, .. } => slot.as_ref().is_some_and(|person| person.guest == *guest),
            Place::Open | Place::Bot { .. } => slot.is_none(),
        };
        let is_settled = self.0.seats() == ledger.places.seats()
            && self.0.iter().all(|(seat, slot)| is_same(slot, &ledger.places[seat]));
        if is_settled {
            return;
        }
        let known: Vec<Person> = self.0.values().flatten().cloned().collect();
        self.0 = ledger.places.map(|_, place| match place {
            Place::Person { guest, .. } => {
                let old = known.iter().find(|person| person.guest == *guest).cloned();
                Some(old.unwrap_or_else(|| Person::new(guest.clone())))
            }
            Place::Open | Place::Bot { .. } => None,
        });
    }

    /// Somebody has decided; for the next decision they are waited for anew.
    pub(crate) fn decided(&mut self, seat: Seat) {
        if let Some(person) = &mut self.0[seat] {
            person.awaited_since = None;
        }
    }

    /// Whether a bot decides for the person in this seat because they are away.
    pub(crate) fn has_stand_in(&self, seat: Seat) -> bool {
        self.0[seat].as_ref().is_some_and(|person| person.stand_in)
    }

    /// Whether the person in this seat is here and has let the others wait for long.
    pub(crate) fn is_idle(&self, seat: Seat, ledger: &Ledger, limits: &Limits, now: Millis) -> bool {
        let patience = Patience::of(ledger, limits);
        let idle_at = self.0[seat].as_ref().and_then(|person| person.idle_at(patience));
        idle_at.is_some_and(|at| now >= at)
    }

    /// Whether the others wait for the person in this seat.
    pub(crate) fn is_awaited(&self, seat: Seat) -> bool {
        self.0[seat].as_ref().is_some_and(|person| person.awaited_since.is_some())
    }

    /// Who may start and fill seats: the first who sat down and is here, or left only a moment ago.
    pub(crate) fn host(&self, ledger: &Ledger, limits: &Limits, now: Millis) -> Option<Seat> {
        let in_order = || ledger.arrivals.iter().filter_map(|guest| ledger.seat_of(guest));
        let is_missed = |seat: &Seat| match self.0[*seat].as_ref().and_then(|person| person.gone_since) {
            Some(gone_since) => now < gone_since.saturating_add(limits.grace_ms),
            None => true,
        };
        in_order().find(is_missed).or_else(|| in_order().next())
    }

    /// The next moment at which a stand-in begins, somebody is marked or another becomes host, after `now`.
    pub(crate) fn next_deadline(&self, ledger: &Ledger, limits: &Limits, now: Millis) -> Option<Millis> {
        let patience = Patience::of(ledger, limits);
        let deadlines = self.0.values().flatten().flat_map(|person| {
            let host = person.gone_since.map(|since| since.saturating_add(limits.grace_ms));
            let stand_in = person.stands_in_at(patience).filter(|_| !person.stand_in);
            [host, stand_in, person.idle_at(patience)]
        });
        deadlines.flatten().filter(|&deadline| deadline > now && deadline < Millis::MAX).min()
    }
}
