//! All tables of the server. A table is in memory while somebody needs it, and is opened from its log when somebody
//! comes; so a restart, a failure and an idle hour all look the same to its players.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::GameRng;
use futures_util::FutureExt;
use hosting::AnyGame;
use room::{ClientId, Entry, FoldError, Room};
use tokio::sync::OnceCell;

use crate::TableId;
use crate::alive::Alive;
use crate::store::{AppendError, StoreError};
use crate::table::{Surroundings, TableGone, TableHandle, table};

/// All tables.
#[derive(Clone)]
pub struct Lobby {
    shared: Arc<Shared>,
}

struct Shared {
    games: &'static [&'static dyn AnyGame],
    surroundings: Surroundings,
    alive: Alive,
    /// Each table is opened once, however many ask for it at the same time.
    tables: Mutex<HashMap<TableId, Arc<OnceCell<TableHandle>>>>,
    clients: AtomicU64,
}

/// Why a table cannot be opened or made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LobbyError {
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// Its log cannot be understood.
    #[error("the table's log is damaged: {0}")]
    Damaged(String),
    /// A newer program has begun a game there.
    #[error("{0}")]
    Newer(String),
    /// The store does not answer.
    #[error("{0}")]
    Unavailable(String),
    /// There are too many tables in memory.
    #[error("too many tables are open")]
    Full,
}

impl From<TableGone> for LobbyError {
    fn from(gone: TableGone) -> Self {
        Self::Unavailable(gone.to_string())
    }
}

impl From<FoldError> for LobbyError {
    fn from(error: FoldError) -> Self {
        match error {
            FoldError::NewerRules { .. } => Self::Newer(error.to_string()),
            _ => Self::Damaged(error.to_string()),
        }
    }
}

impl Lobby {
    /// A lobby for these games.
    #[must_use]
    pub fn new(games: &'static [&'static dyn AnyGame], surroundings: Surroundings, alive: Alive) -> Self {
        let (tables, clients) = (Mutex::default(), AtomicU64::default());
        Self { shared: Arc::new(Shared { games, surroundings, alive, tables, clients }) }
    }

    /// The games that can be played.
    #[must_use]
    pub fn games(&self) -> &'static [&'static dyn AnyGame] {
        self.shared.games
    }

    /// What all tables share.
    #[must_use]
    pub fn surroundings(&self) -> &Surroundings {
        &self.shared.surroundings
    }

    /// A name for a new connection.
    #[must_use]
    pub fn new_client(&self) -> ClientId {
        ClientId(self.shared.clients.fetch_add(1, Ordering::Relaxed))
    }

    /// Makes a table whose log begins with these entries.
    ///
    /// # Errors
    /// If it cannot be stored.
    pub async fn create(&self, entries: &[Entry]) -> Result<TableId, LobbyError> {
        let id = TableId::fresh().map_err(|error| LobbyError::Unavailable(error.to_string()))?;
        match self.shared.surroundings.store.append(&id, 1, entries).await {
            Ok(()) => Ok(id),
            Err(AppendError::Conflict(_)) => {
                Err(LobbyError::Unavailable("the same name was drawn twice".into()))
            }
            // A table that may be there, but that nobody has the name of, does no harm.
            Err(AppendError::Failed(error) | AppendError::Unknown(error)) => {
                Err(LobbyError::Unavailable(error.to_string()))
            }
        }
    }

    /// The table, opened from its log if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be opened.
    pub async fn open(&self, id: &TableId) -> Result<TableHandle, LobbyError> {
        let visit = self.visit(id)?;
        visit.slot.get_or_try_init(|| self.open_from_log(id)).await.cloned()
    }

    /// The way to the place of a table. A place whose table has ended is cleared first.
    fn visit(&self, id: &TableId) -> Result<Visit<'_>, LobbyError> {
        let mut tables = self.shared.tables();
        if tables.get(id).and_then(|slot| slot.get()).is_some_and(|handle| !handle.is_open()) {
            tables.remove(id);
        }
        let full = tables.len() >= self.shared.surroundings.limits.tables_open_max;
        if full && !tables.contains_key(id) {
            return Err(LobbyError::Full);
        }
        let slot = Arc::clone(tables.entry(id.clone()).or_default());
        Ok(Visit { shared: &self.shared, id: id.clone(), slot })
    }

    async fn open_from_log(&self, id: &TableId) -> Result<TableHandle, LobbyError> {
        let surroundings = self.shared.surroundings.clone();
        let log = surroundings.store.load(id, 1).await.map_err(|error| self.complain(id, error))?;
        if log.is_empty() {
            return Err(LobbyError::NoSuchTable);
        }
        let room = self.fold(id, log).await?;
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).map_err(|error| LobbyError::Unavailable(error.to_string()))?;
        let (handle, task) = table(id.clone(), room, GameRng::from_seed(seed), surroundings);
        let (shared, id, alive) = (Arc::clone(&self.shared), id.clone(), self.shared.alive.clone());
        tokio::spawn(async move {
            // A room that fails takes only itself along: its log is untouched, and the next visitor opens it again.
            if AssertUnwindSafe(task.run()).catch_unwind().await.is_err() {
                tracing::error!(table = %id, "the table has failed; it is opened again from its log");
            }
            shared.forget_ended(&id);
            drop(alive);
        });
        Ok(handle)
    }

    /// Folds the log away from the tasks of others: it may be long, and a damaged one may even panic.
    async fn fold(&self, id: &TableId, log: Vec<Entry>) -> Result<Room, LobbyError> {
        let (games, limits) = (self.shared.games, self.shared.surroundings.limits.room.clone());
        let folded = tokio::task::spawn_blocking(move || Room::open(games, limits, &log)).await;
        let error = match folded {
            Ok(Ok(room)) => {
                if let Some(why) = room.stranded() {
                    tracing::warn!(table = %id, why, "a game was played by other rules; it is shown as it last stood");
                }
                return Ok(room);
            }
            Ok(Err(error)) => error.into(),
            Err(_) => LobbyError::Damaged("folding it fails".to_owned()),
        };
        tracing::error!(table = %id, %error, "a table cannot be opened");
        Err(error)
    }

    fn complain(&self, id: &TableId, error: StoreError) -> LobbyError {
        tracing::error!(table = %id, %error, "a table cannot be read");
        match error {
            StoreError::Damaged { .. } => LobbyError::Damaged(error.to_string()),
            StoreError::Unavailable(why) => LobbyError::Unavailable(why),
        }
    }
}

