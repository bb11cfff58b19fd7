//! The logs in one SQLite file. One task writes, several connections read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use protocol::Seq;
use room::Entry;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};

use super::chain::Chain;
use super::file::{Durability, closed, load_from, now};
use super::held::HeldFile;
use super::links::{Links, SqliteLinks};
use super::writer::{Append, Job, Writer};
use super::{AppendError, Store, StoreError};
use crate::TableId;

/// The name of the file in the data folder.
const FILE: &str = "yohoho.db";
/// How many appends may wait for the writer before senders block.
const QUEUE_MAX: usize = 1_024;
const READERS_MAX: u32 = 4;
/// How long another process may hold the file, such as a backup.
const BUSY: Duration = Duration::from_secs(2);

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The logs in one file.
pub struct SqliteStore {
    path: PathBuf,
    readers: SqlitePool,
    /// Apart from the readers: whoever makes links keeps nobody from a table.
    links: SqlitePool,
    writer: mpsc::Sender<Job>,
    /// Let go of after all connections.
    _file: HeldFile,
}

impl SqliteStore {
    /// Opens the store in this folder, and makes both if they are not there. Older data is brought up to date.
    ///
    /// # Errors
    /// If the folder or file cannot be used, or a newer program has written it.
    pub async fn open(folder: &Path) -> anyhow::Result<Self> {
        make_private_folder(folder)?;
        let path = fs::canonicalize(folder)?.join(FILE);
        let cannot_open = || format!("cannot open {}", path.display());
        let file = HeldFile::hold(path.clone()).with_context(cannot_open)?;
        let options = options(&path);
        let mut connection = options.connect().await.with_context(cannot_open)?;
        migrate(&mut connection, &path).await?;
        chain_old_logs(&mut connection)
            .await
            .with_context(|| format!("cannot bring {} up to date", path.display()))?;
        take_in(&mut connection).await;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS_MAX).connect_with(options.clone()).await?;
        let links = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(options.clone());
        let (writer, jobs) = mpsc::channel(QUEUE_MAX);
        tokio::spawn(Writer::new(options, file.clone(), connection).run(jobs));
        Ok(Self { path, readers, links, writer, _file: file })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The links to finished games.
    #[must_use]
    pub fn links(&self) -> impl Links + use<> {
        SqliteLinks(self.links.clone())
    }

    /// How much the database promises: asked of the very connection that writes.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn durability(&self) -> Result<Durability, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.ask(Job::Durability(answer), answered).await?
    }

    async fn ask<T>(&self, job: Job, answer: oneshot::Receiver<T>) -> Result<T, StoreError> {
        self.writer.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }
}

impl Store for SqliteStore {
    fn load<'a>(&'a self, table: &'a TableId, from: Seq) -> BoxFuture<'a, Result<Vec<Entry>, StoreError>> {
        async move {
            let (answer, answered) = oneshot::channel();
            self.ask(Job::Barrier(answer), answered).await?;
            load_from(&self.readers, table, from).await
        }
        .boxed()
    }

    fn append<'a>(
        &'a self,
        table: &'a TableId,
        seq: Seq,
        entries: &'a [Entry],
    ) -> BoxFuture<'a, Result<(), AppendError>> {
        async move {
            let (answer, answered) = oneshot::channel();
            let now = now();
            let stamped = entries.iter().map(|entry| entry.clone().stamped(now));
            let entries = stamped.map(|entry| serde_json::to_string(&entry)).collect::<Result<_, _>>();
            let entries = entries.map_err(|error| StoreError::Unavailable(error.to_string()))?;
            let append = Append { table: table.clone(), seq, entries, answer };
            self.writer.send(Job::Append(append)).await.map_err(|_| closed())?;
            // A writer that is gone without an answer may have written before it went.
            answered.await.unwrap_or_else(|_| Err(AppendError::Unknown(closed())))
        }
        .boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), StoreError>> {
        async move {
            let (answer, answered) = oneshot::channel();
            self.ask(Job::Check(answer), answered).await?
        }
        .boxed()
    }

    fn is_alive(&self) -> bool {
        !self.writer.is_closed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            let (answer, answered) = oneshot::channel();
            // A writer that is gone already has nothing left to finish.
            let _ = self.ask(Job::Close(answer), answered).await;
            self.links.close().await;
            self.readers.close().await;
        }
        .boxed()
    }
}

pub(super) fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        // The store makes the file itself; one that has gone must not be made anew behind the back of those who
        // wrote to it.
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        // With a write-ahead log only FULL flushes the disk at every commit.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
}

/// The log holds cards; other users of the machine have no business in it.
pub(crate) fn make_private_folder(folder: &Path) -> anyhow::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).with_context(|| format!("cannot make the data folder {}", folder.display()))
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> anyhow::Result<()> {
    match MIGRATIONS.run(connection).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_)) => bail!(
            "{} was written by another version of Yo-Ho-Ho, probably a newer one; \
             nothing was changed, please start that version",
            path.display()
        ),
        Err(error) => Err(error).with_context(|| format!("cannot bring {} up to date", path.display())),
    }
}

