//! Skallywaggs: build pirates of heads, chests and legs, play dirty tricks, and be the first to sail with a full crew.
//!
//! The rules as numbered clauses are in `docs/rules/skallywaggs.md`, the cards in `cards.txt`. What is public, private
//! and hidden is in `state.rs`; what the table amounts to in `muster.rs`; what is legal in `legal.rs`, and how it is
//! counted without a list in `actions.rs`; the order of things in `agenda.rs`; what happens in `play.rs`, `effect.rs` and
//! `check.rs`; the picture of a table in `scene.rs`.

mod action;
mod actions;
mod afterwards;
mod agenda;
mod bots;
mod card;
mod card_id;
mod chance;
mod check;
mod deck;
mod deeds;
mod determinize;
mod effect;
mod event;
mod game;
mod interlude;
mod judge;
mod legal;
mod muster;
mod names;
mod naming;
mod options;
mod outlook;
mod parse;
mod places;
mod play;
mod primer;
mod prospect;
mod refusal;
mod scene;
mod state;
mod table;
mod tale;

pub use action::{Action, Aim, Order, TooMany, Watch};
pub use actions::Actions;
#[cfg(not(target_family = "wasm"))]
pub use bots::{Lesson, Study};
pub use card::{CARDS, Card, CardSet, NoSuchCard, Part, PirateId};
pub use chance::Chance;
pub use deck::{
    CardInfo, Deck, Effect, EventRule, Icon, Kind, Lasts, NoSuchTitle, Role, Rule, Sail, Source, Spare,
    Title, TitleInfo, Whose,
};
pub use deeds::Deeds;
pub use event::{Event, Figure, Loss, Move, Sight};
pub use muster::{Ashore, Change, Facts, Form, Muster, NEEDED_MIN, Protection, TIDE_FROM};
pub use options::{FirstTurnDraw, Harbor, NoSuchDraw, NoSuchHarbor, Options, ROUNDS_EVER, Skallywaggs};
pub use parse::{DeckError, Flaw};
pub use places::Places;
pub use refusal::{Moment, Refusal};
pub use state::{
    Announced, Answer, COMMONS, Cause, EVENTS_MAX, HAND, Hidden, Laid, List, PIRATES_MAX, Pirate, Place,
    Private, Public, PublicSeat, Purpose, Sailing, Task, TurnUse,
};
