//! Reads decks, ours from `cards.txt`. A wrong file is refused with the line and the reason.

use std::sync::LazyLock;

use crate::card::{CARDS, Card, CardSet, Part};
use crate::deck::{
    CardInfo, DAGGERS_MAX, Deck, Effect, EventRule, Icon, Kind, Lasts, Mark, Role, Rule, Sail, Source, Spare,
    Title, TitleInfo, Whose,
};

/// Why a file is no deck: the line and the reason. Line 0 means the file as a whole.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct DeckError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: Flaw,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// It begins with none of the known words.
    #[error("a line begins with title, card or special, not {0:?}")]
    Unknown(String),
    /// It has too few words.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// It has words too many.
    #[error("{0:?} is one word too many")]
    TooMuch(String),
    /// A word is none of those that may stand there.
    #[error("{0} cannot be {1:?}")]
    Word(&'static str, String),
    /// A rule nobody knows.
    #[error("there is no rule {0:?}")]
    Rule(String),
    /// A name that was given before.
    #[error("{0:?} is there twice")]
    Twice(String),
    /// A name that stands nowhere.
    #[error("there is no {0} {1:?}")]
    Nobody(&'static str, String),
    /// Something does not fit together.
    #[error("{0}")]
    Odd(&'static str),
    /// A wrong number of cards.
    #[error("{what}: {found} cards instead of {wanted}")]
    Count {
        /// Of which cards.
        what: String,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
}

type Parsed<T> = Result<T, Flaw>;

/// The words of a line before the colon, and the rules after it.
struct Line<'a> {
    number: usize,
    words: std::vec::IntoIter<&'a str>,
    rules: Vec<&'a str>,
}

static STANDARD: LazyLock<Deck> = LazyLock::new(|| match Deck::parse(include_str!("../cards.txt")) {
    Ok(deck) => deck,
    Err(error) => panic!("cards.txt: {error}"),
});

impl Deck {
    /// The deck of `cards.txt`.
    #[must_use]
    pub fn standard() -> &'static Self {
        &STANDARD
    }

    /// The text of `cards.txt`, for whoever wants to change it.
    #[must_use]
    pub const fn standard_text() -> &'static str {
        include_str!("../cards.txt")
    }

    /// Reads a deck.
    ///
    /// # Errors
    /// If the text is not one, with the line and the reason.
    pub fn parse(text: &str) -> Result<Self, DeckError> {
        deck(text)
    }
}

fn deck(text: &str) -> Result<Deck, DeckError> {
    let lines: Vec<Line<'_>> =
        text.lines().enumerate().filter_map(|(idx, line)| split(idx + 1, line)).collect();
    let mut reader = Reader { keys: keys(&lines), titles: Vec::new(), cards: Vec::new(), last: 0 };
    for mut line in lines {
        let number = line.number;
        reader.last = number;
        reader.line(&mut line).map_err(|reason| DeckError { line: number, reason })?;
    }
    reader.finish()
}

/// A line without its comment; none where nothing is left.
fn split(number: usize, line: &str) -> Option<Line<'_>> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return None;
    }
    let (head, rules) = line.split_once(" : ").unwrap_or((line, ""));
    let rules = rules.split(';').map(str::trim).filter(|rule| !rule.is_empty()).collect();
    Some(Line { number, words: words(head).into_iter(), rules })
}

/// Words between spaces; a name in quotes is one word.
fn words(mut rest: &str) -> Vec<&str> {
    let mut words = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return words;
        }
        let end = match rest.strip_prefix('"') {
            Some(quoted) => quoted.find('"').map_or(rest.len(), |end| end + 2),
            None => rest.find(' ').unwrap_or(rest.len()),
        };
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after;
    }
}

/// The keys of all titles, in order, so that rules can name those below them.
fn keys(lines: &[Line<'_>]) -> Vec<String> {
    let key = |line: &Line<'_>| {
        let words = line.words.as_slice();
        matches!(words.first(), Some(&"title" | &"special"))
            .then(|| words.get(1).copied().unwrap_or_default().to_owned())
    };
    lines.iter().filter_map(key).collect()
}

