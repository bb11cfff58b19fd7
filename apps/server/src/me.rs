//! What a guest asks about themselves: keeping a name, being known again on another device, the tables they have sat at,
//! everything in one file, and all of it gone.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequestParts, Path, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use engine::Message;
use room::{Entry, Outcome};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::time::{Instant, timeout_at};
use webauthn_rs::prelude::{Passkey, PublicKeyCredential, RegisterPublicKeyCredential};

use crate::address::Address;
use crate::identity::{Guest, GuestCookie, Secret};
use crate::kept::{Code, KeptNames, Recovered, guest_hash};
use crate::limits::Share;
use crate::listener::Caller;
use crate::notice::Notice;
use crate::origin::Origin;
use crate::passkeys::{self, NoPasskey, Passkeys, Question, Site};
use crate::recovery::{RecoveryCode, Slip};
use crate::refusal::Refusal;
use crate::replays::Replays;
use crate::sittings::Sittings;
use crate::store::{GameId, KeptName, Sitting, Store, StoreError, StoredPasskey};
use crate::{Limits, TableId};

/// How many tables may be adopted by one request: each is looked up in its log.
const ADOPTED_MAX: usize = 50;

/// How many passkeys a name may have.
const PASSKEYS_MAX: u32 = 8;

/// Told to the operator.
static TROUBLE: Notice =
    Notice::new("a request about a kept name failed: the names cannot be read or written");

/// What all these requests share.
pub struct Me {
    names: KeptNames,
    sittings: Arc<Sittings>,
    tables: Arc<dyn Store>,
    replays: Arc<Replays>,
    address: Address,
    cookie: GuestCookie,
    limits: Arc<Limits>,
    quotas: Mutex<Quotas>,
    passkeys: Passkeys,
}

/// Who has done how much in this hour.
struct Quotas {
    changes: Share,
    tries: Share,
    /// Logs that were looked through.
    adoptions: Share,
}

impl Me {
    /// For these names and whoever of them is connected, the logs of these tables, and the games that were finished there.
    #[must_use]
    pub fn new(
        (names, sittings): (KeptNames, Arc<Sittings>),
        tables: Arc<dyn Store>,
        replays: Arc<Replays>,
        address: Address,
        limits: Arc<Limits>,
    ) -> Arc<Self> {
        let quotas = Mutex::new(Quotas {
            changes: Share::new(limits.names_per_address_max, limits.names_per_hour_max),
            tries: Share::new(limits.codes_per_address_max, limits.codes_per_hour_max),
            adoptions: Share::new(limits.adoptions_per_address_max, limits.adoptions_per_hour_max),
        });
        let cookie = address.cookie();
        let passkeys = Passkeys::default();
        Arc::new(Self { names, sittings, tables, replays, address, cookie, limits, quotas, passkeys })
    }

    /// Counts a change before it is made.
    fn use_up_change(&self, asker: &Asker) -> Result<(), Refusal> {
        let mut quotas = self.quotas.lock().unwrap_or_else(PoisonError::into_inner);
        take(&mut quotas.changes, asker.address)
    }

    /// Counts a try before it is looked at, so that nobody finds a name by trying.
    fn use_up_try(&self, asker: &Asker) -> Result<(), Refusal> {
        let mut quotas = self.quotas.lock().unwrap_or_else(PoisonError::into_inner);
        take(&mut quotas.tries, asker.address)
    }

    /// Counts a log that is to be looked through.
    fn use_up_adoption(&self, asker: &Asker) -> Result<(), Refusal> {
        let mut quotas = self.quotas.lock().unwrap_or_else(PoisonError::into_inner);
        take(&mut quotas.adoptions, asker.address)
    }

    /// How a guest's games at this table went; nothing where that cannot be read in time.
    async fn results(&self, asker: &Asker, table: &TableId, until: Instant) -> Option<Vec<Played>> {
        self.use_up_adoption(asker).ok()?;
        let played = timeout_at(until, self.replays.played(table, &asker.secret)).await.ok()?.ok()?;
        Some(played.into_iter().map(|outcome| Played { table: table.to_string(), outcome }).collect())
    }

    /// Counts the logs that are to be looked through, before any is.
    fn use_up_adoptions(&self, asker: &Asker, tables: &BTreeSet<TableId>) -> Result<(), Refusal> {
        let mut quotas = self.quotas.lock().unwrap_or_else(PoisonError::into_inner);
        take_many(&mut quotas.adoptions, asker.address, tables.len())
    }

