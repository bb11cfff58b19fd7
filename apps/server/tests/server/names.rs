//! Names that last: kept, known again on another device, exported, deleted; and what a thief of the files gets.

use std::fs;
use std::net::SocketAddr;

use protocol::{Request, ServerMessage};
use serde_json::{Value, json};
use server::Limits;

use crate::browser::{Browser, bytes_in, contains, rows, token_set};
use crate::support::{Client, create, delete, exchange, get, post, quick, start, start_with, token};

#[tokio::test]
async fn whoever_shows_the_code_has_the_same_seat_on_another_device() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let phone = Browser::new(server.addr, 1);
    let mut anne = Client::join(server.addr, &table, &phone.token).await;
    anne.sit("Anne").await;
    assert_eq!(phone.get("/api/me").await.json()["kept"], json!(false));
    let code = phone.keep("Anne").await;
    let told = phone.get("/api/me").await.json();
    assert_eq!((&told["name"], &told["kept"]), (&json!("Anne"), &json!(true)));
    assert!(told["since_s"].as_i64().is_some_and(|since| since > 1_700_000_000), "{told}");

    let mut laptop = Browser::new(server.addr, 2);
    assert_eq!(laptop.name().await, Value::Null);
    let sloppy = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "i");
    let answer = laptop.recover(&sloppy).await;
    assert_eq!((answer.status, answer.json()), (200, json!({ "name": "Anne", "opened": 1 })));
    assert_eq!(laptop.token, phone.token, "the same guest");
    assert_eq!(laptop.name().await, json!("Anne"));
    let there = Client::join(server.addr, &table, &laptop.token).await;
    assert_eq!((there.you, there.you.is_some()), (anne.you, true));
    server.shutdown().await;
}

#[tokio::test]
async fn a_browser_without_a_cookie_gets_the_recovered_one_and_no_other() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let code = Browser::new(server.addr, 1).keep("Anne").await;
    let body = json!({ "code": code }).to_string();
    let answer = post(server.addr, "/api/me/recover", &[], &body).await;
    assert_eq!(token_set(&answer), Some(token(1)));
    let attributes = answer.header("set-cookie").unwrap();
    assert!(attributes.contains("HttpOnly") && attributes.contains("SameSite=Lax"), "{attributes}");
    server.shutdown().await;
}

#[tokio::test]
async fn wrong_codes_are_told_apart_counted_and_refused() {
    let data = tempfile::tempdir().unwrap();
    let server = start_with(data.path(), Limits { codes_per_hour_max: 4, ..quick() }).await;
    let code = Browser::new(server.addr, 1).keep("Anne").await;
    let mut thief = Browser::new(server.addr, 2);
    let slip = (400, "mistyped_code".into(), "server-code-slip".into());
    assert_eq!(thief.recover(&code[1..]).await.error(), slip);
    let last = if code.ends_with('7') { "8" } else { "7" };
    let mistyped = format!("{}{last}", &code[..code.len() - 1]);
    assert_eq!(thief.recover(&mistyped).await.error(), slip);
    assert_eq!(thief.recover(&other_code(server.addr).await).await.status, 404);
    assert_eq!(thief.recover(&code[1..]).await.status, 400);
    let late = thief.recover(&code).await;
    assert_eq!(late.error(), (429, "too_often".into(), "server-too-often".into()));
    assert!(late.header("retry-after").is_some_and(|wait| (1..=3_600).contains(&wait.parse().unwrap())));
    assert_eq!(thief.token, token(2), "whoever has guessed too often learns nothing of a right one either");
    assert_eq!(thief.name().await, Value::Null);
    server.shutdown().await;
}

/// A sound code of a name that was deleted.
async fn other_code(addr: SocketAddr) -> String {
    let other = Browser::new(addr, 99);
    let code = other.keep("Nobody").await;
    assert_eq!(other.delete("/api/me").await.status, 204);
    code
}

