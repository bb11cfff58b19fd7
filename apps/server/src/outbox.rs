//! The frames that wait for one client. The queue is short: a client that does not keep up loses its connection and
//! comes back for what it missed, and nobody else ever waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{mpsc, watch};

use crate::Limits;

/// Where a table puts frames for a client.
pub struct Outbox {
    frames: mpsc::Sender<Arc<str>>,
    bytes: Arc<AtomicUsize>,
    bytes_max: usize,
    fate: watch::Sender<Fate>,
}

/// Where a socket takes them out.
pub struct Outgoing {
    frames: mpsc::Receiver<Arc<str>>,
    bytes: Arc<AtomicUsize>,
    fate: watch::Receiver<Fate>,
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
    let (frames, taken) = mpsc::channel(limits.queue_frames_max);
    let (fate, decided) = watch::channel(Fate::Stays);
    let bytes = Arc::new(AtomicUsize::new(0));
    let outgoing = Outgoing { frames: taken, bytes: Arc::clone(&bytes), fate: decided };
    (Outbox { frames, bytes, bytes_max: limits.queue_bytes_max, fate }, outgoing)
}

impl Outbox {
    /// Puts a frame into the queue.
    ///
    /// # Errors
    /// If the client is gone, or is too slow: then it is cut off.
    pub fn push(&self, frame: Arc<str>) -> Result<(), Unreachable> {
        let waiting = self.bytes.fetch_add(frame.len(), Ordering::Relaxed);
        // One frame is always taken, however long it is.
        let fits = waiting == 0 || waiting + frame.len() <= self.bytes_max;
        if fits && self.frames.try_send(frame).is_ok() {
            return Ok(());
        }
        self.fate.send_replace(Fate::TooSlow);
        Err(Unreachable)
    }

    /// Closes the connection after the frames that wait.
    pub fn dismiss(self) {
        self.fate.send_replace(Fate::Dismissed);
    }
}

impl Outgoing {
    /// The next frame; none when the table has let go of the client.
    pub async fn next(&mut self) -> Option<Arc<str>> {
        let frame = self.frames.recv().await?;
        self.bytes.fetch_sub(frame.len(), Ordering::Relaxed);
        Some(frame)
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
}
