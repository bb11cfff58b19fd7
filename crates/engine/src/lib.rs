//! The contract between a card game with hidden information and everything that plays it.
//!
//! A game's state is stored already split by who may know it: [`State`] has a public half, a private half for
//! each seat, and a hidden part. A [`View`] is two borrows of it. Randomness enters only as an explicit chance
//! step, so a [`Record`] replays without a generator. The rules are a value that implements [`Game`].
//!
//! This crate does no IO and reads no clock; it knows no game.

mod actions;
mod bot;
mod events;
mod game;
mod message;
mod perft;
mod play;
mod rng;
mod seat;
mod state;
mod turn;

pub use actions::ActionSet;
pub use bot::{Bot, BotKind};
pub use events::Events;
pub use game::{Data, Game, InvalidOptions};
pub use message::{Arg, Message};
pub use perft::perft;
pub use play::{Digest, Match, PlayError, Record, ReplayError, Step, digest};
pub use rng::GameRng;
pub use seat::{NoSuchSeat, SEATS_MAX, Seat, SeatMap, SeatSet};
pub use state::{Secrets, State, View, determinize};
pub use turn::{Standing, Turn, rank_by_score};
