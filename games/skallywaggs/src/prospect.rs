//! What a hand could build: what three parts would be in a crew, and which pirates are worth proposing.

use engine::{Message, Seat};

use crate::action::Action;
use crate::card::{Card, CardSet, Part};
use crate::deck::{DAGGERS_MAX, Effect, Kind, Role, Rule, Sail, Whose};
use crate::muster::{Ashore, Muster, lies_before};
use crate::naming::part_name;

impl Muster<'_> {
    /// What these parts would be in this crew, in a few words: their kind, and whether they could sail.
    #[must_use]
    pub fn prospect(&self, parts: [Card; 3], crew: Seat) -> Message {
        let form = self.rules.form(parts);
        let kind = match form.character.map(|title| self.rules.deck.title(title).kind) {
            Some(Kind::Minor) => "skallywaggs-note-minor",
            Some(_) => "skallywaggs-note-major",
            None if form.matched => "skallywaggs-note-matched",
            None => "skallywaggs-note-simple",
        };
        let sails = self.sails_words(parts, crew);
        Message::new("skallywaggs-prospect").with("kind", Message::new(kind)).with("sails", sails)
    }

    fn sails_words(&self, parts: [Card; 3], crew: Seat) -> Message {
        match self.would_stay_ashore(parts, crew) {
            None => Message::new("skallywaggs-note-seaworthy"),
            Some(part) => self.rules.ashore_words(Ashore::Part(part)),
        }
    }

    /// The part that would keep these parts ashore in this crew.
    fn would_stay_ashore(&self, parts: [Card; 3], crew: Seat) -> Option<Card> {
        let deck = self.rules.deck;
        let ignores = lies_before(deck, self.public, crew, Effect::IgnoreIcons);
        let immune = |laid: Card| {
            let character = self.rules.form(parts).character;
            let event = Rule::Immune(deck.card(laid).title);
            character.is_some_and(|title| deck.title(title).rules.contains(&event))
        };
        if ignores.is_some_and(|laid| !immune(laid.card)) {
            return None;
        }
        let helped = self.rules_in(crew).any(|(_, _, rule)| rule == Rule::ExcusesHelped);
        parts.into_iter().find(|card| match deck.card(*card).sail {
            Sail::Sails => false,
            Sail::Cant => true,
            Sail::Helped => !helped,
        })
    }

    /// Whether these parts would not be a pirate of this crew for long: they bleed to death, wander off, or have a home
    /// in another crew.
    fn would_be_lost(&self, parts: [Card; 3], own: Seat) -> bool {
        let deck = self.rules.deck;
        let titles = || parts.iter().map(|card| deck.title_of(*card));
        let is_stanched = || self.rules_in(own).any(|(_, _, rule)| rule == Rule::Stanches);
        if titles().any(|title| title.rules.contains(&Rule::Bleeds)) && !is_stanched() {
            return true;
        }
        let of_strength = |daggers: u8| titles().filter(move |title| title.daggers == daggers);
        let strongest_first = (0..=DAGGERS_MAX).rev().flat_map(of_strength);
        let mut bonds = strongest_first.flat_map(|title| &title.rules).filter(|rule| rule.is_bond());
        let leads_away = |rule: Rule| match rule {
            Rule::Wanders => Some(true),
            Rule::Home(role) if self.has_role(own, role) => Some(false),
            Rule::Home(role) => {
                Seat::all(self.rules.seats).any(|seat| self.has_role(seat, role)).then_some(true)
            }
            _ => Some(false),
        };
        bonds.find_map(|rule| leads_away(*rule)).unwrap_or(false)
    }

    /// Whether a crew is better off without these parts as a pirate: a character that makes it need more or draw less,
    /// a second captain, or somebody who would be lost at once.
    fn is_unpleasant(&self, parts: [Card; 3], own: Seat) -> bool {
        if self.would_be_lost(parts, own) {
            return true;
        }
        let Some(title) = self.rules.form(parts).character else { return false };
        self.rules.deck.title(title).rules.iter().any(|rule| match *rule {
            Rule::Needed { whose, by, .. } => whose == Whose::Own && by > 0,
            Rule::DrawOnly(_) => true,
            Rule::Role(Role::Captain) => self.active_with(own, Role::Captain).next().is_some(),
            _ => false,
        })
    }

    /// The builds in the builder's own crew worth proposing, each by its place among the legal actions: every character
    /// that helps and every matched pirate once, or else one that sails.
    #[must_use]
    pub fn proposals(&self, legal: &[Action], own: Seat) -> Vec<(usize, Message)> {
        let builds = self.pleasant_builds(legal, own);
        let mut found: Vec<(usize, Message, Message)> = Vec::new();
        // A matched pirate stands for its character.
        for wants_matched in [true, false] {
            for (place, parts) in &builds {
                let form = self.rules.form(*parts);
                let is_worth = form.matched || form.character.is_some();
                let name = self.rules.pirate_name(*parts);
                if is_worth
                    && form.matched == wants_matched
                    && !found.iter().any(|(_, other, _)| *other == name)
                {
                    let words = self.proposal_words(*parts, own, &name);
                    found.push((*place, name, words));
                }
            }
        }
        if found.is_empty() {
            let simple = builds.first().filter(|(_, parts)| self.would_stay_ashore(*parts, own).is_none());
            return simple
                .map(|(place, _)| (*place, Message::new("skallywaggs-proposal-simple")))
                .into_iter()
                .collect();
        }
        found.into_iter().map(|(place, _, words)| (place, words)).collect()
    }

    /// The builds in the own crew that do not harm it, by their places among the legal actions. Of several ways to make
    /// one pirate, one that sails stands for all: those come first.
    fn pleasant_builds(&self, legal: &[Action], own: Seat) -> Vec<(usize, [Card; 3])> {
        let build = |(place, action): (usize, &Action)| match *action {
            Action::Build { head, chest, legs, crew } if crew == own => Some((place, [head, chest, legs])),
            _ => None,
        };
        let builds = legal.iter().enumerate().filter_map(build);
        let pleasant = builds.filter(|(_, parts)| !self.is_unpleasant(*parts, own));
        let (ashore, mut builds): (Vec<_>, Vec<_>) =
            pleasant.partition(|(_, parts)| self.would_stay_ashore(*parts, own).is_some());
        builds.extend(ashore);
        builds
    }

    /// The cards of the Commons that would make a character or a matched pirate with two of this hand, each by its place.
    #[must_use]
    pub fn completions(&self, hand: CardSet, own: Seat) -> Vec<(usize, Message)> {
        let commons = self.public.commons.iter().enumerate();
        commons.filter_map(|(place, card)| Some((place, self.completed_by(*card, hand, own)?))).collect()
    }

    fn completed_by(&self, card: Card, hand: CardSet, own: Seat) -> Option<Message> {
        let part = self.rules.deck.part(card)?;
        for one in hand.iter() {
            for two in hand.iter() {
                let Some(parts) = self.whole([card, one, two]) else { continue };
                let form = self.rules.form(parts);
                let is_worth = form.matched || form.activating[part.idx()];
                if is_worth && !self.is_unpleasant(parts, own) {
                    return Some(self.rules.pirate_name(parts));
                }
            }
        }
        None
    }

    /// These cards as head, chest and legs, if they are one of each.
    fn whole(&self, cards: [Card; 3]) -> Option<[Card; 3]> {
        let mut whole = [None; 3];
        for card in cards {
            whole[self.rules.deck.part(card)?.idx()] = Some(card);
        }
        let [head, chest, legs] = whole;
        Some([head?, chest?, legs?])
    }

    fn proposal_words(&self, parts: [Card; 3], own: Seat, name: &Message) -> Message {
        let form = self.rules.form(parts);
        let free =
            Part::ALL.into_iter().find(|part| form.character.is_some() && !form.activating[part.idx()]);
        match free.filter(|_| !form.matched) {
            Some(part) => Message::new("skallywaggs-proposal-any")
                .with("pirate", name.clone())
                .with("part", part_name(part))
                .with("sails", self.sails_words(parts, own)),
            None => Message::new("skallywaggs-proposal")
                .with("pirate", name.clone())
                .with("what", self.prospect(parts, own)),
        }
    }
}
