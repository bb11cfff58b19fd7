//! What three cards make, who sails, and how many are needed.

use crate::stage::{Stage, card, seat};
use skallywaggs::{Action, Aim, Options, Protection, Refusal};

fn special() -> Options {
    Options { dutchman: true, saint_elmo: true, ..Options::default() }
}

#[test]
fn three_of_one_title_or_number_are_matched() {
    // SW-4.1
    let mut stage = Stage::new(3);
    let (one, two) = (stage.whole(0, "CRW01"), stage.pirate(0, ["CRW02H", "CRW02C", "CRW03L"]));
    let muster = stage.muster();
    let form = |id| muster.facts_of(id).unwrap().form;
    assert!(form(one).matched && !form(one).is_simple() && form(one).character.is_none());
    assert!(!form(two).matched && form(two).is_simple());
}

#[test]
fn a_major_character_needs_all_three_cards() {
    // SW-4.2
    let mut stage = Stage::new(3);
    let whole = stage.whole(0, "STA");
    let torn = stage.pirate(0, ["WARH", "WARC", "CRW01L"]);
    let muster = stage.muster();
    assert!(muster.facts_of(whole).unwrap().active);
    let torn = muster.facts_of(torn).unwrap();
    assert!(torn.form.is_simple() && !torn.active);
}

#[test]
fn a_minor_character_needs_its_two_cards_whatever_the_third_is() {
    // SW-4.3
    let mut stage = Stage::new(3);
    let two = stage.pirate(0, ["NAVH", "NAVC", "CRW01L"]);
    let wrong_two = stage.pirate(0, ["LOOH", "LOOC", "CRW02L"]);
    let three = stage.whole(0, "INN");
    let muster = stage.muster();
    let facts = |id| muster.facts_of(id).unwrap();
    assert!(facts(two).active && !facts(two).form.matched);
    assert_eq!(facts(two).form.activating, [true, true, false]);
    assert!(!facts(wrong_two).active);
    assert!(facts(three).active && facts(three).form.matched);
}

#[test]
fn a_suppressed_character_is_complete_but_not_active() {
    // SW-4.4, SW-8.9, SW-10.1: the Mutineer's two daggers beat the Captains' one.
    let mut stage = Stage::new(3);
    let captain = stage.whole(0, "WAR");
    let navigator = stage.whole(1, "NAV");
    assert_eq!(stage.needed(0), 5);
    stage.pirate(0, ["CRW01H", "MUTC", "MUTL"]);
    stage.lay_on("AWA1", navigator, 0, 0);
    assert!(!stage.muster().facts_of(captain).unwrap().active);
    assert_eq!((stage.needed(0), stage.needed(1)), (8, 7));
    // Immunities look at the complete character.
    stage.hand(2, &["PRG1"]);
    stage.state.public.active = seat(2);
    let refusal = stage.refused_event(2, "PRG1", Aim::Pirate(captain));
    assert!(matches!(refusal, Refusal::Protected { by: Protection::Complete(_), .. }), "{refusal:?}");
}

#[test]
fn an_arrest_switches_parts_off_but_not_their_icons() {
    // SW-4.5, SW-5.2
    let mut stage = Stage::new(2);
    let pirate = stage.pirate(0, ["CRW01H", "SQU", "MON"]);
    let hook = stage.pirate(0, ["CRW02H", "HOO", "CRW02L"]);
    stage.hand(0, &["CRW03H", "CRW04H"]);
    stage.commons(&["CRW05H"]);
    stage.lay_on("AWA1", pirate, 1, 0);
    stage.lay_on("AWA2", hook, 1, 0);
    assert_eq!(stage.seaworthy(0), 0);
    assert_eq!(stage.state.public.used.trades, 0);
    stage.act(0, Action::Trade);
    assert!(
        matches!(stage.state.public.task(), skallywaggs::Task::Pay { left: 1, .. }),
        "The Hook does not help"
    );
    stage.act(0, Action::Discard(card("CRW03H")));
    stage.act(0, Action::Swap { give: card("CRW04H"), take: card("CRW05H") });
    // The warrants end after the draw of seat 0's next turn, so two cards are drawn and not four.
    stage.end_turn(0);
    stage.until(0);
    assert_eq!(stage.hand_len(0), 1 + 2);
    assert!(stage.in_locker("AWA1") && stage.in_locker("AWA2"));
    assert_eq!(stage.seaworthy(0), 1, "The Hook still cannot sail");
}

