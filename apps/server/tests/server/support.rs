//! What the tests of the server share: a server on a free port, plain HTTP, and clients that play over a real socket.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use engine::{GameRng, Message, Seat};
use futures_util::{SinkExt, StreamExt};
use protocol::{
    ClientMessage, CommandId, Json, PROTOCOL, Phase, Request, Seq, ServerMessage, Table, Terms, decode_server,
};
use serde_json::Value;
use server::{Config, Limits, Running};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message as Frame};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// No step of a test takes longer than this.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A server for tests: bots answer at once, and a client may be as quick as it likes.
pub async fn start(data: &Path) -> Running {
    start_with(data, quick()).await
}

/// A server with these limits.
pub async fn start_with(data: &Path, limits: Limits) -> Running {
    let config = Config { limits, ..Config::local(data.to_owned()) };
    server::start(config, catalog::GAMES).await.expect("the server starts")
}

/// Limits under which a whole game takes a moment.
pub fn quick() -> Limits {
    let mut limits = Limits::usual();
    limits.room.burst_max = 1_000_000;
    limits.room.bot_pace_ms = (0, 0);
    limits.tables_per_guest_max = 1_000;
    limits
}

/// The token of the guest with this number.
pub fn token(number: u8) -> String {
    hex::encode([number; 32])
}

/// An answer to a plain request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    /// The only header of this name, if there is one.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The name of the error and the key of the message for people.
    pub fn error(&self) -> (u16, String, String) {
        let json = self.json();
        let text = |value: &Value| value.as_str().unwrap_or_else(|| panic!("no error: {json}")).to_owned();
        (self.status, text(&json["error"]), text(&json["message"]["key"]))
    }
}

