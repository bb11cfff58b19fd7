//! What all requests share: the tables, the address, and who has used up which share.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;
use engine::Message;
use tokio::time::Instant;

use crate::Limits;
use crate::address::Address;
use crate::alive::Alive;
use crate::assets::Client;
use crate::codes::Codes;
use crate::identity::{Guest, GuestCookie};
use crate::limits::{Quota, Share};
use crate::lobby::Lobby;
use crate::origin::Origin;
use crate::refusal::Refusal;
use crate::tickets::Tickets;

/// What all requests share.
pub struct App {
    /// The tables.
    pub lobby: Lobby,
    /// Under which address friends come.
    pub address: Address,
    /// What browsers are given.
    pub client: Client,
    /// How guests are known.
    pub cookie: GuestCookie,
    quotas: Mutex<Quotas>,
    /// Short names of tables.
    pub codes: Mutex<Codes>,
    /// By which seats are carried to other devices.
    pub tickets: Mutex<Tickets>,
    /// Who is still at work.
    pub alive: Alive,
}

/// Who has made how many tables in this hour.
struct Quotas {
    by_guest: Quota<[u8; 32]>,
    by_address: Quota<IpAddr>,
    all: Quota<()>,
    /// Who has tried how many codes.
    codes: Share,
    /// Who has made how many tickets.
    tickets: Share,
}

impl App {
    /// For this lobby.
    #[must_use]
    pub fn new(lobby: Lobby, address: Address, client: Client, alive: Alive) -> Arc<Self> {
        let limits = &lobby.surroundings().limits;
        let quotas = Mutex::new(Quotas {
            by_guest: Quota::new(limits.tables_per_guest_max),
            by_address: Quota::new(limits.tables_per_address_max),
            all: Quota::new(limits.tables_per_hour_max),
            codes: Share::new(limits.codes_per_address_max, limits.codes_per_hour_max),
            tickets: Share::new(limits.tickets_per_address_max, limits.tickets_per_hour_max),
        });
        let cookie = address.cookie();
        let (codes, tickets) = (Mutex::default(), Mutex::default());
        Arc::new(Self { lobby, address, client, cookie, quotas, codes, tickets, alive })
    }

    /// The server's limits.
    pub fn limits(&self) -> &Arc<Limits> {
        &self.lobby.surroundings().limits
    }

    /// Whose page sends these headers.
    pub fn origin(&self, headers: &HeaderMap) -> Origin {
        Origin::of(headers, self.address.base_url.as_ref())
    }

    /// Refuses what the page of another site asks for.
    ///
    /// # Errors
    /// If it is one.
    pub fn must_be_ours(&self, headers: &HeaderMap) -> Result<(), Refusal> {
        match self.origin(headers) {
            Origin::Foreign => Err(Refusal::foreign_origin()),
            Origin::Ours | Origin::Unnamed => Ok(()),
        }
    }
}

/// Counts a try at a code, before it is looked at.
pub fn use_up_try(app: &App, address: Option<IpAddr>, now: Instant) -> Result<(), Refusal> {
    let mut quotas = app.quotas.lock().unwrap_or_else(PoisonError::into_inner);
    quotas
        .codes
        .take(now, address)
        .map_err(|wait| Refusal::later("too_many_codes", Message::new("server-too-many-codes"), wait))
}

/// Counts a ticket before it is made.
pub fn use_up_ticket(app: &App, address: Option<IpAddr>, now: Instant) -> Result<(), Refusal> {
    let mut quotas = app.quotas.lock().unwrap_or_else(PoisonError::into_inner);
    quotas
        .tickets
        .take(now, address)
        .map_err(|wait| Refusal::later("too_often", Message::new("server-too-often"), wait))
}

/// Counts a table that is made.
pub fn use_up_share(app: &App, guest: &Guest, address: Option<IpAddr>) -> Result<(), Refusal> {
    let now = Instant::now();
    // A count is never left half changed.
    let mut quotas = app.quotas.lock().unwrap_or_else(PoisonError::into_inner);
    // The address first: a new guest costs nothing, so guests of a hasty address must not fill the list of guests.
    let address = address.filter(|address| !address.is_loopback());
    let taken = address.map_or(Ok(()), |address| quotas.by_address.take(now, address));
    let taken = taken.and_then(|()| quotas.by_guest.take(now, guest.secret.digest("limits")));
    taken
        .and_then(|()| quotas.all.take(now, ()))
        .map_err(|wait| Refusal::later("too_many_tables", Message::new("server-too-many-tables"), wait))
}