struct Reader {
    keys: Vec<String>,
    titles: Vec<TitleInfo>,
    cards: Vec<CardInfo>,
    last: usize,
}

impl Line<'_> {
    fn word(&mut self, what: &'static str) -> Parsed<&str> {
        self.words.next().ok_or(Flaw::Missing(what))
    }

    fn name(&mut self) -> Parsed<String> {
        let word = self.word("a name")?;
        let name = word.strip_prefix('"').and_then(|word| word.strip_suffix('"'));
        name.map(str::to_owned).ok_or_else(|| Flaw::Word("a name in quotes", word.to_owned()))
    }

    fn end(&mut self) -> Parsed<()> {
        self.words.next().map_or(Ok(()), |word| Err(Flaw::TooMuch(word.to_owned())))
    }
}

/// The value that a word stands for.
fn choose<T: Copy>(what: &'static str, word: &str, choices: &[(&str, T)]) -> Parsed<T> {
    let found = choices.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| Flaw::Word(what, word.to_owned()))
}

fn source(word: &str) -> Parsed<Source> {
    let choices = [
        ("seed", Source::Seed),
        ("found", Source::Found),
        ("inferred", Source::Inferred),
        ("ours", Source::Ours),
    ];
    choose("a source", word, &choices)
}

fn role(word: &str) -> Parsed<Role> {
    choose("a role", word, &[("captain", Role::Captain), ("cook", Role::Cook)])
}

fn number<T: std::str::FromStr>(word: &str) -> Parsed<T> {
    word.parse().map_err(|_| Flaw::Word("a number", word.to_owned()))
}

impl Reader {
    fn line(&mut self, line: &mut Line<'_>) -> Parsed<()> {
        match line.word("a line's kind")? {
            "title" => self.title(line)?,
            "card" => self.card(line)?,
            "special" => self.special(line)?,
            other => return Err(Flaw::Unknown(other.to_owned())),
        }
        line.end()
    }

    fn title(&mut self, line: &mut Line<'_>) -> Parsed<()> {
        const KINDS: [(&str, Kind); 5] = [
            ("crewman", Kind::Crewman),
            ("major", Kind::Major),
            ("minor", Kind::Minor),
            ("specialty", Kind::Specialty),
            ("event", Kind::Event),
        ];
        let key = self.fresh_key(line)?;
        let kind = choose("a kind", line.word("a kind")?, &KINDS)?;
        let daggers = [("-", 0), ("†", 1), ("††", 2), ("†††", 3), ("††††", DAGGERS_MAX)];
        let daggers = choose("daggers", line.word("daggers")?, &daggers)?;
        let source = source(line.word("a source")?)?;
        let name = line.name()?;
        let (mut rules, mut event) = (Vec::new(), None);
        if kind == Kind::Event {
            event = Some(event_rule(&line.rules)?);
        } else {
            rules = line.rules.iter().map(|rule| self.rule(rule)).collect::<Parsed<_>>()?;
        }
        if kind == Kind::Crewman && !rules.is_empty() {
            return Err(Flaw::Odd("a crewman has no rules"));
        }
        self.titles.push(TitleInfo { key, name, kind, daggers, source, rules, event, special: None });
        Ok(())
    }

