//! Bots of many tables on one server: nobody waits for somebody else's thinking.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use engine::GameRng;
use protocol::{Phase, Request};
use serde_json::json;

use crate::support::{Client, create, start, token};

/// The slowest bot that is offered, at the size at which it is slowest: `docs/bots.md` has the times.
const SLOWEST: (&str, u8, &str) = ("skull-king", 8, "captain");

/// A table at which bots of this kind play on by themselves, and somebody who watches them.
async fn thinking_table(addr: SocketAddr, number: u8) -> Client {
    let (game, seats, bot) = SLOWEST;
    let table = create(addr, &json!({ "game": game, "seats": seats })).await;
    let mut host = Client::join(addr, &table, &token(number)).await;
    host.sit("Anne").await;
    host.must(Request::Start { bot: Some(bot.to_owned()) }).await;
    host.must(Request::Stand {}).await;
    host
}

/// Plays until the client has waited for others this often; how long each wait took.
async fn waits(client: &mut Client, n: usize) -> Vec<Duration> {
    let (mut waits, mut rng) = (Vec::new(), GameRng::from_number(1));
    while waits.len() < n {
        if client.phase() == Phase::Over {
            client.must(Request::Rematch {}).await;
        }
        let (begun, is_waiting) = (Instant::now(), client.legal().is_empty());
        client.step(&mut rng).await.expect("the connection lives");
        if is_waiting {
            waits.push(begun.elapsed());
        }
    }
    waits
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_twelve_tables_of_the_slowest_bots_the_thirteenth_is_answered_within_a_second() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut thinking = Vec::new();
    for number in 1..=12 {
        thinking.push(thinking_table(server.addr, number).await);
    }
    let table = create(server.addr, &json!({ "game": "skull-king", "seats": 4 })).await;
    let mut anne = Client::join(server.addr, &table, &token(13)).await;
    anne.sit("Anne").await;
    anne.must(Request::Start { bot: Some("deckhand".to_owned()) }).await;
    let waits = waits(&mut anne, 60).await;
    assert!(waits.iter().all(|wait| *wait < Duration::from_secs(1)), "{waits:?}");
    for client in &mut thinking {
        let seen = client.seq;
        while client.seq == seen {
            client.next().await.expect("a table that thinks has its turns");
        }
    }
    server.shutdown().await;
}
