//! A client without IO: one state machine for the way to a table and for what is shown of it, and when.
//! It is told the time, what the way brings and what the player wants; it answers with what is to be done.
//! Browser, terminal and simulation put sockets, screens and clocks around it.

mod client;
mod customs;
mod edition;
mod evening;
mod io;
mod line;
mod manners;
mod moment;
mod muting;
mod narrowing;
mod outbox;
mod pace;
mod past;
mod projector;
mod queue;
mod reader;
mod time;

pub use client::Client;
pub use customs::{BESTS, CLOCKS, DOORS, GRACES};
pub use edition::{Difference, Edition, completed, differences, editions, nearest};
pub use evening::standings;
pub use io::{Call, Input, Link, Notice, Output, Sight};
pub use manners::{Heartbeat, Manners};
pub use moment::{Kind, Moment, Told};
pub use muting::{people, renamed};
pub use narrowing::{LIST_MAX, Step, Way, common_words, narrow};
pub use pace::{Pace, Tempo};
pub use projector::Projector;
pub use time::Millis;
