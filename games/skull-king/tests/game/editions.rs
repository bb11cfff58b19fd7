//! Editions beside each other, as a form compares them.

use client::{Difference, Edition, completed, differences, editions, nearest};
use engine::Message;
use hosting::{AnyGame, Erased, Hosted};
use serde_json::{Value, json};
use skull_king::SkullKing;
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

#[test]
fn options_given_in_part_are_filled_in_from_their_edition() {
    let given = json!({ "edition": "current-expanded", "loot": false });
    let full = completed(&game(), &given);
    assert_eq!(full, changed(edition("current-expanded").options, "loot", json!(false)));
}
