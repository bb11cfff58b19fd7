//! Skull: everybody has three Roses and one Skull. Place cards face down, bid how many you can turn without
//! meeting a Skull, and win two bets.
//!
//! The rules as numbered clauses are in `docs/rules/skull.md`. What is public, private and hidden is in
//! `state.rs`; what is legal in `legal.rs`; what happens in `play.rs`; the picture of a table in `scene.rs`.
//!
//! ```
//! use engine::{GameRng, Match, Seat, Turn};
//! use skull::{Action, Card, Skull};
//!
//! let (_, usual) = <Skull as engine::Game>::presets().remove(0);
//! let mut table = Match::<Skull>::new(usual, 3).unwrap();
//! table.advance(&mut GameRng::from_number(1720));
//!
//! // Everybody places a first card, in any order. Nobody else learns which.
//! for seat in Seat::all(3) {
//!     table.play(seat, Action::Place(Card::Rose)).unwrap();
//! }
//!
//! // The first player bids all three cards, so nobody can raise; their own card turns by itself.
//! let first = table.public().first;
//! table.play(first, Action::Bid(3)).unwrap();
//! for seat in Seat::all(3).filter(|&seat| seat != first) {
//!     table.play(first, Action::Flip(seat)).unwrap();
//! }
//! assert_eq!(table.public().seats[first].coins, 1);
//! assert_eq!(table.public().round, 2);
//! assert!(matches!(table.turn(), Turn::Seats(all) if all.len() == 3));
//! ```

mod action;
mod bets;
mod bots;
mod card;
mod chance;
mod determinize;
mod event;
mod game;
mod interlude;
mod judge;
mod legal;
#[cfg(not(target_family = "wasm"))]
mod memory;
mod names;
mod options;
mod play;
mod primer;
mod scene;
mod state;
#[cfg(not(target_family = "wasm"))]
pub mod workshop;

pub use action::{Action, Actions};
pub use bets::{Bet, Bets, NoSuchBets};
pub use card::{
    CARDS_EACH, Card, Cards, NoSuchCard, NoSuchStack, Pile, SEATS_MAX, Stack, TableCard, TooManyCards,
};
pub use chance::Chance;
pub use event::{Event, Victory};
pub use legal::Refusal;
pub use options::{FirstAfterLostBet, Options, Skull, UnflippedCards};
pub use state::{
    BID_MAX, Bids, COINS_TO_WIN, Flips, LastBet, NoSuchFlips, NotRising, Phase, Private, Public, PublicSeat,
    Whereabouts,
};
