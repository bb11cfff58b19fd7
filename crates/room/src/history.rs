//! What happened lately, for those who come back. All of it is public.

use std::collections::VecDeque;

use protocol::{Happening, Seq};

/// The happenings of the newest updates.
#[derive(Debug)]
pub(crate) struct History {
    kept: VecDeque<Vec<Happening>>,
    kept_max: usize,
    newest: Seq,
}

/// What somebody missed.
#[derive(Debug)]
pub(crate) struct Missed {
    pub(crate) happenings: Vec<Happening>,
    /// Whether it is everything since the sequence number named.
    pub(crate) complete: bool,
}

impl History {
    pub(crate) const fn new(kept_max: usize) -> Self {
        Self { kept: VecDeque::new(), kept_max, newest: 0 }
    }

    /// Another game is laid. What happened in the last one can be told only by its rules, which whoever comes later does
    /// not have.
    pub(crate) fn clear(&mut self) {
        self.kept.clear();
    }

    /// Adds the happenings of the next update.
    pub(crate) fn push(&mut self, happenings: Vec<Happening>) {
        self.newest += 1;
        self.kept.push_back(happenings);
        while self.kept.len() > self.kept_max {
            self.kept.pop_front();
        }
    }

    /// What happened after `last`; from the beginning when there is none. When it is not complete, it is all
    /// that is kept.
    pub(crate) fn since(&self, last: Option<Seq>) -> Missed {
        let oldest_unkept = self.newest - self.kept.len() as u64;
        let last = last.unwrap_or(0);
        let complete = (oldest_unkept..=self.newest).contains(&last);
        let skipped = if complete { last - oldest_unkept } else { 0 };
        let skipped = usize::try_from(skipped).unwrap_or(usize::MAX);
        let happenings = self.kept.iter().skip(skipped).flatten().cloned().collect();
        Missed { happenings, complete }
    }
}

#[cfg(test)]
mod tests {
    use engine::Message;

    use super::*;

    fn history(updates: u16, kept_max: usize) -> History {
        let mut history = History::new(kept_max);
        for seq in 1..=updates {
            history.push(vec![Happening::Note(Message::new("n").with("seq", seq))]);
        }
        history
    }

    fn since(history: &History, last: Option<Seq>) -> (usize, bool) {
        let missed = history.since(last);
        (missed.happenings.len(), missed.complete)
    }

    #[test]
    fn one_who_comes_back_gets_exactly_what_was_missed() {
        assert_eq!(since(&history(10, 200), Some(7)), (3, true));
        assert_eq!(since(&history(10, 200), Some(10)), (0, true));
        assert_eq!(since(&history(10, 200), None), (10, true));
    }

    #[test]
    fn one_who_was_away_too_long_gets_what_is_kept_and_is_told() {
        assert_eq!(since(&history(10, 4), Some(6)), (4, true));
        assert_eq!(since(&history(10, 4), Some(5)), (4, false));
        assert_eq!(since(&history(10, 4), None), (4, false));
    }

    #[test]
    fn one_who_comes_back_to_another_game_is_told_that_something_is_missing() {
        let mut history = history(10, 200);
        history.clear();
        history.push(Vec::new());
        assert_eq!(since(&history, Some(10)), (0, true));
        assert_eq!(since(&history, Some(9)), (0, false));
    }

    #[test]
    fn one_who_saw_more_than_we_know_is_told_that_it_is_not_complete() {
        assert_eq!(since(&history(10, 200), Some(11)), (10, false));
        assert_eq!(since(&history(10, 200), Some(u64::MAX)), (10, false));
    }
}
