//! Every event: what it does, and what it cannot do.

use crate::stage::{Stage, card, seat, swap};
use skallywaggs::{Action, Aim, Event, Part, PirateId, Protection, Refusal, Sailing, Task};

/// Two simple pirates in the crews of seats 0 and 1.
fn two_simple(stage: &mut Stage) -> (PirateId, PirateId) {
    (stage.pirate(0, ["CRW01H", "CRW02C", "CRW03L"]), stage.pirate(1, ["CRW04H", "CRW05C", "CRW06L"]))
}

fn is_protected(refusal: Refusal) -> bool {
    matches!(refusal, Refusal::Protected { .. })
}

#[test]
fn skallywaggs_swaps_one_kind_of_part_in_any_crews() {
    // SW-7.1, SW-6.1
    let mut stage = Stage::new(3);
    let (own, other) = two_simple(&mut stage);
    let third = stage.pirate(1, ["CRW07H", "CRW08C", "CRW09L"]);
    stage.hand(0, &["SKA1", "SKA2", "SKA3", "SKA4", "SKA5", "SKA6", "SKA7", "SKA8"]);
    stage.event(0, "SKA1", swap(own, other, Part::Legs));
    assert_eq!(
        (stage.part(own, Part::Legs), stage.part(other, Part::Legs)),
        ("CRW06L".into(), "CRW03L".into())
    );
    assert!(stage.in_locker("SKA1"));
    stage.event(0, "SKA2", swap(other, third, Part::Head));
    assert_eq!(stage.part(other, Part::Head), "CRW07H");
    stage.event(0, "SKA3", swap(own, third, Part::Chest));
    assert_eq!(stage.part(own, Part::Chest), "CRW08C");
    assert_eq!(stage.refused_event(0, "SKA4", Aim::Pirate(own)), Refusal::NoTarget);
    assert_eq!(
        stage.refused_event(0, "SKA4", Aim::Parts { one: own, other: own, part: Part::Head }),
        Refusal::NoTarget
    );
    // Every copy can be played: otherwise playing one would tell which others are not held.
    for id in ["SKA4", "SKA5", "SKA6", "SKA7", "SKA8"] {
        assert!(stage.may_event(0, id, swap(own, other, Part::Legs)), "{id}");
    }
}

#[test]
fn matched_pirates_activating_cards_and_ball_n_chain_are_immune_to_skallywaggs() {
    // SW-7.1, SW-9.3
    let mut stage = Stage::new(3);
    let simple = stage.pirate(0, ["CRW01H", "CRW02C", "CRW03L"]);
    let matched = stage.whole(1, "CRW10");
    let minor = stage.pirate(1, ["LOOH", "CRW04C", "LOOL"]);
    let chained = stage.pirate(2, ["CRW05H", "CRW06C", "BAL"]);
    stage.hand(0, &["SKA1"]);
    let refused = |other, part| match stage.refused_event(0, "SKA1", swap(simple, other, part)) {
        Refusal::Protected { by, .. } => by,
        refusal => panic!("{refusal:?}"),
    };
    for part in Part::ALL {
        assert_eq!(refused(matched, part), Protection::Matched);
    }
    assert!(matches!(refused(minor, Part::Head), Protection::Activating(_)));
    assert!(matches!(refused(minor, Part::Legs), Protection::Activating(_)));
    assert!(stage.may_event(0, "SKA1", swap(simple, minor, Part::Chest)));
    assert!(matches!(refused(chained, Part::Legs), Protection::Marked(_)));
    assert!(stage.may_event(0, "SKA1", swap(simple, chained, Part::Head)));
}

#[test]
fn heads_chests_and_legs_are_swapped_whatever_is_immune_to_skallywaggs() {
    // SW-7.2
    let mut stage = Stage::new(2);
    let (one, other) = (stage.whole(0, "CRW01"), stage.whole(1, "WAR"));
    stage.hand(0, &["ITH1", "CTA1", "HAS1"]);
    assert_eq!(stage.refused_event(0, "ITH1", swap(one, other, Part::Legs)), Refusal::NoTarget);
    for (event, part, gained) in
        [("ITH1", Part::Head, "WARH"), ("CTA1", Part::Chest, "WARC"), ("HAS1", Part::Legs, "WARL")]
    {
        stage.event(0, event, swap(one, other, part));
        assert_eq!(stage.part(one, part), gained);
        assert!(stage.in_locker(event));
    }
    assert!(stage.muster().facts_of(one).unwrap().active, "the Captain has changed crews, part by part");
}

