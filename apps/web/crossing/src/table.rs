//! A table as it crosses: what the page asks of it, and what it is shown.

use client::{Link, Moment, Notice, Pace, Told};
use engine::{Message, Seat};
use protocol::{Custom, Seq, Table};
use serde::{Deserialize, Serialize};

use crate::{Answer, Question, Setup};

/// Something the reader wants done: a request of the protocol, with its action as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Want {
    /// Take a seat under this name: the one named, or the first that is free.
    Sit {
        /// What to be called.
        name: String,
        /// Which seat, or any.
        seat: Option<Seat>,
    },
    /// Give the seat up.
    Stand,
    /// Fetch the seat back from another device.
    FetchSeat,
    /// Give a seat that was carried to another device back to the one it came from, for good.
    SendBack(Seat),
    /// Put a bot into a seat.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which kind of bot.
        bot: String,
    },
    /// Empty a seat.
    ClearSeat(Seat),
    /// Let somebody who was removed sit down again.
    LetIn {
        /// The number of their removal.
        removal: Seq,
    },
    /// Begin; open seats are filled with this kind of bot, or the usual one.
    Start {
        /// Which kind of bot fills open seats.
        bot: Option<String>,
    },
    /// Begin in a few seconds, or do not.
    Countdown {
        /// Whether it runs.
        runs: bool,
        /// Which kind of bot fills open seats then.
        bot: Option<String>,
    },
    /// A decision in the game: the action of an offer, as JSON.
    Act(String),
    /// A decision that the page takes for the reader, who is left in peace to read on.
    ActQuietly(String),
    /// Take the reader's last move back; the others are asked.
    TakeBack,
    /// Say whether somebody may take their move back.
    Agree {
        /// Whether they may.
        yes: bool,
    },
    /// Hear what the strongest bot would do; only at a table at home.
    Counsel,
    /// Give the game up.
    Concede,
    /// The same seats, a new game.
    Rematch,
    /// Say the prepared phrase of this name.
    Say(String),
    /// Say this in the reader's own words.
    Write(String),
    /// Remind somebody that everybody waits for them.
    Nudge(Seat),
    /// Let somebody in who knocks, by the number of the knock.
    Admit(Seq),
    /// Turn somebody away who knocks, by the number of the knock.
    TurnAway(Seq),
    /// Show somebody out who watches, by their number.
    ShowOut(u64),
    /// Exchange what two seats have.
    Swap(Seat, Seat),
    /// Make somebody else host.
    HandOver(Seat),
    /// Play something else from now on.
    Lay(Terms),
    /// Keep the table like this; what is not named stays as it is.
    Keep(Vec<Custom>),
    /// Let a bot play for somebody, or stop it.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Whether it plays.
        plays: bool,
    },
    /// Stop the game for a while, or let it go on.
    Pause {
        /// Whether it rests.
        rests: bool,
    },
}

/// What the page tells its worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// Go to this table.
    Open(Place),
    /// Show tables at this pace.
    Pace(Pace),
    /// The reader wants this done.
    Want(Want),
    /// The page can be seen from now on, or not any more.
    Sight {
        /// Whether it can.
        is_visible: bool,
    },
    /// The reader has read what is on show.
    Hurry,
    /// The reader holds on to what is on show, or lets go.
    Hold(bool),
    /// The reader wants to see once more what just happened, or has seen enough of it.
    Again,
    /// The device woke up, or found a network: a lost table is looked for at once.
    Awake,
    /// The reader wants this of a film, packed: a [`crate::FilmWish`].
    Film(Vec<u8>),
    /// The reader does not want to wait for a table that is not there.
    Leave,
    /// Nobody listens any more: what the reader wanted is still to be brought to the table, and then it is over.
    Finish,
    /// A question that needs no table.
    Ask {
        /// Under which it is answered.
        number: u32,
        /// The question.
        question: Question,
    },
}

/// Where a table is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Place {
    /// In the worker itself.
    Home {
        /// What was kept of its log.
        log: Vec<Piece>,
        /// How a new one is laid; as usual when absent.
        setup: Option<Setup>,
    },
    /// On a server.
    Served {
        /// The address of its socket.
        address: String,
    },
    /// Nowhere any more: a finished game.
    Film {
        /// Its file, as text.
        file: String,
    },
}

/// A piece of a table's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// How many entries come before it.
    pub from: usize,
    /// Its entries, as JSON.
    pub entries: String,
}

/// What the worker tells the page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// News of a table, packed: a list of [`Tiding`]s. Whoever shows no table need not know how to read it.
    Table(Vec<u8>),
    /// There is nothing left to finish.
    Finished,
    /// The answer to the question of this number.
    Answer {
        /// Which.
        number: u32,
        /// The answer.
        answer: Answer,
    },
}

/// News of a table. Whatever there is to tell at one time comes together.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Tiding {
    /// The link is like this from now on.
    Link(Link),
    /// What is played here.
    Terms(Terms),
    /// Show this.
    Show(Box<Moment>),
    /// Tell this too.
    Tell(Told),
    /// Show this once more; or, where there is nothing more of that, what was shown last.
    Again(Option<Box<Moment>>),
    /// Whether something is still to be shown or told.
    More(bool),
    /// Who is here has changed; everything else is as it was shown.
    Present(Box<Table>),
    /// Tell this in passing.
    Notice(Notice),
    /// What the strongest bot would do in the reader's place.
    Counsel {
        /// The action of an offer, as JSON.
        action: String,
        /// Why, by the bot's own numbers.
        why: Option<Message>,
    },
    /// So many of the reader's wishes are on their way.
    OnTheWay(usize),
    /// Keep this piece of the log of the table at home.
    Keep(Piece),
    /// News of a film, packed: a [`crate::FilmNews`]. Whoever shows no film need not know how to read it.
    Film(Vec<u8>),
    /// The kept log of the table at home is damaged, for a developer to read why: forget it.
    Damaged(String),
}

/// What is played at a table. It changes only between games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Which game.
    pub game: String,
    /// Its options, as JSON.
    pub options: String,
    /// How many play.
    pub seats: u8,
}
