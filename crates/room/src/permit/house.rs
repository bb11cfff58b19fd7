//! What a host may decide, and what everybody may decide about themselves.

use engine::{Message, Seat};
use protocol::{Custom, Door, Json, Phase, Request, Seq};

use super::ground::{Asker, Authority, must_begin, must_host, newcomer, own_seat, place, refusal, seated};
use crate::ledger::{Ledger, Place, terms};
use crate::{Change, GuestKey, Limits};

/// The change that a request about the table makes.
pub(super) fn permitted(
    ledger: &Ledger,
    limits: &Limits,
    asker: Asker<'_>,
    request: &Request,
) -> Result<Change, Message> {
    match request {
        Request::LetIn { removal } => let_in(ledger, asker, *removal),
        Request::Admit { knock } => admit(ledger, limits, asker, *knock),
        Request::TurnAway { knock } => turn_away(ledger, asker, *knock),
        Request::ShowOut { .. } => show_out(ledger, asker),
        Request::Swap { seat, with } => swap(ledger, asker, *seat, *with),
        Request::HandOver { seat } => hand_over(ledger, asker, *seat),
        Request::Lay { game, options, seats } => lay(ledger, asker, game, options, *seats),
        Request::Keep { customs } => keep(ledger, asker, customs),
        Request::StandIn { seat, plays } => stand_in(ledger, asker, *seat, *plays),
        Request::Pause { rests } => pause(ledger, asker, *rests),
        _ => Err(refusal("room-no-such-request")),
    }
}

/// Whether somebody who is new must ask before sitting down. Where no person has a seat there is nobody to ask, and whom
/// the host has just let in again has the answer.
pub(super) fn must_knock(ledger: &Ledger, guest: &GuestKey) -> Result<bool, Message> {
    let has_host = ledger.people().next().is_some();
    match ledger.customs.door {
        _ if !has_host || ledger.is_welcome(guest) => Ok(false),
        Door::Locked => Err(refusal("room-locked")),
        Door::Asks => Ok(true),
        Door::Open => Ok(ledger.phase() == Phase::Playing),
    }
}

pub(super) fn knock(
    ledger: &Ledger,
    guest: &GuestKey,
    name: String,
    seat: Option<Seat>,
) -> Result<Change, Message> {
    let mut knocks = ledger.knocks();
    if knocks.any(|(knocking, knock)| knocking == guest && (&knock.name, knock.seat) == (&name, seat)) {
        return Err(refusal("room-knocking"));
    }
    Ok(Change::Knocked { guest: guest.clone(), name, seat })
}

/// Somebody who knocked sits down: where they wanted to, or where there is room by now.
fn admit(ledger: &Ledger, limits: &Limits, asker: Asker<'_>, number: Seq) -> Result<Change, Message> {
    must_begin(ledger, asker)?;
    let (guest, knock) = ledger.knock_of(number).ok_or_else(|| refusal("room-no-such-knock"))?;
    let seat = match newcomer(ledger, knock.seat) {
        Ok(seat) => seat,
        Err(_) => newcomer(ledger, None)?,
    };
    seated(ledger, limits, guest, &knock.name, seat)
}

fn turn_away(ledger: &Ledger, asker: Asker<'_>, number: Seq) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    let (guest, _) = ledger.knock_of(number).ok_or_else(|| refusal("room-no-such-knock"))?;
    Ok(Change::TurnedAway { guest: guest.clone() })
}

/// Somebody who watches is removed: nobody of those who have a seat, on whichever device.
fn show_out(ledger: &Ledger, asker: Asker<'_>) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    let guest = asker.watcher.filter(|guest| !ledger.has_seat(guest) && !ledger.is_shown_out(guest));
    let guest = guest.ok_or_else(|| refusal("room-no-such-watcher"))?;
    Ok(Change::ShownOut { guest: guest.clone(), name: ledger.called(guest).unwrap_or_default().to_owned() })
}

fn let_in(ledger: &Ledger, asker: Asker<'_>, number: Seq) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    let mut removals = ledger.removals();
    let guest = removals.find(|(_, removal)| removal.number == number).map(|(guest, _)| guest.clone());
    guest.map(|guest| Change::LetIn { guest }).ok_or_else(|| refusal("room-no-such-removal"))
}

fn swap(ledger: &Ledger, asker: Asker<'_>, seat: Seat, with: Seat) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    if ledger.phase() == Phase::Playing {
        return Err(refusal("room-no-moving-in-game"));
    }
    if place(ledger, seat)? == place(ledger, with)? {
        return Err(refusal("room-nothing-to-change"));
    }
    Ok(Change::Swapped { seat, with })
}

fn hand_over(ledger: &Ledger, asker: Asker<'_>, seat: Seat) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    match place(ledger, seat)? {
        Place::Open | Place::Bot { .. } => Err(refusal("room-nobody-there")),
        Place::Person { guest, .. } if guest == asker.guest => Err(refusal("room-nothing-to-change")),
        Place::Person { .. } => Ok(Change::HandedOver { seat }),
    }
}

fn lay(ledger: &Ledger, asker: Asker<'_>, game: &str, options: &Json, seats: u8) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    if ledger.phase() == Phase::Playing {
        return Err(refusal("room-already-playing"));
    }
    let known = ledger.game_of(game).ok_or_else(|| refusal("room-no-such-game"))?;
    // A bare list would be taken for an object by some games.
    if !options.get().trim_start().starts_with('{') {
        return Err(refusal("options-malformed").with("detail", options.get().to_owned()));
    }
    terms(known, options, seats).map_err(|error| error.0)?;
    let people = ledger.people().count();
    if people > usize::from(seats) {
        return Err(refusal("room-too-few-seats").with("people", people));
    }
    Ok(Change::Laid { game: game.to_owned(), options: options.clone(), seats })
}

fn keep(ledger: &Ledger, asker: Asker<'_>, changed: &[Custom]) -> Result<Change, Message> {
    must_host(ledger, asker)?;
    match ledger.customs.clone().with(changed) {
        same if same == ledger.customs => Err(refusal("room-nothing-to-change")),
        odd if !odd.is_sound() => Err(refusal("room-no-such-request")),
        customs => Ok(Change::Kept { customs }),
    }
}

/// A bot plays for a person: everybody may ask for one for themselves, the host for those who keep the table waiting, and
/// where that is the host, everybody.
fn stand_in(ledger: &Ledger, asker: Asker<'_>, seat: Seat, plays: bool) -> Result<Change, Message> {
    let is_own = own_seat(ledger, asker.guest)? == seat;
    let helps_host = plays && asker.idle_host == Some(seat);
    if !is_own && !helps_host && asker.authority != Authority::Host {
        return Err(refusal("room-host-only"));
    }
    if ledger.phase() != Phase::Playing {
        return Err(refusal("room-no-game-yet"));
    }
    if !place(ledger, seat)?.is_person() {
        return Err(refusal("room-nobody-there"));
    }
    if ledger.is_out(seat) {
        return Err(refusal("room-bot-to-the-end"));
    }
    if ledger.has_stand_in(seat) == plays {
        return Err(refusal("room-nothing-to-change"));
    }
    Ok(Change::StoodIn { seat, plays })
}

fn pause(ledger: &Ledger, asker: Asker<'_>, rests: bool) -> Result<Change, Message> {
    let seat = own_seat(ledger, asker.guest)?;
    if ledger.phase() != Phase::Playing {
        return Err(refusal("room-no-game-yet"));
    }
    if ledger.rests.is_some() == rests {
        return Err(refusal("room-nothing-to-change"));
    }
    Ok(Change::Rested { seat, rests })
}
