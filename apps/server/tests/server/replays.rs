//! Finished games by link: who may have one, what a stranger sees in it, and that it can be taken back.

use std::net::SocketAddr;

use engine::GameRng;
use futures_util::future::join_all;
use protocol::{Phase, Request};
use replay::{Deeds, Film};
use serde_json::{Value, json};

use crate::browser::Browser;
use crate::support::{Answer, Client, create, exchange, get, post, start, token};

/// A game of two people and a bot, played to its end.
async fn played(addr: SocketAddr, game: &str) -> String {
    played_by(addr, game).await.0
}

/// The same, with the people, who are still there.
async fn played_by(addr: SocketAddr, game: &str) -> (String, Vec<Client>) {
    let table = create(addr, &json!({ "game": game, "seats": 3, "bots": ["powder-monkey"] })).await;
    let mut people = Vec::new();
    for number in 1..=2 {
        let mut person = Client::join(addr, &table, &token(number)).await;
        person.sit(&format!("Sailor {number}")).await;
        people.push(person);
    }
    people[0].must(Request::Start { bot: None }).await;
    let ended = join_all(
        people.iter_mut().zip(0..).map(|(person, seed)| person.play_to_the_end(GameRng::from_number(seed))),
    );
    assert!(ended.await.into_iter().all(|ended| ended.is_ok()));
    assert_eq!(people[0].phase(), Phase::Over);
    (table, people)
}

fn bearer(number: u8) -> String {
    format!("Authorization: Bearer {}", token(number))
}

async fn ask(addr: SocketAddr, method: &str, path: &str, number: u8, body: &str) -> Answer {
    let head = format!("{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n{}", bearer(number));
    let length = body.len();
    let rest = format!("Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}");
    exchange(addr, &format!("{head}\r\n{rest}")).await
}

async fn link(addr: SocketAddr, table: &str, number: u8) -> Answer {
    ask(addr, "POST", &format!("/api/tables/{table}/games/1/replay"), number, "").await
}

async fn link_id(addr: SocketAddr, table: &str) -> String {
    let answer = link(addr, table, 1).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let id = answer.json()["id"].as_str().unwrap().to_owned();
    assert!(answer.json()["url"].as_str().unwrap().ends_with(&format!("/replay/{id}")));
    id
}