    /// The name that this guest has kept.
    async fn kept(&self, asker: &Asker) -> Result<KeptName, Refusal> {
        let kept = self.names.store.find(&guest_hash(&asker.secret)).await.map_err(troubled)?;
        let none =
            || Refusal::new(StatusCode::NOT_FOUND, "no_kept_name", Message::new("server-no-kept-name"));
        kept.ok_or_else(none)
    }

    /// The answer that makes a browser somebody again. Everybody who is that guest already is told: at their tables now,
    /// and wherever they ask who they are.
    async fn welcome_back(&self, asker: &Asker, recovered: &Recovered) -> Result<Response, Refusal> {
        let guest = guest_hash(&recovered.secret);
        let opened = match guest == guest_hash(&asker.secret) {
            true => self.kept(asker).await?.opened,
            false => self.names.store.note_opening(&guest).await.map_err(troubled)?,
        };
        if guest != guest_hash(&asker.secret) {
            self.sittings.opened(guest);
        }
        let mut response = Json(json!({ "name": recovered.name, "opened": opened })).into_response();
        response.headers_mut().append(header::SET_COOKIE, self.cookie.set(&recovered.secret));
        Ok(response)
    }

    /// When a guest first had a seat at a table, if they ever had: they sat down, or it was carried to them.
    async fn sitting(&self, secret: &Secret, table: TableId) -> Option<Sitting> {
        let key = secret.key(&table);
        let log = self.tables.load(&table, 1).await.ok()?;
        let seated = |entry: &&Entry| entry.change.seats() == Some(&key);
        let at = log.iter().find(seated)?.at.map_or(0, |at| at.0 / 1_000);
        Some(Sitting { table, sat_s: i64::try_from(at).unwrap_or_default() })
    }

    /// The page that asks, as passkeys know it.
    fn site(&self, headers: &HeaderMap) -> Result<Site, Refusal> {
        let site = Site::of(headers, self.address.base_url.as_ref());
        let none = || {
            let message = Message::new("server-no-passkeys");
            Refusal::new(StatusCode::BAD_REQUEST, "no_passkeys_here", message)
        };
        site.ok_or_else(none)
    }

    async fn sittings(&self, asker: &Asker) -> Result<Vec<Sitting>, Refusal> {
        self.names.store.sittings(&guest_hash(&asker.secret)).await.map_err(troubled)
    }
}

fn take(share: &mut Share, address: Option<IpAddr>) -> Result<(), Refusal> {
    take_many(share, address, 1)
}

fn take_many(share: &mut Share, address: Option<IpAddr>, n: usize) -> Result<(), Refusal> {
    let too_often = |wait: Duration| Refusal::later("too_often", Message::new("server-too-often"), wait);
    let n = u32::try_from(n).unwrap_or(u32::MAX);
    share.take_many(Instant::now(), address, n).map_err(too_often)
}

fn troubled(error: StoreError) -> Refusal {
    tracing::debug!(%error, "the kept names fail");
    TROUBLE.note();
    error.into()
}

/// Whoever asks.
struct Asker {
    secret: Secret,
    address: Option<IpAddr>,
}

impl<S: Sync> FromRequestParts<S> for Asker {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        // Every request on the way here was given its guest.
        let guest: &Guest = parts.extensions.get().ok_or(StatusCode::INTERNAL_SERVER_ERROR)?;
        let address = parts.extensions.get().map(|caller: &Caller| caller.address);
        Ok(Self { secret: guest.secret.clone(), address })
    }
}

/// All routes about a guest's own name.
pub fn router<S: Clone + Send + Sync + 'static>(me: Arc<Me>) -> Router<S> {
    Router::new()
        .route("/api/me", get(who).post(keep).delete(forget))
        .route("/api/me/recover", post(recover))
        .route("/api/me/tables", get(tables).post(adopt))
        .route("/api/me/tables/{table}", delete(forget_table))
        .route("/api/me/tables/{table}/games/{game}", delete(delete_game))
        .route("/api/me/export", get(export))
        .route("/api/me/passkeys/offer", post(offer_passkey))
        .route("/api/me/passkeys", post(add_passkey).delete(forget_passkeys))
        .route("/api/me/enter/offer", post(ask_for_passkey))
        .route("/api/me/enter", post(enter))
        .layer(from_fn_with_state(Arc::clone(&me), own_page_only))
        .with_state(me)
}

/// What a guest asks about themselves is nothing that another site's page may ask for them.
async fn own_page_only(State(me): State<Arc<Me>>, request: Request, next: Next) -> Response {
    if Origin::of(request.headers(), me.address.base_url.as_ref()) == Origin::Foreign {
        return Refusal::foreign_origin().into_response();
    }
    next.run(request).await
}

