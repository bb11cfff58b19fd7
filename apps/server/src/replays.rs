//! Finished games: who may list them, link to them, look at them, and show their cards in them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post, put};
use axum::{Extension, Json, Router};
use engine::{Message, Seat};
use hosting::AnyGame;
use replay::Replay;
use room::{Finished, Outcome, chronicle};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::TableId;
use crate::app::App;
use crate::identity::{Guest, Secret};
use crate::kept::guest_hash;
use crate::limits::Share;
use crate::listener::Caller;
use crate::lobby::LobbyError;
use crate::refusal::Refusal;
use crate::replay_id::ReplayId;
use crate::store::{GameId, Links, NameStore};

/// How many logs are read through at the same time: more would keep moves waiting.
const READ_AT_ONCE_MAX: usize = 2;

/// The games that this server knows.
type Games = &'static [&'static dyn AnyGame];

/// What the requests about finished games share.
pub struct Replays {
    app: Arc<App>,
    links: Box<dyn Links>,
    names: Arc<NameStore>,
    reading: Arc<Semaphore>,
    looks: Mutex<Share>,
}

impl Replays {
    /// With these links; these names know which games their owners have deleted.
    #[must_use]
    pub fn new(app: Arc<App>, links: Box<dyn Links>, names: Arc<NameStore>) -> Arc<Self> {
        let limits = app.limits();
        let looks = Mutex::new(Share::new(limits.replays_per_address_max, limits.replays_per_hour_max));
        Arc::new(Self { links, names, reading: Arc::new(Semaphore::new(READ_AT_ONCE_MAX)), looks, app })
    }

    /// A place among those who read, once there is one.
    async fn place(&self) -> Result<OwnedSemaphorePermit, LobbyError> {
        let place = Arc::clone(&self.reading).acquire_owned().await;
        place.map_err(|_| LobbyError::Unavailable("the server stops".to_owned()))
    }

    /// Every finished game of a table, oldest first.
    async fn finished(&self, table: &TableId) -> Result<Vec<Finished>, Refusal> {
        self.told(table, |_, finished| finished).await
    }

    /// What there is to tell of the finished games of a table, oldest first.
    async fn told<T: Send + 'static>(
        &self,
        table: &TableId,
        tell: impl FnOnce(Games, Vec<Finished>) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = self.place().await?;
        let log = self.app.lobby.surroundings().store.load(table, 1).await?;
        if log.is_empty() {
            return Err(Refusal::no_such_table());
        }
        let games = self.app.lobby.games();
        let told = tokio::task::spawn_blocking(move || {
            // Kept until it is read through, also where whoever asked is gone by then.
            let _place = place;
            chronicle(games, &log).map(|finished| tell(games, finished))
        })
        .await;
        let told = told.map_err(|_| LobbyError::Damaged("reading it fails".to_owned()))?;
        Ok(told.map_err(LobbyError::from)?)
    }

    /// How every finished game of a table went in which this guest has played, on whichever device, and which they have not
    /// deleted; oldest first.
    ///
    /// # Errors
    /// If there is no such table, or its log cannot be read, or the names.
    pub async fn played(&self, table: &TableId, secret: &Secret) -> Result<Vec<Outcome>, Refusal> {
        let (guest, deleted) = (secret.key(table), self.names.deleted_games(&guest_hash(secret)).await?);
        let is_deleted = |number| deleted.iter().any(|game| game.table == *table && game.number == number);
        let outcomes = move |games, finished: Vec<Finished>| {
            finished.iter().filter_map(|game| Outcome::of(games, game, &guest)).collect::<Vec<_>>()
        };
        let mut played = self.told(table, outcomes).await?;
        played.retain(|outcome| !is_deleted(outcome.number));
        Ok(played)
    }

    /// Whether this guest has played in this game, on whichever device.
    ///
    /// # Errors
    /// If it cannot be read, or is not there.
    pub async fn has_played(&self, game: &GameId, secret: &Secret) -> Result<bool, Refusal> {
        Ok(self.game(game).await?.part_of(&secret.key(&game.table)).is_some())
    }

    /// How many entries the logs of these tables have.
    ///
    /// # Errors
    /// If that cannot be read.
    pub async fn lengths(&self, tables: &[TableId]) -> Result<HashMap<TableId, u64>, Refusal> {
        Ok(self.links.lengths(tables).await?)
    }

    async fn game(&self, id: &GameId) -> Result<Finished, Refusal> {
        let mut finished = self.finished(&id.table).await?;
        let at = finished.iter().position(|game| game.number == id.number).ok_or_else(no_such_game)?;
        Ok(finished.swap_remove(at))
    }

    async fn linked(&self, link: &str) -> Result<(ReplayId, GameId), Refusal> {
        let link: ReplayId = link.parse().map_err(|_| no_such_game())?;
        let game = self.links.find(&link).await?;
        game.map(|game| (link, game)).ok_or_else(no_such_game)
    }

    fn use_up_look(&self, caller: Option<Extension<Caller>>) -> Result<(), Refusal> {
        let address = caller.map(|Extension(caller)| caller.address);
        let mut looks = self.looks.lock().unwrap_or_else(PoisonError::into_inner);
        looks
            .take(Instant::now(), address)
            .map_err(|wait| Refusal::later("too_many_replays", Message::new("server-too-many-replays"), wait))
    }
}

fn no_such_game() -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, "no_such_game", Message::new("server-no-replay"))
}

fn not_yours() -> Refusal {
    Refusal::new(StatusCode::FORBIDDEN, "not_yours", Message::new("server-replay-not-yours"))
}

