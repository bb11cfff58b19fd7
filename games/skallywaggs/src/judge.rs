//! The referee: says what three parts make, and how many each crew needs. It asks the same functions as the game.

use engine::{Game as _, Message, Seat};
use hosting::JudgeError;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::card::{Card, CardSet, Part, PirateId};
use crate::deck::{Deck, Effect, Kind, Role, Sail, Title};
use crate::muster::{Ashore, Muster, Protection};
use crate::naming::part_name;
use crate::options::{Options, Skallywaggs};
use crate::state::{Pirate, Public};

/// Answers a question.
pub(crate) fn answer(question: &Value) -> Result<Value, JudgeError> {
    match question.get("ask").and_then(Value::as_str) {
        Some("pirate") => pirate(&Deserialize::deserialize(question)?),
        Some("needed") => needed(&Deserialize::deserialize(question)?),
        _ => Err(refuse(Message::new("skallywaggs-judge-ask"))),
    }
}

const fn refuse(why: Message) -> JudgeError {
    JudgeError { why, at: None }
}

/// What do these three parts make?
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskPirate {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "ask")]
    _ask: String,
    parts: Vec<String>,
    #[serde(default)]
    options: Map<String, Value>,
    /// The other pirates of the crew, such as a Boatswain.
    #[serde(default)]
    beside: Vec<Vec<String>>,
}

/// How many does each crew need?
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskNeeded {
    #[serde(rename = "game")]
    _game: Option<String>,
    #[serde(rename = "ask")]
    _ask: String,
    players: u8,
    crews: Vec<Vec<Vec<String>>>,
    #[serde(default)]
    options: Map<String, Value>,
    /// How often the Locker was shuffled, for the tide.
    #[serde(default)]
    reshuffles: u16,
}

fn rules(options: &Map<String, Value>, seats: u8) -> Result<Skallywaggs, JudgeError> {
    let options: Options = serde_json::from_value(Value::Object(options.clone()))?;
    Skallywaggs::new(options, seats).map_err(|error| refuse(error.0))
}

/// A table with these crews and nothing else.
fn table(rules: &Skallywaggs, crews: &[Vec<[Card; 3]>]) -> Public {
    let mut public = rules.setup().public;
    let seats = Seat::all(rules.seats);
    let all = seats.zip(crews).flat_map(|(crew, pirates)| pirates.iter().map(move |parts| (crew, *parts)));
    for ((crew, parts), id) in all.take(crate::PIRATES_MAX).zip(1..) {
        public.pirates.push(Pirate::new(PirateId(id), crew, parts));
    }
    public
}

fn pirate(question: &AskPirate) -> Result<Value, JudgeError> {
    let rules = rules(&question.options, 3)?;
    let mut used = CardSet::EMPTY;
    let all = std::iter::once(&question.parts).chain(&question.beside);
    let crew = all.map(|parts| read_parts(rules.deck, parts, &mut used)).collect::<Result<Vec<_>, _>>()?;
    let public = table(&rules, &[crew]);
    let muster = Muster::new(&rules, &public);
    let facts = muster.facts(0);
    let name = |title: Title| rules.deck.title(title).name.clone();
    let ashore = muster.ashore(0);
    let why = match ashore {
        None => Message::new("skallywaggs-note-seaworthy"),
        Some(ashore) => rules.ashore_words(ashore),
    };
    let mut answer = json!({
        "kind": kind(&rules, &muster),
        "matched": facts.form.matched,
        "active": facts.active,
        "character": facts.form.character.map(name),
        "immunities": immunities(&rules, &muster),
        "seaworthy": ashore.is_none(),
        "cant_sail": ashore.map(|ashore| stops(rules.deck, ashore)),
        "why": why,
    });
    if facts.form.character.is_some() && !facts.active {
        answer["suppressed"] = json!(true);
    }
    if quarrels(&muster, Seat::new(0)) {
        answer["two_captains"] = json!(true);
    }
    Ok(answer)
}

