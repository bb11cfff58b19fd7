//! The table itself: it takes inputs, keeps the order of things, and says what must be done.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use engine::{GameRng, Message, Seat, SeatMap};
use hosting::{AnyGame, Viewer};
use protocol::{
    CommandId, Happening, Json, Occupant, PROTOCOL, Phase, Request, SeatInfo, Seq, ServerMessage, Table,
    Update, Welcome, is_phrase,
};

use crate::absence::Absences;
use crate::crowd::Crowd;
use crate::history::History;
use crate::judge::{self, Asker, Authority};
use crate::ledger::{Ledger, Place};
use crate::thought::{self, Decider, Thoughts};
use crate::{Change, ClientId, Entry, FoldError, GuestKey, Input, Limits, Millis, Output};

/// One table.
pub struct Room {
    limits: Limits,
    ledger: Ledger,
    history: History,
    crowd: Crowd,
    absences: Absences,
    thoughts: Thoughts,
    flight: Option<Flight>,
    queue: VecDeque<Command>,
    said: SeatMap<Option<(GuestKey, CommandId, Millis)>>,
    /// What everybody here knows of the table.
    told: Table,
    /// Others have appended entries that the room has not seen.
    is_behind: bool,
    /// Not before then does the room begin a game by itself.
    start_not_before: Millis,
    now: Millis,
    fault: Option<FoldError>,
}

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

