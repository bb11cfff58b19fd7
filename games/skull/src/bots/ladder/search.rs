//! A search over imagined worlds: what can be done is tried in the same worlds with the same luck, the round is played out
//! as the others seem to play, and what counts is the chance to win the game.

use engine::{Bot, Choice, Events, Game as _, GameRng, Horizon, Message, News, Thinking, View, play_out};

use super::acquaintance::Acquaintance;
use super::blueprint::{self, Book};
use super::bosun;
use super::crew::{Mixture, STYLES, Style, Suspects};
use super::odds::{Odds, PLACES};
use super::shares::Shares;
use super::story::story;
use super::worth::Outlook;
use crate::{Action, Actions, Phase, Public, Skull, Stack};

/// What a search looks at.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// How the seat itself is supposed to play on.
    pub(super) own: Style,
    /// What it supposes of somebody of whom nothing is known.
    pub(super) prior: Mixture,
    /// How far from the best something may be, in chances to win, to be done now and then.
    pub(super) mixes: f32,
}

/// Tries everything in worlds that fit what was done.
pub(super) struct Search {
    plan: Plan,
    book: Option<Book>,
    acquaintance: Acquaintance,
}

/// What an action has been worth so far.
#[derive(Clone, Copy, Debug)]
struct Tried {
    action: Action,
    sum: f32,
    worlds: u32,
}

impl Tried {
    fn mean(&self) -> f32 {
        if self.worlds == 0 { f32::MIN } else { self.sum / self.worlds as f32 }
    }
}

impl Search {
    pub(super) fn new(plan: Plan) -> Self {
        Self { plan, book: None, acquaintance: Acquaintance::new(&plan.prior) }
    }

    /// One who has read the blueprint.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn read(plan: Plan, book: Book) -> Self {
        Self { book: Some(book), ..Self::new(plan) }
    }

    /// What it has come to think of how somebody plays.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn thought_of(&mut self, rules: &Skull, own: engine::Seat, other: engine::Seat) -> Mixture {
        self.acquaintance.mixtures(rules, own, self.book.as_ref())[other.idx()]
    }

    /// How many ways to play it knows.
    const fn n_styles(&self) -> usize {
        if self.book.is_some() { STYLES.len() } else { STYLES.len() - 1 }
    }

    /// Tries the actions in one world; the steps that took.
    fn try_world(
        &self,
        rules: &Skull,
        view: View<'_, Skull>,
        suspects: &Suspects,
        alive: &mut [Tried],
        rng: &mut GameRng,
    ) -> u32 {
        let (world, mut crew) = suspects.world(rules, view, self.plan.own, self.book.as_ref(), rng);
        let luck = GameRng::from_seed(rng.draw_seed());
        let mut steps = 0;
        for tried in alive {
            let mut end = world.clone();
            rules.apply(&mut end, view.seat, tried.action, &mut Events::off());
            steps += 1;
            if end.public.round == view.public.round {
                steps += play_out(rules, &mut end, &mut crew, Horizon::round(200), &mut luck.clone()).steps;
            }
            tried.sum += Outlook::of(&end.public).worth(view.seat);
            tried.worlds += 1;
        }
        steps
    }

    /// Everything worth trying, the best first.
    fn search(
        &self,
        rules: &Skull,
        view: View<'_, Skull>,
        legal: &[Action],
        suspects: &Suspects,
        thinking: &mut Thinking<'_>,
    ) -> Vec<Tried> {
        let mut tried: Vec<Tried> =
            legal.iter().map(|action| Tried { action: *action, sum: 0.0, worlds: 0 }).collect();
        let phases = legal.len().ilog2().max(1);
        let mut n_alive = tried.len();
        for phase in 0..phases {
            let until = thinking.steps_left() - thinking.steps_left() / (phases - phase);
            while thinking.steps_left() > until && !thinking.is_stopped() {
                let steps = self.try_world(rules, view, suspects, &mut tried[..n_alive], thinking.rng);
                thinking.spend(steps);
            }
            tried[..n_alive].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            n_alive = n_alive.div_ceil(2).max(2);
        }
        tried
    }

    /// One of the best: what is as good as the best is done as often, so that nobody reads from it what is held; by who has
    /// read the blueprint as often as that has it.
    fn mixed(&self, view: View<'_, Skull>, legal: &Actions, tried: &[Tried], rng: &mut GameRng) -> Action {
        let best = tried[0];
        let is_as_good =
            |other: &&Tried| other.worlds == best.worlds && best.mean() - other.mean() <= self.plan.mixes;
        let n_good = tried.iter().take_while(is_as_good).count().max(1);
        let Some(book) = self.book.as_ref().filter(|_| n_good > 1) else {
            return tried[rng.index(n_good)].action;
        };
        let said = blueprint::shares(book, view, legal);
        let weighed = tried[..n_good].iter().map(|tried| (tried.action, said.of(tried.action)));
        Shares(weighed.collect()).evened().draw(rng)
    }

    fn think(
        &mut self,
        rules: &Skull,
        view: View<'_, Skull>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        let scenes = story(view.public);
        // To weigh a deed takes about as long as to decide again.
        let cost = u32::try_from(scenes.len() * PLACES * self.n_styles()).unwrap_or(u32::MAX);
        if thinking.steps_left() <= cost {
            return by_thumb(rules, view, thinking);
        }
        thinking.spend(cost);
        let priors = self.acquaintance.mixtures(rules, view.seat, self.book.as_ref());
        let suspects = Suspects::new(rules, view, &scenes, &priors, self.book.as_ref());
        let odds = Odds::new(view.public, view.seat, |seat| suspects.belief(view.public, seat));
        if view.public.phase == Phase::Revealing {
            return flip(view, &odds).unwrap_or_else(|| by_thumb(rules, view, thinking));
        }
        let chances = odds.chances(view.private);
        let lowest = view.public.bids.highest() + 1;
        let is_worth_it = |action: &Action| match *action {
            Action::Bid(bid) => bid <= lowest + 1 || chances[usize::from(bid)] > 0.05,
            _ => true,
        };
        let wanted: Vec<Action> = legal.iter().copied().filter(is_worth_it).collect();
        let tried = self.search(rules, view, &wanted, &suspects, thinking);
        if tried[0].worlds == 0 {
            return by_thumb(rules, view, thinking);
        }
        let action = self.mixed(view, &rules.legal(view), &tried, thinking.rng);
        Choice { action, why: reason(action, lowest, &chances) }
    }
}

