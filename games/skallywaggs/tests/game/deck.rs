//! The cards are data: counted, sourced, and what a file says is what the game does.

use crate::stage::{Stage, card, seat, swap};
use skallywaggs::{Aim, Card, Deck, Flaw, Kind, Lasts, Part, Source};

/// The standard text with one line changed.
fn changed(from: &str, to: &str) -> String {
    let text = Deck::standard_text();
    assert_eq!(text.matches(from).count(), 1, "{from:?} is there once");
    text.replace(from, to)
}

fn line_of(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).unwrap() + 1
}

#[test]
fn there_are_thirty_of_each_part_and_thirty_events() {
    // SW-1.1
    let deck = Deck::standard();
    for part in [Some(Part::Head), Some(Part::Chest), Some(Part::Legs), None] {
        assert_eq!(Card::all().filter(|card| deck.part(*card) == part).count(), 30, "{part:?}");
    }
    let copies = |key: &str| deck.cards_of(deck.by_key(key).unwrap()).count();
    let events =
        [("skallywaggs", 8), ("swag-and-plunder", 3), ("hurricane", 2), ("overboard", 1), ("crewman", 39)];
    for (key, count) in events {
        assert_eq!(copies(key), count, "{key}");
    }
    assert_eq!(Card::all().filter(|card| deck.card(*card).anytime).count(), 3);
}

#[test]
fn every_card_says_who_says_so() {
    // SW-1.2
    let source = |id: &str| Deck::standard().card(card(id)).source;
    assert_eq!(source("PAR"), Source::Seed);
    assert_eq!(source("MON"), Source::Found);
    assert_eq!(source("SKA1"), Source::Found);
    assert_eq!(source("WARH"), Source::Ours);
    assert_eq!(source("BAL"), Source::Ours);
}

/// The titles that a clause about cards is named after: `- **SW-9.1** *Peg Leg*, *Eye Patch*: ...`.
fn titles_of(clause: &str) -> Vec<&str> {
    let (_, rest) = clause.split_once("** ").unwrap();
    let (names, _) = rest.split_once(':').unwrap();
    names.split('*').skip(1).step_by(2).collect()
}

#[test]
fn the_rules_mark_the_clauses_whose_cards_are_ours() {
    // SW-1.2
    let (deck, rules) = (Deck::standard(), include_str!("../../../../docs/rules/skallywaggs.md"));
    let is_of_cards = |line: &&str| ["7", "8", "9"].iter().any(|n| line.starts_with(&format!("- **SW-{n}.")));
    let mut named = 0;
    for clause in rules.lines().filter(is_of_cards) {
        let is_ours = |name: &&str| {
            let title = deck.titles().find(|title| deck.title(*title).name == **name);
            let title = title.unwrap_or_else(|| panic!("there is no {name}"));
            deck.cards_of(title).any(|card| deck.card(card).source == Source::Ours)
        };
        let titles = titles_of(clause);
        named += titles.len();
        assert_eq!(clause.contains("(our ruling"), titles.iter().any(is_ours), "{clause}");
    }
    assert_eq!(named, 39, "every title but the Crewman is told about once");
}

#[test]
fn ids_are_found_in_any_case() {
    assert_eq!("crw03h".parse::<Card>().unwrap(), card("CRW03H"));
    assert!("CRW14H".parse::<Card>().is_err());
}

