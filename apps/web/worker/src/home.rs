//! A table at home: one room and its bots, speaking the protocol as a server does. It keeps nothing; the page keeps
//! the log.

use client::Millis;
use crossing::{Piece, Setup};
use engine::Stop;
use hosting::{AnyGame, Decided};
use protocol::ClientMessage;
use room::{Addressed, Change, ClientId, Entry, GuestKey, Limits, Local, When};
use serde_json::value::RawValue;

use crate::form;
use crate::game::{GAME, GAMES};
use crate::past::entries;
use crate::scope;

const PLAYER: ClientId = ClientId(0);

/// A table in this worker.
pub struct Home {
    table: Local,
    n_kept: usize,
}

impl Home {
    /// The table with this log, or a new one that is laid like this; and why the log could not be used, if so.
    pub fn open(log: &[Piece], setup: Option<&Setup>) -> (Self, Option<String>) {
        let log = entries(log);
        let n_kept = log.len();
        if n_kept > 0 {
            match Local::open(GAMES, limits(), log, scope::rng()) {
                Ok(table) => return (Self::of(table, n_kept), None),
                Err(error) => return (Self::new(setup), Some(error.to_string())),
            }
        }
        (Self::new(setup), None)
    }

    fn new(setup: Option<&Setup>) -> Self {
        let opened = Entry::of(opened(GAME, setup)).stamped(today());
        let table = Local::open(GAMES, limits(), vec![opened], scope::rng());
        Self::of(table.expect("a table that can be laid can be opened"), 0)
    }

    fn of(table: Local, n_kept: usize) -> Self {
        Self { table: table.with_patience(patience).with_calendar(today), n_kept }
    }

    /// The player says this; returns what the table answers.
    pub fn send(&mut self, message: ClientMessage) -> Vec<String> {
        texts(self.table.send(scope::now(), PLAYER, &player(), message))
    }

    /// What the strongest bot would do in the player's place.
    pub fn counsel(&mut self) -> Option<Decided> {
        self.table.counsel(&player())
    }

    /// Lets time pass; returns what the table says.
    pub fn tick(&mut self) -> Vec<String> {
        texts(self.table.tick(scope::now()))
    }

    /// Whether a bot thinks when time passes, and nothing else can happen meanwhile.
    pub fn is_about_to_think(&self) -> bool {
        self.table.is_about_to_think()
    }

    /// When to let time pass.
    pub fn next_deadline(&self) -> Option<Millis> {
        self.table.next_deadline()
    }

    /// What the log has grown by since this was asked last.
    pub fn grown(&mut self) -> Option<Piece> {
        let (log, from) = (self.table.log(), self.n_kept);
        let grown = log.get(from..).filter(|grown| !grown.is_empty())?;
        let entries = serde_json::to_string(grown).expect("a log can be written");
        self.n_kept = log.len();
        Some(Piece { from, entries })
    }
}

fn player() -> GuestKey {
    GuestKey("home".to_owned())
}

fn texts(frames: Vec<Addressed>) -> Vec<String> {
    frames.into_iter().map(|(_, frame)| frame.to_string()).collect()
}

/// The first entry of a table: as the reader likes it where that can be played, and as usual otherwise.
fn opened(game: &dyn AnyGame, setup: Option<&Setup>) -> Change {
    let liked = setup.filter(|setup| form::refusal(game, setup).is_none());
    let liked =
        liked.and_then(|setup| Some((RawValue::from_string(setup.options.clone()).ok()?, setup.seats)));
    let usual = || (game.presets().swap_remove(0).1, game.seats_usual());
    let (options, seats) = liked.unwrap_or_else(usual);
    Change::Opened { game: game.id().to_owned(), options, seats }
}

/// At home nobody floods the table, nobody waits for a player who went to fetch a drink, and bots need not pretend
/// to think as long as people do.
fn limits() -> Limits {
    Limits { grace_ms: Millis::MAX / 4, bot_pace_ms: (350, 900), ..Limits::usual() }
}

/// A bot may not keep the worker from hearing the player for longer.
pub fn patience() -> Stop {
    let end = scope::now() + room::THINKING_MAX_MS;
    Stop::never().or_when(move || scope::now() >= end)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "milliseconds since 1970")]
fn today() -> When {
    When(js_sys::Date::now() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(from: usize, entries: &[Entry]) -> Piece {
        Piece { from, entries: serde_json::to_string(entries).expect("entries can be written") }
    }

    fn entry() -> Entry {
        Entry::of(opened(GAME, None))
    }

    #[test]
    fn a_log_ends_where_a_piece_of_it_is_missing_or_torn() {
        let whole = [piece(0, &[entry(), entry()]), piece(2, &[entry()])];
        assert_eq!(entries(&whole).len(), 3);
        assert_eq!(entries(&whole[1..]).len(), 0, "the beginning is missing");
        let torn = Piece { from: 2, entries: "[{".to_owned() };
        assert_eq!(entries(&[whole[0].clone(), torn, whole[1].clone()]).len(), 2);
    }

    #[test]
    fn a_table_that_cannot_be_laid_as_the_reader_likes_is_laid_as_usual() {
        for game in catalog::GAMES {
            let odd =
                Setup { seats: 0, bot: String::new(), options: "{}".to_owned(), edition: String::new() };
            let Change::Opened { seats, .. } = opened(*game, Some(&odd)) else { panic!("a table is opened") };
            assert_eq!(seats, game.seats_usual(), "{}", game.id());
        }
    }
}
