//! Matches between bots, in duplicate: the same deals are played once with every bot in every seat, so that luck
//! falls on all of them alike. What comes out follows from the seed, on any machine and any number of threads; only
//! the times, for which a clock is brought along, differ.

mod any;
mod duplicate;
mod entered;
mod faults;
mod fingerprint;
mod rating;
mod report;
mod set;
mod trial;

pub use any::{Arena, ArenaError, Clock, Contest, Gangway, Lineup, NoGangway, Reason, Sources};
pub use duplicate::Hall;
pub use faults::{Fault, Faults, faults};
pub use fingerprint::Fingerprint;
pub use rating::{Rating, WinMatrix, ratings, win_matrix};
pub use report::{Entrant, Interval, Percentiles, interval, kinds, report};
pub use set::{Bid, PlayedSet, Seated};
pub use trial::{Trial, Verdict};
