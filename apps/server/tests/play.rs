//! Whole games over real sockets: friends and bots at one table, coming back, watching.

mod support;

use engine::GameRng;
use futures_util::future::join_all;
use protocol::{Phase, Request};
use serde_json::json;
use support::{Client, create, log, start, token};

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
        people[0].must(Request::Start { bot: Some(game.bots()[0].to_owned()) }).await;
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
