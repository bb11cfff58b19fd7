//! Plain requests: making tables, who is who, which pages may talk to us, and what every answer carries.

use std::net::SocketAddr;

use protocol::Request;
use serde_json::{Value, json};
use server::{Client, Config};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::support::{
    Answer, Client as Player, create, exchange, get, post, quick, refused_socket, start, start_with, token,
};

fn cookies(answer: &Answer) -> Vec<&str> {
    let set = answer.headers.iter().filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    set.map(|(_, value)| value.as_str()).collect()
}

#[tokio::test]
async fn every_answer_keeps_the_browser_from_doing_what_it_should_not() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    for path in [
        "/",
        "/t/0123456789abcdef",
        "/no-such-file.js",
        "/api/games",
        "/api/nothing",
        "/api/tables",
        &format!("/api/tables/{table}"),
        &format!("/ws/{table}"),
        "/healthz",
        "/readyz",
    ] {
        let answer = get(server.addr, path, &[]).await;
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{path}: {answer:?}"));
        for rule in [
            "default-src 'self'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ] {
            assert!(policy.split("; ").any(|kept| kept == rule), "{path}: {rule} in {policy}");
        }
        assert!(!policy.contains("http") && !policy.contains("'unsafe-"), "no third party: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert!(answer.header("cache-control").is_some(), "{path}");
        assert_eq!(answer.header("strict-transport-security"), None, "{path}: not without https");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn a_guest_gets_a_cookie_once_that_scripts_cannot_read() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    for path in ["/", "/t/0123456789abcdef", "/api/games"] {
        let answer = get(server.addr, path, &[]).await;
        let [cookie] = cookies(&answer)[..] else { panic!("one cookie from {path}: {answer:?}") };
        let parts: Vec<&str> = cookie.split("; ").collect();
        let token = parts[0].strip_prefix("yohoho_guest=").expect("our name");
        assert!(token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "256 bits");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
            assert!(parts.contains(&part), "{part} in {cookie}");
        }
        let again = get(server.addr, path, &[&format!("Cookie: yohoho_guest={token}")]).await;
        assert_eq!(cookies(&again), [""; 0], "who has a cookie keeps it");
    }
    let (one, two) = (get(server.addr, "/", &[]).await, get(server.addr, "/", &[]).await);
    assert_ne!(cookies(&one), cookies(&two), "nobody gets another's");
    for path in ["/healthz", "/readyz", "/no-such-file.js"] {
        assert_eq!(cookies(&get(server.addr, path, &[]).await), [""; 0], "{path} makes no guest");
    }
    let bearer = get(server.addr, "/api/games", &[&format!("Authorization: Bearer {}", token(1))]).await;
    assert_eq!(cookies(&bearer), [""; 0], "a program needs none");
    server.shutdown().await;
}

#[tokio::test]
async fn behind_https_the_cookie_is_bound_to_the_host() {
    let data = tempfile::tempdir().unwrap();
    let base_url = Some("https://games.example".parse().unwrap());
    let config = Config { base_url, ..Config::local(data.path().to_owned()) };
    let server = server::start(config, catalog::GAMES).await.unwrap();
    let answer = get(server.addr, "/", &[]).await;
    let [cookie] = cookies(&answer)[..] else { panic!("one cookie: {answer:?}") };
    assert!(cookie.starts_with("__Host-yohoho_guest=") && cookie.ends_with("; Secure"), "{cookie}");
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    let made = post(server.addr, "/api/tables", &[], r#"{"game":"skull"}"#).await.json();
    assert_eq!(made["url"], format!("https://games.example/t/{}", made["id"].as_str().unwrap()));
    server.shutdown().await;
}

#[tokio::test]
async fn a_malformed_token_is_refused_and_the_page_replaces_it() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    for header in ["Authorization: Bearer 123", "Authorization: Basic eA==", "Cookie: yohoho_guest=123"] {
        for path in ["/api/games".to_owned(), format!("/api/tables/{table}"), format!("/ws/{table}")] {
            let answer = get(server.addr, &path, &[header]).await;
            assert_eq!(
                answer.error(),
                (401, "malformed_token".into(), "server-bad-token".into()),
                "{header}"
            );
        }
    }
    let page = get(server.addr, "/", &["Cookie: yohoho_guest=123"]).await;
    assert_eq!(cookies(&page).len(), 1, "a person with a broken cookie is not locked out");
    server.shutdown().await;
}