impl Shared {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<OnceCell<TableHandle>>>> {
        // The map is never left half changed.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Clears the place of a table that has ended, unless it was opened again.
    fn forget_ended(&self, id: &TableId) {
        let mut tables = self.tables();
        if tables.get(id).and_then(|slot| slot.get()).is_some_and(|handle| !handle.is_open()) {
            tables.remove(id);
        }
    }
}

/// Somebody who waits for a table to be opened. The wait may be broken off at any moment.
struct Visit<'a> {
    shared: &'a Shared,
    id: TableId,
    slot: Arc<OnceCell<TableHandle>>,
}

impl Drop for Visit<'_> {
    /// Clears the place of a table that was not opened, unless somebody else is trying or has just opened it:
    /// two places for one table would be two rooms.
    fn drop(&mut self) {
        let mut tables = self.shared.tables();
        // Given back while nobody can look: of several who leave, one is the last.
        self.slot = Arc::default();
        let is_empty = |kept: &Arc<OnceCell<_>>| Arc::strong_count(kept) == 1 && kept.get().is_none();
        if tables.get(&self.id).is_some_and(is_empty) {
            tables.remove(&self.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use futures_util::future::join_all;
    use protocol::{CommandId, Occupant, Request};
    use room::{Change, GuestKey};
    use tokio::time::{Instant, timeout};

    use super::*;
    use crate::Limits;
    use crate::alive::alive;
    use crate::bots::BotPool;
    use crate::outbox::{Fate, outbox};
    use crate::stop::{Stop, stop};
    use crate::store::SqliteStore;

    async fn lobby(data: &std::path::Path, table_idle: Duration) -> (Lobby, Stop) {
        let (stop, stopping) = stop();
        let surroundings = Surroundings {
            store: Arc::new(SqliteStore::open(data).await.unwrap()),
            bots: BotPool::new(1, Duration::from_secs(1), Arc::new(hosting::NoBooks)),
            limits: Arc::new(Limits { table_idle, ..Limits::usual() }),
            sittings: crate::sittings::sittings().0,
            started: Instant::now(),
            stopping,
        };
        (Lobby::new(catalog::GAMES, surroundings, alive().0), stop)
    }

    fn nobody() -> GuestKey {
        GuestKey("nobody".to_owned())
    }

    fn opened() -> Entry {
        let game = catalog::GAMES[0];
        let (_, options) = game.presets().remove(0);
        let (game, seats) = (game.id().to_owned(), game.seats_usual());
        Entry::of(Change::Opened { game, options, seats })
    }

    #[tokio::test]
    async fn a_table_is_opened_once_however_many_come_at_the_same_time() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, _stop) = lobby(data.path(), Duration::from_secs(60)).await;
        let id = lobby.create(&[opened()]).await.unwrap();
        let handles = join_all((0..20).map(|_| lobby.open(&id))).await;
        let first = handles[0].as_ref().unwrap();
        assert!(handles.iter().all(|handle| handle.as_ref().unwrap().is_same(first)));
        assert_eq!(lobby.shared.tables().len(), 1);
    }

    #[tokio::test]
    async fn a_table_that_nobody_needs_is_put_away_and_found_again() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, _stop) = lobby(data.path(), Duration::from_millis(20)).await;
        let id = lobby.create(&[opened()]).await.unwrap();
        let handle = lobby.open(&id).await.unwrap();
        let told = handle.describe(nobody()).await.unwrap();
        timeout(Duration::from_secs(10), handle.ended()).await.expect("an idle table is put away");
        let again = lobby.open(&id).await.unwrap();
        assert!(!again.is_same(&handle));
        assert_eq!(again.describe(nobody()).await.unwrap(), told);
    }

    #[tokio::test]
    async fn tables_that_do_not_exist_leave_nothing_behind() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, _stop) = lobby(data.path(), Duration::from_secs(60)).await;
        for _ in 0..10 {
            let unknown = lobby.open(&TableId::fresh().unwrap()).await;
            assert_eq!(unknown.err(), Some(LobbyError::NoSuchTable));
        }
        assert!(lobby.shared.tables().is_empty());
    }

    #[tokio::test]
    async fn one_who_leaves_before_the_table_is_found_leaves_nothing_behind() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, _stop) = lobby(data.path(), Duration::from_secs(60)).await;
        let unknown = TableId::fresh().unwrap();
        assert!(lobby.open(&unknown).now_or_never().is_none(), "the store has not answered yet");
        assert!(lobby.shared.tables().is_empty());
        let mut impatient = Box::pin(lobby.open(&unknown));
        assert!(futures_util::poll!(&mut impatient).is_pending());
        let patient = lobby.open(&unknown);
        drop(impatient);
        assert_eq!(patient.await.err(), Some(LobbyError::NoSuchTable));
        assert!(lobby.shared.tables().is_empty());
    }

    #[tokio::test]
    async fn a_table_that_fails_takes_nobody_with_it_and_goes_on_from_its_log() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, _stop) = lobby(data.path(), Duration::from_secs(60)).await;
        let (id, other_id) =
            (lobby.create(&[opened()]).await.unwrap(), lobby.create(&[opened()]).await.unwrap());
        let (failing, other) = (lobby.open(&id).await.unwrap(), lobby.open(&other_id).await.unwrap());
        let guest = GuestKey("anne".to_owned());
        let (outbox, mut outgoing) = outbox(&Limits::usual());
        let client = lobby.new_client();
        failing.connect(client, guest.clone(), None, outbox).await.unwrap();
        let sit = Request::Sit { name: "Anne".into(), seat: None };
        failing.command(client, CommandId::new("sit").unwrap(), sit).await.unwrap();
        let done = async {
            while !outgoing.next().await.is_some_and(|frame| frame.starts_with(r#"{"done""#)) {}
            failing.fail().await;
            while outgoing.next().await.is_some() {}
        };
        timeout(Duration::from_secs(10), done).await.expect("the client is let go");
        assert_eq!(outgoing.fate(), Fate::Stays, "the socket tells the client that the table was lost");
        other.describe(nobody()).await.expect("the other table does not notice");
        let again = lobby.open(&id).await.unwrap();
        let seats = again.describe(nobody()).await.unwrap().table.seats;
        assert!(matches!(&seats[0].occupant, Occupant::Player { name, .. } if name == "Anne"));
    }

    #[tokio::test]
    async fn a_stopping_server_puts_every_table_away() {
        let data = tempfile::tempdir().unwrap();
        let (lobby, stop) = lobby(data.path(), Duration::from_secs(60)).await;
        let id = lobby.create(&[opened()]).await.unwrap();
        let handle = lobby.open(&id).await.unwrap();
        stop.signal();
        timeout(Duration::from_secs(10), handle.ended()).await.expect("the table ends");
    }
}
