//! Whether a request may be carried out, and as which change. Asking changes nothing.

mod carry;
mod ground;
mod house;

use engine::{GameRng, Message, Seat, can_wish, wished, wished_here};
use hosting::{ActError, Proposal};
use protocol::{Phase, Request, Seq};
use serde_json::value::RawValue;

use self::ground::{free, must_begin, newcomer, own_seat, place, refusal, seated};
use crate::ledger::{Ledger, Place};
use crate::{COMPANY, Change, GuestKey, Limits, name};

pub(crate) use self::carry::{back_for_host, carried};
pub(crate) use self::ground::{Asker, Authority};

/// The change that a request makes.
///
/// # Errors
/// If it is refused, with the reason.
pub(crate) fn permitted(
    ledger: &Ledger,
    limits: &Limits,
    asker: Asker<'_>,
    request: &Request,
    rng: &mut GameRng,
) -> Result<Change, Message> {
    if ledger.seq >= log_max(limits, request) {
        return Err(refusal("room-log-full"));
    }
    match request {
        Request::Sit { name, seat } => sit(ledger, limits, asker.guest, name, *seat),
        Request::Stand {} => Ok(stood(ledger, own_seat(ledger, asker.guest)?)),
        Request::SeatBot { seat, bot } => seat_bot(ledger, asker, *seat, bot),
        Request::ClearSeat { seat } => clear_seat(ledger, asker, *seat),
        Request::Start { bot } => {
            must_begin(ledger, asker)?;
            start(ledger, bot.as_deref(), rng)
        }
        Request::Rematch {} => {
            must_begin(ledger, asker)?;
            match ledger.phase() {
                Phase::Gathering => Err(refusal("room-no-game-yet")),
                Phase::Playing | Phase::Over => start(ledger, None, rng),
            }
        }
        Request::Act { action } => act(ledger, own_seat(ledger, asker.guest)?, action, rng),
        request if COMPANY => permitted_in_company(ledger, limits, asker, request),
        _ => Err(refusal("room-no-such-request")),
    }
}

fn permitted_in_company(
    ledger: &Ledger,
    limits: &Limits,
    asker: Asker<'_>,
    request: &Request,
) -> Result<Change, Message> {
    match request {
        Request::FetchSeat {} => carry::fetched(ledger, limits, asker.guest),
        Request::SendBack { seat } => carry::sent_back(ledger, asker, *seat),
        Request::TakeBack {} => last_move(ledger, asker.guest).map(|(seat, _)| Change::TakenBack { seat }),
        Request::Concede {} => concede(ledger, own_seat(ledger, asker.guest)?),
        _ => house::permitted(ledger, limits, asker, request),
    }
}

/// How long the log may be for this request. What ends a game or empties a seat is never refused: it ends by itself,
/// because nobody sits down any more.
fn log_max(limits: &Limits, request: &Request) -> Seq {
    match request {
        Request::Act { .. }
        | Request::TakeBack {}
        | Request::Concede {}
        | Request::Stand {}
        | Request::ClearSeat { .. }
        | Request::TurnAway { .. }
        | Request::StandIn { plays: false, .. }
        | Request::Pause { rests: false } => Seq::MAX,
        Request::Start { .. } | Request::Rematch {} | Request::SendBack { .. } => limits.log_max,
        _ => limits.seating_max(),
    }
}

/// The change by which a game begins; open seats get these bots, or the strongest.
fn start(ledger: &Ledger, bot: Option<&str>, rng: &mut GameRng) -> Result<Change, Message> {
    if ledger.phase() == Phase::Playing {
        return Err(refusal("room-already-playing"));
    }
    let (offered, wish) = bots_wished(ledger, bot)?;
    // Nature's part is drawn and stored before it happens, so that nothing changes before the log has it.
    let steps = ledger.new_game()?.nature(rng);
    let open = ledger.seats_open().count();
    let bots = ledger.seats_open().enumerate();
    let bots = bots.filter_map(|(nth, seat)| Some((seat, wished(&offered, wish, nth, open)?.to_owned())));
    let bots = bots.collect();
    Ok(Change::Started { rules: ledger.game.rules_version(), bots, steps })
}

/// The bots that the game offers here, and which of them are wished for: these, or the strongest.
///
/// # Errors
/// If it does not offer them.
pub(crate) fn bots_wished<'a>(
    ledger: &Ledger,
    bot: Option<&'a str>,
) -> Result<(Vec<&'static str>, &'a str), Message> {
    let wish = bot.unwrap_or_else(|| ledger.bot_usual());
    let offered = ledger.game.bots(ledger.places.seats());
    can_wish(&offered, wish).then_some((offered, wish)).ok_or_else(|| refusal("room-no-such-bot"))
}

/// The change that a person's decision makes.
fn act(ledger: &Ledger, seat: Seat, action: &RawValue, rng: &mut GameRng) -> Result<Change, Message> {
    if ledger.is_out(seat) {
        return Err(refusal("room-bot-to-the-end"));
    }
    played(ledger, seat, false, action, rng)
}

