//! Worlds that look the same to a seat, each with a past of its own that looks the same, too.

use engine::{Game, GameRng, News, Note, Seat, State, Step, Turn, determinize};
use hosting::Viewer;
use search::Notebook;

use crate::pair::{candidates, echo_of};
use crate::position::take;
use crate::violation::{Verdict, ensure};

/// A game as it was really played, looked at from one seat.
pub(crate) struct Lead<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) state: State<G>,
    /// What the seat was told, step by step.
    notes: Vec<Note<G>>,
    notebook: Notebook<G>,
}

/// Another world that the seat cannot tell from the real one.
pub(crate) struct Other<G: Game> {
    /// How many of the real steps are its own as well.
    since: usize,
    /// How it stood after them; the seat cannot tell that from the real one either.
    fork: State<G>,
    /// What was done since.
    own: Vec<Step<G>>,
    pub(crate) state: State<G>,
}

impl<G: Game> Lead<G> {
    pub(crate) fn new(game: &G, seat: Seat) -> Self {
        Self {
            seat,
            steps: Vec::new(),
            state: game.setup(),
            notes: Vec::new(),
            notebook: Notebook::default(),
        }
    }

    pub(crate) fn push(&mut self, game: &G, step: &Step<G>) {
        let events = take(game, &mut self.state, step);
        let news = News::new(step, &events, self.state.view(self.seat));
        self.notes.push(news.note());
        self.notebook.note(news);
        self.steps.push(step.clone());
    }

    /// The real game once more, step by step, to be told to a bot.
    pub(crate) fn retell(&self, game: &G, tell: &mut dyn FnMut(News<'_, G>)) {
        replay(game, self.seat, &mut game.setup(), &self.steps, tell);
    }
}

impl<G: Game> Other<G> {
    /// A world other than the real one, with as much of a past of its own as the game can tell. `None` where chance gives
    /// the real one again and again: then nothing is secret.
    pub(crate) fn imagined(game: &G, lead: &Lead<G>, rng: &mut GameRng) -> Result<Option<Self>, String> {
        let worlds = (0..TRIES_MAX).map(|_| determinize(game, lead.state.view(lead.seat), rng));
        let Some(state) = worlds.into_iter().find(|world| *world != lead.state) else { return Ok(None) };
        let decisions = lead.notebook.retrace(game, &state).map_err(|error| error.to_string())?;
        // Nature decides in between now and then, and what it did in the other world nobody knows.
        let acted = lead.steps.iter().rev().take_while(|step| step.actor().is_some()).count();
        let past = &decisions[decisions.len() - acted.min(decisions.len())..];
        let other = Self {
            since: lead.steps.len() - past.len(),
            fork: past.first().map_or_else(|| state.clone(), |first| first.world.clone()),
            own: past.iter().map(|decision| Step::Act(decision.seat, decision.action.clone())).collect(),
            state,
        };
        other.is_told_alike(game, lead)?;
        Ok(Some(other))
    }

    /// Takes a step that looks like this one of the real game, which has been taken there. `None` where there is none.
    pub(crate) fn following(mut self, game: &G, lead: &Lead<G>, rng: &mut GameRng) -> Option<Self> {
        let step = lead.steps.last()?;
        let viewer = Viewer::Seat(lead.seat);
        let mut steps = candidates(game, viewer, step, &self.state, rng);
        steps.truncate(FOLLOWED_MAX);
        let (step, state) = echo_of(game, viewer, &lead.state, &self.state, steps)?;
        (self.state, _) = (state, self.own.push(step));
        (self.state != lead.state).then_some(self)
    }

    /// Its past step by step, to be told to a bot.
    pub(crate) fn retell(&self, game: &G, lead: &Lead<G>, tell: &mut dyn FnMut(News<'_, G>)) {
        let (common, mut state) = (&lead.steps[..self.since], game.setup());
        replay(game, lead.seat, &mut state, common, tell);
        state = self.fork.clone();
        replay(game, lead.seat, &mut state, &self.own, tell);
    }

    /// Whether the seat heard of steps that were others here.
    pub(crate) const fn has_own_past(&self) -> bool {
        !self.own.is_empty()
    }

    /// In both worlds the seat has been told the same.
    pub(crate) fn is_told_alike(&self, game: &G, lead: &Lead<G>) -> Verdict {
        let mut state = self.fork.clone();
        for (step, note) in self.own.iter().zip(&lead.notes[self.since..]) {
            ensure!(
                game.turn(&state.public) != Turn::Chance || step.actor().is_none(),
                "nature decides like a seat"
            );
            let events = take(game, &mut state, step);
            let own = News::new(step, &events, state.view(lead.seat)).note();
            ensure!(own == *note, "{:?} hears {note:?} in one world and {own:?} in the other", lead.seat);
        }
        ensure!(
            state == self.state,
            "{:?} imagines {:?}, but its past leads to {state:?}",
            lead.seat,
            self.state
        );
        Ok(())
    }
}

/// How often chance is asked for a world other than the real one.
const TRIES_MAX: usize = 8;

/// How many steps are tried to find one that looks like the real one.
const FOLLOWED_MAX: usize = 40;

/// Takes these steps and tells of each.
fn replay<G: Game>(
    game: &G,
    seat: Seat,
    state: &mut State<G>,
    steps: &[Step<G>],
    tell: &mut dyn FnMut(News<'_, G>),
) {
    for step in steps {
        let events = take(game, state, step);
        tell(News::new(step, &events, state.view(seat)));
    }
}
