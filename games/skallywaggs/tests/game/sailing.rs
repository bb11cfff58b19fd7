//! Saying "I'm Sailing", and what comes of it.

use crate::stage::{Stage, seat};
use engine::{Game as _, SeatSet, Turn};
use skallywaggs::{Action, Aim, Event, Harbor, Options, Refusal, Sailing, Task};

#[test]
fn sailing_is_declared_with_enough_and_won_at_the_end_of_the_next_turn() {
    // SW-11.1, SW-11.2, SW-11.5
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..5);
    assert_eq!(stage.refused(0, Action::Sail), Refusal::TooFewSail { seaworthy: 4, needed: 5 });
    stage.sailors(0, 5..6);
    stage.act(0, Action::Sail);
    assert_eq!(stage.refused(0, Action::Sail), Refusal::SailingAlready(Sailing::Declared));
    stage.end_turn(0);
    assert_eq!(stage.state.public.seats[seat(0)].sailing, Sailing::Declared);
    for of in 1..4 {
        stage.end_turn(of);
    }
    assert_eq!(stage.state.public.seats[seat(0)].sailing, Sailing::Due);
    assert_eq!(stage.refused(0, Action::Sail), Refusal::SailingAlready(Sailing::Due));
    assert_eq!(stage.state.public.task(), Task::Play, "the whole turn is still to be played");
    stage.end_turn(0);
    assert_eq!(stage.rules.turn(&stage.state.public), Turn::Over);
    assert_eq!(stage.state.public.winners, SeatSet::one(seat(0)));
    let standings = stage.rules.standings(&stage.state.public);
    assert_eq!((standings[seat(0)].rank, standings[seat(1)].rank), (1, 2));
}

#[test]
fn a_failed_attempt_must_be_declared_again_and_can_be_mended_in_time() {
    // SW-11.2
    let mut stage = Stage::new(2);
    let sailors = stage.sailors(0, 1..11);
    stage.act(0, Action::Sail);
    stage.end_turn(0);
    stage.hand(1, &["OVB1"]);
    stage.event(1, "OVB1", Aim::Pirate(sailors[0]));
    stage.end_turn(1);
    stage.act(0, Action::EndTurn);
    assert!(
        stage.events.iter().any(|event| matches!(event, Event::Stranded { seaworthy: 9, needed: 10, .. }))
    );
    assert_eq!(stage.state.public.seats[seat(0)].sailing, Sailing::No);
    stage.end_turn(1);
    stage.whole(0, "NAV");
    assert_eq!((stage.seaworthy(0), stage.needed(0)), (10, 9));
    stage.act(0, Action::Sail);
    stage.end_turn(0);
    // The Magistrate makes it ten again, and that is met, too.
    stage.whole(1, "MAG");
    stage.end_turn(1);
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.state.public.winners, SeatSet::one(seat(0)));
}

#[test]
fn several_sail_and_the_first_to_succeed_wins() {
    // SW-11.3
    let mut stage = Stage::new(4);
    let first = stage.sailors(0, 1..6);
    stage.sailors(1, 6..11);
    stage.act(0, Action::Sail);
    stage.end_turn(0);
    stage.act(1, Action::Sail);
    stage.hand(1, &["SAP1"]);
    stage.event(1, "SAP1", Aim::Pirate(first[0]));
    stage.end_turn(1);
    stage.end_turn(2);
    stage.end_turn(3);
    stage.end_turn(0);
    assert_eq!(stage.state.public.task(), Task::Play, "seat 0 has failed");
    stage.end_turn(1);
    assert_eq!(stage.state.public.winners, SeatSet::one(seat(1)));
}

#[test]
fn after_sixty_rounds_the_harbor_closes_and_the_best_crew_wins() {
    // SW-11.4
    let mut stage = Stage::new(3);
    stage.sailors(1, 1..4);
    stage.sailors(2, 4..7);
    stage.state.public.round = stage.rules.last_round();
    stage.end_turn(0);
    stage.end_turn(1);
    assert_eq!(stage.rules.turn(&stage.state.public), Turn::Seats(SeatSet::one(seat(2))));
    stage.end_turn(2);
    assert_eq!(stage.rules.turn(&stage.state.public), Turn::Over);
    assert_eq!(stage.state.public.winners.iter().collect::<Vec<_>>(), [seat(1), seat(2)]);
}

