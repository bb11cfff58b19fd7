//! The logs in one SQLite file. One task writes, several connections read.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

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
use sqlx::{ConnectOptions, Executor, Sqlite};
use tokio::sync::{mpsc, oneshot};

use super::held::HeldFile;
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
    writer: mpsc::Sender<Job>,
    /// Let go of after all connections.
    _file: HeldFile,
}

/// What a commit promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `wal` for a write-ahead log.
    pub journal_mode: String,
    /// 2 where every commit waits for the disk.
    pub synchronous: i64,
}

impl Durability {
    pub(super) async fn of(connection: &mut SqliteConnection) -> Result<Self, StoreError> {
        let asked = async {
            let (journal_mode,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
            let (synchronous,) = sqlx::query_as("PRAGMA synchronous").fetch_one(&mut *connection).await?;
            Ok(Self { journal_mode, synchronous })
        };
        asked.await.map_err(|error: sqlx::Error| unavailable(&error))
    }
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
        take_in(&mut connection).await;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS_MAX).connect_with(options.clone()).await?;
        let (writer, jobs) = mpsc::channel(QUEUE_MAX);
        tokio::spawn(Writer::new(options, file.clone(), connection).run(jobs));
        Ok(Self { path, readers, writer, _file: file })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
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
            let entries = entries.iter().map(serde_json::to_string).collect::<Result<_, _>>();
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

pub(super) async fn load_from<'e>(
    executor: impl Executor<'e, Database = Sqlite>,
    table: &TableId,
    from: Seq,
) -> Result<Vec<Entry>, StoreError> {
    let rows: Vec<(i64, String)> =
        sqlx::query_as("SELECT seq, entry FROM log WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq")
            .bind(table.as_str())
            .bind(position(from))
            .fetch_all(executor)
            .await
            .map_err(|error| unavailable(&error))?;
    (from..).zip(rows).map(|(seq, (stored, text))| read_entry(seq, stored, &text)).collect()
}

fn read_entry(seq: Seq, stored: i64, text: &str) -> Result<Entry, StoreError> {
    if stored != position(seq) {
        return Err(StoreError::Damaged { seq, why: "it is missing".to_owned() });
    }
    // What the parser says may quote the entry, which holds secrets; where it stumbled is enough.
    serde_json::from_str(text).map_err(|error| StoreError::Damaged {
        seq,
        why: format!("it cannot be read at column {}", error.column()),
    })
}

pub(super) fn position(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

pub(super) fn now_s() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

pub(super) fn unavailable(error: &sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("it is closed".to_owned())
}