impl Bot<Skull> for Search {
    fn notice(&mut self, _rules: &Skull, news: News<'_, Skull>) {
        self.acquaintance.notice(news);
    }

    fn choose(
        &mut self,
        rules: &Skull,
        view: View<'_, Skull>,
        legal: &[Action],
        thinking: &mut Thinking<'_>,
    ) -> Choice<Action> {
        if let [only] = legal {
            return (*only).into();
        }
        match view.public.phase {
            Phase::Showing | Phase::Discarding | Phase::ChoosingFirst => by_thumb(rules, view, thinking),
            Phase::PlacingFirst => {
                let public = unplaced(view);
                self.think(rules, View { public: &public, ..view }, legal, thinking)
            }
            _ => self.think(rules, view, legal, thinking),
        }
    }
}

/// What everybody saw before anybody else had placed a first card: which, is not known yet.
fn unplaced(view: View<'_, Skull>) -> Public {
    let mut public = view.public.clone();
    for (seat, known) in public.seats.iter_mut() {
        known.stack = Stack::EMPTY;
        if public.in_game.contains(seat) {
            public.to_act.insert(seat);
        }
    }
    public.table_cards = 0;
    public
}

/// Turns the pile that belongs to the likeliest way through.
fn flip(view: View<'_, Skull>, odds: &Odds) -> Option<Choice<Action>> {
    let (seat, safe) = odds.flip(view.public.flips_left())?;
    let why = Message::new("skull-why-flip").with("bid", 1u8).with("chance", percent(safe));
    Some(Choice { action: Action::Flip(seat), why: Some(why) })
}

/// Decides by what the cards alone tell, one step ahead.
pub(super) fn by_thumb(rules: &Skull, view: View<'_, Skull>, thinking: &mut Thinking<'_>) -> Choice<Action> {
    bosun::shares(view, &rules.legal(view)).draw(thinking.rng).into()
}

/// The chances that it reckons with, where there are any.
pub(super) fn reason(action: Action, lowest: u8, chances: &[f32]) -> Option<Message> {
    let (key, bid) = match action {
        Action::Bid(bid) => ("skull-why-bid", bid),
        Action::Pass => ("skull-why-pass", lowest),
        _ => return None,
    };
    let chance = chances.get(usize::from(bid))?;
    Some(Message::new(key).with("bid", bid).with("chance", percent(*chance)))
}

#[expect(clippy::cast_possible_truncation, reason = "a percentage")]
fn percent(chance: f32) -> i64 {
    libm::roundf(100.0 * chance) as i64
}
