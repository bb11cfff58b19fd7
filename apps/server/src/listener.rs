//! The door: takes connections and gives each to the router. Unlike axum's own loop it lets nobody dawdle over a
//! request, and knows how many are inside.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};

use crate::Limits;
use crate::alive::Alive;
use crate::brisk::Brisk;
use crate::limits::counted;
use crate::notice::Notice;
use crate::stop::Stopping;

/// How long to wait after the system had no connection to give, such as for want of file handles.
const BREATH: Duration = Duration::from_millis(50);
/// Told to the operator.
static TURNED_AWAY: Notice = Notice::new("connections were turned away: too many are open");
/// The longest head of a request.
const HEAD_MAX: usize = 16 * 1024;

/// Who is inside.
#[derive(Debug)]
pub struct Doors {
    max: usize,
    per_address_max: usize,
    inside: Mutex<Inside>,
}

#[derive(Debug, Default)]
struct Inside {
    total: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// A connection's place among all; free again when it is dropped.
#[derive(Debug)]
pub struct Place {
    doors: Arc<Doors>,
    address: IpAddr,
}

/// Who is at the other end.
#[derive(Clone, Debug)]
pub struct Caller {
    /// From where.
    pub address: IpAddr,
    /// Its place.
    pub place: Arc<Place>,
}

impl Doors {
    /// Doors that let in as many as the limits say.
    #[must_use]
    pub fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            max: limits.connections_max,
            per_address_max: limits.connections_per_address_max,
            inside: Mutex::default(),
        })
    }

    /// A place for a connection from this address, if there is one. Behind a proxy everybody comes from this
    /// machine, so its own addresses are only counted in all.
    #[must_use]
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut inside = self.inside();
        let of_address = inside.by_address.get(&address).copied().unwrap_or(0);
        let crowded = !address.is_loopback() && of_address >= self.per_address_max;
        if inside.total >= self.max || crowded {
            return None;
        }
        inside.total += 1;
        inside.by_address.insert(address, of_address + 1);
        Some(Place { doors: Arc::clone(self), address })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // The counts are never left half changed.
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.doors.inside();
        inside.total -= 1;
        if let Some(of_address) = inside.by_address.get_mut(&self.address) {
            *of_address -= 1;
            if *of_address == 0 {
                inside.by_address.remove(&self.address);
            }
        }
    }
}

/// Takes connections until the server stops.
pub async fn listen(
    listener: TcpListener,
    router: Router,
    limits: Arc<Limits>,
    mut stopping: Stopping,
    alive: Alive,
) {
    let doors = Doors::new(&limits);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopping.heard() => return,
        };
        let (stream, address) = match accepted {
            Ok((stream, address)) => (stream, counted(address.ip())),
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Some(place) = doors.enter(address) else {
            TURNED_AWAY.note();
            continue;
        };
        let caller = Caller { address, place: Arc::new(place) };
        let connection = Connection { router: router.clone(), caller, limits: Arc::clone(&limits) };
        tokio::spawn(connection.serve(stream, stopping.clone(), alive.clone()));
    }
}

struct Connection {
    router: Router,
    caller: Caller,
    limits: Arc<Limits>,
}

impl Connection {
    async fn serve(self, stream: TcpStream, mut stopping: Stopping, alive: Alive) {
        // A move is a small packet; it must not wait for a bigger one.
        let _ = stream.set_nodelay(true);
        let (router, caller) = (TowerToHyperService::new(self.router), self.caller);
        let service =
            hyper::service::service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(caller.clone());
                router.call(request)
            });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.limits.request)
            .max_header_size(HEAD_MAX)
            .serve_connection(TokioIo::new(Brisk::new(stream, self.limits.unread)), service)
            .with_upgrades();
        tokio::pin!(connection);
        // How a connection ends is the client's affair.
        tokio::select! {
            _ = connection.as_mut() => {}
            () = stopping.heard() => {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
        }
        drop(alive);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let limits = Limits { connections_max: 3, connections_per_address_max: 2, ..Limits::usual() };
        let doors = Doors::new(&limits);
        let far: IpAddr = "192.0.2.1".parse().unwrap();
        let here: IpAddr = "127.0.0.1".parse().unwrap();
        let first = doors.enter(far).unwrap();
        let _second = doors.enter(far).unwrap();
        assert!(doors.enter(far).is_none(), "an address has only so many");
        let _third = doors.enter(here).unwrap();
        assert!(doors.enter(here).is_none(), "there are only so many in all");
        drop(first);
        assert!(doors.enter(here).is_some());
        assert!(doors.enter(far).is_some(), "what nobody keeps is free at once");
    }
}
