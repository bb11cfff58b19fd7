//! The deck as data: titles, cards and what they do, in a closed vocabulary. It is read from `cards.txt`; the rules
//! that carry the vocabulary out ask for effects, never for a title.

use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet, Part};

/// A title, by its place in the deck. Written as its key, such as `first-mate`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Title(pub(crate) u8);

/// A word that is no title's key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no title {0:?}")]
pub struct NoSuchTitle(String);

impl TryFrom<String> for Title {
    type Error = NoSuchTitle;

    fn try_from(key: String) -> Result<Self, NoSuchTitle> {
        Deck::standard().by_key(&key).ok_or(NoSuchTitle(key))
    }
}

impl From<Title> for String {
    fn from(title: Title) -> Self {
        Deck::standard().title(title).key.clone()
    }
}

/// All cards and titles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    pub(crate) titles: Vec<TitleInfo>,
    pub(crate) cards: Vec<CardInfo>,
    /// What the rules ask of each card again and again.
    pub(crate) marks: [Mark; MARKS],
    /// What each event does.
    pub(crate) effects: [Option<Effect>; CARDS],
    /// Heads, chests and legs.
    pub(crate) parts: [CardSet; 3],
    pub(crate) events: CardSet,
    /// Events that may be played at any time.
    pub(crate) anytime: CardSet,
    /// Special titles with their cards.
    pub(crate) specials: Vec<(Title, [Card; 3])>,
    /// Ids with their cards, sorted.
    pub(crate) ids: Vec<(String, Card)>,
}

/// The most daggers a title has.
pub(crate) const DAGGERS_MAX: u8 = 4;

/// What all cards of a title share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TitleInfo {
    /// Its name in keys of sentences, such as `first-mate`.
    pub key: String,
    /// Its name as printed.
    pub name: String,
    /// What kind of card it is.
    pub kind: Kind,
    /// How strong its rule is where rules conflict.
    pub daggers: u8,
    /// Who says so.
    pub source: Source,
    /// What a character, a part or a special pirate does.
    pub rules: Vec<Rule>,
    /// What an event does.
    pub event: Option<EventRule>,
    /// The three cards of a special pirate.
    pub special: Option<[Card; 3]>,
}

/// One card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardInfo {
    /// Its id, such as `CRW03H`.
    pub id: String,
    /// Its title.
    pub title: Title,
    /// Its part; none for events.
    pub part: Option<Part>,
    /// A Crewman's number.
    pub number: Option<u8>,
    /// What its icon says about activation.
    pub icon: Icon,
    /// Whether it stops its pirate from sailing.
    pub sail: Sail,
    /// Whether an event may be played at any time.
    pub anytime: bool,
    /// Who says so: the weaker of its own line and its title's.
    pub source: Source,
}

/// What the rules ask of a card again and again, in a few bytes. It follows from the card and its title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// Its title and number. Three parts of one clan make a matched pirate.
    pub(crate) clan: u16,
    /// What else there is to it.
    pub(crate) traits: Traits,
    /// Whether it lets its pirate sail.
    pub(crate) sail: Sail,
}

/// What there is to a card or a pirate, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Traits(u8);

impl Traits {
    /// Nothing in particular.
    pub(crate) const NONE: Self = Self(0);
    /// A specialty part has rules.
    pub(crate) const RULED: Self = Self(1);
    /// One of them says where its pirate is.
    pub(crate) const BOUND: Self = Self(1 << 1);
    /// One of them says that it is immune to an event.
    pub(crate) const IMMUNE: Self = Self(1 << 2);
    /// What rules of parts bring to their pirate.
    pub(crate) const OF_RULES: Self = Self::RULED.or(Self::BOUND).or(Self::IMMUNE);
    /// Of a card: a special pirate is made of it.
    pub(crate) const SPECIAL: Self = Self(1 << 3);
    /// Of a card: it helps to complete its title.
    pub(crate) const ACTIVATING: Self = Self(1 << 4);
    /// Of a pirate: all its parts belong together.
    pub(crate) const MATCHED: Self = Self(1 << 5);
    /// Of a pirate: it is a complete character.
    pub(crate) const COMPLETE: Self = Self(1 << 6);

    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether one of these is among them.
    pub(crate) const fn has(self, any: Self) -> bool {
        self.0 & any.0 != 0
    }

