//! The requests: making a table, asking about one, the list of games, health, and the way to the socket; what is asked
//! about a kept name is in `me`. Every answer carries the headers that keep a browser from doing what it should not.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use engine::{InvalidOptions, Message, Seat, wished_here};
use hosting::AnyGame;
use protocol::FRAME_MAX;
use room::{Change, Entry};
use serde::Deserialize;
use serde_json::json;
use tokio::time::{Instant, timeout};

use crate::app::{App, use_up_share, use_up_ticket, use_up_try};
use crate::assets::Asset;
use crate::identity::{Guest, GuestCookie, NoGuest, Shown};
use crate::kept::guest_hash;
use crate::listener::Caller;
use crate::lobby::LobbyError;
use crate::me::{self, Me};
use crate::origin::Origin;
use crate::refusal::Refusal;
use crate::replays::{self, Replays};
use crate::socket::{self, READ_MAX, Visit};
use crate::store::StoreError;
use crate::table::Description;
use crate::tickets::Ticket;
use crate::{BaseUrl, TableId};

/// What a page may do: run its own scripts and WASM, talk to us, and nothing else.
const CONTENT_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:; connect-src 'self'; worker-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// All routes.
pub fn router(app: Arc<App>, replays: Arc<Replays>, me: Arc<Me>) -> Router {
    let known_guests = Router::new()
        .route("/api/games", get(games))
        .route("/api/house", get(house))
        .route("/api/tables", post(create_table))
        .route("/api/tables/{table}", get(describe_table))
        .route("/api/tables/{table}/code", post(show_code))
        .route("/api/codes/{code}", get(find_by_code))
        .route("/api/tables/{table}/ticket", post(make_ticket))
        .route("/api/tickets/{ticket}", post(use_ticket))
        .route("/api/{*path}", get(no_such_path))
        .route("/ws/{table}", get(open_socket))
        .merge(replays::routes(replays))
        .merge(me::router(me))
        .layer(from_fn_with_state(Arc::clone(&app), know_guest));
    Router::new()
        .merge(known_guests)
        .route("/healthz", get(healthy))
        .route("/readyz", get(ready))
        .fallback(client)
        .layer(DefaultBodyLimit::max(FRAME_MAX))
        .layer(from_fn_with_state(Arc::clone(&app), hurry))
        .layer(from_fn_with_state(Arc::clone(&app), harden))
        .with_state(app)
}

/// Finds out who asks, and gives a new guest the cookie with the answer.
async fn know_guest(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let guest = match app.cookie.identify(request.headers()) {
        Ok(guest) => guest,
        Err(error) => return no_guest(error).into_response(),
    };
    request.extensions_mut().insert(guest.clone());
    let mut response = next.run(request).await;
    // Who is known again by a code or a passkey has got that guest's cookie instead.
    if guest.shown == Shown::New && !response.headers().contains_key(header::SET_COOKIE) {
        response.headers_mut().append(header::SET_COOKIE, app.cookie.set(&guest.secret));
    }
    response
}

fn no_guest(error: NoGuest) -> Refusal {
    match error {
        NoGuest::Malformed => {
            Refusal::new(StatusCode::UNAUTHORIZED, "malformed_token", Message::new("server-bad-token"))
        }
        NoGuest::NoRandomness => {
            Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "no_randomness", Message::new("server-full"))
        }
    }
}

