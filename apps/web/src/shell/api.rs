//! Requests to the server that are not said at a table.

use crossing::Setup;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

use super::{json, speech};

/// Why a request came to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ApiError {
    /// Nobody answers.
    Unreachable,
    /// What was asked for is not there.
    NotFound,
    /// The server does not want to, at least now.
    Refused,
    /// Not so often: it may want to later.
    TooOften,
}

/// Makes a table and returns its id.
///
/// # Errors
/// If the server cannot be reached, or does not make one.
pub async fn make_table(game: &str, setup: &Setup) -> Result<String, ApiError> {
    let order = json::object([
        ("game", game.into()),
        ("seats", setup.seats.into()),
        ("options", json::parse(&setup.options).unwrap_or_default()),
    ]);
    let made = read(post("/api/tables", &order).await?).await?;
    json::string(&made, "id").ok_or(ApiError::Refused)
}

/// Which game is played at this table.
///
/// # Errors
/// If the server cannot be reached, or there is no such table.
pub async fn find_table(id: &str) -> Result<String, ApiError> {
    let found = table(id).await?;
    json::field(&found, "terms").and_then(|terms| json::string(&terms, "game")).ok_or(ApiError::Refused)
}

/// Whether a game is on at this table.
///
/// # Errors
/// If the server cannot be reached, or there is no such table.
pub async fn is_playing(id: &str) -> Result<bool, ApiError> {
    let found = table(id).await?;
    let phase = json::field(&found, "table").and_then(|table| json::string(&table, "phase"));
    Ok(phase.as_deref() == Some("playing"))
}

/// What everybody may know of a table.
async fn table(id: &str) -> Result<JsValue, ApiError> {
    read(fetch(&format!("/api/tables/{id}"), &RequestInit::new()).await?).await
}

/// The address under which friends reach this house, where it knows a better one than the page's own.
///
/// # Errors
/// If the server cannot be reached.
pub async fn friends_url() -> Result<Option<String>, ApiError> {
    let house = read(fetch("/api/house", &RequestInit::new()).await?).await?;
    Ok(json::string(&house, "friends_url"))
}

/// The games that have ended at this table, where the reader has played one.
///
/// # Errors
/// If the server cannot be reached, or there is no such table.
pub async fn finished_games(table: &str) -> Result<Vec<JsValue>, ApiError> {
    let list = read(fetch(&format!("/api/tables/{table}/games"), &RequestInit::new()).await?).await?;
    Ok(json::field(&list, "games").map(|games| json::items(&games)).unwrap_or_default())
}

/// What the server keeps of the reader under this path.
///
/// # Errors
/// If the server cannot be reached, or has nothing of the kind.
pub async fn own(path: &str) -> Result<JsValue, ApiError> {
    read(fetch(&format!("/api/me{path}"), &RequestInit::new()).await?).await
}

/// Whether the server answers and keeps the reader's name.
pub async fn keeps_name() -> bool {
    own("").await.is_ok_and(|me| json::string(&me, "name").is_some())
}

/// Tells the server something of the reader under this path; what it answers.
///
/// # Errors
/// If the server cannot be reached, or does not want it: in words.
pub async fn tell_own(path: &str, body: &JsValue) -> Result<JsValue, String> {
    let answer = spoken(answer(&format!("/api/me{path}"), &request("POST", body)).await).await?;
    // Some answers have nothing to say.
    Ok(read(answer).await.unwrap_or_default())
}

/// The server forgets what it keeps of the reader under this path.
///
/// # Errors
/// If the server cannot be reached: in words.
pub async fn forget_own(path: &str) -> Result<(), String> {
    let request = RequestInit::new();
    request.set_method("DELETE");
    spoken(answer(&format!("/api/me{path}"), &request).await).await.map(drop)
}

/// The same, for those who only want to know whether it has come to pass.
///
/// # Errors
/// If the server cannot be reached, has nothing of the kind, or does not want to.
pub async fn try_to_forget(path: &str) -> Result<(), ApiError> {
    let request = RequestInit::new();
    request.set_method("DELETE");
    fetch(&format!("/api/me{path}"), &request).await.map(drop)
}

/// The short code of this table.
///
/// # Errors
/// If the server cannot be reached, or has none to give.
pub async fn code_of(table: &str) -> Result<String, ApiError> {
    let shown = read(post(&format!("/api/tables/{table}/code"), &json::object([])).await?).await?;
    json::string(&shown, "code").ok_or(ApiError::Refused)
}

/// The table that this code stands for.
///
/// # Errors
/// If the server cannot be reached, or no table has it.
pub async fn table_of(code: &str) -> Result<String, ApiError> {
    let found = read(fetch(&format!("/api/codes/{code}"), &RequestInit::new()).await?).await?;
    json::string(&found, "table").ok_or(ApiError::NotFound)
}

/// A ticket by which another device gets the reader's seat at this table.
///
/// # Errors
/// If the server cannot be reached, or the reader has no seat there.
pub async fn ticket(table: &str) -> Result<String, ApiError> {
    let made = read(post(&format!("/api/tables/{table}/ticket"), &json::object([])).await?).await?;
    json::string(&made, "ticket").ok_or(ApiError::Refused)
}

