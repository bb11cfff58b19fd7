//! What a bot cannot see never changes what it does: at thousands of moments of whole games every bot is asked the same
//! question in several worlds, which differ in nothing but what its seat was never told.

use engine::{
    ActionSet as _, BotKind, Choice, Effort, Game, GameRng, Level, News, Outfit, Seat, State, Step, Stop,
    Thinking,
};
use hosting::Hosted;

use crate::minds::{STEPS_MAX, half_by_bots};
use crate::past::{Lead, Other};
use crate::position::take;
use crate::violation::{Verdict, caught, ensure};
use crate::walk::tables;
use crate::{Law, Place, Violation};

/// How often a bot was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Its name.
    pub bot: &'static str,
    /// What a decision of it costs.
    pub effort: Effort,
    /// Questions with more than one answer, asked in the real world and in one that looks the same to the seat.
    pub questions: u64,
    /// Those among them before which it was told of steps that were done in the other world.
    pub retold: u64,
}

/// How many questions each bot is asked at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Questions {
    /// One that answers at once.
    pub instant: u64,
    /// One that thinks.
    pub thinking: u64,
}

impl Questions {
    /// As many as a game is asked when nobody says otherwise.
    #[must_use]
    pub const fn usual() -> Self {
        Self { instant: 2_000, thinking: 200 }
    }

    /// At how many moments of a game there is something to ask, at so many tables.
    fn moments(self, tables: usize) -> usize {
        usize::try_from(self.instant).unwrap_or(usize::MAX).div_ceil(tables * WORLDS)
    }

    const fn of(self, effort: Effort) -> u64 {
        match effort {
            Effort::Instant => self.instant,
            Effort::Thinks => self.thinking,
        }
    }
}

/// Asks every bot of a game so often, at every table of its presets and seat counts. Returns how often that was.
///
/// # Panics
/// If a bot decides by what its seat was not told, with the seed; or if there was not enough to ask.
pub fn hygiene<G: Hosted>(questions: Questions) -> Vec<Asked> {
    examine_hygiene::<G>(questions).unwrap_or_else(|violation| panic!("{violation}"))
}

/// Asks every bot of a game so often, at every table of its presets and seat counts. Returns how often that was.
///
/// # Errors
/// If a bot decides by what its seat was not told, or if there was not enough to ask.
pub fn examine_hygiene<G: Hosted>(questions: Questions) -> Result<Vec<Asked>, Violation> {
    let tables: Vec<_> = tables::<G>().collect();
    let mut inquiry = Inquiry { questions, moments: questions.moments(tables.len()), asked: Vec::new() };
    let mut seeds = 0..;
    for _ in 0..ROUNDS_MAX {
        for ((preset, game), seed) in tables.iter().zip(&mut seeds) {
            inquiry.game(preset, game, seed)?;
        }
        if inquiry.asked.iter().all(|bot| bot.questions >= questions.of(bot.effort)) {
            return Ok(inquiry.asked);
        }
    }
    let what = format!("there is not enough to ask: {:?}", inquiry.asked);
    Err(Violation { game: G::ID, law: Law::WorldsDiffer, place: None, what })
}

/// How often all tables are gone through at most.
const ROUNDS_MAX: usize = 200;

/// In how many other worlds a question is asked.
const WORLDS: usize = 2;

/// What is asked, and what was.
struct Inquiry {
    questions: Questions,
    /// At how many moments of a game.
    moments: usize,
    asked: Vec<Asked>,
}

impl Inquiry {
    /// Asks at moments of one game, spread evenly; somebody else is looked at in the next one.
    fn game<G: Hosted>(&mut self, preset: &'static str, game: &G, seed: u64) -> Result<(), Violation> {
        let rng = GameRng::from_number(seed).fork("hygiene");
        let seats: Vec<Seat> = Seat::all(game.seats()).collect();
        let seat = *rng.fork("seat").pick(&seats);
        let steps = whole_game(game, &rng);
        let broken = |step: usize, what: String| {
            let place = Place { preset, seats: game.seats(), seed, step };
            Violation { game: G::ID, law: Law::Bots, place: Some(place), what }
        };
        let chosen = moments(game, seat, &steps, self.moments, &mut rng.fork("moments"));
        let (mut lead, mut others) = (Lead::new(game, seat), Vec::new());
        for (idx, step) in steps.iter().enumerate() {
            let rng = rng.fork(&format!("moment {idx}"));
            if chosen.contains(&idx) {
                let asked = caught(|| self.moment(game, &lead, &mut others, &rng));
                asked.map_err(|what| broken(idx, what))?;
            }
            lead.push(game, step);
            let mut luck = rng.fork("following");
            others = others
                .into_iter()
                .filter_map(|other: Other<G>| other.following(game, &lead, &mut luck))
                .collect();
        }
        Ok(())
    }

