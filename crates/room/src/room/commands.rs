//! Commands wait their turn, each once; phrases are passed on at once.

use engine::Message;
use protocol::{CommandId, Request, Saying, ServerMessage, is_phrase};

use super::{Cause, Command, Room, refuse, send};
use crate::talk::Turn;
use crate::{COMPANY, ClientId, GuestKey, Output, name};

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
        if COMPANY && matches!(request, Request::Say { .. } | Request::Write { .. } | Request::Nudge { .. }) {
            return self.pass_on(client, &guest, id, request, out);
        }
        let is_asked = COMPANY && matches!(request, Request::TakeBack {}) && self.must_ask(&guest);
        if is_asked || COMPANY && matches!(request, Request::Countdown { .. } | Request::Agree { .. }) {
            return self.wish(client, &guest, id, &request, out);
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
            Cause::Carry(_) | Cause::Bot(_) | Cause::Own => None,
        });
        in_flight
            .into_iter()
            .chain(&mut self.queue)
            .find(|command| command.guest == *guest && command.id == *id)
    }

    /// What is wished here is not stored: it is done at once, or not.
    fn wish(
        &mut self,
        client: ClientId,
        guest: &GuestKey,
        id: CommandId,
        request: &Request,
        out: &mut Vec<Output>,
    ) {
        if !self.wishes.has(guest, &id) {
            let done = match request {
                Request::Countdown { runs: true, bot } => self.count_down(guest, bot.as_deref()),
                Request::Countdown { runs: false, .. } => self.stop_countdown(guest, out),
                Request::TakeBack {} => self.ask_to_take_back(guest),
                Request::Agree { yes } => self.agree(guest, *yes, out),
                _ => Err(Message::new("room-no-such-request")),
            };
            if let Err(reason) = done {
                return refuse(&[client], Some(id), reason, out);
            }
            self.wishes.take(guest, &id, 0, self.now);
        }
        send(vec![client], &ServerMessage::Done { id, seq: self.ledger.seq }, out);
    }

    /// What is said is not stored: it is for those who are here.
    fn pass_on(
        &mut self,
        client: ClientId,
        guest: &GuestKey,
        id: CommandId,
        request: Request,
        out: &mut Vec<Output>,
    ) {
        let (message, turn) = match self.uttered(guest, request) {
            Ok(message @ ServerMessage::Nudged { .. }) => {
                let every = self.limits.nudge_every_ms;
                (message, self.nudges.take(guest, &id, every, self.now))
            }
            Ok(message) => (message, self.said.take(guest, &id, self.limits.say_every_ms, self.now)),
            Err(reason) => return refuse(&[client], Some(id), reason, out),
        };
        match turn {
            Turn::Speak => send(self.crowd.clients().map(|(id, _)| id).collect(), &message, out),
            Turn::Repeated => {}
            Turn::TooSoon => return refuse(&[client], Some(id), Message::new("room-say-too-fast"), out),
        }
        send(vec![client], &ServerMessage::Done { id, seq: self.ledger.seq }, out);
    }

    /// What everybody hears, if this guest may say it.
    fn uttered(&self, guest: &GuestKey, request: Request) -> Result<ServerMessage, Message> {
        let by = self.ledger.seat_of(guest);
        let is_muted = self.ledger.is_removed(guest) || by.is_none() && !self.ledger.customs.watchers_talk;
        match request {
            Request::Nudge { seat } => {
                let by = by.ok_or_else(|| Message::new("room-not-seated"))?;
                let is_awaited = self.ledger.places.get(seat).is_some() && self.absences.is_awaited(seat);
                let is_meant = is_awaited && seat != by;
                is_meant
                    .then_some(ServerMessage::Nudged { by, seat })
                    .ok_or(Message::new("room-nobody-waits"))
            }
            _ if is_muted => Err(Message::new("room-not-seated")),
            Request::Say { phrase } if is_phrase(&phrase) => {
                Ok(ServerMessage::Said { by, saying: Saying::Phrase(phrase) })
            }
            Request::Write { text } if self.ledger.customs.own_words => {
                let text = name::clean_text(&text, self.limits.text_max)?;
                Ok(ServerMessage::Said { by, saying: Saying::Text(text) })
            }
            Request::Write { .. } => Err(Message::new("room-no-own-words")),
            _ => Err(Message::new("room-no-such-phrase")),
        }
    }
}
