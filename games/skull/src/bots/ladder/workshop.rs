//! What bots are measured with: the blueprint alone, those who know exactly how the others play, and what a single round
//! gives away.

use engine::{
    ActionSet as _, Bot, BotKind, Choice, Game as _, GameRng, News, Outfit, Seat, State, Stop, Thinking, View,
};

use super::blueprint::{self, Book};
pub use super::blueprint::{Log, Trainer};
use super::crew::{Mixture, READ, STYLES, SUBTLE, Suspects};
use super::heads_up::{HeadsUp, payoff, position, root};
use super::odds::Odds;
use super::search::{Plan, Search};
use super::shares::Shares;
use super::solve::{Solver, Tree};
use super::story::story;
use super::{ByThumb, CAPTAINS_PLAN, bosun, veteran};
use crate::{Action, CARDS_EACH, Card, Cards, Phase, Private, SEATS_MAX, Skull, Whereabouts};

const BY_BOOK: Mixture = [0.0, 0.0, 0.0, 0.0, 1.0];
const BY_SEARCH: Mixture = [1.0, 0.0, 0.0, 0.0, 0.0];
const BY_RECKONING: Mixture = [0.0, 1.0, 0.0, 0.0, 0.0];

/// The name of the blueprint's file.
const BLUEPRINT: &str = "skull-blueprint.bin";

/// Bots to measure others with: by the blueprint alone, by what those do who search, three who know how the others play,
/// and what the Captain could be. What reads the blueprint plays without it as well.
#[must_use]
pub fn entrants() -> Vec<BotKind<Skull>> {
    let thinks = |id, make| BotKind::thinks(id, 30_000, make).reading(BLUEPRINT);
    vec![
        BotKind::instant("blueprint", |outfit| match book(outfit) {
            Some(book) => Box::new(ByBook(book)),
            None => Box::new(ByThumb(veteran::shares)),
        })
        .reading(BLUEPRINT),
        BotKind::instant("veteran", |_| Box::new(ByThumb(veteran::shares))),
        thinks("knows-the-blueprint", |outfit| knowing(BY_BOOK, outfit)),
        thinks("knows-the-veteran", |outfit| knowing(BY_SEARCH, outfit)),
        thinks("knows-the-bosun", |outfit| knowing(BY_RECKONING, outfit)),
        thinks("captain-solves-30", |_| solving(0.3)).listening(),
        thinks("captain-solves-60", |_| solving(0.6)).listening(),
        thinks("captain-solves-75", |_| solving(0.75)).listening(),
        thinks("captain-solves-90", |_| solving(0.9)).listening(),
        thinks("captain-reads", |outfit| reading(Plan { prior: READ, ..CAPTAINS_PLAN }, outfit)).listening(),
        thinks("captain-mixes", |outfit| reading(Plan { prior: READ, mixes: 0.01, ..CAPTAINS_PLAN }, outfit))
            .listening(),
    ]
}

/// The Captain who solves rounds of two, and trusts so far that the other plays as they seem to.
fn solving(trust: f32) -> Box<dyn Bot<Skull>> {
    Box::new(Solving { captain: Search::new(CAPTAINS_PLAN), trust })
}

/// Solves rounds of two, and does everything else as the Captain does.
struct Solving {
    captain: Search,
    trust: f32,
}

impl Bot<Skull> for Solving {
    fn notice(&mut self, rules: &Skull, news: News<'_, Skull>) {
        self.captain.notice(rules, news);
    }

    fn choose(
        &mut self,
        rules: &Skull,
        view: View<'_, Skull>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        match self.solved(rules, view, thinking) {
            Some(action) if legal.len() > 1 => action.into(),
            _ => self.captain.choose(rules, view, legal, thinking),
        }
    }
}

impl Solving {
    /// What comes out, if there are steps enough.
    fn solved(
        &mut self,
        rules: &Skull,
        view: View<'_, Skull>,
        thinking: &mut Thinking<'_>,
    ) -> Option<Action> {
        let round = HeadsUp::of(rules, view)?;
        let styles = STYLES.len() - 1;
        let iterations = round.iterations(thinking.steps_left(), styles)?;
        if thinking.is_stopped() {
            return None;
        }
        let (first, each) = round.cost(styles);
        thinking.spend(first + iterations * each);
        let other = view.public.in_game.iter().find(|seat| *seat != view.seat)?;
        let thought = self.captain.thought_of(rules, view.seat, other);
        Some(round.shares(iterations, &thought, self.trust, None)?.draw(thinking.rng))
    }
}

/// Searches for the best answer to others who all play in one way.
fn knowing(prior: Mixture, outfit: Outfit<'_>) -> Box<dyn Bot<Skull>> {
    reading(Plan { prior, mixes: 0.0, ..CAPTAINS_PLAN }, outfit)
}

fn reading(plan: Plan, outfit: Outfit<'_>) -> Box<dyn Bot<Skull>> {
    Box::new(match book(outfit) {
        Some(book) => Search::read(plan, book),
        None => Search::new(plan),
    })
}

fn book(outfit: Outfit<'_>) -> Option<Book> {
    Book::read(outfit.data?).ok()
}

