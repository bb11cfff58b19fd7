//! From moves to views: the game is played once more, and everybody's sight of it is written down.

use engine::{InvalidOptions, ReplayError, Seat};
use hosting::{AnyGame, AnyMatch, Json, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::{Move, View};

/// Why moves make no film.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFilm {
    /// The options cannot be played.
    #[error(transparent)]
    Options(#[from] InvalidOptions),
    /// A move is not possible where it stands.
    #[error("move {at}: {why}")]
    Move {
        /// Which.
        at: usize,
        /// Why.
        why: ReplayError,
    },
}

/// The table after each of these moves, by everybody's eyes.
///
/// # Errors
/// If they are not moves of a game by today's rules.
pub fn shoot(game: &dyn AnyGame, options: &RawValue, seats: u8, moves: &[Move]) -> Result<Vec<View>, NoFilm> {
    let mut table = game.open(options, seats)?;
    let mut views = Vec::with_capacity(moves.len());
    for (at, Move { seat, steps }) in moves.iter().enumerate() {
        let events = table.take_steps(*seat, steps).map_err(|why| NoFilm::Move { at, why })?;
        views.push(view(&*table, *seat, seats, events));
    }
    Ok(views)
}

/// The table as it is now.
pub(crate) fn view(table: &dyn AnyMatch, seat: Option<Seat>, seats: u8, events: Vec<Json>) -> View {
    let public = halves(&table.snapshot(Viewer::Spectator)).0;
    let private = |seat| halves(&table.snapshot(Viewer::Seat(seat))).1;
    View { seat, public, private: Seat::all(seats).map(private).collect(), events }
}

/// The halves of a snapshot.
fn halves(snapshot: &RawValue) -> (Json, Option<Json>) {
    #[derive(Deserialize)]
    struct Halves {
        public: Json,
        private: Option<Json>,
    }
    let Halves { public, private } = reading::json(snapshot.get()).expect("a snapshot has halves");
    (public, private)
}
