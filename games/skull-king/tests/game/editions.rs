//! Editions beside each other, as a form compares them.

use client::{Difference, Edition, completed, differences, editions, nearest};
use engine::{Message, Seat};
use hosting::{AnyGame, Erased, Hosted};
use serde_json::{Value, json};
use skull_king::options::TrumpName;
use skull_king::{CardPlayed, Event, Face, Options, Player, SkullKing, Suit};
use words::{Cast, Words};

fn game() -> Erased<SkullKing> {
    Erased::new()
}

fn edition(name: &str) -> Edition {
    editions(&game()).into_iter().find(|edition| edition.name == name).expect("there is such an edition")
}

fn names(differences: &[Difference]) -> Vec<&str> {
    differences.iter().map(|difference| difference.name.as_str()).collect()
}

fn changed(mut options: Value, option: &str, value: Value) -> Value {
    options[option] = value;
    options
}

#[test]
fn the_expanded_edition_differs_by_its_cards_and_powers_alone() {
    let found = differences(
        &game().option_fields(),
        &edition("current-expanded").options,
        &edition("current").options,
    );
    let wanted = [
        "kraken",
        "white_whale",
        "loot",
        "power_rosie",
        "power_bahij",
        "power_rascal",
        "power_juanita",
        "power_harry",
    ];
    assert_eq!(names(&found), wanted);
    assert!(found.iter().all(|difference| difference.switched == Some(true)), "{found:?}");
}

#[test]
fn a_difference_that_cannot_matter_is_none() {
    // Without a Kraken it is all the same what must be followed after one.
    let fields = game().option_fields();
    let found = differences(&fields, &edition("beck-2018").options, &edition("current").options);
    assert!(!names(&found).contains(&"suit_after_kraken_led"), "{:?}", names(&found));
    let found = differences(&fields, &edition("legendary").options, &edition("current").options);
    assert!(names(&found).contains(&"suit_after_kraken_led"), "{:?}", names(&found));
}

#[test]
fn a_difference_tells_what_the_other_edition_has_instead() {
    let fields = game().option_fields();
    let found = differences(&fields, &edition("legendary").options, &edition("current").options);
    let pays = found.iter().find(|difference| difference.name == "mermaid_takes_king").unwrap();
    let number = |number: u8| Message::new("skull-king-choice-number").with("number", number);
    assert_eq!((&pays.value, &pays.instead_of), (&number(50), &number(40)));
}

#[test]
fn options_belong_to_the_edition_from_which_they_differ_least() {
    for edition in editions(&game()) {
        assert_eq!(nearest(&game(), &edition.options).unwrap(), edition);
        let changed = changed(edition.options.clone(), "scoring", json!("rascal"));
        assert_eq!(nearest(&game(), &changed).unwrap(), edition);
    }
}

#[test]
fn a_value_that_no_form_offers_is_shown_as_it_is_written() {
    let usual = edition("current").options;
    let own = changed(usual.clone(), "schedule", json!([1, 5, 99]));
    let found = differences(&game().option_fields(), &own, &usual);
    assert_eq!(names(&found), ["schedule"]);
    assert_eq!(found[0].value.key, "option-value");
}

/// How a table with this one option changed is told apart from the usual one.
fn told(option: &str, value: Value) -> String {
    let usual = edition("current").options;
    let own = changed(usual.clone(), option, value);
    let found = differences(&game().option_fields(), &own, &usual);
    assert_eq!(names(&found), [option]);
    let words = Words::new("en", SkullKing::messages("en"));
    words.try_say(&found[0].value, &Cast::NOBODY).unwrap()
}

#[test]
fn a_schedule_of_ones_own_is_told_in_words() {
    assert_eq!(told("schedule", json!([3, 3, 5])), "Your own: 3 rounds, dealing 3, 3 and 5");
    assert_eq!(told("schedule", json!([15])), "Your own: one round, dealing 15");
}

#[test]
fn three_replacement_cards_of_any_kind_are_told_in_words() {
    let three = json!(["PIR", "KRA", "P14"]);
    assert_eq!(told("replacements", three), "3 more: Pirate, Kraken and Purple 14");
    assert_eq!(told("replacements", json!(["BAHIJ"])), "One more: Bendt");
}

#[test]
fn every_card_of_the_box_can_be_copied_up_to_three_times() {
    let fields = game().option_fields();
    let own = fields.iter().find(|field| field.name == "replacements").unwrap().own.as_ref().unwrap();
    assert_eq!((own.least, own.most, own.items.len()), (1, 3, 56 + 13));
    let raw = |options: &Value| serde_json::value::to_raw_value(options).unwrap();
    for item in &own.items {
        let thrice = json!([item.value, item.value, item.value]);
        let options = changed(edition("current-expanded").options, "replacements", thrice);
        assert!(game().open(&raw(&options), 4).is_ok(), "{}", item.value);
    }
}