#[test]
fn a_crew_that_dropped_below_is_rebuilt_on_the_turn_that_counts() {
    // SW-11.2
    let mut stage = Stage::new(4);
    let sailors = stage.sailors(0, 1..6);
    stage.act(0, Action::Sail);
    stage.end_turn(0);
    stage.hand(1, &["OVB1"]);
    stage.event(1, "OVB1", Aim::Pirate(sailors[0]));
    stage.hand(0, &["CRW11H", "CRW11C", "CRW11L"]);
    for of in 1..4 {
        stage.end_turn(of);
    }
    assert_eq!(stage.seaworthy(0), 4);
    let [head, chest, legs] = ["CRW11H", "CRW11C", "CRW11L"].map(crate::stage::card);
    stage.act(0, Action::Build { head, chest, legs, crew: seat(0) });
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.state.public.winners, SeatSet::one(seat(0)));
}

#[test]
fn whoever_sails_wins_before_the_hand_limit_is_looked_at() {
    // SW-2.1, SW-11.2
    let mut stage = Stage::new(4);
    stage.sailors(0, 1..6);
    stage.hand(0, &["SKA1", "SKA2", "SKA3", "SKA4", "SKA5", "SKA6", "SKA7", "SKA8", "HUR1", "HUR2"]);
    stage.act(0, Action::Sail);
    stage.end_turn(0);
    for of in 1..4 {
        stage.end_turn(of);
    }
    assert!(stage.hand_len(0) > 10);
    stage.act(0, Action::EndTurn);
    assert_eq!(stage.rules.turn(&stage.state.public), Turn::Over);
    assert!(stage.hand_len(0) > 10);
}

#[test]
fn an_attempt_declared_before_the_harbor_closes_is_looked_at_in_its_time() {
    // SW-11.4
    let mut stage = Stage::new(4);
    let sailors = stage.sailors(1, 1..6);
    stage.sailors(2, 6..11);
    stage.state.public.round = stage.rules.last_round();
    stage.end_turn(0);
    stage.act(1, Action::Sail);
    for of in [1, 2, 3] {
        stage.end_turn(of);
    }
    assert_eq!(stage.state.public.task(), Task::Play, "seat 1 is to be looked at");
    let mut failed = Stage::new(4);
    failed.state = stage.state.clone();
    stage.end_turn(0);
    stage.end_turn(1);
    assert_eq!(stage.state.public.winners, SeatSet::one(seat(1)));
    assert!(!stage.state.public.harbor_closed());
    failed.hand(0, &["SAP1"]);
    failed.event(0, "SAP1", Aim::Pirate(sailors[0]));
    failed.end_turn(0);
    failed.end_turn(1);
    assert_eq!(failed.rules.turn(&failed.state.public), Turn::Over, "nobody else can set sail any more");
    assert_eq!(failed.state.public.winners, SeatSet::one(seat(2)), "the best crew wins");
    assert!(failed.state.public.harbor_closed());
}

#[test]
fn nobody_sets_sail_after_the_last_round() {
    // SW-11.4
    let mut stage = Stage::new(4);
    stage.sailors(1, 1..6);
    stage.sailors(0, 6..11);
    stage.state.public.round = stage.rules.last_round();
    stage.end_turn(0);
    stage.act(1, Action::Sail);
    for of in [1, 2, 3] {
        stage.end_turn(of);
    }
    assert_eq!(stage.refused(0, Action::Sail), Refusal::TooLate);
}

#[test]
fn the_harbor_closes_when_the_table_says_so() {
    // SW-11.4, SW-11.6
    for (harbor, last) in [(Harbor::Thirty, 30), (Harbor::Sixty, 60), (Harbor::Off, 999)] {
        let mut stage = Stage::with(2, Options { harbor, ..Options::default() });
        stage.state.public.round = last;
        stage.end_turn(0);
        assert_eq!(stage.state.public.task(), Task::Play, "the last round is played to its end");
        stage.end_turn(1);
        assert_eq!(stage.rules.turn(&stage.state.public), Turn::Over, "{harbor:?}");
    }
}

#[test]
fn the_last_rounds_are_told_before_the_harbor_closes() {
    // SW-11.7
    for (before, is_told) in [(48, false), (49, true), (50, false), (54, true), (58, true), (59, true)] {
        let mut stage = Stage::new(2);
        stage.state.public.round = before;
        stage.end_turn(0);
        assert!(!stage.events.iter().any(is_warning), "only a new round is told");
        stage.end_turn(1);
        assert_eq!(stage.events.iter().any(is_warning), is_told, "after round {before}");
    }
}

const fn is_warning(event: &Event) -> bool {
    matches!(event, Event::HarborSoon { last: 60, .. })
}
