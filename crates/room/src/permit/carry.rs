//! Whether a seat may go to another device: never to one that knows another hand.

use engine::Message;

use super::ground::{own_seat, refusal};
use crate::ledger::Ledger;
use crate::{Change, GuestKey, Limits};

/// The change by which somebody's seat goes to another device.
///
/// # Errors
/// If it is refused, with the reason.
pub(crate) fn carried(
    ledger: &Ledger,
    limits: &Limits,
    from: &GuestKey,
    to: &GuestKey,
) -> Result<Change, Message> {
    let seat = own_seat(ledger, from)?;
    match ledger.seat_held(to) {
        _ if ledger.seq >= limits.seating_max() => Err(refusal("room-log-full")),
        _ if ledger.is_removed(to) => Err(refusal("room-removed")),
        _ if ledger.seat_of(to).is_some() => Err(refusal("room-already-seated")),
        Some(held) if held != seat => Err(refusal("room-only-own-seat").with("seat", held)),
        Some(_) | None => Ok(Change::Carried { seat, guest: to.clone() }),
    }
}

/// The change by which it comes back.
pub(super) fn fetched(ledger: &Ledger, limits: &Limits, guest: &GuestKey) -> Result<Change, Message> {
    let from = ledger.moved_to(guest).ok_or_else(|| refusal("room-no-seat-moved"))?;
    carried(ledger, limits, from, guest)
}
