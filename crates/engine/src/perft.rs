//! Counts of action paths from a state: a fingerprint of the rules that an independent program can recompute.

use crate::{ActionSet, Events, Game, State};

/// How many paths of `depth` actions lead on from here. A path ends early where nature must move or the game is
/// over, and counts as one.
#[must_use]
pub fn perft<G: Game>(game: &G, state: &State<G>, depth: u32) -> u64 {
    let seats = game.turn(&state.public).seats();
    if depth == 0 || seats.is_empty() {
        return 1;
    }
    let mut paths = 0;
    for seat in seats.iter() {
        let legal = game.legal_actions(state.view(seat));
        for idx in 0..legal.len() {
            let mut next = state.clone();
            game.apply(&mut next, seat, legal.at(idx), &mut Events::off());
            paths += perft(game, &next, depth - 1);
        }
    }
    paths
}
