//! What a seat may do. Only the view decides.

use engine::{Seat, View};

use crate::action::{Action, Aim};
use crate::actions::{Actions, Aims, Run};
use crate::card::{Card, CardSet, Part};
use crate::deck::{Effect, Role, Rule, Title};
use crate::muster::{Muster, Protection, lies_before};
use crate::options::Skallywaggs;
use crate::places::Places;
use crate::state::{Cause, Sailing, Task, Watch};

impl Skallywaggs {
    pub(crate) fn legal(&self, view: View<'_, Self>) -> Actions {
        let mut actions = Actions::new(view.public);
        Offer { rules: self, view, actions: &mut actions }.gather();
        actions
    }
}

/// What a seat could do, gathered in the order of actions.
struct Offer<'a> {
    rules: &'a Skallywaggs,
    view: View<'a, Skallywaggs>,
    actions: &'a mut Actions,
}

impl<'a> Offer<'a> {
    fn gather(&mut self) {
        let View { public, private, .. } = self.view;
        match public.task() {
            Task::Arrange => self.actions.push(Run::Orders(private.peek.iter().copied().collect())),
            Task::Play => self.free_play(),
            Task::Pay { .. } => self.actions.push(Run::Discards(private.hand)),
            Task::Swap => {
                self.actions.push(Run::Swaps(private.hand, public.commons.iter().copied().collect()))
            }
            Task::Lose { seat, cause, .. } => {
                self.actions.push(Run::Losses(losable(&self.muster(), seat, cause)));
            }
            Task::Doom { .. } => self.ways_out(),
            Task::Take { below, .. } => {
                let takes = public.locker[..usize::from(below)].iter().copied().collect();
                self.actions.push(Run::Takes(takes));
                self.only(Action::Done);
            }
            Task::Answers => self.answers(),
            _ => {}
        }
    }

    fn muster(&self) -> Muster<'a> {
        Muster::new(self.rules, self.view.public)
    }

    fn only(&mut self, action: Action) {
        self.actions.push(Run::Only(action));
    }

    fn free_play(&mut self) {
        let View { seat, public, private } = self.view;
        let muster = self.muster();
        let is_forbidden = lies_before(self.rules.deck, public, seat, Effect::Forbid).is_some();
        let parts = self.rules.deck.parts.map(|part| part.and(private.hand));
        self.actions.push(Run::Builds(parts, self.rules.seats));
        if !is_forbidden {
            add_events(self.actions, &muster, seat, private.hand);
            let cost = trade_cost(&muster, seat);
            if usize::from(cost) < private.hand.len() && !public.commons.is_empty() {
                self.only(Action::Trade);
            }
        }
        self.characters(&muster);
        if is_forbidden && public.crew(seat).next().is_some() {
            self.only(Action::Ransom);
        }
        let in_time = public.round <= self.rules.last_round();
        if in_time && public.seats[seat].sailing == Sailing::No && muster.margin(seat) >= 0 {
            self.only(Action::Sail);
        }
        if !public.used.watched {
            let others = Watch::ALL.into_iter().filter(|watch| *watch != public.seats[seat].watch);
            others.for_each(|watch| self.only(Action::Watch(watch)));
        }
        self.only(Action::EndTurn);
    }

    /// What characters of the own crew can do once on a turn.
    fn characters(&mut self, muster: &Muster<'_>) {
        let View { seat, public, private } = self.view;
        let (hand, used) = (private.hand, public.used);
        let (mut lures, mut operates, mut helps) = (false, false, false);
        for (_, _, rule) in muster.rules_in(seat) {
            match rule {
                Rule::Lures { cost } => lures |= !used.lured && usize::from(cost) <= hand.len(),
                Rule::Operates => operates = !used.operated,
                Rule::HelpsItself => helps = !used.helped,
                _ => {}
            }
        }
        if lures {
            let lured = muster.everybody().filter(|place| can_lure(muster, seat, place));
            self.actions.push(Run::Lures(lured));
        }
        if operates {
            let parts = hand.without(self.rules.deck.events);
            self.actions.push(Run::Operations(parts, muster.crew_places(seat)));
        }
        if helps {
            self.actions.push(Run::Helps(public.commons.iter().copied().collect()));
        }
    }

    fn ways_out(&mut self) {
        let ways = ways_out(&self.muster());
        self.only(Action::LetGo);
        if ways.cure {
            self.only(Action::Cure);
        }
        self.actions.push(Run::StandIns(ways.stand_ins));
    }

    fn answers(&mut self) {
        let View { seat, public, private } = self.view;
        let events = private.hand.and(self.rules.deck.anytime);
        if !events.is_empty() {
            add_events(self.actions, &self.muster(), seat, events);
        }
        let watches = Watch::ALL.into_iter().filter(|watch| *watch >= public.seats[seat].watch);
        watches.for_each(|watch| self.only(Action::Pass(watch)));
    }
}

