//! What reader and writer both do with the file: read a log, tell the time, say what failed.

use std::time::{SystemTime, UNIX_EPOCH};

use protocol::Seq;
use room::{Entry, When};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Executor, Sqlite};

use super::StoreError;
use super::chain::{Piece, StoredEntry, before};
use crate::TableId;

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

/// The length of the log, if the table exists; then the place, the text and the hash of an entry, if there is one.
type Row = (Option<i64>, Option<i64>, Vec<u8>, Vec<u8>);

pub(super) async fn load_from<'e>(
    executor: impl Executor<'e, Database = Sqlite>,
    table: &TableId,
    from: Seq,
) -> Result<Vec<Entry>, StoreError> {
    // As bytes, because damaged text may no longer be text. There is always a row.
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT length, seq, CAST(COALESCE(entry, '') AS BLOB), COALESCE(chain, x'') FROM (SELECT ?1 AS wanted) \
         LEFT JOIN tables ON id = wanted LEFT JOIN log ON table_id = wanted AND seq >= ?2 ORDER BY seq",
    )
    .bind(table.as_str())
    .bind(position(before(from)))
    .fetch_all(executor)
    .await
    .map_err(|error| unavailable(&error))?;
    let length = rows.first().and_then(|(length, ..)| *length).unwrap_or_default();
    let stored = rows.into_iter().filter_map(|(_, seq, entry, chain)| {
        seq.map(|seq| StoredEntry { seq: u64::try_from(seq).unwrap_or_default(), entry, chain })
    });
    Piece { length: u64::try_from(length).unwrap_or_default(), stored: stored.collect() }
        .verified(table, from)
}

pub(super) fn position(seq: Seq) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

pub(super) fn now() -> When {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    When(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

pub(crate) fn now_s() -> i64 {
    i64::try_from(now().0 / 1_000).unwrap_or(i64::MAX)
}

pub(super) fn unavailable(error: &sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

pub(super) fn closed() -> StoreError {
    StoreError::Unavailable("it is closed".to_owned())
}