/// The change by which somebody gives the game up.
fn concede(ledger: &Ledger, seat: Seat) -> Result<Change, Message> {
    match ledger.phase() {
        Phase::Gathering => Err(refusal("room-no-game-yet")),
        Phase::Over => Err(refusal("room-game-over")),
        Phase::Playing if ledger.has_conceded(seat) => Err(refusal("room-nothing-to-change")),
        Phase::Playing => Ok(Change::Conceded { seat, ended: ledger.ends_without(seat) }),
    }
}

/// The last move of the game, if it is this guest's and can be taken back: whose, and where in the log.
///
/// # Errors
/// If it cannot, with the reason.
pub(crate) fn last_move(ledger: &Ledger, guest: &GuestKey) -> Result<(Seat, Seq), Message> {
    let seat = own_seat(ledger, guest)?;
    if ledger.rests.is_some() {
        return Err(refusal("room-rests"));
    }
    let own = ledger.last_move().filter(|(by, _)| *by == seat);
    own.ok_or_else(|| refusal("room-nothing-to-take-back"))
}

/// The change that the decision of a seat makes, or of a bot that stands in for it.
pub(crate) fn played(
    ledger: &Ledger,
    seat: Seat,
    stand_in: bool,
    action: &RawValue,
    rng: &mut GameRng,
) -> Result<Change, Message> {
    let table = match (&ledger.table, ledger.phase()) {
        (Some(_), Phase::Playing) if ledger.rests.is_some() => return Err(refusal("room-rests")),
        (Some(table), Phase::Playing) => table,
        (Some(_), _) => return Err(refusal("room-game-over")),
        (None, _) => return Err(refusal("room-no-game-yet")),
    };
    let proposal = table.propose(seat, action, rng).map_err(|error| match error {
        ActError::NotYourTurn => refusal("room-not-your-turn"),
        ActError::Malformed => refusal("room-malformed-action"),
        ActError::Illegal(why) => why,
    })?;
    let Proposal { steps, ended } = proposal;
    Ok(Change::Played { seat, stand_in, steps, ended, overtime: false, spent_ms: None })
}

fn sit(
    ledger: &Ledger,
    limits: &Limits,
    guest: &GuestKey,
    typed: &str,
    wanted: Option<Seat>,
) -> Result<Change, Message> {
    let name = name::clean(typed, limits.name_max)?;
    if ledger.is_removed(guest) {
        return Err(refusal("room-removed"));
    }
    if ledger.is_sent_back(guest) {
        return Err(refusal("room-sent-back"));
    }
    let seat = match (ledger.seat_of(guest), ledger.seat_held(guest)) {
        (Some(seat), _) => moved(ledger, seat, wanted)?,
        (None, Some(held)) => returned(ledger, held, wanted)?,
        (None, None) => {
            let seat = newcomer(ledger, wanted)?;
            if house::must_knock(ledger, guest)? {
                return house::knock(ledger, guest, name, wanted);
            }
            seat
        }
    };
    seated(ledger, limits, guest, &name, seat)
}

/// Where somebody who has a seat may sit: there, or between games on one that nobody has.
fn moved(ledger: &Ledger, seat: Seat, wanted: Option<Seat>) -> Result<Seat, Message> {
    match wanted {
        None => Ok(seat),
        Some(wanted) if wanted == seat => Ok(seat),
        Some(_) if ledger.phase() == Phase::Playing => Err(refusal("room-no-moving-in-game")),
        Some(wanted) => free(ledger, wanted),
    }
}

/// Where somebody may sit who gave up a seat in the game that is on: there alone, because they know its secrets.
fn returned(ledger: &Ledger, held: Seat, wanted: Option<Seat>) -> Result<Seat, Message> {
    if wanted.is_some_and(|wanted| wanted != held) {
        return Err(refusal("room-only-own-seat").with("seat", held));
    }
    free(ledger, held)
}

/// A person leaves the seat; a game that is on goes on with a bot, unless all who stay have given it up.
fn stood(ledger: &Ledger, seat: Seat) -> Change {
    let bot = (ledger.phase() == Phase::Playing).then(|| ledger.bot_usual().to_owned());
    let ended = if COMPANY { ledger.ends_by_leaving(seat) } else { None };
    Change::Stood { seat, bot, ended }
}

fn seat_bot(ledger: &Ledger, asker: Asker<'_>, seat: Seat, bot: &str) -> Result<Change, Message> {
    must_begin(ledger, asker)?;
    let seats = ledger.places.seats();
    let offered = ledger.game.bots(seats);
    let kind = wished_here(&offered, bot, seat, seats).ok_or_else(|| refusal("room-no-such-bot"))?;
    free(ledger, seat)?;
    Ok(Change::BotSat { seat, bot: kind.to_owned() })
}

fn clear_seat(ledger: &Ledger, asker: Asker<'_>, seat: Seat) -> Result<Change, Message> {
    must_begin(ledger, asker)?;
    match place(ledger, seat)? {
        Place::Open => Err(refusal("room-seat-is-open")),
        Place::Bot { .. } if ledger.phase() == Phase::Playing => Err(refusal("room-seat-needed")),
        Place::Bot { .. } => Ok(Change::Cleared { seat }),
        Place::Person { guest, .. } if guest == asker.guest => Err(refusal("room-not-yourself")),
        Place::Person { .. } if asker.authority != Authority::Host => Err(refusal("room-host-only")),
        Place::Person { .. } => Ok(stood(ledger, seat)),
    }
}