    fn fresh_key(&self, line: &mut Line<'_>) -> Parsed<String> {
        let key = line.word("a key")?.to_owned();
        let sound =
            key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'_');
        if !sound {
            return Err(Flaw::Word("a key", key));
        }
        if self.titles.iter().any(|title| title.key == key) {
            return Err(Flaw::Twice(key));
        }
        Ok(key)
    }

    fn card(&mut self, line: &mut Line<'_>) -> Parsed<()> {
        const PARTS: [(&str, Option<Part>); 4] = [
            ("head", Some(Part::Head)),
            ("chest", Some(Part::Chest)),
            ("legs", Some(Part::Legs)),
            ("event", None),
        ];
        const ICONS: [(&str, Icon); 4] =
            [("-", Icon::Plain), ("3", Icon::Three), ("2", Icon::Two), ("*", Icon::Star)];
        const SAILS: [(&str, Sail); 3] = [("-", Sail::Sails), ("cant", Sail::Cant), ("helped", Sail::Helped)];
        let id = line.word("an id")?.to_owned();
        if self.cards.iter().any(|card| card.id == id) {
            return Err(Flaw::Twice(id));
        }
        let title = self.known_title(line.word("a title")?)?;
        let part = choose("a part", line.word("a part")?, &PARTS)?;
        let number = match line.word("a number")? {
            "-" => None,
            word => Some(number::<u8>(word)?),
        };
        let icon = choose("an icon", line.word("an icon")?, &ICONS)?;
        let sail = choose("sail", line.word("sail")?, &SAILS)?;
        let anytime = choose("time", line.word("time")?, &[("-", false), ("anytime", true)])?;
        let own = source(line.word("a source")?)?;
        let info = &self.titles[usize::from(title.0)];
        let source = own.max(info.source);
        let card = CardInfo { id, title, part, number, icon, sail, anytime, source };
        fits(&card, info)?;
        if self.cards.len() == CARDS {
            return Err(Flaw::Count { what: "in all".to_owned(), found: CARDS + 1, wanted: CARDS });
        }
        self.cards.push(card);
        Ok(())
    }

    fn known_title(&self, key: &str) -> Parsed<Title> {
        let place = self.titles.iter().position(|title| title.key == key);
        let place = place.ok_or_else(|| Flaw::Nobody("title above", key.to_owned()))?;
        u8::try_from(place).map(Title).map_err(|_| Flaw::Odd("there are too many titles"))
    }

    fn special(&mut self, line: &mut Line<'_>) -> Parsed<()> {
        let key = self.fresh_key(line)?;
        let source = source(line.word("a source")?)?;
        let name = line.name()?;
        let mut parts = [None; 3];
        for _ in Part::ALL {
            let id = line.word("a card")?;
            let idx = self.cards.iter().position(|card| card.id == id);
            let idx = idx.ok_or_else(|| Flaw::Nobody("card above", id.to_owned()))?;
            let part = self.cards[idx].part.ok_or(Flaw::Odd("an event is no part of a pirate"))?;
            parts[part.idx()] = Card::from_idx(idx);
        }
        let [Some(head), Some(chest), Some(legs)] = parts else {
            return Err(Flaw::Odd("a pirate has one head, one chest and one pair of legs"));
        };
        let rules = line.rules.iter().map(|rule| self.rule(rule)).collect::<Parsed<_>>()?;
        let special = Some([head, chest, legs]);
        self.titles.push(TitleInfo {
            key,
            name,
            kind: Kind::Special,
            daggers: 0,
            source,
            rules,
            event: None,
            special,
        });
        Ok(())
    }

    fn rule(&self, text: &str) -> Parsed<Rule> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["role", who] => Rule::Role(role(who)?),
            ["needed", whose, by] => {
                Rule::Needed { whose: self::whose(whose)?, by: number(by)?, duel: number(by)? }
            }
            ["needed", whose, by, "duel", duel] => {
                Rule::Needed { whose: self::whose(whose)?, by: number(by)?, duel: number(duel)? }
            }
            ["draw", "only", n] => Rule::DrawOnly(number(n)?),
            ["draw", n] => Rule::Draw(number(n)?),
            ["counts", n, "beside", who, more] => {
                Rule::Counts { alone: number(n)?, role: role(who)?, beside: number(more)? }
            }
            ["holds", "crew"] => Rule::HoldsCrew,
            ["excuses", "helped"] => Rule::ExcusesHelped,
            ["shields", event] => Rule::Shields(self.event_key(event)?),
            ["stanches"] => Rule::Stanches,
            ["lures", "simple", "for", n] => Rule::Lures { cost: number(n)? },
            ["operates"] => Rule::Operates,
            ["clings"] => Rule::Clings,
            ["suppresses", who] => Rule::Suppresses(role(who)?),
            ["hand", n] => Rule::Hand(number(n)?),
            ["cures", "for", n] => Rule::Cures { cost: number(n)? },
            ["scouts", n] => Rule::Scouts(scouted(n)?),
            ["trades", "free"] => Rule::TradesFree,
            ["immune", event] => Rule::Immune(self.event_key(event)?),
            ["stays"] => Rule::Stays,
            ["stands", "in"] => Rule::StandsIn,
            ["wanders"] => Rule::Wanders,
            ["bleeds"] => Rule::Bleeds,
            ["home", who] => Rule::Home(role(who)?),
            ["helps", "itself"] => Rule::HelpsItself,
            _ => return Err(Flaw::Rule(text.to_owned())),
        })
    }

    fn event_key(&self, key: &str) -> Parsed<Title> {
        let place = self.keys.iter().position(|other| other == key);
        let place = place.ok_or_else(|| Flaw::Nobody("title", key.to_owned()))?;
        u8::try_from(place).map(Title).map_err(|_| Flaw::Odd("there are too many titles"))
    }

    /// Checks the counts and that rules about events name events.
    fn finish(self) -> Result<Deck, DeckError> {
        let whole = |reason| DeckError { line: self.last, reason };
        let of = |part: Option<Part>| self.cards.iter().filter(|card| card.part == part).count();
        let counts = [
            ("heads", Some(Part::Head)),
            ("chests", Some(Part::Chest)),
            ("legs", Some(Part::Legs)),
            ("events", None),
        ];
        for (what, part) in counts {
            let found = of(part);
            if found != 30 {
                return Err(whole(Flaw::Count { what: what.to_owned(), found, wanted: 30 }));
            }
        }
        for (idx, title) in self.titles.iter().enumerate() {
            self.complete(idx, title).map_err(whole)?;
        }
        Ok(self.indexed())
    }

    /// The deck, with what is looked up again and again.
    fn indexed(self) -> Deck {
        let cards_that = |is_it: &dyn Fn(&CardInfo) -> bool| -> CardSet {
            Card::all().filter(|card| is_it(&self.cards[card.idx()])).collect()
        };
        let parts = Part::ALL.map(|part| cards_that(&|card| card.part == Some(part)));
        let events = cards_that(&|card| card.part.is_none());
        let anytime = cards_that(&|card| card.anytime);
        let specials = (0..).map(Title).zip(&self.titles);
        let specials: Vec<(Title, [Card; 3])> =
            specials.filter_map(|(title, info)| Some((title, info.special?))).collect();
        let special: CardSet = specials.iter().flat_map(|(_, cards)| *cards).collect();
        let title = |idx: usize| &self.titles[usize::from(self.cards[idx].title.0)];
        let marks = std::array::from_fn(|idx| {
            Card::from_idx(idx)
                .map_or(Mark::NONE, |card| Mark::new(&self.cards[idx], title(idx), special.contains(card)))
        });
        let effects = std::array::from_fn(|idx| title(idx).event.as_ref().map(|rule| rule.effect));
        let mut ids: Vec<(String, Card)> =
            Card::all().map(|card| (self.cards[card.idx()].id.to_ascii_uppercase(), card)).collect();
        ids.sort();
        Deck { titles: self.titles, cards: self.cards, marks, effects, parts, events, anytime, specials, ids }
    }

    fn complete(&self, idx: usize, title: &TitleInfo) -> Parsed<()> {
        let own = || self.cards.iter().filter(|card| usize::from(card.title.0) == idx);
        let with = |icon: Icon| own().filter(|card| card.icon == icon).count();
        let count = |found: usize, wanted: usize| {
            let what = title.name.clone();
            if found == wanted { Ok(()) } else { Err(Flaw::Count { what, found, wanted }) }
        };
        match title.kind {
            Kind::Major => count(with(Icon::Three), 3)?,
            Kind::Minor => count(with(Icon::Two), 2).and(count(own().count(), 3))?,
            _ => {}
        }
        let names_event = |rule: &Rule| match rule {
            Rule::Shields(event) | Rule::Immune(event) => {
                self.titles[usize::from(event.0)].kind == Kind::Event
            }
            _ => true,
        };
        if title.rules.iter().all(names_event) {
            return Ok(());
        }
        Err(Flaw::Odd("shields and immune name an event"))
    }
}

