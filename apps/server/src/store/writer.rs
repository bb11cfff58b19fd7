//! The one who writes. It takes all appends that wait, puts them into one transaction, and answers after the commit, so
//! that many tables share one flush of the disk. Whatever goes wrong, it never stops writing for good: a connection
//! that has failed is replaced, and nobody is told that something did not happen when it may have (see ADR 14).

use std::time::Duration;

use protocol::Seq;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};

use super::chain::Chain;
use super::file::{Durability, closed, load_from, now_s, position, unavailable};
use super::held::{DISK, HeldFile};
use super::{AppendError, StoreError};
use crate::TableId;

/// How many appends share a transaction at most.
const BATCH_MAX: usize = 256;
/// The pauses between attempts to learn what became of a commit, before giving up.
const WAITS: [Duration; 4] = [
    Duration::from_millis(20),
    Duration::from_millis(100),
    Duration::from_millis(400),
    Duration::from_secs(1),
];
/// How long a connection that has failed may take to end.
const PARTING: Duration = Duration::from_secs(1);
/// How often a failing store is tried again.
const TRY_AGAIN: Duration = Duration::from_secs(1);
/// How long a commit counts as proof that the store can be written to.
const FRESH: Duration = Duration::from_secs(1);
/// Writes the first page of the file and changes nothing: a commit that is nothing but a commit.
const BARE_COMMIT: &str = "PRAGMA user_version = 1";

/// A write to the write-ahead log that failed; the frame that makes a transaction valid is the last to be written.
const NOT_WRITTEN: [&str; 2] = [SQLITE_FULL, SQLITE_IOERR_WRITE];
const SQLITE_FULL: &str = "13";
const SQLITE_IOERR_WRITE: &str = "778";

/// What the writer is asked for.
pub(super) enum Job {
    Append(Append),
    Check(oneshot::Sender<Result<(), StoreError>>),
    /// Answered when all that came before is done.
    Barrier(oneshot::Sender<()>),
    Durability(oneshot::Sender<Result<Durability, StoreError>>),
    Close(oneshot::Sender<()>),
}

/// Entries for one log, the first at `seq`.
pub(super) struct Append {
    pub(super) table: TableId,
    pub(super) seq: Seq,
    pub(super) entries: Vec<String>,
    pub(super) answer: oneshot::Sender<Result<(), AppendError>>,
}

/// What waits, by kind. All appends come first: what was asked after one of them waits until it is written, and later
/// ones do no harm. However many want to know whether the store can be written to, it is tried once.
#[derive(Default)]
struct Batch {
    appends: Vec<Append>,
    barriers: Vec<oneshot::Sender<()>>,
    checks: Vec<oneshot::Sender<Result<(), StoreError>>>,
    durabilities: Vec<oneshot::Sender<Result<Durability, StoreError>>>,
    close: Option<oneshot::Sender<()>>,
}

impl Batch {
    fn sort(jobs: impl Iterator<Item = Job>) -> Self {
        let mut batch = Self::default();
        for job in jobs {
            match job {
                Job::Append(append) => batch.appends.push(append),
                Job::Check(answer) => batch.checks.push(answer),
                Job::Barrier(answer) => batch.barriers.push(answer),
                Job::Durability(answer) => batch.durabilities.push(answer),
                Job::Close(answer) => batch.close = Some(answer),
            }
        }
        batch
    }
}

/// What became of an append within its transaction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Written,
    /// The same entries are there already.
    There,
    Taken,
}

/// A transaction that failed.
#[derive(Debug)]
struct Mishap {
    error: StoreError,
    trace: Trace,
}

/// What a failed transaction has left in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trace {
    Nothing,
    /// Perhaps all of it: whoever opens the file after a crash may find it.
    Perhaps,
}

/// The writer.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    file: HeldFile,
    /// Never writes. While it is open, the index of the write-ahead log stays, and nobody takes in what a failed commit
    /// has left past the end; the next commit overwrites that.
    anchor: SqliteConnection,
    connection: Option<SqliteConnection>,
    /// A commit has failed, and perhaps left something, and none has succeeded since.
    trace: Trace,
    trouble: Option<StoreError>,
    committed_at: Option<Instant>,
}

impl Writer {
    pub(super) fn new(options: SqliteConnectOptions, file: HeldFile, anchor: SqliteConnection) -> Self {
        let (connection, trouble, committed_at) = (None, None, None);
        Self { options, file, anchor, connection, trace: Trace::Nothing, trouble, committed_at }
    }