#[derive(Debug)]
enum Cause {
    Command(Command),
    Bot(Seat),
    FullTable,
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
            history.push(ledger.fold(entry)?);
        }
        let seats = ledger.places.seats();
        let mut room = Self {
            limits,
            told: Table {
                game: ledger.game.id().to_owned(),
                options: ledger.game_options.clone(),
                seats: Vec::new(),
                phase: Phase::Gathering,
                host: None,
                spectators: 0,
                games: 0,
            },
            ledger,
            history,
            crowd: Crowd::default(),
            absences: Absences::new(seats),
            thoughts: Thoughts::new(seats),
            flight: None,
            queue: VecDeque::new(),
            said: SeatMap::from_fn(seats, |_| None),
            is_behind: false,
            start_not_before: 0,
            now: 0,
            fault: None,
        };
        room.told = room.table();
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
        let absence = self.absences.next_deadline(&self.limits, self.now);
        // While an entry is being stored, its answer wakes the room.
        let is_free = self.flight.is_none();
        let thought = if is_free { self.thoughts.next_deadline() } else { None };
        let start = (is_free && self.is_full_of_people()).then_some(self.start_not_before);
        [absence, thought, start].into_iter().flatten().min()
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
            game: self.ledger.game.id().to_owned(),
            options: self.ledger.game_options.clone(),
            seats: self.ledger.places.iter().map(|(seat, place)| self.seat_info(seat, place)).collect(),
            phase: self.ledger.phase(),
            host: self.absences.host(&self.ledger, &self.limits, self.now),
            spectators: u32::try_from(watchers.count()).unwrap_or(u32::MAX),
            games: self.ledger.games_begun,
        }
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
        self.crowd.n_clients() == 0 && self.flight.is_none() && self.queue.is_empty()
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
            Input::Stored { seq } => self.stored(seq, out),
            Input::Conflict { entries } => self.conflict(&entries, out),
            Input::StoreFailed { seq } => self.store_failed(seq, out),
            Input::Grew { from, entries } => self.grew(from, &entries, out),
            Input::BotAnswered { seat, seq, action } => self.thoughts.answer(seat, seq, action),
            Input::Tick => {}
        }
    }

    /// Draws every conclusion from what has changed, including the time.
    fn settle(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) {
        self.refresh();
        self.thoughts.lose_patience(self.now);
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
    }

    // People come and go.

    fn connect(&mut self, client: ClientId, guest: &GuestKey, last: Option<Seq>, out: &mut Vec<Output>) {
        match self.crowd.guest(client) {
            // A second hello on a connection asks for everything again, but not as often as it likes.
            Some(known) if known == guest => {
                if !self.crowd.take_token(client, &self.limits, self.now) {
                    return refuse(&[client], None, Message::new("room-too-fast"), out);
                }
            }
            Some(_) => return refuse(&[client], None, Message::new("room-hello-twice"), out),
            None => {
                if self.ledger.seat_of(guest).is_none() && self.is_full_of_watchers() {
                    return close(client, "room-too-many-watchers", out);
                }
                if let Some(oldest) = self.crowd.oldest_beyond(guest, self.limits.clients_per_guest_max) {
                    self.crowd.remove(oldest);
                    close(oldest, "room-too-many-connections", out);
                }
                self.tell_arrival(client, guest.clone(), out);
            }
        }
        if last.is_some_and(|last| last > self.ledger.seq) {
            self.is_behind = true;
        }
        let missed = self.history.since(last);
        let welcome = Welcome {
            protocol: PROTOCOL,
            you: self.ledger.seat_of(guest),
            seq: self.ledger.seq,
            table: self.table(),
            snapshot: self.snapshot(self.ledger.viewer(guest)),
            missed: missed.happenings,
            complete: missed.complete,
        };
        send(vec![client], &ServerMessage::Welcome(welcome), out);
    }

    /// Lets somebody in and tells the others, so that a welcome is never followed by its own news.
    fn tell_arrival(&mut self, client: ClientId, guest: GuestKey, out: &mut Vec<Output>) {
        let others: Vec<ClientId> = self.crowd.clients().map(|(id, _)| id).collect();
        self.crowd.admit(client, guest, &self.limits, self.now);
        self.refresh();
        self.tell_presence_to(others, out);
    }

    fn is_full_of_watchers(&self) -> bool {
        let watching = self.crowd.clients().filter(|(_, guest)| self.ledger.seat_of(guest).is_none());
        watching.count() >= self.limits.spectators_max
    }

    fn tell_presence(&mut self, out: &mut Vec<Output>) {
        let everybody = self.crowd.clients().map(|(id, _)| id).collect();
        self.tell_presence_to(everybody, out);
    }

    fn tell_presence_to(&mut self, clients: Vec<ClientId>, out: &mut Vec<Output>) {
        let table = self.table();
        if table != self.told {
            send(clients, &ServerMessage::Presence { table: table.clone() }, out);
            self.told = table;
        }
    }

    // Commands.

    fn command(&mut self, client: ClientId, id: CommandId, request: Request, out: &mut Vec<Output>) {
        let Some(guest) = self.crowd.guest(client).cloned() else {
            return refuse(&[client], Some(id), Message::new("room-hello-first"), out);
        };
        if !self.crowd.take_token(client, &self.limits, self.now) {
            return refuse(&[client], Some(id), Message::new("room-too-fast"), out);
        }
        if let Some(seq) = self.ledger.stored(&guest, &id) {
            return send(vec![client], &ServerMessage::Done { id, seq }, out);
        }
        if let Some(waiting) = self.waiting(&guest, &id) {
            if !waiting.clients.contains(&client) {
                waiting.clients.push(client);
            }
            return;
        }
        if let Request::Say { phrase } = request {
            return self.say(client, &guest, id, phrase, out);
        }
        let own = self.queue.iter().filter(|command| command.guest == guest).count();
        if self.queue.len() >= self.limits.queue_max || own >= self.limits.queue_per_guest_max {
            return refuse(&[client], Some(id), Message::new("room-busy"), out);
        }
        self.queue.push_back(Command { guest, id, request, clients: vec![client] });
    }

    /// The same command, if it has not been answered yet.
    fn waiting(&mut self, guest: &GuestKey, id: &CommandId) -> Option<&mut Command> {
        let in_flight = self.flight.as_mut().and_then(|flight| match &mut flight.cause {
            Cause::Command(command) => Some(command),
            Cause::Bot(_) | Cause::FullTable => None,
        });
        in_flight
            .into_iter()
            .chain(&mut self.queue)
            .find(|command| command.guest == *guest && command.id == *id)
    }

    /// Phrases are not stored: they are for those who are here.
    fn say(
        &mut self,
        client: ClientId,
        guest: &GuestKey,
        id: CommandId,
        phrase: String,
        out: &mut Vec<Output>,
    ) {
        let Some(seat) = self.ledger.seat_of(guest) else {
            return refuse(&[client], Some(id), Message::new("room-not-seated"), out);
        };
        if !is_phrase(&phrase) {
            return refuse(&[client], Some(id), Message::new("room-no-such-phrase"), out);
        }
        let last = self.said[seat].as_ref().filter(|(sitting, ..)| sitting == guest);
        let is_repeated = last.is_some_and(|(_, said, _)| *said == id);
        if !is_repeated {
            if last.is_some_and(|(.., at)| self.now < at.saturating_add(self.limits.say_every_ms)) {
                return refuse(&[client], Some(id), Message::new("room-say-too-fast"), out);
            }
            self.said[seat] = Some((guest.clone(), id.clone(), self.now));
            let everybody = self.crowd.clients().map(|(id, _)| id).collect();
            send(everybody, &ServerMessage::Said { seat, phrase }, out);
        }
        send(vec![client], &ServerMessage::Done { id, seq: self.ledger.seq }, out);
    }

    // The log grows.

    /// Brings the next entry on its way, if none is and there is one.
    fn pump(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) {
        while self.flight.is_none() && self.fault.is_none() {
            let progress = self.start_full_table(rng, out)
                || self.judge_next_command(rng, out)
                || self.play_next_answer(rng, out);
            if !progress {
                break;
            }
        }
    }

    /// When people have taken every seat, nobody is left to wait for.
    fn start_full_table(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) -> bool {
        if !self.is_full_of_people() || self.now < self.start_not_before {
            return false;
        }
        let Ok(change) = judge::start(&self.ledger, None, rng) else { return false };
        self.append(Entry { command: None, change }, Cause::FullTable, out);
        true
    }

    fn is_full_of_people(&self) -> bool {
        self.ledger.phase() == Phase::Gathering
            && self.ledger.places.seats() >= 2
            && self.ledger.places.values().all(|place| matches!(place, Place::Person { .. }))
    }

    fn judge_next_command(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) -> bool {
        let Some(command) = self.queue.pop_front() else { return false };
        let Command { guest, id, request, clients } = &command;
        if let Some(seq) = self.ledger.stored(guest, id) {
            let to = self.connected(clients);
            send(to, &ServerMessage::Done { id: id.clone(), seq }, out);
            return true;
        }
        let asker = Asker { guest, authority: self.authority(guest) };
        match judge::judge(&self.ledger, &self.limits, asker, request, rng) {
            Ok(change) => {
                let entry = Entry { command: Some((guest.clone(), id.clone())), change };
                self.append(entry, Cause::Command(command), out);
            }
            Err(reason) => refuse(&self.connected(clients), Some(id.clone()), reason, out),
        }
        true
    }

    /// While the host is away, anybody at the table may do what a host may.
    fn authority(&self, guest: &GuestKey) -> Authority {
        let seat = self.ledger.seat_of(guest);
        let host = self.absences.host(&self.ledger, &self.limits, self.now);
        let host_is_here = host.is_some_and(|host| self.is_here(host));
        if seat.is_some() && (seat == host || !host_is_here) { Authority::Host } else { Authority::Guest }
    }

    fn play_next_answer(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) -> bool {
        let Some(answer) = self.thoughts.due(self.now) else { return false };
        let seat = answer.seat;
        let Ok(steps) = judge::played(&self.ledger, seat, &answer.action, rng) else {
            self.thoughts.distrust(seat);
            return true;
        };
        let stand_in = answer.decider == Decider::StandIn;
        let change = Change::Played { seat, stand_in, steps };
        self.append(Entry { command: None, change }, Cause::Bot(seat), out);
        true
    }

    fn append(&mut self, entry: Entry, cause: Cause, out: &mut Vec<Output>) {
        let seq = self.ledger.seq + 1;
        out.push(Output::Append { seq, entry: entry.clone() });
        self.flight = Some(Flight { seq, entry, cause });
    }

    fn stored(&mut self, seq: Seq, out: &mut Vec<Output>) {
        let Some(flight) = self.flight.take_if(|flight| flight.seq == seq) else { return };
        self.fold(&flight.entry, out);
        if let Cause::Command(Command { id, clients, .. }) = flight.cause
            && self.fault.is_none()
        {
            send(self.connected(&clients), &ServerMessage::Done { id, seq }, out);
        }
    }

    fn conflict(&mut self, entries: &[Entry], out: &mut Vec<Output>) {
        if entries.is_empty() {
            // Without what was missed the same append would only fail again.
            self.is_behind = true;
            if let Some(flight) = self.flight.take() {
                self.give_up(flight, out);
            }
            return;
        }
        let Some(flight) = self.flight.take() else { return self.is_behind = true };
        for entry in entries {
            self.fold(entry, out);
        }
        if let Cause::Command(command) = flight.cause {
            self.queue.push_front(command);
        }
    }

    fn store_failed(&mut self, seq: Seq, out: &mut Vec<Output>) {
        if let Some(flight) = self.flight.take_if(|flight| flight.seq == seq) {
            self.give_up(flight, out);
        }
    }

    /// An entry was not stored: its command is refused; the room's own entries are tried again later.
    fn give_up(&mut self, flight: Flight, out: &mut Vec<Output>) {
        let later = self.now.saturating_add(self.limits.store_retry_ms);
        match flight.cause {
            Cause::Command(Command { id, clients, .. }) => {
                refuse(&self.connected(&clients), Some(id), Message::new("room-store-failed"), out);
            }
            Cause::Bot(seat) => self.thoughts.postpone(seat, later),
            Cause::FullTable => self.start_not_before = later,
        }
    }

    fn grew(&mut self, from: Seq, entries: &[Entry], out: &mut Vec<Output>) {
        let next = self.ledger.seq + 1;
        let known = usize::try_from(next.saturating_sub(from)).unwrap_or(usize::MAX);
        let Some(news) = entries.get(known..).filter(|news| !news.is_empty()) else { return };
        // An entry of ours that is being stored may be among them; only the store knows. And a gap cannot be
        // folded over. Either way the log is read when the room is free.
        if from > next || self.flight.is_some() {
            self.is_behind = true;
            return;
        }
        for entry in news {
            self.fold(entry, out);
        }
    }

    /// Takes the next entry of the log and tells everybody.
    fn fold(&mut self, entry: &Entry, out: &mut Vec<Output>) {
        if self.fault.is_some() {
            return;
        }
        match self.ledger.fold(entry) {
            Ok(happenings) => {
                match &entry.change {
                    Change::Played { seat, .. } => self.thoughts.decided(*seat),
                    Change::Started { .. } => self.thoughts.clear(),
                    _ => {}
                }
                self.history.push(happenings.clone());
                self.refresh();
                self.tell_update(&happenings, out);
            }
            Err(error) => self.break_off(error, out),
        }
    }

    fn tell_update(&mut self, happenings: &[Happening], out: &mut Vec<Output>) {
        self.told = self.table();
        let mut audiences: BTreeMap<(Option<Seat>, Viewer), Vec<ClientId>> = BTreeMap::new();
        for (client, guest) in self.crowd.clients() {
            let eyes = (self.ledger.seat_of(guest), self.ledger.viewer(guest));
            audiences.entry(eyes).or_default().push(client);
        }
        for ((you, viewer), to) in audiences {
            let update = Update {
                seq: self.ledger.seq,
                you,
                table: self.told.clone(),
                snapshot: self.snapshot(viewer),
                happenings: happenings.to_vec(),
            };
            send(to, &ServerMessage::Update(update), out);
        }
    }

    /// The log has an entry that cannot be: nothing the room says could be relied on any more.
    fn break_off(&mut self, error: FoldError, out: &mut Vec<Output>) {
        let everybody: Vec<ClientId> = self.crowd.clients().map(|(id, _)| id).collect();
        for client in everybody {
            self.crowd.remove(client);
            close(client, "room-damaged", out);
        }
        self.queue.clear();
        self.flight = None;
        self.fault = Some(error);
    }

    // Bots.

    fn ask_bots(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) {
        for seat in self.ledger.turn().seats().iter() {
            if self.thoughts.is_asked(seat) {
                continue;
            }
            let (Some(table), Some((decider, question))) = (&self.ledger.table, self.decision(seat)) else {
                continue;
            };
            let kind = match &self.ledger.places[seat] {
                Place::Bot { kind } => kind.as_str(),
                Place::Person { .. } | Place::Open => self.ledger.bot_usual(),
            };
            let thinker = GameRng::from_seed(rng.draw_seed());
            let is_trusted = !self.thoughts.is_distrusted(seat);
            let job = is_trusted.then(|| table.bot_job(seat, kind, thinker)).flatten();
            let Some(job) = job.or_else(|| thought::any_legal(&**table, seat, rng)) else { continue };
            let seq = self.ledger.seq;
            self.thoughts.ask(seat, decider, (seq, question), &self.limits, self.now, rng);
            out.push(Output::AskBot { seat, seq, job });
        }
    }

    fn forget_old_questions(&mut self) {
        let mut thoughts = std::mem::replace(&mut self.thoughts, Thoughts::new(0));
        thoughts.retain(|seat| self.decision(seat));
        self.thoughts = thoughts;
    }

    /// What a bot has to decide in this seat now, if one has.
    fn decision(&self, seat: Seat) -> Option<(Decider, String)> {
        let table = self.ledger.table.as_ref().filter(|table| table.turn().includes(seat))?;
        let decider = match &self.ledger.places[seat] {
            Place::Bot { .. } if !self.crowd.is_empty() => Decider::Bot,
            Place::Person { .. } if self.absences.has_stand_in(seat) => Decider::StandIn,
            Place::Bot { .. } | Place::Person { .. } | Place::Open => return None,
        };
        Some((decider, thought::question(&**table, seat)))
    }

    // What everybody may know.

    fn seat_info(&self, seat: Seat, place: &Place) -> SeatInfo {
        let occupant = match place {
            Place::Open => Occupant::Open,
            Place::Person { guest, name } => {
                Occupant::Player { name: name.clone(), here: self.crowd.has(guest) }
            }
            Place::Bot { kind } => Occupant::Bot { kind: kind.clone(), name: self.ledger.bot_name(seat) },
        };
        SeatInfo { occupant, stand_in: self.absences.has_stand_in(seat) }
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

fn close(client: ClientId, reason: &'static str, out: &mut Vec<Output>) {
    send(vec![client], &ServerMessage::Closing { reason: Message::new(reason), retry_ms: None }, out);
    out.push(Output::Close { client });
}
