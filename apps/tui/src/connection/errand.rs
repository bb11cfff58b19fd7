//! What goes over a link: errands one way, and what is heard the other way.

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
            // It is between the player and the Captain, and changes nothing at the table.
            Self::Counsel(_) => Vec::new(),
        }
    }
}

/// Where a link puts what it hears. It answers whether anybody still listens.
pub type Sink = Box<dyn Fn(Heard) -> bool + Send>;
