//! What a hand could build, and what it would be.

use crate::stage::{Stage, card, seat};
use engine::{Arg, Message};
use skallywaggs::Action;

fn proposed(stage: &Stage) -> Vec<(Action, Message)> {
    let legal = stage.legal(0);
    let proposals = stage.muster().proposals(&legal, seat(0));
    proposals.into_iter().map(|(place, words)| (legal[place], words)).collect()
}

/// The keys of the kind and of whether it sails.
fn told(words: &Message) -> Vec<String> {
    let key = |arg: &Arg| match arg {
        Arg::Message(message) => message.key.to_string(),
        _ => String::new(),
    };
    words.args.iter().map(|(_, arg)| key(arg)).collect()
}

#[test]
fn every_character_and_matched_pirate_of_the_hand_is_proposed_once() {
    let mut stage = Stage::new(3);
    stage.hand(0, &["CRW03H", "CRW03C", "CRW03L", "NAVH", "NAVC", "CRW05L"]);
    let proposals = proposed(&stage);
    let keys: Vec<&str> = proposals.iter().map(|(_, words)| words.key.as_ref()).collect();
    assert_eq!(keys, ["skallywaggs-proposal", "skallywaggs-proposal-any"]);
    let crewman =
        Action::Build { head: card("CRW03H"), chest: card("CRW03C"), legs: card("CRW03L"), crew: seat(0) };
    assert_eq!(proposals[0].0, crewman);
}

#[test]
fn a_hand_without_any_that_belong_together_proposes_one_that_sails() {
    let mut stage = Stage::new(3);
    stage.hand(0, &["EYE", "CRW02H", "CRW03C", "PEG", "CRW05L"]);
    let proposals = proposed(&stage);
    let sails =
        Action::Build { head: card("CRW02H"), chest: card("CRW03C"), legs: card("CRW05L"), crew: seat(0) };
    assert_eq!(proposals.iter().map(|(action, _)| *action).collect::<Vec<_>>(), [sails]);
}

#[test]
fn what_a_pirate_would_be_depends_on_the_crew_it_joins() {
    let mut stage = Stage::new(3);
    stage.whole(1, "BOA");
    let parts = ["CRW01H", "CRW02C", "PEG"].map(card);
    let muster = stage.muster();
    let ashore = ["skallywaggs-note-simple", "skallywaggs-note-cant-sail"];
    assert_eq!(told(&muster.prospect(parts, seat(0))), ashore);
    let helped = ["skallywaggs-note-simple", "skallywaggs-note-seaworthy"];
    assert_eq!(told(&muster.prospect(parts, seat(1))), helped);
}

#[test]
fn all_hands_on_deck_lets_a_pirate_sail_that_is_not_built_yet() {
    let mut stage = Stage::new(3);
    stage.lay_before("AHD1", 0, 0, 0);
    let parts = ["CRW01H", "CRW02C", "BAL"].map(card);
    assert_eq!(told(&stage.muster().prospect(parts, seat(0)))[1], "skallywaggs-note-seaworthy");
}

#[test]
fn nobody_is_advised_to_build_a_character_that_harms_the_own_crew() {
    for hand in [["CRW01H", "MUTC", "MUTL"], ["CURH", "CRW01C", "CURL"]] {
        let mut stage = Stage::new(3);
        stage.hand(0, &hand);
        assert_eq!(proposed(&stage), []);
    }
    let mut stage = Stage::new(3);
    stage.hand(0, &["STAH", "STAC", "STAL"]);
    assert_eq!(proposed(&stage).len(), 1);
    stage.whole(0, "WAR");
    assert_eq!(proposed(&stage), [], "a second Captain");
}

#[test]
fn a_proposal_says_that_an_inn_keeper_stays_ashore_and_chooses_a_part_that_sails() {
    let mut stage = Stage::new(3);
    stage.hand(0, &["INNH", "INNC", "BAL", "CRW05L"]);
    let words = &proposed(&stage)[0].1;
    assert_eq!(words.key, "skallywaggs-proposal-any");
    assert!(told(words).contains(&"skallywaggs-note-cant-sail".to_owned()));
    let mut stage = Stage::new(3);
    stage.hand(0, &["NAVH", "NAVC", "BAL", "CRW05L"]);
    let (action, words) = &proposed(&stage)[0];
    assert!(matches!(action, Action::Build { legs, .. } if *legs == card("CRW05L")));
    assert!(told(words).contains(&"skallywaggs-note-seaworthy".to_owned()));
}

#[test]
fn a_card_of_the_commons_that_would_complete_a_pirate_is_told() {
    let mut stage = Stage::new(3);
    stage.hand(0, &["CRW03H", "CRW03C", "CRW05L", "NAVH", "CURH", "SKA1"]);
    // A Navigator needs head and chest; a Cursed Sailor would harm the own crew.
    stage.commons(&["CRW03L", "CRW04L", "NAVC", "NAVL", "CURL", "SWP1"]);
    let hand = stage.state.private[seat(0)].hand;
    let places: Vec<usize> =
        stage.muster().completions(hand, seat(0)).into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, [0, 2]);
}

#[test]
fn nobody_is_advised_to_build_somebody_who_would_be_lost_at_once() {
    for hand in [["CRA", "CRW01C", "CRW02L"], ["CRW01H", "STB1", "CRW02L"]] {
        let mut stage = Stage::new(3);
        stage.hand(0, &hand);
        assert_eq!(proposed(&stage), [], "{hand:?}");
    }
    let mut stage = Stage::new(3);
    stage.hand(0, &["PAR", "CRW01C", "CRW02L"]);
    assert_eq!(proposed(&stage).len(), 1, "nobody has a Captain whom a Parrot would look for");
    stage.whole(1, "WAR");
    assert_eq!(proposed(&stage), [], "it would fly to the Captain of another crew");
    stage.whole(0, "STA");
    assert_eq!(proposed(&stage).len(), 1, "it has a Captain here");
    let mut stage = Stage::new(3);
    stage.hand(0, &["CRW01H", "STB1", "CRW02L"]);
    let surgeon = stage.whole(0, "SUR");
    assert_eq!(proposed(&stage).len(), 1, "a Ship Surgeon stanches the bleeding");
    stage.lay_on("AWA1", surgeon, 1, 1);
    assert_eq!(proposed(&stage), [], "not under arrest");
}
