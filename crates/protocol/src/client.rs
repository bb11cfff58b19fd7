//! What a client says.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{CommandId, Custom, DecodeError, FRAME_MAX, Json, Seq};

/// How deeply a client may nest lists and objects in a frame.
pub const DEPTH_MAX: usize = 16;

/// What a client says to its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message on a socket.
    Hello {
        /// The version the client speaks.
        protocol: u16,
        /// The last sequence number it saw, if it was here before.
        last: Option<Seq>,
    },
    /// Something to be done, answered by `Done` or `Refused` with the same id.
    Command {
        /// Chosen by the client, never used for anything else.
        id: CommandId,
        /// What.
        request: Request,
    },
    /// Are you there?
    Ping {},
}

/// Something a client wants done.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Take a seat under this name: the one named, or the first that is free. A bot's seat may be taken too. Where the
    /// host has a say in it, such as in a running game, this is a knock at the door.
    Sit {
        /// What to be called.
        name: String,
        /// Which seat, or any.
        seat: Option<Seat>,
    },
    /// Give the seat up. In a running game a bot takes it over.
    Stand {},
    /// Fetch the seat back that was carried from here to another device, and is still there.
    FetchSeat {},
    /// Host: give a seat that was carried to another device back to the one it came from, for good: no device on its way
    /// may fetch it again, and none of them is the same person from then on.
    SendBack {
        /// Which seat.
        seat: Seat,
    },
    /// Host: let somebody in who knocks.
    Admit {
        /// The number of their knock.
        knock: Seq,
    },
    /// Host: turn somebody away who knocks; they are removed.
    TurnAway {
        /// The number of their knock.
        knock: Seq,
    },
    /// Host: put a bot into a seat nobody has.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which kind of bot.
        bot: String,
    },
    /// Host: empty a seat that a bot has, or remove a player from the table.
    ClearSeat {
        /// Which seat.
        seat: Seat,
    },
    /// Host: show somebody out who watches; they are removed, and do not come in before they are let in again.
    ShowOut {
        /// Their number among the watchers.
        watcher: u64,
    },
    /// Host: let somebody who was removed sit down again.
    LetIn {
        /// The number of their removal.
        removal: Seq,
    },
    /// Host, between games: exchange what two seats have.
    Swap {
        /// The one.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// Host: make somebody else host.
    HandOver {
        /// Where they sit.
        seat: Seat,
    },
    /// Host, between games: play this from now on, with everybody who is here.
    Lay {
        /// Which game.
        game: String,
        /// Its options.
        options: Json,
        /// How many play.
        seats: u8,
    },
    /// Host: keep the table like this from now on. What is not named stays as it is.
    Keep {
        /// Like what.
        customs: Vec<Custom>,
    },
    /// Let a bot play for somebody, or stop it: a player for themselves, the host for everybody.
    StandIn {
        /// For whom.
        seat: Seat,
        /// Whether it plays from now on.
        plays: bool,
    },
    /// Stop the game for a while, or go on: everybody who has a seat may.
    Pause {
        /// Whether it rests from now on.
        rests: bool,
    },
    /// Host: begin; open seats are filled with this kind of bot, or the usual one.
    Start {
        /// Which kind of bot fills open seats.
        bot: Option<String>,
    },
    /// Host: begin in a few seconds; or, by anybody who has a seat, do not.
    Countdown {
        /// Whether it runs from now on.
        runs: bool,
        /// Which kind of bot fills open seats then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A decision in the game.
    Act {
        /// One of the actions the scene offered.
        action: Json,
    },
    /// Take back the last move of the game, which is one's own and has shown nothing that was secret. The others are asked.
    TakeBack {},
    /// Say whether somebody may take their move back. Whoever asked may say no, too.
    Agree {
        /// Whether they may.
        yes: bool,
    },
    /// Give the game up: a bot plays on, or the game ends, if nobody is left.
    Concede {},
    /// Host, after the end: the same seats, a new game.
    Rematch {},
    /// Say one of the prepared phrases, such as `well-played`.
    Say {
        /// Its name.
        phrase: String,
    },
    /// Say this, in one's own words, where the host allows it.
    Write {
        /// What.
        text: String,
    },
    /// Remind somebody that everybody waits for them.
    Nudge {
        /// Whom.
        seat: Seat,
    },
}

/// Reads a client's frame.
///
/// # Errors
/// If it is too long or no message of the protocol.
pub fn decode_client(frame: &str) -> Result<ClientMessage, DecodeError> {
    if frame.len() > FRAME_MAX {
        return Err(DecodeError::TooLong);
    }
    if depth(frame) > DEPTH_MAX {
        return Err(DecodeError::Malformed(format!("nested deeper than {DEPTH_MAX}")));
    }
    reading::json(frame).map_err(|error| DecodeError::Malformed(error.to_string()))
}

/// How deeply JSON is nested. Payloads are not looked into here, so this is the only place that asks.
fn depth(json: &str) -> usize {
    let (mut depth, mut deepest) = (0usize, 0usize);
    let (mut in_string, mut is_escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if in_string => is_escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

impl ClientMessage {
    /// As it goes over the wire.
    ///
    /// # Panics
    /// Never: these types can always be written.
    #[must_use]
    pub fn encode(&self) -> String {
        serde_json::to_string(self).expect("a message can be written")
    }
}
