//! The referee: answers questions about tricks, playable cards, deals and scores, in any edition with any policies.
//! It asks the same functions as the game; only `playable` looks at faces where the game has sets of cards, and a test
//! holds the two to each other.

use engine::{Message, Seat};
use hosting::{JudgeError, read_question};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::card::RANK_MAX;
use crate::limits::{Checked, Limits, Told};
use crate::naming::why_message;
use crate::options::{Scoring, ZeroBid};
use crate::scoring::{Alliance, Cannon, Entry, Line, Round, Terms, capture_points, lines};
use crate::trick::{Captures, Follow, Force, Outcome, outcome};
use crate::{Face, Options, OptionsError, Role, SkullKing, edition, form};

/// Questions that can be read, for whoever asked one that cannot.
const TRICK: &str =
    r#"{"game":"skull-king","ask":"trick","edition":"current","cards":["G5","SK","PIR","MER"]}"#;
const PLAYABLE: &str = r#"{"game":"skull-king","ask":"playable","trick":["G5"],"hand":["Y3","TIG","G2"]}"#;
const DEAL: &str = r#"{"game":"skull-king","ask":"deal","players":8,"round":9}"#;
const SCORE: &str = r#"{"game":"skull-king","ask":"score","cards_dealt":5,"players":[{"bid":1,"won":1,"captures":{"c14":1}}]}"#;

/// Answers a question.
pub(crate) fn answer(question: &Value) -> Result<Value, JudgeError> {
    match question.get("ask").and_then(Value::as_str) {
        Some("trick") => trick(&read_question(question, TRICK)?),
        Some("playable") => playable(&read_question(question, PLAYABLE)?),
        Some("deal") => deal(&read_question(question, DEAL)?),
        Some("score") => score(&read_question(question, SCORE)?),
        _ => Err(refuse(Message::new("skull-king-judge-ask").with("example", TRICK.to_owned()))),
    }
}

const fn refuse(why: Message) -> JudgeError {
    JudgeError { why, at: None }
}