/// Brings the seat of this ticket to this device.
///
/// # Errors
/// If the server cannot be reached, the ticket is used up, or the seat must not come here.
pub async fn use_ticket(ticket: &str) -> Result<(), ApiError> {
    post(&format!("/api/tickets/{ticket}"), &json::object([])).await.map(drop)
}

/// The link of this finished game, made if it has none.
///
/// # Errors
/// If the server cannot be reached, or the reader has not played in it.
pub async fn replay_of(table: &str, game: u32) -> Result<String, ApiError> {
    let path = format!("/api/tables/{table}/games/{game}/replay");
    let made = read(post(&path, &json::object([])).await?).await?;
    json::string(&made, "id").ok_or(ApiError::Refused)
}

/// The file of a finished game, as text.
///
/// # Errors
/// If the server cannot be reached, or there is no such game.
pub async fn replay(id: &str) -> Result<String, ApiError> {
    let response = fetch(&format!("/api/replays/{id}"), &RequestInit::new()).await?;
    let text = JsFuture::from(response.text().map_err(|_| ApiError::Refused)?).await;
    text.ok().and_then(|text| text.as_string()).ok_or(ApiError::Refused)
}

/// The link of a finished game leads nowhere from now on.
///
/// # Errors
/// If the server cannot be reached, or the reader has not played in it.
pub async fn forget_replay(id: &str) -> Result<(), ApiError> {
    let request = RequestInit::new();
    request.set_method("DELETE");
    fetch(&format!("/api/replays/{id}"), &request).await.map(drop)
}

/// The reader's cards in a finished game are shown to everybody, or no more.
///
/// # Errors
/// If the server cannot be reached, or the reader has not played in it.
pub async fn show_cards(id: &str, is_shown: bool) -> Result<(), ApiError> {
    let body = json::object([("shown", is_shown.into())]);
    send("PUT", &format!("/api/replays/{id}/cards"), &body).await.map(drop)
}

/// The build of the client that the server has.
///
/// # Errors
/// If the server cannot be reached.
pub async fn build() -> Result<String, ApiError> {
    let list = read(fetch("/precache.json", &RequestInit::new()).await?).await?;
    json::string(&list, "version").ok_or(ApiError::Refused)
}

async fn post(path: &str, body: &JsValue) -> Result<Response, ApiError> {
    send("POST", path, body).await
}

async fn send(method: &str, path: &str, body: &JsValue) -> Result<Response, ApiError> {
    fetch(path, &request(method, body)).await
}

fn request(method: &str, body: &JsValue) -> RequestInit {
    let request = RequestInit::new();
    request.set_method(method);
    request.set_headers(&json::object([("content-type", "application/json".into())]));
    request.set_body(&JsValue::from(json::text(body)));
    request
}

async fn fetch(path: &str, request: &RequestInit) -> Result<Response, ApiError> {
    let response = answer(path, request).await?;
    match response.status() {
        200..=299 => Ok(response),
        404 => Err(ApiError::NotFound),
        429 => Err(ApiError::TooOften),
        _ => Err(ApiError::Refused),
    }
}

/// What the server answers, whether it wants to or not.
async fn answer(path: &str, request: &RequestInit) -> Result<Response, ApiError> {
    let answer = JsFuture::from(window().fetch_with_str_and_init(path, request)).await;
    answer.map(Response::unchecked_from_js).map_err(|_| ApiError::Unreachable)
}

/// The answer of a server that wants to, or else why it does not: in its own words where they are known here.
async fn spoken(answer: Result<Response, ApiError>) -> Result<Response, String> {
    let response = answer.map_err(|_| speech::label("web-problem-nothing"))?;
    if response.ok() {
        return Ok(response);
    }
    let told = read(response).await.ok().and_then(|refusal| json::field(&refusal, "message"));
    Err(told.and_then(|message| words(&message)).unwrap_or_else(|| speech::label("logbook-name-failed")))
}

/// A message as the server writes it, in words; the page knows those that have no gaps but for numbers.
fn words(message: &JsValue) -> Option<String> {
    let key = json::string(message, "key")?;
    let number = |arg: &JsValue| {
        let pair = json::items(arg);
        Some((pair.first()?.as_string()?, json::field(pair.get(1)?, "number")?.as_f64()?))
    };
    let args = json::field(message, "args").map(|args| json::items(&args)).unwrap_or_default();
    let args: Vec<(String, f64)> = args.iter().filter_map(number).collect();
    speech::label_if_any(&key)?;
    #[expect(clippy::cast_possible_truncation, reason = "minutes are few")]
    Some(speech::label_with(&key, args.iter().map(|(name, count)| (name.as_str(), (*count as i64).into()))))
}

async fn read(response: Response) -> Result<JsValue, ApiError> {
    let body = JsFuture::from(response.json().map_err(|_| ApiError::Refused)?).await;
    body.map_err(|_| ApiError::Refused)
}
