//! Solves one round: a tree of what everybody sees, with what each seat alone knows as a vector, played against itself until
//! nobody gains much by playing otherwise.

mod best;
mod follow;
mod outcome;
mod regret;
#[cfg(test)]
mod tests;
mod tree;

pub(super) use outcome::{Payoff, Reach};
pub(super) use regret::Solver;
pub(super) use tree::{Moment, Position, Tree};