#[test]
fn press_gang_takes_a_pirate_that_nothing_holds() {
    // SW-7.3, SW-8.3
    let mut stage = Stage::new(4);
    let own = stage.pirate(0, ["CRW01H", "CRW02C", "CRW03L"]);
    let matched = stage.whole(1, "CRW10");
    let complete = stage.pirate(1, ["CRW02H", "MUTC", "MUTL"]);
    let chained = stage.pirate(1, ["CRW05H", "CRW06C", "BAL"]);
    let arrested = stage.pirate(1, ["CRW07H", "CRW08C", "CRW09L"]);
    let mate = stage.whole(2, "FMT");
    let beside_mate = stage.pirate(2, ["CRW08H", "CRW09C", "CRW11L"]);
    stage.lay_on("AWA1", arrested, 3, 3);
    stage.hand(0, &["PRG1"]);
    assert_eq!(stage.refused_event(0, "PRG1", Aim::Pirate(own)), Refusal::WrongCrew);
    for pirate in [complete, chained, arrested, mate, beside_mate] {
        assert!(is_protected(stage.refused_event(0, "PRG1", Aim::Pirate(pirate))), "{pirate:?}");
    }
    stage.event(0, "PRG1", Aim::Pirate(matched));
    assert_eq!(stage.crew_of(matched), 0);
    assert!(stage.in_locker("PRG1"));
}

#[test]
fn overboard_sinks_a_pirate_but_no_character_and_not_beside_a_boatswain() {
    // SW-7.4, SW-8.4, SW-10.5
    let mut stage = Stage::new(3);
    let victim = stage.whole(1, "CRW10");
    let complete = stage.whole(1, "NAV");
    stage.whole(2, "BOA");
    let guarded = stage.pirate(2, ["CRW01H", "CRW02C", "CRW03L"]);
    let own = stage.pirate(0, ["CRW04H", "CRW05C", "CRW06L"]);
    stage.lay_on("SAP1", victim, 0, 0);
    stage.hand(0, &["OVB1"]);
    assert!(is_protected(stage.refused_event(0, "OVB1", Aim::Pirate(complete))));
    assert!(is_protected(stage.refused_event(0, "OVB1", Aim::Pirate(guarded))));
    assert_eq!(stage.refused_event(0, "OVB1", Aim::Pirate(own)), Refusal::WrongCrew);
    stage.event(0, "OVB1", Aim::Pirate(victim));
    assert!(!stage.lives(victim));
    for id in ["CRW10H", "CRW10C", "CRW10L", "SAP1", "OVB1"] {
        assert!(stage.in_locker(id), "{id}");
    }
}

#[test]
fn a_hurricane_goes_round_from_its_player_and_everybody_chooses() {
    // SW-7.5, SW-10.5
    let mut stage = Stage::new(4);
    let (own, only) = two_simple(&mut stage);
    let own_too = stage.whole(0, "CRW10");
    stage.whole(2, "BOA");
    stage.hand(0, &["HUR1", "HUR2"]);
    stage.event(0, "HUR1", Aim::None);
    assert_eq!(stage.legal(0), [Action::Lose(own), Action::Lose(own_too)]);
    stage.act(0, Action::Lose(own_too));
    // Seat 1 has one pirate and no choice, seat 2 is spared, seat 3 has none.
    assert!(!stage.lives(own_too) && !stage.lives(only));
    assert_eq!(stage.crew(2).len(), 1);
    assert!(
        stage
            .events
            .iter()
            .any(|event| matches!(event, Event::Spared { seat, .. } if *seat == crate::stage::seat(2)))
    );
    assert_eq!(stage.state.public.task(), Task::Play);
    stage.event(0, "HUR2", Aim::None);
    assert!(!stage.lives(own));
}

