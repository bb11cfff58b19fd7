//! The server: axum and tokio around `room`. Tables are made and joined by link, guests are known by a cookie, every
//! accepted action is in the store before it is acknowledged. It knows no game; whoever starts it says which there are.

mod account;
mod address;
mod alive;
mod app;
mod assets;
mod bots;
mod brisk;
mod claim;
mod codes;
mod config;
mod house_key;
mod http;
mod identity;
mod kept;
mod limits;
mod listener;
mod lobby;
mod me;
mod network;
mod notice;
mod origin;
mod outbox;
mod passkeys;
mod ports;
mod recovery;
mod refusal;
mod replay_id;
mod replays;
mod seal;
mod shelf;
mod sittings;
mod socket;
mod stop;
pub mod store;
mod table;
mod table_id;
mod telemetry;
mod tickets;
mod turns;

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{anyhow, ensure};
use hosting::AnyGame;
use tokio::net::TcpListener;
use tokio::time::{Instant, timeout};

use crate::address::Address;
use crate::alive::AllDone;
use crate::app::App;
use crate::bots::BotPool;
use crate::claim::Claim;
use crate::kept::KeptNames;
use crate::lobby::Lobby;
use crate::me::Me;
use crate::replays::Replays;
use crate::stop::Stop;
use crate::store::{SqliteStore, Store};
use crate::table::Surroundings;

pub use assets::Client;
pub use config::{BadBaseUrl, BaseUrl, Config, LogFormat};
pub use limits::Limits;
pub use network::Network;
pub use shelf::Shelf;
pub use table_id::{NoTableId, TableId};

/// How long a stopping server waits for those who are still at work.
const PATIENCE: Duration = Duration::from_millis(1_500);

/// The games that a server has on offer.
pub type Games = &'static [&'static dyn AnyGame];

/// Serves these games until it is told to stop by ctrl-c or SIGTERM. `opened` is called as soon as players can come.
///
/// # Errors
/// If the server cannot start.
pub async fn run(config: Config, games: Games, opened: impl FnOnce(&Running)) -> anyhow::Result<()> {
    telemetry::start(&config)?;
    let running = start(config, games).await?;
    opened(&running);
    told_to_stop().await;
    tracing::info!("stopping");
    running.shutdown().await;
    Ok(())
}

/// Starts a server for these games and returns as soon as it takes connections.
///
/// # Errors
/// If the data folder or the address cannot be used.
pub async fn start(config: Config, games: Games) -> anyhow::Result<Running> {
    // The door first: a server that cannot open leaves no data behind.
    let listener = bind(config.address(), config.lan).await?;
    let addr = listener.local_addr()?;
    let network = if config.lan { Network::around(addr) } else { Network::NotAsked };
    let claim = Claim::take(&config.data)?;
    let store = SqliteStore::open(&config.data).await?;
    let (data, links) = (store.path().to_owned(), Box::new(store.links()));
    let (stop, stopping) = stop::stop();
    let (alive, all_done) = alive::alive();
    let (sittings, notes) = sittings::sittings();
    let names = KeptNames::of(data.parent().unwrap_or(&config.data));
    tokio::spawn(sittings::write_down(notes, Arc::clone(&names.store)));
    let store: Arc<dyn Store> = Arc::new(store);
    let limits = Arc::new(config.limits);
    let surroundings = Surroundings {
        store: Arc::clone(&store),
        bots: BotPool::new(
            limits.room.thinking_places,
            limits.bot_thinking,
            Arc::new(Shelf::beside_program()),
        ),
        limits: Arc::clone(&limits),
        sittings: Arc::clone(&sittings),
        started: Instant::now(),
        stopping: stopping.clone(),
    };
    let lobby = Lobby::new(games, surroundings, alive.clone());
    let (client, address) = (config.client, Address { base_url: config.base_url, network });
    let url = address.known().unwrap_or_else(|| local_url(addr));
    let app = App::new(lobby, address.clone(), client, alive.clone());
    let replays = Replays::new(Arc::clone(&app), links, Arc::clone(&names.store));
    let me = Me::new(
        (names.clone(), sittings),
        Arc::clone(&store),
        Arc::clone(&replays),
        address,
        Arc::clone(&limits),
    );
    let router = http::router(app, replays, me);
    tokio::spawn(listener::listen(listener, router, limits, stopping, alive));
    Ok(Running { addr, url, network, client, data, stop, all_done, store, names, _claim: claim })
}

/// A server at work. Dropping it lets it run on; [`Running::shutdown`] ends it.
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    url: String,
    network: Network,
    client: Client,
    data: PathBuf,
    stop: Stop,
    all_done: AllDone,
    store: Arc<dyn Store>,
    names: KeptNames,
    _claim: Claim,
}

impl Running {
    /// What a person types into a browser.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Whether others in the same network can come.
    #[must_use]
    pub fn network(&self) -> Network {
        self.network
    }

    /// What browsers are given.
    #[must_use]
    pub fn client(&self) -> Client {
        self.client
    }

    /// The file in which the tables are kept.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Takes no more connections, tells every client when to come back, stores what is under way, and closes.
    pub async fn shutdown(self) {
        self.stop.signal();
        self.all_done.wait(PATIENCE).await;
        // Everything that was acknowledged is on the disk; one that hangs must not keep the program.
        if timeout(PATIENCE, self.store.close()).await.is_err() {
            tracing::error!("the store does not close; the program ends without it");
        }
        if timeout(PATIENCE, self.names.store.close()).await.is_err() {
            tracing::error!("the kept names do not close; the program ends without them");
        }
    }
}

async fn bind(address: SocketAddr, lan: bool) -> anyhow::Result<TcpListener> {
    let port = address.port();
    ensure!(
        !ports::is_blocked(port),
        "browsers refuse to open port {port}, so nobody could come. {}",
        another_port(address, lan)
    );
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => {
            anyhow!("{address} is taken; perhaps Yo-Ho-Ho is running already. {}", another_port(address, lan))
        }
        _ => anyhow!(error).context(format!("cannot listen on {address}")),
    })
}

/// What to do about a port that cannot be had.
fn another_port(address: SocketAddr, lan: bool) -> String {
    let lan = if lan { "--lan " } else { "" };
    match ports::next_free(address) {
        Some(free) => format!("Port {free} is free: {lan}--listen {}", SocketAddr::new(address.ip(), free)),
        None => "Choose another with --listen ADDRESS:PORT".to_owned(),
    }
}

/// What a person on this machine types into a browser.
fn local_url(addr: SocketAddr) -> String {
    let ip = addr.ip();
    let here = ip.is_loopback() || ip.is_unspecified();
    if here { format!("http://localhost:{}", addr.port()) } else { format!("http://{addr}") }
}

async fn told_to_stop() {
    let interrupted = async {
        // Where ctrl-c cannot be heard, the other signal still can.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    let heard = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    match heard {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
