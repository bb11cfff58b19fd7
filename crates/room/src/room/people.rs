//! People come, come back and go, and the others are told.

use std::sync::Arc;

use engine::Message;
use protocol::{Door, PROTOCOL, Seq, ServerMessage, Table, Watcher, Welcome};

use super::{Room, close, refuse, send};
use crate::{ClientId, GuestKey, Millis, Output};

impl Room {
    pub(super) fn connect(
        &mut self,
        client: ClientId,
        guest: &GuestKey,
        last: Option<Seq>,
        out: &mut Vec<Output>,
    ) {
        match self.crowd.guest(client) {
            // A second hello on a connection asks for everything again, but not as often as it likes.
            Some(known) if known == guest => {
                if !self.crowd.take_token(client, &self.limits, self.now) {
                    return refuse(&[client], None, Message::new("room-too-fast"), out);
                }
            }
            Some(_) => return refuse(&[client], None, Message::new("room-hello-twice"), out),
            None => {
                if let Some(oldest) = self.crowd.oldest_beyond(guest, self.limits.clients_per_guest_max) {
                    self.crowd.remove(oldest);
                    close(oldest, "room-too-many-connections", out);
                }
                if self.is_shut_out(guest) {
                    let is_shown_out = self.ledger.is_shown_out(guest);
                    return close(client, if is_shown_out { "room-shown-out" } else { "room-locked" }, out);
                }
                // Whoever has a seat always comes in.
                if self.ledger.seat_of(guest).is_none() && !self.find_room_to_watch(out) {
                    return close(client, "room-too-many-watchers", out);
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
            removed: self.ledger.is_removed(guest),
            knocking: self.ledger.is_knocking(guest),
            moved: self.ledger.moved_to(guest).is_some(),
            sent_back: self.ledger.is_sent_back(guest),
            seq: self.ledger.seq,
            terms: self.ledger.terms.clone(),
            table: self.table(),
            snapshot: self.snapshot(self.ledger.viewer(guest)),
            missed: missed.happenings,
            complete: missed.complete,
        };
        if self.known(welcome.table.clone()) != self.told {
            self.crowd.set_ahead(client);
        }
        send(vec![client], &ServerMessage::Welcome(welcome), out);
    }

    /// Whether this guest may not come in: a host has shown them out, or the door is locked, as it is for everybody but
    /// those who have a seat, or had one in this game.
    pub(super) fn is_shut_out(&self, guest: &GuestKey) -> bool {
        let ledger = &self.ledger;
        if ledger.is_shown_out(guest) {
            return true;
        }
        let comes_back = ledger.seat_held(guest).is_some() && !ledger.is_sent_back(guest);
        let may_sit = comes_back || ledger.moved_to(guest).is_some() || ledger.is_welcome(guest);
        // Whoever has a seat always comes in, also where another of their devices was removed.
        let belongs = ledger.seat_of(guest).is_some() || may_sit && !ledger.is_removed(guest);
        let has_host = self.ledger.people().next().is_some();
        self.ledger.customs.door == Door::Locked && has_host && !belongs
    }

    /// Those who watch and have a seat on no other device, in the order in which they came.
    pub(super) fn watchers(&self) -> Vec<Watcher> {
        let watching = self.crowd.numbered().into_iter().filter(|(guest, _)| !self.ledger.has_seat(guest));
        let told = |(guest, number)| Watcher { number, name: self.ledger.called(guest).map(str::to_owned) };
        watching.map(told).collect()
    }

    /// Who has this number among those who are here.
    pub(super) fn watcher(&self, number: u64) -> Option<&GuestKey> {
        self.crowd.numbered().into_iter().find(|(_, other)| *other == number).map(|(guest, _)| guest)
    }

    /// Whoever was shown out goes, and whoever was removed does not go on watching behind a locked door.
    pub(super) fn send_removed_away(&mut self, out: &mut Vec<Output>) {
        let is_gone = |guest: &GuestKey| self.ledger.is_removed(guest) && self.is_shut_out(guest);
        for client in self.crowd.clients_of(is_gone) {
            let is_shown_out = self.crowd.guest(client).is_some_and(|guest| self.ledger.is_shown_out(guest));
            let reason = if is_shown_out { "room-shown-out" } else { "room-removed-locked" };
            self.crowd.remove(client);
            close(client, reason, out);
        }
    }

    /// Lets somebody in and tells the others, so that a welcome is never followed by its own news.
    fn tell_arrival(&mut self, client: ClientId, guest: GuestKey, out: &mut Vec<Output>) {
        let others: Vec<ClientId> = self.crowd.clients().map(|(id, _)| id).collect();
        self.crowd.admit(client, guest, &self.limits, self.now);
        self.refresh();
        self.tell_presence_to(others, out);
    }

    /// Whether one more may watch. Where a seat can be had, it may be the one who was invited to it: then spare
    /// connections of one guest make way, and after them those who have watched longest, if they have had their time.
    fn find_room_to_watch(&mut self, out: &mut Vec<Output>) -> bool {
        let seats_free = self.ledger.places.values().filter(|place| !place.is_person()).count();
        let watching = self.crowd.in_order(|guest| self.ledger.seat_of(guest).is_none());
        let places = self.limits.spectators_max + seats_free;
        let beyond = (watching.len() + 1).saturating_sub(places);
        let has_had_its_time = |since: Millis| self.now >= since.saturating_add(self.limits.watch_ms);
        let spare = watching.iter().filter(|visitor| visitor.is_spare);
        let old = watching.iter().filter(|visitor| !visitor.is_spare && has_had_its_time(visitor.since));
        let leaving: Vec<ClientId> = spare.chain(old).take(beyond).map(|visitor| visitor.id).collect();
        if beyond > 0 && (seats_free == 0 || leaving.len() < beyond) {
            return false;
        }
        for client in leaving {
            self.crowd.remove(client);
            close(client, "room-made-way", out);
        }
        true
    }

    pub(super) fn tell_presence(&mut self, out: &mut Vec<Output>) {
        let everybody = self.crowd.clients().map(|(id, _)| id).collect();
        self.tell_presence_to(everybody, out);
    }

    /// Tells how the table is now, where it is not known: at once, unless so much comes and goes that it is told
    /// together a little later.
    fn tell_presence_to(&mut self, clients: Vec<ClientId>, out: &mut Vec<Output>) {
        self.news_due = None;
        let Some(table) = self.table_news() else { return };
        if !clients.is_empty() {
            if !self.presence.take(self.limits.presence, self.now) {
                self.news_due = Some(self.presence.next_at(self.limits.presence));
                return;
            }
            let frame = ServerMessage::Presence { table: table.clone() }.encode();
            out.push(Output::SendLatest { to: clients, frame: Arc::from(frame) });
        }
        self.all_told(table);
    }

    /// The table as it is now, unless everybody knows it so.
    pub(super) fn table_news(&self) -> Option<Table> {
        let table = self.table();
        (self.known(table.clone()) != self.told || self.crowd.has_somebody_ahead()).then_some(table)
    }

    /// Everybody is told how the table is now.
    pub(super) fn all_told(&mut self, table: Table) {
        self.told = self.known(table);
        self.crowd.all_told();
    }
}
