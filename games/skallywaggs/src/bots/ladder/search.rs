//! A search over turns: the best courses of one's own turn are tried in the same imagined worlds, the others play on and
//! answer as somebody who weighs tables would, and what counts is the chance to win afterwards.

use engine::{
    ActionSet as _, Bot, Choice, Events, Game as _, GameRng, Message, Seat, State, Thinking, Turn, View,
    determinize,
};

use super::beam::{Course, Reach};
use super::lore::{Lore, place_of};
use super::mind::{Mind, unanswered};
use super::reasons;
use super::value::{Scale, share};
use super::weights;
use crate::action::Action;
use crate::deck::Effect;
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Public, Sailing, Task};

/// What a search looks at.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// How far the own turn is looked into.
    pub(super) turn: Reach,
    /// How many courses are tried in imagined worlds; with one, none is.
    pub(super) courses: usize,
    /// Turns after a round of the others until the table is judged.
    pub(super) beyond: u32,
    /// How many imagined worlds the first judgment counts for.
    pub(super) prior: f32,
    /// So many times the doubt must a course be better than the one that seemed best: who picks the luckiest of several
    /// picks luck.
    pub(super) sure: f32,
    /// How many worlds are imagined for each that is played.
    pub(super) imagined: u32,
    /// What it believes of tables, by their size.
    pub(super) scale: fn(u8) -> Scale,
}

impl Plan {
    /// Looks at one thing after the other.
    pub(super) const WITHOUT_WORLDS: Self = Self {
        turn: Reach { width: 1, depth: 1, deals: 1 },
        courses: 1,
        beyond: 0,
        prior: 8.0,
        sure: 1.0,
        imagined: 1,
        scale: |_| weights::OF_ALL,
    };

    /// Looks at whole turns, and knows more of what tables are worth.
    pub(super) const LEARNED: Self = Self {
        turn: Reach { width: 4, depth: 6, deals: 1 },
        scale: weights::learned,
        ..Self::WITHOUT_WORLDS
    };
}

/// Tries courses in imagined worlds.
pub(super) struct Search {
    plan: Plan,
    known: Option<Box<Known>>,
}

/// What is known of the game at a table of this size.
struct Known {
    lore: Lore,
    scale: Scale,
}

/// What a course has been worth so far.
struct Tried {
    course: Course,
    /// The chances to win.
    sum: f32,
    /// By how much they were better than those of the course that seemed best, and that squared.
    gain: f32,
    gain_squared: f32,
    worlds: u32,
}

/// Odds that are better by so much need no second look, as a logarithm.
const CLEAR: f32 = 1.2;

/// Decisions after which an imagined world is left in any case.
const DECISIONS_MAX: u32 = 400;

impl Tried {
    const fn new(course: Course) -> Self {
        Self { course, sum: 0.0, gain: 0.0, gain_squared: 0.0, worlds: 0 }
    }

    fn add(&mut self, chance: f32, of_first: f32) {
        let gain = chance - of_first;
        self.sum += chance;
        self.gain += gain;
        self.gain_squared += gain * gain;
        self.worlds += 1;
    }

    fn mean(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    /// By how much it is better than what seemed best, after what was thought of both, and less its doubt.
    fn merit(&self, first: f32, plan: Plan) -> f32 {
        let Plan { prior, sure, .. } = plan;
        let worlds = self.worlds as f32;
        let gain = (prior * (share(self.course.odds) - first) + self.gain) / (prior + worlds);
        let mean = self.gain / worlds.max(1.0);
        let spread = (self.gain_squared / worlds.max(1.0) - mean * mean).max(0.0);
        gain - sure * libm::sqrtf(spread / worlds.max(1.0))
    }
}

impl Search {
    pub(super) const fn new(plan: Plan) -> Self {
        Self { plan, known: None }
    }
}

impl Plan {
    /// The courses, the best first.
    fn search(
        &self,
        mind: &Mind<'_>,
        view: View<'_, Skallywaggs>,
        courses: Vec<Course>,
        thinking: &mut Thinking<'_>,
    ) -> Vec<Tried> {
        let mut tried: Vec<Tried> = courses.into_iter().take(self.courses).map(Tried::new).collect();
        let first = tried.first().map_or(0.0, |tried| share(tried.course.odds));
        let phases = tried.len().ilog2().max(1);
        let mut n_alive = tried.len();
        for phase in 0..phases {
            let until = thinking.steps_left() - thinking.steps_left() / (phases - phase);
            while thinking.steps_left() > until && !thinking.is_stopped() {
                self.try_all(mind, view, &mut tried[..n_alive], thinking);
            }
            // What the others are measured against stays in front.
            let merit = |tried: &Tried| tried.merit(first, *self);
            tried[1..n_alive].sort_by(|one, other| merit(other).total_cmp(&merit(one)));
            n_alive = n_alive.div_ceil(2).max(2).min(tried.len());
        }
        if tried.len() > 1 && tried[1].worlds > 0 && tried[1].merit(first, *self) > 0.0 {
            tried.swap(0, 1);
        }
        tried
    }

