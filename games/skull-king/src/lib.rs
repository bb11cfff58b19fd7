//! Skull King for two to eight: every printing of it as data, every rule on which they differ as a policy.
//!
//! [`SkullKing`] is the rules of one table. [`trick::outcome`] says who takes a trick and why; [`scoring::lines`] what
//! a round pays and for what; the rest is dealing, bidding, powers, and who knows what.
//!
//! ```
//! use engine::{Game, Match, GameRng};
//! use skull_king::{SkullKing, edition};
//!
//! let options = edition::options("current-expanded").unwrap();
//! let mut table = Match::<SkullKing>::new(options, 4).unwrap();
//! table.advance(&mut GameRng::from_number(1));
//! let seat = table.turn().seats().first().unwrap();
//! assert_eq!(table.legal_actions(seat).len(), 2, "one card in hand: a bid of none or one");
//! ```

mod action;
mod bots;
mod card;
mod determinize;
pub mod edition;
mod event;
mod export;
mod form;
mod game;
mod hand;
mod interlude;
mod judge;
mod legal;
mod limits;
mod names;
mod naming;
pub mod options;
mod play;
mod primer;
mod rewind;
mod rules;
mod scene;
pub mod schedule;
pub mod scoring;
mod sheet;
mod state;
pub mod trick;
#[cfg(not(target_family = "wasm"))]
pub mod workshop;

pub use action::{Action, CardPlayed, Legal};
pub use card::{Card, Crew, Face, NoSuchCard, Play, Role, Suit};
pub use edition::OptionsError;
pub use event::{Event, Refusal};
pub use export::SheetRow;
pub use hand::{Hand, Pile};
pub use options::Options;
pub use rules::SkullKing;
pub use schedule::Schedule;
pub use sheet::Sheet;
pub use state::{Bid, Chance, Draw, Hidden, History, Known, Phase, Player, Private, Public};
