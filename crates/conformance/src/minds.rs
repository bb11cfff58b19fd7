//! Bots that live through a game, beside bots that are made anew and told its past.

use engine::{
    ActionSet as _, Bot, BotKind, Choice, Effort, Game, GameRng, Match, Outfit, Seat, State, Step, Stop,
    Thinking, View,
};
use hosting::Hosted;

use crate::pair::Pair;
use crate::position::{next_step, take};
use crate::violation::{Verdict, ensure};

/// The bots that can be asked at every step of a game.
fn instant_bots<G: Hosted>(seats: u8) -> impl Iterator<Item = BotKind<G>> {
    G::bots(seats).into_iter().filter(|kind| kind.effort == Effort::Instant)
}

/// Any step that may come next, or the one that a bot of the game would take.
pub(crate) fn half_by_bots<G: Hosted>(
    game: &G,
    state: &State<G>,
    luck: &mut GameRng,
    choices: &mut GameRng,
) -> Option<Step<G>> {
    let bot = instant_bots::<G>(game.seats()).last().filter(|_| choices.below(2) == 0);
    let (Some(kind), Some(seat)) = (bot, game.turn(&state.public).seats().first()) else {
        return next_step(game, state, luck, choices);
    };
    let legal = game.legal_actions(state.view(seat)).to_vec();
    let mut thinking = Thinking::at_once(choices);
    // It knows nothing of the past here, like a bot that does not listen.
    let choice = (kind.make)(Outfit::default()).choose(game, state.view(seat), &legal, &mut thinking);
    Some(Step::Act(seat, choice.action))
}

/// One in so many decisions is asked of a bot that thinks, and so few steps may it cost: enough to look at several worlds
/// in every game.
const THINKERS_ONE_IN: u32 = 200;
pub(crate) const STEPS_MAX: u32 = 1_500;

/// Whether a bot is asked here: one that thinks is asked now and then.
pub(crate) fn is_asked<G: Game>(kind: &BotKind<G>, rng: &GameRng) -> bool {
    kind.effort == Effort::Instant || rng.fork("is asked").below(THINKERS_ONE_IN) == 0
}

/// Bots at a table, one of each kind in each seat that was asked.
pub(crate) struct Minds<G: Game>(Vec<Living<G>>);

struct Living<G: Game> {
    kind: BotKind<G>,
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    heard: usize,
}

impl<G: Game> Minds<G> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// What a bot chooses that has been there all the time.
    pub(crate) fn living(
        &mut self,
        kind: BotKind<G>,
        table: &Match<G>,
        seat: Seat,
        rng: &GameRng,
    ) -> Choice<G::Action> {
        let known = self.0.iter().position(|living| (living.kind.id, living.seat) == (kind.id, seat));
        let idx = known.unwrap_or_else(|| {
            self.0.push(Living { kind, seat, bot: (kind.make)(Outfit::default()), heard: 0 });
            self.0.len() - 1
        });
        let living = &mut self.0[idx];
        tell(living.bot.as_mut(), kind, table, seat, living.heard);
        living.heard = table.record().steps.len();
        choose(living.bot.as_mut(), kind, table.game(), table.view(seat), rng)
    }
}

/// What a bot chooses that is made again and told its seat's past.
pub(crate) fn rebuilt<G: Game>(
    kind: BotKind<G>,
    table: &Match<G>,
    seat: Seat,
    rng: &GameRng,
) -> Choice<G::Action> {
    let mut bot = (kind.make)(Outfit::default());
    tell(bot.as_mut(), kind, table, seat, 0);
    choose(bot.as_mut(), kind, table.game(), table.view(seat), rng)
}

fn tell<G: Game>(bot: &mut dyn Bot<G>, kind: BotKind<G>, table: &Match<G>, seat: Seat, from: usize) {
    if kind.listens {
        table.recount(seat, from, |news| bot.notice(table.game(), news));
    }
}

fn choose<G: Game>(
    bot: &mut dyn Bot<G>,
    kind: BotKind<G>,
    game: &G,
    view: View<'_, G>,
    rng: &GameRng,
) -> Choice<G::Action> {
    let legal = game.legal_actions(view).to_vec();
    let mut rng = rng.clone();
    let steps = kind.steps(Default::default()).min(STEPS_MAX);
    let mut thinking = Thinking::new(&mut rng, steps, Stop::never());
    bot.choose(game, view, &legal, &mut thinking)
}

/// In two worlds that look the same to a seat its bots decide the same, and for the same reason.
pub(crate) fn decide_alike<G: Hosted>(game: &G, pair: &Pair<G>, seat: Seat, rng: &GameRng) -> Verdict {
    for kind in G::bots(game.seats()) {
        let [one, other] = [0, 1].map(|world| decisions(game, kind, &pair.steps[world], seat, rng));
        ensure!(one == other, "{} decides {one:?} in one world and {other:?} in the other", kind.id);
    }
    Ok(())
}

/// What a bot would do wherever its seat is to act in this game.
fn decisions<G: Game>(
    game: &G,
    kind: BotKind<G>,
    steps: &[Step<G>],
    seat: Seat,
    rng: &GameRng,
) -> Vec<Choice<G::Action>> {
    let mut bot = (kind.make)(Outfit::default());
    let mut state = game.setup();
    let mut decisions = Vec::new();
    for (idx, step) in steps.iter().enumerate() {
        let events = take(game, &mut state, step);
        if kind.listens {
            bot.notice(game, engine::News::new(step, &events, state.view(seat)));
        }
        let rng = rng.fork(&format!("decision {idx}"));
        if game.turn(&state.public).includes(seat) && is_asked(&kind, &rng) {
            decisions.push(choose(bot.as_mut(), kind, game, state.view(seat), &rng));
        }
    }
    decisions
}
