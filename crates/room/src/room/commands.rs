//! Commands wait their turn, each once; phrases are passed on at once.

use engine::Message;
use protocol::{CommandId, Request, ServerMessage, is_phrase};

use super::{Cause, Command, Room, refuse, send};
use crate::{ClientId, GuestKey, Output};

impl Room {
    pub(super) fn command(
        &mut self,
        client: ClientId,
        id: CommandId,
        request: Request,
        out: &mut Vec<Output>,
    ) {
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
            return self.pass_on(client, &guest, id, phrase, out);
        }
        if self.has_too_many_waiting(&guest) {
            return refuse(&[client], Some(id), Message::new("room-busy"), out);
        }
        self.queue.push_back(Command { guest, id, request, clients: vec![client] });
    }

    /// Players have places of their own in the queue, however many others want something.
    fn has_too_many_waiting(&self, guest: &GuestKey) -> bool {
        let own = self.queue.iter().filter(|command| command.guest == *guest).count();
        let is_seated = |guest: &GuestKey| self.ledger.seat_of(guest).is_some();
        let strangers = || self.queue.iter().filter(|command| !is_seated(&command.guest)).count();
        own >= self.limits.queue_per_guest_max || !is_seated(guest) && strangers() >= self.limits.queue_max
    }

    /// The same command, if it has not been answered yet.
    fn waiting(&mut self, guest: &GuestKey, id: &CommandId) -> Option<&mut Command> {
        let in_flight = self.flight.as_mut().and_then(|flight| match &mut flight.cause {
            Cause::Command(command) => Some(command),
            Cause::Bot(_) => None,
        });
        in_flight
            .into_iter()
            .chain(&mut self.queue)
            .find(|command| command.guest == *guest && command.id == *id)
    }

    /// Phrases are not stored: they are for those who are here.
    fn pass_on(
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
}