#[tokio::test]
async fn only_our_own_page_may_open_a_socket_or_make_a_table() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let own = format!("http://{}", server.addr);
    let bearer = format!("Bearer {}", token(1));
    for foreign in ["null", "http://evil.example", "http://127.0.0.1", &format!("{own}.evil.example")] {
        for identity in [None, Some(("authorization", bearer.as_str()))] {
            let headers: Vec<_> = [Some(("origin", foreign)), identity].into_iter().flatten().collect();
            let (status, body) = refused_socket(server.addr, &table, &headers).await;
            assert_eq!((status, &body["error"]), (403, &json!("foreign_origin")), "{foreign}");
        }
        let made =
            post(server.addr, "/api/tables", &[&format!("Origin: {foreign}")], r#"{"game":"skull"}"#).await;
        assert_eq!(made.error(), (403, "foreign_origin".into(), "server-foreign-page".into()), "{foreign}");
    }
    let (status, _) = refused_socket(server.addr, &table, &[]).await;
    assert_eq!(status, 403, "without an origin only programs, who show a token");
    let cookie = format!("yohoho_guest={}", token(1));
    assert_eq!(refused_socket(server.addr, &table, &[("cookie", &cookie)]).await.0, 403);
    assert_eq!(refused_socket(server.addr, &table, &[("origin", &own), ("cookie", &cookie)]).await.0, 101);
    assert_eq!(refused_socket(server.addr, &table, &[("origin", &own)]).await.0, 101, "a new guest");
    assert_eq!(refused_socket(server.addr, &table, &[("authorization", &bearer)]).await.0, 101);
    server.shutdown().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_played_is_not_made_and_the_reason_is_given() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    for (wish, error, key) in [
        (json!({ "game": "chess" }), "unknown_game", "server-no-game"),
        (json!({ "game": "skull", "seats": 99 }), "bad_seats", "server-bad-seats"),
        (json!({ "game": "skull", "seats": 0 }), "bad_seats", "server-bad-seats"),
        (json!({ "game": "skull", "options": { "no-such": 1 } }), "bad_options", "options-malformed"),
        (json!({ "game": "skull", "options": [] }), "bad_options", "server-malformed"),
        (json!({ "game": "skull", "seats": 3, "bots": ["hal"] }), "unknown_bot", "server-no-bot"),
        (json!({ "game": "skull", "seats": 3, "bots": ["bosun,captain"] }), "unknown_bot", "server-no-bot"),
        (
            json!({ "game": "skull", "seats": 3, "bots": ["deckhand", "deckhand", "deckhand"] }),
            "too_many_bots",
            "server-too-many-bots",
        ),
        (json!({ "game": "skull", "seats": 300 }), "malformed_request", "server-malformed"),
        (json!({ "game": "skull", "color": "red" }), "malformed_request", "server-malformed"),
        (json!({}), "malformed_request", "server-malformed"),
        (json!([1, 2]), "malformed_request", "server-malformed"),
    ] {
        let answer = post(server.addr, "/api/tables", &[], &wish.to_string()).await;
        assert_eq!(answer.error(), (400, error.into(), key.into()), "{wish}");
    }
    let answer = post(server.addr, "/api/tables", &[], "{").await;
    assert_eq!(answer.error(), (400, "malformed_request".into(), "server-malformed".into()));
    let long = json!({ "game": "x".repeat(20_000) }).to_string();
    assert_eq!(post(server.addr, "/api/tables", &[], &long).await.status, 413);
    server.shutdown().await;
}

