//! Commands on their way: kept until answered, sent again under the same id, and on their way until what they did
//! can be seen.

use protocol::{ClientMessage, CommandId, Request, Seq};

/// Whether somebody waits for what a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Haste {
    /// The player does, and has seen enough of what was before.
    Hurries,
    /// Nobody does: it was done for the player, who may still read.
    Waits,
}

/// What was asked for and is not yet to be seen, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    unanswered: Vec<(CommandId, Request, Haste)>,
    /// Where those that were done are in the table's history, until that is on show.
    done: Vec<(Seq, Haste)>,
}

impl Outbox {
    /// Takes a command in and returns it as it is sent.
    pub(crate) fn put(&mut self, id: CommandId, request: Request, haste: Haste) -> ClientMessage {
        self.unanswered.push((id.clone(), request.clone(), haste));
        ClientMessage::Command { id, request }
    }

    /// Notes that a command was done; whether somebody waits to see it.
    pub(crate) fn done(&mut self, id: &CommandId, seq: Seq) -> bool {
        let haste = self.take(id);
        self.done.extend(haste.map(|haste| (seq, haste)));
        haste == Some(Haste::Hurries)
    }

    /// Whether the player waits for something.
    pub(crate) fn is_awaited(&self) -> bool {
        let unanswered = self.unanswered.iter().map(|(_, _, haste)| haste);
        unanswered.chain(self.done.iter().map(|(_, haste)| haste)).any(|haste| *haste == Haste::Hurries)
    }

    /// Takes a refused command out. One that the table could not read is the oldest: it answers in order.
    pub(crate) fn refused(&mut self, id: Option<&CommandId>) {
        match id {
            Some(id) => {
                self.take(id);
            }
            None if self.unanswered.is_empty() => {}
            None => drop(self.unanswered.remove(0)),
        }
    }

    fn take(&mut self, id: &CommandId) -> Option<Haste> {
        let place = self.unanswered.iter().position(|(waiting, ..)| waiting == id)?;
        Some(self.unanswered.remove(place).2)
    }

    /// Everything up to here is on show now.
    pub(crate) fn seen(&mut self, shown: Seq) {
        self.done.retain(|(seq, _)| *seq > shown);
    }

    /// All that waits for an answer, to be sent again.
    pub(crate) fn again(&self) -> Vec<ClientMessage> {
        let command = |(id, request, _): &(CommandId, Request, Haste)| ClientMessage::Command {
            id: id.clone(),
            request: request.clone(),
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
