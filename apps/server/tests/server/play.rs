//! Whole games over real sockets: friends and bots at one table, coming back, watching.

use engine::GameRng;
use futures_util::future::join_all;
use protocol::{ClientMessage, Occupant, PROTOCOL, Phase, Request, ServerMessage, decode_server};
use serde_json::{Value, json};
use server::Limits;

use crate::support::{Client, Lost, create, get, log, start, start_with, token};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_of_the_catalog_is_played_to_its_end_by_people_and_bots() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    for game in catalog::GAMES {
        let seats = game.seats_usual();
        let table = create(server.addr, &json!({ "game": game.id(), "seats": seats })).await;
        let mut people = Vec::new();
        for number in 1..=2 {
            let mut person = Client::join(server.addr, &table, &token(number)).await;
            person.sit(&format!("Sailor {number}")).await;
            people.push(person);
        }
        people[0].must(Request::Start { bot: Some(game.bots(game.seats_usual())[0].to_owned()) }).await;
        let ended =
            join_all(people.iter_mut().zip(0..).map(|(person, seed)| async move {
                person.play_to_the_end(GameRng::from_number(seed)).await
            }));
        assert!(ended.await.into_iter().all(|ended| ended.is_ok()));
        assert_eq!(people[0].seq, log(data.path(), &table).await.len() as u64, "everything told is stored");
        assert_eq!(people[0].table, people[1].table);
        assert_eq!(people[0].phase(), Phase::Over);
    }
    server.shutdown().await;
}

/// A table of three with two people and a bot, in the middle of a game.
async fn table_of_two(addr: std::net::SocketAddr) -> (String, Client, Client) {
    let table = create(addr, &json!({ "game": "skull", "seats": 3, "bots": ["powder-monkey"] })).await;
    let mut anne = Client::join(addr, &table, &token(1)).await;
    let mut mary = Client::join(addr, &table, &token(2)).await;
    anne.sit("Anne").await;
    mary.sit("Mary").await;
    (table, anne, mary)
}

