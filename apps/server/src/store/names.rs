//! The names that people have kept, in a file of their own: it is made when the first name is kept, and whatever
//! happens to it, the tables go on. What is deleted is overwritten.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::OnceCell;
use tokio::time::timeout;

use super::file::{now_s, unavailable};
use super::held::{DISK, HeldFile};
use super::{GameId, StoreError};
use crate::TableId;
use crate::account::Account;

/// The name of the file in the data folder.
const FILE: &str = "names.db";
/// How long another process may hold the file, such as a backup.
const BUSY: Duration = Duration::from_secs(2);
/// How many tables are remembered of each name: the newest.
const SITTINGS_MAX: i64 = 1_000;

static MIGRATIONS: Migrator = sqlx::migrate!("./name_migrations");

/// A guest as the names know them: a hash of their secret.
pub type GuestHash = [u8; 32];

/// The kept names.
#[derive(Debug)]
pub struct NameStore {
    path: PathBuf,
    opened: OnceCell<Opened>,
}

#[derive(Debug)]
struct Opened {
    /// One connection: names are seldom asked for, and never by a table.
    names: SqlitePool,
    /// Let go of after the connection.
    file: HeldFile,
}

/// A name that somebody has kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptName {
    /// Whose.
    pub account: Account,
    /// What they are called.
    pub name: String,
    /// Since when: seconds since 1970.
    pub made_s: i64,
    /// How many passkeys they have.
    pub passkeys: u32,
    /// How often another device has become the same guest.
    pub opened: u32,
    /// When that was last, if it ever was: seconds since 1970.
    pub opened_s: Option<i64>,
}

/// A secret under lock and key, and the hash of the code that opens it.
#[derive(Clone, Debug)]
pub struct SealedByCode {
    /// By what it is found.
    pub code: [u8; 32],
    /// What is opened.
    pub sealed: Vec<u8>,
}

/// A sealed secret that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// Whose.
    pub account: Account,
    /// What they are called.
    pub name: String,
    /// Their secret, sealed.
    pub sealed: Vec<u8>,
}

/// A name as it is stored: account, name, when it was first kept, how many passkeys, how often opened, and when last.
type NameRow = (Vec<u8>, String, i64, u32, u32, Option<i64>);

/// A passkey as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPasskey {
    /// By what browsers name it.
    pub id: Vec<u8>,
    /// Its public key and counter, as the library for passkeys writes them.
    pub passkey: String,
}

/// A table at which a kept name has sat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Which.
    pub table: TableId,
    /// When they first sat down: seconds since 1970.
    pub sat_s: i64,
}

impl NameStore {
    /// The names in this folder. The file is opened, or made, when it is needed.
    #[must_use]
    pub fn of(folder: &Path) -> Self {
        Self { path: folder.join(FILE), opened: OnceCell::new() }
    }