    /// Tries courses in one more world, with the same luck.
    fn try_all(
        &self,
        mind: &Mind<'_>,
        view: View<'_, Skallywaggs>,
        alive: &mut [Tried],
        thinking: &mut Thinking<'_>,
    ) {
        let world = self.imagine(mind, view, thinking.rng);
        let luck = GameRng::from_seed(thinking.rng.draw_seed());
        let mut of_first = None;
        for tried in alive {
            let (chance, steps) = self.try_course(mind, &world, view.seat, &tried.course, luck.clone());
            tried.add(chance, *of_first.get_or_insert(chance));
            thinking.spend(steps);
        }
    }

    /// A world that fits what was seen: of several the one that is the least surprising.
    fn imagine(&self, mind: &Mind<'_>, view: View<'_, Skallywaggs>, rng: &mut GameRng) -> State<Skallywaggs> {
        let mut best: Option<(f32, State<Skallywaggs>)> = None;
        for _ in 0..self.imagined {
            let world = determinize(mind.rules, view, rng);
            let wonder = mind.surprise(&world, view.seat);
            if best.as_ref().is_none_or(|(least, _)| wonder < *least) {
                best = Some((wonder, world));
            }
        }
        let mut world = best.map_or_else(|| determinize(mind.rules, view, rng), |(_, world)| world);
        unanswered(&mut world);
        world
    }

    /// The chance to win after a course in one world, and the steps that took.
    fn try_course(
        &self,
        mind: &Mind<'_>,
        world: &State<Skallywaggs>,
        seat: Seat,
        course: &Course,
        mut luck: GameRng,
    ) -> (f32, u32) {
        let mut world = world.clone();
        let mut steps = 1;
        for action in &course.actions {
            if !mind.rules.turn(&world.public).includes(seat)
                || !mind.rules.legal(world.view(seat)).contains(action)
            {
                break;
            }
            mind.rules.apply(&mut world, seat, *action, &mut Events::off());
            steps += 1 + mind.drive(&mut world, &mut luck);
        }
        let is_on = world.public.active == seat && course.actions.last() != Some(&Action::EndTurn);
        let turns = u32::from(mind.rules.seats) - 1 + self.beyond + u32::from(is_on);
        steps += mind.play_on(&mut world, turns, &mut luck);
        (mind.judge().chance(&world, seat), steps)
    }
}

impl Mind<'_> {
    /// Whether somebody could sail soon. Before that, so few worlds tell less than the first judgment.
    fn is_tense(&self, public: &Public) -> bool {
        let muster = Muster::new(self.rules, public);
        let is_near = |seat: Seat| public.seats[seat].sailing != Sailing::No || muster.margin(seat) >= -1;
        Seat::all(self.rules.seats).any(is_near)
    }

    /// How odd it is that the others hold what they hold: whoever has had a turn would have built and drawn.
    fn surprise(&self, world: &State<Skallywaggs>, own: Seat) -> f32 {
        let draws = self.lore.effects[place_of(Effect::Plunder(0))];
        let others = Seat::all(self.rules.seats).filter(|seat| *seat != own && *seat != world.public.active);
        let has_played = |seat: &Seat| world.public.round > 1 || world.public.seats[*seat].deeds.built > 0;
        others
            .filter(has_played)
            .map(|seat| {
                let hand = world.private[seat].hand;
                let parts = self.lore.steady.map(|cards| hand.and(cards).len());
                let built = parts.into_iter().min().unwrap_or_default();
                (built + hand.and(draws).len()) as f32
            })
            .sum()
    }

