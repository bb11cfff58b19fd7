//! Matches between bots, in duplicate: the same deals are played once with every bot in every seat, so that luck
//! falls on all of them alike. What comes out follows from the seed, on any machine and any number of threads; only
//! the times, for which a clock is brought along, differ.

mod any;
mod duplicate;
mod report;
mod set;

pub use any::{Arena, ArenaError, Clock, Contest, Reason};
pub use duplicate::Hall;
pub use report::{Entrant, Interval, Percentiles, report};
pub use set::{Bids, PlayedSet, Seated};