    /// The name that this guest has kept.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn find(&self, guest: &GuestHash) -> Result<Option<KeptName>, StoreError> {
        let Some(names) = self.reading().await? else { return Ok(None) };
        let row: Option<NameRow> = sqlx::query_as(
            "SELECT account, name, made_s, (SELECT COUNT(*) FROM passkeys WHERE passkeys.account = names.account), \
             opened, opened_s FROM names WHERE guest = ?1",
        )
        .bind(&guest[..])
        .fetch_optional(names)
        .await
        .map_err(|error| unavailable(&error))?;
        let kept = row.and_then(|(account, name, made_s, passkeys, opened, opened_s)| {
            let account = Account::of_bytes(&account)?;
            Some(KeptName { account, name, made_s, passkeys, opened, opened_s })
        });
        Ok(kept)
    }

    /// Keeps a name for a guest; false where they have kept one already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn keep(
        &self,
        guest: &GuestHash,
        account: &Account,
        name: &str,
        under: &SealedByCode,
    ) -> Result<bool, StoreError> {
        let kept = sqlx::query(
            "INSERT INTO names (account, guest, name, made_s, code, sealed) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
             ON CONFLICT (guest) DO NOTHING",
        )
        .bind(&account.as_bytes()[..])
        .bind(&guest[..])
        .bind(name)
        .bind(now_s())
        .bind(&under.code[..])
        .bind(&under.sealed)
        .execute(self.writing().await?);
        done(kept.await)
    }

    /// Another name for the same person; false where this guest has kept none.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn rename(&self, guest: &GuestHash, name: &str) -> Result<bool, StoreError> {
        let renamed = sqlx::query("UPDATE names SET name = ?2 WHERE guest = ?1").bind(&guest[..]).bind(name);
        done(renamed.execute(self.writing().await?).await)
    }

    /// Another code for the same person, and the old one opens nothing any more.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn seal_anew(&self, guest: &GuestHash, under: &SealedByCode) -> Result<bool, StoreError> {
        let sealed = sqlx::query("UPDATE names SET code = ?2, sealed = ?3 WHERE guest = ?1")
            .bind(&guest[..])
            .bind(&under.code[..])
            .bind(&under.sealed);
        done(sealed.execute(self.writing().await?).await)
    }

    /// What the code with this hash opens.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn find_by_code(&self, code: &[u8; 32]) -> Result<Option<Found>, StoreError> {
        let Some(names) = self.reading().await? else { return Ok(None) };
        let row: Option<(Vec<u8>, String, Vec<u8>)> =
            sqlx::query_as("SELECT account, name, sealed FROM names WHERE code = ?1")
                .bind(&code[..])
                .fetch_optional(names)
                .await
                .map_err(|error| unavailable(&error))?;
        Ok(row.and_then(|(account, name, sealed)| {
            Some(Found { account: Account::of_bytes(&account)?, name, sealed })
        }))
    }

    /// The tables at which this guest has sat, the newest first.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn sittings(&self, guest: &GuestHash) -> Result<Vec<Sitting>, StoreError> {
        let Some(names) = self.reading().await? else { return Ok(Vec::new()) };
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT table_id, sat_s FROM sittings JOIN names USING (account) WHERE guest = ?1 \
             ORDER BY sat_s DESC, table_id",
        )
        .bind(&guest[..])
        .fetch_all(names)
        .await
        .map_err(|error| unavailable(&error))?;
        let sittings =
            rows.into_iter().filter_map(|(table, sat_s)| Some(Sitting { table: table.parse().ok()?, sat_s }));
        Ok(sittings.collect())
    }

    /// Remembers where this guest has sat. One who has kept no name leaves nothing behind, and what is known already
    /// stays as it is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn remember(&self, guest: &GuestHash, sittings: &[Sitting]) -> Result<(), StoreError> {
        let Some(kept) = self.find(guest).await? else { return Ok(()) };
        let mut transaction = self.writing().await?.begin().await.map_err(|error| unavailable(&error))?;
        let account = &kept.account.as_bytes()[..];
        for sitting in sittings {
            sqlx::query(
                "INSERT INTO sittings (account, table_id, sat_s) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
            )
            .bind(account)
            .bind(sitting.table.as_str())
            .bind(sitting.sat_s)
            .execute(&mut *transaction)
            .await
            .map_err(|error| unavailable(&error))?;
        }
        sqlx::query(
            "DELETE FROM sittings WHERE account = ?1 AND table_id NOT IN \
             (SELECT table_id FROM sittings WHERE account = ?1 ORDER BY sat_s DESC LIMIT ?2)",
        )
        .bind(account)
        .bind(SITTINGS_MAX)
        .execute(&mut *transaction)
        .await
        .map_err(|error| unavailable(&error))?;
        transaction.commit().await.map_err(|error| unavailable(&error))
    }

    /// Forgets that this guest has sat at a table; false where it is not known.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget_sitting(&self, guest: &GuestHash, table: &TableId) -> Result<bool, StoreError> {
        let forgotten = sqlx::query(
            "DELETE FROM sittings WHERE table_id = ?2 AND account = (SELECT account FROM names WHERE guest = ?1)",
        )
        .bind(&guest[..])
        .bind(table.as_str());
        done(forgotten.execute(self.writing().await?).await)
    }

    /// Another device has become this guest, the how manieth since the name was kept.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn note_opening(&self, guest: &GuestHash) -> Result<u32, StoreError> {
        let noted: Option<(u32,)> = sqlx::query_as(
            "UPDATE names SET opened = opened + 1, opened_s = ?2 WHERE guest = ?1 RETURNING opened",
        )
        .bind(&guest[..])
        .bind(now_s())
        .fetch_optional(self.writing().await?)
        .await
        .map_err(|error| unavailable(&error))?;
        Ok(noted.map_or(0, |(opened,)| opened))
    }

    /// Nobody who is this guest is told of a game any more that they have played; false where they have kept no name, or
    /// it is so already.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn delete_game(&self, guest: &GuestHash, game: &GameId) -> Result<bool, StoreError> {
        let deleted = sqlx::query(
            "INSERT INTO deleted_games (account, table_id, game) SELECT account, ?2, ?3 FROM names \
             WHERE guest = ?1 ON CONFLICT DO NOTHING",
        )
        .bind(&guest[..])
        .bind(game.table.as_str())
        .bind(game.number);
        done(deleted.execute(self.writing().await?).await)
    }

    /// The games that this guest has deleted, by their tables.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn deleted_games(&self, guest: &GuestHash) -> Result<Vec<GameId>, StoreError> {
        let Some(names) = self.reading().await? else { return Ok(Vec::new()) };
        let rows: Vec<(String, u32)> = sqlx::query_as(
            "SELECT table_id, game FROM deleted_games JOIN names USING (account) WHERE guest = ?1 \
             ORDER BY table_id, game",
        )
        .bind(&guest[..])
        .fetch_all(names)
        .await
        .map_err(|error| unavailable(&error))?;
        let games = rows.into_iter();
        let games = games.filter_map(|(table, number)| Some(GameId { table: table.parse().ok()?, number }));
        Ok(games.collect())
    }

    /// Forgets everything about this guest; false where there is nothing.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget(&self, guest: &GuestHash) -> Result<bool, StoreError> {
        // Passkeys, sittings and what is known of deleted games go with it.
        let forgotten = sqlx::query("DELETE FROM names WHERE guest = ?1").bind(&guest[..]);
        done(forgotten.execute(self.writing().await?).await)
    }

    /// The passkeys of this guest.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn passkeys(&self, guest: &GuestHash) -> Result<Vec<StoredPasskey>, StoreError> {
        let Some(names) = self.reading().await? else { return Ok(Vec::new()) };
        let rows: Vec<(Vec<u8>, String)> =
            sqlx::query_as("SELECT id, passkey FROM passkeys JOIN names USING (account) WHERE guest = ?1")
                .bind(&guest[..])
                .fetch_all(names)
                .await
                .map_err(|error| unavailable(&error))?;
        Ok(rows.into_iter().map(|(id, passkey)| StoredPasskey { id, passkey }).collect())
    }

    /// Stores a passkey, and the guest's secret under the house's key; false where anybody has this passkey already, or
    /// the guest has no name any more.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn add_passkey(
        &self,
        guest: &GuestHash,
        passkey: &StoredPasskey,
        entrusted: &[u8],
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writing().await?.begin().await.map_err(|error| unavailable(&error))?;
        let added = sqlx::query(
            "INSERT INTO passkeys (id, account, passkey, made_s) SELECT ?2, account, ?3, ?4 FROM names \
             WHERE guest = ?1 ON CONFLICT DO NOTHING",
        )
        .bind(&guest[..])
        .bind(&passkey.id)
        .bind(&passkey.passkey)
        .bind(now_s())
        .execute(&mut *transaction);
        if !done(added.await)? {
            return Ok(false);
        }
        let entrusted =
            sqlx::query("UPDATE names SET entrusted = ?2 WHERE guest = ?1").bind(&guest[..]).bind(entrusted);
        done(entrusted.execute(&mut *transaction).await)?;
        transaction.commit().await.map_err(|error| unavailable(&error))?;
        Ok(true)
    }

    /// The passkey with this id, and what it opens, if it belongs to this account.
    ///
    /// # Errors
    /// If the names cannot be read.
    pub async fn find_by_passkey(
        &self,
        account: &Account,
        id: &[u8],
    ) -> Result<Option<(String, Found)>, StoreError> {
        let Some(names) = self.reading().await? else { return Ok(None) };
        let row: Option<(String, String, Vec<u8>)> = sqlx::query_as(
            "SELECT passkey, name, entrusted FROM passkeys JOIN names USING (account) \
             WHERE account = ?1 AND id = ?2 AND entrusted IS NOT NULL",
        )
        .bind(&account.as_bytes()[..])
        .bind(id)
        .fetch_optional(names)
        .await
        .map_err(|error| unavailable(&error))?;
        Ok(row.map(|(passkey, name, sealed)| (passkey, Found { account: *account, name, sealed })))
    }

    /// Stores what has changed about a passkey.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn update_passkey(&self, passkey: &StoredPasskey) -> Result<bool, StoreError> {
        let updated = sqlx::query("UPDATE passkeys SET passkey = ?2 WHERE id = ?1")
            .bind(&passkey.id)
            .bind(&passkey.passkey);
        done(updated.execute(self.writing().await?).await)
    }

    /// Forgets all passkeys of this guest, and what was entrusted to the house for their sake.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn forget_passkeys(&self, guest: &GuestHash) -> Result<(), StoreError> {
        let mut transaction = self.writing().await?.begin().await.map_err(|error| unavailable(&error))?;
        for statement in [
            "DELETE FROM passkeys WHERE account = (SELECT account FROM names WHERE guest = ?1)",
            "UPDATE names SET entrusted = NULL WHERE guest = ?1",
        ] {
            done(sqlx::query(statement).bind(&guest[..]).execute(&mut *transaction).await)?;
        }
        transaction.commit().await.map_err(|error| unavailable(&error))
    }

    /// Finishes what was asked before, and closes.
    pub async fn close(&self) {
        if let Some(opened) = self.opened.get() {
            opened.names.close().await;
        }
    }

    /// The names to read, if anybody has kept one.
    async fn reading(&self) -> Result<Option<&SqlitePool>, StoreError> {
        if let Some(opened) = self.opened.get() {
            return Ok(Some(&opened.names));
        }
        let path = self.path.clone();
        match off_thread(move || path.try_exists()).await? {
            true => Ok(Some(&self.opened().await?.names)),
            false => Ok(None),
        }
    }

    /// The names to write; the file must be the one at its path, or what is written would be lost with it.
    async fn writing(&self) -> Result<&SqlitePool, StoreError> {
        let opened = self.opened().await?;
        opened.file.must_be_there().await?;
        Ok(&opened.names)
    }

    async fn opened(&self) -> Result<&Opened, StoreError> {
        self.opened.get_or_try_init(|| open(&self.path)).await.inspect_err(|error| {
            tracing::error!(%error, "the kept names cannot be opened; the tables go on without them");
        })
    }
}

