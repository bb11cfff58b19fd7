//! Where bots think: on threads of their own, only so many at a time, so that a person's move never waits for them.

use std::sync::Arc;

use hosting::BotJob;
use protocol::Json;
use tokio::sync::Semaphore;

/// The threads on which bots think.
#[derive(Clone, Debug)]
pub struct BotPool {
    thinking: Arc<Semaphore>,
}

/// A bot that failed to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the bot has failed")]
pub struct BotFailed;

impl BotPool {
    /// A pool in which this many bots think at the same time.
    #[must_use]
    pub fn new(thinking_max: usize) -> Self {
        Self { thinking: Arc::new(Semaphore::new(thinking_max.max(1))) }
    }

    /// Lets a bot think as soon as there is a place.
    ///
    /// # Errors
    /// If the bot panics.
    pub async fn think(&self, job: BotJob) -> Result<Json, BotFailed> {
        let place = Arc::clone(&self.thinking).acquire_owned().await.map_err(|_| BotFailed)?;
        let thought = tokio::task::spawn_blocking(move || {
            // The place is held by the thread: whoever asked may be gone before the thought is finished.
            let _place = place;
            job()
        });
        thought.await.map_err(|_| BotFailed)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    fn answer(text: &str) -> Json {
        serde_json::value::to_raw_value(text).unwrap()
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn only_so_many_think_at_the_same_time() {
        let pool = BotPool::new(2);
        let (thinking, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let jobs = (0..12).map(|_| {
            let (thinking, most) = (Arc::clone(&thinking), Arc::clone(&most));
            pool.think(Box::new(move || {
                most.fetch_max(thinking.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::yield_now();
                thinking.fetch_sub(1, Ordering::SeqCst);
                answer("thought")
            }))
        });
        let answers = futures_util::future::join_all(jobs).await;
        assert!(answers.iter().all(Result::is_ok));
        assert!((1..=2).contains(&most.load(Ordering::SeqCst)));
    }

    #[tokio::test]
    async fn a_bot_that_fails_takes_nobody_with_it() {
        let pool = BotPool::new(1);
        let failed = pool.think(Box::new(|| panic!("a bug in a bot"))).await;
        assert_eq!(failed.err(), Some(BotFailed));
        let next = pool.think(Box::new(|| answer("pass"))).await.unwrap();
        assert_eq!(next.get(), "\"pass\"");
    }
}
