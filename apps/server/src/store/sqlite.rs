//! The logs in one SQLite file. One task writes: it takes all appends that wait, puts them into one transaction, and
//! answers after the commit, so that many tables share one flush of the disk.

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
use sqlx::{ConnectOptions, Connection, Executor, Sqlite};
use tokio::sync::{mpsc, oneshot};

use super::{AppendError, Store, StoreError};
use crate::TableId;

/// The name of the file in the data folder.
const FILE: &str = "yohoho.db";
/// How many appends may wait for the writer before the next one waits to wait.
const QUEUE_MAX: usize = 1_024;
/// How many appends share a transaction at most.
const BATCH_MAX: usize = 256;
const READERS_MAX: u32 = 4;
/// How long another process may hold the file, such as a backup.
const BUSY: Duration = Duration::from_secs(2);

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// The logs in one file.
pub struct SqliteStore {
    path: PathBuf,
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

/// What a commit promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Durability {
    /// `wal` for a write-ahead log.
    pub journal_mode: String,
    /// 2 where every commit waits for the disk.
    pub synchronous: i64,
}

/// What the writer is asked for.
enum Job {
    Append(Append),
    Check(oneshot::Sender<Result<(), StoreError>>),
    /// Answered when all that came before is done.
    Barrier(oneshot::Sender<()>),
    Durability(oneshot::Sender<Result<Durability, StoreError>>),
    Close(oneshot::Sender<()>),
}

struct Append {
    table: TableId,
    seq: Seq,
    entries: Vec<String>,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

/// What became of an append within its transaction.
enum Fate {
    Written,
    Taken,
}

impl SqliteStore {
    /// Opens the store in this folder, and makes both if they are not there. Older data is brought up to date.
    ///
    /// # Errors
    /// If the folder or file cannot be used, or a newer program has written it.
    pub async fn open(folder: &Path) -> anyhow::Result<Self> {
        make_private_folder(folder)?;
        let path = fs::canonicalize(folder)?.join(FILE);
        let options = options(&path);
        let mut connection =
            options.connect().await.with_context(|| format!("cannot open {}", path.display()))?;
        migrate(&mut connection, &path).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS_MAX).connect_with(options).await?;
        let (writer, jobs) = mpsc::channel(QUEUE_MAX);
        tokio::spawn(write(connection, jobs));
        Ok(Self { path, readers, writer })
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
            self.ask(Job::Append(append), answered).await?
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

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
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

/// The writer: lives until it is told to close or nobody can ask it any more.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut waiting = Vec::with_capacity(BATCH_MAX);
    while jobs.recv_many(&mut waiting, BATCH_MAX).await > 0 {
        let (appends, others) = sort(waiting.drain(..));
        if !appends.is_empty() {
            write_batch(&mut connection, appends).await;
        }
        for job in others {
            // Whoever asked may be gone.
            let _ = match job {
                Job::Append(append) => append.answer.send(Err(AppendError::Failed(closed()))).is_ok(),
                Job::Check(answer) => answer.send(check(&mut connection).await).is_ok(),
                Job::Barrier(answer) => answer.send(()).is_ok(),
                Job::Durability(answer) => answer.send(durability(&mut connection).await).is_ok(),
                Job::Close(answer) => return close(connection, answer).await,
            };
        }
    }
}

/// The appends, and everything else: that waits until all appends before it are written, and later ones do no harm.
fn sort(jobs: impl Iterator<Item = Job>) -> (Vec<Append>, Vec<Job>) {
    let (mut appends, mut others) = (Vec::new(), Vec::new());
    for job in jobs {
        match job {
            Job::Append(append) => appends.push(append),
            other => others.push(other),
        }
    }
    (appends, others)
}

async fn close(connection: SqliteConnection, answer: oneshot::Sender<()>) {
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the store did not close cleanly");
    }
    let _ = answer.send(());
}

/// Writes what waits in one transaction and answers each when it is on the disk.
async fn write_batch(connection: &mut SqliteConnection, appends: Vec<Append>) {
    let written = write_transaction(connection, &appends).await;
    let fates = match written {
        Ok(fates) => fates,
        Err(error) => {
            tracing::error!(%error, appends = appends.len(), "nothing could be stored");
            for append in appends {
                let _ = append.answer.send(Err(AppendError::Failed(unavailable(&error))));
            }
            return;
        }
    };
    for (append, fate) in appends.into_iter().zip(fates) {
        let outcome = match fate {
            Fate::Written => Ok(()),
            Fate::Taken => Err(missed(connection, &append).await),
        };
        // Whoever asked may be gone; what is written stays written.
        let _ = append.answer.send(outcome);
    }
}

async fn write_transaction(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<Fate>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut fates = Vec::with_capacity(appends.len());
    for append in appends {
        fates.push(write_one(&mut transaction, append).await?);
    }
    transaction.commit().await?;
    Ok(fates)
}

/// Writes the entries of one append, unless the position is taken or would leave a gap. A taken position is no
/// error of the statement, so the others in the transaction do not suffer.
async fn write_one(connection: &mut SqliteConnection, append: &Append) -> Result<Fate, sqlx::Error> {
    let table = append.table.as_str();
    if append.seq == 1 {
        sqlx::query("INSERT INTO tables (id, created_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING")
            .bind(table)
            .bind(now_s())
            .execute(&mut *connection)
            .await?;
    }
    for (seq, entry) in (append.seq..).zip(&append.entries) {
        let inserted = sqlx::query(
            "INSERT INTO log (table_id, seq, entry) SELECT ?1, ?2, ?3 \
             WHERE ?2 = 1 OR EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = ?2 - 1) \
             ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(position(seq))
        .bind(entry)
        .execute(&mut *connection)
        .await?;
        // A log has no gaps, so only the first position can be taken.
        if inserted.rows_affected() == 0 {
            return Ok(Fate::Taken);
        }
    }
    Ok(Fate::Written)
}

async fn missed(connection: &mut SqliteConnection, append: &Append) -> AppendError {
    match load_from(connection, &append.table, append.seq).await {
        Ok(entries) if entries.is_empty() => {
            let why = format!("the log ends before entry {}", append.seq);
            AppendError::Failed(StoreError::Damaged { seq: append.seq, why })
        }
        Ok(entries) => AppendError::Conflict(entries),
        Err(error) => AppendError::Failed(error),
    }
}

async fn load_from<'e>(
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

async fn check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let attempt = async {
        let transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        transaction.rollback().await
    };
    attempt.await.map_err(|error| unavailable(&error))
}

async fn durability(connection: &mut SqliteConnection) -> Result<Durability, StoreError> {
    let asked = async {
        let (journal_mode,) = sqlx::query_as("PRAGMA journal_mode").fetch_one(&mut *connection).await?;
        let (synchronous,) = sqlx::query_as("PRAGMA synchronous").fetch_one(&mut *connection).await?;
        Ok(Durability { journal_mode, synchronous })
    };
    asked.await.map_err(|error: sqlx::Error| unavailable(&error))
}

fn position(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

fn now_s() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

fn unavailable(error: &sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

fn closed() -> StoreError {
    StoreError::Unavailable("it is closed".to_owned())
}