async fn who(
    State(me): State<Arc<Me>>,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Json<serde_json::Value>, Refusal> {
    let kept = me.names.store.find(&guest_hash(&asker.secret)).await.map_err(troubled)?;
    Ok(Json(json!({
        "name": kept.as_ref().map(|kept| &kept.name),
        "kept": kept.is_some(),
        "since_s": kept.as_ref().map(|kept| kept.made_s),
        "opened": kept.as_ref().map_or(0, |kept| kept.opened),
        "opened_s": kept.as_ref().and_then(|kept| kept.opened_s),
        "passkeys": kept.as_ref().map_or(0, |kept| kept.passkeys),
        "passkeys_possible": me.site(&headers).is_ok(),
    })))
}

/// How somebody wants to be called from now on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    name: String,
    /// Whether the old code shall die.
    #[serde(default)]
    new_code: bool,
}

async fn keep(
    State(me): State<Arc<Me>>,
    asker: Asker,
    wish: Result<Json<Wish>, JsonRejection>,
) -> Result<Response, Refusal> {
    let Json(wish) = wish.map_err(|rejection| Refusal::malformed(&rejection))?;
    let bad_name = |message| Refusal::new(StatusCode::BAD_REQUEST, "bad_name", message);
    let name = room::clean_name(&wish.name, me.limits.room.name_max).map_err(bad_name)?;
    me.use_up_change(&asker)?;
    let code = if wish.new_code { Code::Another } else { Code::Same };
    let code = me.names.keep(&asker.secret, &name, code).await.map_err(troubled)?;
    let status = if code.is_some() { StatusCode::CREATED } else { StatusCode::OK };
    let code = code.map(|code| code.to_string());
    Ok((status, Json(json!({ "name": name, "code": code }))).into_response())
}

/// A code that makes a guest somebody again.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shown {
    code: String,
}

async fn recover(
    State(me): State<Arc<Me>>,
    asker: Asker,
    shown: Result<Json<Shown>, JsonRejection>,
) -> Result<Response, Refusal> {
    let Json(shown) = shown.map_err(|rejection| Refusal::malformed(&rejection))?;
    me.use_up_try(&asker)?;
    let slip =
        |_: Slip| Refusal::new(StatusCode::BAD_REQUEST, "mistyped_code", Message::new("server-code-slip"));
    let code = RecoveryCode::parse(&shown.code).map_err(slip)?;
    match me.names.recover(&code).await.map_err(troubled)? {
        Some(recovered) => me.welcome_back(&asker, &recovered).await,
        None => {
            let unknown = Message::new("server-unknown-code");
            Err(Refusal::new(StatusCode::NOT_FOUND, "unknown_code", unknown))
        }
    }
}

async fn forget(State(me): State<Arc<Me>>, asker: Asker) -> Result<StatusCode, Refusal> {
    me.kept(&asker).await?;
    me.use_up_change(&asker)?;
    me.names.store.forget(&guest_hash(&asker.secret)).await.map_err(troubled)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn tables(State(me): State<Arc<Me>>, asker: Asker) -> Result<Json<serde_json::Value>, Refusal> {
    me.kept(&asker).await?;
    let sittings = me.sittings(&asker).await?;
    let tables: Vec<TableId> = sittings.iter().map(|sitting| sitting.table.clone()).collect();
    let lengths = me.replays.lengths(&tables).await?;
    let mut told = list(&sittings);
    for (line, table) in told.as_array_mut().into_iter().flatten().zip(&tables) {
        line["entries"] = lengths.get(table).copied().unwrap_or(0).into();
    }
    Ok(Json(json!({ "tables": told })))
}

fn list(sittings: &[Sitting]) -> serde_json::Value {
    sittings
        .iter()
        .map(|Sitting { table, sat_s }| json!({ "table": table.as_str(), "sat_s": sat_s }))
        .collect()
}

/// Tables that somebody says they have sat at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Claimed {
    tables: Vec<String>,
}