/// How many cards the next trade with the Commons costs.
pub(crate) fn trade_cost(muster: &Muster<'_>, seat: Seat) -> u8 {
    let trades = muster.public.used.trades;
    let free = trades == 0 && muster.rules_in(seat).any(|(_, _, rule)| rule == Rule::TradesFree);
    if free { 0 } else { trades + 1 }
}

/// Whether the player could lure this pirate.
pub(crate) fn can_lure(muster: &Muster<'_>, by: Seat, place: usize) -> bool {
    let pirate = &muster.public.pirates[place];
    pirate.crew != by && muster.form(place).is_simple() && muster.stays(by, place).is_none()
}

/// The pirates that may be chosen for a loss.
pub(crate) fn losable(muster: &Muster<'_>, seat: Seat, cause: Cause) -> Places {
    let captains = || muster.active_with(seat, Role::Captain).collect();
    match cause {
        Cause::Captain => captains(),
        Cause::Mutiny => {
            let free = muster.losable(seat).without(captains());
            if free.is_empty() { muster.crew_places(seat).without(captains()) } else { free }
        }
        Cause::Storm | Cause::Dredge | Cause::Ransom => muster.losable(seat),
    }
}

/// What the owner of a doomed pirate could do about it.
#[derive(Default)]
pub(crate) struct WaysOut {
    pub(crate) cure: bool,
    pub(crate) stand_ins: Places,
}

/// What can be done about the doom on top of the agenda.
pub(crate) fn ways_out(muster: &Muster<'_>) -> WaysOut {
    let public = muster.public;
    let Task::Doom { pirate: doomed, card, by } = public.task() else { return WaysOut::default() };
    let Some(place) = public.place_of(doomed) else { return WaysOut::default() };
    let owner = public.pirates[place].crew;
    let is_sick = muster.rules.deck.effect(card) == Some(Effect::Sicken);
    let cure = is_sick && cure_cost(muster, owner).is_some_and(|cost| cost <= public.seats[owner].hand);
    let stands_in = |hero: usize| {
        hero != place && by != owner && muster.part_rules(hero).any(|(_, rule)| rule == Rule::StandsIn)
    };
    WaysOut { cure, stand_ins: muster.crew_places(owner).filter(stands_in) }
}

/// What a cure costs, where somebody in the crew can cure.
pub(crate) fn cure_cost(muster: &Muster<'_>, seat: Seat) -> Option<u8> {
    muster.rules_in(seat).find_map(|(_, _, rule)| match rule {
        Rule::Cures { cost } => Some(cost),
        _ => None,
    })
}

/// The events of these cards that the player could announce.
pub(crate) fn events(muster: &Muster<'_>, by: Seat, cards: CardSet) -> Actions {
    let mut actions = Actions::new(muster.public);
    add_events(&mut actions, muster, by, cards);
    actions
}

/// Events of these cards with everything they can be aimed at. Each copy of a title is a card of its own: if only
/// the first could be played, playing another would tell that the first is not held.
fn add_events(actions: &mut Actions, muster: &Muster<'_>, by: Seat, cards: CardSet) {
    let deck = muster.rules.deck;
    let mut cards = cards.and(deck.events);
    while let Some(card) = cards.iter().next() {
        // Copies lie side by side in the deck and have the same targets.
        let title = deck.card(card).title;
        let copies: CardSet = cards.iter().take_while(|other| deck.card(*other).title == title).collect();
        actions.push(Run::Events(copies, aims(muster, by, card)));
        cards = cards.without(copies);
    }
}

/// Everything that this player's event can be aimed at now.
pub(crate) fn aims(muster: &Muster<'_>, by: Seat, card: Card) -> Aims {
    let shot = Shot { muster, by, card };
    let at_nobody = Aims::Pirates(Places::EMPTY);
    match shot.effect() {
        None => at_nobody,
        Some(Effect::Swap(only)) => Aims::Parts(Part::ALL.map(|part| {
            let everybody =
                if only.is_none_or(|only| only == part) { muster.everybody() } else { Places::EMPTY };
            everybody.filter(|place| shot.part_obstacle(place, part).is_none())
        })),
        Some(effect @ (Effect::Press | Effect::Sink | Effect::Sicken | Effect::Arrest)) => {
            Aims::Pirates(muster.everybody().filter(|place| shot.pirate_obstacle(effect, place).is_none()))
        }
        Some(Effect::Forbid) => {
            let seats = Seat::all(muster.rules.seats);
            Aims::Seats(seats.filter(|seat| shot.seat_obstacle(*seat).is_none()).collect())
        }
        Some(_) if shot.obstacle(Aim::None).is_none() => Aims::None,
        Some(_) => at_nobody,
    }
}

