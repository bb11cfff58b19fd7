//! Editions beside each other, as a form compares them.

use engine::Message;
use hosting::{AnyGame, Difference, Edition, Entry, completed, differences, editions, nearest};
use serde_json::{Value, json};
use skull_king::SkullKing;

fn game() -> Entry<SkullKing> {
    Entry::new()
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
    let own = changed(usual.clone(), "schedule", json!([1, 5, 10]));
    let found = differences(&game().option_fields(), &own, &usual);
    assert_eq!(names(&found), ["schedule"]);
    assert_eq!(found[0].value.key, "option-value");
}

#[test]
fn options_given_in_part_are_filled_in_from_their_edition() {
    let given = json!({ "edition": "current-expanded", "loot": false });
    let full = completed(&game(), &given);
    assert_eq!(full, changed(edition("current-expanded").options, "loot", json!(false)));
}
