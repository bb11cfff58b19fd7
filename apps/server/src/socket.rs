//! One client's connection: from its hello to its farewell. It passes messages on and keeps the connection honest;
//! what a message means is the table's business.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use engine::Message;
use protocol::{ClientMessage, FRAME_MAX, PROTOCOL, Seq, ServerMessage, decode_client};
use room::{ClientId, GuestKey};
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until, timeout};

use crate::alive::Alive;
use crate::limits::Bucket;
use crate::listener::Place;
use crate::lobby::Lobby;
use crate::notice::Notice;
use crate::outbox::{Fate, Outgoing, outbox};
use crate::sittings::Here;
use crate::stop::Stopping;
use crate::table::TableHandle;
use crate::{Limits, TableId};

/// The longest frame that is read at all. What is longer than a message may be, but not longer than this, gets a
/// clear answer; beyond it the connection is just cut.
pub const READ_MAX: usize = 4 * FRAME_MAX;

/// How long a farewell may take.
const PARTING: Duration = Duration::from_millis(500);
const COME_BACK_SOON_MS: u32 = 1_000;

/// Told to the operator.
static TOO_SLOW: Notice = Notice::new("clients were cut off: they did not keep up");
static REJECTED: Notice = Notice::new("clients were sent away: they did not keep to the protocol");
static DISMISSED: Notice = Notice::new("clients were sent away by their table, such as for want of room");

/// Somebody on the way to a table.
pub struct Visit {
    /// Which table.
    pub id: TableId,
    /// Where tables are.
    pub lobby: Lobby,
    /// This connection's name.
    pub client: ClientId,
    /// Who comes.
    pub guest: GuestKey,
    /// Known to be here as long as the connection lives.
    pub here: Here,
    /// The server's limits.
    pub limits: Arc<Limits>,
    /// Becomes true when the server stops.
    pub stopping: Stopping,
    /// Held as long as the connection lives.
    pub alive: Alive,
    /// The connection's place among all; held as long as it lives.
    pub place: Option<Arc<Place>>,
}

/// How a connection ends.
enum Farewell {
    /// The client is gone, or cannot hear us.
    Unheard,
    /// The table has said all there is to say.
    Dismissed,
    /// The table has failed, or ends because the server does.
    TableLost,
    /// We close it, for this reason; the client may come back after so long.
    Closed { code: u16, reason: Message, retry_ms: Option<u32> },
}

/// Serves a connection until it ends.
pub async fn serve(mut socket: WebSocket, mut visit: Visit) {
    let farewell = match hear_hello(&mut socket, &mut visit).await {
        Ok(last) => stay(&mut socket, &mut visit, last).await,
        Err(farewell) => farewell,
    };
    let farewell = match farewell {
        Farewell::TableLost if visit.stopping.is_said() => restarting(visit.client),
        Farewell::TableLost => table_lost(),
        other => other,
    };
    tell_operator(&farewell);
    part(&mut socket, farewell).await;
    tracing::debug!(table = %visit.id, client = visit.client.0, "a connection has ended");
    drop((visit.here, visit.alive, visit.place));
}

/// The first message must be a hello, in a version we speak, and soon. Gives what the client saw last.
async fn hear_hello(socket: &mut WebSocket, visit: &mut Visit) -> Result<Option<Seq>, Farewell> {
    let first = tokio::select! {
        first = timeout(visit.limits.hello, next_text(socket)) => first,
        () = visit.stopping.heard() => return Err(restarting(visit.client)),
    };
    let text = first.map_err(|_| rejected("server-hello-late"))??;
    match decode_client(&text) {
        Ok(ClientMessage::Hello { protocol: PROTOCOL, last }) => Ok(last),
        Ok(ClientMessage::Hello { .. }) => Err(rejected("room-other-version")),
        Ok(ClientMessage::Command { .. } | ClientMessage::Ping {}) | Err(_) => {
            Err(rejected("room-hello-first"))
        }
    }
}

/// The next text; control frames are skipped, and the websocket answers pings by itself.
async fn next_text(socket: &mut WebSocket) -> Result<String, Farewell> {
    loop {
        match socket.recv().await {
            Some(Ok(Frame::Text(text))) if text.len() > FRAME_MAX => return Err(too_long()),
            Some(Ok(Frame::Text(text))) => return Ok(text.to_string()),
            Some(Ok(Frame::Binary(_))) => return Err(rejected("room-hello-first")),
            Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
            Some(Ok(Frame::Close(_))) | None => return Err(Farewell::Unheard),
            Some(Err(error)) => return Err(unreadable(&error)),
        }
    }
}

