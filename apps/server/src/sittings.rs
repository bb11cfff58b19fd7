//! Who has sat down where, written down for those who have kept their name. A table only drops a note: it never waits
//! for the names, and a note that finds no room is lost, until that guest comes to the table again.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use room::GuestKey;
use tokio::sync::{broadcast, mpsc};

use crate::TableId;
use crate::notice::Notice;
use crate::store::{GuestHash, NameStore, Sitting, now_s};

/// How many notes may wait.
const NOTES_MAX: usize = 1_024;
/// How many openings a connection may be behind before it misses some.
const OPENINGS_MAX: usize = 64;

/// Told to the operator.
static LOST: Notice =
    Notice::new("tables of kept names were not written down; they are when their players come again");

/// Who is connected to which table, and the way to write down that they sit there.
#[derive(Debug)]
pub struct Sittings {
    /// A guest's key at a table says nothing about who they are elsewhere; only a connection knows both.
    here: Mutex<HashMap<GuestKey, Connected>>,
    notes: mpsc::Sender<Note>,
    /// Tells which guest another device has just become.
    openings: broadcast::Sender<GuestHash>,
}

#[derive(Debug)]
struct Connected {
    guest: GuestHash,
    connections: usize,
}

/// That a guest has sat down at a table.
#[derive(Debug)]
pub struct Note {
    guest: GuestHash,
    sitting: Sitting,
}

/// A guest's connection to a table; given back when it is dropped.
#[derive(Debug)]
pub struct Here {
    sittings: Arc<Sittings>,
    key: GuestKey,
    guest: GuestHash,
    openings: broadcast::Receiver<GuestHash>,
}

/// A place for notes, and where they are read.
#[must_use]
pub fn sittings() -> (Arc<Sittings>, mpsc::Receiver<Note>) {
    let (notes, read) = mpsc::channel(NOTES_MAX);
    let (openings, _) = broadcast::channel(OPENINGS_MAX);
    (Arc::new(Sittings { here: Mutex::default(), notes, openings }), read)
}

impl Sittings {
    /// This guest comes to the table where this is their key.
    #[must_use]
    pub fn come(self: &Arc<Self>, key: GuestKey, guest: GuestHash) -> Here {
        self.here().entry(key.clone()).or_insert(Connected { guest, connections: 0 }).connections += 1;
        Here { sittings: Arc::clone(self), key, guest, openings: self.openings.subscribe() }
    }

    /// Another device has become this guest; nobody may be here to hear it.
    pub fn opened(&self, guest: GuestHash) {
        let _ = self.openings.send(guest);
    }

    /// Whoever has this key sits at this table: it is stored, and they are told so whatever becomes of the note.
    pub fn sat(&self, table: &TableId, key: &GuestKey) {
        let Some(guest) = self.here().get(key).map(|connected| connected.guest) else { return };
        let note = Note { guest, sitting: Sitting { table: table.clone(), sat_s: now_s() } };
        if self.notes.try_send(note).is_err() {
            LOST.note();
        }
    }

    fn here(&self) -> MutexGuard<'_, HashMap<GuestKey, Connected>> {
        // The counts are never left half changed.
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Here {
    /// Waits until another device has become the guest of this connection.
    pub async fn opened_elsewhere(&mut self) {
        loop {
            match self.openings.recv().await {
                Ok(guest) if guest == self.guest => return,
                Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
            }
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut here = self.sittings.here();
        if let Some(connected) = here.get_mut(&self.key) {
            connected.connections -= 1;
            if connected.connections == 0 {
                here.remove(&self.key);
            }
        }
    }
}

/// Writes notes down as long as there are tables. Of those who have kept no name, nothing is.
pub async fn write_down(mut notes: mpsc::Receiver<Note>, names: Arc<NameStore>) {
    while let Some(Note { guest, sitting }) = notes.recv().await {
        if let Err(error) = names.remember(&guest, &[sitting]).await {
            tracing::debug!(%error, "a table of a kept name was not written down");
            LOST.note();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_who_is_connected_is_noted_and_a_full_heap_of_notes_holds_up_nobody() {
        let (sittings, mut notes) = sittings();
        let (table, key) = (TableId::fresh().unwrap(), GuestKey("anne".into()));
        sittings.sat(&table, &key);
        assert!(notes.try_recv().is_err(), "nobody is here");
        let (first, second) = (sittings.come(key.clone(), [1; 32]), sittings.come(key.clone(), [1; 32]));
        drop(first);
        for _ in 0..NOTES_MAX + 5 {
            sittings.sat(&table, &key);
        }
        assert_eq!(notes.len(), NOTES_MAX);
        let noted = notes.try_recv().unwrap();
        assert_eq!((noted.guest, noted.sitting.table), ([1; 32], table.clone()));
        drop(second);
        assert!(sittings.here().is_empty(), "who has gone is forgotten");
    }
}
