//! The order of things: what is on the agenda is done until a seat or nature must decide.

use engine::{Seat, SeatSet};

use crate::action::{Aim, Watch};
use crate::card::{Card, PirateId};
use crate::check::Verdict;
use crate::deck::{Effect, Rule};
use crate::deeds::ROUNDS_TOLD;
use crate::event::{Event, Figure, Loss, Move, Sight};
use crate::legal::{losable, ways_out};
use crate::muster::{lasts_a_round, lies_on};
use crate::state::{Announced, Answer, Cause, Place, Public, Purpose, Sailing, Task, TurnUse};
use crate::table::Table;
use crate::tale;

/// Whether the agenda goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    /// The next task can be done.
    On,
    /// Somebody must decide.
    Wait,
}

/// How many rounds before the last one everybody is warned that the harbor closes.
const WARNINGS: [u16; 4] = [10, 5, 1, 0];

impl Table<'_> {
    /// Does what can be done without a decision.
    pub(crate) fn run(&mut self) {
        while self.step() == Flow::On {}
    }

    fn step(&mut self) -> Flow {
        let task = self.public().task();
        match task {
            Task::HighCard(_)
            | Task::Deal
            | Task::Reshuffle
            | Task::Arrange
            | Task::Play
            | Task::Swap
            | Task::Answers
            | Task::Over => return Flow::Wait,
            Task::Pay { left, .. } => return self.unless(left > 0),
            Task::Lose { .. } => return self.losing(),
            Task::Doom { .. } => return self.dooming(),
            Task::Take { left, below, .. } => return self.unless(left > 0 && below > 0),
            Task::Begin => self.begin(),
            Task::Look => self.look(),
            Task::TurnDraw => self.turn_draw(),
            Task::Draw { seat, left, drawn } => self.draw(seat, left, drawn),
            Task::Refill => self.refill(),
            Task::Expire => self.expire(),
            Task::Sickbay => self.sickbay(),
            Task::Bleed => self.bleed(),
            Task::Wander => self.wander(),
            Task::Lured(pirate) => self.lured(pirate),
            Task::Cured(pirate) => self.cured(pirate),
            Task::Gust { seat, left } => self.gust(seat, left),
            Task::Ask => self.ask(),
            Task::Bury => self.bury_announced(),
            Task::Check => self.check(),
            Task::End => self.end(),
            Task::Limit => self.limit(),
            Task::Next => self.next(),
        }
        Flow::On
    }

    /// Waits while something is wanted; otherwise the task is done.
    fn unless(&mut self, wanted: bool) -> Flow {
        if wanted {
            return Flow::Wait;
        }
        self.pop();
        Flow::On
    }

    /// SW-2.1: the order of a turn.
    fn begin(&mut self) {
        let public = self.public_mut();
        let (seat, round) = (public.active, public.round);
        public.used = TurnUse::default();
        let known = &mut public.seats[seat];
        if known.sailing == Sailing::Declared {
            known.sailing = Sailing::Due;
        }
        if known.watch == Watch::Never {
            known.watch = known.watch_then;
        }
        self.remember_round();
        self.warn_of_harbor();
        self.tell(Event::TurnBegins { seat, round });
        self.pop();
        self.push_all(&[
            Task::Look,
            Task::TurnDraw,
            Task::Expire,
            Task::Check,
            Task::Sickbay,
            Task::Check,
            Task::Bleed,
            Task::Check,
            Task::Wander,
            Task::Check,
            Task::Play,
        ]);
    }

    /// How the crews stand when a round begins.
    fn remember_round(&mut self) {
        let public = self.public();
        if public.active == public.first && public.rounds.len() < ROUNDS_TOLD {
            let standing = tale::standing(&self.muster(), public.seats.seats());
            self.public_mut().rounds.push(standing);
        }
    }

    /// SW-11.7: the last rounds are told before they come.
    fn warn_of_harbor(&mut self) {
        let public = self.public();
        let (round, last) = (public.round, self.rules.last_round());
        let left = last.checked_sub(round);
        if public.active == public.first && left.is_some_and(|left| WARNINGS.contains(&left)) {
            self.tell(Event::HarborSoon { round, last });
        }
    }

    fn look(&mut self) {
        self.pop();
        let seat = self.public().active;
        let scouts = self.muster().rules_in(seat).find_map(|(_, _, rule)| match rule {
            Rule::Scouts(count) => Some(count),
            _ => None,
        });
        let count = scouts.unwrap_or_default().min(self.public().shipyard);
        if count == 0 {
            return;
        }
        let yard = &self.state.hidden.shipyard;
        let top = yard.len() - usize::from(count);
        self.state.private[seat].peek = yard[top..].iter().copied().collect();
        self.public_mut().seats[seat].scouted = count;
        self.tell(Event::Scouted { seat, count });
        if count > 1 {
            self.push(Task::Arrange);
        }
    }

    fn turn_draw(&mut self) {
        let public = self.public();
        let seat = public.active;
        let is_first = public.round == 1 && seat == public.first;
        let base = if is_first { self.rules.options.first_turn_draw.into() } else { 2 };
        let muster = self.muster();
        let mut only = None;
        let mut extra = 0;
        for (_, _, rule) in muster.rules_in(seat) {
            match rule {
                Rule::DrawOnly(count) => only = Some(count),
                Rule::Draw(count) => extra += count,
                _ => {}
            }
        }
        let left = only.unwrap_or(base + extra);
        self.replace(Task::Draw { seat, left, drawn: 0 });
    }

    fn draw(&mut self, seat: Seat, left: u8, drawn: u8) {
        if left > 0 && self.can_draw() {
            if self.public().shipyard == 0 {
                return self.push(Task::Reshuffle);
            }
            self.draw_into_hand(seat);
            self.replace(Task::Draw { seat, left: left - 1, drawn: drawn + 1 });
            return self.reshuffle_if_empty();
        }
        self.pop();
        if drawn > 0 {
            self.tell(Event::Drew { seat, count: drawn });
        }
        if left > 0 {
            self.tell(Event::Dry { seat });
        }
    }

    fn can_draw(&self) -> bool {
        self.public().shipyard > 0 || !self.public().locker.is_empty()
    }

    /// SW-3.1: when the last card has been drawn.
    fn reshuffle_if_empty(&mut self) {
        if self.public().shipyard == 0 && !self.public().locker.is_empty() {
            self.push(Task::Reshuffle);
        }
    }

    fn refill(&mut self) {
        if self.public().shipyard == 0 && self.can_draw() {
            return self.push(Task::Reshuffle);
        }
        self.pop();
        self.draw_into_commons();
        self.reshuffle_if_empty();
    }

    /// One-round events end by the clock of whoever's turn it was.
    fn expire(&mut self) {
        self.pop();
        let (seat, deck) = (self.public().active, self.rules.deck);
        while let Some(laid) = self.lift(|laid| laid.clock == seat && lasts_a_round(deck, laid.card)) {
            self.bury(laid.card);
            let card = laid.card;
            match laid.place {
                Place::Before(seat) => self.tell(Event::EndedBefore { card, seat }),
                Place::On(pirate) => {
                    if let Some(pirate) = self.figure(pirate) {
                        self.tell(Event::EndedOn { card, pirate });
                    }
                }
            }
        }
    }

    /// The next sick pirate meets its doom; when there is none, the step is over.
    fn sickbay(&mut self) {
        let (public, deck) = (self.public(), self.rules.deck);
        let sick = public.crew(public.active).find_map(|pirate| {
            let laid = lies_on(deck, public, pirate.id, Effect::Sicken)?;
            Some(Task::Doom { pirate: pirate.id, card: laid.card, by: laid.by })
        });
        match sick {
            Some(doom) => self.push(doom),
            None => self.pop(),
        }
    }

    /// Waits if the owner has something against it.
    fn dooming(&mut self) -> Flow {
        let ways = ways_out(&self.muster());
        if ways.cure || !ways.stand_ins.is_empty() {
            return Flow::Wait;
        }
        let task = self.public().task();
        self.pop();
        if let Task::Doom { pirate, card, .. } = task {
            self.doomed(pirate, card);
        }
        Flow::On
    }

    fn cured(&mut self, pirate: PirateId) {
        self.pop();
        let deck = self.rules.deck;
        let sickens = |card: Card| deck.effect(card) == Some(Effect::Sicken);
        let lifted = self.lift(|laid| laid.place == Place::On(pirate) && sickens(laid.card));
        if let (Some(laid), Some(pirate)) = (lifted, self.figure(pirate)) {
            self.bury(laid.card);
            self.tell(Event::Cured { pirate, card: laid.card });
        }
    }

    fn bleed(&mut self) {
        self.pop();
        let seat = self.public().active;
        let muster = self.muster();
        if muster.rules_in(seat).any(|(_, _, rule)| rule == Rule::Stanches) {
            return;
        }
        let bleeds = |place: &usize| muster.part_rules(*place).any(|(_, rule)| rule == Rule::Bleeds);
        let crew = muster.crew_places(seat).and(muster.ruled()).iter().filter(bleeds);
        let lost: Vec<PirateId> = crew.map(|place| muster.public.pirates[place].id).collect();
        for pirate in lost {
            self.lose(pirate, Loss::Bled);
        }
    }

    fn wander(&mut self) {
        self.pop();
        let seat = self.public().active;
        let left = seat.next(self.rules.seats);
        let muster = self.muster();
        let gone: Vec<(PirateId, Card)> = muster
            .crew_places(seat)
            .and(muster.bound())
            .iter()
            .filter_map(|place| Some((muster.public.pirates[place].id, muster.wanders(place)?)))
            .collect();
        for (pirate, card) in gone {
            self.move_pirate(pirate, left, Move::Wander(card));
        }
    }

    fn lured(&mut self, pirate: PirateId) {
        self.pop();
        let seat = self.public().active;
        self.move_pirate(pirate, seat, Move::Lured);
    }

    /// Loses what leaves no choice, and waits where there is one.
    fn losing(&mut self) -> Flow {
        let Task::Lose { seat, left, cause } = self.public().task() else { return Flow::Wait };
        let losable = losable(&self.muster(), seat, cause);
        if left == 0 || losable.is_empty() {
            self.pop();
            return Flow::On;
        }
        if losable.len() > 1 {
            return Flow::Wait;
        }
        let pirate = self.public().pirates[losable.at(0)].id;
        self.lose_chosen(pirate);
        Flow::On
    }

    fn gust(&mut self, seat: Seat, left: u8) {
        self.pop();
        let Some(storm) = self.public().announced.last().copied() else { return };
        if left == 0 {
            return;
        }
        self.push(Task::Gust { seat: seat.next(self.rules.seats), left: left - 1 });
        let event = self.rules.deck.card(storm.card).title;
        if self.muster().seat_protection(event, storm.by, seat).is_some() {
            return self.tell(Event::Spared { seat, card: storm.card });
        }
        self.push(Task::Lose { seat, left: 1, cause: Cause::Storm });
    }

    fn check(&mut self) {
        match self.verdict() {
            Verdict::AtRest => self.pop(),
            Verdict::Mutiny { seat, count } => {
                self.tell(Event::Mutiny { seat, count });
                let rest = Task::Lose { seat, left: count.saturating_sub(1), cause: Cause::Mutiny };
                self.push_all(&[Task::Lose { seat, left: 1, cause: Cause::Captain }, rest]);
            }
            Verdict::Moves { pirate, to, card } => self.move_pirate(pirate, to, Move::Home(card)),
        }
    }

    /// Announces an event: it comes out of the hand and is put to the others.
    pub(crate) fn announce(&mut self, seat: Seat, card: Card, aim: Aim) {
        self.take_from_hand(seat, card);
        let sight = self.sight(card, aim);
        let public = self.public_mut();
        public.announced.push(Announced { by: seat, card, aim });
        let deeds = &mut public.seats[seat].deeds;
        deeds.events = deeds.events.saturating_add(1);
        self.tell(Event::Announced { seat, card, sight });
        self.push(Task::Ask);
    }

    fn sight(&self, card: Card, aim: Aim) -> Sight {
        let figure = |id| self.figure(id);
        let cancels = self.rules.deck.effect(card) == Some(Effect::Cancel);
        let seen = match aim {
            Aim::None if cancels => self.public().announced.last().map(|below| Sight::Event(below.card)),
            Aim::None => None,
            Aim::Pirate(pirate) => figure(pirate).map(Sight::Pirate),
            Aim::Parts { one, other, part } => {
                figure(one).zip(figure(other)).map(|(one, other)| Sight::Parts(one, other, part))
            }
            Aim::Seat(seat) => Some(Sight::Seat(seat)),
        };
        seen.unwrap_or(Sight::None)
    }

    /// SW-6.3: who is asked follows from what everybody knows.
    fn ask(&mut self) {
        let asked = self.rules.asked(self.public());
        if asked.is_empty() {
            self.pop();
            return self.carry_out();
        }
        self.public_mut().asked = asked;
        self.replace(Task::Answers);
    }

    pub(crate) fn commit(&mut self, seat: Seat, answer: Answer) {
        self.state.private[seat].answer = Some(answer);
        let public = self.public_mut();
        public.asked.remove(seat);
        public.answered.insert(seat);
        if public.asked.is_empty() {
            self.open();
        }
    }

    /// Everybody has answered: the first event in turn order is played, and the other answers are taken back unseen.
    fn open(&mut self) {
        self.pop();
        let seats = self.rules.seats;
        let Some(top) = self.public().announced.last().copied() else { return };
        let mut answers: Vec<(Seat, Answer)> = Vec::new();
        let mut seat = top.by.next(seats);
        while seat != top.by {
            answers.extend(self.state.private[seat].answer.take().map(|answer| (seat, answer)));
            seat = seat.next(seats);
        }
        self.public_mut().answered = SeatSet::EMPTY;
        let event = answers.iter().find_map(|(seat, answer)| match answer {
            Answer::Event { card, aim } => Some((*seat, *card, *aim)),
            Answer::Pass(_) => None,
        });
        // Whoever passed has said when to be asked from now on, whatever the others answered.
        for (seat, answer) in answers {
            if let Answer::Pass(watch) = answer {
                self.set_watch(seat, watch);
            }
        }
        match event {
            Some((seat, card, aim)) => self.announce(seat, card, aim),
            None => self.carry_out(),
        }
    }

    fn end(&mut self) {
        self.pop();
        let seat = self.public().active;
        if self.public().seats[seat].sailing != Sailing::Due {
            return;
        }
        let muster = self.muster();
        let (seaworthy, needed) = (muster.seaworthy(seat), muster.needed(seat));
        if seaworthy >= needed {
            self.tell(Event::Won { seat, seaworthy, needed });
            return self.over(SeatSet::one(seat));
        }
        self.public_mut().seats[seat].sailing = Sailing::No;
        self.tell(Event::Stranded { seat, seaworthy, needed });
    }

    fn over(&mut self, winners: SeatSet) {
        let public = self.public_mut();
        public.winners = winners;
        public.agenda.clear();
        public.agenda.push(Task::Over);
    }

    fn limit(&mut self) {
        self.pop();
        let seat = self.public().active;
        let limit = self.muster().hand_limit(seat);
        let left = self.public().seats[seat].hand.saturating_sub(limit);
        self.push(Task::Pay { seat, left, purpose: Purpose::Limit });
    }

    fn next(&mut self) {
        let (seats, last_round) = (self.rules.seats, self.rules.last_round());
        let public = self.public_mut();
        public.active = public.active.next(seats);
        if public.active == public.first {
            public.round += 1;
        }
        // Whoever has declared in time is looked at when their next turn ends.
        let sails = public.seats.values().any(|known| known.sailing != Sailing::No);
        if public.round > last_round && !sails {
            return self.close_harbor();
        }
        self.replace(Task::Begin);
    }

    /// SW-11.4: nobody has sailed in time.
    fn close_harbor(&mut self) {
        let muster = self.muster();
        let margins: Vec<(Seat, i32)> =
            Seat::all(self.rules.seats).map(|seat| (seat, muster.margin(seat))).collect();
        let best = margins.iter().map(|(_, margin)| *margin).max().unwrap_or_default();
        let winners =
            margins.into_iter().filter(|(_, margin)| *margin == best).map(|(seat, _)| seat).collect();
        self.tell(Event::HarborCloses { winners });
        self.over(winners);
    }

    fn bury_announced(&mut self) {
        self.pop();
        if let Some(done) = self.public_mut().announced.pop() {
            self.bury(done.card);
        }
    }

    pub(crate) fn figure_at(&self, place: usize) -> Figure {
        Figure::from(&self.public().pirates[place])
    }
}

