//! A game played on in an imagined world: who decides, and how far. Allocates nothing that the game or the policy does
//! not.

use crate::{ActionSet, Events, Game, GameRng, State, Turn, View};

/// How somebody plays: what bots suppose of the others, and of themselves.
pub trait Policy<G: Game> {
    /// One of the legal actions.
    fn act(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, rng: &mut GameRng) -> G::Action;

    /// How likely this legal action is, from 0 to 1. Over all legal ones it adds up to 1.
    fn chance(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, action: &G::Action) -> f64;
}

/// Each legal action is equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    #[inline(always)]
    fn act(&mut self, _game: &G, _view: View<'_, G>, legal: &G::Actions, rng: &mut GameRng) -> G::Action {
        legal.at(rng.index(legal.len()))
    }

    fn chance(&mut self, _game: &G, _view: View<'_, G>, legal: &G::Actions, _action: &G::Action) -> f64 {
        1.0 / legal.len() as f64
    }
}

/// Where an imagined game is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// When it is over.
    GameEnd,
    /// When the round is over: its points count, the next deal is left to chance.
    RoundEnd,
    /// When this many decisions have been made.
    Decisions(u32),
}

/// How far an imagined game is played; where it is left, the position is judged as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// Where it is left.
    pub until: Until,
    /// Steps after which it is left in any case.
    pub steps_max: u32,
}

impl Horizon {
    /// To the end of the game, or for this many steps.
    #[must_use]
    pub const fn game(steps_max: u32) -> Self {
        Self { until: Until::GameEnd, steps_max }
    }

    /// To the end of the round, or for this many steps.
    #[must_use]
    pub const fn round(steps_max: u32) -> Self {
        Self { until: Until::RoundEnd, steps_max }
    }

    /// Whether the game is left here.
    #[inline(always)]
    fn is_reached<G: Game>(self, game: &G, public: &G::Public, begun_in: u32, played: Played) -> bool {
        match self.until {
            Until::GameEnd => false,
            Until::RoundEnd => game.round(public) != begun_in,
            Until::Decisions(most) => played.decisions >= most,
        }
    }
}

/// How far an imagined game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Played {
    /// Decisions of seats and of nature.
    pub steps: u32,
    /// Decisions of seats alone.
    pub decisions: u32,
}

/// Plays on by a policy until the horizon or the end of the game.
///
/// Seats that act at once act in seat order: by the contract the order does not matter.
pub fn play_out<G: Game, P: Policy<G>>(
    game: &G,
    state: &mut State<G>,
    policy: &mut P,
    horizon: Horizon,
    rng: &mut GameRng,
) -> Played {
    let begun_in = game.round(&state.public);
    let mut played = Played::default();
    while played.steps < horizon.steps_max && !horizon.is_reached(game, &state.public, begun_in, played) {
        match game.turn(&state.public) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample_chance(state, rng);
                game.resolve_chance(state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = game.legal_actions(state.view(seat));
                let action = policy.act(game, state.view(seat), &legal, rng);
                game.apply(state, seat, action, &mut Events::off());
                played.decisions += 1;
            }
        }
        played.steps += 1;
    }
    played
}