    /// Works until it is told to close or nobody can ask it any more.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting = Vec::with_capacity(BATCH_MAX);
        loop {
            tokio::select! {
                taken = jobs.recv_many(&mut waiting, BATCH_MAX) => {
                    if taken == 0 {
                        return;
                    }
                }
                () = sleep(TRY_AGAIN), if self.trouble.is_some() => {
                    // Whether it works is remembered.
                    let _ = self.write(&[]).await;
                }
            }
            let batch = Batch::sort(waiting.drain(..));
            if !batch.appends.is_empty() {
                self.write_batch(batch.appends).await;
            }
            // Whoever asked may be gone.
            for answer in batch.barriers {
                let _ = answer.send(());
            }
            self.answer_checks(batch.checks).await;
            for answer in batch.durabilities {
                let _ = answer.send(self.durability().await);
            }
            if let Some(answer) = batch.close {
                return self.close(answer).await;
            }
        }
    }

    /// Writes what waits in one transaction and answers each when it is on the disk.
    async fn write_batch(&mut self, appends: Vec<Append>) {
        let written = self.write_until_known(&appends).await;
        for (idx, append) in appends.into_iter().enumerate() {
            let outcome = match &written {
                Err(error) if self.trace == Trace::Perhaps => Err(AppendError::Unknown(error.clone())),
                Err(error) => Err(AppendError::Failed(error.clone())),
                Ok(fates) if fates[idx] == Fate::Taken => Err(self.missed(&append).await),
                Ok(_) => Ok(()),
            };
            // Whoever asked may be gone; what is written stays written.
            let _ = append.answer.send(outcome);
        }
    }

    /// Tries again while it cannot be known what became of the appends, but not for ever.
    async fn write_until_known(&mut self, appends: &[Append]) -> Result<Vec<Fate>, StoreError> {
        let began = Instant::now();
        for wait in WAITS {
            let written = self.write(appends).await;
            if written.is_ok() || self.trace == Trace::Nothing || began.elapsed() >= DISK {
                return written;
            }
            sleep(wait).await;
        }
        self.write(appends).await
    }

    /// One transaction with these appends, or a bare one; a connection that fails is given up.
    async fn write(&mut self, appends: &[Append]) -> Result<Vec<Fate>, StoreError> {
        let written = match self.connected().await {
            Ok(connection) => transact(connection, appends).await,
            Err(error) => Err(Mishap { error, trace: Trace::Nothing }),
        };
        match written {
            Ok(fates) => {
                self.went_well();
                Ok(fates)
            }
            Err(mishap) => {
                self.went_wrong(&mishap);
                self.hang_up().await;
                Err(mishap.error)
            }
        }
    }

    async fn connected(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        self.file.must_be_there().await?;
        if self.connection.is_none() {
            let connected = timeout(DISK, self.options.connect()).await.map_err(|_| StoreError::stuck())?;
            self.connection = Some(connected.map_err(|error| unavailable(&error))?);
        }
        self.connection.as_mut().ok_or_else(closed)
    }

    /// Lets go of the connection, and with it of its locks and whatever it thinks it is in the middle of.
    async fn hang_up(&mut self) {
        if let Some(connection) = self.connection.take() {
            // It is of no use any more, however it ends.
            let _ = timeout(PARTING, connection.close()).await;
        }
    }

    fn went_well(&mut self) {
        self.trace = Trace::Nothing;
        self.committed_at = Some(Instant::now());
        if self.trouble.take().is_some() {
            tracing::info!("the store can be written to again");
        }
    }

    /// Tells the operator once, however often the same happens.
    fn went_wrong(&mut self, mishap: &Mishap) {
        if mishap.trace == Trace::Perhaps {
            self.trace = Trace::Perhaps;
        }
        self.committed_at = None;
        if self.trouble.as_ref() != Some(&mishap.error) {
            tracing::error!(error = %mishap.error, "the store cannot be written to; it is tried again and again");
            self.trouble = Some(mishap.error.clone());
        }
    }

    /// Whether the store can be written to: a commit has just shown it, or one is tried.
    async fn check(&mut self) -> Result<(), StoreError> {
        if self.committed_at.is_some_and(|at| at.elapsed() < FRESH) {
            return Ok(());
        }
        self.write(&[]).await.map(|_| ())
    }

    async fn answer_checks(&mut self, checks: Vec<oneshot::Sender<Result<(), StoreError>>>) {
        if checks.is_empty() {
            return;
        }
        let health = self.check().await;
        for answer in checks {
            let _ = answer.send(health.clone());
        }
    }

    async fn durability(&mut self) -> Result<Durability, StoreError> {
        Durability::of(self.connected().await?).await
    }

    async fn missed(&mut self, append: &Append) -> AppendError {
        let missed = match self.connected().await {
            Ok(connection) => timeout(DISK, load_from(connection, &append.table, append.seq))
                .await
                .unwrap_or_else(|_| Err(StoreError::stuck())),
            Err(error) => Err(error),
        };
        match missed {
            Ok(entries) if entries.is_empty() => {
                let why = format!("the log ends before entry {}", append.seq);
                AppendError::Failed(StoreError::Damaged { seq: append.seq, why })
            }
            Ok(entries) => AppendError::Conflict(entries),
            Err(error) => AppendError::Failed(error),
        }
    }

    async fn close(mut self, answer: oneshot::Sender<()>) {
        self.hang_up().await;
        match timeout(DISK, self.anchor.close()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "the store did not close cleanly"),
            Err(_) => tracing::error!("the store did not close: the disk does not answer"),
        }
        let _ = answer.send(());
    }
}

