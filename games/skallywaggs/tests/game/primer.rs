//! The rules as they are told at a table are those of the table.

use engine::Game as _;
use hosting::{Hosted as _, RuleSection};
use skallywaggs::{FirstTurnDraw, Harbor, Options, Skallywaggs};
use words::{Cast, Words};

/// Everything that is said about the rules of this table.
fn told(options: Options, seats: u8) -> String {
    let words = Words::new("en", Skallywaggs::messages("en"));
    let sections = Skallywaggs::new(options, seats).unwrap().rules();
    let messages = sections.iter().flat_map(RuleSection::messages);
    let lines = messages.map(|message| words.try_say(message, &Cast::NOBODY).unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_number_needed_is_that_of_the_table() {
    // SW-5.4
    for (seats, needed) in [(2, 10), (3, 7), (4, 5)] {
        let said = format!("With {seats} players, your crew needs {needed} seaworthy pirates.");
        assert!(told(Options::default(), seats).contains(&said), "{said}");
    }
}

#[test]
fn only_the_pirates_and_rules_that_were_chosen_are_told() {
    // SW-1.5, SW-2.2, SW-4.7, SW-4.8, SW-5.5
    for bits in 0..16_u8 {
        let is_on = |bit: u8| bits & (1 << bit) != 0;
        let options = Options {
            dutchman: is_on(0),
            saint_elmo: is_on(1),
            tide: is_on(2),
            first_turn_draw: if is_on(3) { FirstTurnDraw::One } else { FirstTurnDraw::Two },
            ..Options::default()
        };
        let told = told(options, 3);
        let words = ["are The Dutchman", "are Saint Elmo", "The tide falls", "On the very first turn"];
        for (bit, words) in (0..).zip(words) {
            assert_eq!(told.contains(words), is_on(bit), "{words}: {options:?}");
        }
    }
}

#[test]
fn the_harbor_is_told_and_no_preset_claims_more_of_the_rulebook_than_it_has() {
    // SW-11.4, SW-11.6
    let with = |harbor| told(Options { harbor, ..Options::default() }, 3);
    assert!(with(Harbor::Thirty).contains("After 30 rounds the harbor closes"));
    assert!(with(Harbor::Sixty).contains("After 60 rounds the harbor closes"));
    assert!(with(Harbor::Off).contains("The harbor stays open, as in the rulebook."));
    let words = Words::new("en", Skallywaggs::messages("en"));
    for (name, options) in Skallywaggs::presets() {
        let blurb = words.label(&format!("skallywaggs-preset-{name}-blurb"));
        let is_honest = options.harbor == Harbor::Off || blurb.contains("closes after 60 rounds");
        assert!(is_honest || !blurb.contains("As in the rulebook"), "{blurb}");
    }
}
