//! The table itself: it takes inputs, keeps the order of things, and says what must be done. The parts of that
//! have files of their own; this one has what they share.

mod bots;
mod carry;
mod commands;
mod countdown;
mod growth;
mod people;
mod taking_back;

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use engine::{GameRng, Message, Seat, SeatMap};
use hosting::{AnyGame, Viewer};
use protocol::{
    CommandId, Door, Happening, Json, Knock, Occupant, Phase, Request, SeatInfo, Seq, ServerMessage, Table,
    Terms, Timer,
};

use crate::absence::Absences;
use crate::bucket::{Bucket, Shares};
use crate::clock::Clocks;
use crate::crowd::Crowd;
use crate::history::History;
use crate::ledger::{Ledger, Place};
use crate::pending::{Asking, Carry, Countdown};
use crate::talk::Talk;
use crate::thought::Thoughts;
use crate::{COMPANY, Change, ClientId, Entry, FoldError, GuestKey, Input, Limits, Millis, Output, permit};

/// One table.
pub struct Room {
    limits: Limits,
    ledger: Ledger,
    history: History,
    crowd: Crowd,
    absences: Absences,
    clocks: Clocks,
    countdown: Option<Countdown>,
    asking: Option<Asking>,
    /// The move that was not to be taken back when that was last asked.
    declined: Option<Seq>,
    thoughts: Thoughts,
    flight: Option<Flight>,
    queue: VecDeque<Command>,
    carries: VecDeque<Carry>,
    said: Talk,
    nudges: Talk,
    /// What was wished that is not in the log.
    wishes: Talk,
    /// How often each seat has lately changed hands or names, or whoever has it has changed the table.
    seatings: SeatMap<Bucket>,
    /// How often somebody has lately knocked.
    knocks: Shares,
    /// What everybody here knows of the table.
    told: Known,
    presence: Bucket,
    /// When everybody is told what they do not know yet.
    news_due: Option<Millis>,
    /// Others have appended entries that the room has not seen.
    is_behind: bool,
    now: Millis,
    fault: Option<FoldError>,
}

/// A table as it is known: what changes by itself as time passes is told once, and counted on from there.
type Known = (Table, Vec<Millis>);

/// A command that has not been answered yet.
#[derive(Debug)]
struct Command {
    guest: GuestKey,
    id: CommandId,
    request: Request,
    /// The connections it came from; a client that repeats itself is answered once on each.
    clients: Vec<ClientId>,
}

/// The entry that is being stored.
#[derive(Debug)]
struct Flight {
    seq: Seq,
    entry: Entry,
    cause: Cause,
}

impl Flight {
    /// Whether a move is being taken back.
    const fn takes_back(&self) -> bool {
        matches!(self.entry.change, Change::TakenBack { .. })
    }

    /// Whether a game begins.
    const fn begins(&self) -> bool {
        matches!(self.entry.change, Change::Started { .. })
    }
}

#[derive(Debug)]
enum Cause {
    Command(Command),
    Carry(Carry),
    Bot(Seat),
    /// The room itself; nobody waits for an answer.
    Own,
}

