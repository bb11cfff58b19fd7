//! A game finished by chance, and what its end is worth to a seat. Allocates nothing that the game does not.

use engine::{ActionSet, Events, Game, GameRng, Seat, State, Turn};

/// Plays on at random until the game ends or `depth_max` steps are taken. Returns the steps taken.
///
/// Seats that act at once act in seat order: by the contract the order does not matter.
pub fn play_out<G: Game>(game: &G, state: &mut State<G>, depth_max: u32, rng: &mut GameRng) -> u32 {
    for depth in 0..depth_max {
        match game.turn(&state.public) {
            Turn::Over => return depth,
            Turn::Chance => {
                let chance = game.sample_chance(state, rng);
                game.resolve_chance(state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = game.legal_actions(state.view(seat));
                let action = legal.at(rng.index(legal.len()));
                game.apply(state, seat, action, &mut Events::off());
            }
        }
    }
    depth_max
}

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
