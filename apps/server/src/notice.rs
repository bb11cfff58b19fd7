//! What may happen very often is told to the operator at once, and then only now and then with how often it did: who
//! floods the server must not flood its log.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long after a line the next one about the same thing is written.
const PAUSE: Duration = Duration::from_secs(60);

/// One kind of thing that happens.
#[derive(Debug)]
pub struct Notice {
    what: &'static str,
    told: Mutex<Told>,
}

#[derive(Debug)]
struct Told {
    at: Option<Instant>,
    /// How often it has happened since.
    times: u64,
}

impl Notice {
    /// A kind of thing that happens, in the words of the log.
    #[must_use]
    pub const fn new(what: &'static str) -> Self {
        Self { what, told: Mutex::new(Told { at: None, times: 0 }) }
    }

    /// It has happened.
    pub fn note(&self) {
        if let Some(times) = self.due(Instant::now()) {
            tracing::warn!(times, "{}", self.what);
        }
    }

    /// How often it has happened, if it is time to tell.
    fn due(&self, now: Instant) -> Option<u64> {
        // The count is never left half changed.
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        told.times += 1;
        if told.at.is_some_and(|at| now.duration_since(at) < PAUSE) {
            return None;
        }
        told.at = Some(now);
        Some(std::mem::take(&mut told.times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_time_is_told_at_once_and_all_others_together() {
        let (notice, start) = (Notice::new("it rains"), Instant::now());
        assert_eq!(notice.due(start), Some(1));
        for second in 1..60 {
            assert_eq!(notice.due(start + Duration::from_secs(second)), None);
        }
        assert_eq!(notice.due(start + PAUSE), Some(60));
        assert_eq!(notice.due(start + PAUSE), None);
    }
}