#[test]
fn a_pirate_stays_the_same_with_what_lies_on_it() {
    // SW-4.6
    let mut stage = Stage::new(3);
    let pirate = stage.pirate(1, ["CRW01H", "CRW02C", "CRW03L"]);
    let other = stage.pirate(2, ["CRW04H", "CRW05C", "CRW06L"]);
    stage.lay_on("SAP1", pirate, 0, 0);
    stage.hand(0, &["PRG1", "SKA1"]);
    stage.event(0, "SKA1", crate::stage::swap(pirate, other, skallywaggs::Part::Head));
    stage.event(0, "PRG1", Aim::Pirate(pirate));
    assert_eq!(stage.crew_of(pirate), 0);
    assert_eq!(stage.state.public.lying_on(pirate).count(), 1);
    assert_eq!(stage.part(pirate, skallywaggs::Part::Head), "CRW04H");
}

#[test]
fn the_dutchman_sails_with_a_boatswain_only_and_draws_one() {
    // SW-4.7, SW-5.3
    let mut stage = Stage::with(2, special());
    let dutchman = stage.pirate(0, ["EYE", "HOO", "PEG"]);
    stage.pirate(0, ["CRW01H", "SQU", "CRW01L"]);
    let facts = stage.muster().facts_of(dutchman).unwrap();
    assert!(facts.active && facts.form.matched && !facts.seaworthy);
    stage.hand(0, &["AHD1"]);
    stage.hand(1, &["AWA1", "SKA1", "PRG1"]);
    stage.event(0, "AHD1", Aim::None);
    stage.let_happen();
    assert!(!stage.muster().facts_of(dutchman).unwrap().seaworthy, "All Hands On Deck does not help him");
    stage.end_turn(0);
    let mine = stage.crew(0)[1];
    for (event, aim) in [
        ("AWA1", Aim::Pirate(dutchman)),
        ("PRG1", Aim::Pirate(dutchman)),
        ("SKA1", crate::stage::swap(dutchman, mine, skallywaggs::Part::Head)),
    ] {
        assert!(matches!(stage.refused_event(1, event, aim), Refusal::Protected { .. }), "{event}");
    }
    let before = stage.hand_len(0);
    stage.until(0);
    assert_eq!(stage.hand_len(0), before + 1, "one card, and none for the Squeeze Box");
    stage.whole(0, "BOA");
    assert!(stage.muster().facts_of(dutchman).unwrap().seaworthy);
    // Without the option he is a simple pirate.
    let mut plain = Stage::new(2);
    let pirate = plain.pirate(0, ["EYE", "HOO", "PEG"]);
    assert!(plain.muster().facts_of(pirate).unwrap().form.is_simple());
}

#[test]
fn saint_elmo_takes_a_commons_card_once_a_turn() {
    // SW-4.8
    let mut stage = Stage::with(3, special());
    let elmo = stage.pirate(0, ["PAR", "SQU", "MON"]);
    stage.commons(&["CRW01H", "CRW02H"]);
    stage.top(&["CRW03H"]);
    stage.act(0, Action::Help(card("CRW01H")));
    assert!(stage.cards(0).contains(card("CRW01H")));
    assert!(stage.state.public.commons.contains(&card("CRW03H")));
    assert_eq!(stage.state.public.used.trades, 0);
    assert_eq!(stage.refused(0, Action::Help(card("CRW02H"))), Refusal::OnceATurn);
    stage.hand(1, &["AWA1"]);
    stage.end_turn(0);
    assert!(matches!(stage.refused_event(1, "AWA1", Aim::Pirate(elmo)), Refusal::Protected { .. }));
    // His Parrot follows a Captain all the same.
    stage.hand(1, &["WARH", "WARC", "WARL"]);
    let [head, chest, legs] = ["WARH", "WARC", "WARL"].map(card);
    stage.act(1, Action::Build { head, chest, legs, crew: seat(2) });
    assert_eq!(stage.crew_of(elmo), 2);
}