#[tokio::test]
async fn a_guest_may_make_only_so_many_tables_an_hour() {
    let data = tempfile::tempdir().unwrap();
    let mut limits = quick();
    limits.tables_per_guest_max = 2;
    let server = start_with(data.path(), limits).await;
    let make = async |number: u8| {
        let bearer = format!("Authorization: Bearer {}", token(number));
        post(server.addr, "/api/tables", &[&bearer], r#"{"game":"skull"}"#).await
    };
    assert_eq!(make(1).await.status, 201);
    assert_eq!(make(1).await.status, 201);
    let refused = make(1).await;
    assert_eq!(refused.error(), (429, "too_many_tables".into(), "server-too-many-tables".into()));
    assert!(refused.header("retry-after").is_some_and(|wait| (1..=3_600).contains(&wait.parse().unwrap())));
    assert_eq!(make(2).await.status, 201, "others have their own share");
    server.shutdown().await;
}

#[tokio::test]
async fn the_games_are_listed_with_all_a_form_needs() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let games = get(server.addr, "/api/games", &[]).await.json();
    let listed: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    let known: Vec<&str> = catalog::GAMES.iter().map(|game| game.id()).collect();
    assert_eq!(listed, known);
    for game in games.as_array().unwrap() {
        assert!(game["seats"]["min"].as_u64() <= game["seats"]["usual"].as_u64());
        assert!(game["seats"]["usual"].as_u64() <= game["seats"]["max"].as_u64());
        assert!(game["bots"].as_array().is_some_and(|bots| !bots.is_empty()));
        for preset in game["presets"].as_array().unwrap() {
            let wish = json!({ "game": game["id"], "options": preset["options"] });
            create(server.addr, &wish).await;
        }
    }
    server.shutdown().await;
}

#[tokio::test]
async fn what_is_not_there_is_said_not_to_be_there() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    for table in ["0123456789abcdef", "x", "0123456789abcdef0", "%2e%2e%2f", "0123456789ABCDEF"] {
        let answer = get(server.addr, &format!("/api/tables/{table}"), &[]).await;
        assert_eq!(answer.error(), (404, "no_such_table".into(), "server-no-table".into()), "{table}");
        let bearer = format!("Bearer {}", token(1));
        let (status, body) = refused_socket(server.addr, table, &[("authorization", &bearer)]).await;
        assert_eq!((status, &body["error"]), (404, &json!("no_such_table")), "{table}");
    }
    assert_eq!(get(server.addr, "/api/nothing", &[]).await.error().0, 404);
    assert_eq!(post(server.addr, "/", &[], "").await.status, 405);
    server.shutdown().await;
}

#[tokio::test]
async fn who_dawdles_over_a_request_is_sent_away() {
    let data = tempfile::tempdir().unwrap();
    let mut limits = quick();
    limits.request = std::time::Duration::from_millis(200);
    let server = start_with(data.path(), limits).await;
    // A head that never ends, and a body that never comes; both would hold a connection for ever.
    let head = half_request(server.addr, "GET / HTTP/1.1\r\nHost: x\r\n").await;
    assert!(head.is_empty() || head.starts_with(b"HTTP/1.1 408"), "{head:?}");
    let body =
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n";
    let body = half_request(server.addr, body).await;
    assert!(body.starts_with(b"HTTP/1.1 408"), "{:?}", String::from_utf8_lossy(&body));
    server.shutdown().await;
}

#[tokio::test]
async fn who_never_reads_the_answers_does_not_keep_the_connection() {
    let data = tempfile::tempdir().unwrap();
    let mut limits = quick();
    limits.unread = std::time::Duration::from_millis(200);
    let server = start_with(data.path(), limits).await;
    let mut stream = tokio::net::TcpStream::connect(server.addr).await.unwrap();
    // Asks and asks, until everything between us is full and the server has had enough.
    let request = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n".repeat(100);
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(crate::support::PATIENCE, asking).await.expect("the connection is given up");
    assert_eq!(get(server.addr, "/healthz", &[]).await.status, 200);
    server.shutdown().await;
}

