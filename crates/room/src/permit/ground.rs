//! What every permission stands on: who asks, which seats can be had, and how it is refused.

use engine::{Message, Seat};

use crate::ledger::{Ledger, Place};
use crate::{Change, GuestKey, Limits, name};

/// What a guest may do beyond playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Authority {
    /// Fill seats, remove people and let them in again, begin.
    Host,
    /// Fill seats and begin, for a host who is away. The rest can wait.
    Deputy,
    /// Only what concerns themselves.
    Guest,
}

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker<'a> {
    pub(crate) guest: &'a GuestKey,
    pub(crate) authority: Authority,
    /// The seat of a host who is here and has let the others wait for long.
    pub(crate) idle_host: Option<Seat>,
    /// Whom the request means of those who watch.
    pub(crate) watcher: Option<&'a GuestKey>,
}

/// The change by which somebody gets this seat, under a name that nobody else has.
pub(super) fn seated(
    ledger: &Ledger,
    limits: &Limits,
    guest: &GuestKey,
    name: &str,
    seat: Seat,
) -> Result<Change, Message> {
    let others = ledger.people().filter(|(_, other, _)| *other != guest).map(|(.., name)| name);
    let name = name::distinct(name, others, limits.name_max);
    if ledger.people().any(|(at, other, called)| at == seat && other == guest && called == name) {
        return Err(refusal("room-already-seated"));
    }
    Ok(Change::Sat { seat, guest: guest.clone(), name })
}

/// Where somebody who is new may sit: not where the game that is on is over already.
pub(super) fn newcomer(ledger: &Ledger, wanted: Option<Seat>) -> Result<Seat, Message> {
    let is_of_bot =
        |seat: Seat, place: &Place| matches!(place, Place::Bot { .. }) && !ledger.is_played_out(seat);
    let of_bot = || {
        let mut places = ledger.places.iter();
        places.find(|(seat, place)| is_of_bot(*seat, place)).map(|(seat, _)| seat)
    };
    match wanted {
        Some(wanted) if ledger.is_played_out(free(ledger, wanted)?) => Err(refusal("room-seat-over")),
        Some(wanted) => Ok(wanted),
        None => ledger.seats_open().next().or_else(of_bot).ok_or_else(|| refusal("room-no-seat-free")),
    }
}

/// The seat, if no person has it.
pub(super) fn free(ledger: &Ledger, seat: Seat) -> Result<Seat, Message> {
    match place(ledger, seat)? {
        Place::Person { name, .. } => Err(refusal("room-seat-taken").with("name", name.clone())),
        Place::Open | Place::Bot { .. } => Ok(seat),
    }
}

pub(super) fn own_seat(ledger: &Ledger, guest: &GuestKey) -> Result<Seat, Message> {
    ledger.seat_of(guest).ok_or_else(|| refusal("room-not-seated"))
}

/// Whoever asks may begin and fill seats.
pub(super) fn must_begin(ledger: &Ledger, asker: Asker<'_>) -> Result<(), Message> {
    own_seat(ledger, asker.guest)?;
    match asker.authority {
        Authority::Host | Authority::Deputy => Ok(()),
        Authority::Guest => Err(refusal("room-host-only")),
    }
}

/// Whoever asks is the host.
pub(super) fn must_host(ledger: &Ledger, asker: Asker<'_>) -> Result<(), Message> {
    own_seat(ledger, asker.guest)?;
    if asker.authority == Authority::Host { Ok(()) } else { Err(refusal("room-host-only")) }
}

pub(super) fn place(ledger: &Ledger, seat: Seat) -> Result<&Place, Message> {
    ledger.places.get(seat).ok_or_else(|| refusal("room-no-such-seat"))
}

pub(super) fn refusal(key: &'static str) -> Message {
    Message::new(key)
}
