//! The frames that wait for one client. The queue is short: a client that does not keep up loses its connection and
//! comes back for what it missed, and nobody else ever waits for it.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, watch};

use crate::Limits;

/// Where a table puts frames for a client.
pub struct Outbox {
    queue: Arc<Queue>,
    frames_max: usize,
    bytes_max: usize,
    fate: watch::Sender<Fate>,
}

/// Where a socket takes them out.
pub struct Outgoing {
    queue: Arc<Queue>,
    fate: watch::Receiver<Fate>,
}

/// What the two share.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Default)]
struct Waiting {
    frames: VecDeque<(Kind, Arc<str>)>,
    /// How many of them are to be kept, and their bytes.
    kept: usize,
    bytes: usize,
    /// One of the two ends is gone.
    is_closed: bool,
}

/// How long a frame matters.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It must arrive.
    Kept,
    /// Only the newest of these must.
    Latest,
}

/// What the table has decided about a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It may stay. If the frames end all the same, the table is lost.
    Stays,
    /// It is closed after the frames that wait.
    Dismissed,
    /// It does not keep up; what waits is dropped.
    TooSlow,
}

/// The client cannot be reached any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreachable;

/// A queue for one client.
#[must_use]
pub fn outbox(limits: &Limits) -> (Outbox, Outgoing) {
    let (fate, decided) = watch::channel(Fate::Stays);
    let queue = Arc::<Queue>::default();
    let outgoing = Outgoing { queue: Arc::clone(&queue), fate: decided };
    let (frames_max, bytes_max) = (limits.queue_frames_max, limits.queue_bytes_max);
    (Outbox { queue, frames_max, bytes_max, fate }, outgoing)
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // The queue is never left half changed.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.waiting().is_closed = true;
        self.changed.notify_one();
    }
}

impl Waiting {
    fn push(&mut self, kind: Kind, frame: Arc<str>) {
        if kind == Kind::Kept {
            self.kept += 1;
            self.bytes += frame.len();
        }
        self.frames.push_back((kind, frame));
    }

    fn pop(&mut self) -> Option<Arc<str>> {
        let (kind, frame) = self.frames.pop_front()?;
        if kind == Kind::Kept {
            self.kept -= 1;
            self.bytes -= frame.len();
        }
        Some(frame)
    }
}

impl Outbox {
    /// Puts a frame into the queue.
    ///
    /// # Errors
    /// If the client is gone, or is too slow: then it is cut off.
    pub fn push(&self, frame: Arc<str>) -> Result<(), Unreachable> {
        let mut waiting = self.queue.waiting();
        // One frame is always taken, however long it is.
        let fits = waiting.bytes == 0 || waiting.bytes + frame.len() <= self.bytes_max;
        if waiting.is_closed || !fits || waiting.kept >= self.frames_max {
            drop(waiting);
            self.fate.send_replace(Fate::TooSlow);
            return Err(Unreachable);
        }
        waiting.push(Kind::Kept, frame);
        drop(waiting);
        self.queue.changed.notify_one();
        Ok(())
    }

    /// Puts a frame into the queue that says how things are now, in place of an older one that still waits. So there
    /// is always room for it: it never makes a client too slow.
    ///
    /// # Errors
    /// If the client is gone.
    pub fn push_latest(&self, frame: Arc<str>) -> Result<(), Unreachable> {
        let mut waiting = self.queue.waiting();
        if waiting.is_closed {
            return Err(Unreachable);
        }
        waiting.frames.retain(|(kind, _)| *kind == Kind::Kept);
        waiting.push(Kind::Latest, frame);
        drop(waiting);
        self.queue.changed.notify_one();
        Ok(())
    }

    /// Closes the connection after the frames that wait.
    pub fn dismiss(self) {
        self.fate.send_replace(Fate::Dismissed);
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.queue.close();
    }
}

impl Drop for Outgoing {
    fn drop(&mut self) {
        self.queue.close();
    }
}

impl Outgoing {
    /// The next frame; none when the table has let go of the client.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        loop {
            {
                let mut waiting = self.queue.waiting();
                let frame = waiting.pop();
                if frame.is_some() || waiting.is_closed {
                    return frame;
                }
            }
            self.queue.changed.notified().await;
        }
    }

    /// What the table has decided.
    #[must_use]
    pub fn fate(&self) -> Fate {
        *self.fate.borrow()
    }

    /// Tells when the client was too slow; waits for ever if it never is.
    pub fn too_slow(&self) -> impl Future<Output = ()> + Send + use<> {
        let mut fate = self.fate.clone();
        async move {
            if fate.wait_for(|fate| *fate == Fate::TooSlow).await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(frames: usize, bytes: usize) -> Limits {
        Limits { queue_frames_max: frames, queue_bytes_max: bytes, ..Limits::usual() }
    }

    #[tokio::test]
    async fn a_client_that_does_not_take_its_frames_is_cut_off() {
        let (outbox, outgoing) = outbox(&limits(2, 1_000));
        assert_eq!(outbox.push("one".into()), Ok(()));
        assert_eq!(outbox.push("two".into()), Ok(()));
        assert_eq!(outbox.push("three".into()), Err(Unreachable));
        outgoing.too_slow().await;
        assert_eq!(outgoing.fate(), Fate::TooSlow);
    }

    #[tokio::test]
    async fn bytes_count_too_and_are_given_back_when_taken() {
        let (outbox, mut outgoing) = outbox(&limits(10, 10));
        assert_eq!(outbox.push("a long frame alone is taken".into()), Ok(()));
        assert_eq!(outgoing.next().await.as_deref(), Some("a long frame alone is taken"));
        assert_eq!(outbox.push("12345".into()), Ok(()));
        assert_eq!(outbox.push("67890".into()), Ok(()));
        assert_eq!(outbox.push("!".into()), Err(Unreachable));
    }

    #[tokio::test]
    async fn a_dismissed_client_still_gets_what_waits() {
        let (outbox, mut outgoing) = outbox(&limits(2, 1_000));
        outbox.push("farewell".into()).unwrap();
        outbox.dismiss();
        assert_eq!(outgoing.next().await.as_deref(), Some("farewell"));
        assert_eq!(outgoing.next().await, None);
        assert_eq!(outgoing.fate(), Fate::Dismissed);
    }

    #[tokio::test]
    async fn how_things_are_now_is_told_once_and_last_and_never_cuts_anybody_off() {
        let (outbox, mut outgoing) = outbox(&limits(2, 1_000));
        outbox.push("one".into()).unwrap();
        for number in 0..1_000 {
            outbox.push_latest(format!("now {number}").into()).unwrap();
        }
        outbox.push("two".into()).unwrap();
        outbox.push_latest("now".into()).unwrap();
        for frame in ["one", "two", "now"] {
            assert_eq!(outgoing.next().await.as_deref(), Some(frame));
        }
        assert_eq!(outgoing.fate(), Fate::Stays);
        drop(outgoing);
        assert_eq!(outbox.push_latest("gone".into()), Err(Unreachable));
    }

    #[tokio::test]
    async fn a_frame_that_comes_while_it_is_waited_for_is_taken_at_once() {
        let (outbox, mut outgoing) = outbox(&limits(2, 1_000));
        let late = async {
            tokio::task::yield_now().await;
            outbox.push("late".into()).unwrap();
            drop(outbox);
        };
        let (frame, ()) = tokio::join!(outgoing.next(), late);
        assert_eq!(frame.as_deref(), Some("late"));
        assert_eq!(outgoing.next().await, None);
    }
}
