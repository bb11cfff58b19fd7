//! What no bot of any level does, and that each can tell why it does what it does, over whole games of mixed crews.

use engine::{
    ActionSet as _, Arg, Bot, BotKind, Events, Game as _, GameRng, Message, Outfit, Seat, State, Stop,
};
use engine::{Thinking, Turn};
use hosting::Hosted as _;
use skallywaggs::{
    Action, Answer, Card, CardSet, Deck, Muster, Options, Part, PirateId, Public, Sail, Sailing,
};
use skallywaggs::{Place, Skallywaggs, Task};
use words::{Cast, Words};

const ALL: [&str; 5] = ["powder-monkey", "deckhand", "bosun", "quartermaster", "captain"];

/// Steps that are enough to look at everything; the whole budget would take minutes.
const STEPS: u32 = 600;

/// Somebody decides between several things.
struct Decision<'a> {
    rules: &'a Skallywaggs,
    state: &'a State<Skallywaggs>,
    seat: Seat,
    legal: &'a [Action],
    action: Action,
}

/// Plays games in which every level has every seat, and shows each decision that was not forced with its reason.
fn watch(games: u64, mut look: impl FnMut(&'static str, &Decision<'_>, Option<&Message>)) {
    for game in 0..games {
        let seats = 2 + u8::try_from(game % 3).unwrap();
        let rules = Skallywaggs::new(Options::default(), seats).unwrap();
        let name_of = |seat: Seat| ALL[(seat.idx() + usize::try_from(game).unwrap() * 2) % ALL.len()];
        let kinds = Skallywaggs::bots(seats);
        let mut bots: Vec<Box<dyn Bot<Skallywaggs>>> = Seat::all(seats)
            .map(|seat| (BotKind::named(&kinds, name_of(seat)).unwrap().0.make)(Outfit::default()))
            .collect();
        let (mut deals, mut dice) = (GameRng::from_number(game), GameRng::from_number(game + 1_000));
        let mut state = rules.setup();
        loop {
            match rules.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut deals);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = rules.legal_actions(state.view(seat)).to_vec();
                    let mut thinking = Thinking::new(&mut dice, STEPS, Stop::never());
                    let choice = bots[seat.idx()].choose(&rules, state.view(seat), &legal, &mut thinking);
                    let action = choice.action;
                    if legal.len() > 1 {
                        let decision = Decision { rules: &rules, state: &state, seat, legal: &legal, action };
                        look(name_of(seat), &decision, choice.why.as_ref());
                    }
                    rules.apply(&mut state, seat, action, &mut Events::off());
                }
            }
        }
    }
}

#[test]
fn nobody_at_any_level_does_what_is_worse_whatever_comes() {
    let (mut decisions, mut blunders) = (0, Vec::new());
    watch(15, |name, decision, _| {
        decisions += 1;
        if let Some(blunder) = decision.blunder() {
            blunders.push((name, blunder, decision.action));
        }
    });
    assert!(decisions > 2_000, "only {decisions} decisions");
    assert!(blunders.is_empty(), "{} of {decisions}: {blunders:?}", blunders.len());
}

#[test]
fn every_decision_is_told_in_one_line_in_every_language() {
    let books = ["en", "de", "fr", "es"].map(|locale| Words::new(locale, Skallywaggs::messages(locale)));
    let names: Vec<String> = ["Anna", "Ben", "Cleo", "Dan"].map(str::to_owned).to_vec();
    let (mut decisions, mut keys) = (0, std::collections::BTreeSet::new());
    watch(6, |name, decision, why| {
        let why = why.unwrap_or_else(|| panic!("{name} has no reason for {:?}", decision.action));
        for words in &books {
            let line = words.try_say(why, &Cast { names: &names, you: None }).unwrap();
            assert!(!line.contains('\n') && !line.is_empty(), "{line}");
        }
        let is_number = |(_, arg): &(_, Arg)| matches!(arg, Arg::Number(_));
        assert!(why.args.iter().any(is_number), "{name}: {why:?}");
        keys.insert(why.key.clone());
        decisions += 1;
    });
    assert!(decisions > 800 && keys.len() >= 6, "{decisions} decisions by {keys:?}");
}