#[tokio::test]
async fn a_name_can_be_changed_and_an_old_code_dies_when_a_new_one_is_made() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let phone = Browser::new(server.addr, 1);
    let old = phone.keep("Anne").await;
    let renamed = phone.post("/api/me", &json!({ "name": "  Anne \u{200b} Bonny " })).await;
    assert_eq!((renamed.status, renamed.json()), (200, json!({ "name": "Anne Bonny", "code": null })));
    let mut laptop = Browser::new(server.addr, 2);
    assert_eq!(laptop.recover(&old).await.json()["name"], "Anne Bonny", "the code stays");
    let anew = phone.post("/api/me", &json!({ "name": "Anne", "new_code": true })).await;
    assert_eq!(anew.status, 201);
    let new = anew.json()["code"].as_str().unwrap().to_owned();
    let mut tablet = Browser::new(server.addr, 3);
    let dead = tablet.recover(&old).await;
    assert_eq!(dead.error(), (404, "unknown_code".into(), "server-unknown-code".into()));
    assert_eq!((tablet.recover(&new).await.status, tablet.token), (200, token(1)));
    server.shutdown().await;
}

#[tokio::test]
async fn the_files_hold_neither_code_nor_secret_nor_cookie() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let phone = Browser::new(server.addr, 0xa7);
    let code = phone.keep("Grace O'Malley").await;
    Client::join(server.addr, &table, &phone.token).await.sit("Grace").await;
    phone.tables_written(1).await;
    let anew = phone.post("/api/me", &json!({ "name": "Grace O'Malley", "new_code": true })).await.json();
    let written = |bytes: &[u8]| {
        assert!(contains(bytes, "Grace O'Malley".as_bytes()), "the right files are looked at");
        let codes = [code.as_str(), anew["code"].as_str().unwrap()];
        for code in codes {
            let joined = code.replace('-', "");
            for hidden in [code.to_owned(), joined.clone(), joined.to_lowercase()] {
                assert!(!contains(bytes, hidden.as_bytes()), "a code lies in the files");
            }
            let number = code_bytes(&joined);
            assert!(!contains(bytes, &number), "the bits of a code lie in the files");
        }
        assert!(!contains(bytes, phone.token.as_bytes()), "a cookie lies in the files");
        assert!(!contains(bytes, &[0xa7; 16]), "a secret lies in the files");
    };
    written(&bytes_in(data.path()));
    server.shutdown().await;
    written(&bytes_in(data.path()));
}

/// The 128 bits of a code.
fn code_bytes(joined: &str) -> [u8; 16] {
    let alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    let value = |letter: char| alphabet.find(letter).expect("a letter of codes") as u128;
    // 25 letters and three bits of the next.
    let number = joined.chars().take(25).fold(0, |number, letter| number << 5 | value(letter));
    let last = value(joined.chars().nth(25).unwrap()) >> 2;
    (number << 3 | last).to_be_bytes()
}

#[tokio::test]
async fn deleting_leaves_nothing_behind_and_a_guest_as_before() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let (phone, other) = (Browser::new(server.addr, 1), Browser::new(server.addr, 2));
    let code = phone.keep("Grace O'Malley").await;
    phone.post("/api/me", &json!({ "name": "Granuaile" })).await;
    other.keep("Mary").await;
    Client::join(server.addr, &table, &phone.token).await.sit("Sitting").await;
    phone.tables_written(1).await;
    let names = data.path().join("names.db");
    let row: Vec<Vec<u8>> = vec![b"Granuaile".to_vec(), table.clone().into_bytes()];
    assert!(row.iter().all(|part| contains(&fs::read(&names).unwrap(), part)));
    assert!(!contains(&fs::read(&names).unwrap(), b"Grace"), "an old name is not kept either");

    let gone = phone.delete("/api/me").await;
    assert_eq!((gone.status, gone.body.len(), token_set(&gone)), (204, 0, None));
    let left = bytes_in(data.path());
    assert!(!contains(&left, b"Granuaile") && !contains(&left, b"Grace"));
    assert!(!contains(&fs::read(&names).unwrap(), table.as_bytes()), "nor where they sat");
    assert_eq!(rows(&names).await, [1, 0, 0], "names, passkeys, sittings: Mary's alone");
    assert_eq!(phone.get("/api/me").await.json()["kept"], json!(false));
    assert_eq!(phone.delete("/api/me").await.error().1, "no_kept_name");
    assert_eq!(Browser::new(server.addr, 3).recover(&code).await.status, 404);
    assert_eq!(other.name().await, json!("Mary"), "others keep theirs");
    let there = Client::join(server.addr, &table, &phone.token).await;
    assert!(there.you.is_some(), "the guest still has the seat");
    server.shutdown().await;
}