impl crate::options::Skallywaggs {
    /// Who is asked about the event on top: everybody else who could hold an answer, as far as everybody knows, and
    /// wants to be asked.
    pub(crate) fn asked(&self, public: &Public) -> SeatSet {
        let Some(top) = public.announced.last() else { return SeatSet::EMPTY };
        let anytime = self.deck.anytime;
        let wants = |seat: Seat| match public.seats[seat].watch {
            Watch::Always => true,
            Watch::WhenHit => self.is_hit(public, seat),
            Watch::Never => false,
        };
        let asked: SeatSet = Seat::all(self.seats).filter(|&seat| seat != top.by && wants(seat)).collect();
        if asked.is_empty() {
            return asked;
        }
        let hidden = anytime.without(public.known_in_hands()).iter().any(|card| !public.is_open(card));
        let could = |seat: &Seat| {
            let known = &public.seats[*seat];
            !known.known.and(anytime).is_empty() || hidden && usize::from(known.hand) > known.known.len()
        };
        asked.iter().filter(could).collect()
    }

    /// Whether the event on top touches this player, their crew, a pirate of it, or an event of theirs.
    pub(crate) fn is_hit(&self, public: &Public, seat: Seat) -> bool {
        let Some(top) = public.announced.last() else { return false };
        let owns = |pirate: PirateId| public.pirate(pirate).is_some_and(|pirate| pirate.crew == seat);
        match (top.aim, self.deck.effect(top.card)) {
            (Aim::Pirate(pirate), _) => owns(pirate),
            (Aim::Parts { one, other, .. }, _) => owns(one) || owns(other),
            (Aim::Seat(hit), _) => hit == seat,
            (Aim::None, Some(Effect::Storm)) => public.crew(seat).next().is_some(),
            (Aim::None, Some(Effect::Cancel)) => {
                let below = public.announced.iter().rev().nth(1);
                below.is_some_and(|below| below.by == seat)
            }
            (Aim::None, _) => false,
        }
    }
}
