//! Decides without looking far: everything that is worth a thought is weighed, what is absurd is left out, and somebody
//! who is about to win is stopped.

use engine::{ActionSet as _, Choice, Game as _, GameRng, Seat, State};

use super::manners::Ledger;
use super::menu::{Menu, answers, keep};
use super::mind::{ENOUGH, Mind, TRIFLE};
use super::reasons;
use crate::action::Action;
use crate::options::Skallywaggs;
use crate::state::Task;

/// Something that could be done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    pub(super) action: Action,
    /// The odds that it leaves.
    pub(super) odds: f32,
    /// The same, with what tells equal things apart.
    value: f32,
    /// Whether it keeps somebody from winning.
    stops: bool,
}

/// By how much worse than the best, as a logarithm of the odds, a beginner's choice easily is.
const GREEN: f32 = 0.25;

/// Nobody does what is worse than the best by more than so many times that.
const GREEN_MAX: f32 = 2.0;

impl Mind<'_> {
    /// Everything that is worth a thought; the end of a turn comes first.
    pub(super) fn options(&self, world: &State<Skallywaggs>, seat: Seat) -> Vec<Action> {
        let view = world.view(seat);
        match view.public.task() {
            Task::Play => {
                let menu = Menu::new(self.rules, self.lore, view).actions();
                std::iter::once(Action::EndTurn).chain(menu).collect()
            }
            Task::Answers => answers(self.rules, view),
            _ => self.rules.legal_actions(view).to_vec(),
        }
    }

    /// What could be done, weighed, the best first.
    pub(super) fn weighed(&self, world: &State<Skallywaggs>, seat: Seat) -> Vec<Weighed> {
        let before = self.unmoved(world, seat);
        let threat = self.threat(&world.public, seat);
        let plain = self.plainly(world.view(seat));
        let weigh = |action: Action| {
            let favor = if action == plain { 2.0 * TRIFLE } else { 0.0 };
            self.weigh(world, &before, seat, threat, action)
                .map(|it| Weighed { value: it.value + favor, ..it })
        };
        let mut all: Vec<Weighed> = self.options(world, seat).into_iter().filter_map(weigh).collect();
        if let Some(threat) = threat.filter(|_| !all.iter().any(|it| it.stops)) {
            all.extend(self.stoppers(world, seat, threat).into_iter().filter_map(weigh));
        }
        all.sort_by(|one, other| other.value.total_cmp(&one.value));
        heed(&mut all, |it| it.action == Action::EndTurn, |it| it.stops);
        all
    }

    fn weigh(
        &self,
        world: &State<Skallywaggs>,
        before: &Ledger,
        seat: Seat,
        threat: Option<Seat>,
        action: Action,
    ) -> Option<Weighed> {
        if action == Action::EndTurn {
            let odds = self.odds(world, seat);
            let is_absurd = self.is_absurd(world, before, seat, action, world);
            return (!is_absurd).then_some(Weighed { action, odds, value: odds + ENOUGH, stops: false });
        }
        let after = self.after(world, seat, action);
        let stops = threat.is_some_and(|threat| self.is_stopped(&after.world, threat));
        if !stops && self.is_absurd(world, before, seat, action, &after.world) {
            return None;
        }
        let is_turn = world.public.task() == Task::Play;
        let held = if is_turn { 0.0 } else { self.worth_of_hand(&after.world, seat) };
        Some(Weighed { action, odds: after.odds, value: after.odds + TRIFLE * held, stops })
    }

    fn worth_of_hand(&self, world: &State<Skallywaggs>, seat: Seat) -> f32 {
        let hand = world.private[seat].hand;
        hand.iter().map(|card| keep(self.rules, self.lore, hand, card)).sum()
    }

    /// What is best, and why.
    pub(super) fn best(&self, world: &State<Skallywaggs>, seat: Seat) -> Choice<Action> {
        self.chosen(world, seat, |_| 0)
    }

    /// What a beginner does: often not the best, and never what is far worse.
    pub(super) fn greenly(
        &self,
        world: &State<Skallywaggs>,
        seat: Seat,
        rng: &mut GameRng,
    ) -> Choice<Action> {
        self.chosen(world, seat, |weighed| soft_pick(weighed, rng))
    }

    fn chosen(
        &self,
        world: &State<Skallywaggs>,
        seat: Seat,
        pick: impl FnOnce(&[Weighed]) -> usize,
    ) -> Choice<Action> {
        let view = world.view(seat);
        let weighed = self.weighed(world, seat);
        if weighed.is_empty() {
            let why = reasons::weighed(self.odds(world, seat), None);
            return Choice::from(self.plainly(view)).because(why);
        }
        let at = pick(&weighed);
        let own = weighed[at];
        let next = weighed.iter().enumerate().find(|(place, _)| *place != at).map(|(_, it)| it.odds);
        let why = match self.threat(view.public, seat) {
            Some(rival) if own.stops => reasons::stops(self.rules, view, rival),
            _ => reasons::weighed(own.odds, next),
        };
        Choice::from(own.action).because(why)
    }
}

/// One of these, the likelier the better it is.
fn soft_pick(weighed: &[Weighed], rng: &mut GameRng) -> usize {
    const FINE: f32 = 65_536.0;
    let share = |it: &Weighed| {
        let worse = (weighed[0].value - it.value) / GREEN;
        if worse > GREEN_MAX { 0.0 } else { libm::expf(-worse) }
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of few thousands")]
    let shares: Vec<u32> = weighed.iter().map(|it| (FINE * share(it)) as u32).collect();
    let mut at = rng.below(shares.iter().sum::<u32>().max(1));
    for (place, share) in shares.iter().enumerate() {
        if at < *share {
            return place;
        }
        at -= share;
    }
    0
}

/// Where something stops whoever is about to win, the turn is not ended, and nothing that is worse than its end is done
/// but that.
pub(super) fn heed<T>(best_first: &mut Vec<T>, ends: impl Fn(&T) -> bool, stops: impl Fn(&T) -> bool) {
    let Some(end) = best_first.iter().position(ends).filter(|_| best_first.iter().any(&stops)) else {
        return;
    };
    let mut place = 0;
    best_first.retain(|it| {
        place += 1;
        place <= end || stops(it)
    });
}
