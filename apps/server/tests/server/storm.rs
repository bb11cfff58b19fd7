//! A table that everybody has the link to: however many come, watch and go, those who play there go on playing.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::GameRng;
use futures_util::FutureExt;
use futures_util::future::{join_all, select_all};
use protocol::{Phase, Request};
use serde_json::json;
use server::Limits;
use tokio::time::Instant;

use crate::support::{Client, Lost, create, start, token};

/// So many games are played in the storm, and at least so many watchers come and go meanwhile.
const GAMES: u32 = 3;
const VISITS: usize = 300;

/// Connections of so many different watchers, all made at once.
async fn watchers(addr: SocketAddr, table: &str, number: u8) -> Vec<Client> {
    let tokens = (100..100 + number).map(token);
    join_all(tokens.map(|token| async move { Client::join(addr, table, &token).await })).await
}

/// Three people at a table for three, whose game has begun.
async fn players(addr: SocketAddr, table: &str) -> Vec<Client> {
    let mut players = Vec::new();
    for (number, name) in (1..).zip(["Anne", "Bart", "Mary"]) {
        let mut player = Client::join(addr, table, &token(number)).await;
        player.sit(name).await;
        players.push(player);
    }
    players[0].must(Request::Start { bot: None }).await;
    players
}

/// Plays game after game until the host has enough; every move counts, and the connection is never lost.
async fn play(player: &mut Client, mut rng: GameRng, visits: &AtomicUsize) {
    loop {
        let table = player.table.as_ref().expect("a table");
        let (games, is_host) = (table.games, table.host == player.you);
        let legal = player.legal();
        match player.phase() {
            Phase::Playing if !legal.is_empty() => {
                let action = rng.pick(&legal).clone();
                player.must(Request::Act { action }).await;
            }
            Phase::Over if is_host && games >= GAMES && visits.load(Ordering::Relaxed) >= VISITS => return,
            Phase::Over if is_host => {
                player.must(Request::Rematch {}).await;
            }
            _ => {
                player.next().await.expect("the connection lives");
            }
        }
    }
}

/// Watchers come in bursts and are gone before they have read anything, until nobody plays any more.
async fn storm(addr: SocketAddr, table: &str, visits: &AtomicUsize) {
    loop {
        let burst = join_all((100..195).map(token).map(|token| async move {
            let mut watcher = Client::new(addr, table, &token);
            // Where there is no room for it, it is a storm all the same.
            let _ = watcher.connect().await;
            watcher
        }));
        visits.fetch_add(burst.await.len(), Ordering::Relaxed);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn watchers_that_come_and_go_in_bursts_cost_the_players_no_move_and_no_connection() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let began = Instant::now();
    let mut players = players(server.addr, &table).await;
    let visits = AtomicUsize::new(0);
    let seeded = players.iter_mut().zip(0..);
    let games = seeded.map(|(player, seed)| play(player, GameRng::from_number(seed), &visits).boxed());
    tokio::select! {
        _ = select_all(games) => {}
        () = storm(server.addr, &table, &visits) => {}
    }
    let usual = Limits::usual().room.presence;
    let most = u128::from(usual.burst_max) + began.elapsed().as_millis() / u128::from(usual.refill_ms) + 1;
    for player in &players {
        let presence = player.frames.iter().filter(|frame| frame.starts_with(r#"{"presence""#)).count();
        assert!(presence as u128 <= most, "told {presence} times who came and went, not {most} at most");
    }
    assert!(visits.into_inner() >= VISITS);
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn as_many_as_may_watch_can_come_at_once_and_all_of_them_stay() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let mut watchers = watchers(server.addr, &table, 100).await;
    for watcher in &mut watchers {
        watcher.ping().await.expect("nobody is cut off");
    }
    let mut friend = Client::join(server.addr, &table, &token(1)).await;
    friend.sit("Anne").await;
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_comes_back_to_a_table_with_as_many_connections_as_there_can_be() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let mut players = players(server.addr, &table).await;
    let mut others = Vec::new();
    for number in 1..=3 {
        for _ in 1..Limits::usual().room.clients_per_guest_max {
            others.push(Client::join(server.addr, &table, &token(number)).await);
        }
    }
    let _watchers = watchers(server.addr, &table, 100).await;
    let mut anne = Client::join(server.addr, &table, &token(1)).await;
    anne.ping().await.expect("she is there again");
    let reason = loop {
        match players[0].next().await {
            Ok(_) => {}
            Err(Lost::Closed { reason, .. }) => break reason.expect("a reason"),
            Err(lost) => panic!("a farewell, not {lost:?}"),
        }
    };
    assert_eq!(reason.key, "room-too-many-connections", "her oldest connection has made way");
    server.shutdown().await;
}