impl Decision<'_> {
    /// What is wrong with it, whatever the cards may bring.
    fn blunder(&self) -> Option<&'static str> {
        match (self.state.public.task(), self.action) {
            (Task::Play, Action::EndTurn) => self.ends_too_early(),
            (Task::Play, action) => {
                self.wins().then_some("passes up a win").or_else(|| self.misplays(action))
            }
            (Task::Answers, Action::Event { .. }) => self.answers_for_nothing(),
            (Task::Pay { .. }, Action::Discard(card)) => self.discards_what_it_needs(card),
            (Task::Lose { .. }, Action::Lose(pirate)) => self.loses_a_sailor(pirate),
            _ => None,
        }
    }

    fn muster(&self) -> Muster<'_> {
        Muster::new(self.rules, &self.state.public)
    }

    fn wins(&self) -> bool {
        let public = &self.state.public;
        let is_due = public.seats[self.seat].sailing == Sailing::Due;
        public.active == self.seat && is_due && self.muster().is_ready(self.seat)
    }

    fn ends_too_early(&self) -> Option<&'static str> {
        if self.wins() {
            return None;
        }
        if self.legal.contains(&Action::Sail) {
            return Some("does not say that it sails");
        }
        let public = &self.state.public;
        let next = public.active.next(self.rules.seats());
        if public.seats[next].sailing == Sailing::No || !self.muster().is_ready(next) {
            return None;
        }
        let is_stopped = |action: &Action| {
            let after = self.after(*action);
            !Muster::new(self.rules, &after.public).is_ready(next)
        };
        let mut could = self.legal.iter().filter(|it| matches!(it, Action::Event { .. } | Action::Lure(_)));
        could.any(is_stopped).then_some("lets somebody win")
    }

    /// The table after an action, if nobody does anything about it.
    fn after(&self, action: Action) -> State<Skallywaggs> {
        let mut state = self.state.clone();
        // What others have answered already is not seen.
        for (seat, own) in state.private.iter_mut() {
            own.answer = own.answer.map(|_| Answer::Pass(self.state.public.seats[seat].watch));
        }
        self.rules.apply(&mut state, self.seat, action, &mut Events::off());
        for _ in 0..40 {
            match self.rules.turn(&state.public) {
                Turn::Chance => {
                    let chance = self.rules.sample_chance(&state, &mut GameRng::from_number(1));
                    self.rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) if state.public.task() != Task::Play => {
                    let seat = seats.first().unwrap();
                    let step = self.meekly(&state, seat);
                    self.rules.apply(&mut state, seat, step, &mut Events::off());
                }
                _ => break,
            }
        }
        state
    }

    /// Lets things happen, and loses whoever does not sail.
    fn meekly(&self, state: &State<Skallywaggs>, seat: Seat) -> Action {
        let legal = self.rules.legal_actions(state.view(seat)).to_vec();
        let muster = Muster::new(self.rules, &state.public);
        let cost = |action: &Action| match action {
            Action::Pass(watch) => i32::from(*watch != state.public.seats[seat].watch),
            Action::StandIn(_) | Action::Take(_) => -1,
            Action::Event { .. } => 9,
            Action::Lose(pirate) => {
                muster.facts_of(*pirate).map_or(0, |it| 2 * i32::from(it.seaworthy) + i32::from(it.active))
            }
            _ => 0,
        };
        legal.iter().copied().min_by_key(cost).unwrap()
    }

    fn misplays(&self, action: Action) -> Option<&'static str> {
        if action == Action::Ransom && self.has_nothing_to_play() {
            return Some("gives a pirate for nothing");
        }
        if !matches!(action, Action::Build { .. } | Action::Event { .. } | Action::Operate { .. }) {
            return None;
        }
        let after = self.after(action);
        if after.public.task() == Task::Over {
            return None;
        }
        let (then, now) = (self.muster(), Muster::new(self.rules, &after.public));
        let others = || Seat::all(self.rules.seats()).filter(|seat| *seat != self.seat);
        let hampers = others().any(|seat| now.margin(seat) < then.margin(seat));
        let lags = now.margin(self.seat) < then.margin(self.seat);
        let has_less = after.private[self.seat].hand.len() < self.state.private[self.seat].hand.len();
        let is_abler = now.rules_in(self.seat).count() > then.rules_in(self.seat).count();
        if lags && then.margin(self.seat) >= 0 && now.margin(self.seat) < 0 && !hampers {
            return Some("gives up sailing");
        }
        if lags && !hampers && has_less && !is_abler {
            return Some("harms itself for nothing");
        }
        if matches!(action, Action::Event { .. })
            && has_less
            && looks(&after.public) == looks(&self.state.public)
        {
            return Some("plays an event for nothing");
        }
        let gift = |crew: Seat| crew != self.seat && now.margin(crew) > then.margin(crew) && !hampers;
        matches!(action, Action::Build { crew, .. } if gift(crew)).then_some("helps another crew")
    }

    /// No event but those that answer.
    fn has_nothing_to_play(&self) -> bool {
        let is_event =
            |card: Card| Deck::standard().part(card).is_none() && !card.to_string().starts_with("PAB");
        !self.state.private[self.seat].hand.iter().any(is_event)
    }

    fn answers_for_nothing(&self) -> Option<&'static str> {
        let pass = Action::Pass(self.state.public.seats[self.seat].watch);
        let (passed, answered) = (self.after(pass), self.after(self.action));
        let margins = |state: &State<Skallywaggs>| -> Vec<i32> {
            let muster = Muster::new(self.rules, &state.public);
            Seat::all(self.rules.seats()).map(|seat| muster.margin(seat)).collect()
        };
        let without_shelter = |public: &Public| {
            let mut seen = looks(public);
            seen.1.retain(|(card, _)| !card.to_string().starts_with("BAT"));
            seen
        };
        let is_same = margins(&passed) == margins(&answered)
            && without_shelter(&passed.public) == without_shelter(&answered.public);
        is_same.then_some("answers what harms nobody")
    }

    fn discards_what_it_needs(&self, card: Card) -> Option<&'static str> {
        let hand = self.state.private[self.seat].hand;
        let makes = |without: Card| {
            let count = |part: Part| hand.iter().filter(|it| *it != without && sails_as(*it, part)).count();
            Part::ALL.map(count).into_iter().min()
        };
        let whole = Part::ALL.map(|part| hand.iter().filter(|it| sails_as(*it, part)).count());
        let all = whole.into_iter().min();
        let is_junk = |it: Card| {
            Deck::standard().part(it).is_some() && makes(it) == all && is_alone(hand, it) && !is_handy(it)
        };
        (makes(card) < all && hand.iter().any(is_junk)).then_some("discards what completes a pirate")
    }

    fn loses_a_sailor(&self, pirate: PirateId) -> Option<&'static str> {
        let muster = self.muster();
        let parts = |id: PirateId| self.state.public.pirate(id).unwrap().parts();
        let is_plain = |id: PirateId| muster.facts_of(id).is_some_and(|facts| facts.form.is_simple());
        let sails = |id: PirateId| muster.facts_of(id).is_some_and(|facts| facts.seaworthy);
        if !is_plain(pirate) || !sails(pirate) || parts(pirate).into_iter().any(is_fickle) {
            return None;
        }
        let others = self.legal.iter().filter_map(|action| match action {
            Action::Lose(other) => Some(*other),
            _ => None,
        });
        let is_burden = |id: PirateId| {
            let lone = self.state.public.lying_on(id).next().is_none();
            let parts = parts(id);
            let set: CardSet = parts.into_iter().collect();
            let plain = parts.into_iter().all(|card| !is_handy(card) && is_alone(set, card));
            is_plain(id) && !sails(id) && lone && plain
        };
        others.into_iter().any(is_burden).then_some("loses a sailor and keeps a landlubber")
    }
}