impl Room {
    /// The room that this log tells of, with nobody connected.
    ///
    /// # Errors
    /// If the log cannot be folded.
    pub fn open(
        games: &'static [&'static dyn AnyGame],
        limits: Limits,
        log: &[Entry],
    ) -> Result<Self, FoldError> {
        let (first, rest) = log.split_first().ok_or(FoldError::NoBeginning)?;
        let mut ledger = Ledger::open(games, first)?;
        let mut history = History::new(limits.history_max);
        history.push(vec![Happening::Note(Message::new("room-note-opened"))]);
        for entry in rest {
            if matches!(entry.change, Change::Laid { .. }) {
                history.clear();
            }
            history.push(ledger.fold(entry)?);
        }
        let seats = ledger.places.seats();
        let Limits { seating, presence, .. } = limits;
        let mut room = Self {
            limits,
            told: (Table::of(Phase::Gathering, Vec::new()), Vec::new()),
            ledger,
            history,
            crowd: Crowd::default(),
            absences: Absences::new(seats),
            clocks: Clocks::new(seats),
            countdown: None,
            asking: None,
            declined: None,
            thoughts: Thoughts::new(seats),
            flight: None,
            queue: VecDeque::new(),
            carries: VecDeque::new(),
            said: Talk::default(),
            nudges: Talk::default(),
            wishes: Talk::default(),
            seatings: SeatMap::from_fn(seats, |_| Bucket::full(seating, 0)),
            knocks: Shares::full(seating, 0),
            presence: Bucket::full(presence, 0),
            news_due: None,
            is_behind: false,
            now: 0,
            fault: None,
        };
        room.told = room.known(room.table());
        Ok(room)
    }

    /// Takes an input and says what must be done.
    pub fn handle(&mut self, now: Millis, rng: &mut GameRng, input: Input) -> Vec<Output> {
        self.now = self.now.max(now);
        let mut out = Vec::new();
        if self.fault.is_some() {
            turn_away(input, &mut out);
            return out;
        }
        self.refresh();
        self.take(input, &mut out);
        self.settle(rng, &mut out);
        out
    }

    /// When `Tick` should be sent, if nothing happens before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Millis> {
        if self.fault.is_some() || self.crowd.is_empty() {
            return None;
        }
        let absence = self.absences.next_deadline(&self.ledger, &self.limits, self.now);
        let clock = self.clocks.next_deadline(&self.ledger, self.now);
        // While an entry is being stored, its answer wakes the room.
        let is_free = self.flight.is_none();
        let thought = if is_free { self.thoughts.next_deadline() } else { None };
        let begin = self.countdown.as_ref().filter(|_| is_free).map(|countdown| countdown.at);
        let asking = || self.asking.as_ref().filter(|_| is_free);
        let lapse = asking().map(|asking| asking.until);
        let again = asking().map(|asking| asking.not_before).filter(|at| *at > self.now);
        [absence, clock, thought, begin, lapse, again, self.news_due].into_iter().flatten().min()
    }

    /// The newest sequence number.
    #[must_use]
    pub const fn seq(&self) -> Seq {
        self.ledger.seq
    }

    /// What everybody may know about the table.
    #[must_use]
    pub fn table(&self) -> Table {
        let watchers = self.crowd.guests().into_iter().filter(|guest| self.ledger.seat_of(guest).is_none());
        Table {
            seats: self.ledger.places.iter().map(|(seat, place)| self.seat_info(seat, place)).collect(),
            phase: self.ledger.phase(),
            host: self.absences.host(&self.ledger, &self.limits, self.now),
            spectators: u32::try_from(watchers.count()).unwrap_or(u32::MAX),
            watchers: if COMPANY { self.watchers() } else { Vec::new() },
            games: self.ledger.games_begun,
            removals: self.ledger.removals().map(|(_, removal)| removal.clone()).collect(),
            knocks: self.knocks_here(),
            customs: self.ledger.customs.clone(),
            rests: self.ledger.rests.clone(),
            starts_in_ms: self.countdown.as_ref().map(|countdown| self.until(countdown.at)),
            clocks: self.timers(),
            asked: self.asked(),
            conceded: self.ledger.conceded(),
            ended: self.ledger.ended(),
            evening: self.ledger.evening(),
            carried: self.carried(),
            stranded: self.ledger.stranded.as_ref().map(|stranded| stranded.told.clone()),
        }
    }

    /// What this guest may know about the table. Who does not come in learns that it is locked, and not who is there.
    #[must_use]
    pub fn table_for(&self, guest: &GuestKey) -> Table {
        if !self.is_shut_out(guest) {
            return self.table();
        }
        let mut told = Table::of(self.ledger.phase(), Vec::new());
        told.customs.door = Door::Locked;
        told
    }

    /// What is played here.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.ledger.terms
    }

    /// The seat of this guest.
    #[must_use]
    pub fn seat_of(&self, guest: &GuestKey) -> Option<Seat> {
        self.ledger.seat_of(guest)
    }

    /// Whose eyes this guest has: its own seat's, or a spectator's.
    #[must_use]
    pub fn viewer_of(&self, guest: &GuestKey) -> Viewer {
        self.ledger.viewer(guest)
    }

    /// What this viewer sees of the game, once one has begun.
    #[must_use]
    pub fn snapshot(&self, viewer: Viewer) -> Option<Json> {
        self.ledger.table.as_ref().map(|table| table.snapshot(viewer))
    }

    /// How many connections there are.
    #[must_use]
    pub fn clients(&self) -> usize {
        self.crowd.n_clients()
    }

    /// Everybody who is connected to this node, each once.
    #[must_use]
    pub fn guests_here(&self) -> BTreeSet<GuestKey> {
        self.crowd.clients().map(|(_, guest)| guest.clone()).collect()
    }

    /// Whether nobody is here and nothing is being stored: the room may be put away and opened again later.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.crowd.n_clients() == 0
            && self.flight.is_none()
            && self.queue.is_empty()
            && self.carries.is_empty()
    }

    /// Why the game on the table cannot be followed any further, if it cannot; for whoever runs the server.
    #[must_use]
    pub fn stranded(&self) -> Option<&str> {
        self.ledger.stranded.as_ref().map(|stranded| stranded.why.as_str())
    }

    /// Why the room cannot go on, if it cannot: it met an entry that it cannot fold. Put it away and open it again.
    #[must_use]
    pub const fn fault(&self) -> Option<&FoldError> {
        self.fault.as_ref()
    }

    fn take(&mut self, input: Input, out: &mut Vec<Output>) {
        match input {
            Input::Connected { client, guest, last } => self.connect(client, &guest, last, out),
            Input::Disconnected { client } => {
                self.crowd.remove(client);
            }
            Input::Elsewhere { guests } => self.crowd.set_elsewhere(guests),
            Input::Command { client, id, request } => self.command(client, id, request, out),
            Input::Carry { number, from, to } => self.carries.push_back(Carry { number, from, to }),
            Input::Stored { seq } => self.stored(seq, out),
            Input::Conflict { entries } => self.conflict(&entries, out),
            Input::StoreFailed { seq } => self.store_failed(seq, out),
            Input::Grew { from, entries } => self.grew(from, &entries, out),
            Input::BotAnswered { seat, seq, action } => self.thoughts.answer(seat, seq, action, self.now),
            Input::BotFailed { seat, seq } => self.thoughts.failed(seat, seq),
            Input::Tick => {}
        }
    }

    /// Draws every conclusion from what has changed, including the time.
    fn settle(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) {
        self.refresh();
        self.lapse_asking(out);
        self.forget_old_questions();
        self.pump(rng, out);
        if self.fault.is_some() {
            return;
        }
        self.ask_bots(rng, out);
        if self.flight.is_none() && std::mem::take(&mut self.is_behind) {
            out.push(Output::Read { from: self.ledger.seq + 1 });
        }
        self.tell_presence(out);
    }

    fn refresh(&mut self) {
        self.absences.refresh(&self.ledger, &self.crowd, &self.limits, self.now);
        if !COMPANY {
            return;
        }
        self.watch_countdown();
        self.watch_asking();
        let timed = self.ledger.turn().seats().iter().filter(|seat| self.is_timed(*seat)).collect();
        self.clocks.refresh(&self.ledger, timed, self.now);
    }

    fn seat_info(&self, seat: Seat, place: &Place) -> SeatInfo {
        let occupant = match place {
            Place::Open => Occupant::Open,
            Place::Person { guest, name } => {
                Occupant::Player { name: name.clone(), here: self.crowd.has(guest) }
            }
            Place::Bot { kind } => Occupant::Bot { kind: kind.clone(), name: self.ledger.bot_name(seat) },
        };
        let idle = self.absences.is_idle(seat, &self.ledger, &self.limits, self.now);
        let stand_in = self.has_stand_in(seat);
        SeatInfo { occupant, stand_in, idle: idle && !stand_in }
    }

    /// Whether a bot decides for the person in this seat: they are away, or one was asked to.
    fn has_stand_in(&self, seat: Seat) -> bool {
        self.absences.has_stand_in(seat) || self.ledger.has_stand_in(seat)
    }

    /// Whether a person's time runs when it is their turn: the game goes on, and somebody is here.
    fn is_timed(&self, seat: Seat) -> bool {
        let ledger = &self.ledger;
        ledger.customs.clock.is_some()
            && ledger.places[seat].is_person()
            && ledger.rests.is_none()
            && self.asking.is_none()
            && !self.has_stand_in(seat)
            && ledger.people().any(|(_, guest, _)| self.crowd.has(guest))
    }

    fn timers(&self) -> Vec<Option<Timer>> {
        if self.ledger.customs.clock.is_none() || self.ledger.phase() != Phase::Playing {
            return Vec::new();
        }
        let timer = |seat: Seat| self.clocks.timer(seat, &self.ledger, self.now);
        // Of a bot it is told where it has taken over from somebody whose time is up.
        let clock = |(seat, place): (Seat, &Place)| {
            timer(seat).filter(|timer| place.is_person() || timer.left_ms == 0)
        };
        self.ledger.places.iter().map(clock).collect()
    }

    fn until(&self, at: Millis) -> u32 {
        u32::try_from(at.saturating_sub(self.now)).unwrap_or(u32::MAX)
    }

    /// What is known when this table was told: the table, and when what counts down will have.
    fn known(&self, table: Table) -> Known {
        let ends = |timer: &Timer| Millis::from(timer.left_ms) + if timer.runs { self.now } else { 0 };
        let times = table.clocks.iter().flatten().map(ends);
        let times = times.chain(self.countdown.as_ref().map(|countdown| countdown.at)).collect();
        (table.still(), times)
    }

    /// The seats that the host may send back to where they came from.
    fn carried(&self) -> Vec<Seat> {
        let host = self.absences.host(&self.ledger, &self.limits, self.now);
        let can_go = |seat: &Seat| COMPANY && permit::back_for_host(&self.ledger, *seat, host).is_ok();
        Seat::all(self.ledger.places.seats()).filter(can_go).collect()
    }

    /// Those who knock and have not gone away.
    fn knocks_here(&self) -> Vec<Knock> {
        let here = self.ledger.knocks().filter(|(guest, _)| self.crowd.has(guest));
        here.map(|(_, knock)| knock.clone()).collect()
    }

    /// The table has other seats now: what was kept for each of them begins anew.
    fn resize(&mut self) {
        let seats = self.ledger.places.seats();
        self.thoughts = Thoughts::new(seats);
        self.clocks = Clocks::new(seats);
        self.countdown = None;
        self.seatings = SeatMap::from_fn(seats, |seat| {
            self.seatings.get(seat).cloned().unwrap_or_else(|| Bucket::full(self.limits.seating, self.now))
        });
    }

    fn is_here(&self, seat: Seat) -> bool {
        matches!(&self.ledger.places[seat], Place::Person { guest, .. } if self.crowd.has(guest))
    }

    fn connected(&self, clients: &[ClientId]) -> Vec<ClientId> {
        clients.iter().copied().filter(|client| self.crowd.guest(*client).is_some()).collect()
    }
}

/// A room that cannot go on sends everybody away.
fn turn_away(input: Input, out: &mut Vec<Output>) {
    match input {
        Input::Connected { client, .. } => close(client, "room-damaged", out),
        Input::Command { client, id, .. } => refuse(&[client], Some(id), Message::new("room-damaged"), out),
        Input::Carry { number, .. } => {
            out.push(Output::Carried { number, refused: Some(Message::new("room-damaged")) });
        }
        _ => {}
    }
}

fn send(to: Vec<ClientId>, message: &ServerMessage, out: &mut Vec<Output>) {
    if !to.is_empty() {
        out.push(Output::Send { to, frame: Arc::from(message.encode()) });
    }
}

fn refuse(to: &[ClientId], id: Option<CommandId>, reason: Message, out: &mut Vec<Output>) {
    send(to.to_vec(), &ServerMessage::Refused { id, reason }, out);
}

fn remark(to: Vec<ClientId>, message: Message, out: &mut Vec<Output>) {
    send(to, &ServerMessage::Remark { message }, out);
}

fn close(client: ClientId, reason: &'static str, out: &mut Vec<Output>) {
    send(vec![client], &ServerMessage::Closing { reason: Message::new(reason), retry_ms: None }, out);
    out.push(Output::Close { client });
}