fn whose(word: &str) -> Parsed<Whose> {
    choose("whose", word, &[("own", Whose::Own), ("others", Whose::Others)])
}

/// A look-out arranges what fits into one decision.
fn scouted(word: &str) -> Parsed<u8> {
    match number(word)? {
        n @ 1..=3 => Ok(n),
        _ => Err(Flaw::Word("a number from 1 to 3", word.to_owned())),
    }
}

/// A card's columns agree with its title.
fn fits(card: &CardInfo, title: &TitleInfo) -> Parsed<()> {
    let icon = match title.kind {
        Kind::Major => card.icon == Icon::Three,
        Kind::Minor => matches!(card.icon, Icon::Two | Icon::Plain),
        Kind::Specialty => card.icon == Icon::Star,
        Kind::Crewman | Kind::Event => card.icon == Icon::Plain,
        Kind::Special => return Err(Flaw::Odd("a special pirate has no cards of its own")),
    };
    let is_event = title.kind == Kind::Event;
    match () {
        () if !icon => Err(Flaw::Odd("the icon is not that of its title's kind")),
        () if card.part.is_none() != is_event => {
            Err(Flaw::Odd("events have no part, and every other card has one"))
        }
        () if card.number.is_some() != (title.kind == Kind::Crewman) => {
            Err(Flaw::Odd("crewmen alone have a number"))
        }
        () if card.anytime && !is_event => Err(Flaw::Odd("only events are played at any time")),
        () if is_event && card.sail != Sail::Sails => Err(Flaw::Odd("an event does not sail")),
        () => Ok(()),
    }
}