#[tokio::test]
async fn a_kept_name_survives_a_restart_and_a_house_without_names_has_no_file_for_them() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut phone = Browser::new(server.addr, 1);
    assert_eq!(phone.name().await, Value::Null);
    assert_eq!(phone.get("/api/me/tables").await.error().1, "no_kept_name");
    assert_eq!(phone.get("/api/me/export").await.error().1, "no_kept_name");
    assert!(!data.path().join("names.db").exists());
    let code = phone.keep("Anne").await;
    server.shutdown().await;
    let server = start(data.path()).await;
    phone.addr = server.addr;
    assert_eq!(phone.name().await, json!("Anne"));
    let mut laptop = Browser::new(server.addr, 2);
    laptop.recover(&code).await;
    assert_eq!(laptop.token, phone.token);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(data.path().join("names.db")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it is nobody else's business");
    }
    server.shutdown().await;
}

#[tokio::test]
async fn what_is_no_name_is_refused_and_changes_are_counted() {
    let data = tempfile::tempdir().unwrap();
    let server = start_with(data.path(), Limits { names_per_hour_max: 2, ..quick() }).await;
    let phone = Browser::new(server.addr, 1);
    for (body, error, key) in [
        (json!({ "name": " " }), "bad_name", "room-name-empty"),
        (json!({ "name": "x".repeat(25) }), "bad_name", "room-name-too-long"),
        (json!({}), "malformed_request", "server-malformed"),
        (json!({ "name": "Anne", "code": "x" }), "malformed_request", "server-malformed"),
    ] {
        assert_eq!(phone.post("/api/me", &body).await.error(), (400, error.into(), key.into()), "{body}");
    }
    phone.keep("Anne").await;
    assert_eq!(phone.post("/api/me", &json!({ "name": "Mary" })).await.status, 200);
    let refused = phone.post("/api/me", &json!({ "name": "Anne" })).await;
    assert_eq!(refused.error(), (429, "too_often".into(), "server-too-often".into()));
    assert_eq!(phone.delete("/api/me").await.status, 429);
    assert_eq!(phone.name().await, json!("Mary"));
    server.shutdown().await;
}

#[tokio::test]
async fn another_sites_page_can_do_nothing_in_a_guests_name() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let phone = Browser::new(server.addr, 1);
    let code = phone.keep("Anne").await;
    for foreign in ["Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site"] {
        let headers = [phone.cookie(), foreign.to_owned()];
        let headers: Vec<&str> = headers.iter().map(String::as_str).collect();
        for path in ["/api/me", "/api/me/tables", "/api/me/export"] {
            assert_eq!(get(server.addr, path, &headers).await.error().1, "foreign_origin", "{path}");
        }
        for (path, body) in [
            ("/api/me", json!({ "name": "Eve", "new_code": true })),
            ("/api/me/recover", json!({ "code": code })),
            ("/api/me/tables", json!({ "tables": [] })),
        ] {
            let answer = post(server.addr, path, &headers, &body.to_string()).await;
            assert_eq!((answer.error().1.as_str(), token_set(&answer)), ("foreign_origin", None), "{path}");
        }
        for path in ["/api/me", "/api/me/tables/0123456789abcdef"] {
            assert_eq!(delete(server.addr, path, &headers).await.error().1, "foreign_origin", "{path}");
        }
    }
    // A form can be sent from anywhere, but not as JSON.
    let form = format!(
        "POST /api/me HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: text/plain\r\n{}\r\n\
         Content-Length: 14\r\n\r\n{{\"name\":\"Eve\"}}",
        server.addr,
        phone.cookie()
    );
    assert_eq!(exchange(server.addr, &form).await.status, 415);
    assert_eq!(phone.name().await, json!("Anne"));
    server.shutdown().await;
}

