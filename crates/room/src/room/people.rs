//! People come, come back and go, and the others are told.

use engine::Message;
use protocol::{PROTOCOL, Seq, ServerMessage, Welcome};

use super::{Room, close, refuse, send};
use crate::{ClientId, GuestKey, Output};

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
            removed: self.ledger.is_removed(guest),
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

    pub(super) fn tell_presence(&mut self, out: &mut Vec<Output>) {
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
}
