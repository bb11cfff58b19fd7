//! What a table says.

use engine::{Message, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Clock, CommandId, Customs, DecodeError, Json, Seq};

/// What a table says to a client.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `Hello`: everything needed to draw the table.
    Welcome(Welcome),
    /// The table has changed.
    Update(Update),
    /// A command was carried out and is stored.
    Done {
        /// Which.
        id: CommandId,
        /// The sequence number it got.
        seq: Seq,
    },
    /// A command was not carried out; nothing has changed.
    Refused {
        /// Which, where it could be read.
        id: Option<CommandId>,
        /// Why.
        reason: Message,
    },
    /// Somebody says something.
    Said {
        /// Who: a seat, or somebody who watches.
        by: Option<Seat>,
        /// What.
        saying: Saying,
    },
    /// Somebody reminds somebody else that everybody waits.
    Nudged {
        /// Who.
        by: Seat,
        /// Whom.
        seat: Seat,
    },
    /// Something to be told in passing; nothing has changed.
    Remark {
        /// What.
        message: Message,
    },
    /// Somebody came or went; the table is otherwise as it was.
    Presence {
        /// The table as it is now.
        table: Table,
    },
    /// I am here.
    Pong {},
    /// The table closes this socket.
    Closing {
        /// Why.
        reason: Message,
        /// When to come back, in milliseconds; never when absent.
        retry_ms: Option<u32>,
    },
}

/// Everything a client needs when it comes, or comes back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Welcome {
    /// The version the server speaks.
    pub protocol: u16,
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// Whether a host has removed the viewer from the table; they may watch, and sit when a host lets them in.
    #[serde(default, skip_serializing_if = "is_false")]
    pub removed: bool,
    /// Whether the viewer knocks and waits for the host's word.
    #[serde(default, skip_serializing_if = "is_false")]
    pub knocking: bool,
    /// Whether the viewer's seat was carried to another device, and is there; it can be fetched back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub moved: bool,
    /// Whether a host has given the viewer's seat back to the device it came from; they get none in the game that is on.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sent_back: bool,
    /// The newest sequence number.
    pub seq: Seq,
    /// What is played.
    pub terms: Terms,
    /// The table as it is now.
    pub table: Table,
    /// The viewer's half of the game, once it has begun.
    pub snapshot: Option<Json>,
    /// What happened since the client was last here, or as much of it as is kept.
    pub missed: Vec<Happening>,
    /// Whether `missed` has everything since then.
    pub complete: bool,
}

/// One change of the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Update {
    /// Its sequence number: one more than the last.
    pub seq: Seq,
    /// The viewer's seat, if it has one.
    pub you: Option<Seat>,
    /// Whether a host has removed the viewer from the table.
    #[serde(default, skip_serializing_if = "is_false")]
    pub removed: bool,
    /// Whether the viewer knocks and waits for the host's word.
    #[serde(default, skip_serializing_if = "is_false")]
    pub knocking: bool,
    /// Whether the viewer's seat was carried to another device, and is there; it can be fetched back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub moved: bool,
    /// Whether a host has given the viewer's seat back to the device it came from; they get none in the game that is on.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sent_back: bool,
    /// What is played from now on, where that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<Terms>,
    /// The table as it is now, where it is not as it was told last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
    /// The viewer's half of the game, once it has begun.
    pub snapshot: Option<Json>,
    /// What happened, in order.
    pub happenings: Vec<Happening>,
}

/// A public fact for the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// Of the game: an event of its own type.
    Event(Json),
    /// Of the table: somebody sat down, a bot took over.
    Note(Message),
}

impl Happening {
    /// The event, if it is one of the game.
    #[must_use]
    pub fn event(&self) -> Option<&RawValue> {
        match self {
            Self::Event(event) => Some(event),
            Self::Note(_) => None,
        }
    }
}

/// What is played at a table. It changes only between games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Which game.
    pub game: String,
    /// The game's options, as JSON of its own type.
    pub options: serde_json::Value,
    /// How many play.
    pub seats: u8,
}