async fn stay(socket: &mut WebSocket, visit: &mut Visit, last: Option<Seq>) -> Farewell {
    let Some((table, outgoing)) = enter(visit, last).await else { return Farewell::TableLost };
    let mut stay = Stay {
        table: &table,
        heard: Instant::now(),
        malformed: 0,
        bucket: Bucket::new(Instant::now(), visit.limits.messages_burst_max, visit.limits.messages_refill),
        pause: None,
        socket,
        visit,
    };
    let farewell = stay.talk(outgoing).await.unwrap_or_else(|farewell| farewell);
    // A table that is gone need not be told.
    let _ = table.disconnect(visit.client).await;
    farewell
}

/// Comes to the table. It may be put away just before the client has said hello; then it is opened again.
async fn enter(visit: &Visit, last: Option<Seq>) -> Option<(TableHandle, Outgoing)> {
    for _ in 0..3 {
        let table = visit.lobby.open(&visit.id).await.ok()?;
        let (outbox, outgoing) = outbox(&visit.limits);
        if table.connect(visit.client, visit.guest.clone(), last, outbox).await.is_ok() {
            return Some((table, outgoing));
        }
    }
    None
}

/// A client at its table.
struct Stay<'a> {
    socket: &'a mut WebSocket,
    table: &'a TableHandle,
    visit: &'a mut Visit,
    heard: Instant,
    malformed: u32,
    bucket: Bucket,
    /// Until when a hasty client is not read.
    pause: Option<Instant>,
}

impl Stay<'_> {
    async fn talk(&mut self, mut outgoing: Outgoing) -> Result<Farewell, Farewell> {
        let ping = self.visit.limits.ping;
        let mut heartbeat = interval_at(Instant::now() + ping, ping);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = self.visit.stopping.clone();
        let slow = outgoing.too_slow();
        tokio::pin!(slow);
        loop {
            tokio::select! {
                biased;
                () = &mut slow => return Ok(too_slow()),
                () = stopping.heard() => return Ok(restarting(self.visit.client)),
                frame = outgoing.next() => {
                    let Some(frame) = frame else { return Ok(let_go(outgoing.fate())) };
                    tokio::select! {
                        sent = self.send(Frame::text(frame.as_ref())) => sent?,
                        () = &mut slow => return Ok(too_slow()),
                    }
                }
                _ = heartbeat.tick() => self.beat().await?,
                () = self.visit.here.opened_elsewhere() => {
                    self.send_message(&ServerMessage::Remark { message: Message::new("server-name-opened") }).await?;
                }
                () = sleep_until(self.pause.unwrap_or_else(Instant::now)), if self.pause.is_some() => {
                    self.pause = None;
                }
                frame = self.socket.recv(), if self.pause.is_none() => match frame {
                    Some(Ok(frame)) => self.hear(frame).await?,
                    Some(Err(error)) => return Ok(unreadable(&error)),
                    None => return Ok(Farewell::Unheard),
                },
            }
        }
    }

    /// Asks whether the client is there, and stops waiting for one that has been silent for too long.
    async fn beat(&mut self) -> Result<(), Farewell> {
        let silent = self.heard.elapsed();
        if silent >= self.visit.limits.silence {
            return Err(Farewell::Unheard);
        }
        if silent < self.visit.limits.ping {
            return Ok(());
        }
        self.send(Frame::Ping(Vec::new().into())).await
    }

    async fn hear(&mut self, frame: Frame) -> Result<(), Farewell> {
        self.heard = Instant::now();
        self.pause = self.bucket.take(self.heard).err();
        match frame {
            Frame::Text(text) if text.len() > FRAME_MAX => Err(too_long()),
            Frame::Text(text) => self.take(text.as_str()).await,
            Frame::Binary(data) if data.len() > FRAME_MAX => Err(too_long()),
            Frame::Binary(_) => self.refuse_malformed("room-frame-malformed").await,
            Frame::Ping(_) | Frame::Pong(_) => Ok(()),
            Frame::Close(_) => Err(Farewell::Unheard),
        }
    }

    async fn take(&mut self, text: &str) -> Result<(), Farewell> {
        match decode_client(text) {
            Ok(ClientMessage::Command { id, request }) => {
                self.table.command(self.visit.client, id, request).await.map_err(|_| Farewell::TableLost)
            }
            Ok(ClientMessage::Ping {}) => self.send_message(&ServerMessage::Pong {}).await,
            Ok(ClientMessage::Hello { protocol: PROTOCOL, last }) => {
                let (client, guest) = (self.visit.client, self.visit.guest.clone());
                self.table.greet_again(client, guest, last).await.map_err(|_| Farewell::TableLost)
            }
            Ok(ClientMessage::Hello { .. }) => Err(rejected("room-other-version")),
            Err(_) => self.refuse_malformed("room-frame-malformed").await,
        }
    }

    /// Says what was wrong. A client that never gets it right is sent away.
    async fn refuse_malformed(&mut self, key: &'static str) -> Result<(), Farewell> {
        self.malformed += 1;
        if self.malformed > self.visit.limits.malformed_max {
            return Err(rejected("server-malformed-often"));
        }
        self.send_message(&ServerMessage::Refused { id: None, reason: Message::new(key) }).await
    }

    async fn send_message(&mut self, message: &ServerMessage) -> Result<(), Farewell> {
        self.send(Frame::text(message.encode())).await
    }

    async fn send(&mut self, frame: Frame) -> Result<(), Farewell> {
        match timeout(self.visit.limits.write, self.socket.send(frame)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Farewell::Unheard),
            Err(_) => Err(too_slow()),
        }
    }
}

