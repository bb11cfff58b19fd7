//! What is worth a thought on one's own turn: of hundreds of legal actions those that make a difference, one of each kind.

use engine::{ActionSet as _, Seat, View};

use super::lore::Lore;
use crate::action::{Action, Aim};
use crate::card::{Card, CardSet, Part};
use crate::deck::{Effect, Mark, Role, Sail};
use crate::muster::Muster;
use crate::options::Skallywaggs;
use crate::state::{Pirate, Public, Sailing};

/// The table as a seat sees it when it looks for something to do.
pub(super) struct Menu<'a> {
    rules: &'a Skallywaggs,
    lore: &'a Lore,
    view: View<'a, Skallywaggs>,
    /// The parts of the hand with what each is worth keeping for, the cheapest first.
    parts: [Vec<(Card, f32)>; 3],
    /// Whom alone events are aimed at, where not everything is looked at.
    rival: Option<Seat>,
}

impl<'a> Menu<'a> {
    pub(super) fn new(rules: &'a Skallywaggs, lore: &'a Lore, view: View<'a, Skallywaggs>) -> Self {
        let hand = view.private.hand;
        let parts = Part::ALL.map(|part| {
            let cards = hand.and(rules.deck.parts[part.idx()]).iter();
            let mut cards: Vec<_> = cards.map(|card| (card, keep(rules, lore, hand, card))).collect();
            cards.sort_by(|one, other| one.1.total_cmp(&other.1));
            cards
        });
        Self { rules, lore, view, parts, rival: None }
    }

    /// The same, but with an eye for the most dangerous of the others alone, and none for trades.
    pub(super) fn hasty(self) -> Self {
        let muster = Muster::new(self.rules, self.view.public);
        let others = Seat::all(self.rules.seats).filter(|seat| *seat != self.view.seat);
        let danger = |seat: &Seat| {
            let sails = self.view.public.seats[*seat].sailing != Sailing::No;
            2 * muster.margin(*seat) + i32::from(sails)
        };
        let rival = others.max_by_key(danger);
        Self { rival, ..self }
    }

    fn is_aside(&self, crew: Seat) -> bool {
        self.rival.is_some_and(|rival| crew != rival && crew != self.view.seat)
    }

