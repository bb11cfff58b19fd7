//! Sets up a table card by card, so that a test can say what lies where and what happens then.

use engine::{ActionSet as _, Events, Game as _, GameRng, Seat, State, Turn};
use skallywaggs::{
    Action, Aim, Card, CardSet, Deck, Event, Laid, Muster, Options, Part, Pirate, PirateId, Place, Refusal,
    Skallywaggs, Task, Watch,
};

/// A table in the middle of a game.
pub struct Stage {
    pub rules: Skallywaggs,
    pub state: State<Skallywaggs>,
    /// What the last step told everybody.
    pub events: Vec<Event>,
    rng: GameRng,
}

pub fn card(id: &str) -> Card {
    id.parse().unwrap()
}

pub const fn seat(idx: u8) -> Seat {
    Seat::new(idx)
}

impl Stage {
    /// Empty hands and crews; it is the free play of the first seat.
    pub fn new(seats: u8) -> Self {
        Self::with(seats, Options::default())
    }

    pub fn with(seats: u8, options: Options) -> Self {
        Self::of(Skallywaggs::new(options, seats).unwrap())
    }

    pub fn with_deck(seats: u8, text: &str) -> Self {
        let deck: &'static Deck = Box::leak(Box::new(Deck::parse(text).unwrap()));
        Self::of(Skallywaggs::with_deck(Options::default(), seats, deck).unwrap())
    }

    fn of(rules: Skallywaggs) -> Self {
        let mut state = rules.setup();
        state.public.agenda = [Task::Play].into_iter().collect();
        Self { rules, state, events: Vec::new(), rng: GameRng::from_number(7) }
    }

    fn fetch(&mut self, id: &str) -> Card {
        let card = card(id);
        let yard = &mut self.state.hidden.shipyard;
        let place =
            yard.iter().position(|other| *other == card).unwrap_or_else(|| panic!("{id} is used already"));
        yard.remove(place);
        self.state.public.shipyard -= 1;
        card
    }

    /// A pirate of three cards.
    pub fn pirate(&mut self, crew: u8, parts: [&str; 3]) -> PirateId {
        let parts = parts.map(|id| self.fetch(id));
        let id = PirateId(self.state.public.next_pirate);
        self.state.public.next_pirate += 1;
        self.state.public.pirates.push(Pirate::new(id, seat(crew), parts));
        id
    }

    /// A pirate of the three cards whose ids begin so, such as `WAR` or `CRW01`.
    pub fn whole(&mut self, crew: u8, id: &str) -> PirateId {
        let [head, chest, legs] = ["H", "C", "L"].map(|part| format!("{id}{part}"));
        self.pirate(crew, [&head, &chest, &legs])
    }

    /// Simple pirates that sail: heads, chests and legs of different Crewmen.
    pub fn sailors(&mut self, crew: u8, numbers: std::ops::Range<u8>) -> Vec<PirateId> {
        numbers
            .map(|n| {
                let (head, chest, legs) = (n, (n % 13) + 1, ((n + 1) % 13) + 1);
                self.pirate(
                    crew,
                    [&format!("CRW{head:02}H"), &format!("CRW{chest:02}C"), &format!("CRW{legs:02}L")],
                )
            })
            .collect()
    }

    pub fn hand(&mut self, of: u8, ids: &[&str]) {
        for id in ids {
            let card = self.fetch(id);
            self.state.private[seat(of)].hand.insert(card);
            self.state.public.seats[seat(of)].hand += 1;
            self.state.public.seats[seat(of)].fresh += 1;
        }
    }

    /// Everybody knows that this card is in the hand.
    pub fn known(&mut self, of: u8, id: &str) {
        let known = &mut self.state.public.seats[seat(of)];
        known.known.insert(card(id));
        known.fresh -= 1;
    }

    pub fn locker(&mut self, ids: &[&str]) {
        for id in ids {
            let card = self.fetch(id);
            self.state.public.locker.push(card);
        }
    }

    pub fn commons(&mut self, ids: &[&str]) {
        for id in ids {
            let card = self.fetch(id);
            self.state.public.commons.push(card);
        }
    }

    /// Puts these cards on top of the Shipyard, the next one first.
    pub fn top(&mut self, ids: &[&str]) {
        for id in ids.iter().rev() {
            let card = self.fetch(id);
            self.state.hidden.shipyard.push(card);
            self.state.public.shipyard += 1;
        }
    }

    /// Sends all of the Shipyard but its top cards to the Locker.
    pub fn shorten(&mut self, left: usize) {
        let yard = &mut self.state.hidden.shipyard;
        let gone: Vec<Card> = yard.drain(..yard.len() - left).collect();
        self.state.public.shipyard = u8::try_from(left).unwrap();
        self.state.public.locker.extend(gone);
    }

    /// Lays an event on a pirate, as if `by` had played it on the turn of `clock`.
    pub fn lay_on(&mut self, id: &str, pirate: PirateId, by: u8, clock: u8) {
        let card = self.fetch(id);
        self.state.public.laid.push(Laid {
            card,
            by: seat(by),
            clock: seat(clock),
            place: Place::On(pirate),
        });
    }