#[tokio::test]
async fn a_kept_name_has_its_tables_and_nobody_elses() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut made = Vec::new();
    for _ in 0..4 {
        made.push(create(server.addr, &json!({ "game": "skull", "seats": 3 })).await);
    }
    let [before, left, watched, after] = &made[..] else { panic!("four tables") };
    let phone = Browser::new(server.addr, 1);
    // Before the name was kept: at one table they still have a seat, at one they had.
    Client::join(server.addr, before, &phone.token).await.sit("Anne").await;
    let mut anne = Client::join(server.addr, left, &phone.token).await;
    anne.sit("Anne").await;
    anne.must(Request::Stand {}).await;
    Client::join(server.addr, watched, &phone.token).await;
    Client::join(server.addr, watched, &token(2)).await.sit("Mary").await;
    phone.keep("Anne").await;
    assert_eq!(phone.tables().await, [""; 0]);
    let claimed = json!({ "tables": [before, left, watched, "0123456789abcdef", "nonsense"] });
    let adopted = phone.post("/api/me/tables", &claimed).await.json();
    let mut tables: Vec<&str> =
        adopted["tables"].as_array().unwrap().iter().map(|entry| entry["table"].as_str().unwrap()).collect();
    tables.sort_unstable();
    let mut expected = [before.as_str(), left.as_str()];
    expected.sort_unstable();
    assert_eq!(tables, expected, "only where the log says that they sat");
    let sat_s = adopted["tables"][0]["sat_s"].as_i64().unwrap();
    assert!(sat_s > 1_700_000_000, "as the log tells it: {sat_s}");

    Client::join(server.addr, after, &phone.token).await.sit("Anne").await;
    assert!(phone.tables_written(3).await.contains(after), "and from then on by itself");
    assert_eq!(phone.delete(&format!("/api/me/tables/{left}")).await.status, 204);
    assert_eq!(phone.delete(&format!("/api/me/tables/{left}")).await.status, 404);
    assert_eq!(phone.tables().await.len(), 2);
    let too_many = json!({ "tables": vec![before.as_str(); 51] });
    assert_eq!(phone.post("/api/me/tables", &too_many).await.error().1, "too_many_tables");
    let nobody = Browser::new(server.addr, 2);
    assert_eq!(nobody.post("/api/me/tables", &claimed).await.error().1, "no_kept_name");
    server.shutdown().await;
}

#[tokio::test]
async fn who_comes_back_to_their_seat_finds_the_table_among_theirs() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let phone = Browser::new(server.addr, 1);
    Client::join(server.addr, &table, &phone.token).await.sit("Anne").await;
    phone.keep("Anne").await;
    Client::join(server.addr, &table, &token(2)).await;
    Client::join(server.addr, &table, &phone.token).await;
    assert_eq!(phone.tables_written(1).await, [table]);
    server.shutdown().await;
}

#[tokio::test]
async fn everything_can_be_taken_along_as_a_file() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let phone = Browser::new(server.addr, 1);
    let code = phone.keep("Anne").await;
    Client::join(server.addr, &table, &phone.token).await.sit("Anne").await;
    phone.tables_written(1).await;
    let file = phone.get("/api/me/export").await;
    assert_eq!(file.header("content-disposition"), Some("attachment; filename=\"yo-ho-ho.json\""));
    assert_eq!(file.header("cache-control"), Some("no-store"));
    let told = file.json();
    assert_eq!((&told["name"], &told["tables"][0]["table"]), (&json!("Anne"), &json!(table)));
    assert_eq!(told["since_s"], phone.get("/api/me").await.json()["since_s"]);
    let text = String::from_utf8(file.body).unwrap();
    assert!(!text.contains(&phone.token) && !text.contains(&code), "it opens nothing");
    server.shutdown().await;
}

