//! Whether a seat may go to another device: never to one that knows another hand.

use engine::{Message, Seat};

use super::ground::{Asker, must_host, own_seat, place, refusal};
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
    if ledger.is_sent_back(guest) {
        return Err(refusal("room-sent-back"));
    }
    let from = ledger.moved_to(guest).ok_or_else(|| refusal("room-no-seat-moved"))?;
    carried(ledger, limits, from, guest)
}

/// The change by which a host gives it back to the device it came from.
pub(super) fn sent_back(ledger: &Ledger, asker: Asker<'_>, seat: Seat) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    place(ledger, seat)?;
    let guest = back_for_host(ledger, seat, ledger.seat_of(asker.guest)).map_err(refusal)?;
    Ok(Change::SentBack { seat, guest })
}

/// Whose a seat is again if a host who has that one sends it back. Nobody sends their own seat away: whoever has another
/// device fetches it from there.
///
/// # Errors
/// If it has no way back, with the key of the reason.
pub(crate) fn back_for_host(
    ledger: &Ledger,
    seat: Seat,
    host: Option<Seat>,
) -> Result<GuestKey, &'static str> {
    let guest = ledger.way_back(seat)?;
    let is_allowed = host != Some(seat) || ledger.seat_of(guest) == host;
    is_allowed.then(|| guest.clone()).ok_or("room-own-seat-to-fetch")
}