async fn transact(connection: &mut SqliteConnection, appends: &[Append]) -> Result<Vec<Fate>, Mishap> {
    // A disk that hangs may still do everything that was asked of it.
    timeout(DISK, try_transact(connection, appends))
        .await
        .unwrap_or_else(|_| Err(Mishap { error: StoreError::stuck(), trace: Trace::Perhaps }))
}

async fn try_transact(connection: &mut SqliteConnection, appends: &[Append]) -> Result<Vec<Fate>, Mishap> {
    let before = |error: sqlx::Error| Mishap { error: unavailable(&error), trace: Trace::Nothing };
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(before)?;
    let mut fates = Vec::with_capacity(appends.len());
    for append in appends {
        fates.push(write_one(&mut transaction, append).await.map_err(before)?);
    }
    // Only a commit that writes something shows that the disk takes it.
    if !fates.contains(&Fate::Written) {
        sqlx::query(BARE_COMMIT).execute(&mut *transaction).await.map_err(before)?;
    }
    let committed = transaction.commit().await;
    committed.map_err(|error| Mishap { trace: trace_of(&error), error: unavailable(&error) })?;
    Ok(fates)
}

/// What a commit that failed like this has left.
fn trace_of(error: &sqlx::Error) -> Trace {
    let code = error.as_database_error().and_then(DatabaseError::code);
    let is_not_written = code.is_some_and(|code| NOT_WRITTEN.contains(&code.as_ref()));
    if is_not_written { Trace::Nothing } else { Trace::Perhaps }
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
    let Some(mut chain) = chain_before(connection, append).await? else {
        return read_back(connection, append).await;
    };
    for (seq, entry) in (append.seq..).zip(&append.entries) {
        chain = chain.with(entry.as_bytes());
        let inserted = sqlx::query(
            "INSERT INTO log (table_id, seq, entry, chain) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        )
        .bind(table)
        .bind(position(seq))
        .bind(entry)
        .bind(chain.as_bytes())
        .execute(&mut *connection)
        .await?;
        // A log has no gaps, so only the first position can be taken.
        if inserted.rows_affected() == 0 {
            return read_back(connection, append).await;
        }
    }
    Ok(Fate::Written)
}

/// The hash that the first of the entries follows; none where it would leave a gap.
async fn chain_before(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Option<Chain>, sqlx::Error> {
    if append.seq == 1 {
        return Ok(Some(Chain::begin(append.table.as_str())));
    }
    let before: Option<(Vec<u8>,)> =
        sqlx::query_as("SELECT chain FROM log WHERE table_id = ?1 AND seq = ?2 AND chain IS NOT NULL")
            .bind(append.table.as_str())
            .bind(position(append.seq - 1))
            .fetch_optional(connection)
            .await?;
    Ok(before.and_then(|(chain,)| Chain::of_bytes(&chain)))
}

/// Whether it is the append itself that has taken the position, at an earlier try.
async fn read_back(connection: &mut SqliteConnection, append: &Append) -> Result<Fate, sqlx::Error> {
    // As bytes, because damaged text may no longer be text; that must not hurt the other tables of the batch.
    let stored: Vec<(Vec<u8>,)> = sqlx::query_as(
        "SELECT CAST(entry AS BLOB) FROM log WHERE table_id = ?1 AND seq >= ?2 ORDER BY seq LIMIT ?3",
    )
    .bind(append.table.as_str())
    .bind(position(append.seq))
    .bind(i64::try_from(append.entries.len()).unwrap_or(i64::MAX))
    .fetch_all(connection)
    .await?;
    let is_there =
        stored.iter().map(|(entry,)| entry.as_slice()).eq(append.entries.iter().map(String::as_bytes));
    Ok(if is_there { Fate::There } else { Fate::Taken })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use room::{Change, Entry};

    use super::*;
    use crate::store::sqlite::options;
    use crate::store::{SqliteStore, Store};

    async fn writer(data: &Path) -> Writer {
        let store = SqliteStore::open(data).await.unwrap();
        let path = store.path().to_owned();
        store.close().await;
        let anchor = options(&path).connect().await.unwrap();
        Writer::new(options(&path), HeldFile::hold(path).unwrap(), anchor)
    }

    fn opened() -> String {
        let options = serde_json::value::to_raw_value(&serde_json::json!({})).unwrap();
        serde_json::to_string(&Entry::opened("skull", options, 3)).unwrap()
    }

    fn cleared() -> String {
        let change = Change::Cleared { seat: engine::Seat::new(0) };
        serde_json::to_string(&Entry::of(change)).unwrap()
    }

    async fn append(
        writer: &mut Writer,
        table: &TableId,
        seq: Seq,
        entry: String,
    ) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        writer.write_batch(vec![Append { table: table.clone(), seq, entries: vec![entry], answer }]).await;
        answered.await.unwrap()
    }

    async fn length(writer: &mut Writer, table: &TableId) -> usize {
        load_from(&mut writer.anchor, table, 1).await.unwrap().len()
    }

    #[tokio::test]
    async fn after_a_transaction_that_failed_in_the_middle_the_next_one_works() {
        let data = tempfile::tempdir().unwrap();
        let (mut writer, table) = (writer(data.path()).await, TableId::fresh().unwrap());
        append(&mut writer, &table, 1, opened()).await.unwrap();
        let full = sqlx::query("PRAGMA max_page_count = 1");
        full.execute(writer.connected().await.unwrap()).await.unwrap();
        let long = cleared() + &" ".repeat(100_000);
        let refused = append(&mut writer, &table, 2, long).await;
        assert!(matches!(refused, Err(AppendError::Failed(_))), "{refused:?}");
        assert_eq!(length(&mut writer, &table).await, 1);
        append(&mut writer, &table, 2, cleared()).await.unwrap();
        assert_eq!(length(&mut writer, &table).await, 2);
    }

    #[tokio::test]
    async fn a_commit_of_which_nobody_knows_what_became_is_tried_again_and_counts_once() {
        let data = tempfile::tempdir().unwrap();
        let (mut writer, table) = (writer(data.path()).await, TableId::fresh().unwrap());
        append(&mut writer, &table, 1, opened()).await.unwrap();
        let connection = writer.connected().await.unwrap();
        connection.lock_handle().await.unwrap().set_commit_hook(|| false);
        append(&mut writer, &table, 2, cleared()).await.unwrap();
        assert_eq!(length(&mut writer, &table).await, 2);
        assert_eq!(writer.trace, Trace::Nothing);
    }

    #[tokio::test]
    async fn what_is_in_the_log_after_all_is_stored_and_not_refused() {
        let data = tempfile::tempdir().unwrap();
        let (mut writer, table) = (writer(data.path()).await, TableId::fresh().unwrap());
        append(&mut writer, &table, 1, opened()).await.unwrap();
        append(&mut writer, &table, 1, opened()).await.unwrap();
        assert_eq!(length(&mut writer, &table).await, 1);
        let taken = append(&mut writer, &table, 1, cleared()).await;
        assert!(matches!(&taken, Err(AppendError::Conflict(entries)) if entries.len() == 1), "{taken:?}");
    }

    #[tokio::test]
    async fn as_long_as_a_failed_commit_may_come_back_nothing_is_said_not_to_have_happened() {
        let data = tempfile::tempdir().unwrap();
        let (mut writer, table) = (writer(data.path()).await, TableId::fresh().unwrap());
        append(&mut writer, &table, 1, opened()).await.unwrap();
        let healthy = writer.options.clone();
        writer.hang_up().await;
        writer.options = healthy.clone().pragma("query_only", "1");
        let refused = append(&mut writer, &table, 2, cleared()).await;
        assert!(matches!(refused, Err(AppendError::Failed(_))), "{refused:?}");
        writer.trace = Trace::Perhaps;
        let unknown = append(&mut writer, &table, 2, cleared()).await;
        assert!(matches!(unknown, Err(AppendError::Unknown(_))), "{unknown:?}");
        assert!(writer.check().await.is_err());
        writer.options = healthy;
        writer.check().await.unwrap();
        assert_eq!(writer.trace, Trace::Nothing, "a commit has written over what was left");
    }
}
