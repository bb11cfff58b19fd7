//! Who is still at work: everybody holds a token, and whoever wants to stop waits until the last one is dropped.

use std::convert::Infallible;
use std::time::Duration;

use tokio::sync::mpsc;

/// Held by everybody who is at work.
#[derive(Clone, Debug)]
pub struct Alive {
    /// Never used for sending: that it exists is the message.
    _token: mpsc::Sender<Infallible>,
}

/// Waits for all holders.
#[derive(Debug)]
pub struct AllDone(mpsc::Receiver<Infallible>);

/// The first token, and the one who waits for the last.
#[must_use]
pub fn alive() -> (Alive, AllDone) {
    let (token, all) = mpsc::channel(1);
    (Alive { _token: token }, AllDone(all))
}

impl AllDone {
    /// Waits until everybody is done, but no longer than this.
    pub async fn wait(mut self, patience: Duration) {
        // Whoever is not done by then is left behind; nothing acknowledged can be lost by it.
        let _ = tokio::time::timeout(patience, self.0.recv()).await;
    }
}
