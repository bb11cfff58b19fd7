//! What a seat may do. Only the view decides.

use engine::{Seat, View};

use crate::action::{Action, Aim, Order};
use crate::card::{Card, CardSet, Part};
use crate::deck::{Effect, Rule, Title};
use crate::muster::{Muster, Protection, lies_before};
use crate::options::Skallywaggs;
use crate::state::{Cause, Pirate, Private, Sailing, Task, Watch};

/// What a seat may do: sorted and distinct.
pub type Actions = Vec<Action>;

impl Skallywaggs {
    pub(crate) fn legal(&self, view: View<'_, Self>) -> Actions {
        let mut options = Options { view, muster: Muster::new(self, view.public), list: Vec::new() };
        options.gather();
        options.list.sort_unstable();
        options.list
    }
}

/// What a seat could do, gathered.
struct Options<'a> {
    view: View<'a, Skallywaggs>,
    muster: Muster<'a>,
    list: Actions,
}

impl Options<'_> {
    fn gather(&mut self) {
        let (public, hand) = (self.view.public, self.view.private.hand);
        match public.task() {
            Task::Arrange => self.arrange(),
            Task::Play => self.free_play(),
            Task::Pay { .. } => self.list.extend(hand.iter().map(Action::Discard)),
            Task::Swap => self.swaps(),
            Task::Lose { seat, cause, .. } => self.losses(seat, cause),
            Task::Doom { .. } => self.ways_out(),
            Task::Take { below, .. } => {
                self.list.push(Action::Done);
                self.list.extend(public.locker[..usize::from(below)].iter().copied().map(Action::Take));
            }
            Task::Answers => self.answers(),
            _ => {}
        }
    }

    fn arrange(&mut self) {
        let peek = &self.view.private.peek;
        let orders: &[&[usize]] = match peek.len() {
            2 => &[&[0, 1], &[1, 0]],
            _ => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
        };
        for order in orders {
            let cards: Vec<Card> = order.iter().map(|&place| peek[place]).collect();
            self.list.extend(Order::new(&cards).map(Action::Arrange));
        }
    }

    fn free_play(&mut self) {
        let View { seat, public, private } = self.view;
        self.builds();
        self.characters();
        if lies_before(self.muster.rules.deck, public, seat, Effect::Forbid).is_none() {
            self.events(private.hand);
            let cost = trade_cost(&self.muster, seat);
            if usize::from(cost) < private.hand.len() && !public.commons.is_empty() {
                self.list.push(Action::Trade);
            }
        } else if public.crew(seat).next().is_some() {
            self.list.push(Action::Ransom);
        }
        let in_time = public.round <= self.muster.rules.last_round();
        if in_time && public.seats[seat].sailing == Sailing::No && self.muster.margin(seat) >= 0 {
            self.list.push(Action::Sail);
        }
        if !public.used.watched {
            let other = |watch: &Watch| *watch != public.seats[seat].watch;
            let watches = [Watch::Always, Watch::WhenHit, Watch::Never];
            self.list.extend(watches.into_iter().filter(other).map(Action::Watch));
        }
        self.list.push(Action::EndTurn);
    }

    fn builds(&mut self) {
        let deck = self.muster.rules.deck;
        let hand = self.view.private.hand;
        let of = |part: Part| hand.iter().filter(move |card| deck.part(*card) == Some(part));
        for head in of(Part::Head) {
            for chest in of(Part::Chest) {
                for legs in of(Part::Legs) {
                    let crews = Seat::all(self.muster.rules.seats);
                    self.list.extend(crews.map(|crew| Action::Build { head, chest, legs, crew }));
                }
            }
        }
    }

    /// What characters of the own crew can do once on a turn.
    fn characters(&mut self) {
        let View { seat, public, private } = self.view;
        let rules: Vec<Rule> = self.muster.rules_in(seat).map(|(_, _, rule)| rule).collect();
        for rule in rules {
            match rule {
                Rule::Lures { cost } if !public.used.lured && usize::from(cost) <= private.hand.len() => {
                    let lured =
                        (0..public.pirates.len()).filter(|&place| can_lure(&self.muster, seat, place));
                    self.list.extend(lured.map(|place| Action::Lure(public.pirates[place].id)));
                }
                Rule::Operates if !public.used.operated => self.operations(),
                Rule::HelpsItself if !public.used.helped => {
                    self.list.extend(public.commons.iter().copied().map(Action::Help));
                }
                _ => {}
            }
        }
    }

    fn operations(&mut self) {
        let View { seat, public, private } = self.view;
        let deck = self.muster.rules.deck;
        for give in private.hand.iter().filter(|card| deck.part(*card).is_some()) {
            self.list.extend(public.crew(seat).map(|pirate| Action::Operate { give, pirate: pirate.id }));
        }
    }

    /// Events of these cards with everything they can be aimed at. Each copy of a title is a card of its own: if only
    /// the first could be played, playing another would tell that the first is not held.
    fn events(&mut self, cards: CardSet) {
        let deck = self.muster.rules.deck;
        let mut last: Option<(Title, Vec<Aim>)> = None;
        for card in cards.iter().filter(|card| deck.event(*card).is_some()) {
            let title = deck.card(card).title;
            // Copies lie side by side in the deck and have the same targets.
            let aims = match last.take() {
                Some((same, aims)) if same == title => aims,
                _ => aims(&self.muster, self.view.seat, card),
            };
            self.list.extend(aims.iter().map(|aim| Action::Event { card, aim: *aim }));
            last = Some((title, aims));
        }
    }

    fn swaps(&mut self) {
        let View { public, private, .. } = self.view;
        for give in private.hand.iter() {
            self.list.extend(public.commons.iter().map(|&take| Action::Swap { give, take }));
        }
    }

    fn losses(&mut self, seat: Seat, cause: Cause) {
        let pirates = &self.view.public.pirates;
        let losable = losable(&self.muster, seat, cause);
        self.list.extend(losable.into_iter().map(|place| Action::Lose(pirates[place].id)));
    }

    fn ways_out(&mut self) {
        let ways = ways_out(&self.muster);
        self.list.push(Action::LetGo);
        self.list.extend(ways.cure.then_some(Action::Cure));
        self.list.extend(ways.stand_ins.into_iter().map(|pirate| Action::StandIn(pirate.id)));
    }

    fn answers(&mut self) {
        let View { seat, public, private } = self.view;
        let watch = public.seats[seat].watch;
        let watches =
            [Watch::Always, Watch::WhenHit, Watch::Never].into_iter().filter(|other| *other >= watch);
        self.list.extend(watches.map(Action::Pass));
        let Private { hand, .. } = private;
        self.events(hand.and(self.muster.rules.deck.anytime));
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
    pirate.crew != by && muster.facts[place].form.is_simple() && muster.stays(by, place).is_none()
}