/// Plays by the blueprint alone. It turns cards by what it believes of others who do the same.
struct ByBook(Book);

impl Bot<Skull> for ByBook {
    fn choose(
        &mut self,
        rules: &Skull,
        view: View<'_, Skull>,
        _legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let flip = if view.public.phase == Phase::Revealing { self.flip(rules, view) } else { None };
        let by_book = || blueprint::shares(&self.0, view, &rules.legal(view)).draw(thinking.rng);
        flip.unwrap_or_else(by_book).into()
    }
}

impl ByBook {
    fn flip(&self, rules: &Skull, view: View<'_, Skull>) -> Option<Action> {
        let priors = [BY_BOOK; SEATS_MAX as usize];
        let suspects = Suspects::new(rules, view, &story(view.public), &priors, Some(&self.0));
        let odds = Odds::new(view.public, view.seat, |seat| suspects.belief(view.public, seat));
        odds.flip(view.public.flips_left()).map(|(seat, _)| Action::Flip(seat))
    }
}

/// What a round is worth to each seat, as a chance to win the game, and what each could gain by the best answer.
#[derive(Clone, Debug)]
pub struct Gain {
    /// The worth, if all play alike.
    pub worth: Vec<f32>,
    /// What the best answer has more.
    pub gain: Vec<f32>,
}

/// What the best answer to this way to play gains in one round of two or three seats with these bets won and cards, the
/// first of which begins; exactly. The ways are `blueprint`, `veteran`, `bosun`, `captain` (from a few draws of
/// each decision), `solved` with so many iterations, and for two
/// seats `heads-up-30`, which solves its rounds with so many iterations and trusts by 30 % in what the Captain expects.
#[must_use]
pub fn gains(way: &str, file: Option<&[u8]>, has: &[(u8, u8)], iterations: u32) -> Option<Gain> {
    let seats = u8::try_from(has.len()).ok()?;
    let (_, usual) = Skull::presets().remove(0);
    let rules = Skull::new(usual, seats).ok()?;
    let state = begun(&rules, has);
    let mut solver = Solver::new(
        Tree::grow(&position(&state.public), usize::MAX)?,
        root(&state.public),
        payoff(&state.public),
    );
    let seats: Vec<Seat> = Seat::all(seats).collect();
    let book = file.and_then(|file| Book::read(file).ok());
    match (way, &book) {
        ("solved", _) => (0..iterations).for_each(|_| solver.iterate()),
        ("blueprint", Some(book)) => {
            solver.follow(&rules, &state, &seats, &|view, legal| blueprint::shares(book, view, legal));
        }
        ("veteran", _) => solver.follow(&rules, &state, &seats, &veteran::shares),
        ("bosun", _) => solver.follow(&rules, &state, &seats, &bosun::shares),
        ("captain", _) => solver.follow(&rules, &state, &seats, &|view, _| drawn(&rules, view)),
        _ => {
            let trust: f32 = way.strip_prefix("heads-up-")?.parse().ok()?;
            solver.follow(&rules, &state, &seats, &|view, legal| {
                let round = HeadsUp::of(&rules, view);
                let shares = round.and_then(|round| round.shares(iterations, &SUBTLE, trust / 100.0, None));
                shares.unwrap_or_else(|| veteran::shares(view, legal))
            });
        }
    }
    let worth = (0..has.len()).map(|seat| solver.value(seat)).collect();
    Some(Gain { worth, gain: solver.gains() })
}

/// How often the Captain does what, who knows nothing of the others yet.
fn drawn(rules: &Skull, view: View<'_, Skull>) -> Shares {
    let legal = rules.legal(view);
    let mut counts = Shares::weighed(&legal, |_| 0.0);
    for seed in 0..DRAWS {
        let mut rng = GameRng::from_number(seed);
        let mut thinking = Thinking::new(&mut rng, DRAW_STEPS, Stop::never());
        let drawn = Search::new(CAPTAINS_PLAN).choose(rules, view, &legal.to_vec(), &mut thinking).action;
        counts.0.iter_mut().filter(|(action, _)| *action == drawn).for_each(|(_, count)| *count += 1.0);
    }
    counts.evened()
}

/// So often a decision is drawn, each time with so many steps.
const DRAWS: u64 = 16;
const DRAW_STEPS: u32 = 4_000;

/// The beginning of a round in a game that stands so. Lost cards may be the Skull.
fn begun(rules: &Skull, has: &[(u8, u8)]) -> State<Skull> {
    let mut state = rules.setup();
    state.public.phase = Phase::PlacingFirst;
    state.public.to_act = state.public.in_game;
    for (seat, (coins, cards)) in Seat::all(rules.seats()).zip(has) {
        let n_lost = CARDS_EACH - cards;
        let lost: Cards = (0..n_lost).map(|_| Card::Rose).collect();
        state.private[seat] = Private { hand: lost.missing(), lost, ..Private::DEALT };
        let known = &mut state.public.seats[seat];
        (known.coins, known.cards) = (*coins, *cards);
        known.skull = if n_lost == 0 { Whereabouts::Owned } else { Whereabouts::Doubtful(n_lost) };
    }
    state
}