#[test]
fn davy_jones_gives_other_cards_for_a_pirate() {
    // SW-7.6
    let mut stage = Stage::new(2);
    stage.hand(0, &["DJL1"]);
    assert_eq!(stage.refused_event(0, "DJL1", Aim::None), Refusal::Nothing(card("DJL1")));
    let (own, _) = two_simple(&mut stage);
    assert_eq!(stage.refused_event(0, "DJL1", Aim::None), Refusal::Nothing(card("DJL1")));
    stage.locker(&["SWP1", "PAR", "MON", "EYE"]);
    stage.event(0, "DJL1", Aim::None);
    assert!(!stage.lives(own));
    assert_eq!(stage.refused(0, Action::Take(card("CRW01H"))), Refusal::NotThere(card("CRW01H")));
    assert_eq!(stage.refused(0, Action::Take(card("DJL1"))), Refusal::NotThere(card("DJL1")));
    for id in ["PAR", "SWP1", "EYE"] {
        stage.act(0, Action::Take(card(id)));
        assert!(stage.state.public.seats[seat(0)].known.contains(card(id)), "everybody saw it");
    }
    assert_eq!(stage.state.public.task(), Task::Play);
    assert!(stage.in_locker("DJL1") && stage.in_locker("MON") && stage.in_locker("CRW01H"));
}

#[test]
fn davy_jones_search_can_stop_early() {
    // SW-7.6
    let mut stage = Stage::new(2);
    two_simple(&mut stage);
    stage.locker(&["SWP1", "PAR"]);
    stage.hand(0, &["DJL1"]);
    stage.event(0, "DJL1", Aim::None);
    stage.act(0, Action::Take(card("PAR")));
    stage.act(0, Action::Done);
    assert_eq!(stage.hand_len(0), 1);
    assert_eq!(stage.state.public.task(), Task::Play);
}

#[test]
fn scurvy_keeps_a_pirate_ashore_and_kills_it_in_its_owners_removal_step() {
    // SW-7.7, SW-5.2
    let mut stage = Stage::new(3);
    let (own, sick) = two_simple(&mut stage);
    stage.whole(2, "SUR");
    let guarded = stage.pirate(2, ["CRW07H", "CRW08C", "CRW09L"]);
    stage.hand(0, &["SAP1"]);
    assert_eq!(stage.refused_event(0, "SAP1", Aim::Pirate(own)), Refusal::WrongCrew);
    assert!(is_protected(stage.refused_event(0, "SAP1", Aim::Pirate(guarded))));
    stage.event(0, "SAP1", Aim::Pirate(sick));
    assert!(!stage.in_locker("SAP1"), "it lies on the pirate");
    assert_eq!(stage.seaworthy(1), 0);
    stage.end_turn(0);
    assert!(!stage.lives(sick));
    assert!(stage.in_locker("SAP1"));
}

#[test]
fn an_arrest_lasts_a_round_and_holds_its_pirate() {
    // SW-7.8, SW-6.2
    let mut stage = Stage::new(3);
    stage.whole(1, "MAG");
    let guarded = stage.pirate(1, ["CRW01H", "CRW02C", "CRW03L"]);
    let captain = stage.whole(2, "STA");
    let parrot = stage.pirate(0, ["CRW04H", "CRW05C", "CRW06L"]);
    stage.hand(0, &["AWA1", "AWA2"]);
    assert!(is_protected(stage.refused_event(0, "AWA1", Aim::Pirate(guarded))));
    stage.event(0, "AWA1", Aim::Pirate(captain));
    assert_eq!(
        (stage.seaworthy(2), stage.needed(2)),
        (0, 8),
        "no Captain's help, and the Magistrate's one more"
    );
    stage.event(0, "AWA2", Aim::Pirate(parrot));
    assert_eq!(stage.seaworthy(0), 0, "one's own pirate can be arrested, too");
    stage.end_turn(0);
    stage.end_turn(1);
    assert_eq!(stage.seaworthy(2), 0);
    stage.end_turn(2);
    assert_eq!((stage.seaworthy(2), stage.needed(2)), (1, 7));
    assert!(stage.in_locker("AWA1") && stage.in_locker("AWA2"));
}

