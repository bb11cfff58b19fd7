//! Who has lately said something, so that nobody talks without a break, and nothing is said twice.

use std::collections::BTreeMap;

use protocol::CommandId;

use crate::{GuestKey, Millis};

/// Guests who are remembered at a time; beyond that, those whose break is over are forgotten.
const REMEMBERED_MAX: usize = 256;

/// What was said lately: the last of each guest.
#[derive(Debug, Default)]
pub(crate) struct Talk(BTreeMap<GuestKey, (CommandId, Millis)>);

/// Whether something may be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It may, and is noted.
    Speak,
    /// It was said already, under the same id.
    Repeated,
    /// Not so soon after the last.
    TooSoon,
}

impl Talk {
    /// Whether this was the last of this guest.
    pub(crate) fn has(&self, guest: &GuestKey, id: &CommandId) -> bool {
        self.0.get(guest).is_some_and(|(said, _)| said == id)
    }

    /// Whether this guest may say something now, under this id, with such a break between two.
    pub(crate) fn take(&mut self, guest: &GuestKey, id: &CommandId, every: Millis, now: Millis) -> Turn {
        match self.0.get(guest) {
            Some((said, _)) if said == id => return Turn::Repeated,
            Some((_, at)) if now < at.saturating_add(every) => return Turn::TooSoon,
            _ => {}
        }
        if self.0.len() >= REMEMBERED_MAX {
            self.0.retain(|_, (_, at)| now < at.saturating_add(every));
        }
        if self.0.len() >= REMEMBERED_MAX {
            return Turn::TooSoon;
        }
        self.0.insert(guest.clone(), (id.clone(), now));
        Turn::Speak
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(text: &str) -> CommandId {
        CommandId::new(text).expect("a sound id")
    }

    fn guest(number: usize) -> GuestKey {
        GuestKey(number.to_string())
    }

    #[test]
    fn a_guest_says_one_thing_at_a_time_and_nothing_twice() {
        let mut talk = Talk::default();
        assert_eq!(talk.take(&guest(1), &id("a"), 1_000, 5_000), Turn::Speak);
        assert_eq!(talk.take(&guest(1), &id("a"), 1_000, 5_001), Turn::Repeated);
        assert_eq!(talk.take(&guest(1), &id("b"), 1_000, 5_999), Turn::TooSoon);
        assert_eq!(
            talk.take(&guest(2), &id("b"), 1_000, 5_999),
            Turn::Speak,
            "each has a break of their own"
        );
        assert_eq!(talk.take(&guest(1), &id("c"), 1_000, 6_000), Turn::Speak);
    }

    #[test]
    fn however_many_talk_only_so_many_are_remembered() {
        let mut talk = Talk::default();
        for number in 0..2 * REMEMBERED_MAX {
            let turn = talk.take(&guest(number), &id("a"), 1_000, 5_000);
            assert_eq!(turn == Turn::Speak, number < REMEMBERED_MAX);
        }
        assert_eq!(talk.take(&guest(9_999), &id("a"), 1_000, 6_000), Turn::Speak);
    }
}