/// Sends a request as it is and reads the answer to the end of the connection.
pub async fn exchange(addr: SocketAddr, request: &str) -> Answer {
    let answer = async {
        let mut stream = TcpStream::connect(addr).await.expect("the server takes connections");
        stream.write_all(request.as_bytes()).await.expect("the request is taken");
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("the answer is whole");
        answer
    };
    let answer = tokio::time::timeout(PATIENCE, answer).await.expect("the server answers in time");
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8(answer[..end].to_vec()).expect("a head is text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).expect("a status").parse();
    let headers = lines.filter_map(|line| line.split_once(": "));
    Answer {
        status: status.expect("a number"),
        headers: headers.map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        body: answer[end + 4..].to_vec(),
    }
}

/// A request with these further header lines.
pub async fn get(addr: SocketAddr, path: &str, headers: &[&str]) -> Answer {
    let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    exchange(addr, &format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n{headers}\r\n"))
        .await
}

pub async fn post(addr: SocketAddr, path: &str, headers: &[&str], body: &str) -> Answer {
    let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Type: application/json"
    );
    exchange(addr, &format!("{head}\r\nContent-Length: {}\r\n{headers}\r\n{body}", body.len())).await
}

pub async fn delete(addr: SocketAddr, path: &str, headers: &[&str]) -> Answer {
    let headers: String = headers.iter().map(|line| format!("{line}\r\n")).collect();
    exchange(addr, &format!("DELETE {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n{headers}\r\n"))
        .await
}

/// Makes a table and gives its name.
pub async fn create(addr: SocketAddr, wish: &Value) -> String {
    let answer = post(addr, "/api/tables", &[], &wish.to_string()).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().expect("a name").to_owned()
}

/// Why a client could not go on.
#[derive(Debug)]
pub enum Lost {
    /// The connection broke or could not be made.
    Broken(#[expect(dead_code, reason = "shown when a test fails")] String),
    /// The server closed it, after saying why.
    Closed { code: Option<u16>, reason: Option<Message>, retry_ms: Option<u32> },
}

/// A client that knows what it has seen.
pub struct Client {
    addr: SocketAddr,
    table_id: String,
    token: String,
    socket: Option<WebSocketStream<MaybeTlsStream<TcpStream>>>,
    commands: u64,
    /// The newest sequence number seen.
    pub seq: Seq,
    /// Its seat.
    pub you: Option<Seat>,
    /// The table as last told.
    pub table: Option<Table>,
    pub terms: Option<Terms>,
    /// Its half of the game as last told.
    pub snapshot: Option<Json>,
    /// Every frame of this connection, as it came.
    pub frames: Vec<String>,
    /// What was happening, in order, over all connections.
    pub happenings: Vec<(Seq, String)>,
    /// Every command that was acknowledged, and where it is in the log.
    pub acknowledged: Vec<(String, Seq)>,
    closing: Option<(Message, Option<u32>)>,
}

impl Client {
    /// A client that has not connected yet.
    pub fn new(addr: SocketAddr, table_id: &str, token: &str) -> Self {
        Self {
            addr,
            table_id: table_id.to_owned(),
            token: token.to_owned(),
            socket: None,
            commands: 0,
            seq: 0,
            you: None,
            table: None,
            terms: None,
            snapshot: None,
            frames: Vec::new(),
            happenings: Vec::new(),
            acknowledged: Vec::new(),
            closing: None,
        }
    }

    /// A client that has connected and was welcomed.
    pub async fn join(addr: SocketAddr, table_id: &str, token: &str) -> Self {
        let mut client = Self::new(addr, table_id, token);
        client.connect().await.expect("the client is welcome");
        client
    }

    /// Which table it is at.
    pub fn table_id(&self) -> &str {
        &self.table_id
    }

    /// The server is somewhere else now.
    pub fn moved_to(&mut self, addr: SocketAddr) {
        self.addr = addr;
    }

    /// Connects, or connects again, and waits for the welcome.
    pub async fn connect(&mut self) -> Result<(), Lost> {
        self.open().await?;
        let last = (self.seq > 0).then_some(self.seq);
        self.send(&ClientMessage::Hello { protocol: PROTOCOL, last }.encode()).await?;
        loop {
            if let ServerMessage::Welcome(_) = self.next().await? {
                return Ok(());
            }
        }
    }

    /// Opens the socket without a word.
    pub async fn open(&mut self) -> Result<(), Lost> {
        let url = format!("ws://{}/ws/{}", self.addr, self.table_id);
        let mut request = url.into_client_request().expect("an address");
        let bearer = format!("Bearer {}", self.token).parse().expect("a token is plain");
        request.headers_mut().insert("authorization", bearer);
        self.socket = None;
        self.frames.clear();
        self.closing = None;
        let connecting = tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request));
        let (socket, _) = connecting.await.expect("an answer in time").map_err(|error| broken(&error))?;
        self.socket = Some(socket);
        Ok(())
    }

    /// Leaves without a word, as a train does in a tunnel.
    pub fn vanish(&mut self) {
        self.socket = None;
    }

    /// Sends a frame as it is.
    pub async fn send(&mut self, frame: &str) -> Result<(), Lost> {
        self.send_frame(Frame::text(frame)).await
    }

    pub async fn send_frame(&mut self, frame: Frame) -> Result<(), Lost> {
        self.socket.as_mut().expect("connected").send(frame).await.map_err(|error| broken(&error))
    }

    /// The next message, taken note of.
    pub async fn next(&mut self) -> Result<ServerMessage, Lost> {
        tokio::time::timeout(PATIENCE, self.next_message()).await.expect("a message in time")
    }

    /// The same, however long it takes.
    pub async fn next_message(&mut self) -> Result<ServerMessage, Lost> {
        loop {
            let frame = self.socket.as_mut().expect("connected").next().await;
            match frame {
                Some(Ok(Frame::Text(text))) => {
                    let message = decode_server(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                    self.frames.push(text.to_string());
                    self.note(&message);
                    return Ok(message);
                }
                Some(Ok(Frame::Close(frame))) => return Err(self.closed(frame.as_ref())),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(broken(&error)),
                None => return Err(self.closed(None)),
            }
        }
    }

    fn closed(&mut self, frame: Option<&CloseFrame>) -> Lost {
        let (reason, retry_ms) = match self.closing.take() {
            Some((reason, retry_ms)) => (Some(reason), retry_ms),
            None => (None, None),
        };
        Lost::Closed { code: frame.map(|frame| frame.code.into()), reason, retry_ms }
    }

    fn note(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => {
                let missed = welcome.missed.iter().map(|happening| (welcome.seq, text(happening)));
                self.happenings.extend(missed);
                self.seq = welcome.seq;
                self.you = welcome.you;
                self.table = Some(welcome.table.clone());
                self.terms = Some(welcome.terms.clone());
                self.snapshot.clone_from(&welcome.snapshot);
            }
            ServerMessage::Update(update) => {
                assert_eq!(update.seq, self.seq + 1, "updates have no gap");
                self.happenings
                    .extend(update.happenings.iter().map(|happening| (update.seq, text(happening))));
                self.seq = update.seq;
                self.you = update.you;
                self.table = update.table.clone().or(self.table.take());
                self.terms = update.terms.clone().or(self.terms.take());
                self.snapshot.clone_from(&update.snapshot);
            }
            ServerMessage::Presence { table } => self.table = Some(table.clone()),
            ServerMessage::Closing { reason, retry_ms } => self.closing = Some((reason.clone(), *retry_ms)),
            ServerMessage::Done { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Said { .. }
            | ServerMessage::Nudged { .. }
            | ServerMessage::Remark { .. }
            | ServerMessage::Pong {} => {}
        }
    }

    /// Says that it is there, as a client does, and takes in what is said meanwhile.
    pub async fn ping_and_hear(&mut self) {
        self.send(&ClientMessage::Ping {}.encode()).await.expect("the connection lives");
        let _ = tokio::time::timeout(Duration::from_millis(500), self.next_message()).await;
    }

    /// A fresh name for a command.
    pub fn command_id(&mut self) -> CommandId {
        self.commands += 1;
        CommandId::new(&format!("{}-{}", &self.token[..8], self.commands)).expect("a sound id")
    }

    /// Has something done; the reason if it was refused.
    pub async fn command(&mut self, request: Request) -> Result<Result<Seq, Message>, Lost> {
        let id = self.command_id();
        self.command_as(&id, request).await
    }

    /// Has something done under this name.
    pub async fn command_as(
        &mut self,
        id: &CommandId,
        request: Request,
    ) -> Result<Result<Seq, Message>, Lost> {
        self.send(&ClientMessage::Command { id: id.clone(), request }.encode()).await?;
        loop {
            match self.next().await? {
                ServerMessage::Done { id: done, seq } if done == *id => {
                    self.acknowledged.push((id.as_str().to_owned(), seq));
                    return Ok(Ok(seq));
                }
                ServerMessage::Refused { id: Some(refused), reason } if refused == *id => {
                    return Ok(Err(reason));
                }
                _ => {}
            }
        }
    }

    /// Has something done that must work.
    pub async fn must(&mut self, request: Request) -> Seq {
        let outcome = self.command(request.clone()).await;
        outcome.expect("the connection lives").unwrap_or_else(|reason| panic!("{request:?}: {reason:?}"))
    }

    /// Asks whether the table is there, and waits for the answer.
    pub async fn ping(&mut self) -> Result<(), Lost> {
        self.send(&ClientMessage::Ping {}.encode()).await?;
        loop {
            if let ServerMessage::Pong {} = self.next().await? {
                return Ok(());
            }
        }
    }

    /// Sits down.
    pub async fn sit(&mut self, name: &str) -> Seq {
        self.must(Request::Sit { name: name.to_owned(), seat: None }).await
    }

    pub fn phase(&self) -> Phase {
        self.table.as_ref().expect("a table").phase
    }

    /// What the client may do now, as the game wrote it.
    pub fn legal(&self) -> Vec<Json> {
        let (Some(terms), Some(snapshot)) = (&self.terms, &self.snapshot) else { return Vec::new() };
        let options = serde_json::value::to_raw_value(&terms.options).expect("options");
        let game = catalog::game(&terms.game).expect("a game of the catalog");
        let rules = game.rules(&options, terms.seats).expect("the options of a table can be played");
        rules.legal(snapshot).expect("a snapshot of the game")
    }

    /// Takes any legal action if it may act, else waits for the next message.
    pub async fn step(&mut self, rng: &mut GameRng) -> Result<(), Lost> {
        let legal = self.legal();
        if self.phase() == Phase::Playing && !legal.is_empty() {
            let action = rng.pick(&legal).clone();
            // A refusal only says that the table has moved on.
            self.command(Request::Act { action }).await?.ok();
            return Ok(());
        }
        self.next().await.map(|_| ())
    }

    /// Plays until the game is over.
    pub async fn play_to_the_end(&mut self, mut rng: GameRng) -> Result<(), Lost> {
        while self.phase() != Phase::Over {
            self.step(&mut rng).await?;
        }
        Ok(())
    }
}

fn text(happening: &protocol::Happening) -> String {
    serde_json::to_string(happening).expect("JSON")
}

fn broken(error: &SocketError) -> Lost {
    Lost::Broken(error.to_string())
}

/// The status with which a socket was refused.
pub async fn refused_socket(
    addr: SocketAddr,
    table_id: &str,
    headers: &[(&'static str, &str)],
) -> (u16, Value) {
    let mut request = format!("ws://{addr}/ws/{table_id}").into_client_request().expect("an address");
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().expect("a header"));
    }
    match tokio::time::timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await.expect("in time") {
        Err(SocketError::Http(response)) => {
            let body = response.body().clone().unwrap_or_default();
            (response.status().as_u16(), serde_json::from_slice(&body).unwrap_or(Value::Null))
        }
        Err(error) => panic!("{error}"),
        Ok(_) => (101, Value::Null),
    }
}

/// The log of a table as it lies in the store: the texts of its entries.
pub async fn log(data: &Path, table_id: &str) -> Vec<String> {
    use sqlx::Connection;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.join("yohoho.db")).read_only(true);
    let mut connection =
        sqlx::sqlite::SqliteConnection::connect_with(&options).await.expect("the store can be read");
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT seq, entry FROM log WHERE table_id = ?1 ORDER BY seq")
            .bind(table_id)
            .fetch_all(&mut connection)
            .await
            .expect("the log can be read");
    let dense = rows.iter().zip(1..).all(|((seq, _), expected)| *seq == expected);
    assert!(dense, "a log has no gaps");
    rows.into_iter().map(|(_, entry)| entry).collect()
}

/// The name of the command that caused an entry, if one did.
pub fn command_of(entry: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).expect("an entry is JSON");
    entry["command"][1].as_str().map(str::to_owned)
}