#[tokio::test]
async fn names_that_cannot_be_read_stop_no_table() {
    let data = tempfile::tempdir().unwrap();
    fs::write(data.path().join("names.db"), "no database at all, but a file of some length".repeat(100))
        .unwrap();
    let server = start(data.path()).await;
    let phone = Browser::new(server.addr, 1);
    let broken = (503, "store_unavailable".to_owned(), "server-no-store".to_owned());
    assert_eq!(phone.get("/api/me").await.error(), broken);
    assert_eq!(phone.post("/api/me", &json!({ "name": "Anne" })).await.error(), broken);
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let mut anne = Client::join(server.addr, &table, &phone.token).await;
    anne.sit("Anne").await;
    anne.ping().await.expect("the table goes on");
    assert_eq!(get(server.addr, "/readyz", &[]).await.status, 200);
    server.shutdown().await;
}

#[tokio::test]
async fn names_that_another_program_holds_keep_no_table_waiting() {
    use sqlx::Connection;
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let phone = Browser::new(server.addr, 1);
    phone.keep("Anne").await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.path().join("names.db"));
    let mut other = sqlx::sqlite::SqliteConnection::connect_with(&options).await.unwrap();
    let held = other.begin_with("BEGIN EXCLUSIVE").await.unwrap();
    let mut anne = Client::join(server.addr, &table, &phone.token).await;
    anne.sit("Anne").await;
    anne.ping().await.expect("the table goes on");
    assert_eq!(phone.get("/api/me").await.error().0, 503, "the names are held all the time");
    held.rollback().await.unwrap();
    assert_eq!(phone.name().await, json!("Anne"));
    anne.connect().await.expect("the table is there");
    assert_eq!(phone.tables_written(1).await, [table], "what was not written then is written now");
    server.shutdown().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_said_to_be_kept_in_a_file_that_is_gone() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    Browser::new(server.addr, 1).keep("Anne").await;
    fs::remove_file(data.path().join("names.db")).unwrap();
    let refused = Browser::new(server.addr, 2).post("/api/me", &json!({ "name": "Mary" })).await;
    assert_eq!(refused.error().0, 503);
    server.shutdown().await;
}

#[tokio::test]
async fn logs_that_are_looked_up_for_a_kept_name_are_counted_each_once() {
    let data = tempfile::tempdir().unwrap();
    let server = start_with(data.path(), Limits { adoptions_per_hour_max: 3, ..quick() }).await;
    let mut made = Vec::new();
    for _ in 0..4 {
        made.push(create(server.addr, &json!({ "game": "skull", "seats": 3 })).await);
    }
    let phone = Browser::new(server.addr, 1);
    Client::join(server.addr, &made[0], &phone.token).await.sit("Anne").await;
    phone.keep("Anne").await;
    let claim = async |tables: &[String]| phone.post("/api/me/tables", &json!({ "tables": tables })).await;
    assert_eq!(claim(&made).await.error(), (429, "too_often".into(), "server-too-often".into()));
    assert_eq!(phone.tables().await, [""; 0], "nothing was looked up, and nothing counted");
    let often = vec![made[0].clone(); 9];
    assert_eq!((claim(&often).await.status, claim(&often).await.status), (200, 200), "what is known is free");
    assert_eq!(phone.tables().await, made[..1]);
    assert_eq!(claim(&made[..3]).await.status, 200);
    assert_eq!(claim(&made[3..]).await.status, 429);
    server.shutdown().await;
}

/// The next thing that somebody is told in passing.
async fn remarked(client: &mut Client) -> String {
    loop {
        if let ServerMessage::Remark { message } = client.next().await.expect("the connection lives") {
            return message.key.to_string();
        }
    }
}

