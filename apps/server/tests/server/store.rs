//! The store: appends at expected positions, many in one commit, nothing lost, damage confined to its table.

use std::path::Path;

use futures_util::future::join_all;
use room::{Change, Entry};
use serde_json::json;
use server::store::{AppendError, SqliteStore, Store, StoreError};
use server::{Config, TableId};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::support::{Client, create, get, log, post, refused_socket, start, token};

fn opened() -> Entry {
    let options = serde_json::value::to_raw_value(&json!({})).unwrap();
    Entry::of(Change::Opened { game: "skull".into(), options, seats: 3 })
}

fn cleared(seat: u8) -> Entry {
    Entry::of(Change::Cleared { seat: engine::Seat::new(seat) })
}

/// The entries as they are stored, but for the time.
fn texts(entries: &[Entry]) -> Vec<String> {
    let timeless = entries.iter().map(|entry| Entry { at: None, ..entry.clone() });
    timeless.map(|entry| serde_json::to_string(&entry).unwrap()).collect()
}

/// A second way into the file, as an operator or another program has it.
async fn backdoor(data: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(data.join("yohoho.db"));
    SqliteConnection::connect_with(&options).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_append_at_once_and_every_log_is_whole() {
    let data = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(data.path()).await.unwrap();
    let tables: Vec<TableId> = (0..50).map(|_| TableId::fresh().unwrap()).collect();
    let written = join_all(tables.iter().map(|table| async {
        store.append(table, 1, &[opened()]).await?;
        for seq in 2..=10_u8 {
            store.append(table, seq.into(), &[cleared(seq % 3)]).await?;
        }
        Ok::<(), AppendError>(())
    }));
    assert!(written.await.into_iter().all(|outcome| outcome.is_ok()));
    for table in &tables {
        assert_eq!(store.load(table, 1).await.unwrap().len(), 10);
        assert_eq!(log(data.path(), table.as_str()).await.len(), 10);
    }
    assert_eq!(texts(&store.load(&tables[0], 9).await.unwrap()), texts(&[cleared(0), cleared(1)]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_want_the_same_position_one_gets_it_and_the_other_learns_what_it_was() {
    let data = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(data.path()).await.unwrap();
    let (contested, other) = (TableId::fresh().unwrap(), TableId::fresh().unwrap());
    store.append(&contested, 1, &[opened()]).await.unwrap();
    store.append(&other, 1, &[opened()]).await.unwrap();
    // All of them wait in one batch; the loser must not take the others along.
    let first = [cleared(0)];
    let second = [cleared(1), cleared(2)];
    let third = [cleared(2)];
    let (won, lost, beside) = tokio::join!(
        store.append(&contested, 2, &first),
        store.append(&contested, 2, &second),
        store.append(&other, 2, &third),
    );
    won.unwrap();
    beside.unwrap();
    let Err(AppendError::Conflict(missed)) = lost else { panic!("the position was taken: {lost:?}") };
    assert_eq!(texts(&missed), texts(&[cleared(0)]));
    assert_eq!(texts(&store.load(&contested, 1).await.unwrap()), texts(&[opened(), cleared(0)]));
    assert_eq!(store.load(&other, 1).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_log_never_gets_a_gap_and_nothing_is_appended_to_a_table_that_was_not_made() {
    let data = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(data.path()).await.unwrap();
    let table = TableId::fresh().unwrap();
    let unmade = store.append(&table, 2, &[cleared(0)]).await;
    assert!(matches!(unmade, Err(AppendError::Failed(StoreError::Damaged { seq: 2, .. }))), "{unmade:?}");
    store.append(&table, 1, &[opened()]).await.unwrap();
    let gap = store.append(&table, 3, &[cleared(0)]).await;
    assert!(matches!(gap, Err(AppendError::Failed(StoreError::Damaged { seq: 3, .. }))), "{gap:?}");
    assert_eq!(store.load(&table, 1).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_commit_reaches_the_disk_before_it_returns() {
    let data = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(data.path()).await.unwrap();
    let settings = store.durability().await.unwrap();
    assert_eq!((settings.journal_mode.as_str(), settings.synchronous), ("wal", 2), "WAL and FULL");
    let mut connection = backdoor(data.path()).await;
    let sql: Vec<(String,)> = sqlx::query_as("SELECT sql FROM sqlite_schema WHERE name IN ('tables', 'log')")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    assert_eq!(sql.len(), 2);
    assert!(sql.iter().all(|(sql,)| sql.contains("STRICT")), "{sql:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn other_users_of_the_machine_cannot_look_into_the_data_folder() {
    use std::os::unix::fs::PermissionsExt;
    let parent = tempfile::tempdir().unwrap();
    let data = parent.path().join("new/data");
    let _store = SqliteStore::open(&data).await.unwrap();
    assert_eq!(std::fs::metadata(&data).unwrap().permissions().mode() & 0o077, 0);
    // Nor into the files, where the folder was there before.
    let open = parent.path().join("open");
    std::fs::create_dir(&open).unwrap();
    std::fs::set_permissions(&open, std::fs::Permissions::from_mode(0o755)).unwrap();
    let _store = SqliteStore::open(&open).await.unwrap();
    for file in ["yohoho.db", "yohoho.db-wal"] {
        let mode = std::fs::metadata(open.join(file)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{file}");
    }
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_refused_with_a_sentence_and_left_alone() {
    let data = tempfile::tempdir().unwrap();
    SqliteStore::open(data.path()).await.unwrap().close().await;
    let mut connection = backdoor(data.path()).await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'from the future', TRUE, x'00', 0)",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    let refused = SqliteStore::open(data.path()).await.err().expect("a newer store is refused").to_string();
    assert!(refused.contains("another version of Yo-Ho-Ho"), "{refused}");
}

#[tokio::test]
async fn a_store_that_cannot_be_written_refuses_the_command_and_recovers() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let mut anne = Client::join(server.addr, &table, &token(1)).await;
    // Somebody else holds the file: to a writer it is as good as a broken disk.
    let mut thief = backdoor(data.path()).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut thief).await.unwrap();
    let sit = protocol::Request::Sit { name: "Anne".into(), seat: None };
    let refused = anne.command(sit.clone()).await.unwrap().unwrap_err();
    assert_eq!(refused.key, "room-store-failed");
    assert_eq!(get(server.addr, "/readyz", &[]).await.status, 503);
    assert_eq!(get(server.addr, "/healthz", &[]).await.status, 200, "the server lives");
    sqlx::query("ROLLBACK").execute(&mut thief).await.unwrap();
    assert_eq!(get(server.addr, "/readyz", &[]).await.status, 200);
    anne.must(sit).await;
    assert_eq!(log(data.path(), &table).await.len(), 2, "the refused command left nothing behind");
    server.shutdown().await;
}

#[tokio::test]
async fn however_many_ask_whether_a_failing_store_is_ready_it_is_tried_once_for_all_of_them() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut thief = backdoor(data.path()).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut thief).await.unwrap();
    create_refused(server.addr).await;
    // One after the other they would wait so long that most of them got no answer.
    let answers = join_all((0..30).map(|_| get(server.addr, "/readyz", &[]))).await;
    assert!(answers.iter().all(|answer| answer.status == 503), "{answers:?}");
    server.shutdown().await;
}

/// No table can be made, because it cannot be stored.
async fn create_refused(addr: std::net::SocketAddr) {
    let refused = post(addr, "/api/tables", &[], r#"{"game":"skull"}"#).await;
    assert_eq!(refused.error(), (503, "store_unavailable".into(), "server-no-store".into()));
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_was_deleted_takes_nothing_more_and_goes_on_when_it_is_put_back() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull" })).await;
    let mut anne = Client::join(server.addr, &table, &token(1)).await;
    let (file, elsewhere) = (data.path().join("yohoho.db"), data.path().join("elsewhere.db"));
    std::fs::rename(&file, &elsewhere).unwrap();
    let sit = protocol::Request::Sit { name: "Anne".into(), seat: None };
    for _ in 0..2 {
        let refused = anne.command(sit.clone()).await.unwrap().unwrap_err();
        assert_eq!(refused.key, "room-store-failed");
    }
    assert_eq!(get(server.addr, "/readyz", &[]).await.status, 503);
    assert!(!file.exists(), "no new file takes its place");
    std::fs::rename(&elsewhere, &file).unwrap();
    anne.must(sit).await;
    assert_eq!(get(server.addr, "/readyz", &[]).await.status, 200);
    server.shutdown().await;
}

#[tokio::test]
async fn a_damaged_table_is_refused_and_the_others_go_on() {
    let data = tempfile::tempdir().unwrap();
    let server = start(data.path()).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        let table = create(server.addr, &json!({ "game": "skull" })).await;
        Client::join(server.addr, &table, &token(1)).await.sit("Anne").await;
        tables.push(table);
    }
    server.shutdown().await;
    let mut connection = backdoor(data.path()).await;
    for (table, damage) in tables.iter().zip([
        "UPDATE log SET entry = '{\"change\":{\"sat\":' WHERE seq = 2 AND table_id = ?1",
        "UPDATE log SET entry = '{\"change\":{\"stood\":{\"seat\":5,\"bot\":null}}}' WHERE seq = 2 AND table_id = ?1",
        "DELETE FROM log WHERE seq = 1 AND table_id = ?1",
    ]) {
        sqlx::query(damage).bind(table).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();

    let server = start(data.path()).await;
    for table in &tables[..3] {
        let answer = get(server.addr, &format!("/api/tables/{table}"), &[]).await;
        assert_eq!(answer.error(), (500, "table_damaged".into(), "server-table-damaged".into()));
        let bearer = format!("Bearer {}", token(1));
        let (status, body) = refused_socket(server.addr, table, &[("authorization", &bearer)]).await;
        assert_eq!((status, body["error"].as_str()), (500, Some("table_damaged")));
    }
    let anne = Client::join(server.addr, &tables[3], &token(1)).await;
    assert_eq!(anne.you, Some(engine::Seat::new(0)));
    server.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_server_on_the_same_folder_is_refused_and_the_first_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let first = start(data.path()).await;
    let refused = server::start(Config::local(data.path().to_owned()), catalog::GAMES).await;
    let why = refused.err().expect("two servers never share a folder").to_string();
    assert!(why.contains("another Yo-Ho-Ho") && why.contains("--data"), "{why}");
    assert_eq!(get(first.addr, "/readyz", &[]).await.status, 200);
    first.shutdown().await;
    start(data.path()).await.shutdown().await;
}

/// A file as the first version wrote it, with this log in it.
async fn old_file(data: &Path, table: &str, log: &str) {
    let (old, name) = (tempfile::tempdir().unwrap(), "0001_tables_and_their_logs.sql");
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    std::fs::copy(migrations.join(name), old.path().join(name)).unwrap();
    let options = SqliteConnectOptions::new().filename(data.join("yohoho.db")).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::migrate::Migrator::new(old.path()).await.unwrap().run(&mut connection).await.unwrap();
    let made = sqlx::query("INSERT INTO tables (id, created_at) VALUES (?1, 0)");
    made.bind(table).execute(&mut connection).await.unwrap();
    for (seq, entry) in (1_i64..).zip(log.lines()) {
        let insert = sqlx::query("INSERT INTO log (table_id, seq, entry) VALUES (?1, ?2, ?3)");
        insert.bind(table).bind(seq).bind(entry).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_file_of_the_first_version_opens_and_its_tables_go_on() {
    let golden =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/catalog/tests/golden/logs/1/skull.jsonl");
    let golden = std::fs::read_to_string(golden).unwrap();
    let (data, table) = (tempfile::tempdir().unwrap(), TableId::fresh().unwrap());
    old_file(data.path(), table.as_str(), &golden).await;
    let server = start(data.path()).await;
    let answer = get(server.addr, &format!("/api/tables/{table}"), &[]).await;
    assert_eq!(answer.status, 200);
    let anne = Client::join(server.addr, table.as_str(), &token(1)).await;
    assert_eq!(anne.you, None, "somebody else has played here");
    server.shutdown().await;
    let store = SqliteStore::open(data.path()).await.unwrap();
    let entries = store.load(&table, 1).await.unwrap();
    let old: Vec<Entry> = golden.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(texts(&entries[..old.len()]) == texts(&old), "the log is what it was");
    let mut connection = backdoor(data.path()).await;
    let flip =
        sqlx::query("UPDATE log SET entry = replace(entry, 'Anne', 'Anna') WHERE table_id = ?1 AND seq = 2");
    flip.bind(table.as_str()).execute(&mut connection).await.unwrap();
    let found = store.load(&table, 1).await;
    assert!(matches!(found, Err(StoreError::Damaged { seq: 2, .. })), "{found:?}");
}

#[tokio::test]
async fn every_entry_tells_when_it_was_stored_and_a_lost_end_is_found() {
    let data = tempfile::tempdir().unwrap();
    let before = std::time::SystemTime::now();
    let server = start(data.path()).await;
    let table = create(server.addr, &json!({ "game": "skull", "bots": ["powder-monkey"] })).await;
    Client::join(server.addr, &table, &token(1)).await.sit("Anne").await;
    server.shutdown().await;
    let store = SqliteStore::open(data.path()).await.unwrap();
    let id: TableId = table.parse().unwrap();
    let since = |at: room::When| std::time::UNIX_EPOCH + std::time::Duration::from_millis(at.0 + 1);
    let entries = store.load(&id, 1).await.unwrap();
    assert!(entries.len() >= 3 && entries.iter().all(|entry| entry.at.is_some_and(|at| since(at) >= before)));
    let mut connection = backdoor(data.path()).await;
    let lost = sqlx::query("DELETE FROM log WHERE table_id = ?1 AND seq = ?2");
    lost.bind(&table).bind(entries.len() as i64).execute(&mut connection).await.unwrap();
    let found = store.load(&id, 1).await;
    assert!(matches!(found, Err(StoreError::Damaged { .. })), "{found:?}");
}

#[tokio::test]
async fn a_table_with_a_game_by_newer_rules_says_so() {
    let data = tempfile::tempdir().unwrap();
    let (store, table) = (SqliteStore::open(data.path()).await.unwrap(), TableId::fresh().unwrap());
    let bot = |seat| Entry::of(Change::BotSat { seat, bot: "random".into() });
    let started = Entry::of(Change::Started { rules: 999, bots: vec![], steps: vec![] });
    let log: Vec<Entry> =
        std::iter::once(opened()).chain(engine::Seat::all(3).map(bot)).chain([started]).collect();
    store.append(&table, 1, &log).await.unwrap();
    store.close().await;
    let server = start(data.path()).await;
    let answer = get(server.addr, &format!("/api/tables/{table}"), &[]).await;
    assert_eq!(answer.error(), (503, "table_newer".into(), "server-table-newer".into()));
    server.shutdown().await;
}
