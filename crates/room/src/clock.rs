//! How long those who are to act have thought, where the host has set a clock. It measures what this node sees; what a
//! game's clock has counted before is in the log.

use engine::{Seat, SeatMap, SeatSet};
use protocol::{Clock, Timer};

use crate::Millis;
use crate::ledger::Ledger;

/// A clock for each seat.
#[derive(Debug)]
pub(crate) struct Clocks(SeatMap<Watch>);

/// What has passed since the seat's last move.
#[derive(Clone, Copy, Debug, Default)]
struct Watch {
    /// Before it last began to run.
    spent: Millis,
    /// Since when it has been running.
    since: Option<Millis>,
}

impl Watch {
    fn spent(self, now: Millis) -> Millis {
        self.spent.saturating_add(self.since.map_or(0, |since| now.saturating_sub(since)))
    }
}

impl Clocks {
    pub(crate) fn new(seats: u8) -> Self {
        Self(SeatMap::from_fn(seats, |_| Watch::default()))
    }

    /// Brings every clock up to this moment: those that run go on, the others stand still. Where each move has its own
    /// time, that is over when somebody else's move is awaited.
    pub(crate) fn refresh(&mut self, ledger: &Ledger, runs: SeatSet, now: Millis) {
        let is_of_move = matches!(ledger.customs.clock, Some(Clock::Move { .. }));
        for (seat, watch) in self.0.iter_mut() {
            match (runs.contains(seat), watch.since) {
                (true, None) => watch.since = Some(now),
                (false, Some(_)) => *watch = Watch { spent: watch.spent(now), since: None },
                (true, Some(_)) | (false, None) => {}
            }
            if ledger.customs.clock.is_none() || is_of_move && !ledger.turn().includes(seat) {
                *watch = Watch::default();
            }
        }
    }

    /// The seat has moved: what it thought is counted.
    pub(crate) fn decided(&mut self, seat: Seat) {
        self.0[seat] = Watch::default();
    }

    /// How long the seat has thought since its last move.
    pub(crate) fn spent(&self, seat: Seat, now: Millis) -> Millis {
        self.0[seat].spent(now)
    }

    /// How long the seat may still think, where there is a clock.
    fn left(&self, seat: Seat, ledger: &Ledger, now: Millis) -> Option<Millis> {
        Some(ledger.time_left(seat)?.saturating_sub(self.spent(seat, now)))
    }

    /// Whether the seat's time is up.
    pub(crate) fn is_up(&self, seat: Seat, ledger: &Ledger, now: Millis) -> bool {
        self.left(seat, ledger, now) == Some(0)
    }

    /// What everybody is told of a seat's clock: of a game's always, of a move's while it is awaited.
    pub(crate) fn timer(&self, seat: Seat, ledger: &Ledger, now: Millis) -> Option<Timer> {
        let is_of_game = matches!(ledger.customs.clock, Some(Clock::Game { .. }));
        let runs = self.0[seat].since.is_some();
        let left = self.left(seat, ledger, now).filter(|_| is_of_game || ledger.turn().includes(seat))?;
        Some(Timer { left_ms: u32::try_from(left).unwrap_or(u32::MAX), runs: runs && left > 0 })
    }

    /// When a clock runs out next, after `now`.
    pub(crate) fn next_deadline(&self, ledger: &Ledger, now: Millis) -> Option<Millis> {
        let running = self.0.iter().filter(|(_, watch)| watch.since.is_some());
        let left = running.filter_map(|(seat, _)| self.left(seat, ledger, now));
        left.filter(|left| *left > 0).min().map(|left| now.saturating_add(left))
    }
}