/// Takes those tables over at which the guest has sat; what the page says is checked by the logs.
async fn adopt(
    State(me): State<Arc<Me>>,
    asker: Asker,
    claimed: Result<Json<Claimed>, JsonRejection>,
) -> Result<Json<serde_json::Value>, Refusal> {
    let Json(claimed) = claimed.map_err(|rejection| Refusal::malformed(&rejection))?;
    if claimed.tables.len() > ADOPTED_MAX {
        let message = Message::new("server-malformed");
        return Err(Refusal::new(StatusCode::BAD_REQUEST, "too_many_tables", message));
    }
    me.kept(&asker).await?;
    me.use_up_change(&asker)?;
    let known = me.sittings(&asker).await?;
    let is_new = |table: &TableId| !known.iter().any(|sitting| sitting.table == *table);
    let claimed = claimed.tables.iter().filter_map(|table| table.parse().ok());
    let claimed: BTreeSet<TableId> = claimed.filter(is_new).collect();
    me.use_up_adoptions(&asker, &claimed)?;
    let mut found = Vec::new();
    for table in claimed {
        found.extend(me.sitting(&asker.secret, table).await);
    }
    me.names.store.remember(&guest_hash(&asker.secret), &found).await.map_err(troubled)?;
    Ok(Json(json!({ "tables": list(&me.sittings(&asker).await?) })))
}

/// A table goes, with the results of all games that were finished there so far: who goes on there later is not told of
/// them again.
async fn forget_table(
    State(me): State<Arc<Me>>,
    asker: Asker,
    Path(table): Path<String>,
) -> Result<StatusCode, Refusal> {
    me.kept(&asker).await?;
    let table: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    me.use_up_change(&asker)?;
    me.use_up_adoption(&asker)?;
    let guest = guest_hash(&asker.secret);
    let played = match me.replays.played(&table, &asker.secret).await {
        Ok(played) => played,
        Err(refusal) if refusal.is_for_now() => return Err(refusal),
        // A table that nobody can read any more has no results to tell.
        Err(_) => Vec::new(),
    };
    for Outcome { number, .. } in &played {
        let game = GameId { table: table.clone(), number: *number };
        me.names.store.delete_game(&guest, &game).await.map_err(troubled)?;
    }
    let is_forgotten = me.names.store.forget_sitting(&guest, &table).await.map_err(troubled)?;
    if is_forgotten || !played.is_empty() {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Refusal::no_such_table())
    }
}

/// One result goes, and the rest of the table stays. Others who have played keep theirs.
async fn delete_game(
    State(me): State<Arc<Me>>,
    asker: Asker,
    Path((table, number)): Path<(String, u32)>,
) -> Result<StatusCode, Refusal> {
    me.kept(&asker).await?;
    let table: TableId = table.parse().map_err(|_| Refusal::no_such_table())?;
    me.use_up_change(&asker)?;
    me.use_up_adoption(&asker)?;
    let game = GameId { table, number };
    if !me.replays.has_played(&game, &asker.secret).await? {
        return Err(Refusal::no_such_table());
    }
    me.names.store.delete_game(&guest_hash(&asker.secret), &game).await.map_err(troubled)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A game that somebody has played, and where.
#[derive(Serialize)]
struct Played {
    table: String,
    #[serde(flatten)]
    outcome: Outcome,
}

/// Everything that is kept about a guest, as a file, with the results of their games where the tables are still there.
async fn export(State(me): State<Arc<Me>>, asker: Asker) -> Result<Response, Refusal> {
    let kept = me.kept(&asker).await?;
    me.use_up_change(&asker)?;
    let sittings = me.sittings(&asker).await?;
    // A file that is not whole is better than none: what could not be read in time is named in it.
    let until = Instant::now() + me.limits.request / 2;
    let (mut games, mut unread) = (Vec::new(), Vec::new());
    for Sitting { table, .. } in &sittings {
        match me.results(&asker, table, until).await {
            Some(played) => games.extend(played),
            None => unread.push(table.as_str()),
        }
    }
    let deleted = me.names.store.deleted_games(&guest_hash(&asker.secret)).await.map_err(troubled)?;
    let deleted: Vec<_> =
        deleted.iter().map(|game| json!({ "table": game.table.as_str(), "number": game.number })).collect();
    let everything = json!({
        "name": kept.name,
        "since_s": kept.made_s,
        "opened": kept.opened,
        "opened_s": kept.opened_s,
        "deleted": deleted,
        "passkeys": kept.passkeys,
        "tables": list(&sittings),
        "games": games,
        "tables_unread": unread,
    });
    let as_file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"yo-ho-ho.json\"")];
    Ok((as_file, Json(everything)).into_response())
}

