//! How long the people at the table have been away, when a bot stands in for them, and who is host.

use engine::{Seat, SeatMap};

use crate::crowd::Crowd;
use crate::ledger::{Ledger, Place};
use crate::{GuestKey, Limits, Millis};

/// Where everybody is.
#[derive(Debug)]
pub(crate) struct Absences(SeatMap<Option<Absence>>);

/// One person who is not connected.
#[derive(Clone, Debug)]
struct Absence {
    guest: GuestKey,
    gone_since: Millis,
    /// Since when the others have been waiting for this person's decision.
    awaited_since: Option<Millis>,
    stand_in: bool,
}

impl Absences {
    pub(crate) fn new(seats: u8) -> Self {
        Self(SeatMap::from_fn(seats, |_| None))
    }

    /// Brings everything up to this moment. Nobody is waited for while nobody waits: when all people are away,
    /// the table sleeps, and those who come back first give the others the whole time again.
    pub(crate) fn refresh(&mut self, ledger: &Ledger, crowd: &Crowd, limits: &Limits, now: Millis) {
        let somebody_waits = ledger.people().any(|(_, guest, _)| crowd.has(guest));
        for (seat, slot) in self.0.iter_mut() {
            let Place::Person { guest, .. } = &ledger.places[seat] else {
                *slot = None;
                continue;
            };
            if crowd.has(guest) {
                *slot = None;
                continue;
            }
            if slot.as_ref().is_none_or(|absence| absence.guest != *guest) {
                *slot = Some(Absence {
                    guest: guest.clone(),
                    gone_since: now,
                    awaited_since: None,
                    stand_in: false,
                });
            }
            let absence = slot.as_mut().expect("it was just filled");
            if !(somebody_waits && ledger.turn().includes(seat)) {
                absence.awaited_since = None;
                continue;
            }
            let since = *absence.awaited_since.get_or_insert(now);
            absence.stand_in |= now >= since.saturating_add(limits.grace_ms);
        }
    }

    /// Whether a bot decides for the person in this seat.
    pub(crate) fn has_stand_in(&self, seat: Seat) -> bool {
        self.0[seat].as_ref().is_some_and(|absence| absence.stand_in)
    }

    /// Who may start and fill seats: the first who sat down and is here, or left only a moment ago.
    pub(crate) fn host(&self, ledger: &Ledger, limits: &Limits, now: Millis) -> Option<Seat> {
        let in_order = || ledger.arrivals.iter().filter_map(|guest| ledger.seat_of(guest));
        let is_missed = |seat: &Seat| match &self.0[*seat] {
            Some(absence) => now < absence.gone_since.saturating_add(limits.grace_ms),
            None => true,
        };
        in_order().find(is_missed).or_else(|| in_order().next())
    }

    /// The next moment at which a stand-in begins or another becomes host, after `now`.
    pub(crate) fn next_deadline(&self, limits: &Limits, now: Millis) -> Option<Millis> {
        let spans = self.0.values().flatten().flat_map(|absence| {
            let stand_in = absence.awaited_since.filter(|_| !absence.stand_in);
            [Some(absence.gone_since), stand_in]
        });
        let deadlines = spans.flatten().map(|since| since.saturating_add(limits.grace_ms));
        deadlines.filter(|&deadline| deadline > now && deadline < Millis::MAX).min()
    }
}
