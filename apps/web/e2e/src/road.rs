//! A slow road to a house: everything that a browser and its workers send and get goes over it, and nothing is faster
//! than the road. Browsers can slow a page's own network down, but not that of its workers. What is asked for on it is
//! noted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Mutex, mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};

/// How fast a road is.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How many thousand bits it carries in a second, each way.
    pub kbits: u32,
    /// How long something takes there and back.
    pub round_trip: Duration,
}

/// A road that is open until dropped.
pub struct Road {
    url: String,
    received: Arc<AtomicU64>,
    asked: Asked,
    frozen: watch::Sender<bool>,
}

/// What was asked for: the first line of each request.
type Asked = Arc<std::sync::Mutex<Vec<String>>>;

/// One direction, shared by everybody on it: when the last byte sent so far will have left.
type Lane = Arc<Mutex<Instant>>;

/// How much is sent at once, about a packet.
const PACKET: usize = 1_400;

impl Road {
    /// Builds a road to this address.
    ///
    /// # Errors
    /// If there is no free port.
    pub async fn to(house: &str, pace: Pace) -> Result<Self> {
        let house = house.strip_prefix("http://").context("a plain address")?.to_owned();
        let gate = TcpListener::bind("127.0.0.1:0").await?;
        let url = format!("http://localhost:{}", gate.local_addr()?.port());
        let received = Arc::new(AtomicU64::new(0));
        let asked = Asked::default();
        let (frozen, is_frozen) = watch::channel(false);
        let (counted, noted) = (Arc::clone(&received), Arc::clone(&asked));
        tokio::spawn(async move {
            let (up, down): (Lane, Lane) =
                (Arc::new(Mutex::new(Instant::now())), Arc::new(Mutex::new(Instant::now())));
            while let Ok((browser, _)) = gate.accept().await {
                let (up, down, counted) = (Arc::clone(&up), Arc::clone(&down), Arc::clone(&counted));
                let (up, pace) = ((up, Arc::clone(&noted)), (pace, is_frozen.clone()));
                tokio::spawn(carry(browser, house.clone(), pace, up, (down, counted)));
            }
        });
        Ok(Self { url, received, asked, frozen })
    }

    /// Where the road begins, without a slash at the end.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The paths that were asked for over it so far, in order.
    #[must_use]
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().expect("nobody fails while holding it").clone()
    }

    /// Lets nothing through any more, both ways, and closes nothing; or lets everything go on.
    pub fn freeze(&self, is_frozen: bool) {
        self.frozen.send_replace(is_frozen);
    }

    /// How many bytes came over it to the browser so far.
    #[must_use]
    pub fn received(&self) -> u64 {
        self.received.load(Ordering::Relaxed)
    }
}

async fn carry(
    browser: TcpStream,
    house: String,
    (pace, frozen): (Pace, watch::Receiver<bool>),
    up: (Lane, Asked),
    down: (Lane, Arc<AtomicU64>),
) {
    // The handshake takes one round trip before anything is said.
    sleep(pace.round_trip).await;
    let Ok(house) = TcpStream::connect(house).await else { return };
    let _ = (browser.set_nodelay(true), house.set_nodelay(true));
    let ((from_browser, to_browser), (from_house, to_house)) = (browser.into_split(), house.into_split());
    let note = move |packet: &[u8]| note(packet, &up.1);
    tokio::spawn(lane(from_browser, to_house, (pace, frozen.clone()), up.0, note));
    let count = move |packet: &[u8]| {
        down.1.fetch_add(packet.len() as u64, Ordering::Relaxed);
    };
    lane(from_house, to_browser, (pace, frozen), down.0, count).await;
}

/// Carries bytes one way: each packet waits for its turn on the lane, and is then on the way for half a round trip.
async fn lane(
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    (pace, mut frozen): (Pace, watch::Receiver<bool>),
    lane: Lane,
    watch: impl Fn(&[u8]),
) {
    let (enter, leave) = mpsc::channel(64);
    tokio::spawn(deliver(leave, to));
    let mut from = from;
    let mut packet = vec![0; PACKET];
    while let Ok(n_bytes @ 1..) = from.read(&mut packet).await {
        let time = Duration::from_secs_f64(n_bytes as f64 * 8.0 / (f64::from(pace.kbits) * 1_000.0));
        let sent = {
            let mut busy_until = lane.lock().await;
            *busy_until = (*busy_until).max(Instant::now()) + time;
            *busy_until
        };
        sleep_until(sent).await;
        if frozen.wait_for(|is_frozen| !is_frozen).await.is_err() {
            return;
        }
        watch(&packet[..n_bytes]);
        if enter.send((sent + pace.round_trip / 2, packet[..n_bytes].to_vec())).await.is_err() {
            return;
        }
    }
}

/// Notes the request that a packet begins with, if it does; a browser sends the next one when it has its answer.
fn note(packet: &[u8], asked: &Asked) {
    let text = String::from_utf8_lossy(packet);
    if let Some(path) = text.strip_prefix("GET ").and_then(|rest| rest.split(' ').next()) {
        asked.lock().expect("nobody fails while holding it").push(path.to_owned());
    }
}

async fn deliver(mut packets: mpsc::Receiver<(Instant, Vec<u8>)>, mut to: OwnedWriteHalf) {
    while let Some((due, packet)) = packets.recv().await {
        sleep_until(due).await;
        if to.write_all(&packet).await.is_err() {
            return;
        }
    }
    let _ = to.shutdown().await;
}