/// The pirates that may be chosen for a loss.
pub(crate) fn losable(muster: &Muster<'_>, seat: Seat, cause: Cause) -> Vec<usize> {
    let captains = || muster.active_with(seat, crate::deck::Role::Captain);
    match cause {
        Cause::Captain => captains().collect(),
        Cause::Mutiny => {
            let stays: Vec<usize> = captains().collect();
            let free = muster.losable(seat).into_iter().filter(|place| !stays.contains(place));
            let free: Vec<usize> = free.collect();
            if !free.is_empty() {
                return free;
            }
            muster.crew(seat).map(|(place, _)| place).filter(|place| !stays.contains(place)).collect()
        }
        Cause::Storm | Cause::Dredge | Cause::Ransom => muster.losable(seat).to_vec(),
    }
}

/// What the owner of a doomed pirate could do about it.
pub(crate) struct WaysOut<'a> {
    pub(crate) cure: bool,
    pub(crate) stand_ins: Vec<&'a Pirate>,
}

/// What can be done about the doom on top of the agenda.
pub(crate) fn ways_out<'a>(muster: &Muster<'a>) -> WaysOut<'a> {
    let public = muster.public;
    let Task::Doom { pirate: doomed, card, by } = public.task() else {
        return WaysOut { cure: false, stand_ins: Vec::new() };
    };
    let Some(owner) = public.pirate(doomed).map(|pirate| pirate.crew) else {
        return WaysOut { cure: false, stand_ins: Vec::new() };
    };
    let is_sick = muster.rules.deck.event(card).is_some_and(|rule| rule.effect == Effect::Sicken);
    let cure = is_sick && cure_cost(muster, owner).is_some_and(|cost| cost <= public.seats[owner].hand);
    let stands_in = |place: usize| muster.part_rules(place).any(|(_, rule)| rule == Rule::StandsIn);
    let crew =
        muster.crew(owner).filter(|(place, pirate)| pirate.id != doomed && by != owner && stands_in(*place));
    WaysOut { cure, stand_ins: crew.map(|(_, pirate)| pirate).collect() }
}

/// What a cure costs, where somebody in the crew can cure.
pub(crate) fn cure_cost(muster: &Muster<'_>, seat: Seat) -> Option<u8> {
    muster.rules_in(seat).find_map(|(_, _, rule)| match rule {
        Rule::Cures { cost } => Some(cost),
        _ => None,
    })
}