/// What everybody may know about a table, and what may change. Nothing in it is left out where it is empty, because it
/// is also written in a format that does not describe itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Whether it has begun, or ended.
    pub phase: Phase,
    /// Who may start and fill seats.
    pub host: Option<Seat>,
    /// How many watch.
    pub spectators: u32,
    /// Those of them who have a seat on no other device either, in the order in which they came.
    #[serde(default)]
    pub watchers: Vec<Watcher>,
    /// How many games were begun at this table.
    pub games: u32,
    /// Those whom a host has removed and not let in again, oldest first.
    #[serde(default)]
    pub removals: Vec<Removal>,
    /// Those who knock and are here, oldest first.
    pub knocks: Vec<Knock>,
    /// How the table is kept.
    pub customs: Customs,
    /// The name of whoever has stopped the game for a while, if somebody has.
    pub rests: Option<String>,
    /// In how many milliseconds a game begins, if one is about to, as of now.
    pub starts_in_ms: Option<u32>,
    /// The clock of each seat that has one, as of now; nothing where the host has set none.
    pub clocks: Vec<Option<Timer>>,
    /// Who wants to take their move back, if somebody does. Until that is settled nobody goes on.
    pub asked: Option<Asked>,
    /// Who has given the game on the table up. A bot plays for them until it is over.
    pub conceded: Vec<Seat>,
    /// How it ended, if those who gave it up have ended it, and not its own rules.
    pub ended: Option<Ended>,
    /// How the evening stands: everybody who has played a game to its end here, in the order in which they came.
    pub evening: Vec<Evening>,
    /// Seats that were carried from one device to another, and that the host may send back for good. The host's own is
    /// among them once it is back by itself.
    #[serde(default)]
    pub carried: Vec<Seat>,
    /// Why the game on the table cannot go on, if it cannot: it was played by rules that have changed since. It is shown
    /// as it last stood, and a new one may begin.
    #[serde(default)]
    pub stranded: Option<Message>,
}

impl Table {
    /// A table with these seats, and nothing else to tell of it.
    #[must_use]
    pub fn of(phase: Phase, seats: Vec<SeatInfo>) -> Self {
        Self {
            seats,
            phase,
            host: None,
            spectators: 0,
            watchers: Vec::new(),
            games: 0,
            removals: Vec::new(),
            knocks: Vec::new(),
            customs: Customs::default(),
            rests: None,
            starts_in_ms: None,
            clocks: Vec::new(),
            asked: None,
            conceded: Vec::new(),
            ended: None,
            evening: Vec::new(),
            carried: Vec::new(),
            stranded: None,
        }
    }

    /// Who has won the evening, where the host has said how; several share it.
    pub fn winners(&self) -> impl Iterator<Item = &Evening> {
        self.evening.iter().filter(|line| line.best)
    }

    /// So much time has passed since the table was told.
    pub fn pass(&mut self, millis: u64) {
        let passed = u32::try_from(millis).unwrap_or(u32::MAX);
        self.starts_in_ms = self.starts_in_ms.map(|left| left.saturating_sub(passed));
        for timer in self.clocks.iter_mut().flatten().filter(|timer| timer.runs) {
            timer.left_ms = timer.left_ms.saturating_sub(passed);
        }
    }

    /// The same without what changes by itself as time passes.
    #[must_use]
    pub fn still(mut self) -> Self {
        self.starts_in_ms = self.starts_in_ms.map(|_| 0);
        self.clocks.iter_mut().flatten().for_each(|timer| timer.left_ms = 0);
        self
    }

    /// Whether whoever has this seat may begin and fill seats now: the host, or anybody while the host of a game that is on
    /// or over is away.
    #[must_use]
    pub fn may_begin(&self, you: Option<Seat>) -> bool {
        let host = self.host.and_then(|host| self.seats.get(host.idx()));
        let is_away = |info: &SeatInfo| matches!(info.occupant, Occupant::Player { here: false, .. });
        let is_deputy = self.phase != Phase::Gathering && host.is_some_and(is_away);
        you.is_some() && (you == self.host || is_deputy)
    }

    /// Whether whoever has this seat may let a bot play for the person in another: the host for everybody, and everybody
    /// for a host who lets them wait.
    #[must_use]
    pub fn may_stand_in(&self, you: Option<Seat>, seat: Seat) -> bool {
        let is_idle = self.seats.get(seat.idx()).is_some_and(|info| info.idle);
        you.is_some() && (you == self.host || is_idle && self.host == Some(seat))
    }

    /// Whether these two seats may change places, as far as the host asks: between games, and unless both have the same.
    #[must_use]
    pub fn may_swap(&self, seat: Seat, with: Seat) -> bool {
        let occupant = |seat: Seat| self.seats.get(seat.idx()).map(|info| &info.occupant);
        let is_same = match (occupant(seat), occupant(with)) {
            (Some(Occupant::Bot { kind, .. }), Some(Occupant::Bot { kind: other, .. })) => kind == other,
            (Some(one), Some(other)) => seat == with || (one, other) == (&Occupant::Open, &Occupant::Open),
            _ => true,
        };
        self.phase != Phase::Playing && !is_same
    }