    /// Everything that could make a difference, but the end of the turn.
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut actions = self.builds();
        let legal = self.rules.legal(self.view);
        let builds: usize = self.parts.iter().map(Vec::len).product();
        let chosen = self.one_of_each();
        for idx in builds * usize::from(self.rules.seats)..legal.len() {
            let action = legal.at(idx);
            if self.is_worth_a_thought(action, chosen) {
                actions.push(action);
            }
        }
        actions
    }

    /// Of equal events one, and rather one that everybody knows of.
    fn one_of_each(&self) -> CardSet {
        let known = self.view.public.seats[self.view.seat].known;
        let events = self.view.private.hand.and(self.rules.deck.events);
        let mut chosen = CardSet::EMPTY;
        let mut last = None;
        for card in events.and(known).iter().chain(events.without(known).iter()) {
            let title = self.rules.deck.card(card).title;
            let is_new = !chosen.iter().any(|other| self.rules.deck.card(other).title == title);
            if last != Some(title) && is_new {
                chosen.insert(card);
            }
            last = Some(title);
        }
        chosen
    }

    fn is_worth_a_thought(&self, action: Action, chosen: CardSet) -> bool {
        let public = self.view.public;
        match action {
            Action::Event { card, .. } if !chosen.contains(card) => false,
            Action::Event { aim: Aim::Parts { one, other, part }, .. } => {
                match (public.pirate(one), public.pirate(other)) {
                    (Some(one), Some(other)) if self.is_aside(one.crew) || self.is_aside(other.crew) => false,
                    (Some(one), Some(other)) => {
                        self.matters(one, other.part(part), part) || self.matters(other, one.part(part), part)
                    }
                    _ => false,
                }
            }
            Action::Event { card, aim: Aim::None } => {
                let draws = matches!(self.rules.deck.effect(card), Some(Effect::Plunder(_)));
                !draws || is_worth_drawing(public)
            }
            Action::Event { card, aim: Aim::Pirate(pirate) } => {
                let arrests = self.rules.deck.effect(card) == Some(Effect::Arrest);
                let crew = public.pirate(pirate).map_or(self.view.seat, |pirate| pirate.crew);
                !(arrests && crew == self.view.seat || self.is_aside(crew))
            }
            Action::Trade | Action::Operate { .. } if self.rival.is_some() => false,
            Action::Operate { give, pirate } => {
                let part = self.rules.deck.part(give).unwrap_or(Part::Head);
                public.pirate(pirate).is_some_and(|pirate| self.matters(pirate, give, part))
            }
            Action::Watch(_) | Action::EndTurn => false,
            _ => true,
        }
    }

    /// Whether a pirate would be another one with this card.
    fn matters(&self, pirate: &Pirate, card: Card, part: Part) -> bool {
        let deck = self.rules.deck;
        let (old, new) = (deck.mark(pirate.part(part)), deck.mark(card));
        let is_plain = |mark: &Mark| mark.sail == Sail::Sails && !mark.is_ruled();
        let has_kin = |mark: &Mark| {
            Part::ALL
                .into_iter()
                .any(|other| other != part && deck.mark(pirate.part(other)).clan == mark.clan)
        };
        !is_plain(old) || !is_plain(new) || has_kin(old) || has_kin(new)
    }

    /// Pirates for the own crew, and bad company for the others.
    fn builds(&self) -> Vec<Action> {
        let mut triples: Vec<([Card; 3], Seat)> = Vec::new();
        if self.parts.iter().any(Vec::is_empty) {
            return Vec::new();
        }
        let own = self.view.seat;
        triples.extend(self.wholes().into_iter().map(|parts| (parts, own)));
        let with = |cost: &dyn Fn(Card) -> f32| (self.cheapest(cost), own);
        let steady = self.lore.steady[0].or(self.lore.steady[1]).or(self.lore.steady[2]);
        let sails = |card: Card| self.rules.deck.mark(card).sail == Sail::Sails;
        let unless = |holds: bool, cost: f32| if holds { 0.0 } else { cost };
        triples.push(with(&|card| unless(steady.contains(card), 9.0)));
        if self.rival.is_some() {
            return self.as_actions(triples);
        }
        triples.push(with(&|card| unless(sails(card), 9.0) + unless(self.lore.fickle.contains(card), 2.0)));
        triples.push(with(&|card| unless(!sails(card), 4.0)));
        for useful in self.view.private.hand.and(self.lore.useful).iter() {
            triples.push(with(&|card| unless(card == useful, 20.0) + unless(steady.contains(card), 9.0)));
        }
        self.as_actions(triples)
    }

    /// Each pirate once; bad company for others is among them.
    fn as_actions(&self, mut triples: Vec<([Card; 3], Seat)>) -> Vec<Action> {
        triples.extend(self.bad_company());
        let mut actions: Vec<Action> = Vec::new();
        for ([head, chest, legs], crew) in triples {
            let build = Action::Build { head, chest, legs, crew };
            if !actions.contains(&build) {
                actions.push(build);
            }
        }
        actions
    }

    /// The parts that are cheapest to give, with what else counts.
    fn cheapest(&self, cost: &dyn Fn(Card) -> f32) -> [Card; 3] {
        let dear = |entry: &&(Card, f32)| entry.1 + cost(entry.0);
        let pick = |cards: &Vec<(Card, f32)>| {
            cards
                .iter()
                .min_by(|one, other| dear(one).total_cmp(&dear(other)))
                .map_or(cards[0].0, |entry| entry.0)
        };
        [pick(&self.parts[0]), pick(&self.parts[1]), pick(&self.parts[2])]
    }

    /// Characters and matched pirates of the hand, each once.
    fn wholes(&self) -> Vec<[Card; 3]> {
        let mut wholes = Vec::new();
        let hand = self.view.private.hand;
        for clan in &self.lore.clans {
            if clan.activating.without(hand).is_empty() && !clan.is_bad {
                wholes.push(self.whole(clan.activating, clan.all));
            }
        }
        for (head, _) in &self.parts[0] {
            let clan = self.rules.deck.mark(*head).clan;
            let kin = |part: usize| {
                self.parts[part].iter().find(|(card, _)| self.rules.deck.mark(*card).clan == clan)
            };
            if let (Some((chest, _)), Some((legs, _))) = (kin(1), kin(2)) {
                wholes.push([*head, *chest, *legs]);
            }
        }
        wholes
    }

    /// A character of these cards, with one of its own or the cheapest that sails where any will do.
    fn whole(&self, activating: CardSet, all: CardSet) -> [Card; 3] {
        self.cheapest(&|card| match () {
            () if activating.contains(card) => -90.0,
            () if all.contains(card) => -9.0,
            () if self.rules.deck.mark(card).sail == Sail::Sails && !self.lore.fickle.contains(card) => 0.0,
            () => 9.0,
        })
    }

    /// Characters that others are worse off with.
    fn bad_company(&self) -> Vec<([Card; 3], Seat)> {
        let hand = self.view.private.hand;
        let mut company = Vec::new();
        let muster = Muster::new(self.rules, self.view.public);
        for clan in self.lore.clans.iter().filter(|clan| clan.activating.without(hand).is_empty()) {
            let others = Seat::all(self.rules.seats).filter(|seat| *seat != self.view.seat);
            let is_unwelcome =
                |seat: &Seat| clan.is_bad || clan.is_captain && muster.has_role(*seat, Role::Captain);
            let parts =
                self.cheapest(&|card| if clan.activating.contains(card) { -90.0 } else { self.stain(card) });
            company.extend(others.filter(is_unwelcome).map(|seat| (parts, seat)));
        }
        company
    }

    fn stain(&self, card: Card) -> f32 {
        if self.rules.deck.mark(card).sail == Sail::Sails { 0.0 } else { -9.0 }
    }
}