/// Asks the browser of somebody who has kept a name to make a passkey for it.
async fn offer_passkey(
    State(me): State<Arc<Me>>,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Json<Question>, Refusal> {
    let site = me.site(&headers)?;
    let kept = me.kept(&asker).await?;
    must_have_room(&kept)?;
    me.use_up_change(&asker)?;
    let guest = guest_hash(&asker.secret);
    let stored = me.names.store.passkeys(&guest).await.map_err(troubled)?;
    let known: Vec<Passkey> =
        stored.iter().filter_map(|stored| serde_json::from_str(&stored.passkey).ok()).collect();
    let question = me.passkeys.offer(&site, guest, &kept.account, &kept.name, &known);
    question.map(Json).map_err(unfit)
}

fn must_have_room(kept: &KeptName) -> Result<(), Refusal> {
    if kept.passkeys < PASSKEYS_MAX {
        return Ok(());
    }
    let message = Message::new("server-too-many-passkeys").with("max", PASSKEYS_MAX);
    Err(Refusal::new(StatusCode::CONFLICT, "too_many_passkeys", message))
}

/// Takes the passkey that the browser has made.
async fn add_passkey(
    State(me): State<Arc<Me>>,
    asker: Asker,
    headers: HeaderMap,
    answer: Result<Json<RegisterPublicKeyCredential>, JsonRejection>,
) -> Result<Response, Refusal> {
    let site = me.site(&headers)?;
    let Json(answer) = answer.map_err(|rejection| Refusal::malformed(&rejection))?;
    let kept = me.kept(&asker).await?;
    must_have_room(&kept)?;
    let passkey = me.passkeys.accept(&site, &guest_hash(&asker.secret), &answer).map_err(unfit)?;
    let added = me.names.add_passkey(&asker.secret, &kept.account, &stored(&passkey)?).await;
    if !added.map_err(troubled)? {
        return Err(unfit(NoPasskey::Unfit));
    }
    let passkeys = me.kept(&asker).await?.passkeys;
    Ok((StatusCode::CREATED, Json(json!({ "passkeys": passkeys }))).into_response())
}

fn stored(passkey: &Passkey) -> Result<StoredPasskey, Refusal> {
    let id = passkey.cred_id().clone();
    let text = serde_json::to_string(passkey).map_err(|_| unfit(NoPasskey::Unfit))?;
    Ok(StoredPasskey { id, passkey: text })
}

async fn forget_passkeys(State(me): State<Arc<Me>>, asker: Asker) -> Result<StatusCode, Refusal> {
    me.kept(&asker).await?;
    me.use_up_change(&asker)?;
    me.names.store.forget_passkeys(&guest_hash(&asker.secret)).await.map_err(troubled)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks a browser for any passkey of this house. Each question is a try.
async fn ask_for_passkey(
    State(me): State<Arc<Me>>,
    asker: Asker,
    headers: HeaderMap,
) -> Result<Json<Question>, Refusal> {
    let site = me.site(&headers)?;
    me.use_up_try(&asker)?;
    me.passkeys.ask(&site, guest_hash(&asker.secret)).map(Json).map_err(unfit)
}

/// Makes the browser whoever its passkey belongs to.
async fn enter(
    State(me): State<Arc<Me>>,
    asker: Asker,
    headers: HeaderMap,
    answer: Result<Json<PublicKeyCredential>, JsonRejection>,
) -> Result<Response, Refusal> {
    let site = me.site(&headers)?;
    let asked = me.passkeys.asked(&guest_hash(&asker.secret)).map_err(unfit)?;
    let Json(answer) = answer.map_err(|rejection| Refusal::malformed(&rejection))?;
    let (account, id) = passkeys::claimed(&site, &answer).map_err(unfit)?;
    let found = me.names.store.find_by_passkey(&account, id).await.map_err(troubled)?;
    let (passkey, found) = found.ok_or_else(|| unfit(NoPasskey::Unfit))?;
    let passkey: Passkey = serde_json::from_str(&passkey).map_err(|_| unfit(NoPasskey::Unfit))?;
    if let Some(changed) = passkeys::confirm(&site, asked, &answer, passkey).map_err(unfit)? {
        me.names.store.update_passkey(&stored(&changed)?).await.map_err(troubled)?;
    }
    let recovered = me.names.entrusted(found).await.map_err(troubled)?;
    let recovered = recovered.ok_or_else(|| unfit(NoPasskey::Unfit))?;
    me.welcome_back(&asker, &recovered).await
}

/// Why is nobody's business who cannot show a passkey.
fn unfit(error: NoPasskey) -> Refusal {
    match error {
        NoPasskey::Unfit => {
            let message = Message::new("server-passkey-unfit");
            Refusal::new(StatusCode::FORBIDDEN, "passkey_unfit", message)
        }
        NoPasskey::Full => Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "full", Message::new("server-full")),
    }
}
