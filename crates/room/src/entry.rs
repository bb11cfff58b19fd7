//! The log of a table. A room is what folding its log gives.

use engine::{Seat, SeatMap, Standing};
use protocol::{CommandId, Customs, Json};
use serde::{Deserialize, Serialize};

/// Who a guest is: a fingerprint of the secret in their cookie, different at each table. Never sent to anybody.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GuestKey(pub String);

/// A kind of bot by its name in the catalog.
pub type BotName = String;

/// A point in the world's time: milliseconds since 1970 began, UTC. It is for people who read the log; nothing is
/// decided by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct When(pub u64);

/// One change of a table, as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it was stored. A room has no calendar: whoever stores the entry stamps it. The oldest logs do not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<When>,
    /// The command that caused it, if a client's did; the same command is never stored twice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<(GuestKey, CommandId)>,
    /// What changed.
    pub change: Change,
}

impl Entry {
    /// The first entry of a new table.
    #[must_use]
    pub fn opened(game: &str, options: Json, seats: u8) -> Self {
        Self::of(Change::Opened { game: game.to_owned(), options, seats })
    }

    /// A change that no client asked for, not yet stamped.
    #[must_use]
    pub const fn of(change: Change) -> Self {
        Self { at: None, command: None, change }
    }

    /// The entry with the time at which it is stored; one that has a time keeps it.
    #[must_use]
    pub fn stamped(self, now: When) -> Self {
        Self { at: self.at.or(Some(now)), ..self }
    }
}

/// What changed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// The table was made. Always the first entry, and only there.
    Opened {
        /// Which game.
        game: String,
        /// Its options.
        options: Json,
        /// How many seats.
        seats: u8,
    },
    /// Somebody sat down, changed seats, or took another name.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        guest: GuestKey,
        /// Under which name.
        name: String,
    },
    /// A player gave the seat up, or was removed by the host; in a running game this kind of bot has it now.
    Stood {
        /// Which seat.
        seat: Seat,
        /// The bot that takes over.
        bot: Option<BotName>,
        /// How the seats stood, if the game ended with that: all who stay have given it up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ended: Option<SeatMap<Standing>>,
    },
    /// Somebody has the same seat on another device from now on.
    Carried {
        /// Which seat.
        seat: Seat,
        /// Who they are there.
        guest: GuestKey,
    },
    /// By the host's word a seat is on the device from which it was carried, and no other of those it came to is the
    /// same person any more.
    SentBack {
        /// Which seat.
        seat: Seat,
        /// Who they are there.
        guest: GuestKey,
    },
    /// Somebody who was removed may sit down again.
    LetIn {
        /// Who.
        guest: GuestKey,
    },
    /// Somebody asks to sit down and needs the host's consent.
    Knocked {
        /// Who.
        guest: GuestKey,
        /// Under which name.
        name: String,
        /// Where, if they have said so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Somebody who knocked was turned away, and is removed.
    TurnedAway {
        /// Who.
        guest: GuestKey,
    },
    /// Somebody who watched was removed, and does not come in any more.
    ShownOut {
        /// Who.
        guest: GuestKey,
        /// What they were called, if they had a name here.
        name: String,
    },
    /// Two seats have exchanged what they have.
    Swapped {
        /// The one.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// Somebody else is host now.
    HandedOver {
        /// Where they sit.
        seat: Seat,
    },
    /// Something else is played from now on. Everybody who sits beyond the last seat moves to one that no person has.
    Laid {
        /// Which game.
        game: String,
        /// Its options.
        options: Json,
        /// How many seats.
        seats: u8,
    },
    /// The table is kept like this from now on.
    Kept {
        /// Like what.
        customs: Customs,
    },
    /// A bot plays for somebody from now on, or no more.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// Whether it plays.
        plays: bool,
    },
    /// The game rests from now on, or goes on.
    Rested {
        /// Who said so.
        seat: Seat,
        /// Whether it rests.
        rests: bool,
    },
    /// A bot was put into a seat.
    BotSat {
        /// Which seat.
        seat: Seat,
        /// Which kind.
        bot: BotName,
    },
    /// A bot was taken out of a seat.
    Cleared {
        /// Which seat.
        seat: Seat,
    },
    /// A game began: open seats got these bots, and nature took the first steps.
    Started {
        /// The version of the rules it is played by; the oldest logs, of the first, do not tell.
        #[serde(default = "first_rules")]
        rules: u32,
        /// Bots for the seats that were open.
        bots: Vec<(Seat, BotName)>,
        /// The first steps.
        steps: Vec<Json>,
    },
    /// Somebody has given the game up.
    Conceded {
        /// Who.
        seat: Seat,
        /// How the seats stood, if it ended with that.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ended: Option<SeatMap<Standing>>,
    },
    /// The last move was taken back, and is as if it had not been.
    TakenBack {
        /// Whose it was.
        seat: Seat,
    },
    /// A seat acted, and nature moved on. The steps hold secrets.
    Played {
        /// Who.
        seat: Seat,
        /// Whether a bot decided for an absent player.
        stand_in: bool,
        /// The action and nature's steps after it.
        steps: Vec<Json>,
        /// How the seats stood, if the game ended with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ended: Option<SeatMap<Standing>>,
        /// Whether a bot decided because the player's time was up.
        #[serde(default, skip_serializing_if = "is_false")]
        overtime: bool,
        /// How long the player thought, where there is a clock for the whole game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent_ms: Option<u64>,
    },
}

const fn is_false(flag: &bool) -> bool {
    !*flag
}

const fn first_rules() -> u32 {
    1
}

impl Change {
    /// Who has a seat by this: they sat down, or theirs was carried to another device, or sent back.
    #[must_use]
    pub const fn seats(&self) -> Option<&GuestKey> {
        match self {
            Self::Sat { guest, .. } | Self::Carried { guest, .. } | Self::SentBack { guest, .. } => {
                Some(guest)
            }
            _ => None,
        }
    }
}

/// Why a log cannot be folded: it was not written by this program, or is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FoldError {
    /// The log does not begin with `Opened`.
    #[error("the log has no beginning")]
    NoBeginning,
    /// The game is not in the catalog.
    #[error("there is no game called {0}")]
    UnknownGame(String),
    /// A newer program has begun a game here, by rules that this one does not know.
    #[error("entry {seq} begins a game by version {rules} of its rules; this program knows version {known}")]
    NewerRules {
        /// Which entry.
        seq: u64,
        /// Its version.
        rules: u32,
        /// The newest one known here.
        known: u32,
    },
    /// An entry cannot follow what is before it.
    #[error("entry {seq} cannot follow: {why}")]
    Impossible {
        /// Which entry.
        seq: u64,
        /// Why.
        why: String,
    },
}
