//! What a position is worth to a seat: by its place, its points, or its lead.

use engine::{Game, Seat};

/// What a bot plays for.
pub struct Utility<G: Game> {
    /// What a position is worth to a seat.
    pub worth: fn(&G, &G::Public, Seat) -> i64,
    /// What a hundred of the number in the bot's reason is worth.
    pub hundred: i64,
    /// The sentence that the reason is told in; it has `$number` and `$worlds`.
    pub reason: &'static str,
}

impl<G: Game> Utility<G> {
    /// To be in front when it is over: four fifths for the first place, shared among those who share it, and one fifth
    /// for the seats left behind, so that a lost game is still played well.
    pub const PLACES: Self = Self { worth: places, hundred: PLACES_MAX, reason: "bot-why-places" };

    /// Points, whatever the others have.
    pub const POINTS: Self = Self { worth: points, hundred: 100, reason: "bot-why-points" };

    /// Points ahead of the best of the others.
    pub const LEAD: Self = Self { worth: lead, hundred: 100, reason: "bot-why-lead" };

    /// The first place alone, shared among those who share it.
    pub const WIN: Self = Self { worth: win, hundred: WHOLE, reason: "bot-why-win" };
}

impl<G: Game> Clone for Utility<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Utility<G> {}

/// Divisible by every number of seats, so that shares are exact.
const WHOLE: i64 = 840;

/// What winning alone is worth by [`Utility::PLACES`].
pub const PLACES_MAX: i64 = 5 * WHOLE;

fn places<G: Game>(game: &G, public: &G::Public, seat: Seat) -> i64 {
    let standings = game.standings(public);
    let own = standings[seat].rank;
    let (mut first, mut behind, mut beside) = (0, 0, 0);
    for standing in standings.values() {
        first += i64::from(standing.rank == 1);
        behind += i64::from(standing.rank > own);
        beside += i64::from(standing.rank == own);
    }
    let win = if own == 1 { WHOLE / first } else { 0 };
    // The seat itself is counted in `beside`; a table has at least two seats, or nothing to play for.
    let others = i64::from(standings.seats()).saturating_sub(1).max(1);
    let place = WHOLE * (2 * behind + beside - 1) / (2 * others);
    4 * win + place
}

fn points<G: Game>(game: &G, public: &G::Public, seat: Seat) -> i64 {
    i64::from(game.standings(public)[seat].score)
}

fn lead<G: Game>(game: &G, public: &G::Public, seat: Seat) -> i64 {
    let standings = game.standings(public);
    let others = standings.iter().filter(|(other, _)| *other != seat).map(|(_, standing)| standing.score);
    i64::from(standings[seat].score) - i64::from(others.max().unwrap_or_default())
}

fn win<G: Game>(game: &G, public: &G::Public, seat: Seat) -> i64 {
    let standings = game.standings(public);
    let winners = standings.values().filter(|standing| standing.rank == 1).count();
    let share = WHOLE / i64::try_from(winners).unwrap_or(WHOLE).max(1);
    if standings[seat].rank == 1 { share } else { 0 }
}
