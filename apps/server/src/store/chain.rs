//! The hash chain over the entries of a table: whatever was changed in a log, a hash after it no longer fits.

use std::cmp::Ordering;

use protocol::Seq;
use room::Entry;
use sha2::{Digest, Sha256};

use super::StoreError;
use crate::TableId;

/// A hash over a log up to one of its entries.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Chain([u8; 32]);

impl Chain {
    /// The chain of a table without entries. It depends on the table, so that no entry fits into another's log.
    pub(super) fn begin(table: &str) -> Self {
        Self(Sha256::digest(table).into())
    }

    /// The chain with one more entry.
    pub(super) fn with(&self, entry: &[u8]) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(entry).finalize().into())
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// A chain as it was stored, if it is one.
    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }
}

/// An entry as it lies in the file.
pub(super) struct StoredEntry {
    pub(super) seq: Seq,
    pub(super) entry: Vec<u8>,
    pub(super) chain: Vec<u8>,
}

/// A piece of a log as it lies in the file.
pub(super) struct Piece {
    /// How many entries the whole log should have.
    pub(super) length: Seq,
    /// The entries that are wanted, and the one before them, if there is one.
    pub(super) stored: Vec<StoredEntry>,
}

impl Piece {
    /// The entries from this sequence number on, if nothing was changed, lost or put in between.
    pub(super) fn verified(self, table: &TableId, from: Seq) -> Result<Vec<Entry>, StoreError> {
        let first = before(from).max(1);
        self.must_be_whole(first)?;
        let mut chain = if from <= 1 { Some(Chain::begin(table.as_str())) } else { None };
        let mut entries = Vec::with_capacity(self.stored.len());
        for stored in &self.stored {
            let told = Chain::of_bytes(&stored.chain);
            // The one before the first is there for its hash alone.
            if let Some(before) = &chain {
                if told.as_ref() != Some(&before.with(&stored.entry)) {
                    return Err(damaged(stored.seq, "it is not what was written"));
                }
                entries.push(stored.read()?);
            }
            chain = Some(told.ok_or_else(|| damaged(stored.seq, "it has no hash"))?);
        }
        Ok(entries)
    }

    /// Whether every entry from this one to the end of the log is there, and nothing else.
    fn must_be_whole(&self, first: Seq) -> Result<(), StoreError> {
        let there: Vec<Seq> = self.stored.iter().map(|stored| stored.seq).collect();
        if let Some((_, wanted)) = there.iter().zip(first..).find(|(seq, wanted)| *seq != wanted) {
            return Err(damaged(wanted, "it is missing"));
        }
        let next = there.last().map_or(first, |last| last + 1);
        match next.cmp(&(self.length + 1)) {
            Ordering::Less => Err(damaged(next, "it is missing")),
            Ordering::Greater if !there.is_empty() => Err(damaged(next - 1, "the log should end before it")),
            Ordering::Equal | Ordering::Greater => Ok(()),
        }
    }
}

impl StoredEntry {
    fn read(&self) -> Result<Entry, StoreError> {
        // What the parser says may quote the entry, which holds secrets; where it stumbled is enough.
        serde_json::from_slice(&self.entry)
            .map_err(|error| damaged(self.seq, &format!("it cannot be read at column {}", error.column())))
    }
}

/// The sequence number before this one.
pub(super) const fn before(seq: Seq) -> Seq {
    seq.saturating_sub(1)
}

fn damaged(seq: Seq, why: &str) -> StoreError {
    StoreError::Damaged { seq, why: why.to_owned() }
}
