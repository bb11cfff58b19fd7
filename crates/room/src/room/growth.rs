//! The log grows: one entry at a time is permitted, stored, folded and told, in this order.

use engine::{GameRng, Message, Seat};
use hosting::Viewer;
use protocol::{Clock, Happening, Phase, Request, Seq, ServerMessage, Update};

use super::{Cause, Command, Flight, Room, close, refuse, send};
use crate::clock::Clocks;
use crate::permit::{self, Asker, Authority};
use crate::thought::Decider;
use crate::{COMPANY, Change, ClientId, Entry, FoldError, GuestKey, Limits, Output};

/// What those who see the same have in common: a seat, whether they were removed, knock, have moved or were sent back, and
/// what they may see.
type Eyes = (Option<Seat>, [bool; 4], Viewer);

impl Room {
    /// Sends the next entry to the store, unless one is on its way.
    pub(super) fn pump(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) {
        while self.flight.is_none() && self.fault.is_none() {
            let progress = self.take_next_command(rng, out)
                || COMPANY
                    && (self.carry_next(out) || self.take_back_if_agreed(out) || self.begin_if_due(rng, out))
                || self.play_next_answer(rng, out);
            if !progress {
                break;
            }
        }
    }

    fn take_next_command(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) -> bool {
        let Some(command) = self.queue.pop_front() else { return false };
        let Command { guest, id, request, clients } = &command;
        if let Some(seq) = self.ledger.stored(guest, id) {
            let to = self.connected(clients);
            send(to, &ServerMessage::Done { id: id.clone(), seq }, out);
            return true;
        }
        if self.asking.is_some() && matches!(request, Request::Act { .. }) {
            refuse(&self.connected(clients), Some(id.clone()), Message::new("room-asked"), out);
            return true;
        }
        let asker = self.asker(guest, request);
        match permit::permitted(&self.ledger, &self.limits, asker, request, rng) {
            Ok(change) if self.is_too_late(&change) => {
                refuse(&self.connected(clients), Some(id.clone()), Message::new("room-seat-over"), out);
            }
            Ok(change) if self.is_too_often(&change, guest) => {
                let reason = Message::new("room-seat-too-often");
                refuse(&self.connected(clients), Some(id.clone()), reason, out);
            }
            Ok(change) => {
                let change = self.timed(change, false);
                let asked = Some((guest.clone(), id.clone()));
                let entry = Entry { command: asked, ..Entry::of(change) };
                self.append(entry, Cause::Command(command), out);
            }
            Err(reason) => refuse(&self.connected(clients), Some(id.clone()), reason, out),
        }
        true
    }

    /// Whether somebody new would sit down where the time for the game has just run out: the log has it with the next move.
    fn is_too_late(&self, change: &Change) -> bool {
        let Change::Sat { seat, guest, .. } = change else { return false };
        if !COMPANY {
            return false;
        }
        let ledger = &self.ledger;
        let is_new = ledger.seat_of(guest).is_none() && ledger.seat_held(guest).is_none();
        let is_of_game = matches!(ledger.customs.clock, Some(Clock::Game { .. }));
        is_new && is_of_game && ledger.phase() == Phase::Playing && self.is_late(*seat)
    }

    /// Whether the table is changed so often that it would fill the log: a seat gets another owner or name, somebody
    /// knocks, or one who has a seat changes how the table is kept. Games need no limit, nor does leaving: somebody must
    /// have sat down before.
    pub(super) fn is_too_often(&mut self, change: &Change, guest: &GuestKey) -> bool {
        let bucket = match change {
            Change::Sat { seat, .. } | Change::Carried { seat, .. } | Change::BotSat { seat, .. } => {
                Some(&mut self.seatings[*seat])
            }
            Change::Knocked { .. } if COMPANY => {
                let Limits { knocking, seating, .. } = self.limits;
                let person = self.ledger.person(guest);
                return !self.knocks.take(person, knocking, seating, self.now);
            }
            Change::Opened { .. }
            | Change::Stood { .. }
            | Change::Cleared { .. }
            | Change::Started { .. }
            | Change::TakenBack { .. }
            | Change::Conceded { .. }
            | Change::Played { .. } => None,
            _ => self.ledger.seat_of(guest).map(|seat| &mut self.seatings[seat]),
        };
        bucket.is_some_and(|bucket| !bucket.take(self.limits.seating, self.now))
    }

    /// Before a game only the host begins and fills seats, who may be sending the link to friends just now. Later, while
    /// the host is away, if only for a moment, anybody at the table may go on.
    pub(super) fn authority(&self, guest: &GuestKey) -> Authority {
        let seat = self.ledger.seat_of(guest);
        let host = self.absences.host(&self.ledger, &self.limits, self.now);
        let host_is_here = host.is_some_and(|host| self.is_here(host));
        match seat {
            Some(_) if seat == host => Authority::Host,
            Some(_) if !host_is_here && self.ledger.phase() != Phase::Gathering => Authority::Deputy,
            Some(_) | None => Authority::Guest,
        }
    }

