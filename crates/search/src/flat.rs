//! Flat Monte Carlo: try each action in the same imagined worlds, finish each game by chance, keep the best
//! average. It builds no tree and models nobody; it needs nothing but the rules.

use engine::{Bot, Events, Game, GameRng, State, Stop, View, determinize, play_out};

use crate::{Budget, value};

/// Tries everything and counts.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo {
    budget: Budget,
    stop: Stop,
}

impl FlatMonteCarlo {
    /// A bot that thinks this much.
    #[must_use]
    pub const fn new(budget: Budget) -> Self {
        Self { budget, stop: Stop::never() }
    }

    /// Tries every action in one more world and adds up what each is worth; returns the steps that took, or nothing
    /// when it was stopped: a world counts for all actions or for none.
    fn try_world<G: Game>(
        &self,
        game: &G,
        view: View<'_, G>,
        legal: &[G::Action],
        sums: &mut [u64],
        rng: &mut GameRng,
    ) -> Option<u32> {
        let world = determinize(game, view, rng);
        // The same luck for every action: what differs then is what the action did.
        let luck = GameRng::from_seed(rng.draw_seed());
        let mut values = vec![0; legal.len()];
        let mut steps_taken = 0;
        for (reached, action) in values.iter_mut().zip(legal) {
            if self.stop.is_said() {
                return None;
            }
            let (steps, value) = self.try_action(game, view, world.clone(), action, luck.clone());
            *reached = value;
            steps_taken += steps;
        }
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += u64::from(value));
        Some(steps_taken)
    }

    /// Steps taken and the value reached when `action` is played in `world`.
    fn try_action<G: Game>(
        &self,
        game: &G,
        view: View<'_, G>,
        mut world: State<G>,
        action: &G::Action,
        mut rng: GameRng,
    ) -> (u32, u32) {
        game.apply(&mut world, view.seat, action.clone(), &mut Events::off());
        let steps = 1 + play_out(game, &mut world, self.budget.depth_max, &mut rng).steps;
        (steps, value(game, &world.public, view.seat))
    }
}

impl<G: Game> Bot<G> for FlatMonteCarlo {
    fn choose(&mut self, game: &G, view: View<'_, G>, legal: &[G::Action], rng: &mut GameRng) -> G::Action {
        if let [only] = legal {
            return only.clone();
        }
        let mut sums = vec![0u64; legal.len()];
        let mut steps_left = self.budget.steps_max;
        for _ in 0..self.budget.worlds_max {
            let Some(steps) = self.try_world(game, view, legal, &mut sums, rng) else { break };
            steps_left = steps_left.saturating_sub(steps);
            if steps_left == 0 {
                break;
            }
        }
        legal[best_idx(&sums)].clone()
    }

    fn heed(&mut self, stop: Stop) {
        self.stop = stop;
    }
}

/// The first of the highest.
fn best_idx(sums: &[u64]) -> usize {
    let mut best = 0;
    for (idx, sum) in sums.iter().enumerate() {
        if *sum > sums[best] {
            best = idx;
        }
    }
    best
}
