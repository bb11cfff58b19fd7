//! A seat goes to another device: whoever runs the table has seen to it that both belong to one person.

use engine::Message;

use super::{Cause, Room};
use crate::{Entry, Output, permit};

impl Room {
    /// Takes the next wish to carry a seat; whether there was one.
    pub(super) fn carry_next(&mut self, out: &mut Vec<Output>) -> bool {
        let Some(carry) = self.carries.pop_front() else { return false };
        match permit::carried(&self.ledger, &self.limits, &carry.from, &carry.to) {
            Ok(change) if !self.is_too_often(&change, &carry.from) => {
                self.append(Entry::of(change), Cause::Carry(carry), out);
            }
            Ok(_) => carry.answer(Some(Message::new("room-seat-too-often")), out),
            Err(reason) => carry.answer(Some(reason), out),
        }
        true
    }
}