/// Sends part of a request and waits until the server has had enough.
async fn half_request(addr: SocketAddr, part: &str) -> Vec<u8> {
    let mut stream = tokio::net::TcpStream::connect(addr).await.unwrap();
    stream.write_all(part.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(crate::support::PATIENCE, stream.read_to_end(&mut answer)).await;
    read.expect("the server does not wait for ever").unwrap();
    answer
}

#[tokio::test]
async fn a_file_that_has_not_changed_is_not_sent_again() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let page = get(server.addr, "/", &[]).await;
    // Before the first client build there is no page, and the server says how to get one.
    if page.status == 404 {
        assert!(String::from_utf8_lossy(&page.body).contains("cargo play"));
    } else {
        let tag = page.header("etag").expect("a tag");
        assert_eq!(page.header("cache-control"), Some("no-cache"));
        let again = get(server.addr, "/t/0123456789abcdef", &[&format!("If-None-Match: {tag}")]).await;
        assert_eq!((again.status, again.body.len()), (304, 0));
    }
    server.shutdown().await;
}

/// Why a server does not open at this address, and the port that it names instead.
async fn not_opened(listen: SocketAddr) -> (String, u16) {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("tables");
    let config = Config { listen, ..Config::local(folder.clone()) };
    let error = server::start(config, catalog::GAMES).await.err().expect("it does not open").to_string();
    assert!(!folder.exists(), "a server that does not open leaves nothing behind");
    let (_, named) = error.split_once("--listen ").unwrap_or_else(|| panic!("no way out: {error}"));
    let named: SocketAddr = named.parse().unwrap();
    assert_eq!(named.ip(), listen.ip());
    (error, named.port())
}

#[tokio::test]
async fn a_taken_port_is_explained_and_a_free_one_is_named() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let (error, free) = not_opened(server.addr).await;
    assert!(error.contains("is taken"), "{error}");
    let listen = SocketAddr::new(server.addr.ip(), free);
    let second =
        server::start(Config { listen, ..Config::local(data.path().join("second")) }, catalog::GAMES).await;
    second.expect("the port that was named is free").shutdown().await;
    server.shutdown().await;
}

#[tokio::test]
async fn a_port_that_no_browser_opens_is_refused() {
    for port in [22, 1720, 6000, 10080] {
        let (error, named) = not_opened(SocketAddr::from(([127, 0, 0, 1], port))).await;
        assert!(error.contains(&format!("browsers refuse to open port {port}")), "{error}");
        assert_ne!(named, port);
    }
}

#[tokio::test]
async fn a_server_without_a_client_says_so_on_its_page() {
    let data = tempfile::tempdir().unwrap();
    let config = Config { client: Client::Missing, ..Config::local(data.path().to_owned()) };
    let server = server::start(config, catalog::GAMES).await.unwrap();
    assert_eq!(server.client(), Client::Missing);
    for path in ["/", "/t/0123456789abcdef", "/elsewhere"] {
        let page = get(server.addr, path, &[]).await;
        let said = String::from_utf8(page.body).unwrap();
        assert!(page.status == 404 && said.contains("without its browser client"), "{path}: {said}");
    }
    let _: Value = get(server.addr, "/api/games", &[]).await.json();
    server.shutdown().await;
}

#[tokio::test]
async fn a_path_that_leads_nowhere_is_not_found() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let page = get(server.addr, "/", &[]).await;
    for path in ["/metrics", "/admin", "/version", "/t/a/b"] {
        let known = format!("If-None-Match: {}", page.header("etag").unwrap_or("\"none\""));
        let answer = get(server.addr, path, &[&known]).await;
        // The page itself tells a person that they are lost.
        assert_eq!((answer.status, &answer.body), (404, &page.body), "{path}");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn the_house_tells_where_friends_find_it_if_it_knows() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    assert_eq!(get(server.addr, "/api/house", &[]).await.json(), json!({ "friends_url": null }));
    server.shutdown().await;
    let base_url = Some("https://games.example".parse().unwrap());
    let config = Config { base_url, ..Config::local(data.path().to_owned()) };
    let server = server::start(config, catalog::GAMES).await.unwrap();
    let house = get(server.addr, "/api/house", &[]).await.json();
    assert_eq!(house, json!({ "friends_url": "https://games.example" }));
    assert_eq!(server.url(), "https://games.example");
    server.shutdown().await;
}

