//! The links to finished games, and whose cards may be seen in them. They lie beside the logs, and are written rarely
//! and by themselves: a table never waits for them.

use std::collections::HashMap;

use engine::Seat;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use sqlx::sqlite::SqlitePool;

use super::StoreError;
use super::file::{now_s, unavailable};
use crate::TableId;
use crate::replay_id::ReplayId;

/// Which game: its table, and which one there, the first being 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameId {
    /// At which table.
    pub table: TableId,
    /// Which game.
    pub number: u32,
}

/// The links.
pub trait Links: Send + Sync + 'static {
    /// The link of a game: the one it has, or else this one from now on.
    fn link<'a>(&'a self, game: &'a GameId, fresh: ReplayId) -> BoxFuture<'a, Result<ReplayId, StoreError>>;

    /// The game that a link leads to.
    fn find<'a>(&'a self, link: &'a ReplayId) -> BoxFuture<'a, Result<Option<GameId>, StoreError>>;

    /// The link leads nowhere from now on.
    fn unlink<'a>(&'a self, link: &'a ReplayId) -> BoxFuture<'a, Result<(), StoreError>>;

    /// The links that games of this table have.
    fn links<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(u32, ReplayId)>, StoreError>>;

    /// Whoever had this seat shows its cards to everybody, or no more.
    fn show<'a>(
        &'a self,
        game: &'a GameId,
        seat: Seat,
        is_shown: bool,
    ) -> BoxFuture<'a, Result<(), StoreError>>;

    /// How many entries the logs of these tables have; nothing of those that are not there.
    fn lengths<'a>(
        &'a self,
        tables: &'a [TableId],
    ) -> BoxFuture<'a, Result<HashMap<TableId, u64>, StoreError>>;

    /// Whose cards are shown.
    fn shown<'a>(&'a self, game: &'a GameId) -> BoxFuture<'a, Result<Vec<Seat>, StoreError>>;
}

/// The links in the file of the logs.
pub struct SqliteLinks(pub(super) SqlitePool);

impl SqliteLinks {
    async fn run(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<(), StoreError> {
        query.execute(&self.0).await.map(drop).map_err(|error| unavailable(&error))
    }
}

impl Links for SqliteLinks {
    fn link<'a>(&'a self, game: &'a GameId, fresh: ReplayId) -> BoxFuture<'a, Result<ReplayId, StoreError>> {
        async move {
            let insert = "INSERT INTO replays (id, table_id, game, made_at) VALUES (?1, ?2, ?3, ?4) \
                          ON CONFLICT (table_id, game) DO NOTHING";
            let query = sqlx::query(insert).bind(fresh.as_str().to_owned());
            self.run(query.bind(game.table.as_str()).bind(game.number).bind(now_s())).await?;
            let (id,): (String,) = sqlx::query_as("SELECT id FROM replays WHERE table_id = ?1 AND game = ?2")
                .bind(game.table.as_str())
                .bind(game.number)
                .fetch_one(&self.0)
                .await
                .map_err(|error| unavailable(&error))?;
            Ok(id.parse().unwrap_or(fresh))
        }
        .boxed()
    }

    fn find<'a>(&'a self, link: &'a ReplayId) -> BoxFuture<'a, Result<Option<GameId>, StoreError>> {
        async move {
            let found: Option<(String, u32)> =
                sqlx::query_as("SELECT table_id, game FROM replays WHERE id = ?1")
                    .bind(link.as_str())
                    .fetch_optional(&self.0)
                    .await
                    .map_err(|error| unavailable(&error))?;
            Ok(found.and_then(|(table, number)| Some(GameId { table: table.parse().ok()?, number })))
        }
        .boxed()
    }

    fn unlink<'a>(&'a self, link: &'a ReplayId) -> BoxFuture<'a, Result<(), StoreError>> {
        self.run(sqlx::query("DELETE FROM replays WHERE id = ?1").bind(link.as_str())).boxed()
    }

    fn links<'a>(&'a self, table: &'a TableId) -> BoxFuture<'a, Result<Vec<(u32, ReplayId)>, StoreError>> {
        async move {
            let found: Vec<(u32, String)> =
                sqlx::query_as("SELECT game, id FROM replays WHERE table_id = ?1 ORDER BY game")
                    .bind(table.as_str())
                    .fetch_all(&self.0)
                    .await
                    .map_err(|error| unavailable(&error))?;
            Ok(found.into_iter().filter_map(|(game, id)| Some((game, id.parse().ok()?))).collect())
        }
        .boxed()
    }

    fn show<'a>(
        &'a self,
        game: &'a GameId,
        seat: Seat,
        is_shown: bool,
    ) -> BoxFuture<'a, Result<(), StoreError>> {
        let change = if is_shown {
            "INSERT INTO cards_shown (table_id, game, seat) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM cards_shown WHERE table_id = ?1 AND game = ?2 AND seat = ?3"
        };
        let seat = i64::try_from(seat.idx()).unwrap_or(i64::MAX);
        self.run(sqlx::query(change).bind(game.table.as_str()).bind(game.number).bind(seat)).boxed()
    }

    fn lengths<'a>(
        &'a self,
        tables: &'a [TableId],
    ) -> BoxFuture<'a, Result<HashMap<TableId, u64>, StoreError>> {
        let ids = serde_json::json!(tables.iter().map(TableId::as_str).collect::<Vec<_>>()).to_string();
        async move {
            let found: Vec<(String, i64)> =
                sqlx::query_as("SELECT id, length FROM tables WHERE id IN (SELECT value FROM json_each(?1))")
                    .bind(ids)
                    .fetch_all(&self.0)
                    .await
                    .map_err(|error| unavailable(&error))?;
            let length = |(id, length): (String, i64)| Some((id.parse().ok()?, length.try_into().ok()?));
            Ok(found.into_iter().filter_map(length).collect())
        }
        .boxed()
    }

    fn shown<'a>(&'a self, game: &'a GameId) -> BoxFuture<'a, Result<Vec<Seat>, StoreError>> {
        async move {
            let found: Vec<(u8,)> =
                sqlx::query_as("SELECT seat FROM cards_shown WHERE table_id = ?1 AND game = ?2")
                    .bind(game.table.as_str())
                    .bind(game.number)
                    .fetch_all(&self.0)
                    .await
                    .map_err(|error| unavailable(&error))?;
            Ok(found.into_iter().map(|(seat,)| Seat::new(seat)).collect())
        }
        .boxed()
    }
}
