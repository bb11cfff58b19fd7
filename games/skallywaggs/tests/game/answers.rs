//! Answers to events: who is asked, what is opened, what stays unseen.

use crate::stage::{Stage, card, seat, swap};
use engine::Game as _;
use skallywaggs::{Action, Aim, Event, Part, PirateId, Refusal, Task, Watch};

fn two_simple(stage: &mut Stage) -> (PirateId, PirateId) {
    (stage.pirate(0, ["CRW01H", "CRW02C", "CRW03L"]), stage.pirate(1, ["CRW04H", "CRW05C", "CRW06L"]))
}

fn announce(stage: &mut Stage, of: u8, id: &str, aim: Aim) {
    stage.act(of, Action::Event { card: card(id), aim });
}

#[test]
fn everybody_who_could_hold_an_answer_is_asked_whether_they_do_or_not() {
    // SW-6.3
    let mut stage = Stage::new(4);
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["PAB1"]);
    stage.hand(2, &["CRW10H"]);
    announce(&mut stage, 0, "SWP1", Aim::None);
    assert_eq!(stage.asked(), [1, 2], "seat 3 has no cards");
    assert_eq!(stage.legal(2), [Watch::Always, Watch::WhenHit, Watch::Never].map(Action::Pass));
    assert_eq!(stage.refused_event(2, "PAB1", Aim::None), Refusal::NotInHand(card("PAB1")));
    assert_eq!(stage.refused_event(2, "CRW10H", Aim::None), Refusal::NotNow(card("CRW10H")));
}

#[test]
fn nobody_is_asked_when_everybody_knows_where_the_answers_are() {
    // SW-6.3
    let mut stage = Stage::new(3);
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["CRW10H"]);
    stage.locker(&["PAB1"]);
    stage.commons(&["PAB2"]);
    stage.lay_before("BAT1", 2, 2, 2);
    announce(&mut stage, 0, "SWP1", Aim::None);
    assert_eq!(stage.state.public.task(), Task::Play);
    assert_eq!(stage.hand_len(0), 3);
}

#[test]
fn a_hand_that_is_known_card_by_card_is_not_asked_and_a_known_answer_is() {
    // SW-6.3
    let mut stage = Stage::new(3);
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["CRW10H"]);
    stage.hand(2, &["PAB1"]);
    stage.known(1, "CRW10H");
    stage.known(2, "PAB1");
    announce(&mut stage, 0, "SWP1", Aim::None);
    assert_eq!(stage.asked(), [2]);
}

#[test]
fn answers_are_open_when_all_are_given_and_the_first_from_the_left_is_played() {
    // SW-6.4
    let mut stage = Stage::new(4);
    stage.hand(1, &["SWP1"]);
    stage.hand(0, &["PAB1"]);
    stage.hand(2, &["CRW10H"]);
    stage.hand(3, &["PAB2"]);
    stage.state.public.active = seat(1);
    announce(&mut stage, 1, "SWP1", Aim::None);
    assert_eq!(stage.asked(), [0, 2, 3]);
    announce(&mut stage, 0, "PAB1", Aim::None);
    assert!(stage.events.is_empty(), "nothing is told before all have answered");
    let shown = serde_json::to_string(&stage.state.public).unwrap();
    assert!(!shown.contains("PAB1"), "{shown}");
    announce(&mut stage, 3, "PAB2", Aim::None);
    stage.pass(2);
    // Seat 3 sits nearer to the left of seat 1 than seat 0; seat 0 keeps its card, unseen.
    assert!(
        stage
            .events
            .iter()
            .any(|event| matches!(event, Event::Announced { seat, .. } if *seat == crate::stage::seat(3)))
    );
    assert!(stage.cards(0).contains(card("PAB1")) && !stage.cards(3).contains(card("PAB2")));
    assert!(stage.state.private[seat(0)].answer.is_none());
    assert_eq!(stage.asked(), [0, 2], "all but its own player who have cards");
}

#[test]
fn an_answer_can_be_answered_and_what_lies_below_is_asked_about_again() {
    // SW-6.5, SW-7.13
    let mut stage = Stage::new(3);
    stage.hand(0, &["SWP1", "PAB2"]);
    stage.hand(1, &["PAB1", "BAT1"]);
    stage.hand(2, &["CRW10H"]);
    announce(&mut stage, 0, "SWP1", Aim::None);
    announce(&mut stage, 1, "PAB1", Aim::None);
    stage.pass(2);
    assert_eq!(stage.asked(), [0, 2]);
    announce(&mut stage, 0, "PAB2", Aim::None);
    stage.pass(2);
    // Nobody stops the second Parley: the first is canceled, and Swag & Plunder is asked about again.
    assert_eq!(stage.asked(), [1, 2]);
    stage.pass(1);
    stage.pass(2);
    assert!(stage.in_locker("PAB1") && stage.in_locker("PAB2"));
    assert_eq!(stage.asked(), [1, 2]);
    assert_eq!(stage.state.public.announced.len(), 1);
    stage.pass(1);
    stage.pass(2);
    assert_eq!(stage.hand_len(0), 3);
}