/// Whether there are cards to draw. Where nearly all of them are in hands and crews, an event that draws draws itself again,
/// without end.
pub(super) fn is_worth_drawing(public: &Public) -> bool {
    usize::from(public.shipyard) + public.locker.len() >= 12
}

/// What a card of this hand is worth keeping for, roughly.
pub(super) fn keep(rules: &Skallywaggs, lore: &Lore, hand: CardSet, card: Card) -> f32 {
    let deck = rules.deck;
    let Some(part) = deck.part(card) else { return worth_of_event(deck.effect(card)) };
    let mark = deck.mark(card);
    let like = hand.and(deck.parts[part.idx()]).len() as f32;
    let kin =
        hand.iter().filter(|other| *other != card && deck.mark(*other).clan == mark.clan).count() as f32;
    let is = |holds: bool, worth: f32| if holds { worth } else { 0.0 };
    let is_character = lore.clans.iter().any(|clan| clan.activating.contains(card));
    let ashore = mark.sail != Sail::Sails;
    2.0 - 0.3 * like + kin * (0.6 + is(is_character, 0.6)) + is(lore.useful.contains(card), 1.0)
        - is(ashore, 0.9)
        - is(lore.fickle.contains(card), 1.0)
}

const fn worth_of_event(effect: Option<Effect>) -> f32 {
    match effect {
        Some(Effect::Plunder(_)) => 4.0,
        Some(Effect::Cancel) => 3.0,
        Some(Effect::Shelter | Effect::Press) => 2.5,
        Some(Effect::Sink | Effect::Sicken) => 2.2,
        Some(Effect::Swap(None)) => 1.8,
        _ => 1.3,
    }
}

/// What a seat could do against the event on top, and nothing.
pub(super) fn answers(rules: &Skallywaggs, view: View<'_, Skallywaggs>) -> Vec<Action> {
    let legal = rules.legal(view).to_vec();
    let known = view.public.seats[view.seat].known;
    let is_open = |action: &Action| matches!(action, Action::Event { card, .. } if known.contains(*card));
    let effect = |action: &Action| match action {
        Action::Event { card, .. } => rules.deck.effect(*card),
        _ => None,
    };
    let mut chosen: Vec<Action> = Vec::new();
    let (open, hidden): (Vec<Action>, Vec<Action>) = legal.into_iter().partition(is_open);
    for action in open.into_iter().chain(hidden) {
        if !chosen.iter().any(|other| effect(other) == effect(&action)) {
            chosen.push(action);
        }
    }
    chosen
}

/// Whether the seat wins by ending its turn.
pub(super) fn wins_now(muster: &Muster<'_>, public: &Public, seat: Seat) -> bool {
    public.active == seat && public.seats[seat].sailing == Sailing::Due && muster.is_ready(seat)
}
