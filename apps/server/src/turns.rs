//! Who may think next: every table has a queue of its own, and the tables take turns. Pure bookkeeping, without
//! threads or time.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Places to think, and those who wait for one. `K` names a table, `T` is somebody who waits.
#[derive(Debug)]
pub struct Turns<K, T> {
    places: usize,
    /// Tables with somebody who waits, the one whose turn was longest ago first.
    waiting: VecDeque<(K, VecDeque<T>)>,
    /// How many think at each table that has a place.
    thinking: HashMap<K, usize>,
    /// How many do not stop at each table.
    lost: HashMap<K, usize>,
}

/// Somebody of this table thinks and does not stop; nobody else of it may, lest it takes every thread there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stuck;

impl<K: Clone + Eq + Hash, T> Turns<K, T> {
    /// This many may think at the same time.
    #[must_use]
    pub fn new(places: usize) -> Self {
        Self {
            places: places.max(1),
            waiting: VecDeque::new(),
            thinking: HashMap::new(),
            lost: HashMap::new(),
        }
    }

    /// Somebody of this table waits for a place.
    ///
    /// # Errors
    /// If somebody of the table thinks and does not stop.
    pub fn wait(&mut self, table: K, waiter: T) -> Result<(), Stuck> {
        if self.lost.contains_key(&table) {
            return Err(Stuck);
        }
        match self.waiting.iter_mut().find(|(waiting, _)| *waiting == table) {
            Some((_, queue)) => queue.push_back(waiter),
            None => self.waiting.push_back((table, VecDeque::from([waiter]))),
        }
        Ok(())
    }

    /// Gives a place to whoever may think now: of the tables that wait, one with the fewest places, and of those the one whose turn was
    /// longest ago.
    pub fn give(&mut self) -> Option<(K, T)> {
        if self.thinking.values().sum::<usize>() >= self.places {
            return None;
        }
        let held = |(table, _): &(K, VecDeque<T>)| self.thinking.get(table).copied().unwrap_or(0);
        let fewest = self.waiting.iter().map(held).min()?;
        let idx = self.waiting.iter().position(|entry| held(entry) == fewest)?;
        let (table, mut queue) = self.waiting.remove(idx)?;
        let waiter = queue.pop_front()?;
        if !queue.is_empty() {
            self.waiting.push_back((table.clone(), queue));
        }
        *self.thinking.entry(table.clone()).or_insert(0) += 1;
        Some((table, waiter))
    }

    /// How many wait.
    #[cfg(test)]
    pub fn n_waiting(&self) -> usize {
        self.waiting.iter().map(|(_, queue)| queue.len()).sum()
    }

    /// Somebody of this table has finished.
    pub fn done(&mut self, table: &K) {
        take_one(&mut self.thinking, table);
    }

    /// Somebody of this table does not stop. Its place is free again; whoever waits at the same table is let go.
    pub fn lose(&mut self, table: &K) {
        self.done(table);
        *self.lost.entry(table.clone()).or_insert(0) += 1;
        self.waiting.retain(|(waiting, _)| waiting != table);
    }

    /// Somebody of this table who did not stop has finished after all.
    pub fn find(&mut self, table: &K) {
        take_one(&mut self.lost, table);
    }
}

fn take_one<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody waits; one place after another is given and taken back.
    fn order(turns: &mut Turns<&'static str, u32>) -> Vec<(&'static str, u32)> {
        std::iter::from_fn(|| {
            let next = turns.give()?;
            turns.done(&next.0);
            Some(next)
        })
        .collect()
    }

    fn waiting(places: usize, tables: &[(&'static str, u32)]) -> Turns<&'static str, u32> {
        let mut turns = Turns::new(places);
        for (table, waiter) in tables {
            turns.wait(*table, *waiter).unwrap();
        }
        turns
    }

    #[test]
    fn a_long_queue_of_one_table_delays_another_by_one_decision() {
        let mut turns = waiting(1, &[("busy", 1), ("busy", 2), ("busy", 3), ("busy", 4)]);
        assert_eq!(turns.give(), Some(("busy", 1)));
        turns.wait("quiet", 9).unwrap();
        assert_eq!(turns.give(), None, "the one place is taken");
        turns.done(&"busy");
        assert_eq!(order(&mut turns), [("quiet", 9), ("busy", 2), ("busy", 3), ("busy", 4)]);
    }

    #[test]
    fn tables_take_turns_however_much_each_wants() {
        let mut turns = waiting(1, &[("a", 1), ("a", 2), ("a", 3), ("b", 4), ("b", 5), ("c", 6)]);
        assert_eq!(order(&mut turns), [("a", 1), ("b", 4), ("c", 6), ("a", 2), ("b", 5), ("a", 3)]);
    }

    #[test]
    fn a_table_has_every_place_only_while_nobody_else_waits() {
        let mut turns = waiting(3, &[("a", 1), ("a", 2), ("a", 3), ("a", 4)]);
        assert!((0..3).all(|_| turns.give().is_some_and(|(table, _)| table == "a")));
        turns.wait("b", 5).unwrap();
        turns.wait("b", 6).unwrap();
        turns.done(&"a");
        assert_eq!(turns.give(), Some(("b", 5)));
        turns.done(&"a");
        assert_eq!(turns.give(), Some(("a", 4)), "each has one place now, and it was b's turn last");
    }

    #[test]
    fn one_that_does_not_stop_costs_no_place_and_its_table_gets_no_other() {
        let mut turns = waiting(1, &[("endless", 1), ("endless", 2), ("other", 3)]);
        assert_eq!(turns.give(), Some(("endless", 1)));
        turns.lose(&"endless");
        assert_eq!(turns.wait("endless", 4), Err(Stuck));
        assert_eq!(order(&mut turns), [("other", 3)], "who waited at the same table was let go");
        turns.find(&"endless");
        turns.wait("endless", 5).unwrap();
        assert_eq!(order(&mut turns), [("endless", 5)]);
    }

    #[test]
    fn nothing_is_kept_of_tables_that_have_gone() {
        let mut turns = waiting(2, &[("a", 1), ("b", 2)]);
        order(&mut turns);
        assert!(turns.waiting.is_empty() && turns.thinking.is_empty() && turns.lost.is_empty());
    }
}