    fn asker<'a>(&'a self, guest: &'a GuestKey, request: &Request) -> Asker<'a> {
        let host = self.absences.host(&self.ledger, &self.limits, self.now);
        let is_idle = |host: &Seat| self.absences.is_idle(*host, &self.ledger, &self.limits, self.now);
        let watcher = match request {
            Request::ShowOut { watcher } if COMPANY => self.watcher(*watcher),
            _ => None,
        };
        Asker { guest, authority: self.authority(guest), idle_host: host.filter(is_idle), watcher }
    }

    fn play_next_answer(&mut self, rng: &mut GameRng, out: &mut Vec<Output>) -> bool {
        let Some(answer) = self.thoughts.due(self.now) else { return false };
        let seat = answer.seat;
        let stand_in = answer.decider == Decider::StandIn;
        let Ok(change) = permit::played(&self.ledger, seat, stand_in, &answer.action, rng) else {
            self.thoughts.distrust(seat);
            return true;
        };
        let overtime = stand_in && !self.has_stand_in(seat);
        self.append(Entry::of(self.timed(change, overtime)), Cause::Bot(seat), out);
        true
    }

    /// The same move with how long its player thought, where that counts, and whether that was too long. What somebody
    /// thought who then left counts with the move of the bot that has the seat.
    fn timed(&self, mut change: Change, is_late: bool) -> Change {
        if let Change::Played { seat, overtime, spent_ms, .. } = &mut change {
            let spent = self.clocks.spent(*seat, self.now);
            let is_counted = matches!(self.ledger.customs.clock, Some(Clock::Game { .. }))
                && (self.ledger.places[*seat].is_person() || spent > 0);
            *overtime = is_late;
            *spent_ms = is_counted.then_some(spent);
        }
        change
    }

    pub(super) fn append(&mut self, entry: Entry, cause: Cause, out: &mut Vec<Output>) {
        let seq = self.ledger.seq + 1;
        out.push(Output::Append { seq, entry: entry.clone() });
        self.flight = Some(Flight { seq, entry, cause });
    }

    pub(super) fn stored(&mut self, seq: Seq, out: &mut Vec<Output>) {
        let Some(flight) = self.flight.take_if(|flight| flight.seq == seq) else { return };
        self.fold(&flight.entry, out);
        match flight.cause {
            Cause::Command(Command { id, clients, .. }) if self.fault.is_none() => {
                send(self.connected(&clients), &ServerMessage::Done { id, seq }, out);
            }
            Cause::Carry(carry) => carry.answer(None, out),
            Cause::Command(_) | Cause::Bot(_) | Cause::Own => {}
        }
    }

    pub(super) fn conflict(&mut self, entries: &[Entry], out: &mut Vec<Output>) {
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
        match flight.cause {
            Cause::Command(command) => self.queue.push_front(command),
            Cause::Carry(carry) => self.carries.push_front(carry),
            Cause::Bot(_) | Cause::Own => {}
        }
    }

    pub(super) fn store_failed(&mut self, seq: Seq, out: &mut Vec<Output>) {
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
            Cause::Carry(carry) => carry.answer(Some(Message::new("room-store-failed")), out),
            Cause::Bot(seat) => self.thoughts.postpone(seat, later),
            Cause::Own => self.postpone(later),
        }
    }

    pub(super) fn grew(&mut self, from: Seq, entries: &[Entry], out: &mut Vec<Output>) {
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
                let is_laid = matches!(entry.change, Change::Laid { .. });
                match &entry.change {
                    Change::Played { seat, .. } => {
                        self.thoughts.decided(*seat);
                        self.absences.decided(*seat);
                        self.clocks.decided(*seat);
                    }
                    Change::Started { .. } => {
                        self.thoughts.clear();
                        self.clocks = Clocks::new(self.ledger.places.seats());
                        self.countdown = None;
                    }
                    Change::TakenBack { seat } => {
                        self.asking = None;
                        self.thoughts.clear();
                        self.absences.decided(*seat);
                    }
                    Change::Laid { .. } => {
                        self.resize();
                        self.history.clear();
                    }
                    _ => {}
                }
                self.history.push(happenings.clone());
                self.refresh();
                self.tell_update(&happenings, is_laid, out);
                self.send_removed_away(out);
            }
            Err(error) => self.break_off(error, out),
        }
    }

    fn tell_update(&mut self, happenings: &[Happening], is_laid: bool, out: &mut Vec<Output>) {
        let news = self.table_news();
        if let Some(table) = &news {
            self.all_told(table.clone());
        }
        let mut audiences: Vec<(Eyes, Vec<ClientId>)> = Vec::new();
        for (client, guest) in self.crowd.clients() {
            let ledger = &self.ledger;
            let is_moved = ledger.moved_to(guest).is_some();
            let marks =
                [ledger.is_removed(guest), ledger.is_knocking(guest), is_moved, ledger.is_sent_back(guest)];
            let eyes = (ledger.seat_of(guest), marks, ledger.viewer(guest));
            match audiences.iter_mut().find(|(other, _)| *other == eyes) {
                Some((_, clients)) => clients.push(client),
                None => audiences.push((eyes, vec![client])),
            }
        }
        for ((you, [removed, knocking, moved, sent_back], viewer), to) in audiences {
            let update = Update {
                seq: self.ledger.seq,
                you,
                removed,
                knocking,
                moved,
                sent_back,
                terms: is_laid.then(|| self.ledger.terms.clone()),
                table: news.clone(),
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
}
