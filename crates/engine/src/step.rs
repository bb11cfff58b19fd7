//! The steps that a record is made of.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// One thing that happened: a seat's decision, or nature's.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound(serialize = "", deserialize = ""))]
pub enum Step<G: Game> {
    /// Nature decided.
    Chance(G::Chance),
    /// A seat decided.
    Act(Seat, G::Action),
}

impl<G: Game> Step<G> {
    /// The seat whose decision it is; nobody for nature's.
    #[must_use]
    pub const fn actor(&self) -> Option<Seat> {
        match self {
            Self::Chance(_) => None,
            Self::Act(seat, _) => Some(*seat),
        }
    }
}

impl<G: Game> Clone for Step<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Chance(chance) => Self::Chance(chance.clone()),
            Self::Act(seat, action) => Self::Act(*seat, action.clone()),
        }
    }
}

impl<G: Game> PartialEq for Step<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Chance(a), Self::Chance(b)) => a == b,
            (Self::Act(seat, a), Self::Act(other_seat, b)) => seat == other_seat && a == b,
            _ => false,
        }
    }
}

impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(chance) => f.debug_tuple("Chance").field(chance).finish(),
            Self::Act(seat, action) => f.debug_tuple("Act").field(seat).field(action).finish(),
        }
    }
}