#[test]
fn what_a_bid_of_none_is_worth_is_no_question_in_rascals_scoring() {
    let fields = game().option_fields();
    let zero_bid = fields.iter().find(|field| field.name == "zero_bid").unwrap();
    let usual = edition("current").options;
    assert!(zero_bid.matters(&usual));
    for scoring in ["rascal", "rascal_with_cannon"] {
        assert!(!zero_bid.matters(&changed(usual.clone(), "scoring", json!(scoring))), "{scoring}");
    }
}

#[test]
fn labels_call_a_card_as_it_is_called_in_every_printing() {
    let label = |name: &str| {
        let fields = game().option_fields();
        let field = fields.iter().find(|field| field.name == name).unwrap();
        Words::new("en", SkullKing::messages("en")).try_say(&field.label, &Cast::NOBODY).unwrap()
    };
    assert_eq!(label("power_bahij"), "The bandit’s power (Bahij or Bendt)");
    assert_eq!(label("tigress_name"), "Name of the card that fights or flees");
    assert_eq!(label("cards_cap"), "Maximum cards with eight players (only then)");
}

/// What the trump suit is called in this edition, in every language: as a form offers it.
fn trump_in(name: &str) -> [String; 4] {
    let fields = game().option_fields();
    let field = fields.iter().find(|field| field.name == "trump_name").unwrap();
    let own = &edition(name).options["trump_name"];
    let choice = field.choices.iter().find(|choice| choice.value == *own).unwrap();
    ["en", "de", "fr", "es"].map(|language| {
        Words::new(language, SkullKing::messages(language)).try_say(&choice.label, &Cast::NOBODY).unwrap()
    })
}

#[test]
fn every_edition_calls_the_trump_suit_as_its_rulebook_does() {
    // SK-2.1
    for name in ["current", "current-expanded", "legendary", "beck-2018"] {
        assert_eq!(trump_in(name), ["Jolly Roger", "Jolly Roger", "Pavillon noir", "Jolly Roger"], "{name}");
    }
    let schmidt = ["Skull and crossbones", "Piratenflagge", "Drapeau pirate", "Bandera pirata"];
    assert_eq!(trump_in("schmidt"), schmidt);
}

/// How the log calls the highest trump of this edition, with these options changed.
fn highest_trump(language: &'static str, options: Value) -> String {
    let options: Options = serde_json::from_value(options).unwrap();
    let game = SkullKing::new(options, 4).unwrap();
    let highest = Face::Number(Suit::Black, game.options().highest_number);
    let card = game.deck().iter().find(|card| game.face(*card) == highest).unwrap();
    let played =
        Event::Played { player: Player::new(Seat::new(1)), play: CardPlayed { card, role: None }.play() };
    let names = ["Anna", "Bo", "Cleo", "Dan"].map(String::from);
    let cast = Cast { names: &names, you: None };
    Words::new(language, SkullKing::messages(language)).try_say(&game.narrate(&played), &cast).unwrap()
}

#[test]
fn a_card_of_the_trump_suit_is_called_by_it_in_every_language() {
    // SK-2.1
    let told = |edition: &str| {
        ["en", "de", "fr", "es"].map(|language| highest_trump(language, json!({ "edition": edition })))
    };
    assert_eq!(
        told("current"),
        [
            "Bo plays Jolly Roger 14.",
            "Bo spielt: Jolly Roger 14.",
            "Bo joue\u{a0}: 14 de pavillon noir.",
            "Bo juega Jolly Roger 14.",
        ]
    );
    assert_eq!(
        told("schmidt"),
        [
            "Bo plays Skull and Crossbones 13.",
            "Bo spielt: Piratenflagge 13.",
            "Bo joue\u{a0}: 13 de drapeau pirate.",
            "Bo juega Bandera pirata 13.",
        ]
    );
}

#[test]
fn a_record_from_before_the_trump_suit_had_a_name_calls_it_black() {
    // SK-2.1
    for edition in editions(&game()) {
        let mut old = edition.options;
        old.as_object_mut().unwrap().remove("trump_name");
        let options: Options = serde_json::from_value(old.clone()).unwrap();
        assert_eq!(options.trump_name, TrumpName::Black, "{}", edition.name);
        assert!(highest_trump("en", old).starts_with("Bo plays Black 1"), "{}", edition.name);
    }
}

#[test]
fn options_given_in_part_are_filled_in_from_their_edition() {
    let given = json!({ "edition": "current-expanded", "loot": false });
    let full = completed(&game(), &given);
    assert_eq!(full, changed(edition("current-expanded").options, "loot", json!(false)));
}