    pub fn lay_before(&mut self, id: &str, before: u8, by: u8, clock: u8) {
        let card = self.fetch(id);
        self.state.public.laid.push(Laid {
            card,
            by: seat(by),
            clock: seat(clock),
            place: Place::Before(seat(before)),
        });
    }

    pub fn legal(&self, of: u8) -> Vec<Action> {
        if !self.rules.turn(&self.state.public).includes(seat(of)) {
            return Vec::new();
        }
        self.rules.legal_actions(self.state.view(seat(of))).to_vec()
    }

    pub fn may(&self, of: u8, action: Action) -> bool {
        self.legal(of).contains(&action)
    }

    /// Does something legal, and lets nature move.
    pub fn act(&mut self, of: u8, action: Action) {
        assert!(self.may(of, action), "{action:?} is not among {:?}", self.legal(of));
        let mut events = Events::on();
        self.rules.apply(&mut self.state, seat(of), action, &mut events);
        self.rules.audit(&self.state);
        while self.rules.turn(&self.state.public) == Turn::Chance {
            let chance = self.rules.sample_chance(&self.state, &mut self.rng);
            self.rules.resolve_chance(&mut self.state, chance, &mut events);
            self.rules.audit(&self.state);
        }
        self.events = events.into_vec();
    }

    /// Why something is not legal.
    pub fn refused(&self, of: u8, action: Action) -> Refusal {
        assert!(!self.may(of, action), "{action:?} is legal");
        self.rules.refusal(self.state.view(seat(of)), &action)
    }

    /// Announces an event, and everybody lets it happen.
    pub fn event(&mut self, of: u8, id: &str, aim: Aim) {
        self.act(of, Action::Event { card: card(id), aim });
        self.let_happen();
    }

    pub fn may_event(&self, of: u8, id: &str, aim: Aim) -> bool {
        self.may(of, Action::Event { card: card(id), aim })
    }

    pub fn refused_event(&self, of: u8, id: &str, aim: Aim) -> Refusal {
        self.refused(of, Action::Event { card: card(id), aim })
    }

    /// Everybody who is asked passes.
    pub fn let_happen(&mut self) {
        while self.state.public.task() == Task::Answers {
            let asked = self.state.public.asked.first().unwrap();
            let watch = self.state.public.seats[asked].watch;
            let mut told = std::mem::take(&mut self.events);
            self.act(u8::from(asked), Action::Pass(watch));
            told.append(&mut self.events);
            self.events = told;
        }
    }

    /// Ends a turn, discarding whatever is too much.
    pub fn end_turn(&mut self, of: u8) {
        self.act(of, Action::EndTurn);
        let mut told = std::mem::take(&mut self.events);
        while matches!(self.state.public.task(), Task::Pay { .. }) {
            let action = self.legal(of)[0];
            self.act(of, action);
            told.append(&mut self.events);
        }
        self.events = told;
    }

    /// Lets everybody end their turn until it is this seat's.
    pub fn until(&mut self, of: u8) {
        let mut told = Vec::new();
        for _ in 0..4 {
            let active = u8::from(self.state.public.active);
            if active == of && !told.is_empty() {
                break;
            }
            self.end_turn(active);
            told.append(&mut self.events);
        }
        self.events = told;
    }

    pub fn crew(&self, of: u8) -> Vec<PirateId> {
        self.state.public.crew(seat(of)).map(|pirate| pirate.id).collect()
    }

    pub fn part(&self, pirate: PirateId, part: Part) -> String {
        self.state.public.pirate(pirate).unwrap().part(part).to_string()
    }

    pub fn lives(&self, pirate: PirateId) -> bool {
        self.state.public.pirate(pirate).is_some()
    }

    pub fn crew_of(&self, pirate: PirateId) -> u8 {
        self.state.public.pirate(pirate).unwrap().crew.into()
    }

    pub fn cards(&self, of: u8) -> CardSet {
        self.state.private[seat(of)].hand
    }

    pub fn hand_len(&self, of: u8) -> usize {
        self.cards(of).len()
    }

    pub fn muster(&self) -> Muster<'_> {
        Muster::new(&self.rules, &self.state.public)
    }

    pub fn needed(&self, of: u8) -> u8 {
        self.muster().needed(seat(of))
    }

    pub fn seaworthy(&self, of: u8) -> u8 {
        self.muster().seaworthy(seat(of))
    }

    pub fn in_locker(&self, id: &str) -> bool {
        self.state.public.locker.contains(&card(id))
    }

    pub fn asked(&self) -> Vec<u8> {
        let asks = self.state.public.task() == Task::Answers;
        if asks { self.state.public.asked.iter().map(u8::from).collect() } else { Vec::new() }
    }

    pub fn pass(&mut self, of: u8) {
        let watch = self.state.public.seats[seat(of)].watch;
        self.act(of, Action::Pass(watch));
    }

    pub fn watch(&self, of: u8) -> Watch {
        self.state.public.seats[seat(of)].watch
    }
}

pub fn swap(one: PirateId, other: PirateId, part: Part) -> Aim {
    Aim::Parts { one: one.min(other), other: one.max(other), part }
}
