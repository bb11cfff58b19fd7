//! Who may think next: every table has a queue of its own, and the tables take turns. Pure bookkeeping, without
//! threads or time.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Places to think, and those who wait for one. `K` names a table, `T` is somebody who waits.
#[derive(Debug)]
pub struct Turns<K, T> {
    places: usize,
    /// The newest turn that anybody has had.
    turn: u64,
    /// The last turn of each table that has had one lately; without it, one that asks again and again would come
    /// before one that waits.
    last: HashMap<K, u64>,
    /// Tables with somebody who waits.
    waiting: VecDeque<Waiting<K, T>>,
    /// How many think at each table that has a place.
    thinking: HashMap<K, usize>,
    /// How many do not stop at each table.
    lost: HashMap<K, usize>,
}

/// A table that waits.
#[derive(Debug)]
struct Waiting<K, T> {
    table: K,
    /// When it comes: a turn after its last one, and not before whoever waits already.
    turn: u64,
    queue: VecDeque<T>,
}

/// Somebody of this table thinks and does not stop; nobody else of it may, or it would take every thread there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stuck;

impl<K: Clone + Eq + Hash, T> Turns<K, T> {
    /// This many may think at the same time.
    #[must_use]
    pub fn new(places: usize) -> Self {
        Self {
            places: places.max(1),
            turn: 0,
            last: HashMap::new(),
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
        if let Some(waiting) = self.waiting.iter_mut().find(|waiting| waiting.table == table) {
            waiting.queue.push_back(waiter);
            return Ok(());
        }
        let turn = self.last.get(&table).map_or(self.turn, |last| self.turn.max(last + 1));
        self.waiting.push_back(Waiting { table, turn, queue: VecDeque::from([waiter]) });
        Ok(())
    }

    /// Gives a place to whoever may think now: of the tables that wait, to one with the fewest places, and of those
    /// to the one whose turn it is.
    pub fn give(&mut self) -> Option<(K, T)> {
        if self.thinking.values().sum::<usize>() >= self.places {
            return None;
        }
        let held = |table: &K| self.thinking.get(table).copied().unwrap_or(0);
        let order = |waiting: &Waiting<K, T>| (held(&waiting.table), waiting.turn);
        // Of equals the first is found, who has waited longest.
        let (idx, _) = self.waiting.iter().enumerate().min_by_key(|(_, waiting)| order(waiting))?;
        let Waiting { table, turn, mut queue } = self.waiting.remove(idx)?;
        let waiter = queue.pop_front()?;
        if !queue.is_empty() {
            self.waiting.push_back(Waiting { table: table.clone(), turn: turn + 1, queue });
        }
        self.take_note(&table, turn);
        Some((table, waiter))
    }

    fn take_note(&mut self, table: &K, turn: u64) {
        *self.thinking.entry(table.clone()).or_insert(0) += 1;
        self.turn = self.turn.max(turn);
        self.last.insert(table.clone(), turn);
        // An older turn gives nobody a later one than a newcomer has.
        self.last.retain(|_, last| *last >= self.turn);
    }

    /// How many wait.
    #[cfg(test)]
    pub fn n_waiting(&self) -> usize {
        self.waiting.iter().map(|waiting| waiting.queue.len()).sum()
    }

    /// Somebody of this table has finished.
    pub fn done(&mut self, table: &K) {
        take_one(&mut self.thinking, table);
        if self.thinking.is_empty() && self.waiting.is_empty() {
            self.last.clear();
        }
    }

    /// Somebody of this table does not stop. Its place is free again; whoever waits at the same table is let go.
    pub fn lose(&mut self, table: &K) {
        self.done(table);
        *self.lost.entry(table.clone()).or_insert(0) += 1;
        self.waiting.retain(|waiting| waiting.table != *table);
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
    fn one_that_asks_again_and_again_does_not_come_before_one_that_waits() {
        let mut turns = waiting(1, &[("patient", 1), ("patient", 2), ("patient", 3)]);
        let mut served = Vec::new();
        for hasty in 0..3 {
            turns.wait("hasty", 10 + hasty).unwrap();
            for _ in 0..2 {
                let (table, waiter) = turns.give().unwrap();
                turns.done(&table);
                served.push(waiter);
            }
        }
        assert_eq!(served, [1, 10, 2, 11, 3, 12]);
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
        assert!(turns.waiting.is_empty() && turns.thinking.is_empty() && turns.last.is_empty());
        assert!(turns.lost.is_empty());
    }
}
