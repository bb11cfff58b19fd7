//! Tells the operator of things that may happen very often: the first at once, then a count now and then. Whoever floods
//! the server must not flood its log.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, sleep};

/// The shortest time between two lines about the same thing.
const PAUSE: Duration = Duration::from_secs(60);

/// One kind of thing that happens.
#[derive(Debug)]
pub struct Notice {
    what: &'static str,
    pause: Duration,
    told: Mutex<Told>,
}

#[derive(Debug)]
struct Told {
    at: Option<Instant>,
    /// How often it has happened since.
    times: u64,
    /// Whether it will be told when the pause is over.
    is_planned: bool,
}

impl Notice {
    /// A kind of thing that happens, in the words of the log.
    #[must_use]
    pub const fn new(what: &'static str) -> Self {
        Self::with_pause(what, PAUSE)
    }

    const fn with_pause(what: &'static str, pause: Duration) -> Self {
        Self { what, pause, told: Mutex::new(Told { at: None, times: 0, is_planned: false }) }
    }

    /// It has happened. What is not told at once is told together when the pause is over, whether or not it happens
    /// again.
    pub fn note(&'static self) {
        match self.count() {
            Telling::Now => self.tell(),
            Telling::Later => {
                tokio::spawn(async {
                    sleep(self.pause).await;
                    self.tell();
                });
            }
            Telling::Planned => {}
        }
    }

    fn count(&self) -> Telling {
        let mut told = self.told();
        told.times += 1;
        let is_recent = told.at.is_some_and(|at| at.elapsed() < self.pause);
        match (is_recent, std::mem::replace(&mut told.is_planned, is_recent)) {
            (false, _) => Telling::Now,
            (true, false) => Telling::Later,
            (true, true) => Telling::Planned,
        }
    }

    fn tell(&self) {
        let times = self.taken();
        if times > 0 {
            tracing::warn!(times, "{}", self.what);
        }
    }

    /// How often it has happened since it was told last; it is told now.
    fn taken(&self) -> u64 {
        let mut told = self.told();
        told.at = Some(Instant::now());
        told.is_planned = false;
        std::mem::take(&mut told.times)
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        // The count is never left half changed.
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// When something that has happened is told.
#[derive(Debug, PartialEq, Eq)]
enum Telling {
    Now,
    Later,
    /// Together with an earlier one.
    Planned,
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn the_first_time_is_told_at_once_and_all_others_together() {
        static RAIN: Notice = Notice::new("it rains");
        assert_eq!(RAIN.count(), Telling::Now);
        assert_eq!(RAIN.taken(), 1);
        assert_eq!(RAIN.count(), Telling::Later);
        for _ in 0..58 {
            assert_eq!(RAIN.count(), Telling::Planned);
        }
        assert_eq!(RAIN.taken(), 59);
    }

    #[tokio::test]
    async fn what_was_not_told_at_once_is_told_even_if_it_never_happens_again() {
        static HAIL: Notice = Notice::with_pause("it hails", Duration::from_millis(500));
        for _ in 0..1_000 {
            HAIL.note();
        }
        assert_eq!(HAIL.told().times, 999);
        let all_told = async {
            while HAIL.told().times > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(Duration::from_secs(30), all_told).await.expect("it is told");
    }
}