/// The routes of finished games.
pub fn routes(replays: Arc<Replays>) -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{table}/games", get(list))
        .route("/api/tables/{table}/games/{game}/replay", post(link))
        .route("/api/replays/{link}", get(look).delete(unlink))
        .route("/api/replays/{link}/cards", put(show_cards))
        .with_state(replays)
}

/// A finished game in a list.
#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    outcome: Outcome,
    link: Option<String>,
}

/// The finished games of a table in which whoever asks has played, on whichever device.
async fn list(
    State(replays): State<Arc<Replays>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    Path(table): Path<String>,
) -> Result<Json<serde_json::Value>, Refusal> {
    let table: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    replays.use_up_look(caller)?;
    let outcomes = replays.played(&table, &guest.secret).await?;
    let links = replays.links.links(&table).await?;
    let link = |number| links.iter().find(|(game, _)| *game == number).map(|(_, link)| link.to_string());
    let line = |outcome: Outcome| Line { link: link(outcome.number), outcome };
    let games: Vec<Line> = outcomes.into_iter().map(line).collect();
    Ok(Json(json!({ "games": games })))
}

/// The link of a finished game, to everybody who has played in it.
async fn link(
    State(replays): State<Arc<Replays>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    headers: HeaderMap,
    Path((table, number)): Path<(String, u32)>,
) -> Result<Response, Refusal> {
    replays.app.must_be_ours(&headers)?;
    let table: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    replays.use_up_look(caller)?;
    let id = GameId { table, number };
    let game = replays.game(&id).await?;
    if game.part_of(&guest.secret.key(&id.table)).is_none() {
        return Err(not_yours());
    }
    let fresh = ReplayId::fresh().map_err(|error| LobbyError::Unavailable(error.to_string()))?;
    let link = replays.links.link(&id, fresh).await?;
    let url = format!("{}/replay/{link}", replays.app.address.for_friends(&headers));
    Ok((StatusCode::CREATED, Json(json!({ "id": link.as_str(), "url": url }))).into_response())
}

/// A finished game, as whoever asks may see it, and what they may do with it.
#[derive(Serialize)]
struct Look {
    #[serde(flatten)]
    replay: Replay,
    /// The seat of whoever asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<Seat>,
    /// Whether the cards of that seat are shown to everybody; left out where no game keeps them.
    #[serde(skip_serializing_if = "Option::is_none")]
    cards_shown: Option<bool>,
}

async fn look(
    State(replays): State<Arc<Replays>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    Path(link): Path<String>,
) -> Result<Json<Look>, Refusal> {
    replays.use_up_look(caller)?;
    let (_, id) = replays.linked(&link).await?;
    let finished = replays.game(&id).await?;
    let shown = replays.links.shown(&id).await?;
    let you = finished.part_of(&guest.secret.key(&id.table));
    let game = game_named(replays.app.lobby.games(), &finished.terms.game).ok_or_else(no_such_game)?;
    let own = you.filter(|seat| game.keeps_secrets() && !finished.shared.contains(*seat));
    let cards_shown = own.map(|seat| shown.contains(&seat));
    let place = replays.place().await?;
    let made = tokio::task::spawn_blocking(move || {
        let _place = place;
        let is_shown = |seat| you == Some(seat) || shown.contains(&seat);
        let may_look = |seat| !finished.has_owner(seat) || is_shown(seat) && !finished.shared.contains(seat);
        finished.replay(game, may_look)
    });
    let made = made.await.map_err(|_| LobbyError::Damaged("showing it fails".to_owned()))?;
    let replay = made.map_err(|error| LobbyError::Damaged(error.to_string()))?;
    Ok(Json(Look { replay, you, cards_shown }))
}

fn game_named(games: Games, id: &str) -> Option<&'static dyn AnyGame> {
    games.iter().copied().find(|game| game.id() == id)
}

/// The game and the seat of whoever asks, who has seen its secrets.
async fn own(replays: &Replays, guest: &Guest, link: &str) -> Result<(GameId, Seat), Refusal> {
    let (_, id) = replays.linked(link).await?;
    let seat = replays.game(&id).await?.part_of(&guest.secret.key(&id.table));
    seat.map(|seat| (id, seat)).ok_or_else(not_yours)
}

/// A link leads nowhere any more. Everybody who has played in the game may decide that.
async fn unlink(
    State(replays): State<Arc<Replays>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    headers: HeaderMap,
    Path(link): Path<String>,
) -> Result<StatusCode, Refusal> {
    replays.app.must_be_ours(&headers)?;
    replays.use_up_look(caller)?;
    let (link, id) = replays.linked(&link).await?;
    if replays.game(&id).await?.part_of(&guest.secret.key(&id.table)).is_none() {
        return Err(not_yours());
    }
    replays.links.unlink(&link).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether one's cards are shown to everybody.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    shown: bool,
}

async fn show_cards(
    State(replays): State<Arc<Replays>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    headers: HeaderMap,
    Path(link): Path<String>,
    cards: Result<Json<Cards>, JsonRejection>,
) -> Result<StatusCode, Refusal> {
    replays.app.must_be_ours(&headers)?;
    let Json(Cards { shown }) = cards.map_err(|rejection| Refusal::malformed(&rejection))?;
    replays.use_up_look(caller)?;
    let (id, seat) = own(&replays, &guest, &link).await?;
    replays.links.show(&id, seat, shown).await?;
    Ok(StatusCode::NO_CONTENT)
}