/// Brings what lies in the write-ahead log into the file and flushes it. A server that was killed may have left there
/// what it could not flush; nothing must be acknowledged that lies behind it.
async fn take_in(connection: &mut SqliteConnection) {
    let taken: Result<(i64, i64, i64), _> =
        sqlx::query_as("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await;
    match taken {
        Ok((0, ..)) => {}
        Ok(_) => tracing::warn!("another program reads the store; its write-ahead log is taken in later"),
        Err(error) => tracing::warn!(%error, "the write-ahead log cannot be taken in now"),
    }
}

/// Gives the logs of older versions, which had none, their hashes.
async fn chain_old_logs(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let old: Vec<(String,)> = sqlx::query_as(
        "SELECT id FROM tables WHERE length = 0 AND EXISTS (SELECT 1 FROM log WHERE table_id = id AND chain IS NULL)",
    )
    .fetch_all(&mut *transaction)
    .await?;
    for (table,) in &old {
        chain_old_log(&mut transaction, table).await?;
    }
    transaction.commit().await?;
    if !old.is_empty() {
        tracing::info!(tables = old.len(), "the logs of an older version have got their hashes");
    }
    Ok(())
}

async fn chain_old_log(connection: &mut SqliteConnection, table: &str) -> Result<(), sqlx::Error> {
    let rows: Vec<(i64, Vec<u8>)> =
        sqlx::query_as("SELECT seq, CAST(entry AS BLOB) FROM log WHERE table_id = ?1 ORDER BY seq")
            .bind(table)
            .fetch_all(&mut *connection)
            .await?;
    let mut chain = Chain::begin(table);
    for (seq, entry) in &rows {
        chain = chain.with(entry);
        sqlx::query("UPDATE log SET chain = ?3 WHERE table_id = ?1 AND seq = ?2")
            .bind(table)
            .bind(seq)
            .bind(chain.as_bytes())
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("UPDATE tables SET length = ?2 WHERE id = ?1")
        .bind(table)
        .bind(rows.last().map_or(0, |(seq, _)| *seq))
        .execute(&mut *connection)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use room::Change;

    use super::super::file::unavailable;
    use super::*;

    fn text(entry: &Entry) -> String {
        serde_json::to_string(entry).unwrap()
    }

    /// A file with one table, closed.
    async fn written(folder: &Path, table: &TableId) -> PathBuf {
        let store = SqliteStore::open(folder).await.unwrap();
        let options = serde_json::value::to_raw_value(&serde_json::json!({})).unwrap();
        store.append(table, 1, &[Entry::opened("skull", options, 3)]).await.unwrap();
        for seq in 2..=4 {
            let cleared = Entry::of(Change::Cleared { seat: engine::Seat::new(1) });
            store.append(table, seq, &[cleared]).await.unwrap();
        }
        store.close().await;
        store.path().to_owned()
    }

    async fn read(path: &Path, table: &TableId) -> Result<Vec<String>, StoreError> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
        let mut connection = options.connect().await.map_err(|error| unavailable(&error))?;
        let entries = load_from(&mut connection, table, 1).await?;
        Ok(entries.iter().map(text).collect())
    }

    fn find(file: &[u8], wanted: &[u8]) -> Option<usize> {
        file.windows(wanted.len()).position(|window| window == wanted)
    }

    /// Where in the file something of this table lies; most of a page is empty.
    fn bytes_of(file: &[u8], table: &TableId) -> Vec<usize> {
        const PAGE: usize = 4_096;
        let is_empty =
            |at: usize| file[at.saturating_sub(8)..(at + 8).min(file.len())].iter().all(|byte| *byte == 0);
        let has_table = |page: &usize| find(&file[*page..*page + PAGE], table.as_str().as_bytes()).is_some();
        let pages = (0..file.len()).step_by(PAGE).filter(has_table);
        pages.flat_map(|page| (page..page + PAGE).filter(|at| !is_empty(*at))).collect()
    }

    #[tokio::test]
    async fn each_flipped_byte_of_a_log_is_found() {
        let (folder, table) = (tempfile::tempdir().unwrap(), TableId::fresh().unwrap());
        let path = written(folder.path(), &table).await;
        let healthy = read(&path, &table).await.unwrap();
        assert_eq!(healthy.len(), 4);
        let file = fs::read(&path).unwrap();
        let places = bytes_of(&file, &table);
        let with_hash = |entry: &String| entry.len() + 32;
        assert!(places.len() > healthy.iter().map(with_hash).sum(), "the whole log is tried");
        for at in places {
            let mut flipped = file.clone();
            flipped[at] ^= 1 << (at % 8);
            fs::write(&path, &flipped).unwrap();
            if let Ok(entries) = read(&path, &table).await {
                assert_eq!(entries, healthy, "byte {at} was flipped, and another log was read");
            }
        }
        for entry in &healthy {
            let at = find(&file, entry.as_bytes()).expect("it lies in the file");
            for place in at..at + entry.len() {
                let mut flipped = file.clone();
                flipped[place] ^= 1;
                fs::write(&path, &flipped).unwrap();
                let found = read(&path, &table).await;
                assert!(matches!(found, Err(StoreError::Damaged { .. })), "byte {place}: {found:?}");
            }
        }
    }
}
