//! What a move costs the shipped server: processor time, frames and bytes. `cargo xtask moves` runs it.
//!
//! A program of its own plays a whole game at many tables at once, each with a socket for every seat, as fast as the
//! tables answer.
//! A move is counted when it is acknowledged and everybody at its table has been told.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use engine::GameRng;
use futures_util::future::try_join_all;
use futures_util::{SinkExt, StreamExt};
use hosting::AnyRules;
use protocol::{ClientMessage, CommandId, Json, PROTOCOL, Request, Seq, ServerMessage, decode_server};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const GAME: &str = "skull-king";
const SEATS: u8 = 4;
const TABLES: u8 = 60;
/// Clock ticks of the system's accounts in a second.
const TICKS: f64 = 100.0;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let program: PathBuf = std::env::args().nth(1).context("usage: moves PROGRAM")?.into();
    let data = tempfile::tempdir()?;
    let mut server = Server::start(&program, data.path())?;
    let mut tables = try_join_all((0..TABLES).map(|number| Table::open(&server.address, number))).await?;
    let (before, began) = (server.processor_s()?, Instant::now());
    let counts = try_join_all(tables.iter_mut().map(Table::play)).await?;
    let (spent, took) = (server.processor_s()? - before, began.elapsed());
    let sum = counts.iter().fold(Count::default(), Count::and);
    let each = |amount: f64| (amount / sum.moves as f64 * 10.0).round() / 10.0;
    println!(
        "{}",
        json!({
            "game": GAME, "seats": SEATS, "tables": TABLES, "moves": sum.moves,
            "moves_per_second": (sum.moves as f64 / took.as_secs_f64()).round(),
            "frames_per_move": each(sum.frames as f64),
            "bytes_per_move": each(sum.bytes as f64),
            "server_us_per_move": each(spent * 1e6),
        })
    );
    server.process.kill()?;
    Ok(())
}

struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(program: &std::path::Path, data: &std::path::Path) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data).stdin(Stdio::null());
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let out = BufReader::new(process.stdout.take().context("its output")?);
        for line in out.lines() {
            if let Some((_, address)) = line?.split_once("http://") {
                let address = address.trim_end_matches('/').trim().to_owned();
                return Ok(Self { process, address });
            }
        }
        bail!("the server tells no address")
    }

    /// The processor time that the server has used so far.
    fn processor_s(&self) -> Result<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let (_, fields) = stat.rsplit_once(") ").context("a stat")?;
        let fields: Vec<&str> = fields.split(' ').collect();
        let (user, system): (f64, f64) = (fields[11].parse()?, fields[12].parse()?);
        Ok((user + system) / TICKS)
    }
}

#[derive(Clone, Copy, Default)]
struct Count {
    moves: u64,
    frames: u64,
    bytes: u64,
}

impl Count {
    const fn and(self, other: &Self) -> Self {
        Self {
            moves: self.moves + other.moves,
            frames: self.frames + other.frames,
            bytes: self.bytes + other.bytes,
        }
    }
}

struct Table {
    rules: Box<dyn AnyRules>,
    players: Vec<Player>,
    rng: GameRng,
}

impl Table {
    async fn open(address: &str, number: u8) -> Result<Self> {
        let made =
            post(address, &json!({ "game": GAME, "seats": SEATS }).to_string(), &token(number, 0)).await?;
        let id = made["id"].as_str().context("the table's name")?;
        let mut players = Vec::new();
        for seat in 0..SEATS {
            let mut player = Player::join(address, id, &token(number, seat)).await?;
            player.must(Request::Sit { name: format!("P{seat}"), seat: None }).await?;
            players.push(player);
        }
        players[0].must(Request::Start { bot: None }).await?;
        let game = catalog::game(GAME).context("the game")?;
        let (_, options) = game.presets().remove(0);
        let rules = game.rules(&options, SEATS).map_err(|error| anyhow::anyhow!("{error}"))?;
        let mut table = Self { rules, players, rng: GameRng::from_number(number.into()) };
        let seq = table.players[0].seq;
        table.hear_all(seq).await?;
        Ok(table)
    }

