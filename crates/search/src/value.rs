//! What the end of a game is worth to a seat.

use engine::{Game, Seat};

/// What the standings are worth to a seat, from 0 to [`VALUE_MAX`]: four fifths for the first place, shared among
/// those who share it, and one fifth for the seats left behind, so that a lost game is still played well.
#[must_use]
pub fn value<G: Game>(game: &G, public: &G::Public, seat: Seat) -> u32 {
    let standings = game.standings(public);
    let own = standings[seat].rank;
    let (mut first, mut behind, mut beside) = (0, 0, 0);
    for standing in standings.values() {
        first += u32::from(standing.rank == 1);
        behind += u32::from(standing.rank > own);
        beside += u32::from(standing.rank == own);
    }
    let win = if own == 1 { WHOLE / first } else { 0 };
    // The seat itself is counted in `beside`; a table has at least two seats, or nothing to play for.
    let others = u32::from(standings.seats()).saturating_sub(1).max(1);
    let place = WHOLE * (2 * behind + beside - 1) / (2 * others);
    4 * win + place
}

/// Divisible by every number of seats, so that shares are exact.
const WHOLE: u32 = 840;

/// The value of winning alone.
pub const VALUE_MAX: u32 = 5 * WHOLE;