/// The private halves that an answer tells, for each seat.
fn told(answer: &Answer) -> Vec<bool> {
    let json = answer.json();
    let views = json["body"]["views"].as_array().expect("something stays secret").clone();
    let seats = json["players"].as_array().unwrap().len();
    (0..seats).map(|seat| views.iter().any(|view| !view["private"][seat].is_null())).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_has_one_link_for_those_who_played_and_it_can_be_taken_back() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = played(server.addr, "skull-king").await;
    let stranger = link(server.addr, &table, 9).await;
    assert_eq!(stranger.error(), (403, "not_yours".into(), "server-replay-not-yours".into()));
    let id = link_id(server.addr, &table).await;
    assert_eq!(id.len(), 26, "130 bits");
    assert_eq!(link(server.addr, &table, 2).await.json()["id"], id, "all have the same one");
    let path = format!("/api/replays/{id}");
    let seen = get(server.addr, &path, &[]).await;
    assert_eq!((seen.status, seen.header("cache-control")), (200, Some("no-store")));
    let file = seen.json();
    assert_eq!((file["game"].as_str(), file["yohoho_replay"].as_u64()), (Some("skull-king"), Some(1)));
    assert!(file["body"]["moves"].as_array().unwrap().len() > 60);
    assert!(!String::from_utf8(seen.body.clone()).unwrap().contains(&table), "a link leads to no table");
    for number in [9, 3] {
        let refused = ask(server.addr, "DELETE", &path, number, "").await;
        assert_eq!(refused.error().1, "not_yours", "a stranger takes nothing back");
    }
    assert_eq!(ask(server.addr, "DELETE", &path, 2, "").await.status, 204);
    assert_eq!(get(server.addr, &path, &[]).await.error().1, "no_such_game");
    assert_ne!(link_id(server.addr, &table).await, id, "a new link is another one");
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disc_that_was_never_turned_is_shown_by_its_owner_alone() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = played(server.addr, "skull").await;
    let id = link_id(server.addr, &table).await;
    let path = format!("/api/replays/{id}");
    let look = async |number| ask(server.addr, "GET", &path, number, "").await;
    // The third seat is a bot's, which has no secrets of its own.
    assert_eq!(told(&look(9).await), [false, false, true]);
    assert_eq!(told(&look(1).await), [true, false, true], "one sees again what one saw");
    let own = look(1).await.json();
    assert_eq!((own["you"].as_u64(), own["cards_shown"].as_bool()), (Some(0), Some(false)));
    let shows = json!({ "shown": true }).to_string();
    let cards = format!("{path}/cards");
    assert_eq!(ask(server.addr, "PUT", &cards, 9, &shows).await.error().1, "not_yours");
    assert_eq!(ask(server.addr, "PUT", &cards, 1, &shows).await.status, 204);
    assert_eq!(told(&look(9).await), [true, false, true]);
    assert_eq!(ask(server.addr, "PUT", &cards, 2, &shows).await.status, 204);
    assert!(look(9).await.json()["body"]["moves"].is_array(), "now there is no secret left");
    let hides = json!({ "shown": false }).to_string();
    assert_eq!(ask(server.addr, "PUT", &cards, 1, &hides).await.status, 204);
    assert_eq!(told(&look(9).await), [false, true, true]);
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_listed_for_those_who_played_and_only_when_they_are_over() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (table, mut people) = played_by(server.addr, "skull").await;
    let path = format!("/api/tables/{table}/games");
    let list = async |number| ask(server.addr, "GET", &path, number, "").await.json()["games"].clone();
    let games = list(2).await;
    assert_eq!(games.as_array().unwrap().len(), 1);
    assert_eq!((games[0]["you"].as_u64(), games[0]["link"].clone()), (Some(1), Value::Null));
    assert_eq!(games[0]["players"][0], json!({ "name": "Sailor 1" }));
    assert!(games[0]["ended_ms"].as_u64() >= games[0]["began_ms"].as_u64());
    let id = link_id(server.addr, &table).await;
    assert_eq!(list(1).await[0]["link"], id);
    assert_eq!(list(9).await, json!([]), "a stranger learns nothing");
    // Of a second game that is still on nothing is told.
    people[0].must(Request::Rematch {}).await;
    assert_eq!(people[0].phase(), Phase::Playing);
    assert_eq!(list(1).await.as_array().unwrap().len(), 1);
    let on = ask(server.addr, "POST", &format!("/api/tables/{table}/games/2/replay"), 1, "").await;
    assert_eq!(on.error().1, "no_such_game");
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_what_they_did_in_a_game_and_nobody_what_others_did() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    for game in ["skull", "skull-king"] {
        let table = played(server.addr, game).await;
        let path = format!("/api/tables/{table}/games");
        let own = async |number| {
            let list = ask(server.addr, "GET", &path, number, "").await.json();
            serde_json::from_value::<Deeds>(list["games"][0]["deeds"].clone()).expect("deeds")
        };
        let told = [own(1).await, own(2).await];
        // Nobody has made a link yet.
        let film =
            get(server.addr, &format!("/api/replays/{}", link_id(server.addr, &table).await), &[]).await;
        let film = Film::read(catalog::GAMES, std::str::from_utf8(&film.body).unwrap()).expect("a film");
        assert_eq!(told[..], film.deeds()[..2], "{game}");
        let count = |deeds: &Deeds| deeds.iter().map(|(_, count)| count).sum::<u32>();
        assert!(game == "skull" || told.iter().map(count).eq([10, 10]), "one bid a round: {told:?}");
    }
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_survive_a_restart_and_nothing_else_is_found() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = played(server.addr, "skull").await;
    let id = link_id(server.addr, &table).await;
    server.shutdown().await;
    let server = start(data.path()).await;
    assert_eq!(get(server.addr, &format!("/api/replays/{id}"), &[]).await.status, 200);
    for other in ["", "x", "0123456789abcdefghjkmnpqrs", &format!("{id}0"), &id.to_uppercase(), "../tables"] {
        let missed = get(server.addr, &format!("/api/replays/{other}"), &[]).await;
        assert_eq!(missed.status, 404, "{other}");
    }
    let foreign = ["Origin: https://evil.example", &bearer(1)];
    let forged = post(server.addr, &format!("/api/tables/{table}/games/1/replay"), &foreign, "").await;
    assert_eq!(forged.error().1, "foreign_origin");
    server.shutdown().await;
}