#[test]
fn a_wrong_file_is_refused_with_the_line_and_the_reason() {
    // SW-1.2
    let cases = [
        (
            "card PEG     peg-leg            legs   -      *    helped",
            "card PEG peg-leg arms - * helped",
            "PEG",
        ),
        ("card MON     monkey             legs   -      *    -", "card MON monkey legs - 3 -", "card MON"),
        ("card NOP     no-pants ", "card PEG     no-pants ", "PEG     no-pants"),
        ("card NOP     no-pants ", "card NOP     no-shoes ", "no-shoes"),
        (": wanders", ": wonders", "wonders"),
        (": storm", ": storm; lasts round", "storm; lasts"),
        (": arrest; lasts round", ": arrest", "arrest-warrant     event"),
        (": plunder 3", ": plunder three", "plunder three"),
        (": scouts 3", ": scouts 4", "scouts 4"),
        (
            "card CRW13L  crewman            legs   13 ",
            "card CRW13L  crewman            legs   -  ",
            "CRW13L",
        ),
    ];
    for (from, to, near) in cases {
        let text = changed(from, to);
        let error = Deck::parse(&text).expect_err(to);
        assert_eq!(error.line, line_of(&text, near), "{to}: {error}");
    }
    let error = Deck::parse(&changed(": home captain", ": home admiral")).unwrap_err();
    assert_eq!(error.reason, Flaw::Word("a role", "admiral".to_owned()));
    assert_eq!(error.to_string(), format!("line {}: a role cannot be \"admiral\"", error.line));
    let error =
        Deck::parse(&changed("title monkey             specialty", "titel monkey             specialty"))
            .unwrap_err();
    assert_eq!(error.reason, Flaw::Unknown("titel".to_owned()));
}

#[test]
fn a_deck_of_other_counts_is_refused() {
    // SW-1.1
    let text = changed("card SKA8    skallywaggs        event  -      -    -      -        seed\n", "");
    let error = Deck::parse(&text).unwrap_err();
    assert_eq!(error.reason, Flaw::Count { what: "events".to_owned(), found: 29, wanted: 30 });
    let error = Deck::parse(&changed("card WARC    wargun ", "card WARC    starr  ")).unwrap_err();
    assert!(matches!(error.reason, Flaw::Count { wanted: 3, .. }), "{error}");
    let text = changed(
        "card SKA8 ",
        "card SKA9    skallywaggs        event  -      -    -      -        seed\ncard SKA8 ",
    );
    assert!(matches!(Deck::parse(&text).unwrap_err().reason, Flaw::Count { .. }));
}

#[test]
fn editing_the_file_changes_the_game() {
    // SW-1.2: a Navigator that helps more, Skallywaggs at any time, and a Parrot that follows cooks.
    let text = changed(": needed own -1\n", ": needed own -4\n");
    let mut stage = Stage::with_deck(3, &text);
    stage.whole(0, "NAV");
    assert_eq!(stage.needed(0), 3);

    let text = changed(
        "card SKA1    skallywaggs        event  -      -    -      -  ",
        "card SKA1    skallywaggs        event  -      -    -      anytime",
    );
    let mut stage = Stage::with_deck(3, &text);
    let (own, other) =
        (stage.pirate(0, ["CRW01H", "CRW02C", "CRW03L"]), stage.pirate(1, ["CRW04H", "CRW05C", "PEG"]));
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["SKA1"]);
    stage.act(0, skallywaggs::Action::Event { card: card("SWP1"), aim: Aim::None });
    assert!(stage.may_event(1, "SKA1", swap(own, other, Part::Legs)));
    stage.act(1, skallywaggs::Action::Event { card: card("SKA1"), aim: swap(own, other, Part::Legs) });
    stage.let_happen();
    assert_eq!(stage.part(own, Part::Legs), "PEG");

    let mut stage = Stage::with_deck(3, &changed(": home captain", ": home cook"));
    stage.whole(1, "WAR");
    stage.whole(2, "COO");
    let parrot = ["PAR", "CRW01C", "CRW01L"];
    stage.hand(0, &parrot);
    let [head, chest, legs] = parrot.map(card);
    stage.act(0, skallywaggs::Action::Build { head, chest, legs, crew: seat(0) });
    assert_eq!(stage.state.public.crew(seat(2)).count(), 2);
}

#[test]
fn kinds_and_spans_are_as_the_rules_have_them() {
    let deck = Deck::standard();
    let kinds = |kind: Kind| deck.titles().filter(|title| deck.title(*title).kind == kind).count();
    assert_eq!((kinds(Kind::Major), kinds(Kind::Minor), kinds(Kind::Specialty)), (7, 6, 11));
    assert_eq!((kinds(Kind::Event), kinds(Kind::Special)), (15, 2));
    let rounds = Card::all().filter(|card| deck.event(*card).is_some_and(|rule| rule.lasts == Lasts::Round));
    assert_eq!(rounds.count(), 7);
}
