//! Plays sets on several threads. Who plays which changes nothing: they are looked at in the order of their numbers.

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use ::arena::Clock;
use words::Words;

use super::setting::Match;

/// Sets that were played.
struct Played<T, F> {
    /// Those that came before their turn.
    waiting: BTreeMap<u32, T>,
    /// All up to the first that is missing.
    done: Vec<T>,
    /// Looks at each in turn.
    look: F,
    /// Whether it wants no more.
    is_enough: bool,
}

impl<T, F: FnMut(&T) -> ControlFlow<()>> Played<T, F> {
    /// Takes a set in, unless enough were seen.
    fn take(&mut self, number: u32, set: T) {
        self.waiting.insert(number, set);
        while !self.is_enough
            && let Some(set) = u32::try_from(self.done.len()).ok().and_then(|next| self.waiting.remove(&next))
        {
            self.is_enough = (self.look)(&set).is_break();
            self.done.push(set);
        }
    }
}

impl Match<'_> {
    /// Plays sets with numbers from 0 on: as many as are wanted, or until who looks at them in turn has seen enough.
    pub(super) fn play<T: Send>(
        &self,
        sets: u32,
        set: impl Fn(u32, Clock<'_>) -> T + Sync,
        look: impl FnMut(&T) -> ControlFlow<()> + Send,
    ) -> Vec<T> {
        let begun = Instant::now();
        let clock = move || u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
        let progress = Progress::new(sets, self.words);
        let next = AtomicU32::new(0);
        let played =
            Mutex::new(Played { waiting: BTreeMap::new(), done: Vec::new(), look, is_enough: false });
        let work = || {
            let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
            for number in numbers.take_while(|number| *number < sets) {
                let set = set(number, &clock);
                let mut played = played.lock().unwrap_or_else(PoisonError::into_inner);
                played.take(number, set);
                if played.is_enough {
                    return;
                }
                progress.tell(played.done.len() + played.waiting.len());
            }
        };
        std::thread::scope(|scope| {
            (0..self.threads()).for_each(|_| drop(scope.spawn(work)));
        });
        progress.end();
        played.into_inner().unwrap_or_else(PoisonError::into_inner).done
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.args.threads.unwrap_or_else(cores).clamp(1, 256)
    }
}

/// Tells somebody who watches how far a match is.
struct Progress<'a> {
    sets: u32,
    is_seen: bool,
    words: &'a Words,
}

impl<'a> Progress<'a> {
    fn new(sets: u32, words: &'a Words) -> Self {
        Self { sets, is_seen: std::io::stderr().is_terminal(), words }
    }

    fn tell(&self, played: usize) {
        if self.is_seen {
            let args = [("played", played.into()), ("sets", self.sets.into())];
            eprint!("\r{}", self.words.label_with("arena-progress", args));
        }
    }

    /// Leaves no trace.
    fn end(&self) {
        if self.is_seen {
            eprint!("\r\u{1b}[K");
        }
    }
}