#[tokio::test]
async fn whoever_has_a_name_is_told_when_another_device_opens_it() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let [mut phone, other] = [1, 2].map(|number| Browser::new(server.addr, number));
    let code = phone.keep("Anne").await;
    let told = phone.get("/api/me").await.json();
    assert_eq!((&told["opened"], &told["opened_s"]), (&json!(0), &Value::Null));
    let mut anne = Client::join(server.addr, &table, &phone.token).await;
    let mut mary = Client::join(server.addr, &table, &other.token).await;
    assert_eq!(phone.recover(&code).await.json()["opened"], 0, "it is the same device");
    let mut laptop = Browser::new(server.addr, 3);
    assert_eq!(laptop.recover(&code).await.json()["opened"], 1, "and learns how many there were");
    assert_eq!(remarked(&mut anne).await, "server-name-opened");
    let told = phone.get("/api/me").await.json();
    assert_eq!(told["opened"], 1, "who is at no table learns it from the log book");
    assert!(told["opened_s"].as_i64().is_some_and(|opened| opened >= told["since_s"].as_i64().unwrap()));
    let everything = phone.get("/api/me/export").await.json();
    assert_eq!((&everything["opened"], &everything["opened_s"]), (&told["opened"], &told["opened_s"]));
    mary.ping().await.expect("the connection lives");
    assert!(mary.frames.iter().all(|frame| !frame.contains("remark")), "it is nobody else's business");
    server.shutdown().await;
}

#[tokio::test]
async fn a_kept_name_knows_at_which_of_its_tables_something_has_happened() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let wish = json!({ "game": "skull", "seats": 3 });
    let (quiet, busy) = (create(server.addr, &wish).await, create(server.addr, &wish).await);
    let phone = Browser::new(server.addr, 1);
    phone.keep("Anne").await;
    Client::join(server.addr, &quiet, &phone.token).await.sit("Anne").await;
    let mut anne = Client::join(server.addr, &busy, &phone.token).await;
    let seq = anne.sit("Anne").await;
    phone.tables_written(2).await;
    let entries = async |table: &str| {
        let told = phone.get("/api/me/tables").await.json()["tables"].clone();
        let of_table = told.as_array().unwrap().iter().find(|line| line["table"] == *table);
        of_table.unwrap()["entries"].as_u64().unwrap()
    };
    let before = (entries(&quiet).await, entries(&busy).await);
    assert_eq!(before, (seq, seq));
    let seq = anne.sit("Anne Bonny").await;
    assert_eq!((entries(&quiet).await, entries(&busy).await), (before.0, seq));
    server.shutdown().await;
}

/// Hands somebody's seat over to another device of theirs.
async fn carried(table: &str, from: &Browser, to: &Browser) {
    let ticket = from.post(&format!("/api/tables/{table}/ticket"), &json!({})).await.json();
    let used = format!("/api/tickets/{}", ticket["ticket"].as_str().expect("a ticket"));
    assert_eq!(to.post(&used, &json!({})).await.status, 200);
}

#[tokio::test]
async fn a_seat_that_came_from_another_device_is_at_a_table_of_ones_own() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "seats": 3 })).await;
    let [laptop, phone, tablet] = [1, 2, 3].map(|number| Browser::new(server.addr, number));
    Client::join(server.addr, &table, &laptop.token).await.sit("Anne").await;
    phone.keep("Anne").await;
    // It watches when the seat comes, and does not connect again.
    let _watches = Client::join(server.addr, &table, &phone.token).await;
    carried(&table, &laptop, &phone).await;
    assert_eq!(phone.tables_written(1).await, std::slice::from_ref(&table));
    carried(&table, &phone, &tablet).await;
    tablet.keep("Anne's tablet").await;
    let claimed = json!({ "tables": [table] });
    let adopted = tablet.post("/api/me/tables", &claimed).await.json();
    assert_eq!(adopted["tables"][0]["table"], json!(table), "it never sat down, but has the seat");
    laptop.keep("Anne's laptop").await;
    let adopted = laptop.post("/api/me/tables", &claimed).await.json();
    assert_eq!(adopted["tables"][0]["table"], json!(table), "and where it sat first it sat too");
    let stranger = Browser::new(server.addr, 4);
    stranger.keep("Eve").await;
    assert_eq!(stranger.post("/api/me/tables", &claimed).await.json()["tables"], json!([]));
    server.shutdown().await;
}
