//! What happens when a seat or nature decides.

use engine::{Events, Seat, SeatSet, State};

use crate::action::{Action, Watch};
use crate::card::{Card, CardSet, Part, PirateId};
use crate::chance::Chance;
use crate::deck::Effect;
use crate::event::{Event, Figure, Loss};
use crate::legal::{cure_cost, trade_cost};
use crate::options::Skallywaggs;
use crate::state::{Answer, Cause, Pirate, Place, Purpose, Sailing, Task};
use crate::table::{Seen, Table};

impl Skallywaggs {
    pub(crate) fn act(
        &self,
        state: &mut State<Self>,
        seat: Seat,
        action: Action,
        events: &mut Events<Event>,
    ) {
        let mut table = Table::new(self, state, events);
        table.act(seat, action);
        table.run();
    }

    pub(crate) fn resolve(&self, state: &mut State<Self>, chance: Chance, events: &mut Events<Event>) {
        let mut table = Table::new(self, state, events);
        match chance {
            Chance::HighCards(cards) => table.high_cards(&cards),
            Chance::Deal(order) => table.deal(&order),
            Chance::Reshuffle(order) => table.reshuffle(&order),
        }
        table.run();
    }
}

impl Table<'_> {
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Build { head, chest, legs, crew } => self.build(seat, [head, chest, legs], crew),
            Action::Event { card, aim } if self.public().task() == Task::Answers => {
                self.commit(seat, Answer::Event { card, aim });
            }
            Action::Event { card, aim } => self.announce(seat, card, aim),
            Action::Trade => self.trade(seat),
            Action::Discard(card) => self.discard(seat, card),
            Action::Swap { give, take } => self.swap(seat, give, take),
            Action::Lure(pirate) => self.lure(seat, pirate),
            Action::Operate { give, pirate } => self.operate(seat, give, pirate),
            Action::Help(card) => self.help(seat, card),
            Action::Ransom => self.ransom(seat),
            Action::Sail => self.sail(seat),
            Action::Watch(watch) => self.watch(seat, watch),
            Action::EndTurn => {
                self.pop();
                self.push_all(&[Task::End, Task::Limit, Task::Next]);
            }
            Action::Lose(pirate) => self.lose_chosen(pirate),
            Action::Arrange(order) => self.arrange(seat, &order.cards().collect::<Vec<_>>()),
            Action::Take(card) => self.take_from_locker(card),
            Action::Done | Action::LetGo | Action::Cure | Action::StandIn(_) => self.settle(action),
            Action::Pass(watch) => self.commit(seat, Answer::Pass(watch)),
        }
    }

    fn build(&mut self, seat: Seat, parts: [Card; 3], crew: Seat) {
        for card in parts {
            self.take_from_hand(seat, card);
        }
        let rules = self.rules;
        let public = self.crews_mut();
        let mut pirate = Pirate::new(PirateId(public.next_pirate), crew, parts);
        pirate.look(rules);
        public.next_pirate += 1;
        public.pirates.push(pirate);
        let deeds = &mut public.seats[seat].deeds;
        deeds.built = deeds.built.saturating_add(1);
        self.tell(Event::Built { seat, pirate: Figure::from(&pirate) });
        self.push(Task::Check);
    }

    fn trade(&mut self, seat: Seat) {
        let cost = trade_cost(&self.muster(), seat);
        self.public_mut().used.trades += 1;
        self.tell(Event::Trading { seat, cost });
        self.push_all(&[Task::Pay { seat, left: cost, purpose: Purpose::Trade }, Task::Swap]);
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        let Task::Pay { left, purpose, .. } = self.public().task() else { return };
        self.take_from_hand(seat, card);
        self.bury(card);
        self.tell(Event::Discarded { seat, card, purpose });
        self.replace(Task::Pay { seat, left: left - 1, purpose });
    }

    fn swap(&mut self, seat: Seat, give: Card, take: Card) {
        self.pop();
        self.take_from_hand(seat, give);
        if let Some(card) = self.public_mut().commons.iter_mut().find(|card| **card == take) {
            *card = give;
        }
        self.put_in_hand(seat, take, Seen::Openly);
        self.tell(Event::Traded { seat, give, take });
    }

    fn lure(&mut self, seat: Seat, pirate: PirateId) {
        let cost = self.muster().rules_in(seat).find_map(|(_, _, rule)| match rule {
            crate::deck::Rule::Lures { cost } => Some(cost),
            _ => None,
        });
        self.public_mut().used.lured = true;
        if let Some(pirate) = self.figure(pirate) {
            self.tell(Event::Luring { seat, pirate });
        }
        let left = cost.unwrap_or_default();
        self.push_all(&[Task::Pay { seat, left, purpose: Purpose::Lure }, Task::Lured(pirate), Task::Check]);
    }

    fn operate(&mut self, seat: Seat, give: Card, pirate: PirateId) {
        let (Some(place), Some(part)) = (self.public().place_of(pirate), self.rules.deck.part(give)) else {
            return;
        };
        self.public_mut().used.operated = true;
        self.take_from_hand(seat, give);
        let rules = self.rules;
        let patient = &mut self.crews_mut().pirates[place];
        let take = patient.replace(part, give);
        patient.look(rules);
        self.put_in_hand(seat, take, Seen::Openly);
        let pirate = Figure::from(&self.public().pirates[place]);
        self.tell(Event::Operated { seat, give, take, pirate });
        self.push(Task::Check);
    }

    fn help(&mut self, seat: Seat, card: Card) {
        self.public_mut().used.helped = true;
        self.public_mut().commons.retain(|other| *other != card);
        self.put_in_hand(seat, card, Seen::Openly);
        self.tell(Event::Helped { seat, card });
        self.push(Task::Refill);
    }

    fn ransom(&mut self, seat: Seat) {
        let deck = self.rules.deck;
        let forbids = |card: Card| deck.effect(card) == Some(Effect::Forbid);
        if let Some(laid) = self.lift(|laid| laid.place == Place::Before(seat) && forbids(laid.card)) {
            self.bury(laid.card);
            self.tell(Event::Ransomed { seat, card: laid.card });
        }
        self.push_all(&[Task::Lose { seat, left: 1, cause: Cause::Ransom }, Task::Check]);
    }

    fn sail(&mut self, seat: Seat) {
        let muster = self.muster();
        let (seaworthy, needed) = (muster.seaworthy(seat), muster.needed(seat));
        self.public_mut().seats[seat].sailing = Sailing::Declared;
        self.tell(Event::Sailing { seat, seaworthy, needed });
    }

    fn watch(&mut self, seat: Seat, watch: Watch) {
        self.public_mut().used.watched = true;
        self.set_watch(seat, watch);
    }

    pub(crate) fn set_watch(&mut self, seat: Seat, watch: Watch) {
        let known = &mut self.public_mut().seats[seat];
        let before = std::mem::replace(&mut known.watch, watch);
        if before != Watch::Never {
            known.watch_then = before;
        }
        if before != watch {
            self.tell(Event::Watches { seat, watch });
        }
    }

    pub(crate) fn lose_chosen(&mut self, pirate: PirateId) {
        let Task::Lose { seat, left, cause } = self.public().task() else { return };
        self.replace(Task::Lose { seat, left: left - 1, cause });
        self.lose(pirate, Loss::from(cause));
    }

    /// The cards go back, the next one first. What others had seen is not in its place any more.
    fn arrange(&mut self, seat: Seat, order: &[Card]) {
        let yard = &mut self.state.hidden.shipyard;
        let top = yard.len() - order.len();
        for (slot, card) in yard[top..].iter_mut().zip(order.iter().rev()) {
            *slot = *card;
        }
        self.state.private[seat].peek = order.iter().rev().copied().collect();
        for (other, own) in self.state.private.iter_mut().filter(|(other, _)| *other != seat) {
            own.peek.clear();
            self.state.public.seats[other].scouted = 0;
        }
        self.pop();
    }

    fn take_from_locker(&mut self, card: Card) {
        let Task::Take { seat, left, below } = self.public().task() else { return };
        self.public_mut().locker.retain(|other| *other != card);
        self.put_in_hand(seat, card, Seen::Openly);
        self.tell(Event::Dredged { seat, card });
        self.replace(Task::Take { seat, left: left - 1, below: below - 1 });
    }

    /// Answers to a doom, and to how many cards are taken.
    fn settle(&mut self, action: Action) {
        let task = self.public().task();
        self.pop();
        let Task::Doom { pirate, card, .. } = task else { return };
        match action {
            Action::Cure => self.pay_for_cure(pirate),
            Action::StandIn(hero) => self.stand_in(hero, pirate, card),
            _ => self.doomed(pirate, card),
        }
    }

    fn pay_for_cure(&mut self, pirate: PirateId) {
        let Some(seat) = self.public().pirate(pirate).map(|pirate| pirate.crew) else { return };
        let left = cure_cost(&self.muster(), seat).unwrap_or_default();
        self.push_all(&[Task::Pay { seat, left, purpose: Purpose::Cure }, Task::Cured(pirate)]);
    }

    fn stand_in(&mut self, hero: PirateId, saved: PirateId, card: Card) {
        if let (Some(hero), Some(saved)) = (self.figure(hero), self.figure(saved)) {
            self.tell(Event::StoodIn { hero, saved });
        }
        self.lose(hero, Loss::StoodIn);
        if let Some(laid) = self.lift(|laid| laid.card == card) {
            self.bury(laid.card);
        }
    }

    /// Nothing helps the pirate.
    pub(crate) fn doomed(&mut self, pirate: PirateId, card: Card) {
        let is_sick = self.rules.deck.effect(card) == Some(Effect::Sicken);
        self.lose(pirate, if is_sick { Loss::Sick } else { Loss::Sunk });
    }

    /// SW-1.3: the best card begins; those who share it draw again.
    fn high_cards(&mut self, cards: &[Card]) {
        let Task::HighCard(seats) = self.public().task() else { return };
        let rank = |card: Card| self.rules.deck.part(card).map_or(3, Part::idx);
        let best = cards.iter().map(|card| rank(*card)).min().unwrap_or_default();
        let highest = seats.iter().zip(cards).filter(|(_, card)| rank(**card) == best).map(|(seat, _)| seat);
        let highest: SeatSet = highest.collect();
        for (seat, card) in seats.iter().zip(cards) {
            self.tell(Event::HighCard { seat, card: *card });
        }
        if highest.len() > 1 {
            self.tell(Event::HighTie { seats: highest });
            return self.replace(Task::HighCard(highest));
        }
        let first = highest.first().expect("somebody has the best card");
        self.public_mut().first = first;
        self.public_mut().active = first;
        self.pop();
    }

    /// Ten cards for each seat, nine for the Commons, the rest is the Shipyard.
    fn deal(&mut self, order: &[Card]) {
        let mut cards = order.iter().copied();
        for seat in Seat::all(self.rules.seats) {
            self.state.private[seat].hand =
                cards.by_ref().take(crate::state::HAND.into()).collect::<CardSet>();
            self.state.public.seats[seat].hand = crate::state::HAND;
            self.state.public.seats[seat].fresh = crate::state::HAND;
        }
        self.state.public.commons = cards.by_ref().take(crate::state::COMMONS).collect();
        self.state.hidden.shipyard = cards.collect();
        self.state.public.shipyard =
            u8::try_from(self.state.hidden.shipyard.len()).expect("fewer than the deck");
        self.tell(Event::Dealt { seat: self.public().first });
        self.replace(Task::Begin);
    }

    fn reshuffle(&mut self, order: &[Card]) {
        self.state.hidden.shipyard = order.iter().copied().collect();
        let count = u8::try_from(order.len()).expect("fewer than the deck");
        let tide_option = self.rules.options.tide;
        let public = self.public_mut();
        public.shipyard = count;
        public.locker.clear();
        public.shuffled = Some(order.iter().copied().collect());
        for (_, known) in public.seats.iter_mut() {
            known.fresh = 0;
        }
        public.reshuffles += 1;
        let tide = public.reshuffles.saturating_sub(crate::muster::TIDE_FROM);
        let tide = if tide_option { u8::try_from(tide).unwrap_or(u8::MAX) } else { 0 };
        self.tell(Event::Reshuffled { count, tide });
        self.pop();
    }
}