/// Lets both play until the table has come this far.
async fn play_until(anne: &mut Client, mary: &mut Client, seq: u64) {
    let (mut one, mut two) = (GameRng::from_number(1), GameRng::from_number(2));
    let until = async |client: &mut Client, rng: &mut GameRng| {
        while client.seq < seq && client.phase() != Phase::Over {
            client.step(rng).await.expect("the connection lives");
        }
    };
    tokio::join!(until(anne, &mut one), until(mary, &mut two));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_gets_exactly_what_was_missed() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (table, mut anne, mut mary) = table_of_two(server.addr).await;
    let mut watcher = Client::join(server.addr, &table, &token(3)).await;
    anne.must(Request::Start { bot: None }).await;
    play_until(&mut anne, &mut mary, 9).await;
    // The watcher goes away, and things go on without it.
    while watcher.seq < 6 {
        watcher.next().await.unwrap();
    }
    let (seen, last) = (watcher.happenings.len(), watcher.seq);
    watcher.vanish();
    let ahead = anne.seq.max(mary.seq) + 8;
    play_until(&mut anne, &mut mary, ahead).await;
    watcher.connect().await.unwrap();
    let mut everything = anne;
    while everything.seq < watcher.seq {
        everything.next().await.unwrap();
    }
    let missed: Vec<&String> = watcher.happenings[seen..].iter().map(|(_, text)| text).collect();
    let told: Vec<&String> = everything
        .happenings
        .iter()
        .filter(|(seq, _)| (last + 1..=watcher.seq).contains(seq))
        .map(|(_, text)| text)
        .collect();
    assert!(told.len() >= 8, "something happened");
    assert_eq!(missed, told);
    let Ok(ServerMessage::Welcome(welcome)) = decode_server(&watcher.frames[0]) else {
        panic!("the first frame is the welcome")
    };
    assert!(welcome.complete);
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_hello_asks_for_everything_again() {
    let data = tempfile::tempdir().unwrap();
    let server = start_with(data.path(), Limits::usual()).await;
    let (_, mut anne, _mary) = table_of_two(server.addr).await;
    let hello = |last| ClientMessage::Hello { protocol: PROTOCOL, last }.encode();
    anne.send(&hello(Some(1))).await.unwrap();
    let welcome = loop {
        if let ServerMessage::Welcome(welcome) = anne.next().await.unwrap() {
            break welcome;
        }
    };
    assert_eq!((welcome.you, welcome.complete), (anne.you, true));
    assert_eq!(welcome.missed.len() as u64, welcome.seq - 1, "a note for every entry after the first");
    // But not as often as one likes.
    for _ in 0..40 {
        anne.send(&hello(None)).await.unwrap();
    }
    let reason = loop {
        if let ServerMessage::Refused { reason, .. } = anne.next().await.unwrap() {
            break reason;
        }
    };
    assert_eq!(reason.key, "room-too-fast");
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_only_a_moment_away_from_the_table() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (_, mut anne, mut mary) = table_of_two(server.addr).await;
    anne.must(Request::Start { bot: None }).await;
    play_until(&mut anne, &mut mary, 10).await;
    let stopping = tokio::time::Instant::now();
    let (lost, ()) = tokio::join!(
        async {
            loop {
                if let Err(lost) = anne.next().await {
                    break lost;
                }
            }
        },
        server.shutdown()
    );
    assert!(stopping.elapsed() < std::time::Duration::from_secs(2), "stopping takes less than two seconds");
    let Lost::Closed { code, reason, retry_ms } = lost else { panic!("a farewell, not {lost:?}") };
    assert_eq!((code, reason.unwrap().key.as_ref()), (Some(1012), "server-restarting"));
    assert!((500..2_500).contains(&retry_ms.unwrap()));

    let server = start(data.path()).await;
    let seat = anne.you;
    for client in [&mut anne, &mut mary] {
        client.moved_to(server.addr);
        client.connect().await.unwrap();
    }
    assert_eq!(anne.you, seat, "the seat is still hers");
    let (one, two) = tokio::join!(
        anne.play_to_the_end(GameRng::from_number(3)),
        mary.play_to_the_end(GameRng::from_number(4))
    );
    one.unwrap();
    two.unwrap();
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_gets_the_public_half_only() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (table, mut anne, mut mary) = table_of_two(server.addr).await;
    let mut one = Client::join(server.addr, &table, &token(3)).await;
    let mut two = Client::join(server.addr, &table, &token(4)).await;
    anne.must(Request::Start { bot: None }).await;
    let (ended, also_ended) = tokio::join!(
        anne.play_to_the_end(GameRng::from_number(5)),
        mary.play_to_the_end(GameRng::from_number(6))
    );
    ended.unwrap();
    also_ended.unwrap();
    for watcher in [&mut one, &mut two] {
        while watcher.phase() != Phase::Over {
            watcher.next().await.unwrap();
        }
        assert_eq!(watcher.you, None);
    }
    let updates = |client: &Client| -> Vec<Value> {
        let frames = client.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).unwrap());
        frames.filter(|frame| !frame["update"]["snapshot"].is_null()).collect()
    };
    let (watched, played) = (updates(&one), updates(&anne));
    assert!(watched.len() > 10);
    for update in &watched {
        let snapshot = &update["update"]["snapshot"];
        assert!(snapshot["private"].is_null() && snapshot["viewer"].is_null(), "{snapshot}");
        let seq = &update["update"]["seq"];
        let own = played.iter().find(|update| update["update"]["seq"] == *seq).expect("the same update");
        assert_eq!(own["update"]["snapshot"]["public"], snapshot["public"]);
        assert!(!own["update"]["snapshot"]["private"].is_null());
    }
    let texts = |client: &Client| -> Vec<String> {
        client.frames.iter().filter(|frame| frame.starts_with("{\"update\"")).cloned().collect()
    };
    assert_eq!(texts(&one), texts(&two), "all spectators get the same bytes");
    server.shutdown().await;
}