#[test]
fn a_crack_down_forbids_events_and_trades_until_a_pirate_is_given() {
    // SW-7.9
    let mut stage = Stage::new(3);
    stage.whole(2, "MAG");
    stage.hand(0, &["CRD1", "CRD2"]);
    assert!(is_protected(stage.refused_event(0, "CRD1", Aim::Seat(seat(2)))));
    assert_eq!(stage.refused_event(0, "CRD1", Aim::Seat(seat(0))), Refusal::WrongCrew);
    stage.event(0, "CRD1", Aim::Seat(seat(1)));
    assert_eq!(stage.refused(0, Action::Ransom), Refusal::NothingForbids);
    let (_, pirate) = two_simple(&mut stage);
    stage.hand(1, &["SWP1", "CRW10H", "CRW10C", "CRW10L"]);
    stage.commons(&["CRW11H"]);
    stage.end_turn(0);
    assert_eq!(stage.refused_event(1, "SWP1", Aim::None), Refusal::Forbidden(card("CRD1")));
    assert_eq!(stage.refused(1, Action::Trade), Refusal::Forbidden(card("CRD1")));
    let build =
        Action::Build { head: card("CRW10H"), chest: card("CRW10C"), legs: card("CRW10L"), crew: seat(1) };
    assert!(stage.may(1, build), "building is free");
    stage.act(1, Action::Ransom);
    assert!(!stage.lives(pirate));
    assert!(stage.in_locker("CRD1"));
    assert!(stage.may_event(1, "SWP1", Aim::None) && stage.may(1, Action::Trade));
}

#[test]
fn a_crack_down_ends_with_the_round() {
    // SW-7.9, SW-6.2
    let mut stage = Stage::new(3);
    stage.hand(0, &["CRD1"]);
    stage.event(0, "CRD1", Aim::Seat(seat(1)));
    stage.until(0);
    assert!(stage.in_locker("CRD1"));
}

#[test]
fn swag_and_plunder_is_three_cards() {
    // SW-7.11
    let mut stage = Stage::new(2);
    stage.hand(0, &["SWP1"]);
    stage.top(&["PAR", "MON", "EYE"]);
    stage.event(0, "SWP1", Aim::None);
    for id in ["PAR", "MON", "EYE"] {
        assert!(stage.cards(0).contains(card(id)));
        assert!(!stage.state.public.seats[seat(0)].known.contains(card(id)), "nobody saw it");
    }
    assert!(stage.in_locker("SWP1"));
}

#[test]
fn battened_hatches_keep_other_players_events_out() {
    // SW-7.12
    let mut stage = Stage::new(3);
    let (own, other) = two_simple(&mut stage);
    let third = stage.pirate(2, ["CRW07H", "CRW08C", "CRW09L"]);
    stage.hand(1, &["BAT1"]);
    stage.hand(0, &["SKA1", "PRG1", "CRD1", "HUR1", "SAP1", "AWA1", "OVB1"]);
    stage.state.public.active = seat(1);
    stage.event(1, "BAT1", Aim::None);
    stage.end_turn(1);
    stage.end_turn(2);
    for (event, aim) in [
        ("SKA1", swap(own, other, Part::Head)),
        ("PRG1", Aim::Pirate(other)),
        ("CRD1", Aim::Seat(seat(1))),
        ("SAP1", Aim::Pirate(other)),
        ("AWA1", Aim::Pirate(other)),
        ("OVB1", Aim::Pirate(other)),
    ] {
        let refusal = stage.refused_event(0, event, aim);
        assert!(
            matches!(refusal, Refusal::Protected { by: Protection::Sheltered(_), .. }),
            "{event}: {refusal:?}"
        );
    }
    stage.event(0, "HUR1", Aim::None);
    assert!(stage.lives(other) && !stage.lives(third) && !stage.lives(own), "it rages elsewhere");
    stage.end_turn(0);
    assert!(stage.in_locker("BAT1"), "the round is over");
}

