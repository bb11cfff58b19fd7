//! What goes over a link: errands one way, and what is heard the other way.

use std::sync::Arc;

use client::{Call, Input};
use engine::Message;
use hosting::Decided;
use protocol::ClientMessage;

use super::Pace;

/// What a link is to do.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Call the table.
    Dial(Call),
    /// End the call.
    HangUp(Call),
    /// Send this.
    Send {
        /// On which call.
        call: Call,
        /// What.
        message: ClientMessage,
    },
    /// The table is to go on this fast. A served table has a pace of its own.
    Pace(Pace),
    /// The Captain is asked what to do. A served table has no ear for that.
    Counsel,
    /// The server is asked for a link. There is none at a table at home.
    Fetch(Wanted),
}

/// A link that a server makes for whoever asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The way of the reader's seat to another device.
    Ticket,
    /// The replay of the game with this number.
    Replay(u32),
}

/// What a client hears of its table.
#[derive(Debug)]
pub enum Heard {
    /// The call is through.
    Opened(Call),
    /// What the table said, in order; everything that was ready together.
    Said {
        /// On which call.
        call: Call,
        /// As it went over the wire.
        frames: Vec<String>,
    },
    /// The call has ended, or did not get through.
    Lost {
        /// Which.
        call: Call,
        /// What there is to say about it.
        why: Option<Message>,
    },
    /// The table cannot be reached, and trying again would not help.
    Barred {
        /// On which call.
        call: Call,
        /// Why.
        why: Message,
    },
    /// What the Captain would do, if it is the player's turn.
    Counsel(Option<Decided>),
    /// A link that was asked for, or why there is none.
    Link(Wanted, Result<String, Message>),
    /// A seat that was to be carried here is not: for this reason.
    NotCarried(Message),
}

impl Heard {
    /// The same, as a client is told it.
    pub(crate) fn inputs(self) -> Vec<Input> {
        match self {
            Self::Opened(call) => vec![Input::Opened(call)],
            Self::Said { call, frames } => {
                frames.into_iter().map(|text| Input::Frame { call, text }).collect()
            }
            Self::Lost { call, why } => vec![Input::Lost { call, why }],
            Self::Barred { call, why } => vec![Input::Barred { call, why }],
            // It is between the player and the Captain, or the server, and changes nothing at the table.
            Self::Counsel(_) | Self::Link(..) | Self::NotCarried(_) => Vec::new(),
        }
    }
}

/// Where a link puts what it hears. It answers whether anybody still listens.
pub type Sink = Arc<dyn Fn(Heard) -> bool + Send + Sync>;