/// An operator should hear of those who were cut off, but of nobody who just left.
fn tell_operator(farewell: &Farewell) {
    match farewell {
        Farewell::Closed { code: close_code::AGAIN, .. } => TOO_SLOW.note(),
        Farewell::Closed { code: close_code::POLICY | close_code::SIZE, .. } => REJECTED.note(),
        Farewell::Dismissed => DISMISSED.note(),
        Farewell::Closed { .. } | Farewell::Unheard | Farewell::TableLost => {}
    }
}

/// Says farewell, as far as the client still listens.
async fn part(socket: &mut WebSocket, farewell: Farewell) {
    let (code, closing) = match farewell {
        Farewell::Unheard | Farewell::TableLost => return,
        Farewell::Dismissed => (close_code::NORMAL, None),
        Farewell::Closed { code, reason, retry_ms } => {
            (code, Some(ServerMessage::Closing { reason, retry_ms }))
        }
    };
    // A client that does not hear it finds out by itself.
    let _ = timeout(PARTING, async {
        if let Some(closing) = closing {
            socket.send(Frame::text(closing.encode())).await?;
        }
        socket.send(Frame::Close(Some(CloseFrame { code, reason: "".into() }))).await?;
        // What the client still had on its way is read, or the system would throw our words away with it.
        while let Some(frame) = socket.recv().await {
            frame?;
        }
        Ok::<(), axum::Error>(())
    })
    .await;
}

/// How a connection ends when the table lets go of it.
fn let_go(fate: Fate) -> Farewell {
    match fate {
        Fate::Dismissed => Farewell::Dismissed,
        Fate::TooSlow => too_slow(),
        Fate::Stays => Farewell::TableLost,
    }
}

fn rejected(key: &'static str) -> Farewell {
    Farewell::Closed { code: close_code::POLICY, reason: Message::new(key), retry_ms: None }
}

fn too_long() -> Farewell {
    let reason = Message::new("room-frame-too-long").with("max", FRAME_MAX);
    Farewell::Closed { code: close_code::SIZE, reason, retry_ms: None }
}

fn too_slow() -> Farewell {
    let reason = Message::new("server-too-slow");
    Farewell::Closed { code: close_code::AGAIN, reason, retry_ms: Some(COME_BACK_SOON_MS) }
}

fn table_lost() -> Farewell {
    let reason = Message::new("server-table-lost");
    Farewell::Closed { code: close_code::RESTART, reason, retry_ms: Some(COME_BACK_SOON_MS) }
}

/// Clients are told different times, so that they do not all come back at once.
fn restarting(client: ClientId) -> Farewell {
    let jitter = u32::try_from(client.0.wrapping_mul(7_919) % 2_000).unwrap_or_default();
    let reason = Message::new("server-restarting");
    Farewell::Closed { code: close_code::RESTART, reason, retry_ms: Some(500 + jitter) }
}

/// What became of a connection that cannot be read: a frame beyond all bounds, or no websocket any more.
fn unreadable(error: &axum::Error) -> Farewell {
    use std::error::Error as _;
    let capacity = error.source().is_some_and(|source| source.to_string().contains("too long"));
    if capacity { too_long() } else { Farewell::Unheard }
}