/// The fields that every question has.
macro_rules! question {
    ($(#[$about:meta])* $name:ident { $($(#[$field_about:meta])* $field:ident: $kind:ty),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $name {
            #[serde(rename = "game")]
            _game: Option<String>,
            #[serde(rename = "ask")]
            _ask: String,
            edition: Option<String>,
            options: Option<Map<String, Value>>,
            $($(#[$field_about])* $field: $kind),+
        }

        impl $name {
            fn policies(&self) -> Result<Options, JudgeError> {
                policies(self.edition.as_deref(), self.options.as_ref().unwrap_or(&Map::new()))
            }
        }
    };
}

fn policies(edition: Option<&str>, changes: &Map<String, Value>) -> Result<Options, JudgeError> {
    let edition = edition.unwrap_or(edition::USUAL);
    let options = Options::over(edition, changes.clone()).map_err(|error| match error {
        OptionsError::NoSuchEdition(edition) => {
            let editions = edition::editions().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
            let message = Message::new("skull-king-judge-edition").with("edition", edition);
            refuse(message.with("editions", editions))
        }
        OptionsError::Policy(_) => wrong_policy(edition, changes),
    })?;
    options.check().map_err(|error| refuse(error.0))?;
    Ok(options)
}

fn limits(options: &Options) -> Result<Limits<'_>, JudgeError> {
    Limits::new(options).map_err(|error| refuse(error.0))
}

/// Which of the changes cannot be made, and what could be.
fn wrong_policy(edition: &str, changes: &Map<String, Value>) -> JudgeError {
    let is_wrong = |(policy, value): &(&String, &Value)| {
        let alone = Map::from_iter([((*policy).clone(), (*value).clone())]);
        Options::over(edition, alone).is_err()
    };
    let (policy, value) = changes.iter().find(is_wrong).map_or(("", &Value::Null), |(p, v)| (p.as_str(), v));
    let fields = form::fields();
    let Some(field) = fields.iter().find(|field| field.name == policy) else {
        let options = fields.iter().map(|field| field.name.as_str()).collect::<Vec<_>>().join(", ");
        let message = Message::new("skull-king-judge-option").with("option", policy.to_owned());
        return refuse(message.with("options", options));
    };
    if policy == "schedule" {
        return refuse(Message::new("skull-king-judge-schedule").with("value", value.to_string()));
    }
    if policy == "replacements" {
        return refuse(Message::new("skull-king-judge-replacements").with("value", value.to_string()));
    }
    let values = field.choices.iter().map(|choice| choice.value.to_string()).collect::<Vec<_>>().join(", ");
    let message = Message::new("skull-king-judge-value").with("option", policy.to_owned());
    refuse(message.with("value", value.to_string()).with("values", values))
}

/// A card of a question: its face, and how the Tigress is played.
fn card(text: &str) -> Result<(Face, Option<Role>), JudgeError> {
    let (word, role) = match text.split_once(':') {
        Some((word, "P")) => (word, Some(Role::Pirate)),
        Some((word, "E")) => (word, Some(Role::Escape)),
        _ => (text, None),
    };
    let unknown = || {
        let message = Message::new("skull-king-judge-card").with("card", text.to_owned());
        refuse(message.with("most", RANK_MAX).with("words", Face::words().collect::<Vec<_>>().join(", ")))
    };
    let face: Face = word.parse().map_err(|_| unknown())?;
    if role.is_some() && face != Face::Tigress {
        return Err(unknown());
    }
    Ok((face, role))
}

/// A card on the table.
fn played(text: &str) -> Result<(Face, Option<Role>), JudgeError> {
    match card(text)? {
        (Face::Tigress, None) => Err(refuse(Message::new("skull-king-judge-tigress"))),
        known => Ok(known),
    }
}

fn trick_of(cards: &[String]) -> Result<Vec<(Face, Option<Role>)>, JudgeError> {
    cards.iter().map(|text| played(text)).collect()
}

question! {
    /// Who takes this trick?
    Trick { cards: Vec<String> }
}

fn trick(question: &Trick) -> Result<Value, JudgeError> {
    let options = question.policies()?;
    let limits = limits(&options)?;
    limits.trick(question.cards.len()).map_err(refuse)?;
    let cards = trick_of(&question.cards)?;
    limits.cards(&cards.iter().map(|(face, _)| *face).collect::<Vec<_>>()).map_err(refuse)?;
    let forces: Vec<Force> = cards.iter().map(|(face, role)| Force::new(*face, *role)).collect();
    let outcome = outcome(&options, &forces);
    let allies = (0..8u8).filter(|place| outcome.allies >> place & 1 != 0);
    let winning = outcome.winner.map(|place| cards[usize::from(place)]);
    Ok(json!({
        "winner": outcome.winner,
        "destroyed": outcome.winner.is_none(),
        "next_leader": outcome.leader,
        "bonus": bonus_points(&options, &outcome),
        "alliances": allies.map(|place| json!([place, outcome.winner])).collect::<Vec<_>>(),
        "why": why_message(&options, outcome.why, winning),
    }))
}

/// What the winner gains if the bid is met: captures, and loot taken back (SK-6.10). An ally's part is not certain.
fn bonus_points(options: &Options, outcome: &Outcome) -> i16 {
    let own_loot = if outcome.own_loot { i16::from(options.own_loot) } else { 0 };
    capture_points(options, &outcome.captures) + own_loot
}

question! {
    /// Which cards of this hand may be played?
    Playable {
        #[serde(default)]
        trick: Vec<String>,
        hand: Vec<String>,
    }
}

fn playable(question: &Playable) -> Result<Value, JudgeError> {
    let options = question.policies()?;
    let trick = trick_of(&question.trick)?;
    let hand =
        question.hand.iter().map(|text| Ok((text, card(text)?.0))).collect::<Result<Vec<_>, JudgeError>>()?;
    check_playable(&limits(&options)?, &trick, &hand).map_err(refuse)?;
    let follow = trick
        .into_iter()
        .fold(Follow::Open, |follow, (face, role)| follow.after(&options, Force::new(face, role)));
    let follows = |face: &Face| matches!(face, Face::Number(suit, _) if Some(*suit) == follow.suit());
    let must_follow = hand.iter().any(|(_, face)| follows(face));
    let may = |face: &Face| !must_follow || !matches!(face, Face::Number(..)) || follows(face);
    let playable: Vec<&String> = hand.iter().filter(|(_, face)| may(face)).map(|(text, _)| *text).collect();
    Ok(json!({ "playable": playable }))
}

fn check_playable(limits: &Limits<'_>, trick: &[(Face, Option<Role>)], hand: &[(&String, Face)]) -> Checked {
    limits.open_trick(trick.len())?;
    limits.hand(hand.len())?;
    let named = trick.iter().map(|(face, _)| *face).chain(hand.iter().map(|(_, face)| *face));
    limits.cards(&named.collect::<Vec<_>>())
}

question! {
    /// How many cards are dealt?
    Dealt { players: u8, round: u8 }
}

fn deal(question: &Dealt) -> Result<Value, JudgeError> {
    let rules = SkullKing::new(question.policies()?, question.players).map_err(|error| refuse(error.0))?;
    let idx = usize::from(question.round).checked_sub(1);
    let rounds = rules.rounds();
    let cards = idx.and_then(|idx| rounds.get(idx));
    let cards =
        cards.ok_or_else(|| refuse(Message::new("skull-king-judge-round").with("rounds", rounds.len())))?;
    Ok(json!({ "cards": cards }))
}

question! {
    /// What does this round pay?
    Score {
        cards_dealt: Option<u8>,
        round: Option<u8>,
        players: Vec<Scored>,
        #[serde(default)]
        alliances: Vec<(u8, u8)>,
        #[serde(default)]
        own_loot: Vec<u8>,
    }
}

/// One player of a scored round.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct Scored {
    bid: u8,
    won: u8,
    captures: Captures,
    bonus: i16,
    wager: u8,
    harry: i8,
    cannon: Option<Cannon>,
}