    /// Plays a whole game: what is sent grows with it.
    async fn play(&mut self) -> Result<Count> {
        let mut moves = 0;
        self.players.iter_mut().for_each(|player| player.count = Count::default());
        while let Some((seat, action)) = self.next_action()? {
            let seq = self.players[seat].must(Request::Act { action }).await?;
            self.hear_all(seq).await?;
            moves += 1;
        }
        let heard = self.players.iter().fold(Count::default(), |sum, player| sum.and(&player.count));
        Ok(Count { moves, ..heard })
    }

    /// A random legal action of somebody; none when the game is over.
    fn next_action(&mut self) -> Result<Option<(usize, Json)>> {
        for (seat, player) in self.players.iter().enumerate() {
            let snapshot = player.snapshot.as_deref().context("a game")?;
            let legal = self.rules.legal(snapshot).map_err(|error| anyhow::anyhow!("{error}"))?;
            if !legal.is_empty() {
                return Ok(Some((seat, self.rng.pick(&legal).clone())));
            }
        }
        Ok(None)
    }

    async fn hear_all(&mut self, seq: Seq) -> Result<()> {
        for player in &mut self.players {
            while player.seq < seq {
                player.hear().await?;
            }
        }
        Ok(())
    }
}

struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    seq: Seq,
    snapshot: Option<Json>,
    count: Count,
    commands: u64,
    answer: Option<(CommandId, Result<Seq, String>)>,
}

impl Player {
    async fn join(address: &str, table: &str, token: &str) -> Result<Self> {
        let mut request = format!("ws://{address}/ws/{table}").into_client_request()?;
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        let mut player =
            Self { socket, seq: 0, snapshot: None, count: Count::default(), commands: 0, answer: None };
        player.send(&ClientMessage::Hello { protocol: PROTOCOL, last: None }).await?;
        while player.seq == 0 {
            player.hear().await?;
        }
        Ok(player)
    }

    async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        Ok(self.socket.send(Frame::text(message.encode())).await?)
    }

    /// Has something done, and waits for the word that it is.
    async fn must(&mut self, request: Request) -> Result<Seq> {
        self.commands += 1;
        let id = CommandId::new(&format!("n{}", self.commands)).context("an id")?;
        let command = ClientMessage::Command { id: id.clone(), request };
        self.send(&command).await?;
        loop {
            match self.answer.take() {
                // On a quick machine we play faster than a table lets anybody.
                Some((answered, Err(why))) if answered == id && why == "room-too-fast" => {
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    self.send(&command).await?;
                }
                Some((answered, outcome)) if answered == id => return outcome.map_err(anyhow::Error::msg),
                _ => self.hear().await?,
            }
        }
    }

    async fn hear(&mut self) -> Result<()> {
        let frame = self.socket.next().await.context("the server has hung up")??;
        let Frame::Text(text) = frame else { return Ok(()) };
        self.count.frames += 1;
        self.count.bytes += text.len() as u64;
        match decode_server(&text).map_err(|error| anyhow::anyhow!("{error}"))? {
            ServerMessage::Welcome(welcome) => (self.seq, self.snapshot) = (welcome.seq, welcome.snapshot),
            ServerMessage::Update(update) => (self.seq, self.snapshot) = (update.seq, update.snapshot),
            ServerMessage::Done { id, seq } => self.answer = Some((id, Ok(seq))),
            ServerMessage::Refused { id: Some(id), reason } => {
                self.answer = Some((id, Err(reason.key.into_owned())));
            }
            ServerMessage::Closing { reason, .. } => bail!("the table closes: {}", reason.key),
            _ => {}
        }
        Ok(())
    }
}

fn token(table: u8, seat: u8) -> String {
    hex::encode([[table, seat]; 16].concat())
}

async fn post(address: &str, body: &str, token: &str) -> Result<serde_json::Value> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Authorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").context("an answer")?;
    ensure!(head.contains(" 201 "), "no table was made: {answer}");
    Ok(serde_json::from_str(body)?)
}
