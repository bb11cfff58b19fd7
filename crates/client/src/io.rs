//! What goes into a client and what comes out.

use engine::{Message, Seat};
use protocol::{ClientMessage, Request, Saying, Table, Terms};
use serde::{Deserialize, Serialize};

use crate::{Millis, Moment, Pace, Told};

/// One call to the table, from the dial to its end. What an old call still brings is not heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Call(pub u32);

/// What a client is told.
#[derive(Debug)]
pub enum Input {
    /// Set out for the table now: at first, when a phone wakes up or finds a network, and when the player does not
    /// want to wait for the next try.
    SetOut,
    /// The call is through.
    Opened(Call),
    /// The call has ended, or did not get through.
    Lost {
        /// Which.
        call: Call,
        /// What there is to say about it.
        why: Option<Message>,
    },
    /// The call is barred: trying again would give the same answer.
    Barred {
        /// Which.
        call: Call,
        /// Why.
        why: Message,
    },
    /// The table says this.
    Frame {
        /// On which call.
        call: Call,
        /// As it went over the wire.
        text: String,
    },
    /// The player wants this done.
    Ask(Request),
    /// This is to be done for the player, who has not asked for it just now: what is on show stays as long as ever.
    AskQuietly(Request),
    /// The reader does not want to wait for what is still to be shown.
    ShowAll,
    /// The reader has read what is on show: the next sentence or the next picture may come.
    Hurry,
    /// Whether the reader holds on to what is on show; nothing comes by itself until they let go.
    Hold(bool),
    /// The reader wants to see once more what happened since they last decided something, or has seen enough of it.
    Again,
    /// Whether anybody can see it.
    Sight(Sight),
    /// So fast from now on.
    Pace(Pace),
    /// The player leaves.
    Leave,
    /// Time has passed.
    Tick,
}

/// Whether what is shown can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// It is in front of the reader.
    Visible,
    /// It is not: there is nobody to wait for.
    Hidden,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Output {
    /// Call the table.
    Dial(Call),
    /// End it.
    HangUp(Call),
    /// Send this.
    Send {
        /// On which call.
        call: Call,
        /// What. It becomes text where there is a wire.
        message: ClientMessage,
    },
    /// The link is like this from now on.
    Link(Link),
    /// What is played here. It comes before the first moment, and again before the first after a change of it.
    Terms(Terms),
    /// Show this.
    Show(Box<Moment>),
    /// Tell this too: it belongs to the picture on show.
    Tell(Told),
    /// Show this once more, with what is told of it; or, where there is nothing more of that, what was shown last.
    Again(Option<Box<Moment>>),
    /// Whether something is still to be shown or told, for which the reader may hurry.
    More(bool),
    /// Who is here has changed; everything else is as it was shown.
    Present(Box<Table>),
    /// Tell this in passing.
    Notice(Notice),
    /// So many of the player's commands are on their way: not answered, or not yet to be seen.
    OnTheWay(usize),
}

/// How the link to the table is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Link {
    /// On the way for the first time.
    Connecting {
        /// When the next try is; now when absent.
        retry_at: Option<Millis>,
    },
    /// What is shown is what is.
    Live,
    /// Lost, and on the way again.
    Reconnecting {
        /// When the next try is; now when absent.
        retry_at: Option<Millis>,
    },
    /// Over for good.
    Closed {
        /// Why, where no notice has said it.
        why: Option<Message>,
    },
}

/// Something to be told in passing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Notice {
    /// What the player wanted was not done, for this reason.
    Refused(Message),
    /// Something that concerns the player and was not asked for.
    Remark(Message),
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
    /// The table ends the call, for this reason.
    Closing(Message),
    /// The table speaks a newer version of the protocol.
    OtherVersion,
    /// The table plays a game or options that this client does not know.
    UnknownGame,
    /// Not everything that happened meanwhile is kept.
    Missed,
    /// A host has removed the reader from the table.
    Removed,
    /// The table says what cannot be read; for whoever looks for mistakes.
    Unreadable(String),
}
