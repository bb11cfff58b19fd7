//! Which bots from outside failed, how often, and what happened first.

use engine::Seat;
use hosting::Gone;
use serde::Serialize;

use crate::report::kinds;
use crate::set::{PlayedSet, Seated};

/// The games that a bot lost because it failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Faults {
    /// Which bot.
    pub bot: String,
    /// How many games it lost so; two seats in one game are two.
    pub games: usize,
    /// What happened first.
    pub first: Fault,
}

/// How a bot failed once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// In which set, the first is 0.
    pub set: usize,
    /// In which game of it.
    pub rotation: usize,
    /// In which seat, the first is 0.
    pub seat: Seat,
    /// What happened, by its name.
    pub what: &'static str,
    /// The same in a sentence, with what the bot said.
    pub detail: String,
    /// The same for whoever has words for it.
    #[serde(skip)]
    pub why: Gone,
}

/// Each bot that failed, in the order in which they were named.
#[must_use]
pub fn faults(table: &[String], sets: &[PlayedSet]) -> Vec<Faults> {
    kinds(table).into_iter().filter_map(|bot| faults_of(bot, table, sets)).collect()
}

fn faults_of(bot: &str, table: &[String], sets: &[PlayedSet]) -> Option<Faults> {
    let seats =
        sets.iter().enumerate().flat_map(|(set, played)| played.iter().map(move |seated| (set, seated)));
    let of_bot = seats.filter(|(_, seated)| table[seated.entrant] == bot);
    let failed: Vec<Fault> = of_bot.filter_map(|(set, seated)| fault(set, seated)).collect();
    let first = failed.first().cloned()?;
    Some(Faults { bot: bot.to_owned(), games: failed.len(), first })
}

fn fault(set: usize, seated: &Seated) -> Option<Fault> {
    let why = seated.fault.clone()?;
    let (rotation, seat) = (seated.rotation, seated.seat);
    Some(Fault { set, rotation, seat, what: why.name(), detail: why.to_string(), why })
}
