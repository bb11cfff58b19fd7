//! Commands on their way: kept until answered, sent again under the same id, and on their way until what they did
//! can be seen.

use protocol::{ClientMessage, CommandId, Request, Seq};

/// What was asked for and is not yet to be seen, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    unanswered: Vec<(CommandId, Request)>,
    /// Where those that were done are in the table's history, until that is on show.
    done: Vec<Seq>,
}

impl Outbox {
    /// Takes a command in and returns it as it goes over the wire.
    pub(crate) fn put(&mut self, id: CommandId, request: Request) -> String {
        self.unanswered.push((id.clone(), request.clone()));
        ClientMessage::Command { id, request }.encode()
    }

    /// Notes that a command was done; whether it was one of ours that waited for this.
    pub(crate) fn done(&mut self, id: &CommandId, seq: Seq) -> bool {
        let was_waiting = self.take(id);
        if was_waiting {
            self.done.push(seq);
        }
        was_waiting
    }

    /// Takes a refused command out. One that the table could not read is the oldest: it answers in order.
    pub(crate) fn refused(&mut self, id: Option<&CommandId>) {
        match id {
            Some(id) => drop(self.take(id)),
            None if self.unanswered.is_empty() => {}
            None => drop(self.unanswered.remove(0)),
        }
    }

    fn take(&mut self, id: &CommandId) -> bool {
        let before = self.unanswered.len();
        self.unanswered.retain(|(waiting, _)| waiting != id);
        self.unanswered.len() < before
    }

    /// Everything up to here is on show now.
    pub(crate) fn seen(&mut self, shown: Seq) {
        self.done.retain(|seq| *seq > shown);
    }

    /// All that waits for an answer, to be sent again.
    pub(crate) fn again(&self) -> Vec<String> {
        let command = |(id, request): &(CommandId, Request)| {
            ClientMessage::Command { id: id.clone(), request: request.clone() }.encode()
        };
        self.unanswered.iter().map(command).collect()
    }

    /// How many are on their way.
    pub(crate) const fn len(&self) -> usize {
        self.unanswered.len() + self.done.len()
    }

    /// Gives all of them up.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}