/// Hands somebody's seat over to another device of theirs.
async fn carried(addr: SocketAddr, table: &str, from: u8, to: u8) {
    let ticket = ask(addr, "POST", &format!("/api/tables/{table}/ticket"), from, "{}").await.json();
    let used = format!("/api/tickets/{}", ticket["ticket"].as_str().expect("a ticket"));
    assert_eq!(ask(addr, "POST", &used, to, "{}").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_table_everybody_is_told_the_games_they_played_in_whichever_device_they_had() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (table, mut people) = played_by(server.addr, "skull").await;
    people.remove(1).must(Request::Stand {}).await;
    let mut host = people.remove(0);
    host.must(Request::Rematch {}).await;
    host.play_to_the_end(GameRng::from_number(3)).await.expect("it is played");
    let path = format!("/api/tables/{table}/games");
    let list = async |number| ask(server.addr, "GET", &path, number, "").await.json()["games"].clone();
    let numbers = async |number| {
        let games = list(number).await;
        games.as_array().unwrap().iter().map(|game| game["number"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(numbers(1).await, [1, 2]);
    assert_eq!(numbers(2).await, [1], "what was played after they left is not theirs");
    assert_eq!(numbers(5).await, [0; 0]);
    carried(server.addr, &table, 1, 5).await;
    assert_eq!(numbers(5).await, [1, 2], "another device is the same person");
    assert_eq!(list(5).await[0]["you"].as_u64(), Some(0));
    let linked = link(server.addr, &table, 5).await;
    assert_eq!(linked.status, 201);
    let film = format!("/api/replays/{}", linked.json()["id"].as_str().unwrap());
    let seen = ask(server.addr, "GET", &film, 5, "").await.json();
    assert_eq!((&seen["you"], &seen["cards_shown"]), (&json!(0), &json!(false)), "and sees what they saw");
    assert_eq!((numbers(1).await, numbers(2).await), (vec![1, 2], vec![1]));
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_is_that_of_whoever_had_the_seat_at_the_end_and_not_of_who_left_it() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 2 })).await;
    let [mut host, mut early, mut late] =
        join_all([1, 2, 3].map(async |number| Client::join(server.addr, &table, &token(number)).await))
            .await
            .try_into()
            .unwrap_or_else(|_| panic!("three people"));
    host.sit("Anne").await;
    early.sit("Bart").await;
    host.must(Request::Start { bot: None }).await;
    early.must(Request::Stand {}).await;
    late.sit("Cleo").await;
    host.ping().await.expect("the host is told who knocks");
    let knock = host.table.as_ref().unwrap().knocks[0].number;
    host.must(Request::Admit { knock }).await;
    late.ping().await.expect("the seat is theirs");
    let ended = join_all([
        host.play_to_the_end(GameRng::from_number(1)),
        late.play_to_the_end(GameRng::from_number(2)),
    ]);
    assert!(ended.await.into_iter().all(|ended| ended.is_ok()));
    let path = format!("/api/tables/{table}/games");
    let list = async |number| ask(server.addr, "GET", &path, number, "").await.json()["games"][0].clone();
    assert_eq!((&list(1).await["you"], &list(3).await["you"]), (&json!(0), &json!(1)));
    let left = list(2).await;
    assert_eq!((&left["number"], &left["you"], &left["deeds"]), (&json!(1), &Value::Null, &json!([])));
    assert_eq!(left["players"][1], json!({ "name": "Cleo" }), "they see how it ended");
    carried(server.addr, &table, 3, 5).await;
    assert_eq!(list(5).await["you"], json!(1), "on another device it is theirs, too");
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_takes_everything_along_has_the_results_of_their_games() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let [anne, other, stranger] = [1, 2, 9].map(|number| Browser::new(server.addr, number));
    for person in [&anne, &other, &stranger] {
        person.keep("Somebody").await;
    }
    let (table, mut people) = played_by(server.addr, "skull").await;
    anne.tables_written(1).await;
    other.tables_written(1).await;
    people.remove(1).must(Request::Stand {}).await;
    let mut host = people.remove(0);
    host.must(Request::Rematch {}).await;
    host.play_to_the_end(GameRng::from_number(3)).await.expect("it is played");
    let told = anne.get("/api/me/export").await.json();
    let numbers = |told: &Value| told["games"].as_array().expect("games").len();
    assert_eq!((numbers(&told), &told["tables_unread"]), (2, &json!([])));
    let game = &told["games"][0];
    assert_eq!((&game["table"], &game["game"], &game["number"]), (&json!(table), &json!("skull"), &json!(1)));
    assert_eq!((&game["players"][1], &game["you"]), (&json!({ "name": "Sailor 2" }), &json!(0)));
    let ranks = game["standings"].as_array().unwrap().iter().map(|standing| standing["rank"].as_u64());
    assert!(ranks.min().flatten() == Some(1) && game["ended_ms"].as_u64().is_some());
    let told = other.get("/api/me/export").await.json();
    assert_eq!(numbers(&told), 1, "only those they played in");
    assert_eq!(stranger.get("/api/me/export").await.json()["games"], json!([]));
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_deleted_for_whoever_keeps_a_name_and_for_nobody_else() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let [anne, other, stranger] = [1, 2, 9].map(|number| Browser::new(server.addr, number));
    for person in [&anne, &stranger] {
        person.keep("Somebody").await;
    }
    let (table, mut people) = played_by(server.addr, "skull").await;
    anne.tables_written(1).await;
    people.remove(1).must(Request::Stand {}).await;
    let mut host = people.remove(0);
    host.must(Request::Rematch {}).await;
    host.play_to_the_end(GameRng::from_number(3)).await.expect("it is played");
    let game = |number: u32| format!("/api/me/tables/{table}/games/{number}");
    let numbers = |told: Value| {
        let games = told["games"].as_array().expect("games").clone();
        games.iter().map(|game| game["number"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let listed =
        async |person: &Browser| numbers(person.get(&format!("/api/tables/{table}/games")).await.json());
    assert_eq!(listed(&anne).await, [1, 2]);
    assert_eq!(anne.delete(&game(7)).await.error().1, "no_such_game");
    assert_eq!(stranger.delete(&game(1)).await.status, 404, "it is not theirs");
    assert_eq!(other.delete(&game(1)).await.error().1, "no_kept_name");
    assert_eq!((anne.delete(&game(1)).await.status, anne.delete(&game(1)).await.status), (204, 204));
    assert_eq!(listed(&anne).await, [2]);
    let told = anne.get("/api/me/export").await.json();
    assert_eq!(told["deleted"], json!([{ "table": table, "number": 1 }]), "that much is kept of it");
    assert_eq!(numbers(told), [2]);
    assert_eq!(listed(&other).await, [1], "whoever else has played keeps theirs");
    let whole = format!("/api/me/tables/{table}");
    assert_eq!(stranger.delete(&whole).await.status, 404, "a table at which nobody sat is no one's");
    assert_eq!(anne.delete(&whole).await.status, 204);
    assert_eq!(listed(&anne).await, [0; 0], "with a table goes what was finished there");
    host.must(Request::Rematch {}).await;
    host.play_to_the_end(GameRng::from_number(4)).await.expect("it is played");
    assert_eq!(listed(&anne).await, [3], "and what comes later is told");
    assert_eq!(anne.delete("/api/me").await.status, 204);
    assert_eq!(listed(&anne).await, [1, 2, 3], "with the name that is forgotten, too");
    server.shutdown().await;
}