    pub(crate) const fn when(self, holds: bool) -> Self {
        if holds { self } else { Self::NONE }
    }
}

impl Mark {
    /// The mark of nothing.
    pub(crate) const NONE: Self = Self { clan: 0, traits: Traits::NONE, sail: Sail::Sails };

    pub(crate) fn new(card: &CardInfo, title: &TitleInfo, is_special: bool) -> Self {
        let rules = if title.kind == Kind::Specialty { &title.rules[..] } else { &[] };
        let traits = Traits::RULED
            .when(!rules.is_empty())
            .or(Traits::BOUND.when(rules.iter().any(|rule| rule.is_bond())))
            .or(Traits::IMMUNE.when(rules.iter().any(|rule| matches!(rule, Rule::Immune(_)))))
            .or(Traits::SPECIAL.when(is_special))
            .or(Traits::ACTIVATING.when(matches!(card.icon, Icon::Two | Icon::Three)));
        Self {
            clan: u16::from_be_bytes([card.title.0, card.number.unwrap_or_default()]),
            traits,
            sail: card.sail,
        }
    }

    /// The title of a clan.
    pub(crate) const fn title(clan: u16) -> Title {
        Title(clan.to_be_bytes()[0])
    }

    /// Whether it is a specialty part that has rules.
    pub(crate) const fn is_ruled(self) -> bool {
        self.traits.has(Traits::RULED)
    }
}

impl Rule {
    /// Whether it says where a pirate is.
    pub(crate) const fn is_bond(self) -> bool {
        matches!(self, Self::Home(_) | Self::Stays | Self::Wanders)
    }
}

/// What kind of card a title names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Plain, with a number.
    Crewman,
    /// A character of three cards.
    Major,
    /// A character of two cards, and a plain third.
    Minor,
    /// A single part with a rule of its own.
    Specialty,
    /// An event.
    Event,
    /// A pirate of the optional rules, made of certain parts.
    Special,
}

impl Kind {
    /// How many activating cards complete a character.
    pub(crate) const fn completed_by(self) -> Option<u8> {
        match self {
            Self::Major => Some(3),
            Self::Minor => Some(2),
            Self::Crewman | Self::Specialty | Self::Event | Self::Special => None,
        }
    }
}

/// What a card's icon says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Nothing.
    Plain,
    /// One of three that make a character active.
    Three,
    /// One of two that make a character active.
    Two,
    /// A specialty part.
    Star,
}

/// Whether a card lets its pirate sail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sail {
    /// It does.
    Sails,
    /// It does not, and nobody on board helps.
    Cant,
    /// It does not, but an active Boatswain helps.
    Helped,
}

/// Who says what a card does, from the firmest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// The rulebook.
    Seed,
    /// A review.
    Found,
    /// Counting.
    Inferred,
    /// We do; the printed card may differ.
    Ours,
}

/// What a character can be for others' rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A Captain.
    Captain,
    /// A Cook.
    Cook,
}

/// Whose needed number a rule changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The crew's that the character is in.
    Own,
    /// Every other crew's.
    Others,
}

/// A rule of a character, a part or a special pirate. `CARDS.md` says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the vocabulary is described once, in CARDS.md")]
pub enum Rule {
    Role(Role),
    Needed { whose: Whose, by: i8, duel: i8 },
    Draw(u8),
    DrawOnly(u8),
    Counts { alone: u8, role: Role, beside: u8 },
    HoldsCrew,
    ExcusesHelped,
    Shields(Title),
    Stanches,
    Lures { cost: u8 },
    Operates,
    Clings,
    Suppresses(Role),
    Hand(u8),
    Cures { cost: u8 },
    Scouts(u8),
    TradesFree,
    Immune(Title),
    Stays,
    StandsIn,
    Wanders,
    Bleeds,
    Home(Role),
    HelpsItself,
}

