//! What goes into a room and what comes out.

use std::sync::Arc;

use engine::Seat;
use hosting::BotJob;
use protocol::{CommandId, Json, Request, Seq};

use crate::{Entry, GuestKey};

/// A point in time or a span, in milliseconds. Whose clock it is does not matter, as long as it never goes back.
pub type Millis = u64;

/// One connection. A guest may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClientId(pub u64);

/// What a room is told.
#[derive(Debug)]
pub enum Input {
    /// A client said hello; `last` is the last sequence number it saw.
    Connected {
        /// Which connection.
        client: ClientId,
        /// Who is behind it.
        guest: GuestKey,
        /// What it saw last.
        last: Option<Seq>,
    },
    /// A connection is gone.
    Disconnected {
        /// Which connection.
        client: ClientId,
    },
    /// A client wants something done.
    Command {
        /// Which connection.
        client: ClientId,
        /// The command's id.
        id: CommandId,
        /// What.
        request: Request,
    },
    /// The entry the room asked to append is stored.
    Stored {
        /// Its sequence number.
        seq: Seq,
    },
    /// The entry was not stored, because these are there already.
    Conflict {
        /// What the room has not seen, from its next sequence number on.
        entries: Vec<Entry>,
    },
    /// The store cannot be written to; the command is refused, nothing has changed.
    StoreFailed {
        /// Which entry was not stored.
        seq: Seq,
    },
    /// Another node has appended these.
    Grew {
        /// The sequence number of the first of them.
        from: Seq,
        /// What was appended.
        entries: Vec<Entry>,
    },
    /// A bot has decided.
    BotAnswered {
        /// For which seat.
        seat: Seat,
        /// The sequence number at which it was asked; a late answer is dropped.
        seq: Seq,
        /// What it chose.
        action: Json,
    },
    /// Time has passed; sent when [`crate::Room::next_deadline`] is reached.
    Tick,
}

/// What a room wants done.
pub enum Output {
    /// Append this entry at this sequence number, then say `Stored`, `Conflict` or `StoreFailed`.
    Append {
        /// Where.
        seq: Seq,
        /// What.
        entry: Entry,
    },
    /// Send this frame to these connections.
    Send {
        /// To whom.
        to: Vec<ClientId>,
        /// An encoded `ServerMessage`, made once for all who may see the same.
        frame: Arc<str>,
    },
    /// Let a bot think, anywhere, then say `BotAnswered`.
    AskBot {
        /// For which seat.
        seat: Seat,
        /// The sequence number to answer with.
        seq: Seq,
        /// The thinking.
        job: BotJob,
    },
    /// Close this connection after what was sent to it.
    Close {
        /// Which.
        client: ClientId,
    },
}

/// How much a room puts up with, and how patient it is.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The most connections that may watch.
    pub spectators_max: usize,
    /// The most connections one guest may have here.
    pub clients_per_guest_max: usize,
    /// Commands that may wait while one is being stored.
    pub queue_max: usize,
    /// Updates kept for those who come back.
    pub history_max: usize,
    /// Commands a connection may send in a burst, and the time in which one more is granted.
    pub burst_max: u32,
    /// See `burst_max`.
    pub refill_ms: Millis,
    /// How long an absent player is waited for when it is their turn.
    pub grace_ms: Millis,
    /// The shortest and longest time a bot takes over a decision, drawn without a look at the cards.
    pub bot_pace_ms: (Millis, Millis),
    /// Which kind of bot fills seats when nobody says otherwise: an index into the game's bots from the strongest.
    pub players_name_max: usize,
}

impl Limits {
    /// What a server for friends uses.
    #[must_use]
    pub const fn usual() -> Self {
        Self {
            spectators_max: 100,
            clients_per_guest_max: 8,
            queue_max: 64,
            history_max: 200,
            burst_max: 30,
            refill_ms: 100,
            grace_ms: 60_000,
            bot_pace_ms: (600, 1_600),
            players_name_max: 24,
        }
    }
}
