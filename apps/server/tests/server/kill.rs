//! Kills the server's process in the middle of games, again and again, and finds every acknowledged command in the
//! log, once.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;

use engine::GameRng;
use protocol::{CommandId, Occupant, Phase, Request, Table};
use serde_json::json;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use crate::process::{Process, be_the_server_or};
use crate::support::{Client, command_of, create, log, token};

const NAME: &str = "kill::killed_at_any_moment_the_server_has_every_acknowledged_command_once";
const TABLES: u8 = 4;
const SEATS: u8 = 3;
const KILLS: u32 = 8;
/// So many games are played at each table, so that it is alive when the server is killed.
const GAMES: u32 = 3;

#[test]
fn killed_at_any_moment_the_server_has_every_acknowledged_command_once() {
    be_the_server_or(kill_it_again_and_again());
}

async fn kill_it_again_and_again() {
    let data = tempfile::tempdir().unwrap();
    let mut server = Process::start(NAME, data.path());
    let mut rng = GameRng::from_number(1720);
    let (moved, addr) = watch::channel(server.addr);
    let (acknowledge, mut acknowledged) = mpsc::unbounded_channel();
    let mut players = JoinSet::new();
    let mut tables = Vec::new();
    for number in 0..TABLES {
        let table = create(server.addr, &json!({ "game": "skull", "seats": SEATS })).await;
        for seat in 0..SEATS {
            let guest = token(1 + number * SEATS + seat);
            let player = Player {
                client: Client::new(server.addr, &table, &guest),
                addr: addr.clone(),
                acknowledge: acknowledge.clone(),
                rng: rng.fork(&guest),
                pending: None,
            };
            players.spawn(player.play());
        }
        tables.push(table);
    }
    for _ in 0..KILLS {
        // At a moment that the seed chooses, with other commands on their way.
        for _ in 0..20 + rng.below(60) {
            acknowledged.recv().await.unwrap();
        }
        server.kill();
        server = Process::start(NAME, data.path());
        moved.send_replace(server.addr);
    }
    let clients = players.join_all().await;
    assert_eq!(clients.len(), usize::from(TABLES * SEATS));
    let logs = read_logs(data.path(), &tables).await;
    for client in &clients {
        check(client, &logs[client.table_id()]);
    }
    let total: usize = clients.iter().map(|client| client.acknowledged.len()).sum();
    assert!(total > 300, "enough was acknowledged to prove something: {total}");
    server.kill();
    assert_eq!(read_logs_of_the_dead(data.path(), &tables).await, logs);
}

async fn read_logs(data: &Path, tables: &[String]) -> HashMap<String, Vec<String>> {
    let mut logs = HashMap::new();
    for table in tables {
        logs.insert(table.clone(), log(data, table).await);
    }
    logs
}

/// What a new server would find: the file is opened for writing, so that the write-ahead log is taken in.
async fn read_logs_of_the_dead(data: &Path, tables: &[String]) -> HashMap<String, Vec<String>> {
    server::store::SqliteStore::open(data).await.unwrap();
    read_logs(data, tables).await
}

/// Everything that was acknowledged to this client is in the log where it was said to be, and nowhere else.
fn check(client: &Client, log: &[String]) {
    let commands: Vec<Option<String>> = log.iter().map(|entry| command_of(entry)).collect();
    for (id, seq) in &client.acknowledged {
        let places: Vec<u64> = (1..)
            .zip(&commands)
            .filter(|(_, stored)| stored.as_ref() == Some(id))
            .map(|(at, _)| at)
            .collect();
        assert_eq!(places, [*seq], "{id} is in the log once, where it was acknowledged");
    }
    assert_eq!(client.seq, log.len() as u64, "the client has seen the whole log");
}

fn is_full(table: &Table) -> bool {
    table.seats.iter().all(|seat| seat.occupant != Occupant::Open)
}

/// Somebody who plays on, whatever happens to the server.
struct Player {
    client: Client,
    addr: watch::Receiver<SocketAddr>,
    acknowledge: mpsc::UnboundedSender<()>,
    rng: GameRng,
    /// The command that was not answered yet; it is sent again under the same name.
    pending: Option<(CommandId, Request)>,
}

impl Player {
    async fn play(mut self) -> Client {
        self.connect().await;
        self.pending = Some((self.client.command_id(), Request::Sit { name: "Sailor".into(), seat: None }));
        while !self.is_done() {
            if self.go_on().await.is_err() {
                self.connect().await;
            }
        }
        self.client
    }

    fn is_done(&self) -> bool {
        self.pending.is_none()
            && self.client.phase() == Phase::Over
            && self.client.table.as_ref().is_some_and(|table| table.games == GAMES)
    }

    async fn go_on(&mut self) -> Result<(), crate::support::Lost> {
        if self.pending.is_none() {
            self.pending = self.wish().map(|request| (self.client.command_id(), request));
        }
        let Some((id, request)) = self.pending.clone() else {
            return self.client.next().await.map(|_| ());
        };
        let outcome = self.client.command_as(&id, request).await?;
        self.pending = None;
        if outcome.is_ok() {
            // Whoever counts may have counted enough.
            let _ = self.acknowledge.send(());
        }
        Ok(())
    }

    fn wish(&mut self) -> Option<Request> {
        let table = self.client.table.as_ref()?;
        match table.phase {
            Phase::Playing => {
                let legal = self.client.legal();
                (!legal.is_empty()).then(|| Request::Act { action: self.rng.pick(&legal).clone() })
            }
            Phase::Gathering if table.host == self.client.you && is_full(table) => {
                Some(Request::Start { bot: None })
            }
            Phase::Over if table.host == self.client.you => Some(Request::Rematch {}),
            Phase::Over | Phase::Gathering => None,
        }
    }

    /// Connects to wherever the server is, as often as it takes.
    async fn connect(&mut self) {
        loop {
            let addr = *self.addr.borrow_and_update();
            self.client.moved_to(addr);
            if self.client.connect().await.is_ok() {
                return;
            }
            // The server is dead; a new one says where it is.
            self.addr.changed().await.expect("somebody starts it again");
        }
    }
}
