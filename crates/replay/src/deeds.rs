//! What everybody did in a finished game, for those who keep count over many games. All of it was seen by everybody.

use hosting::{AnyGame, AnyRules, Viewer};
use serde_json::value::RawValue;

use crate::{Move, NoFilm};

/// What somebody did, by the name of its sentence, and how often.
pub type Deeds = Vec<(String, u32)>;

/// How often everybody did what in a game of these moves, seat by seat. A film tells the same, and is more work.
///
/// # Errors
/// If they are not moves of a game by today's rules.
pub fn deeds(
    game: &dyn AnyGame,
    options: &RawValue,
    seats: u8,
    moves: &[Move],
) -> Result<Vec<Deeds>, NoFilm> {
    let (mut table, rules) = (game.open(options, seats)?, game.rules(options, seats)?);
    let mut events = Vec::new();
    for (at, Move { seat, steps }) in moves.iter().enumerate() {
        events.extend(table.take_steps(*seat, steps).map_err(|why| NoFilm::Move { at, why })?);
    }
    let events: Vec<&RawValue> = events.iter().map(AsRef::as_ref).collect();
    Ok(counted(&*rules, usize::from(seats), &table.snapshot(Viewer::Spectator), &events))
}

/// The same of a game that ended like this, with these events.
pub(crate) fn counted(
    rules: &dyn AnyRules,
    n_seats: usize,
    end: &RawValue,
    events: &[&RawValue],
) -> Vec<Deeds> {
    let mut counts = vec![Deeds::new(); n_seats];
    for (seat, deed) in rules.deeds(end, events).unwrap_or_default() {
        counts.get_mut(seat.idx()).into_iter().for_each(|counts| count(counts, deed));
    }
    counts
}

fn count(counts: &mut Deeds, deed: &str) {
    match counts.iter_mut().find(|(name, _)| name == deed) {
        Some((_, count)) => *count += 1,
        None => counts.push((deed.to_owned(), 1)),
    }
}