/// Whether the event can be aimed there: at its announcement, and again before it is carried out.
pub(crate) fn can_aim(muster: &Muster<'_>, by: Seat, card: Card, aim: Aim) -> bool {
    obstacle(muster, by, card, aim).is_none()
}

/// What is in the way of an event.
pub(crate) fn obstacle(muster: &Muster<'_>, by: Seat, card: Card, aim: Aim) -> Option<Obstacle> {
    Shot { muster, by, card }.obstacle(aim)
}

/// Why an event cannot be aimed somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// Something protects the target.
    Protected(Protection),
    /// It is aimed at one's own crew and must not be, or the other way round.
    WrongCrew,
    /// No such pirate or player, or not this kind of target.
    NoTarget,
    /// There is nothing it could do.
    Nothing,
}

/// An event in somebody's hand, about to be aimed.
#[derive(Clone, Copy)]
struct Shot<'a> {
    muster: &'a Muster<'a>,
    by: Seat,
    card: Card,
}

impl Shot<'_> {
    fn effect(self) -> Option<Effect> {
        self.muster.rules.deck.effect(self.card)
    }

    fn event(self) -> Title {
        self.muster.rules.deck.card(self.card).title
    }

    fn obstacle(self, aim: Aim) -> Option<Obstacle> {
        let Some(effect) = self.effect() else { return Some(Obstacle::NoTarget) };
        match (effect, aim) {
            (Effect::Swap(only), Aim::Parts { one, other, part }) => {
                if one >= other || only.is_some_and(|only| only != part) {
                    return Some(Obstacle::NoTarget);
                }
                let obstacle = |pirate| {
                    let place = self.muster.public.place_of(pirate);
                    place.map_or(Some(Obstacle::NoTarget), |place| self.part_obstacle(place, part))
                };
                obstacle(one).or_else(|| obstacle(other))
            }
            (Effect::Press | Effect::Sink | Effect::Sicken | Effect::Arrest, Aim::Pirate(id)) => {
                let Some(place) = self.muster.public.place_of(id) else { return Some(Obstacle::NoTarget) };
                self.pirate_obstacle(effect, place)
            }
            (Effect::Forbid, Aim::Seat(seat)) => self.seat_obstacle(seat),
            (_, Aim::None) => self.unaimed_obstacle(effect),
            _ => Some(Obstacle::NoTarget),
        }
    }

    fn part_obstacle(self, place: usize, part: Part) -> Option<Obstacle> {
        self.muster.part_protection(self.event(), self.by, place, part).map(Obstacle::Protected)
    }

    fn pirate_obstacle(self, effect: Effect, place: usize) -> Option<Obstacle> {
        if effect != Effect::Arrest && self.muster.public.pirates[place].crew == self.by {
            return Some(Obstacle::WrongCrew);
        }
        let held = || self.muster.stays(self.by, place).filter(|_| effect == Effect::Press);
        self.muster.protection(self.event(), self.by, place).or_else(held).map(Obstacle::Protected)
    }

    fn seat_obstacle(self, seat: Seat) -> Option<Obstacle> {
        if seat.idx() >= usize::from(self.muster.rules.seats) {
            return Some(Obstacle::NoTarget);
        }
        if seat == self.by {
            return Some(Obstacle::WrongCrew);
        }
        self.muster.seat_protection(self.event(), self.by, seat).map(Obstacle::Protected)
    }

    fn unaimed_obstacle(self, effect: Effect) -> Option<Obstacle> {
        let public = self.muster.public;
        match effect {
            Effect::Dredge(_) => {
                let possible = public.crew(self.by).next().is_some() && !public.locker.is_empty();
                (!possible).then_some(Obstacle::Nothing)
            }
            Effect::Cancel => {
                let other = public.announced.iter().rev().find(|announced| announced.card != self.card);
                other.is_none_or(|other| other.by == self.by).then_some(Obstacle::Nothing)
            }
            Effect::Storm | Effect::IgnoreIcons | Effect::Shelter | Effect::Plunder(_) => None,
            _ => Some(Obstacle::NoTarget),
        }
    }
}