#[test]
fn a_boatswain_helps_some_and_all_hands_help_all() {
    // SW-5.1, SW-5.3, SW-8.4, SW-9.1, SW-9.2, SW-9.3, SW-9.4, SW-7.10
    let mut stage = Stage::new(3);
    let helped = [["EYE", "CRW01C", "CRW01L"], ["CRW02H", "HOO", "CRW02L"], ["CRW03H", "CRW03C", "PEG"]];
    let helped = helped.map(|parts| stage.pirate(0, parts));
    let no_pants = stage.pirate(0, ["CRW04H", "CRW04C", "NOP"]);
    let never = [["DEA", "CRW05C", "CRW05L"], ["CRW06H", "CRW06C", "BAL"], ["WAIH", "CRW07C", "CRW07L"]];
    let never = never.map(|parts| stage.pirate(0, parts));
    let sails = |stage: &Stage, id| stage.muster().facts_of(id).unwrap().seaworthy;
    assert_eq!(stage.seaworthy(0), 0);
    stage.hand(0, &["BOAH", "BOAC", "BOAL", "AHD1"]);
    let [head, chest, legs] = ["BOAH", "BOAC", "BOAL"].map(card);
    stage.act(0, Action::Build { head, chest, legs, crew: seat(0) });
    for pirate in helped.into_iter().chain([no_pants]) {
        assert!(sails(&stage, pirate));
    }
    assert!(never.iter().all(|pirate| !sails(&stage, *pirate)));
    assert_eq!(stage.seaworthy(0), 5);
    stage.event(0, "AHD1", Aim::None);
    assert_eq!(stage.seaworthy(0), 8);
    // An event on a pirate stops it all the same.
    stage.lay_on("SAP1", helped[0], 1, 1);
    assert_eq!(stage.seaworthy(0), 7);
    // One round: it is over when the next turn of its player begins.
    stage.end_turn(0);
    assert!(!stage.in_locker("AHD1"));
    stage.until(0);
    assert!(stage.in_locker("AHD1"));
}

#[test]
fn what_is_needed_depends_on_the_table_and_changes_add_up() {
    // SW-5.4, SW-8.1, SW-8.2, SW-8.6, SW-8.8, SW-8.12
    for (seats, base) in [(2, 10), (3, 7), (4, 5)] {
        let mut stage = Stage::new(seats);
        assert_eq!((stage.needed(0), stage.needed(1)), (base, base));
        stage.whole(0, "NAV");
        assert_eq!(stage.needed(0), base - 1);
        stage.whole(1, "MAG");
        assert_eq!((stage.needed(0), stage.needed(1)), (base, base));
        stage.whole(0, "CUR");
        assert_eq!(stage.needed(0), base + 2);
        stage.whole(1, "WAR");
        let wargun = if seats == 2 { 3 } else { 2 };
        assert_eq!(stage.needed(1), (base - wargun).max(3));
        stage.whole(0, "STA");
        assert_eq!(stage.needed(0), base + 1);
    }
}

#[test]
fn nobody_needs_fewer_than_three() {
    // SW-5.4
    let mut stage = Stage::new(4);
    stage.whole(0, "WAR");
    stage.whole(0, "NAV");
    assert_eq!(stage.needed(0), 3);
}

#[test]
fn the_tide_falls_from_the_fifth_reshuffle() {
    // SW-5.5
    let mut stage = Stage::with(2, Options { tide: true, ..Options::default() });
    for (reshuffles, needed) in [(0, 10), (4, 10), (5, 9), (6, 8), (11, 3), (400, 3)] {
        stage.state.public.reshuffles = reshuffles;
        assert_eq!(stage.needed(0), needed, "after {reshuffles}");
    }
    let mut plain = Stage::new(2);
    plain.state.public.reshuffles = 9;
    assert_eq!(plain.needed(0), 10);
}

#[test]
fn a_first_mate_counts_for_more() {
    // SW-8.3
    let mut stage = Stage::new(3);
    let mate = stage.whole(0, "FMT");
    assert_eq!(stage.seaworthy(0), 2);
    let captain = stage.whole(0, "WAR");
    assert_eq!(stage.seaworthy(0), 4);
    stage.lay_on("AWA1", captain, 1, 1);
    assert_eq!(stage.seaworthy(0), 2, "an arrested Captain does not sail and is not active");
    stage.lay_on("SAP1", mate, 1, 1);
    assert_eq!(stage.seaworthy(0), 0);
}

#[test]
fn saint_elmo_helps_under_a_crack_down_because_that_is_no_use_of_the_commons() {
    // SW-4.8, SW-7.9
    let mut stage = Stage::with(2, special());
    stage.pirate(0, ["PAR", "SQU", "MON"]);
    stage.commons(&["CRW01H", "CRW02H"]);
    stage.hand(0, &["CRW04H", "CRW05H"]);
    stage.lay_before("CRD1", 0, 1, 1);
    assert!(!stage.may(0, Action::Trade) && stage.may(0, Action::Help(card("CRW01H"))));
}