async fn open(path: &Path) -> Result<Opened, StoreError> {
    let held = path.to_owned();
    let file = off_thread(move || HeldFile::hold(held)).await?;
    let connecting =
        SqlitePoolOptions::new().max_connections(1).acquire_timeout(DISK).connect_with(options(path));
    let connected = async {
        let names = connecting.await.map_err(|error| unavailable(&error))?;
        MIGRATIONS.run(&names).await.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(names)
    };
    let names = timeout(DISK, connected).await.map_err(|_| StoreError::stuck())??;
    Ok(Opened { names, file })
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        // A write-ahead log would keep what was deleted; this journal is gone with every commit.
        .journal_mode(SqliteJournalMode::Delete)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Zeros are written over what is deleted.
        .pragma("secure_delete", "ON")
        .busy_timeout(BUSY)
        .disable_statement_logging()
}

/// On a thread of its own: a disk that hangs holds up nobody but whoever asked, and them not for ever.
pub(crate) async fn off_thread<T: Send + 'static>(
    work: impl FnOnce() -> std::io::Result<T> + Send + 'static,
) -> Result<T, StoreError> {
    let done = timeout(DISK, tokio::task::spawn_blocking(work)).await.map_err(|_| StoreError::stuck())?;
    let done = done.map_err(|error| StoreError::Unavailable(error.to_string()))?;
    done.map_err(|error| StoreError::Unavailable(error.to_string()))
}

/// Whether a statement has changed anything.
fn done(result: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>) -> Result<bool, StoreError> {
    result.map(|result| result.rows_affected() > 0).map_err(|error| unavailable(&error))
}