    /// Whether the game that is on is over for this seat: whoever had it gave up, or has used up the time for it, and a bot
    /// plays to the end.
    #[must_use]
    pub fn is_played_out(&self, seat: Seat) -> bool {
        let clock = self.clocks.get(seat.idx()).copied().flatten();
        let is_up = clock.is_some_and(|clock| clock.left_ms == 0 && !clock.runs);
        let is_of_game = matches!(self.customs.clock, Some(Clock::Game { .. }));
        self.phase == Phase::Playing && (self.conceded.contains(&seat) || is_of_game && is_up)
    }

    /// Whether the game ends when whoever has this seat gives it up: nobody is left who has not, or one seat alone.
    #[must_use]
    pub fn ends_without(&self, seat: Seat) -> bool {
        let has_given_up =
            |idx: usize| idx == seat.idx() || self.conceded.iter().any(|conceded| conceded.idx() == idx);
        let left = || self.seats.iter().enumerate().filter(|(idx, _)| !has_given_up(*idx));
        let is_person = |info: &SeatInfo| matches!(info.occupant, Occupant::Player { .. });
        left().count() <= 1 || !left().any(|(_, info)| is_person(info))
    }
}

/// How a game ended that those who gave it up have ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// The rank of each seat; 1 is best, and several may share it.
    pub ranks: Vec<u8>,
    /// The end in a sentence.
    pub told: Message,
}

/// Somebody wants to take their move back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who.
    pub by: Seat,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
    /// Who was asked and has not answered.
    #[serde(default)]
    pub waits: Vec<Seat>,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timer {
    /// How long its player may still think, as of now.
    pub left_ms: u32,
    /// Whether it runs.
    pub runs: bool,
}

/// Somebody whom a host has removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removal {
    /// The sequence number of the removal; names are not unique.
    pub number: Seq,
    /// What they were called; nothing if they have never had a name here.
    pub name: String,
}

/// Somebody who watches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Watcher {
    /// The same as long as they are the same guest, and nobody else's.
    pub number: u64,
    /// What they were called when they had a seat or knocked, if they ever did.
    pub name: Option<String>,
}

/// Somebody who wants to sit down and needs the host's consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Knock {
    /// The sequence number of the knock; names are not unique.
    pub number: Seq,
    /// What they want to be called.
    pub name: String,
    /// Where they want to sit, if they have said so.
    pub seat: Option<Seat>,
}

/// What somebody has done at this table so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evening {
    /// What they are called.
    pub name: String,
    /// Where they sit, if they do.
    pub seat: Option<Seat>,
    /// Games they played to the end.
    pub games: u32,
    /// How many of them they won, alone or with others.
    pub wins: u32,
    /// How many of them they won since the host has said that the best of so many wins the evening, until somebody had.
    pub series: u32,
    /// Whether they have won the evening by that, alone or with others.
    #[serde(default)]
    pub best: bool,
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// A prepared phrase, by its name.
    Phrase(String),
    /// Their own words.
    Text(String),
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People are sitting down.
    Gathering,
    /// A game is on.
    Playing,
    /// A game has ended.
    Over,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Who.
    pub occupant: Occupant,
    /// Whether a bot is standing in for a player: one who is away, or one whom it was asked to play for.
    pub stand_in: bool,
    /// Whether the player is connected and has let the others wait for a minute.
    pub idle: bool,
}

impl SeatInfo {
    /// Somebody has a seat, and decides for themselves.
    #[must_use]
    pub const fn of(occupant: Occupant) -> Self {
        Self { occupant, stand_in: false, idle: false }
    }
}

/// A person, a program, or nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Player {
        /// What to call them.
        name: String,
        /// Whether they are connected.
        here: bool,
    },
    /// A bot.
    Bot {
        /// Which kind.
        kind: String,
        /// What to call it.
        name: String,
    },
}

const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Reads a table's frame.
///
/// # Errors
/// If it is no message of the protocol.
pub fn decode_server(frame: &str) -> Result<ServerMessage, DecodeError> {
    reading::json(frame).map_err(|error| DecodeError::Malformed(error.to_string()))
}

impl ServerMessage {
    /// As it goes over the wire.
    ///
    /// # Panics
    /// Never: these types can always be written.
    #[must_use]
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a message can be written")
    }
}
