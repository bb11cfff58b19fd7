//! Commands on their way: kept until answered, and sent again under the same id when the way was lost.

use protocol::{ClientMessage, CommandId, Request};

/// What was sent and not yet answered, oldest first.
#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Vec<(CommandId, Request)>,
}

impl Outbox {
    /// Takes a command in and returns it as it goes over the wire.
    pub fn put(&mut self, id: CommandId, request: Request) -> ClientMessage {
        self.waiting.push((id.clone(), request.clone()));
        ClientMessage::Command { id, request }
    }

    /// Takes an answered command out; whether it was there.
    pub fn answered(&mut self, id: &CommandId) -> bool {
        let before = self.waiting.len();
        self.waiting.retain(|(waiting, _)| waiting != id);
        self.waiting.len() < before
    }

    /// All that waits for an answer, to be sent again.
    pub fn again(&self) -> Vec<ClientMessage> {
        let command = |(id, request): &(CommandId, Request)| ClientMessage::Command {
            id: id.clone(),
            request: request.clone(),
        };
        self.waiting.iter().map(command).collect()
    }

    /// How many wait for an answer.
    pub fn n_waiting(&self) -> usize {
        self.waiting.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> CommandId {
        CommandId::new(text).expect("a sound id")
    }

    #[test]
    fn an_unanswered_command_is_sent_again_under_the_same_id_and_in_order() {
        let mut outbox = Outbox::default();
        let first = outbox.put(id("a"), Request::Stand {}).encode();
        let second = outbox.put(id("b"), Request::Rematch {}).encode();
        let again: Vec<String> = outbox.again().iter().map(ClientMessage::encode).collect();
        assert_eq!(again, [first, second]);
    }

    #[test]
    fn an_answered_command_is_never_sent_again() {
        let mut outbox = Outbox::default();
        outbox.put(id("a"), Request::Stand {});
        assert!(outbox.answered(&id("a")));
        assert!(!outbox.answered(&id("a")), "an answer that comes twice changes nothing");
        assert_eq!(outbox.n_waiting(), 0);
    }
}