#[test]
fn a_player_can_ask_not_to_be_asked() {
    // SW-6.6
    let mut stage = Stage::new(3);
    let (own, other) = two_simple(&mut stage);
    stage.hand(0, &["SWP1", "SWP2", "SKA1", "SWP3"]);
    stage.hand(1, &["CRW10H"]);
    stage.hand(2, &["CRW11H"]);
    announce(&mut stage, 0, "SWP1", Aim::None);
    stage.act(1, Action::Pass(Watch::WhenHit));
    assert_eq!(stage.watch(1), Watch::Always, "it is told when all have answered");
    stage.act(2, Action::Pass(Watch::Never));
    assert_eq!((stage.watch(1), stage.watch(2)), (Watch::WhenHit, Watch::Never));
    assert!(stage.events.iter().any(|event| matches!(event, Event::Watches { watch: Watch::Never, .. })));
    announce(&mut stage, 0, "SWP2", Aim::None);
    assert_eq!(stage.state.public.task(), Task::Play, "nobody wants to be asked");
    announce(&mut stage, 0, "SKA1", swap(own, other, Part::Head));
    assert_eq!(stage.asked(), [1], "it hits a pirate of seat 1");
    stage.pass(1);
    // At the start of its own turn "until my turn" is over; "only when hit" stays until it is changed.
    stage.end_turn(0);
    assert_eq!(stage.watch(1), Watch::WhenHit);
    stage.act(1, Action::Watch(Watch::Always));
    assert_eq!(stage.refused(1, Action::Watch(Watch::Never)), Refusal::OnceATurn);
    stage.end_turn(1);
    assert_eq!(stage.watch(2), Watch::Always);
}

#[test]
fn storms_players_and_answered_events_hit() {
    // SW-6.6
    for (event, aim, asked) in
        [("HUR1", Aim::None, vec![1]), ("CRD1", Aim::Seat(seat(2)), vec![2]), ("AHD1", Aim::None, vec![])]
    {
        let mut stage = Stage::new(3);
        two_simple(&mut stage);
        stage.hand(0, &[event]);
        stage.hand(1, &["CRW10H"]);
        stage.hand(2, &["CRW11H"]);
        for other in 1..3 {
            stage.state.public.seats[seat(other)].watch = Watch::WhenHit;
        }
        announce(&mut stage, 0, event, aim);
        assert_eq!(stage.asked(), asked, "{event}");
    }
    let mut stage = Stage::new(3);
    stage.hand(0, &["SWP1", "CRW12H"]);
    stage.hand(1, &["PAB1"]);
    stage.hand(2, &["CRW11H"]);
    stage.state.public.seats[seat(0)].watch = Watch::WhenHit;
    stage.state.public.seats[seat(2)].watch = Watch::WhenHit;
    announce(&mut stage, 0, "SWP1", Aim::None);
    announce(&mut stage, 1, "PAB1", Aim::None);
    assert_eq!(stage.asked(), [0], "the answer hits the event of seat 0");
}

#[test]
fn battened_hatches_cover_even_what_lies_deeper() {
    // SW-6.5, SW-7.12
    let mut stage = Stage::new(3);
    let (own, other) = two_simple(&mut stage);
    stage.hand(0, &["SKA1", "PAB1"]);
    stage.hand(1, &["BAT1", "PAB2"]);
    announce(&mut stage, 0, "SKA1", swap(own, other, Part::Chest));
    announce(&mut stage, 1, "PAB2", Aim::None);
    announce(&mut stage, 0, "PAB1", Aim::None);
    announce(&mut stage, 1, "BAT1", Aim::None);
    stage.let_happen();
    assert!(stage.in_locker("PAB1") && stage.in_locker("PAB2") && stage.in_locker("SKA1"));
    assert_eq!(stage.part(own, Part::Chest), "CRW02C", "covered, though nobody canceled it");
    assert_eq!(stage.rules.turn(&stage.state.public).seats().first(), Some(seat(0)));
}

#[test]
fn a_second_parley_can_be_played_while_the_first_is_held() {
    // SW-12.1
    let mut stage = Stage::new(2);
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["PAB1", "PAB2"]);
    announce(&mut stage, 0, "SWP1", Aim::None);
    assert!(stage.may_event(1, "PAB1", Aim::None) && stage.may_event(1, "PAB2", Aim::None));
}

#[test]
fn what_is_said_with_a_pass_holds_though_somebody_else_answers() {
    // SW-6.6
    let mut stage = Stage::new(3);
    stage.hand(0, &["SWP1"]);
    stage.hand(1, &["CRW10H"]);
    stage.hand(2, &["PAB1", "PAB2"]);
    announce(&mut stage, 0, "SWP1", Aim::None);
    stage.act(1, Action::Pass(Watch::Never));
    announce(&mut stage, 2, "PAB1", Aim::None);
    assert_eq!(stage.watch(1), Watch::Never);
    assert!(!stage.asked().contains(&1), "not even about the answer");
}

#[test]
fn no_questions_until_the_own_turn_ends_with_what_was_before() {
    // SW-6.6
    for (before, after) in [(Watch::WhenHit, Watch::WhenHit), (Watch::Always, Watch::Always)] {
        let mut stage = Stage::new(2);
        let (_, other) = two_simple(&mut stage);
        stage.hand(0, &["SAP1"]);
        stage.hand(1, &["CRW10H", "CRW11H"]);
        if before == Watch::WhenHit {
            stage.end_turn(0);
            stage.act(1, Action::Watch(Watch::WhenHit));
            stage.end_turn(1);
        }
        announce(&mut stage, 0, "SAP1", Aim::Pirate(other));
        stage.act(1, Action::Pass(Watch::Never));
        assert_eq!(stage.watch(1), Watch::Never);
        stage.end_turn(0);
        assert_eq!(stage.watch(1), after);
    }
}