/// Whether two captains are active in the crew: half of it is about to be lost.
fn quarrels(muster: &Muster<'_>, seat: Seat) -> bool {
    muster.active_with(seat, Role::Captain).count() > 1
}

fn kind(rules: &Skallywaggs, muster: &Muster<'_>) -> &'static str {
    let facts = muster.facts(0);
    match facts.form.character.map(|title| rules.deck.title(title).kind) {
        Some(Kind::Minor) if facts.active => "active minor",
        Some(Kind::Minor) => "minor",
        Some(_) if facts.active => "active major",
        Some(_) => "major",
        None if facts.form.matched => "matched",
        None => "simple",
    }
}

fn stops(deck: &Deck, ashore: Ashore) -> Value {
    let (Ashore::Part(card) | Ashore::Event(card)) = ashore;
    json!({ "card": deck.title_of(card).name, "boatswain_helps": deck.card(card).sail == Sail::Helped })
}

/// Every event that meets resistance, in the pirate as a whole or in single parts.
fn immunities(rules: &Skallywaggs, muster: &Muster<'_>) -> Vec<Value> {
    let by = Seat::new(1);
    let mut list = Vec::new();
    for event in rules.deck.titles() {
        let info = rules.deck.title(event);
        let Some(rule) = &info.event else { continue };
        let swaps = matches!(rule.effect, Effect::Swap(_));
        let pressed = || muster.stays(by, 0).filter(|_| rule.effect == Effect::Press);
        let groups = match muster.protection(event, by, 0).or_else(pressed) {
            Some(why) => vec![(Part::ALL.to_vec(), why)],
            None if swaps => muster.immune_parts(event, 0),
            None => Vec::new(),
        };
        for (parts, why) in groups {
            list.push(json!({ "event": info.name, "parts": parts, "why": reason(rules.deck, muster, why) }));
        }
    }
    list
}

/// Why, in a word or by the card that says so.
fn reason(deck: &Deck, muster: &Muster<'_>, why: Protection) -> String {
    match why {
        Protection::Matched => "matched".to_owned(),
        Protection::Activating(_) => "activating".to_owned(),
        Protection::Complete(_) if muster.facts(0).active => "active".to_owned(),
        Protection::Complete(_) => "complete".to_owned(),
        Protection::Marked(title)
        | Protection::Shield(title)
        | Protection::Stays(title)
        | Protection::HeldCrew(title) => deck.title(title).name.clone(),
        Protection::Sheltered(card) | Protection::Held(card) => deck.title_of(card).name.clone(),
    }
}

fn needed(question: &AskNeeded) -> Result<Value, JudgeError> {
    let rules = rules(&question.options, question.players)?;
    if question.crews.len() != usize::from(question.players) {
        return Err(refuse(Message::new("skallywaggs-judge-players")));
    }
    let mut used = CardSet::EMPTY;
    let mut read = |parts: &Vec<String>| read_parts(rules.deck, parts, &mut used);
    let crew = |pirates: &Vec<Vec<String>>| pirates.iter().map(&mut read).collect::<Result<Vec<_>, _>>();
    let crews = question.crews.iter().map(crew).collect::<Result<Vec<_>, _>>()?;
    let mut public = table(&rules, &crews);
    public.reshuffles = question.reshuffles;
    let muster = Muster::new(&rules, &public);
    let seats = || Seat::all(rules.seats);
    let changes = |seat: Seat| {
        let change = |change: crate::Change| {
            let cause = change.title.map_or("tide".to_owned(), |title| rules.deck.title(title).name.clone());
            json!({ "cause": cause, "by": change.by })
        };
        muster.changes(seat).map(change).collect::<Vec<_>>()
    };
    let mut answer = json!({
        "needed": seats().map(|seat| muster.needed(seat)).collect::<Vec<_>>(),
        "changes": seats().map(changes).collect::<Vec<_>>(),
        "seaworthy": seats().map(|seat| muster.seaworthy(seat)).collect::<Vec<_>>(),
    });
    let quarrels: Vec<bool> = seats().map(|seat| quarrels(&muster, seat)).collect();
    if quarrels.contains(&true) {
        answer["two_captains"] = json!(quarrels);
    }
    Ok(answer)
}

/// Letters and digits alone, so that apostrophes, spaces and capitals do not matter.
fn plain(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// The title that is meant, with a Crewman's number.
fn read_title(deck: &Deck, text: &str) -> Result<(Title, Option<u8>), JudgeError> {
    let word = plain(text);
    let (name, number) = word.split_at(word.trim_end_matches(|c: char| c.is_ascii_digit()).len());
    // The rulebook spells these in two ways.
    let name = match name {
        "shipssurgeon" => "shipsurgeon",
        "shipcook" => "shipscook",
        name => name,
    };
    let is_part = |title: &Title| deck.cards_of(*title).any(|card| deck.part(card).is_some());
    let mut titles = deck.titles().filter(is_part);
    let title =
        titles.find(|title| plain(&deck.title(*title).name) == name).ok_or_else(|| unknown(deck, text))?;
    Ok((title, number.parse().ok()))
}

fn unknown(deck: &Deck, text: &str) -> JudgeError {
    let is_part = |title: &Title| deck.cards_of(*title).any(|card| deck.part(card).is_some());
    let name = |title: Title| {
        let info = deck.title(title);
        if info.kind == Kind::Crewman { format!("{} 1 to 13", info.name) } else { info.name.clone() }
    };
    let titles: Vec<String> = deck.titles().filter(is_part).map(name).collect();
    let message = Message::new("skallywaggs-judge-card").with("card", text.to_owned());
    refuse(message.with("titles", titles.join(", ")))
}

/// Three cards that are not used yet, in any order in which they make a head, a chest and legs; in the order given, if
/// that is one.
fn read_parts(deck: &Deck, texts: &[String], used: &mut CardSet) -> Result<[Card; 3], JudgeError> {
    let [head, chest, legs] = texts else {
        return Err(refuse(Message::new("skallywaggs-judge-parts").with("count", texts.len())));
    };
    let texts = [head, chest, legs];
    let mut named = [(Title(0), None); 3];
    for (slot, text) in named.iter_mut().zip(texts) {
        *slot = read_title(deck, text)?;
    }
    if let Some(cards) = find_parts(deck, named, CardSet::ALL.without(*used)) {
        *used = used.or(cards.into_iter().collect());
        return Ok(cards);
    }
    if let Some(cards) = find_parts(deck, named, CardSet::ALL) {
        let taken = cards.into_iter().find(|card| used.contains(*card)).unwrap_or(cards[0]);
        let message = Message::new("skallywaggs-judge-twice").with("card", deck.title_of(taken).name.clone());
        let part = deck.part(taken).unwrap_or(Part::Head);
        return Err(refuse(message.with("part", part_name(part))));
    }
    let (text, part) = texts
        .into_iter()
        .zip(Part::ALL)
        .zip(named)
        .find(|((_, part), named)| find_card(deck, *named, *part, CardSet::ALL).is_none())
        .map_or((head, Part::Head), |(misplaced, _)| misplaced);
    let message = Message::new("skallywaggs-judge-part").with("card", text.clone());
    Err(refuse(message.with("part", part_name(part))))
}

/// A card of these that has this title, a Crewman's number, and is this part.
fn find_card(deck: &Deck, (title, number): (Title, Option<u8>), part: Part, among: CardSet) -> Option<Card> {
    deck.cards_of(title).filter(|card| among.contains(*card)).find(|card| {
        let info = deck.card(*card);
        info.part == Some(part) && (info.number.is_none() || info.number == number)
    })
}

/// A head, a chest and legs of these titles among these cards.
fn find_parts(deck: &Deck, named: [(Title, Option<u8>); 3], among: CardSet) -> Option<[Card; 3]> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    ORDERS.into_iter().find_map(|order| {
        let cards = Part::ALL.map(|part| find_card(deck, named[order[part.idx()]], part, among));
        let [Some(head), Some(chest), Some(legs)] = cards else { return None };
        Some([head, chest, legs])
    })
}