/// Who stands where with which parts.
type Crews = Vec<(PirateId, Seat, [Card; 3])>;

/// Who stands where, and what lies there.
fn looks(public: &Public) -> (Crews, Vec<(Card, Place)>) {
    let pirates = public.pirates.iter().map(|pirate| (pirate.id, pirate.crew, pirate.parts())).collect();
    (pirates, public.laid.iter().map(|laid| (laid.card, laid.place)).collect())
}

fn is_fickle(card: Card) -> bool {
    let id = card.to_string();
    id.starts_with("CRA") || id.starts_with("STB")
}

/// A specialty part that is of use in itself.
fn is_handy(card: Card) -> bool {
    let id = card.to_string();
    ["MON", "SQU", "HOO", "DEA"].into_iter().any(|handy| id.starts_with(handy))
}

fn sails_as(card: Card, part: Part) -> bool {
    let info = Deck::standard().card(card);
    info.part == Some(part) && info.sail == Sail::Sails && !is_fickle(card)
}

/// Whether no other card of these belongs to it.
fn is_alone(cards: CardSet, card: Card) -> bool {
    let deck = Deck::standard();
    let kin = |other: Card| {
        let (one, two) = (deck.card(card), deck.card(other));
        other != card && one.title == two.title && one.number == two.number
    };
    !cards.iter().any(kin)
}
