//! One moment of a seeded game, as the laws look at it, and the step after it.

use std::cell::OnceCell;

use engine::{Events, Game, GameRng, Match, Seat, State, Step, Turn};
use hosting::{Scene, Viewer};

use crate::Law;

/// Actions and chances seen in other games, to be tried where they do not belong.
pub(crate) struct Pool<G: Game> {
    /// Sorted and distinct.
    pub(crate) actions: Vec<G::Action>,
    pub(crate) chances: Vec<G::Chance>,
}

/// One moment of a game, with everything a law may look at.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) options: &'a G::Options,
    /// The whole truth.
    pub(crate) state: &'a State<G>,
    /// The same game as everybody else holds it.
    pub(crate) table: &'a Match<G>,
    /// What the step that led here told everybody.
    pub(crate) events: &'a [G::Event],
    pub(crate) pool: &'a Pool<G>,
    /// A generator for this position alone.
    pub(crate) rng: GameRng,
    /// What each viewer's client draws, once somebody has asked.
    pub(crate) scenes: OnceCell<Result<Vec<(Viewer, Scene)>, String>>,
}

impl<G: Game> Position<'_, G> {
    pub(crate) fn turn(&self) -> Turn {
        self.game.turn(&self.state.public)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Replays cost as much as the game so far: at the end, and now and then before.
    pub(crate) fn is_worth_a_replay(&self) -> bool {
        self.is_over() || self.rng.fork("replay").below(16) == 0
    }

    /// All seats of the table.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.game.seats())
    }
}

/// A law and how it is checked.
pub(crate) type Check<'c, G> = (Law, &'c dyn Fn(&Position<'_, G>) -> Result<(), String>);

/// Any step that may come next; none when the game is over.
pub(crate) fn next_step<G: Game>(
    game: &G,
    state: &State<G>,
    luck: &mut GameRng,
    choices: &mut GameRng,
) -> Option<Step<G>> {
    match game.turn(&state.public) {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.sample_chance(state, luck))),
        Turn::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *choices.pick(&seats);
            let legal = engine::ActionSet::to_vec(&game.legal_actions(state.view(seat)));
            Some(Step::Act(seat, choices.pick(&legal).clone()))
        }
    }
}

/// Carries out a step without asking whether it is legal.
pub(crate) fn take<G: Game>(game: &G, state: &mut State<G>, step: &Step<G>) -> Vec<G::Event> {
    let mut events = Events::on();
    match step.clone() {
        Step::Act(seat, action) => game.apply(state, seat, action, &mut events),
        Step::Chance(chance) => game.resolve_chance(state, chance, &mut events),
    }
    events.into_vec()
}