/// The time limit of a request.
async fn hurry(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match timeout(app.limits().request, next.run(request)).await {
        Ok(response) => response,
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Puts the headers on every answer that keep a browser from doing what it should not.
async fn harden(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.address.base_url.as_ref().is_some_and(BaseUrl::is_secure) {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Whether it makes sense to let the process live: also while it waits for its disk, because a new one could do no more.
async fn healthy(State(app): State<Arc<App>>) -> Response {
    if app.lobby.surroundings().store.is_alive() {
        return "alive\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, "the store has ended\n").into_response()
}

/// How long it may take to say whether the store can be written to.
const READY_MAX: Duration = Duration::from_secs(2);

/// Whether players should be sent here now.
async fn ready(State(app): State<Arc<App>>) -> Response {
    let store = &app.lobby.surroundings().store;
    match timeout(READY_MAX, store.check()).await.unwrap_or_else(|_| Err(StoreError::stuck())) {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::debug!(%error, "the store is not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot be written to\n").into_response()
        }
    }
}

async fn no_such_path() -> Refusal {
    Refusal::new(StatusCode::NOT_FOUND, "no_such_path", Message::new("server-no-path"))
}

/// The browser client. Whoever gets the page gets a cookie too, and a new one in place of one that is broken.
async fn client(State(app): State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let asset = Asset::of(uri.path());
    let mut response = asset.response(app.client, &headers);
    if !matches!(asset, Asset::File(_)) {
        let guest = app.cookie.identify(&headers).or_else(|_| GuestCookie::new_guest());
        if let Ok(Guest { secret, shown: Shown::New }) = guest {
            response.headers_mut().append(header::SET_COOKIE, app.cookie.set(&secret));
        }
    }
    response
}

async fn games(State(app): State<Arc<App>>) -> Json<serde_json::Value> {
    Json(app.lobby.games().iter().map(|game| describe_game(*game)).collect())
}

/// What the house says of itself.
async fn house(State(app): State<Arc<App>>) -> Json<serde_json::Value> {
    Json(json!({ "friends_url": app.address.known() }))
}

fn describe_game(game: &dyn AnyGame) -> serde_json::Value {
    let presets: Vec<_> = game
        .presets()
        .into_iter()
        .map(|(name, options)| json!({ "name": name, "options": options }))
        .collect();
    let seats = game.seats();
    json!({
        "id": game.id(),
        "seats": { "min": seats.start(), "max": seats.end(), "usual": game.seats_usual() },
        "presets": presets,
        "options": game.option_fields(),
        "bots": game.bots(game.seats_usual()),
    })
}

/// What a host wants.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    /// Which game.
    game: String,
    /// Its options; the usual ones if absent.
    options: Option<protocol::Json>,
    /// How many seats; as many as the game suggests if absent.
    seats: Option<u8>,
    /// Kinds of bots for the last seats.
    #[serde(default)]
    bots: Vec<String>,
}

async fn create_table(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    headers: HeaderMap,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<Response, Refusal> {
    app.must_be_ours(&headers)?;
    let Json(wish) = wish.map_err(|rejection| Refusal::malformed(&rejection))?;
    let entries = entries(app.lobby.games(), wish)?;
    use_up_share(&app, &guest, caller.map(|Extension(caller)| caller.address))?;
    let id = app.lobby.create(&entries).await?;
    let url = format!("{}/t/{id}", app.address.for_friends(&headers));
    Ok((StatusCode::CREATED, Json(json!({ "id": id.as_str(), "url": url }))).into_response())
}

/// The short code of a table, to whoever knows its link.
async fn show_code(
    State(app): State<Arc<App>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Refusal> {
    app.must_be_ours(&headers)?;
    let id: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    app.lobby.open(&id).await?;
    let code = app.codes.lock().unwrap_or_else(PoisonError::into_inner).of(&id, Instant::now());
    match code {
        Some(code) => Ok(Json(json!({ "code": code }))),
        None => Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "full", Message::new("server-full"))),
    }
}

/// The table of a code. Tries are counted before they are looked at, so that nobody finds tables by trying.
async fn find_by_code(
    State(app): State<Arc<App>>,
    caller: Option<Extension<Caller>>,
    Path(code): Path<String>,
) -> Result<Json<serde_json::Value>, Refusal> {
    let now = Instant::now();
    use_up_try(&app, caller.map(|Extension(caller)| caller.address), now)?;
    let found = app.codes.lock().unwrap_or_else(PoisonError::into_inner).table(&code, now).cloned();
    let nothing = || Refusal::new(StatusCode::NOT_FOUND, "no_such_code", Message::new("server-no-code"));
    found.map(|table| Json(json!({ "table": table.as_str() }))).ok_or_else(nothing)
}

/// A ticket by which whoever asks may carry their seat to another device.
async fn make_ticket(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Refusal> {
    app.must_be_ours(&headers)?;
    let id: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    let (from, now) = (guest.secret.key(&id), Instant::now());
    if !app.lobby.open(&id).await?.has_seat(from.clone()).await.map_err(LobbyError::from)? {
        return Err(Refusal::new(StatusCode::FORBIDDEN, "no_seat", Message::new("room-not-seated")));
    }
    // Strangers use up nobody's tickets.
    use_up_ticket(&app, caller.map(|Extension(caller)| caller.address), now)?;
    let mut tickets = app.tickets.lock().unwrap_or_else(PoisonError::into_inner);
    match tickets.make(id, from, now) {
        Some(ticket) => Ok(Json(json!({ "ticket": ticket }))),
        None => Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "full", Message::new("server-full"))),
    }
}

/// Carries a seat to whoever hands the ticket in. Tries are counted before they are looked at.
async fn use_ticket(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    Path(ticket): Path<String>,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Refusal> {
    app.must_be_ours(&headers)?;
    let now = Instant::now();
    use_up_ticket(&app, caller.map(|Extension(caller)| caller.address), now)?;
    let by = |table: &TableId| guest.secret.key(table);
    let found = app.tickets.lock().unwrap_or_else(PoisonError::into_inner).take(&ticket, by, now);
    let nothing = || Refusal::new(StatusCode::NOT_FOUND, "no_such_ticket", Message::new("server-no-ticket"));
    let Ticket { table, from, .. } = found.ok_or_else(nothing)?;
    let to = by(&table);
    // Another tab of the same browser has nothing to carry: the seat is there.
    if from == to {
        return Ok(Json(json!({ "table": table.as_str() })));
    }
    let carried = app.lobby.open(&table).await?.carry(from, to).await.map_err(LobbyError::from)?;
    match carried {
        None => Ok(Json(json!({ "table": table.as_str() }))),
        Some(reason) => Err(Refusal::new(StatusCode::CONFLICT, "not_carried", reason)),
    }
}

/// The beginning of a table's log as wished, checked against the catalog.
fn entries(games: &[&dyn AnyGame], wish: Wish) -> Result<Vec<Entry>, Refusal> {
    let bad = |error, message| Refusal::new(StatusCode::BAD_REQUEST, error, message);
    let game = games
        .iter()
        .find(|game| game.id() == wish.game)
        .ok_or_else(|| bad("unknown_game", Message::new("server-no-game").with("game", short(&wish.game))))?;
    let usual = || game.presets().into_iter().next().map(|(_, options)| options);
    let options = wish.options.or_else(usual);
    // A form has names; a bare list would be taken for an object by some games.
    let options = options.filter(|options| options.get().starts_with('{'));
    let options = options.ok_or_else(|| bad("bad_options", Message::new("server-malformed")))?;
    let seats = wish.seats.unwrap_or_else(|| game.seats_usual());
    if !game.seats().contains(&seats) {
        let (min, max) = game.seats().into_inner();
        let message = Message::new("server-bad-seats").with("min", min).with("max", max);
        return Err(bad("bad_seats", message));
    }
    game.open(&options, seats).map_err(|InvalidOptions(message)| bad("bad_options", message))?;
    // One seat is left for whoever makes the table.
    if wish.bots.len() >= usize::from(seats) {
        return Err(bad("too_many_bots", Message::new("server-too-many-bots")));
    }
    let offered = game.bots(seats);
    let mut changes = vec![Change::Opened { game: game.id().to_owned(), options, seats }];
    let last_seats = Seat::all(seats).skip(usize::from(seats) - wish.bots.len());
    for (seat, wanted) in last_seats.zip(&wish.bots) {
        let bot = wished_here(&offered, wanted, seat, seats);
        let unknown = || bad("unknown_bot", Message::new("server-no-bot").with("bot", short(wanted)));
        changes.push(Change::BotSat { seat, bot: bot.ok_or_else(unknown)?.to_owned() });
    }
    Ok(changes.into_iter().map(Entry::of).collect())
}

/// What somebody typed, for a sentence: never longer than a name.
fn short(text: &str) -> String {
    text.chars().take(24).collect()
}

async fn describe_table(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    Path(table): Path<String>,
) -> Result<Json<Description>, Refusal> {
    let id: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    // A table may be dropped from memory just when it is found; then it is opened again.
    for _ in 0..3 {
        if let Ok(table) = app.lobby.open(&id).await?.describe(guest.secret.key(&id)).await {
            return Ok(Json(table));
        }
    }
    Err(LobbyError::Unavailable("the table is lost again and again".to_owned()).into())
}

/// Whether a socket may be opened from there: by our own page, or by a program, which shows a token.
fn may_open(origin: Origin, guest: &Guest) -> bool {
    match origin {
        Origin::Ours => true,
        Origin::Foreign => false,
        Origin::Unnamed => guest.shown == Shown::Bearer,
    }
}

async fn open_socket(
    State(app): State<Arc<App>>,
    Extension(guest): Extension<Guest>,
    caller: Option<Extension<Caller>>,
    Path(table): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    if !may_open(app.origin(&headers), &guest) {
        return Err(Refusal::foreign_origin());
    }
    let id: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    // Whoever asks for a table that is not there hears so before there is a socket.
    app.lobby.open(&id).await?;
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return Ok(rejection.into_response()),
    };
    let surroundings = app.lobby.surroundings();
    let key = guest.secret.key(&id);
    let visit = Visit {
        here: surroundings.sittings.come(key.clone(), guest_hash(&guest.secret)),
        guest: key,
        id,
        lobby: app.lobby.clone(),
        client: app.lobby.new_client(),
        limits: Arc::clone(&surroundings.limits),
        stopping: surroundings.stopping.clone(),
        alive: app.alive.clone(),
        place: caller.map(|Extension(caller)| caller.place),
    };
    // Small buffers: thousands of sockets are idle, and a frame is sent as soon as it is written.
    let upgrade = upgrade.read_buffer_size(4 * 1024).write_buffer_size(0);
    let upgrade = upgrade.max_message_size(READ_MAX).max_frame_size(READ_MAX);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, visit)))
}