/// What an event does, whom it spares, and how long it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRule {
    /// What it does.
    pub effect: Effect,
    /// Whom it does not touch.
    pub spares: Vec<Spare>,
    /// How long it lies on the table.
    pub lasts: Lasts,
}

/// What an event does. `CARDS.md` says what each means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the vocabulary is described once, in CARDS.md")]
pub enum Effect {
    Swap(Option<Part>),
    Press,
    Sink,
    Storm,
    Dredge(u8),
    Sicken,
    Arrest,
    Forbid,
    IgnoreIcons,
    Shelter,
    Plunder(u8),
    Cancel,
}

impl Effect {
    /// Whether the card stays on the table for a while.
    pub(crate) const fn lies(self) -> bool {
        matches!(self, Self::Sicken | Self::Arrest | Self::Forbid | Self::IgnoreIcons | Self::Shelter)
    }
}

/// Whom an event does not touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spare {
    /// Matched pirates.
    Matched,
    /// The activating cards of a complete minor character.
    Activating,
    /// Complete characters.
    Complete,
}

/// How long an event lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// Not at all.
    Instant,
    /// Until the next turn of whoever's turn it was begins.
    Round,
    /// Until its pirate's owner has a removal step.
    Removal,
}

/// As many as a byte can tell apart, so that a mark is found without a check.
pub(crate) const MARKS: usize = 0x100;

impl Deck {
    /// What the card is.
    #[must_use]
    pub fn card(&self, card: Card) -> &CardInfo {
        &self.cards[card.idx()]
    }

    #[inline]
    pub(crate) const fn mark(&self, card: Card) -> &Mark {
        &self.marks[card.idx() % MARKS]
    }

    /// Those of a pirate.
    #[inline]
    pub(crate) const fn marks_of(&self, parts: &[Card; 3]) -> [Mark; 3] {
        [*self.mark(parts[0]), *self.mark(parts[1]), *self.mark(parts[2])]
    }

    /// What the event does; none for crew cards.
    #[inline]
    pub(crate) const fn effect(&self, card: Card) -> Option<Effect> {
        self.effects[card.idx()]
    }

    /// What the title says.
    #[must_use]
    pub fn title(&self, title: Title) -> &TitleInfo {
        &self.titles[usize::from(title.0)]
    }

    /// The title of a card.
    #[must_use]
    pub fn title_of(&self, card: Card) -> &TitleInfo {
        self.title(self.card(card).title)
    }

    /// The part of a card; none for events.
    #[must_use]
    pub fn part(&self, card: Card) -> Option<Part> {
        self.card(card).part
    }

    /// What an event does; none for crew cards.
    #[must_use]
    pub fn event(&self, card: Card) -> Option<&EventRule> {
        self.title_of(card).event.as_ref()
    }

    /// The card of this id, in any case of letters.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<Card> {
        let id = id.to_ascii_uppercase();
        let place = self.ids.binary_search_by(|(other, _)| other.as_str().cmp(&id)).ok()?;
        Some(self.ids[place].1)
    }

    /// The title of this key.
    #[must_use]
    pub fn by_key(&self, key: &str) -> Option<Title> {
        self.titles().find(|title| self.title(*title).key == key)
    }

    /// Every title, in order.
    pub fn titles(&self) -> impl Iterator<Item = Title> + use<> {
        (0..u8::try_from(self.titles.len()).unwrap_or(u8::MAX)).map(Title)
    }

    /// The cards of a title.
    pub fn cards_of(&self, title: Title) -> impl Iterator<Item = Card> + '_ {
        Card::all().filter(move |card| self.card(*card).title == title)
    }

    /// How many cards there are; always [`CARDS`].
    #[must_use]
    pub const fn len(&self) -> usize {
        CARDS
    }

    /// Never.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }
}