#[tokio::test]
async fn a_table_is_described_to_anybody_with_its_link() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (table, ..) = table_of_two(server.addr).await;
    let answer = get(server.addr, &format!("/api/tables/{table}"), &[]).await;
    assert_eq!(answer.status, 200);
    let told: Value = serde_json::from_slice(&answer.body).unwrap();
    let terms: protocol::Terms = serde_json::from_value(told["terms"].clone()).unwrap();
    let told: protocol::Table = serde_json::from_value(told["table"].clone()).unwrap();
    assert_eq!((terms.game.as_str(), terms.seats), ("skull", 3));
    assert_eq!((told.phase, told.seats.len()), (Phase::Gathering, 3));
    assert!(matches!(&told.seats[0].occupant, Occupant::Player { name, .. } if name == "Anne"));
    assert!(matches!(&told.seats[2].occupant, Occupant::Bot { kind, .. } if kind == "powder-monkey"));
    server.shutdown().await;
}

#[tokio::test]
async fn the_same_command_twice_counts_once_and_gets_the_same_answer() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let mut anne = Client::join(server.addr, &table, &token(1)).await;
    let id = anne.command_id();
    let sit = || Request::Sit { name: "Anne".into(), seat: None };
    let first = anne.command_as(&id, sit()).await.unwrap().unwrap();
    // The answer is lost with the connection; the client asks again on a new one.
    anne.vanish();
    anne.connect().await.unwrap();
    assert_eq!(anne.command_as(&id, sit()).await.unwrap().unwrap(), first);
    assert_eq!(log(data.path(), &table).await.len(), 2, "opened and sat");
    server.shutdown().await;
}

/// What is played at a table of this game by its usual rules.
fn lay(game: &str, seats: u8) -> Request {
    let game = catalog::GAMES.iter().find(|known| known.id() == game).expect("it is in the catalog");
    Request::Lay { game: game.id().to_owned(), options: game.presets().swap_remove(0).1, seats }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn friends_play_every_game_one_after_the_other_at_the_same_table() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (table, mut anne, mut mary) = table_of_two(server.addr).await;
    for (number, game) in ["skull", "skull-king", "skallywaggs"].into_iter().enumerate() {
        if number > 0 {
            anne.must(lay(game, 3)).await;
        }
        anne.must(Request::Start { bot: None }).await;
        while mary.phase() != Phase::Playing {
            mary.next().await.expect("the connection lives");
        }
        let (one, two) = (GameRng::from_number(1), GameRng::from_number(2));
        let ended = tokio::join!(anne.play_to_the_end(one), mary.play_to_the_end(two));
        assert!(ended.0.is_ok() && ended.1.is_ok(), "{game}");
        for person in [&anne, &mary] {
            assert_eq!(person.terms.as_ref().expect("it is known what is played").game, game);
        }
    }
    let evening = &anne.table.as_ref().expect("a table").evening;
    assert_eq!(
        evening.iter().map(|line| (line.name.as_str(), line.games)).collect::<Vec<_>>(),
        [("Anne", 3), ("Mary", 3)]
    );
    let late = Client::join(server.addr, &table, &token(3)).await;
    assert_eq!(late.terms.expect("what is played").game, "skallywaggs");
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_friend_whose_network_is_frozen_is_away_within_ten_seconds() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (_, mut anne, mary) = table_of_two(server.addr).await;
    let is_away = |anne: &Client| {
        let seats = &anne.table.as_ref().expect("a table").seats;
        matches!(seats[1].occupant, Occupant::Player { here: false, .. })
    };
    assert!(!is_away(&anne));
    // Nobody reads Mary's socket or answers on it, and nobody closes it.
    let noticed = async {
        while !is_away(&anne) {
            anne.ping_and_hear().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(10), noticed).await.expect("it is noticed in time");
    drop(mary);
    server.shutdown().await;
}