fn event_rule(rules: &[&str]) -> Parsed<EventRule> {
    let (mut effect, mut spares, mut lasts) = (None, Vec::new(), Lasts::Instant);
    for rule in rules {
        let words: Vec<&str> = rule.split_whitespace().collect();
        match words[..] {
            ["spares", whom] => spares.push(spare(whom)?),
            ["lasts", span] => {
                lasts = choose("how long", span, &[("round", Lasts::Round), ("removal", Lasts::Removal)])?;
            }
            _ if effect.is_some() => return Err(Flaw::Odd("an event has one effect")),
            _ => effect = Some(self::effect(rule, &words)?),
        }
    }
    let effect = effect.ok_or(Flaw::Odd("an event has an effect"))?;
    if effect.lies() != (lasts != Lasts::Instant) {
        return Err(Flaw::Odd("an event that lies on the table, and no other, lasts"));
    }
    if (effect == Effect::Sicken) != (lasts == Lasts::Removal) {
        return Err(Flaw::Odd("an event that sickens, and no other, lasts until a removal"));
    }
    Ok(EventRule { effect, spares, lasts })
}

fn spare(word: &str) -> Parsed<Spare> {
    let choices =
        [("matched", Spare::Matched), ("activating", Spare::Activating), ("complete", Spare::Complete)];
    choose("whom it spares", word, &choices)
}

fn effect(rule: &str, words: &[&str]) -> Parsed<Effect> {
    const PARTS: [(&str, Option<Part>); 4] =
        [("any", None), ("head", Some(Part::Head)), ("chest", Some(Part::Chest)), ("legs", Some(Part::Legs))];
    Ok(match *words {
        ["swap", part] => Effect::Swap(choose("a part", part, &PARTS)?),
        ["press"] => Effect::Press,
        ["sink"] => Effect::Sink,
        ["storm"] => Effect::Storm,
        ["dredge", n] => Effect::Dredge(number(n)?),
        ["sicken"] => Effect::Sicken,
        ["arrest"] => Effect::Arrest,
        ["forbid"] => Effect::Forbid,
        ["ignore", "icons"] => Effect::IgnoreIcons,
        ["shelter"] => Effect::Shelter,
        ["plunder", n] => Effect::Plunder(number(n)?),
        ["cancel"] => Effect::Cancel,
        _ => return Err(Flaw::Rule(rule.to_owned())),
    })
}
