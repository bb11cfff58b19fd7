//! Flat Monte Carlo: try each action in the same imagined worlds, play each on by a policy, keep the best average. It
//! builds no tree; it needs nothing but the rules, and is better with a good guess of how the others play.

use engine::{
    Bot, Choice, Events, Game, GameRng, Horizon, Message, News, Policy, State, Thinking, Uniform, View,
    determinize, play_out,
};

use crate::{Notebook, Utility};

/// How a search goes about it.
pub struct Plan<G: Game> {
    /// Worlds imagined; more than this changes no decision that matters.
    pub worlds_max: u32,
    /// How far each is played.
    pub horizon: Horizon,
    /// What is played for.
    pub utility: Utility<G>,
}

/// Tries everything and counts.
pub struct FlatMonteCarlo<G: Game, P = Uniform> {
    plan: Plan<G>,
    policy: P,
    /// What was noted, if worlds are weighed by it.
    notebook: Option<Notebook<G>>,
}

impl<G: Game> FlatMonteCarlo<G> {
    /// A bot that supposes that everybody plays at random.
    #[must_use]
    pub const fn new(plan: Plan<G>) -> Self {
        Self::supposing(plan, Uniform)
    }
}

impl<G: Game, P> FlatMonteCarlo<G, P> {
    /// A bot that supposes that everybody, itself included, plays on by this policy.
    #[must_use]
    pub const fn supposing(plan: Plan<G>, policy: P) -> Self {
        Self { plan, policy, notebook: None }
    }

    /// The same, but it weighs a world by how likely the others would have decided in it as they did. Its kind must
    /// [listen](engine::BotKind::listening).
    #[must_use]
    pub fn inferring(self) -> Self {
        Self { notebook: Some(Notebook::default()), ..self }
    }
}

/// What each action has been worth so far, over this weight of worlds.
struct Tally {
    sums: Vec<f64>,
    weight: f64,
    worlds: u32,
}

impl<G: Game, P: Policy<G>> FlatMonteCarlo<G, P> {
    /// Tries every action in one more world and adds up what each is worth; returns the steps that took, or nothing
    /// when it was stopped: a world counts for all actions or for none.
    fn try_world(
        &mut self,
        game: &G,
        view: View<'_, G>,
        legal: &[G::Action],
        tally: &mut Tally,
        thinking: &mut Thinking<'_>,
    ) -> Option<u32> {
        let world = determinize(game, view, thinking.rng);
        // The same luck for every action: what differs then is what the action did.
        let luck = GameRng::from_seed(thinking.rng.draw_seed());
        let Some(weight) = self.weigh(game, &world) else { return Some(1) };
        let mut values = vec![0; legal.len()];
        let mut steps_taken = 0;
        for (reached, action) in values.iter_mut().zip(legal) {
            if thinking.is_stopped() {
                return None;
            }
            let (steps, value) = self.try_action(game, view, world.clone(), action, luck.clone());
            *reached = value;
            steps_taken += steps;
        }
        tally.sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += weight * value as f64);
        tally.weight += weight;
        tally.worlds += 1;
        Some(steps_taken)
    }

    /// How much a world counts; nothing if it cannot be.
    fn weigh(&mut self, game: &G, world: &State<G>) -> Option<f64> {
        let likelihood = |notebook: &Notebook<G>, policy: &mut P| notebook.likelihood(game, world, policy);
        let weight = self.notebook.as_ref().map_or(1.0, |notebook| likelihood(notebook, &mut self.policy));
        (weight > 0.0).then_some(weight)
    }

    /// Steps taken and the value reached when `action` is played in `world`.
    fn try_action(
        &mut self,
        game: &G,
        view: View<'_, G>,
        mut world: State<G>,
        action: &G::Action,
        mut rng: GameRng,
    ) -> (u32, i64) {
        let Plan { horizon, utility, .. } = self.plan;
        game.apply(&mut world, view.seat, action.clone(), &mut Events::off());
        let steps = 1 + play_out(game, &mut world, &mut self.policy, horizon, &mut rng).steps;
        (steps, (utility.worth)(game, &world.public, view.seat))
    }

    fn reason(&self, tally: &Tally, best: usize) -> Option<Message> {
        let Utility { hundred, reason, .. } = self.plan.utility;
        let mean = (tally.weight > 0.0).then(|| tally.sums[best] / tally.weight)?;
        #[expect(clippy::cast_possible_truncation, reason = "a number to read")]
        let number = (100.0 * mean / hundred as f64).round() as i64;
        Some(Message::new(reason).with("number", number).with("worlds", tally.worlds))
    }
}

impl<G: Game, P: Policy<G> + Send> Bot<G> for FlatMonteCarlo<G, P> {
    fn notice(&mut self, _game: &G, news: News<'_, G>) {
        if let Some(notebook) = &mut self.notebook {
            notebook.note(news);
        }
    }

    fn choose(
        &mut self,
        game: &G,
        view: View<'_, G>,
        legal: &[G::Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<G::Action> {
        if let [only] = legal {
            return only.clone().into();
        }
        let mut tally = Tally { sums: vec![0.0; legal.len()], weight: 0.0, worlds: 0 };
        for _ in 0..self.plan.worlds_max {
            let Some(steps) = self.try_world(game, view, legal, &mut tally, thinking) else { break };
            if !thinking.spend(steps) {
                break;
            }
        }
        let best = best_idx(&tally.sums);
        Choice { action: legal[best].clone(), why: self.reason(&tally, best) }
    }
}

/// The first of the highest.
fn best_idx(sums: &[f64]) -> usize {
    let mut best = 0;
    for (idx, sum) in sums.iter().enumerate() {
        if *sum > sums[best] {
            best = idx;
        }
    }
    best
}
