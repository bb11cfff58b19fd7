//! The options as a form shows them: each policy with its choices, those of the usual edition first.

use engine::Message;
use hosting::{Choice, OptionField};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::naming::{dashed, face_name, message};
use crate::options::{
    BanditName, EscapeThenCharacter, Fourteens, GhostLead, LeaderAfterKraken, LeaderAfterKrakenAndEscapes,
    LeaderAfterWhaleOfSpecials, PirateBonus, PowersAfterLastTrick, Scoring, SuitAfterCharacterLed,
    SuitAfterKrakenLed, SuitNames, TieBreak, TigressName, TwoPlayers, ZeroBid,
};
use crate::schedule::NamedSchedule;
use crate::{Crew, Face, edition};

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
    let choice = |number: &u8| Choice {
        value: (*number).into(),
        label: Message::new("skull-king-choice-number").with("number", *number),
    };
    field(name, numbers.iter().map(choice).collect())
}

fn deck_fields() -> Vec<OptionField> {
    vec![
        number("players_max", &[8, 6]),
        number("highest_number", &[14, 13]),
        switch("mermaids"),
        switch("kraken"),
        switch("white_whale"),
        switch("loot"),
        extras(),
    ]
}

fn extras() -> OptionField {
    let options = edition::options(edition::USUAL).expect("the usual edition exists");
    let one_more = |face: Face| Choice {
        value: json!([face]),
        label: Message::new("skull-king-choice-one-extra").with("card", face_name(&options, face, None)),
    };
    let faces = [Face::Pirate(Crew::Nameless), Face::Escape, Face::Mermaid, Face::Tigress, Face::SkullKing];
    let none = Choice { value: json!([]), label: Message::new("skull-king-choice-no-extra") };
    field("replacements", [none].into_iter().chain(faces.into_iter().map(one_more)).collect())
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
        policy("schedule", NamedSchedule::ALL),
        cap,
        policy("two_players", TwoPlayers::ALL),
        policy("ghost_lead", GhostLead::ALL).only_with("two_players", "graybeard"),
        policy("scoring", Scoring::ALL),
        policy("zero_bid", ZeroBid::ALL),
        switch("bonus_on_missed_bid"),
        policy("tie_break", TieBreak::ALL),
    ]
}

fn name_fields() -> Vec<OptionField> {
    vec![
        policy("tigress_name", TigressName::ALL),
        policy("bandit_name", BanditName::ALL),
        policy("suit_names", SuitNames::ALL),
    ]
}
