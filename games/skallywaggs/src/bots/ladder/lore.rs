//! What a deck amounts to for a bot, looked up once: which parts sail, which cards belong together, which events do what.

use crate::card::{Card, CardSet, Part};
use crate::deck::{Effect, Kind, Role, Rule, Sail, Title, Whose};
use crate::options::Skallywaggs;

/// How many kinds of events are told apart.
pub(super) const EFFECTS: usize = 13;

/// Cards that make a character.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clan {
    /// The cards that complete it.
    pub(super) activating: CardSet,
    /// All of its cards.
    pub(super) all: CardSet,
    pub(super) is_major: bool,
    /// A crew is worse off with it.
    pub(super) is_bad: bool,
    pub(super) is_captain: bool,
}

/// What is known of the deck.
#[derive(Clone, Debug)]
pub(super) struct Lore {
    /// Parts that sail and stay where they are, by place.
    pub(super) steady: [CardSet; 3],
    /// Parts that sail if the Boatswain helps, by place.
    pub(super) helped: [CardSet; 3],
    /// Parts of pirates that soon bleed to death or wander off.
    pub(super) fickle: CardSet,
    /// Specialty parts that are of use to the crew.
    pub(super) useful: CardSet,
    /// Events by what they do.
    pub(super) effects: [CardSet; EFFECTS],
    pub(super) clans: Vec<Clan>,
}

impl Lore {
    pub(super) fn new(rules: &Skallywaggs) -> Self {
        let deck = rules.deck;
        let of_rules = |is_it: fn(&Rule) -> bool| -> CardSet {
            let cards = Card::all().filter(|card| deck.title_of(*card).kind == Kind::Specialty);
            cards.filter(|card| deck.title_of(*card).rules.iter().any(is_it)).collect()
        };
        let fickle = of_rules(|rule| matches!(rule, Rule::Bleeds | Rule::Wanders));
        let useful = of_rules(|rule| matches!(rule, Rule::Draw(_) | Rule::TradesFree | Rule::StandsIn));
        let parts = |part: Part, sail: Sail| -> CardSet {
            deck.parts[part.idx()].iter().filter(|card| deck.card(*card).sail == sail).collect()
        };
        let mut effects = [CardSet::EMPTY; EFFECTS];
        for card in deck.events.iter() {
            if let Some(effect) = deck.effect(card) {
                effects[place_of(effect)].insert(card);
            }
        }
        Self {
            steady: Part::ALL.map(|part| parts(part, Sail::Sails).without(fickle)),
            helped: Part::ALL.map(|part| parts(part, Sail::Helped)),
            fickle,
            useful,
            effects,
            clans: deck.titles().filter_map(|title| clan(rules, title)).collect(),
        }
    }
}

fn clan(rules: &Skallywaggs, title: Title) -> Option<Clan> {
    let deck = rules.deck;
    let info = deck.title(title);
    let needed = info.kind.completed_by()?;
    let all: CardSet = deck.cards_of(title).collect();
    let activating: CardSet =
        all.iter().filter(|card| deck.mark(*card).traits.has(crate::deck::Traits::ACTIVATING)).collect();
    let harms = |rule: &Rule| match *rule {
        Rule::Needed { whose: Whose::Own, by, .. } => by > 0,
        _ => false,
    };
    Some(Clan {
        activating,
        all,
        is_major: needed > 2,
        is_bad: info.rules.iter().any(harms),
        is_captain: info.rules.contains(&Rule::Role(Role::Captain)),
    })
}

/// The place of an effect among them.
pub(super) const fn place_of(effect: Effect) -> usize {
    match effect {
        Effect::Swap(None) => 0,
        Effect::Swap(Some(_)) => 1,
        Effect::Press => 2,
        Effect::Sink => 3,
        Effect::Storm => 4,
        Effect::Dredge(_) => 5,
        Effect::Sicken => 6,
        Effect::Arrest => 7,
        Effect::Forbid => 8,
        Effect::IgnoreIcons => 9,
        Effect::Shelter => 10,
        Effect::Plunder(_) => 11,
        Effect::Cancel => 12,
    }
}