#[test]
fn an_event_whose_target_is_covered_by_then_does_nothing() {
    // SW-6.7, SW-7.12
    let mut stage = Stage::new(3);
    let (own, other) = two_simple(&mut stage);
    stage.hand(0, &["SKA1"]);
    stage.hand(1, &["BAT1"]);
    stage.act(0, Action::Event { card: card("SKA1"), aim: swap(own, other, Part::Head) });
    stage.act(1, Action::Event { card: card("BAT1"), aim: Aim::None });
    stage.let_happen();
    assert_eq!(stage.part(own, Part::Head), "CRW01H");
    assert!(
        stage
            .events
            .iter()
            .any(|event| matches!(event, Event::NoEffect { card } if *card == crate::stage::card("SKA1")))
    );
    assert!(stage.in_locker("SKA1"));
    // The clock is that of the player whose turn it was, not of the one who played it.
    assert_eq!(stage.state.public.laid[0].clock, seat(0));
    stage.end_turn(0);
    stage.end_turn(1);
    assert!(!stage.in_locker("BAT1"));
    stage.end_turn(2);
    assert!(stage.in_locker("BAT1"));
}

#[test]
fn what_lies_on_a_pirate_already_stays_in_force() {
    // SW-6.8
    let mut stage = Stage::new(2);
    let sick = stage.pirate(1, ["CRW01H", "CRW02C", "CRW03L"]);
    stage.lay_on("SAP1", sick, 0, 0);
    stage.whole(1, "SUR");
    assert_eq!(stage.seaworthy(1), 1, "the Surgeon himself");
    stage.end_turn(0);
    assert!(!stage.lives(sick));
}

#[test]
fn parley_stops_an_event_and_its_cost_is_not_paid() {
    // SW-7.13, SW-6.1
    let mut stage = Stage::new(2);
    let (own, _) = two_simple(&mut stage);
    stage.locker(&["PAR"]);
    stage.hand(0, &["DJL1"]);
    stage.hand(1, &["PAB1"]);
    stage.act(0, Action::Event { card: card("DJL1"), aim: Aim::None });
    stage.act(1, Action::Event { card: card("PAB1"), aim: Aim::None });
    assert!(stage.lives(own) && stage.in_locker("DJL1") && stage.in_locker("PAB1"));
    assert_eq!(stage.state.public.task(), Task::Play);
    assert_eq!(stage.state.public.seats[seat(0)].sailing, Sailing::No);
}

#[test]
fn parley_has_nothing_to_stop_on_the_own_turn() {
    // SW-7.13
    let mut stage = Stage::new(2);
    stage.hand(0, &["PAB1", "BAT1"]);
    assert_eq!(stage.refused_event(0, "PAB1", Aim::None), Refusal::Nothing(card("PAB1")));
    assert!(stage.may_event(0, "BAT1", Aim::None));
}

#[test]
fn hatches_are_battened_against_a_hurricane_that_is_announced() {
    // SW-7.5, SW-7.12
    let mut stage = Stage::new(3);
    let (own, other) = two_simple(&mut stage);
    let third = stage.pirate(2, ["CRW07H", "CRW08C", "CRW09L"]);
    stage.hand(0, &["HUR1"]);
    stage.hand(1, &["BAT1"]);
    stage.act(0, Action::Event { card: card("HUR1"), aim: Aim::None });
    stage.act(1, Action::Event { card: card("BAT1"), aim: Aim::None });
    stage.let_happen();
    assert!(stage.lives(other) && !stage.lives(own) && !stage.lives(third));
    assert!(stage.in_locker("HUR1") && !stage.in_locker("BAT1"));
}

#[test]
fn parley_stops_the_battening_of_hatches() {
    // SW-7.12, SW-7.13
    let mut stage = Stage::new(2);
    let (_, other) = two_simple(&mut stage);
    stage.hand(0, &["OVB1", "PAB1"]);
    stage.hand(1, &["BAT1"]);
    stage.act(0, Action::Event { card: card("OVB1"), aim: Aim::Pirate(other) });
    stage.act(1, Action::Event { card: card("BAT1"), aim: Aim::None });
    stage.act(0, Action::Event { card: card("PAB1"), aim: Aim::None });
    stage.let_happen();
    assert!(!stage.lives(other));
    assert!(stage.in_locker("BAT1") && stage.state.public.laid.is_empty());
}
