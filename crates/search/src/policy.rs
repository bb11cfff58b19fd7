//! Policies made of others: a bot's, one for each seat, or one that errs now and then.

use engine::{ActionSet, Bot, Game, GameRng, Policy, SeatMap, Thinking, Uniform, View};

/// Plays as a bot that answers at once does. One that rolls dice is judged by a single roll.
pub struct ByBot<G: Game>(pub Box<dyn Bot<G>>);

impl<G: Game> Policy<G> for ByBot<G> {
    fn act(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, rng: &mut GameRng) -> G::Action {
        self.0.choose(game, view, &legal.to_vec(), &mut Thinking::at_once(rng)).action
    }

    fn chance(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, action: &G::Action) -> f64 {
        let mut rng = GameRng::from_number(0);
        f64::from(u8::from(self.act(game, view, legal, &mut rng) == *action))
    }
}

/// A policy of its own for each seat.
pub struct PerSeat<P>(pub SeatMap<P>);

impl<G: Game, P: Policy<G>> Policy<G> for PerSeat<P> {
    fn act(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, rng: &mut GameRng) -> G::Action {
        self.0[view.seat].act(game, view, legal, rng)
    }

    fn chance(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, action: &G::Action) -> f64 {
        self.0[view.seat].chance(game, view, legal, action)
    }
}

/// Errs in a few percent of cases, so that no world is ruled out because somebody did what nobody would do.
#[derive(Clone, Copy, Debug)]
pub struct Erring<P> {
    /// What it does otherwise.
    pub policy: P,
    /// How often it errs, in percent.
    pub percent: u8,
}

impl<G: Game, P: Policy<G>> Policy<G> for Erring<P> {
    fn act(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, rng: &mut GameRng) -> G::Action {
        if rng.below(100) < u32::from(self.percent) {
            return Uniform.act(game, view, legal, rng);
        }
        self.policy.act(game, view, legal, rng)
    }

    fn chance(&mut self, game: &G, view: View<'_, G>, legal: &G::Actions, action: &G::Action) -> f64 {
        let errs = f64::from(self.percent) / 100.0;
        errs * Uniform.chance(game, view, legal, action)
            + (1.0 - errs) * self.policy.chance(game, view, legal, action)
    }
}
