//! A game finished by chance. Allocates nothing that the game does not.

use crate::{ActionSet, Events, Game, GameRng, State, Turn};

/// How far a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Played {
    /// Decisions of seats and of nature.
    pub steps: u32,
    /// Decisions of seats alone.
    pub decisions: u32,
}

/// Plays on at random until the game ends or `steps_max` steps are taken.
///
/// Seats that act at once act in seat order: by the contract the order does not matter.
pub fn play_out<G: Game>(game: &G, state: &mut State<G>, steps_max: u32, rng: &mut GameRng) -> Played {
    let mut played = Played::default();
    while played.steps < steps_max {
        match game.turn(&state.public) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(state, rng);
                game.resolve_chance(state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = game.legal_actions(state.view(seat));
                let action = legal.at(rng.index(legal.len()));
                game.apply(state, seat, action, &mut Events::off());
                played.decisions += 1;
            }
        }
        played.steps += 1;
    }
    played
}
