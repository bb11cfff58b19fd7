//! Who is connected. None of it is in the log.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::bucket::Bucket;
use crate::{ClientId, GuestKey, Limits, Millis};

/// Every connection to this table.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
    clients: BTreeMap<ClientId, Client>,
    /// Who is connected through other nodes, with their numbers.
    elsewhere: BTreeMap<GuestKey, u64>,
    came_before: u64,
}

#[derive(Debug)]
struct Client {
    guest: GuestKey,
    number: u64,
    bucket: Bucket,
    /// How many connections came before this one.
    place: u64,
    since: Millis,
    /// Whether it was welcomed to a table as the others do not know it yet.
    is_ahead: bool,
}

/// A connection among others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) id: ClientId,
    /// When it came.
    pub(crate) since: Millis,
    /// Whether the same guest has come again since.
    pub(crate) is_spare: bool,
}

impl Crowd {
    /// Lets a connection in.
    pub(crate) fn admit(&mut self, client: ClientId, guest: GuestKey, limits: &Limits, now: Millis) {
        let place = self.came_before;
        self.came_before += 1;
        self.clients.insert(
            client,
            Client {
                number: number_of(&guest),
                guest,
                bucket: Bucket::full(limits.commands(), now),
                place,
                since: now,
                is_ahead: false,
            },
        );
    }

    /// A connection was welcomed to a table as the others do not know it yet.
    pub(crate) fn set_ahead(&mut self, client: ClientId) {
        if let Some(client) = self.clients.get_mut(&client) {
            client.is_ahead = true;
        }
    }

    /// Whether somebody knows the table otherwise than the others.
    pub(crate) fn has_somebody_ahead(&self) -> bool {
        self.clients.values().any(|client| client.is_ahead)
    }

    /// Everybody is told the same.
    pub(crate) fn all_told(&mut self) {
        self.clients.values_mut().for_each(|client| client.is_ahead = false);
    }

    /// Forgets a connection; false when there was none.
    pub(crate) fn remove(&mut self, client: ClientId) -> bool {
        self.clients.remove(&client).is_some()
    }

    /// Says who is connected through other nodes.
    pub(crate) fn set_elsewhere(&mut self, guests: BTreeSet<GuestKey>) {
        self.elsewhere = guests.into_iter().map(|guest| (guest.clone(), number_of(&guest))).collect();
    }

    /// Who is behind a connection.
    pub(crate) fn guest(&self, client: ClientId) -> Option<&GuestKey> {
        self.clients.get(&client).map(|client| &client.guest)
    }

    /// Whether the connection may send one more command now.
    pub(crate) fn take_token(&mut self, client: ClientId, limits: &Limits, now: Millis) -> bool {
        self.clients.get_mut(&client).is_some_and(|client| client.bucket.take(limits.commands(), now))
    }

    /// Whether this guest is connected, here or through another node.
    pub(crate) fn has(&self, guest: &GuestKey) -> bool {
        self.elsewhere.contains_key(guest) || self.clients.values().any(|client| client.guest == *guest)
    }

    /// Whether nobody at all is connected.
    pub(crate) fn is_empty(&self) -> bool {
        self.clients.is_empty() && self.elsewhere.is_empty()
    }

    /// The connections of this node.
    pub(crate) fn clients(&self) -> impl Iterator<Item = (ClientId, &GuestKey)> {
        self.clients.iter().map(|(id, client)| (*id, &client.guest))
    }

    /// The connections of those people.
    pub(crate) fn clients_of(&self, is_meant: impl Fn(&GuestKey) -> bool) -> Vec<ClientId> {
        self.clients().filter(|(_, guest)| is_meant(guest)).map(|(client, _)| client).collect()
    }

    /// How many connections this node has.
    pub(crate) fn n_clients(&self) -> usize {
        self.clients.len()
    }

    /// Everybody who is connected, each once.
    pub(crate) fn guests(&self) -> BTreeSet<GuestKey> {
        self.clients.values().map(|client| &client.guest).chain(self.elsewhere.keys()).cloned().collect()
    }

    /// Everybody who is connected, each once, with their number: those of this node in the order in which they came.
    pub(crate) fn numbered(&self) -> Vec<(&GuestKey, u64)> {
        let mut here: Vec<&Client> = self.clients.values().collect();
        here.sort_by_key(|client| client.place);
        let here = here.into_iter().map(|client| (&client.guest, client.number));
        let elsewhere = self.elsewhere.iter().map(|(guest, number)| (guest, *number));
        let mut seen = BTreeSet::new();
        here.chain(elsewhere).filter(|(guest, _)| seen.insert(*guest)).collect()
    }

    /// The connections of those for whom this holds, in the order in which they came.
    pub(crate) fn in_order(&self, is_meant: impl Fn(&GuestKey) -> bool) -> Vec<Visitor> {
        let mut meant: Vec<_> = self.clients.iter().filter(|(_, client)| is_meant(&client.guest)).collect();
        meant.sort_by_key(|(_, client)| Reverse(client.place));
        let mut seen = BTreeSet::new();
        let mut visitors: Vec<Visitor> = meant
            .into_iter()
            .map(|(id, client)| Visitor {
                id: *id,
                since: client.since,
                is_spare: !seen.insert(&client.guest),
            })
            .collect();
        visitors.reverse();
        visitors
    }

    /// The oldest connection of a guest who has at least `max`.
    pub(crate) fn oldest_beyond(&self, guest: &GuestKey, max: usize) -> Option<ClientId> {
        let own = self.clients.iter().filter(|(_, client)| client.guest == *guest);
        let too_many = own.clone().count() >= max;
        own.min_by_key(|(_, client)| client.place).map(|(id, _)| *id).filter(|_| too_many)
    }
}

/// A number for somebody who may have no name, small enough for every reader of JSON. It is theirs on every connection and
/// node, so that nobody is taken for somebody else after a restart.
fn number_of(guest: &GuestKey) -> u64 {
    let mut hasher = DefaultHasher::new();
    guest.hash(&mut hasher);
    hasher.finish() >> 11
}
