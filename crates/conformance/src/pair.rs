//! Two games that look the same to one viewer, played step by step, with as many different secrets as can be.

use engine::{ActionSet, Game, GameRng, Seat, State, Step, Turn};
use hosting::Viewer;

use crate::position::{next_step, take};

/// Two games that look the same to a viewer after every step.
pub(crate) struct Pair<G: Game> {
    pub(crate) viewer: Viewer,
    /// The steps of both, as many in each, up to where a seat must act.
    pub(crate) steps: [Vec<Step<G>>; 2],
    /// How often the secrets were different when a seat had to act.
    pub(crate) moments_different: usize,
}

/// One of the two games.
struct World<G: Game> {
    state: State<G>,
    steps: Vec<Step<G>>,
}

impl<G: Game> World<G> {
    fn new(game: &G) -> Self {
        Self { state: game.setup(), steps: Vec::new() }
    }

    fn push(&mut self, step: Step<G>, state: State<G>) {
        self.steps.push(step);
        self.state = state;
    }
}

impl<G: Game> Pair<G> {
    /// Plays a pair until the game ends, no step keeps it together, or it is long enough.
    pub(crate) fn play(game: &G, viewer: Viewer, echoes: Echoes<G>, rng: &mut GameRng) -> Self {
        let (mut lead, mut echo) = (World::new(game), World::new(game));
        let (mut settled, mut moments_different) = (0, 0);
        for _ in 0..STEPS_MAX {
            if !go_on(game, viewer, echoes, [&mut lead, &mut echo], rng) {
                break;
            }
            if game.turn(&lead.state.public) != Turn::Chance {
                settled = lead.steps.len();
                moments_different += usize::from(lead.state != echo.state);
            }
        }
        // A host stores nothing before nature has finished, so neither does the pair.
        let steps = [lead, echo].map(|mut world| {
            world.steps.truncate(settled);
            world.steps
        });
        Self { viewer, steps, moments_different }
    }
}

/// Long enough to meet everything a game has, short enough for thousands.
const STEPS_MAX: usize = 60;

/// How many ways to go on are tried in the first world before a pair ends.
const LEADS_MAX: usize = 4;

/// How many of nature's decisions are tried to find one that keeps a pair together.
const CHANCES_MAX: usize = 40;

/// Decisions of nature that look like this one to the viewer, and are none that would be met by chance: a deal in which
/// others have other cards. For games whose nature decides so much at once that no two decisions look alike.
pub type Echoes<G> =
    fn(game: &G, viewer: Viewer, chance: &<G as Game>::Chance, rng: &mut GameRng) -> Vec<<G as Game>::Chance>;

/// Takes one step in each world. `false` when none keeps them together.
fn go_on<G: Game>(
    game: &G,
    viewer: Viewer,
    echoes: Echoes<G>,
    [lead, echo]: [&mut World<G>; 2],
    rng: &mut GameRng,
) -> bool {
    for _ in 0..LEADS_MAX {
        let mut luck = GameRng::from_seed(rng.draw_seed());
        let Some(step) = next_step(game, &lead.state, &mut luck, rng) else {
            return false;
        };
        let state = after(game, &lead.state, &step);
        let mut steps = candidates(game, viewer, &step, &echo.state, rng);
        if let Step::Chance(chance) = &step {
            let alike = echoes(game, viewer, chance, rng).into_iter();
            let alike = alike.filter(|chance| game.is_possible(&echo.state, chance));
            steps.splice(0..0, alike.map(Step::Chance));
        }
        if let Some((echo_step, echo_state)) = echo_of(game, viewer, &state, &echo.state, steps) {
            lead.push(step, state);
            echo.push(echo_step, echo_state);
            return true;
        }
    }
    false
}

/// The step of the second world after which both look the same: if there is one, with other secrets.
pub(crate) fn echo_of<G: Game>(
    game: &G,
    viewer: Viewer,
    lead: &State<G>,
    state: &State<G>,
    steps: Vec<Step<G>>,
) -> Option<(Step<G>, State<G>)> {
    let mut alike = None;
    for step in steps {
        let next = after(game, state, &step);
        if !look_alike(viewer, lead, &next) {
            continue;
        }
        if next != *lead {
            return Some((step, next));
        }
        alike = Some((step, next));
    }
    alike
}

/// What could happen in the second world when this happens in the first.
pub(crate) fn candidates<G: Game>(
    game: &G,
    viewer: Viewer,
    lead: &Step<G>,
    state: &State<G>,
    rng: &mut GameRng,
) -> Vec<Step<G>> {
    match lead {
        Step::Act(seat, _) if viewer == Viewer::Seat(*seat) => vec![lead.clone()],
        Step::Act(seat, _) => {
            let mut legal = game.legal_actions(state.view(*seat)).to_vec();
            rng.shuffle(&mut legal);
            legal.into_iter().map(|action| Step::Act(*seat, action)).collect()
        }
        Step::Chance(chance) => {
            let mut luck = GameRng::from_seed(rng.draw_seed());
            let mut steps: Vec<Step<G>> =
                (0..CHANCES_MAX).map(|_| Step::Chance(game.sample_chance(state, &mut luck))).collect();
            steps.extend(game.is_possible(state, chance).then(|| lead.clone()));
            steps
        }
    }
}

fn after<G: Game>(game: &G, state: &State<G>, step: &Step<G>) -> State<G> {
    let mut next = state.clone();
    take(game, &mut next, step);
    next
}

/// Whether the viewer sees the same.
fn look_alike<G: Game>(viewer: Viewer, one: &State<G>, other: &State<G>) -> bool {
    let own = |seat: Seat| one.private[seat] == other.private[seat];
    let private = match viewer {
        Viewer::Seat(seat) => own(seat),
        Viewer::Spectator => true,
    };
    private && one.public == other.public
}
