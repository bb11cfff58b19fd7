//! What goes into a room and what comes out.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;

use engine::{Message, Seat};
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
    /// One person's seat is to go from this guest to that one: the same person on another device. Whoever says so has made
    /// sure of it; no client can.
    Carry {
        /// By which it is answered.
        number: u64,
        /// Who has the seat.
        from: GuestKey,
        /// Who is to have it.
        to: GuestKey,
    },
    /// The entry the room asked to append is stored.
    Stored {
        /// Its sequence number.
        seq: Seq,
    },
    /// The entry was not stored, because these are there already. A store that does not know whether an append
    /// went through reads the log again and answers `Stored` or this.
    Conflict {
        /// What the room has not seen, from its next sequence number on.
        entries: Vec<Entry>,
    },
    /// The store cannot be written to; the command is refused, nothing has changed.
    StoreFailed {
        /// Which entry was not stored.
        seq: Seq,
    },
    /// Another node has appended these, or may have: what is known already is ignored, and a gap is read.
    /// Where news can be lost, the newest entry is said again from time to time.
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
    /// A bot has failed, or thought longer than whoever lets it think allows: another decides. Time spent waiting
    /// for a place to think does not count, which is why the room does not measure it.
    BotFailed {
        /// For which seat.
        seat: Seat,
        /// The sequence number at which it was asked.
        seq: Seq,
    },
    /// Who is connected to this table through other nodes, players and watchers; replaces what was said before.
    Elsewhere {
        /// Everybody who is.
        guests: BTreeSet<GuestKey>,
    },
    /// Time has passed; sent when [`crate::Room::next_deadline`] is reached.
    Tick,
}

/// What a room wants done.
pub enum Output {
    /// Stamp this entry with the time, append it at this sequence number, then say `Stored`, `Conflict` or `StoreFailed`.
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
    /// Send this frame to these connections. It says how the table is now, so one of these that still waits for a slow
    /// client need not be sent any more.
    SendLatest {
        /// To whom.
        to: Vec<ClientId>,
        /// An encoded `ServerMessage`.
        frame: Arc<str>,
    },
    /// Let a bot think, anywhere, then say `BotAnswered` or `BotFailed`. One that is stopped need not be answered.
    AskBot {
        /// For which seat.
        seat: Seat,
        /// The sequence number to answer with.
        seq: Seq,
        /// The thinking.
        job: BotJob,
    },
    /// Read the log from this sequence number on, then say `Grew`: the room has heard of entries it cannot place.
    Read {
        /// The first entry that is missing.
        from: Seq,
    },
    /// A seat was carried, and that is stored; or it was not, for this reason.
    Carried {
        /// The number of the wish.
        number: u64,
        /// Why not.
        refused: Option<Message>,
    },
    /// Close this connection after what was sent to it.
    Close {
        /// Which.
        client: ClientId,
    },
}

impl fmt::Debug for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Append { seq, entry } => {
                f.debug_struct("Append").field("seq", seq).field("entry", entry).finish()
            }
            Self::Send { to, frame } => f.debug_struct("Send").field("to", to).field("frame", frame).finish(),
            Self::SendLatest { to, frame } => {
                f.debug_struct("SendLatest").field("to", to).field("frame", frame).finish()
            }
            Self::AskBot { seat, seq, .. } => {
                f.debug_struct("AskBot").field("seat", seat).field("seq", seq).finish_non_exhaustive()
            }
            Self::Read { from } => f.debug_struct("Read").field("from", from).finish(),
            Self::Carried { number, refused } => {
                f.debug_struct("Carried").field("number", number).field("refused", refused).finish()
            }
            Self::Close { client } => f.debug_struct("Close").field("client", client).finish(),
        }
    }
}

/// The longest that whoever lets a bot think should let it, before it makes do with what it has: a safety net, since a
/// budget takes far less on a free machine. Time spent waiting for a place to think does not count.
pub const THINKING_MAX_MS: Millis = 1_000;

/// How often something may happen: a burst, then once for each span of time.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How often in a burst.
    pub burst_max: u32,
    /// How long until once more is allowed.
    pub refill_ms: Millis,
}

