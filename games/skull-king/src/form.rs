//! The options as a form shows them: each policy with its choices, those of the usual edition first.

use engine::Message;
use hosting::{Choice, OptionField, OwnList};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::card::REPLACEMENTS_MAX;
use crate::naming::{dashed, face_name, message};
use crate::options::{
    BanditName, EscapeThenCharacter, Fourteens, GhostLead, LeaderAfterKraken, LeaderAfterKrakenAndEscapes,
    LeaderAfterWhaleOfSpecials, Options, PirateBonus, PowersAfterLastTrick, Scoring, SuitAfterCharacterLed,
    SuitAfterKrakenLed, SuitNames, TieBreak, TigressName, TrumpName, TwoPlayers, ZeroBid,
};
use crate::schedule::{CARDS_DEALT_MAX, NamedSchedule, ROUNDS_MAX};
use crate::{Card, Crew, Face, edition};

/// The options a host may change.
pub(crate) fn fields() -> Vec<OptionField> {
    let groups = [
        ("skull-king-group-deck", deck_fields()),
        ("skull-king-group-tricks", trick_fields()),
        ("skull-king-group-bonuses", bonus_fields()),
        ("skull-king-group-powers", power_fields()),
        ("skull-king-group-rounds", round_fields()),
        ("skull-king-group-names", name_fields()),
    ];
    let usual = usual();
    let mut fields = Vec::new();
    for (group, of_group) in groups {
        for mut field in of_group {
            field.group = Message::new(group);
            usual_first(&mut field, &usual);
            fields.push(field);
        }
    }
    fields
}

fn usual() -> Map<String, Value> {
    let options =
        edition::options(edition::USUAL).map(|options| serde_json::to_value(options).unwrap_or_default());
    options.and_then(|options| options.as_object().cloned()).unwrap_or_default()
}

fn usual_first(field: &mut OptionField, usual: &Map<String, Value>) {
    field.choices.sort_by_key(|choice| Some(&choice.value) != usual.get(&field.name));
}

fn field(name: &str, choices: Vec<Choice>) -> OptionField {
    let label = message(format!("skull-king-option-{}", name.replace('_', "-")));
    // `fields` names the group of all that stand together; the deck is the first.
    OptionField::new(name, Message::new("skull-king-group-deck"), label, choices)
}

fn policy<T: Serialize>(name: &str, rulings: &[T]) -> OptionField {
    let choice = |ruling: &T| Choice {
        value: serde_json::to_value(ruling).unwrap_or_default(),
        label: message(format!("skull-king-choice-{}-{}", name.replace('_', "-"), dashed(ruling))),
    };
    field(name, rulings.iter().map(choice).collect())
}

fn switch(name: &str) -> OptionField {
    let choice = |value: bool, key| Choice { value: value.into(), label: Message::new(key) };
    field(name, vec![choice(true, "skull-king-choice-yes"), choice(false, "skull-king-choice-no")])
}

fn number(name: &str, numbers: &[u8]) -> OptionField {
    field(name, numbers.iter().copied().map(number_choice).collect())
}

fn number_choice(number: u8) -> Choice {
    Choice { value: number.into(), label: Message::new("skull-king-choice-number").with("number", number) }
}

fn deck_fields() -> Vec<OptionField> {
    vec![
        number("players_max", &[8, 6]),
        number("highest_number", &[14, 13]),
        switch("mermaids"),
        switch("kraken"),
        switch("white_whale"),
        switch("loot"),
        replacements(),
    ]
}

/// SK-2.3: up to three further copies, of any cards.
fn replacements() -> OptionField {
    let none = Choice { value: json!([]), label: Message::new("skull-king-choice-no-extra") };
    field("replacements", vec![none]).or_own(OwnList {
        label: Message::new("skull-king-own-replacements"),
        hint: Message::new("skull-king-own-replacements-hint").with("most", REPLACEMENTS_MAX),
        told: Message::new("skull-king-own-replacements-told"),
        place: Message::new("skull-king-own-replacements-place"),
        items: copied_cards(),
        least: 1,
        most: REPLACEMENTS_MAX,
        start: vec![json!(Face::Pirate(Crew::Nameless))],
    })
}