#[tokio::test]
async fn garbage_instead_of_http_disturbs_nobody() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let answer = exchange(server.addr, "\0\0\0 no http at all\r\n\r\n").await;
    assert_eq!(answer.status, 400);
    let headers: String = (0..2_000).map(|number| format!("X-{number}: {number}\r\n")).collect();
    let answer = exchange(server.addr, &format!("GET / HTTP/1.1\r\n{headers}\r\n")).await;
    assert_eq!(answer.status, 431);
    assert_eq!(get(server.addr, "/healthz", &[]).await.status, 200);
    assert_eq!(get(server.addr, "/readyz", &[]).await.body, b"ready\n");
    let _: Value = get(server.addr, "/api/games", &[]).await.json();
    server.shutdown().await;
}

#[tokio::test]
async fn a_short_code_leads_to_its_table_and_tries_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let limits = server::Limits { codes_per_hour_max: 4, ..quick() };
    let server = start_with(data.path(), limits).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let shown = post(server.addr, &format!("/api/tables/{table}/code"), &[], "{}").await;
    let code = shown.json()["code"].as_str().expect("a code").to_owned();
    assert_eq!((shown.status, code.len()), (200, 8));
    let found = get(server.addr, &format!("/api/codes/{}", code.to_lowercase()), &[]).await;
    assert_eq!(found.json()["table"], json!(table));
    for wrong in 0..5 {
        let answer = get(server.addr, "/api/codes/BBBBBBBB", &[]).await;
        assert_eq!(answer.status, if wrong < 3 { 404 } else { 429 }, "{wrong}");
    }
    let late = get(server.addr, &format!("/api/codes/{code}"), &[]).await;
    assert_eq!(late.status, 429, "whoever has guessed too often does not learn of a right one either");
    let nobody = post(server.addr, "/api/tables/0123456789abcdef/code", &[], "{}").await;
    assert_eq!(nobody.status, 404);
    server.shutdown().await;
}

