//! The contract between a card game with hidden information and everything that plays it.
//!
//! A game's state is stored already split by who may know it: [`State`] has a public half, a private half for
//! each seat, and a hidden part. A [`View`] is two borrows of it. Randomness enters only as an explicit chance
//! step, so a [`Record`] replays without a generator. The rules are a value that implements [`Game`].
//!
//! # A whole game
//!
//! Two sailors are dealt a coin each, heads or tails, and look at their own alone. In turn each says whether the
//! coins are the same; who is right gets a point.
//!
//! ```
//! use engine::*;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Debug, PartialEq)]
//! struct Coins;
//!
//! #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
//! struct Public { dealt: bool, said: Vec<bool>, points: SeatMap<i32> }
//!
//! impl Game for Coins {
//!     const ID: &'static str = "coins";
//!     const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
//!     type Options = ();
//!     type Public = Public;      // What both see.
//!     type Private = bool;       // Heads: seen by one.
//!     type Hidden = ();          // Nothing is hidden from both.
//!     type Action = bool;        // "They are the same."
//!     type Actions = Vec<bool>;
//!     type Chance = [bool; 2];   // The deal.
//!     type Event = String;
//!     type Refusal = ();
//!
//!     fn presets() -> Vec<(&'static str, ())> { vec![("usual", ())] }
//!     fn new(_: (), seats: u8) -> Result<Self, InvalidOptions> {
//!         if seats == 2 { Ok(Self) } else { Err(InvalidOptions(Message::new("coins-two-play"))) }
//!     }
//!     fn options(&self) -> &() { &() }
//!     fn seats(&self) -> u8 { 2 }
//!     fn setup(&self) -> State<Self> {
//!         let public = Public { dealt: false, said: vec![], points: SeatMap::from_fn(2, |_| 0) };
//!         State { public, private: SeatMap::from_fn(2, |_| false), hidden: () }
//!     }
//!     fn audit(&self, state: &State<Self>) { assert!(state.public.said.len() <= 2); }
//!     fn turn(&self, public: &Public) -> Turn {
//!         match (public.dealt, public.said.len()) {
//!             (false, _) => Turn::Chance,
//!             (true, 0) => Turn::Seats(SeatSet::one(Seat::new(0))),
//!             (true, 1) => Turn::Seats(SeatSet::one(Seat::new(1))),
//!             _ => Turn::Over,
//!         }
//!     }
//!     fn standings(&self, public: &Public) -> SeatMap<Standing> { rank_by_score(&public.points) }
//!     fn legal_actions(&self, _: View<'_, Self>) -> Vec<bool> { vec![false, true] }
//!     fn refusal(&self, _: View<'_, Self>, _: &bool) {}
//!     fn apply(&self, state: &mut State<Self>, seat: Seat, same: bool, events: &mut Events<String>) {
//!         let are_same = state.private[Seat::new(0)] == state.private[Seat::new(1)];
//!         state.public.points[seat] += i32::from(same == are_same);
//!         state.public.said.push(same);
//!         events.push(format!("{seat} says {same}"));
//!     }
//!     fn sample_chance(&self, _: &State<Self>, rng: &mut GameRng) -> [bool; 2] {
//!         [rng.below(2) == 1, rng.below(2) == 1]
//!     }
//!     fn is_possible(&self, _: &State<Self>, _: &[bool; 2]) -> bool { true }
//!     fn resolve_chance(&self, state: &mut State<Self>, coins: [bool; 2], _: &mut Events<String>) {
//!         state.private = SeatMap::from_fn(2, |seat| coins[seat.idx()]);
//!         state.public.dealt = true;
//!     }
//!     fn determinize(&self, _: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
//!         Secrets { private: SeatMap::from_fn(2, |_| rng.below(2) == 1), hidden: () }
//!     }
//! }
//!
//! let mut table = Match::<Coins>::new((), 2)?;
//! table.advance(&mut GameRng::from_number(1720));              // Nature deals.
//! assert_eq!(table.play(Seat::new(0), true).unwrap(), ["0 says true"]);
//! assert_eq!(table.play(Seat::new(0), true), Err(PlayError::NotYourTurn));
//! table.play(Seat::new(1), false).unwrap();
//! assert_eq!(table.turn(), Turn::Over);
//!
//! // The record alone gives the same game again.
//! assert_eq!(Match::replay(table.record().clone()).unwrap().digest(), table.digest());
//! # Ok::<(), InvalidOptions>(())
//! ```
//!
//! This crate does no IO and reads no clock; it knows no game.

mod actions;
mod bot;
mod events;
mod game;
mod message;
mod news;
mod perft;
mod play;
mod playout;
mod rng;
mod seat;
mod step;
mod stop;
mod thinking;
mod turn;
mod world;

pub use actions::ActionSet;
pub use bot::{Bot, BotKind, Choice, Effort, Level, MIXED, Maker, Outfit, can_wish, wished, wished_here};
pub use events::Events;
pub use game::{Data, Game, InvalidOptions, Secrets, State, View};
pub use message::{Arg, Message};
pub use news::{News, Note};
pub use perft::perft;
pub use play::{Digest, Match, PlayError, Proposal, Record, ReplayError, digest};
pub use playout::{Horizon, Played, Policy, Uniform, Until, play_out};
pub use rng::GameRng;
pub use seat::{NoSuchSeat, SEATS_MAX, Seat, SeatMap, SeatSet};
pub use step::Step;
pub use stop::Stop;
pub use thinking::Thinking;
pub use turn::{Standing, Turn, rank_by_score};
pub use world::{determinize, rewind};