/// Each kind of card that can be copied, once, named as where pirates have names; specials first.
fn copied_cards() -> Vec<Choice> {
    let usual = edition::options(edition::USUAL).expect("the usual edition exists");
    let names = Options { power_rosie: true, ..usual };
    let mut faces = vec![Face::Pirate(Crew::Nameless)];
    faces.extend(Card::all().filter_map(Card::printed));
    faces.sort_by_key(|face| matches!(face, Face::Number(..)));
    faces.dedup();
    let choice = |face: Face| Choice { value: json!(face), label: face_name(&names, face, None) };
    faces.into_iter().map(choice).collect()
}

/// SK-3.3: a schedule with a name, or one of the table's own.
fn schedule() -> OptionField {
    policy("schedule", NamedSchedule::ALL).or_own(OwnList {
        label: Message::new("skull-king-own-schedule"),
        hint: Message::new("skull-king-own-schedule-hint")
            .with("rounds", ROUNDS_MAX)
            .with("cards", CARDS_DEALT_MAX),
        told: Message::new("skull-king-own-schedule-told"),
        place: Message::new("skull-king-own-schedule-place"),
        items: (1..=CARDS_DEALT_MAX).map(number_choice).collect(),
        least: 1,
        most: ROUNDS_MAX,
        start: [1, 3, 5, 7, 9].map(Value::from).to_vec(),
    })
}

fn trick_fields() -> Vec<OptionField> {
    vec![
        policy("suit_after_character_led", SuitAfterCharacterLed::ALL),
        policy("suit_after_kraken_led", SuitAfterKrakenLed::ALL).only_with("kraken", true),
        policy("escape_then_character", EscapeThenCharacter::ALL),
        policy("leader_after_kraken", LeaderAfterKraken::ALL).only_with("kraken", true),
        policy("leader_after_kraken_and_escapes", LeaderAfterKrakenAndEscapes::ALL).only_with("kraken", true),
        policy("leader_after_whale_of_specials", LeaderAfterWhaleOfSpecials::ALL)
            .only_with("white_whale", true),
    ]
}

fn bonus_fields() -> Vec<OptionField> {
    vec![
        policy("pirate_bonus", PirateBonus::ALL),
        switch("scary_mary_always_pirate"),
        policy("fourteens", Fourteens::ALL),
        number("mermaid_takes_king", &[40, 50]).only_with("mermaids", true),
        number("pirate_takes_mermaid", &[20, 0]).only_with("mermaids", true),
        number("own_loot", &[0, 20]).only_with("loot", true),
        switch("loot_under_whale").only_with("white_whale", true),
    ]
}

fn power_fields() -> Vec<OptionField> {
    vec![
        switch("power_rosie"),
        switch("power_bahij"),
        switch("power_rascal"),
        switch("power_juanita"),
        switch("power_harry"),
        policy("powers_after_last_trick", PowersAfterLastTrick::ALL)
            .only_with("power_harry", true)
            .only_with("power_rascal", true),
        switch("rascal_may_decline").only_with("power_rascal", true),
    ]
}

fn round_fields() -> Vec<OptionField> {
    let mut cap = number("cards_cap", &[8, 7, 6, 5]);
    cap.choices.push(Choice { value: Value::Null, label: Message::new("skull-king-choice-no-limit") });
    vec![
        schedule(),
        cap,
        policy("two_players", TwoPlayers::ALL),
        policy("ghost_lead", GhostLead::ALL).only_with("two_players", "graybeard"),
        policy("scoring", Scoring::ALL),
        // SK-6.12: in Rascal's scoring a zero bid is like any other.
        policy("zero_bid", ZeroBid::ALL).only_with("scoring", "classic"),
        switch("bonus_on_missed_bid"),
        policy("tie_break", TieBreak::ALL),
    ]
}

fn name_fields() -> Vec<OptionField> {
    vec![
        policy("tigress_name", TigressName::ALL),
        policy("bandit_name", BanditName::ALL),
        policy("trump_name", TrumpName::ALL),
        policy("suit_names", SuitNames::ALL),
    ]
}