#[tokio::test]
async fn a_ticket_carries_a_seat_once_to_the_device_that_hands_it_in() {
    let data = tempfile::tempdir().unwrap();
    let limits = server::Limits { codes_per_hour_max: 0, tickets_per_hour_max: 6, ..quick() };
    let server = start_with(data.path(), limits).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let mut laptop = Player::join(server.addr, &table, &token(1)).await;
    let mut friend = Player::join(server.addr, &table, &token(3)).await;
    let [laptop_shows, phone_shows, friend_shows] =
        [1, 2, 3].map(|number| format!("Authorization: Bearer {}", token(number)));
    let asked = format!("/api/tables/{table}/ticket");
    let none = post(server.addr, &asked, &[&laptop_shows], "{}").await;
    assert_eq!(none.error(), (403, "no_seat".into(), "room-not-seated".into()), "who only watches has none");
    laptop.must(Request::Sit { name: "Anne".into(), seat: None }).await;
    friend.must(Request::Sit { name: "Bart".into(), seat: None }).await;
    let other = create(server.addr, &json!({ "game": "skull" })).await;
    let other = post(server.addr, &format!("/api/tables/{other}/ticket"), &[&laptop_shows], "{}").await;
    assert_eq!(other.status, 403, "a seat is at one table only");
    let foreign = post(server.addr, &asked, &[&laptop_shows, "Origin: https://evil.example"], "{}").await;
    assert_eq!(foreign.status, 403);
    let ticket = post(server.addr, &asked, &[&laptop_shows], "{}").await.json()["ticket"].clone();
    let used = format!("/api/tickets/{}", ticket.as_str().expect("a ticket"));
    let carried = post(server.addr, &used, &[&phone_shows], "{}").await;
    assert_eq!((carried.status, &carried.json()["table"]), (200, &json!(table)));
    let phone = Player::join(server.addr, &table, &token(2)).await;
    assert_eq!(phone.you, Some(engine::Seat::new(0)));
    laptop.vanish();
    laptop.connect().await.expect("the laptop watches");
    assert_eq!(laptop.you, None);
    let again = post(server.addr, &used, &[&laptop_shows], "{}").await;
    assert_eq!(again.error(), (404, "no_such_ticket".into(), "server-no-ticket".into()), "it is used");
    let ticket = post(server.addr, &asked, &[&phone_shows], "{}").await.json()["ticket"].clone();
    let used = format!("/api/tickets/{}", ticket.as_str().expect("a ticket"));
    let seated = post(server.addr, &used, &[&friend_shows], "{}").await;
    assert_eq!(seated.error(), (409, "not_carried".into(), "room-already-seated".into()));
    for (number, status) in [404, 429].into_iter().enumerate() {
        let guessed = post(server.addr, &format!("/api/tickets/{}", "0".repeat(32)), &[], "{}").await;
        assert_eq!(guessed.status, status, "tries are counted: {number}");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn a_ticket_that_comes_back_to_the_device_that_made_it_leaves_everything_as_it_is() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let mut tab = Player::join(server.addr, &table, &token(1)).await;
    tab.must(Request::Sit { name: "Anne".into(), seat: None }).await;
    let [laptop_shows, phone_shows] = [1, 2].map(|number| format!("Authorization: Bearer {}", token(number)));
    let asked = format!("/api/tables/{table}/ticket");
    let ticket = post(server.addr, &asked, &[&laptop_shows], "{}").await.json()["ticket"].clone();
    let used = format!("/api/tickets/{}", ticket.as_str().expect("a ticket"));
    let mut other_tab = Player::join(server.addr, &table, &token(1)).await;
    for _ in 0..2 {
        let own = post(server.addr, &used, &[&laptop_shows], "{}").await;
        assert_eq!((own.status, &own.json()["table"]), (200, &json!(table)), "the seat is there");
    }
    for tab in [&mut tab, &mut other_tab] {
        tab.ping().await.expect("both tabs stay");
        assert_eq!(tab.you, Some(engine::Seat::new(0)));
    }
    let carried = post(server.addr, &used, &[&phone_shows], "{}").await;
    assert_eq!(carried.status, 200, "and the ticket is still good for another device");
    server.shutdown().await;
}

#[tokio::test]
async fn a_stranger_before_a_locked_door_is_not_told_who_is_behind_it() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let path = format!("/api/tables/{table}");
    let mut anne = Player::join(server.addr, &table, &token(1)).await;
    anne.must(Request::Sit { name: "Anne Bonny".into(), seat: None }).await;
    let ask = async |number: u8| {
        let answer = get(server.addr, &path, &[&format!("Authorization: Bearer {}", token(number))]).await;
        String::from_utf8(answer.body).expect("text")
    };
    assert!(ask(9).await.contains("Anne Bonny"), "an open door hides nobody");
    let locked = vec![protocol::Custom::Door(protocol::Door::Locked)];
    anne.must(Request::Keep { customs: locked }).await;
    assert!(ask(1).await.contains("Anne Bonny"), "who has a seat knows who is there");
    let told = ask(9).await;
    assert!(!told.contains("Anne"), "{told}");
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told["terms"]["game"], json!("skull"));
    assert_eq!(told["table"]["customs"]["door"], json!("locked"));
    assert_eq!(told["table"]["seats"], json!([]));
    anne.must(Request::Stand {}).await;
    assert!(ask(9).await.contains("open"), "where nobody is, there is no door");
    server.shutdown().await;
}

#[tokio::test]
async fn tickets_that_are_made_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let server = start_with(data.path(), server::Limits { tickets_per_hour_max: 2, ..quick() }).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let mut anne = Player::join(server.addr, &table, &token(1)).await;
    anne.must(Request::Sit { name: "Anne".into(), seat: None }).await;
    let shows = format!("Authorization: Bearer {}", token(1));
    let asked = format!("/api/tables/{table}/ticket");
    for _ in 0..2 {
        assert_eq!(post(server.addr, &asked, &[&shows], "{}").await.status, 200);
    }
    let refused = post(server.addr, &asked, &[&shows], "{}").await;
    assert_eq!(refused.error(), (429, "too_often".into(), "server-too-often".into()));
    assert!(refused.header("retry-after").is_some());
    server.shutdown().await;
}