    /// Asks every bot in this moment, in the real world and in others.
    fn moment<G: Hosted>(
        &mut self,
        game: &G,
        lead: &Lead<G>,
        others: &mut Vec<Other<G>>,
        rng: &GameRng,
    ) -> Verdict {
        let mut luck = rng.fork("worlds");
        while others.len() < WORLDS {
            let Some(other) = Other::imagined(game, lead, &mut luck)? else { return Ok(()) };
            others.push(other);
        }
        others.iter().try_for_each(|other| other.is_told_alike(game, lead))?;
        for kind in G::bots(game.seats()) {
            let rng = rng.fork(kind.id);
            if self.is_asked(&kind, &rng) {
                self.question(game, kind, lead, others, &rng)?;
            }
        }
        Ok(())
    }

    /// One that thinks is asked at fewer moments.
    fn is_asked<G: Game>(&self, kind: &BotKind<G>, rng: &GameRng) -> bool {
        let Questions { instant, thinking } = self.questions;
        let one_in = u32::try_from(instant / thinking.max(1)).unwrap_or(u32::MAX).max(1);
        kind.effort == Effort::Instant || rng.fork("is asked").below(one_in) == 0
    }

    /// One bot, in the real world and in others.
    fn question<G: Hosted>(
        &mut self,
        game: &G,
        kind: BotKind<G>,
        lead: &Lead<G>,
        others: &[Other<G>],
        rng: &GameRng,
    ) -> Verdict {
        let seat = lead.seat;
        let real = answer(game, kind, (seat, &lead.state), &|tell| lead.retell(game, tell), rng);
        for other in others {
            let retell = |tell: &mut dyn FnMut(News<'_, G>)| other.retell(game, lead, tell);
            let there = answer(game, kind, (seat, &other.state), &retell, rng);
            ensure!(real == there, "{} decides {real:?} in one world and {there:?} in the other", kind.id);
            let asked = self.of(kind);
            asked.questions += 1;
            asked.retold += u64::from(other.has_own_past());
        }
        Ok(())
    }

    /// What is counted of this bot.
    fn of<G: Game>(&mut self, kind: BotKind<G>) -> &mut Asked {
        let known = self.asked.iter().position(|asked| asked.bot == kind.id);
        let idx = known.unwrap_or_else(|| {
            self.asked.push(Asked { bot: kind.id, effort: kind.effort, questions: 0, retold: 0 });
            self.asked.len() - 1
        });
        &mut self.asked[idx]
    }
}

/// A game from its first step to its last, half by chance and half as a bot plays.
fn whole_game<G: Hosted>(game: &G, rng: &GameRng) -> Vec<Step<G>> {
    let (mut luck, mut choices, mut state) = (rng.fork("luck"), rng.fork("choices"), game.setup());
    let mut steps = Vec::new();
    while let Some(step) =
        half_by_bots(game, &state, &mut luck, &mut choices).filter(|_| steps.len() < STEPS_LOOKED_AT)
    {
        take(game, &mut state, &step);
        steps.push(step);
    }
    steps
}

/// Games that chance makes longer than this are not looked at to their end.
const STEPS_LOOKED_AT: usize = 800;

/// Some of the moments at which the seat has a choice.
fn moments<G: Game>(game: &G, seat: Seat, steps: &[Step<G>], most: usize, rng: &mut GameRng) -> Vec<usize> {
    let mut state = game.setup();
    let mut open = Vec::new();
    for (idx, step) in steps.iter().enumerate() {
        if has_choice(game, &state, seat) {
            open.push(idx);
        }
        take(game, &mut state, step);
    }
    rng.shuffle(&mut open);
    open.truncate(most);
    open
}

fn has_choice<G: Game>(game: &G, state: &State<G>, seat: Seat) -> bool {
    game.turn(&state.public).includes(seat) && game.legal_actions(state.view(seat)).len() > 1
}

/// What a bot does, and what it took to find out.
#[derive(Debug, PartialEq)]
struct Answer<A> {
    choice: Choice<A>,
    /// What its dice would have thrown next: as many were thrown.
    dice: [u8; 32],
    steps_left: u32,
}

/// Tells a seat's past.
type Retelling<'a, G> = &'a dyn Fn(&mut dyn FnMut(News<'_, G>));

/// The answer of a bot that is new to the game and was told its past in this world.
fn answer<G: Game>(
    game: &G,
    kind: BotKind<G>,
    (seat, world): (Seat, &State<G>),
    retell: Retelling<'_, G>,
    rng: &GameRng,
) -> Answer<G::Action> {
    let mut bot = (kind.make)(Outfit::default());
    if kind.listens {
        retell(&mut |news| bot.notice(game, news));
    }
    let mut rng = rng.clone();
    let view = world.view(seat);
    let legal = game.legal_actions(view).to_vec();
    let mut thinking = Thinking::new(&mut rng, kind.steps(Level::Full).min(STEPS_MAX), Stop::never());
    let choice = bot.choose(game, view, &legal, &mut thinking);
    let steps_left = thinking.steps_left();
    Answer { choice, dice: rng.draw_seed(), steps_left }
}