    /// Goes on until somebody has a turn to play; whoever can answer an event thinks about it.
    fn drive(&self, world: &mut State<Skallywaggs>, luck: &mut GameRng) -> u32 {
        let mut steps = 0;
        for _ in 0..DECISIONS_MAX {
            match self.rules.turn(&world.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = self.rules.sample_chance(world, luck);
                    self.rules.resolve_chance(world, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let task = world.public.task();
                    let Some(seat) = seats.first().filter(|_| task != Task::Play) else { break };
                    let (action, taken) = if task == Task::Answers {
                        self.answer(world, seat)
                    } else {
                        (self.plainly(world.view(seat)), 1)
                    };
                    steps += taken;
                    self.rules.apply(world, seat, action, &mut Events::off());
                }
            }
        }
        steps
    }

    /// Plays on until so many turns are about to end.
    fn play_on(&self, world: &mut State<Skallywaggs>, turns: u32, luck: &mut GameRng) -> u32 {
        let mut steps = 0;
        let mut ended = 0;
        for _ in 0..DECISIONS_MAX {
            steps += self.drive(world, luck);
            let Some(seat) = self.rules.turn(&world.public).seats().first() else { break };
            let (action, taken) = self.play_hastily(world, seat);
            steps += taken;
            ended += u32::from(action == Action::EndTurn);
            let has_won =
                action == Action::EndTurn && self.at_once(world.view(seat)) == Some(Action::EndTurn);
            if ended >= turns && !has_won {
                break;
            }
            self.rules.apply(world, seat, action, &mut Events::off());
        }
        steps
    }
}

impl Bot<Skallywaggs> for Search {
    fn choose(
        &mut self,
        rules: &Skallywaggs,
        view: View<'_, Skallywaggs>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        if let [only] = legal {
            return (*only).into();
        }
        let plan = self.plan;
        let learn = || Box::new(Known { lore: Lore::new(rules), scale: (plan.scale)(rules.seats) });
        let Known { lore, scale } = &**self.known.get_or_insert_with(learn);
        let mind = Mind { rules, lore, scale };
        if let Some(choice) = mind.at_once_and_why(view) {
            return choice;
        }
        let mut world = determinize(rules, view, thinking.rng);
        unanswered(&mut world);
        let is_plain = plan.courses > 1 && !matches!(view.public.task(), Task::Play | Task::Answers);
        if is_plain || thinking.steps_left() == 0 || thinking.is_stopped() {
            return mind.best(&world, view.seat);
        }
        let courses = mind.courses(&world, view.seat, plan.turn, thinking);
        let Some(first) = courses.first().filter(|course| !course.actions.is_empty()) else {
            return mind.best(&world, view.seat);
        };
        let is_clear = courses.get(1).is_none_or(|next| next.odds < first.odds - CLEAR);
        let stays = is_clear || first.stops || !mind.is_tense(view.public);
        if plan.courses < 2 || stays || thinking.steps_left() == 0 {
            let why = mind.why(view, first, courses.get(1));
            return Choice::from(first.actions[0]).because(why);
        }
        let tried = plan.search(&mind, view, courses, thinking);
        Choice::from(tried[0].course.actions[0]).because(mind.why_tried(view, &tried))
    }
}

impl Mind<'_> {
    fn why(&self, view: View<'_, Skallywaggs>, course: &Course, next: Option<&Course>) -> Message {
        match self.threat(view.public, view.seat) {
            Some(rival) if course.stops => reasons::stops(self.rules, view, rival),
            _ => reasons::weighed(course.odds, next.map(|next| next.odds)),
        }
    }

    fn why_tried(&self, view: View<'_, Skallywaggs>, tried: &[Tried]) -> Message {
        let (own, rest) = (&tried[0], &tried[1..]);
        match rest.first().filter(|next| own.worlds > 0 && next.worlds > 0) {
            Some(next) => reasons::tried(own.worlds.min(next.worlds), own.mean(), next.mean()),
            None => self.why(view, &own.course, rest.first().map(|next| &next.course)),
        }
    }
}
