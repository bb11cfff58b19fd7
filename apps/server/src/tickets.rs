//! Tickets for carrying a seat to another device: each is good once, for a minute, and kept in memory only. Whoever has
//! one has the seat, so nobody can guess it.

use std::collections::HashMap;
use std::time::Duration;

use room::GuestKey;
use tokio::time::Instant;

use crate::TableId;

/// How long a ticket is good: as long as it takes to pick up a phone.
const LIFE: Duration = Duration::from_mins(1);
/// How many tickets there may be.
const TICKETS_MAX: usize = 2_000;

/// The tickets there are.
#[derive(Debug, Default)]
pub struct Tickets(HashMap<String, Ticket>);

/// Whose seat a ticket is for.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// At which table.
    pub table: TableId,
    /// Who has the seat.
    pub from: GuestKey,
    made: Instant,
}

impl Tickets {
    /// A new ticket for the seat of this guest; one made before is not good any more. `None` where there are too many, or
    /// no randomness.
    pub fn make(&mut self, table: TableId, from: GuestKey, now: Instant) -> Option<String> {
        let is_good =
            |ticket: &Ticket| ticket.is_good(now) && (&ticket.table, &ticket.from) != (&table, &from);
        self.0.retain(|_, ticket| is_good(ticket));
        if self.0.len() >= TICKETS_MAX {
            return None;
        }
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).ok()?;
        let ticket = hex::encode(bytes);
        self.0.insert(ticket.clone(), Ticket { table, from, made: now });
        Some(ticket)
    }

    /// Uses a ticket up, unless it comes back to whoever made it: then it is still good for another device.
    pub fn take(
        &mut self,
        ticket: &str,
        by: impl FnOnce(&TableId) -> GuestKey,
        now: Instant,
    ) -> Option<Ticket> {
        let found = self.0.get(ticket)?.clone();
        if by(&found.table) != found.from {
            self.0.remove(ticket);
        }
        Some(found).filter(|ticket| ticket.is_good(now))
    }
}

impl Ticket {
    fn is_good(&self, now: Instant) -> bool {
        now.duration_since(self.made) < LIFE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(number: usize) -> GuestKey {
        GuestKey(number.to_string())
    }

    #[test]
    fn a_ticket_is_good_once_and_for_a_minute() {
        let (mut tickets, now) = (Tickets::default(), Instant::now());
        let table = TableId::fresh().unwrap();
        let ticket = tickets.make(table.clone(), guest(1), now).unwrap();
        assert_eq!(ticket.len(), 32);
        assert!(tickets.take(&ticket, |_| guest(1), now).is_some(), "it comes back and is still good");
        let taken = tickets.take(&ticket, |_| guest(2), now + LIFE / 2).unwrap();
        assert_eq!((taken.table, taken.from), (table.clone(), guest(1)));
        assert!(tickets.take(&ticket, |_| guest(2), now).is_none(), "it is used");
        let late = tickets.make(table, guest(1), now).unwrap();
        assert!(tickets.take(&late, |_| guest(2), now + LIFE).is_none(), "it is too old");
    }

    #[test]
    fn a_seat_has_one_ticket_and_there_are_never_too_many() {
        let (mut tickets, now) = (Tickets::default(), Instant::now());
        let table = TableId::fresh().unwrap();
        let first = tickets.make(table.clone(), guest(0), now).unwrap();
        assert!(tickets.make(table.clone(), guest(0), now).is_some());
        assert!(tickets.take(&first, |_| guest(2), now).is_none(), "another was made since");
        for number in 1..2 * TICKETS_MAX {
            let is_made = tickets.make(table.clone(), guest(number), now).is_some();
            assert_eq!(is_made, number < TICKETS_MAX, "{number}");
        }
        assert!(tickets.make(table, guest(9_999), now + LIFE).is_some(), "old ones make room");
    }
}