/// A room's limits, and how patient it is.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The most connections that may watch. Beside them there is a place for a newcomer for each seat that no person
    /// has.
    pub spectators_max: usize,
    /// How long somebody may watch before making way for a newcomer, where there is no more room and a seat to be had.
    pub watch_ms: Millis,
    /// The most connections one guest may have here; a new one closes the oldest.
    pub clients_per_guest_max: usize,
    /// Commands of people without a seat that may wait while one is being stored.
    pub queue_max: usize,
    /// How many commands of one guest may wait.
    pub queue_per_guest_max: usize,
    /// Updates kept for those who come back.
    pub history_max: usize,
    /// Entries after which a table takes no new games; a game that is on is played to its end.
    pub log_max: Seq,
    /// How often a seat may be taken, named anew, or given to a bot; and how often the table may otherwise be changed
    /// without a game going on.
    pub seating: Rate,
    /// How often one person may knock. All who knock together may as often as a seat may be taken.
    pub knocking: Rate,
    /// How often everybody is told who came and who went; what happens between is told together.
    pub presence: Rate,
    /// Commands a connection may send in a burst.
    pub burst_max: u32,
    /// How long until one more command is allowed.
    pub refill_ms: Millis,
    /// The shortest time between two sayings of one guest.
    pub say_every_ms: Millis,
    /// The shortest time between two nudges of one guest.
    pub nudge_every_ms: Millis,
    /// The most characters somebody may say in their own words at a time.
    pub text_max: usize,
    /// How long the others wait for somebody who is here before that is marked.
    pub idle_ms: Millis,
    /// How long an absent player is waited for when it is their turn, unless the host has set another time, and an absent
    /// host before another is.
    pub grace_ms: Millis,
    /// How long the others may think about whether somebody takes a move back.
    pub asking_ms: Millis,
    /// How long a countdown takes to the beginning.
    pub countdown_ms: Millis,
    /// The shortest and longest time a bot takes over a decision, drawn without a look at the cards. One that is known to
    /// think for longer takes as much more; whose answer is not there then takes the longest time again.
    pub bot_pace_ms: (Millis, Millis),
    /// In how many places bots think side by side.
    pub thinking_places: usize,
    /// How long to wait before the room's own entries are tried again when the store has failed.
    pub store_retry_ms: Millis,
    /// The most characters a player's name may have.
    pub name_max: usize,
}

impl Limits {
    /// What a server for friends uses.
    #[must_use]
    pub const fn usual() -> Self {
        Self {
            spectators_max: 100,
            watch_ms: 30_000,
            clients_per_guest_max: 8,
            queue_max: 64,
            queue_per_guest_max: 8,
            history_max: 200,
            log_max: 20_000,
            seating: Rate { burst_max: 20, refill_ms: 10_000 },
            knocking: Rate { burst_max: 4, refill_ms: 60_000 },
            presence: Rate { burst_max: 8, refill_ms: 500 },
            burst_max: 30,
            refill_ms: 100,
            say_every_ms: 1_000,
            nudge_every_ms: 10_000,
            text_max: 200,
            idle_ms: 60_000,
            grace_ms: 60_000,
            asking_ms: 30_000,
            countdown_ms: 10_000,
            bot_pace_ms: (600, 1_600),
            thinking_places: 1,
            store_retry_ms: 1_000,
            name_max: 24,
        }
    }

    /// How fast a connection may send commands.
    #[must_use]
    pub const fn commands(&self) -> Rate {
        Rate { burst_max: self.burst_max, refill_ms: self.refill_ms }
    }

    /// The shortest and longest time that bots take over decisions which are asked for together, where they are known to
    /// think for so long. Bots that take no time at all, as in tests, do not begin to.
    #[must_use]
    pub const fn bot_pace(&self, thinking: Millis) -> (Millis, Millis) {
        let (shortest, longest) = self.bot_pace_ms;
        let more = if longest == 0 { 0 } else { thinking.saturating_sub(shortest) };
        (shortest.saturating_add(more), longest.saturating_add(more))
    }

    /// Entries after which nobody sits down, takes another name or gives a seat to a bot, so that the rest is for games.
    #[must_use]
    pub const fn seating_max(&self) -> Seq {
        self.log_max - self.log_max / 4
    }
}
