//! Decides by looking at what each thing would make of the table: one thing at a time, as far as nobody answers it.

use engine::{ActionSet as _, Choice, Events, Game as _, GameRng, Seat, State, Turn, View};

use super::lore::Lore;
use super::menu::{Menu, answers, is_worth_drawing, keep, wins_now};
use super::reasons;
use super::value::{Judge, Scale};
use crate::action::{Action, Order};
use crate::card::CardSet;
use crate::deck::Effect;
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Answer, Task};

/// Far more than any action leads to before its player is asked again.
const FOLLOWING_MAX: u32 = 48;

/// By how much the odds have to be better for something to be done, as a logarithm.
pub(super) const ENOUGH: f32 = 0.02;

/// What a card's worth counts for where the tables are alike.
pub(super) const TRIFLE: f32 = 1e-3;

/// Somebody who weighs tables.
#[derive(Clone, Copy)]
pub(super) struct Mind<'a> {
    pub(super) rules: &'a Skallywaggs,
    pub(super) lore: &'a Lore,
    pub(super) scale: &'a Scale,
}

/// A table after an action, and what it is worth.
pub(super) struct After {
    pub(super) world: State<Skallywaggs>,
    pub(super) odds: f32,
    pub(super) steps: u32,
}

impl<'a> Mind<'a> {
    pub(super) fn judge(&self) -> Judge<'a> {
        Judge { rules: self.rules, lore: self.lore, scale: self.scale }
    }

    /// The odds of a seat as it sees this world.
    pub(super) fn odds(&self, world: &State<Skallywaggs>, seat: Seat) -> f32 {
        self.judge().odds(&world.public, seat, world.private[seat].hand)
    }

    /// The table after an action of a seat, if nobody does anything about it.
    pub(super) fn after(&self, world: &State<Skallywaggs>, seat: Seat, action: Action) -> After {
        let mut world = world.clone();
        self.rules.apply(&mut world, seat, action, &mut Events::off());
        let steps = 1 + self.settle(&mut world);
        let odds = self.odds(&world, seat);
        After { world, odds, steps }
    }

    /// Goes on until somebody has a turn to play, by what is plain.
    pub(super) fn settle(&self, world: &mut State<Skallywaggs>) -> u32 {
        for steps in 0..FOLLOWING_MAX {
            match self.rules.turn(&world.public) {
                Turn::Over => return steps,
                // The order does not matter to what is looked at.
                Turn::Chance => {
                    let chance = self.rules.sample_chance(world, &mut GameRng::from_seed([7; 32]));
                    self.rules.resolve_chance(world, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    if world.public.task() == Task::Play {
                        return steps;
                    }
                    let Some(seat) = seats.first() else { return steps };
                    let action = self.plainly(world.view(seat));
                    self.rules.apply(world, seat, action, &mut Events::off());
                }
            }
        }
        FOLLOWING_MAX
    }

    /// What somebody does where it is plain enough.
    pub(super) fn plainly(&self, view: View<'_, Skallywaggs>) -> Action {
        let hand = view.private.hand;
        let worth = |cards: CardSet, card| keep(self.rules, self.lore, cards, card);
        match view.public.task() {
            Task::Answers => Action::Pass(view.public.seats[view.seat].watch),
            Task::Pay { .. } => {
                let cheapest = hand.iter().min_by(|a, b| worth(hand, *a).total_cmp(&worth(hand, *b)));
                cheapest.map_or_else(|| self.first(view), Action::Discard)
            }
            Task::Swap => self.swap(view),
            Task::Take { below, .. } => {
                let locker = view.public.locker[..usize::from(below)].iter().copied();
                let best = locker.max_by(|a, b| worth(hand, *a).total_cmp(&worth(hand, *b)));
                best.map_or(Action::Done, Action::Take)
            }
            Task::Lose { .. } => self.loss(view),
            Task::Doom { .. } => self.doom(view),
            Task::Arrange => self.arrange(view),
            _ => self.first(view),
        }
    }

    fn first(&self, view: View<'_, Skallywaggs>) -> Action {
        self.rules.legal_actions(view).at(0)
    }

    fn swap(&self, view: View<'_, Skallywaggs>) -> Action {
        let hand = view.private.hand;
        let worth = |cards: CardSet, card| keep(self.rules, self.lore, cards, card);
        let give = hand.iter().min_by(|a, b| worth(hand, *a).total_cmp(&worth(hand, *b)));
        let Some(give) = give else { return self.first(view) };
        let mut rest = hand;
        rest.remove(give);
        let commons = view.public.commons.iter().copied();
        let take = commons.max_by(|a, b| worth(rest, *a).total_cmp(&worth(rest, *b)));
        take.map_or_else(|| self.first(view), |take| Action::Swap { give, take })
    }

    /// Who must lose a pirate loses one that does not sail, or is nobody in particular.
    fn loss(&self, view: View<'_, Skallywaggs>) -> Action {
        let muster = Muster::new(self.rules, view.public);
        let legal = self.rules.legal_actions(view).to_vec();
        let worth = |action: &Action| match action {
            Action::Lose(pirate) => view.public.place_of(*pirate).map_or(0, |place| {
                let simple = u8::from(!muster.form(place).is_simple());
                2 * u8::from(muster.is_seaworthy(place)) + simple
            }),
            _ => 4,
        };
        legal.iter().copied().min_by_key(worth).unwrap_or_else(|| self.first(view))
    }

    fn doom(&self, view: View<'_, Skallywaggs>) -> Action {
        let legal = self.rules.legal_actions(view).to_vec();
        let stands_in = legal.iter().copied().find(|action| matches!(action, Action::StandIn(_)));
        let cures = legal.iter().copied().find(|action| matches!(action, Action::Cure));
        stands_in.or(cures).unwrap_or(Action::LetGo)
    }

    /// The best card next.
    fn arrange(&self, view: View<'_, Skallywaggs>) -> Action {
        let hand = view.private.hand;
        let mut cards = view.private.peek.to_vec();
        let worth = |card| keep(self.rules, self.lore, hand, card);
        cards.sort_by(|a, b| worth(*b).total_cmp(&worth(*a)));
        Order::new(&cards).map_or_else(|_| self.first(view), Action::Arrange)
    }

    /// What is done without a thought: to win, to say that one sails, and to draw cards.
    pub(super) fn at_once(&self, view: View<'_, Skallywaggs>) -> Option<Action> {
        let muster = Muster::new(self.rules, view.public);
        if wins_now(&muster, view.public, view.seat) {
            return Some(Action::EndTurn);
        }
        let legal = self.rules.legal_actions(view);
        if legal.contains(&Action::Sail) {
            return Some(Action::Sail);
        }
        if !is_worth_drawing(view.public) {
            return None;
        }
        let known = view.public.seats[view.seat].known;
        let draws = self.lore.effects[super::lore::place_of(Effect::Plunder(0))].and(view.private.hand);
        let mut cards = draws.and(known).iter().chain(draws.iter());
        let event = Action::Event { card: cards.next()?, aim: crate::action::Aim::None };
        legal.contains(&event).then_some(event)
    }

    /// The same, with a reason.
    pub(super) fn at_once_and_why(&self, view: View<'_, Skallywaggs>) -> Option<Choice<Action>> {
        let is_turn = view.public.task() == Task::Play;
        let action = is_turn.then(|| self.at_once(view)).flatten()?;
        Some(Choice::from(action).because(reasons::plain(self.rules, view, action)))
    }

    /// The best single thing to do on one's turn, in a hurry.
    pub(super) fn play_hastily(&self, world: &State<Skallywaggs>, seat: Seat) -> (Action, u32) {
        if let Some(action) = self.at_once(world.view(seat)) {
            return (action, 1);
        }
        self.best_step(world, seat, &Menu::new(self.rules, self.lore, world.view(seat)).hasty())
    }

    fn best_step(&self, world: &State<Skallywaggs>, seat: Seat, menu: &Menu<'_>) -> (Action, u32) {
        let mut best = (Action::EndTurn, self.odds(world, seat) + ENOUGH);
        let mut steps = 1;
        for action in menu.actions() {
            let after = self.after(world, seat, action);
            steps += after.steps;
            if after.odds > best.1 {
                best = (action, after.odds);
            }
        }
        (best.0, steps)
    }

    /// The best thing against an event, or nothing.
    pub(super) fn answer(&self, world: &State<Skallywaggs>, seat: Seat) -> (Action, u32) {
        let pass = Action::Pass(world.public.seats[seat].watch);
        if world.private[seat].hand.and(self.rules.deck.anytime).is_empty() {
            return (pass, 1);
        }
        let options = answers(self.rules, world.view(seat));
        self.best_of(world, seat, &options)
    }

    /// The best of these, and of equal ones what leaves the better hand.
    fn best_of(&self, world: &State<Skallywaggs>, seat: Seat, options: &[Action]) -> (Action, u32) {
        let Some((first, rest)) = options.split_first() else { return (Action::EndTurn, 0) };
        if rest.is_empty() {
            return (*first, 1);
        }
        let plain = self.plainly(world.view(seat));
        let mut best = (plain, f32::MIN);
        let mut steps = 0;
        for action in options {
            let after = self.after(world, seat, *action);
            steps += after.steps;
            let hand = after.world.private[seat].hand;
            let held: f32 = hand.iter().map(|card| keep(self.rules, self.lore, hand, card)).sum();
            let favor = if *action == plain { 2.0 } else { 0.0 };
            let odds = after.odds + TRIFLE * (held + favor);
            if odds > best.1 {
                best = (*action, odds);
            }
        }
        (best.0, steps)
    }
}

/// Nobody is known to have answered anything: they are taken to let things happen.
pub(super) fn unanswered(world: &mut State<Skallywaggs>) {
    for (seat, own) in world.private.iter_mut() {
        let watch = world.public.seats[seat].watch;
        own.answer = own.answer.map(|_| Answer::Pass(watch));
    }
}