/// Everything that this player's event can be aimed at now.
pub(crate) fn aims(muster: &Muster<'_>, by: Seat, card: Card) -> Vec<Aim> {
    let public = muster.public;
    let Some(rule) = muster.rules.deck.event(card) else { return Vec::new() };
    let pirates = || public.pirates.iter().map(|pirate| Aim::Pirate(pirate.id));
    let candidates: Vec<Aim> = match rule.effect {
        Effect::Swap(part) => return pairs(muster, by, muster.rules.deck.card(card).title, part),
        Effect::Press | Effect::Sink | Effect::Sicken | Effect::Arrest => pirates().collect(),
        Effect::Forbid => Seat::all(muster.rules.seats).map(Aim::Seat).collect(),
        _ => vec![Aim::None],
    };
    candidates.into_iter().filter(|aim| can_aim(muster, by, card, *aim)).collect()
}

/// Every pair of like parts that the event may swap. Each part is looked at once, because the pairs are many.
fn pairs(muster: &Muster<'_>, by: Seat, event: Title, only: Option<Part>) -> Vec<Aim> {
    let pirates = &muster.public.pirates;
    let mut aims = Vec::new();
    for part in Part::ALL.into_iter().filter(|part| only.is_none_or(|only| only == *part)) {
        let is_free = |place: &usize| muster.part_protection(event, by, *place, part).is_none();
        let free: Vec<usize> = (0..pirates.len()).filter(is_free).collect();
        for (idx, &one) in free.iter().enumerate() {
            let aim = |&other: &usize| Aim::Parts { one: pirates[one].id, other: pirates[other].id, part };
            aims.extend(free[idx + 1..].iter().map(aim));
        }
    }
    aims
}

/// Whether the event can be aimed there: at its announcement, and again before it is carried out.
pub(crate) fn can_aim(muster: &Muster<'_>, by: Seat, card: Card, aim: Aim) -> bool {
    obstacle(muster, by, card, aim).is_none()
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

/// What is in the way of an event.
pub(crate) fn obstacle(muster: &Muster<'_>, by: Seat, card: Card, aim: Aim) -> Option<Obstacle> {
    let (deck, public) = (muster.rules.deck, muster.public);
    let (Some(rule), event) = (deck.event(card), deck.card(card).title) else {
        return Some(Obstacle::NoTarget);
    };
    match (rule.effect, aim) {
        (Effect::Swap(only), Aim::Parts { one, other, part }) => {
            if one >= other || only.is_some_and(|only| only != part) {
                return Some(Obstacle::NoTarget);
            }
            part_obstacle(muster, by, event, one, part)
                .or_else(|| part_obstacle(muster, by, event, other, part))
        }
        (effect @ (Effect::Press | Effect::Sink | Effect::Sicken | Effect::Arrest), Aim::Pirate(id)) => {
            let Some(place) = public.place_of(id) else { return Some(Obstacle::NoTarget) };
            if effect != Effect::Arrest && public.pirates[place].crew == by {
                return Some(Obstacle::WrongCrew);
            }
            let held = || muster.stays(by, place).filter(|_| effect == Effect::Press);
            muster.protection(event, by, place).or_else(held).map(Obstacle::Protected)
        }
        (Effect::Forbid, Aim::Seat(seat)) => {
            if seat.idx() >= usize::from(muster.rules.seats) {
                return Some(Obstacle::NoTarget);
            }
            if seat == by {
                return Some(Obstacle::WrongCrew);
            }
            muster.seat_protection(event, by, seat).map(Obstacle::Protected)
        }
        (Effect::Dredge(_), Aim::None) => {
            let possible = public.crew(by).next().is_some() && !public.locker.is_empty();
            (!possible).then_some(Obstacle::Nothing)
        }
        (Effect::Cancel, Aim::None) => {
            let other = public.announced.iter().rev().find(|announced| announced.card != card);
            other.is_none_or(|other| other.by == by).then_some(Obstacle::Nothing)
        }
        (Effect::Storm | Effect::IgnoreIcons | Effect::Shelter | Effect::Plunder(_), Aim::None) => None,
        _ => Some(Obstacle::NoTarget),
    }
}

fn part_obstacle(
    muster: &Muster<'_>,
    by: Seat,
    event: Title,
    pirate: crate::state::PirateId,
    part: Part,
) -> Option<Obstacle> {
    let Some(place) = muster.public.place_of(pirate) else { return Some(Obstacle::NoTarget) };
    muster.part_protection(event, by, place, part).map(Obstacle::Protected)
}
