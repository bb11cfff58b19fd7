//! The shutdown signal, for everybody who waits for something else meanwhile.

use tokio::sync::watch;

/// Says that the server stops.
#[derive(Debug)]
pub struct Stop(watch::Sender<bool>);

/// Hears that the server stops.
#[derive(Clone, Debug)]
pub struct Stopping(watch::Receiver<bool>);

/// The one who says it and the first who hears it.
#[must_use]
pub fn stop() -> (Stop, Stopping) {
    let (say, hear) = watch::channel(false);
    (Stop(say), Stopping(hear))
}

impl Stop {
    /// Says it, once and for all.
    pub fn signal(&self) {
        self.0.send_replace(true);
    }
}

impl Stopping {
    /// Whether it was said.
    #[must_use]
    pub fn is_said(&self) -> bool {
        *self.0.borrow()
    }

    /// Returns when the server stops; never if nobody can say so any more.
    pub async fn heard(&mut self) {
        let gone = self.0.wait_for(|stopping| *stopping).await.is_err();
        if gone {
            std::future::pending::<()>().await;
        }
    }
}
