//! What a seat may do. Only the view decides.

use engine::{Seat, View};

use crate::action::{Action, Aim, Watch};
use crate::actions::{Actions, Aims, Run};
use crate::card::{Card, CardSet, Part, PirateId};
use crate::deck::{Effect, Role, Rule, Title};
use crate::muster::{Muster, Protection, lies_before};
use crate::options::Skallywaggs;
use crate::places::Places;
use crate::state::{Cause, Sailing, Task};

impl Skallywaggs {
    pub(crate) fn legal(&self, view: View<'_, Self>) -> Actions {
        let View { public, private, .. } = view;
        let hand = match public.task() {
            Task::Answers => private.hand.and(self.deck.anytime),
            _ => private.hand,
        };
        let mut actions = Actions::new(self.deck, public, hand);
        Offer { rules: self, view, hand, actions: &mut actions }.gather();
        actions
    }
}

/// What a seat could do, gathered in the order of actions.
struct Offer<'a> {
    rules: &'a Skallywaggs,
    view: View<'a, Skallywaggs>,
    /// The cards that can be played now.
    hand: CardSet,
    actions: &'a mut Actions,
}

impl<'a> Offer<'a> {
    fn gather(&mut self) {
        let View { public, private, .. } = self.view;
        match public.task() {
            Task::Arrange => self.of_others(&private.peek, Run::Orders),
            Task::Play => self.free_play(),
            Task::Pay { .. } => self.actions.push(Run::Discards),
            Task::Swap => self.of_others(&public.commons, Run::Swaps),
            Task::Lose { seat, cause, .. } => {
                self.actions.push(Run::Losses(losable(&self.muster(), seat, cause)));
            }
            Task::Doom { .. } => self.ways_out(),
            Task::Take { below, .. } => {
                self.of_others(&public.locker[..usize::from(below)], Run::Takes);
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

    /// A run that chooses from cards that do not lie in the hand.
    fn of_others(&mut self, others: &[Card], run: Run) {
        self.actions.put_beside(others.iter().copied().collect());
        self.actions.push(run);
    }

    fn free_play(&mut self) {
        let View { seat, public, .. } = self.view;
        let muster = self.muster();
        let is_forbidden = lies_before(self.rules.deck, public, seat, Effect::Forbid).is_some();
        self.actions.push(Run::Builds(self.rules.seats));
        if !is_forbidden {
            add_events(self.actions, &muster, seat, self.hand);
            let cost = trade_cost(&muster, seat);
            if usize::from(cost) < self.hand.len() && !public.commons.is_empty() {
                self.only(Action::Trade);
            }
        }
        self.characters(&muster);
        if is_forbidden && public.crew(seat).next().is_some() {
            self.only(Action::Ransom);
        }
        let in_time = public.round <= self.rules.last_round();
        if in_time && public.seats[seat].sailing == Sailing::No && muster.is_ready(seat) {
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
        let View { seat, public, .. } = self.view;
        let used = public.used;
        let (mut lures, mut operates, mut helps) = (false, false, false);
        for (_, _, rule) in muster.rules_in(seat) {
            match rule {
                Rule::Lures { cost } => lures |= !used.lured && usize::from(cost) <= self.hand.len(),
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
            self.actions.push(Run::Operations(muster.crew_places(seat)));
        }
        if helps {
            self.of_others(&public.commons, Run::Helps);
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
        let View { seat, public, .. } = self.view;
        if !self.hand.is_empty() {
            add_events(self.actions, &self.muster(), seat, self.hand);
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
    let mut actions = Actions::new(muster.rules.deck, muster.public, cards);
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
        let last = cards.iter().take_while(|other| deck.card(*other).title == title).last().unwrap_or(card);
        actions.push(Run::Events(card, last, aims(muster, by, card)));
        cards = cards.without(cards.between(card, last));
    }
}

/// Everything that this player's event can be aimed at now.
fn aims(muster: &Muster<'_>, by: Seat, card: Card) -> Aims {
    let at_nobody = Aims::Pirates(Places::EMPTY);
    let Some(shot) = Shot::new(muster, by, card) else { return at_nobody };
    match shot.effect {
        Effect::Swap(only) => {
            let pirates = shot.pirates_in_reach();
            let swaps = |part: Part| only.is_none_or(|only| only == part);
            let free =
                |part| pirates.filter(|place| swaps(part) && shot.part_obstacle(place, part).is_none());
            Aims::Parts([free(Part::Head), free(Part::Chest), free(Part::Legs)])
        }
        Effect::Press | Effect::Sink | Effect::Sicken | Effect::Arrest => {
            Aims::Pirates(shot.pirates_in_reach())
        }
        Effect::Forbid => Aims::Seats(shot.crews_in_reach().collect()),
        _ if shot.unaimed_obstacle().is_none() => Aims::None,
        _ => at_nobody,
    }
}

/// Whether the event can be aimed there: at its announcement, and again before it is carried out.
pub(crate) fn can_aim(muster: &Muster<'_>, by: Seat, card: Card, aim: Aim) -> bool {
    obstacle(muster, by, card, aim).is_none()
}

/// What is in the way of an event.
pub(crate) fn obstacle(muster: &Muster<'_>, by: Seat, card: Card, aim: Aim) -> Option<Obstacle> {
    Shot::new(muster, by, card).map_or(Some(Obstacle::NoTarget), |shot| shot.obstacle(aim))
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

/// An event about to be aimed.
#[derive(Clone, Copy)]
struct Shot<'a> {
    muster: &'a Muster<'a>,
    by: Seat,
    card: Card,
    event: Title,
    effect: Effect,
}

impl<'a> Shot<'a> {
    fn new(muster: &'a Muster<'a>, by: Seat, card: Card) -> Option<Self> {
        let deck = muster.rules.deck;
        Some(Self { muster, by, card, event: deck.card(card).title, effect: deck.effect(card)? })
    }

    fn obstacle(self, aim: Aim) -> Option<Obstacle> {
        match (self.effect, aim) {
            (Effect::Swap(only), Aim::Parts { one, other, part }) => {
                if one >= other || only.is_some_and(|only| only != part) {
                    return Some(Obstacle::NoTarget);
                }
                let obstacle = |pirate| self.obstacle_of(pirate, |place| self.part_obstacle(place, part));
                obstacle(one).or_else(|| obstacle(other))
            }
            (Effect::Press | Effect::Sink | Effect::Sicken | Effect::Arrest, Aim::Pirate(pirate)) => {
                self.obstacle_of(pirate, |_| None)
            }
            (Effect::Forbid, Aim::Seat(seat)) if seat.idx() < usize::from(self.muster.rules.seats) => {
                self.crew_obstacle(seat)
            }
            (_, Aim::None) => self.unaimed_obstacle(),
            _ => Some(Obstacle::NoTarget),
        }
    }

    /// What is in the way of hitting a pirate: of its crew, of all of it, or of what else is aimed at.
    fn obstacle_of(self, id: PirateId, rest: impl Fn(usize) -> Option<Obstacle>) -> Option<Obstacle> {
        let Some(place) = self.muster.public.place_of(id) else { return Some(Obstacle::NoTarget) };
        let crew = self.muster.public.pirates[place].crew;
        self.crew_obstacle(crew).or_else(|| self.pirate_obstacle(place)).or_else(|| rest(place))
    }

    fn crews_in_reach(self) -> impl Iterator<Item = Seat> {
        Seat::all(self.muster.rules.seats).filter(move |seat| self.crew_obstacle(*seat).is_none())
    }

    fn pirates_in_reach(self) -> Places {
        let crews = self.crews_in_reach().map(|seat| self.muster.crew_places(seat));
        crews.fold(Places::EMPTY, Places::or).filter(|place| self.pirate_obstacle(place).is_none())
    }

    fn crew_obstacle(self, seat: Seat) -> Option<Obstacle> {
        let for_others =
            matches!(self.effect, Effect::Press | Effect::Sink | Effect::Sicken | Effect::Forbid);
        if for_others && seat == self.by {
            return Some(Obstacle::WrongCrew);
        }
        self.muster.seat_protection(self.event, self.by, seat).map(Obstacle::Protected)
    }

    /// What a pirate has against the event, its crew aside.
    fn pirate_obstacle(self, place: usize) -> Option<Obstacle> {
        let presses = self.effect == Effect::Press;
        let held = || if presses { self.muster.stays(self.by, place) } else { None };
        self.muster.own_protection(self.event, place).or_else(held).map(Obstacle::Protected)
    }

    /// What a part has against being swapped, its pirate aside.
    fn part_obstacle(self, place: usize, part: Part) -> Option<Obstacle> {
        self.muster.own_part_protection(self.event, place, part).map(Obstacle::Protected)
    }

    fn unaimed_obstacle(self) -> Option<Obstacle> {
        let public = self.muster.public;
        match self.effect {
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

#[cfg(test)]
mod tests {
    use engine::{ActionSet as _, Events, Game as _, GameRng, State, Turn};

    use super::*;
    use crate::options::Options;

    /// Everything that the event could be aimed at if nothing were in its way.
    fn thinkable(state: &State<Skallywaggs>, seats: u8) -> Vec<Aim> {
        let ids = || state.public.pirates.iter().map(|pirate| pirate.id);
        let parts = ids()
            .flat_map(|one| ids().map(move |other| (one, other)))
            .flat_map(|(one, other)| Part::ALL.map(|part| Aim::Parts { one, other, part }));
        let seats = Seat::all(seats).map(Aim::Seat);
        std::iter::once(Aim::None).chain(ids().map(Aim::Pirate)).chain(parts).chain(seats).collect()
    }

    #[test]
    fn an_event_is_offered_at_everything_that_nothing_protects_and_at_nothing_else() {
        // SW-6.1
        let rules =
            Skallywaggs::new(Options { dutchman: true, saint_elmo: true, ..Options::default() }, 4).unwrap();
        let (mut state, mut rng) = (rules.setup(), GameRng::from_number(7));
        let (mut offered, mut refused) = (0, 0);
        for _ in 0..600 {
            match rules.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut rng);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let muster = Muster::new(&rules, &state.public);
                    let hand = state.private[seat].hand;
                    let offer = events(&muster, seat, hand);
                    for card in hand.and(rules.deck.events).iter() {
                        for aim in thinkable(&state, 4) {
                            let can = can_aim(&muster, seat, card, aim);
                            assert_eq!(
                                offer.contains(&Action::Event { card, aim }),
                                can,
                                "{card} at {aim:?}"
                            );
                            *(if can { &mut offered } else { &mut refused }) += 1;
                        }
                    }
                    let legal = rules.legal_actions(state.view(seat));
                    rules.apply(&mut state, seat, legal.at(rng.index(legal.len())), &mut Events::off());
                }
            }
        }
        assert!(offered > 2_000 && refused > 2_000, "{offered} and {refused}");
    }
}