impl Scored {
    /// What was told of the player, with the bid as it was made.
    fn told(&self) -> Entry {
        Entry {
            bid: self.bid,
            won: self.won,
            captures: self.captures,
            own_loot: 0,
            wager: self.wager,
            harry: self.harry,
            cannon: self.cannon.unwrap_or_default(),
        }
    }
}

/// SK-7.6: Harry's change counts, within what can be bid.
fn with_harry(entry: Entry, cards: Option<u8>) -> Entry {
    Entry { bid: entry.bid.saturating_add_signed(entry.harry).min(cards.unwrap_or(u8::MAX)), ..entry }
}

fn score(question: &Score) -> Result<Value, JudgeError> {
    let options = question.policies()?;
    let (cards, told, alliances) = (question.cards_dealt, question.entries()?, question.allies()?);
    let limits = limits(&options)?;
    limits
        .round(Told { cards, round: question.round, entries: &told, alliances: &alliances })
        .map_err(refuse)?;
    let entries: Vec<Entry> = told.into_iter().map(|entry| with_harry(entry, cards)).collect();
    let terms = question.terms(&options, &entries)?;
    let round = Round { terms, entries: &entries, alliances: &alliances };
    let lines: Vec<_> = (0..)
        .zip(&question.players)
        .map(|(idx, player)| lines(&options, round, Seat::new(idx), player.bonus))
        .collect();
    Ok(json!({
        "points": lines.iter().map(|lines| lines.iter().map(|line| i64::from(line.points)).sum::<i64>()).collect::<Vec<_>>(),
        "lines": lines.iter().map(|lines| lines.iter().map(item).collect::<Vec<_>>()).collect::<Vec<_>>(),
    }))
}

impl Score {
    /// What was told of the players, with the loot that each took back.
    fn entries(&self) -> Result<Vec<Entry>, JudgeError> {
        let mut entries: Vec<Entry> = self.players.iter().map(Scored::told).collect();
        for idx in &self.own_loot {
            let taken_back = &mut entries[self.seat(*idx)?.idx()].own_loot;
            *taken_back = taken_back.saturating_add(1);
        }
        Ok(entries)
    }

    /// The round. Cards that were not told may be missing only where nothing is paid by them.
    fn terms(&self, options: &Options, entries: &[Entry]) -> Result<Terms, JudgeError> {
        let (cards, number) = (self.cards_dealt, self.round.or(self.cards_dealt));
        let is_known = match (options.scoring, options.zero_bid) {
            (Scoring::Rascal | Scoring::RascalWithCannon, _) => cards.is_some(),
            _ if entries.iter().all(|entry| entry.bid > 0) => true,
            (Scoring::Classic, ZeroBid::CardsDealt) => cards.is_some(),
            (Scoring::Classic, ZeroBid::RoundNumber) => number.is_some(),
        };
        if !is_known {
            return Err(refuse(Message::new("skull-king-judge-cards-dealt")));
        }
        Ok(Terms { cards: cards.unwrap_or_default(), number: number.unwrap_or_default() })
    }

    fn seat(&self, idx: u8) -> Result<Seat, JudgeError> {
        let seat = Seat::try_from(idx).ok().filter(|seat| seat.idx() < self.players.len());
        seat.ok_or_else(|| refuse(Message::new("skull-king-judge-seat").with("seat", idx)))
    }

    fn allies(&self) -> Result<Vec<Alliance>, JudgeError> {
        let allies = self.alliances.iter().map(|&(loot, winner)| {
            if loot == winner {
                return Err(refuse(Message::new("skull-king-judge-own-ally").with("seat", loot)));
            }
            Ok(Alliance { loot: self.seat(loot)?, winner: self.seat(winner)? })
        });
        allies.collect()
    }
}

/// A line as the referee writes it: where the points come from, and how many.
fn item(line: &Line) -> Value {
    let mut item = json!({ "cause": line.cause, "points": line.points });
    if let Some(ally) = line.with {
        item["with"] = json!(ally);
    }
    item
}
