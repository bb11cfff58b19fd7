//! Bots decide for their seats in their own time, and stand in for those who are away.

use engine::{Effort, Message};
use protocol::{Happening, Phase, Request};
use room::{Change, Input, Limits};

use crate::bench::{Bench, START, Store, client, guest, seat, sit};
use crate::coconuts::raw;

const PACE_MAX: u64 = 1_600;

/// One person in seat 0 and bots in the others; the game is on.
fn alone(seats: u8) -> Bench {
    let mut bench = Bench::new(seats);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.done(0, START);
    bench
}

fn last_played(bench: &Bench) -> (u8, bool) {
    match &bench.log.last().expect("an entry").change {
        Change::Played { seat, stand_in, .. } => (u8::from(*seat), *stand_in),
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_bot_that_has_to_decide_is_asked_at_once() {
    let bench = alone(4);
    let asked: Vec<_> = bench.jobs.iter().map(|(seat, seq, _)| (u8::from(*seat), *seq)).collect();
    assert_eq!(asked, [(1, 3), (2, 3), (3, 3)]);
}

#[test]
fn an_answer_waits_for_its_moment() {
    let mut bench = alone(2);
    let entries = bench.log.len();
    bench.think();
    assert_eq!(bench.log.len(), entries);
    let due = bench.room.next_deadline().expect("an answer waits");
    assert!((600..=PACE_MAX).contains(&(due - bench.now)));
    bench.wait(due - bench.now - 1);
    assert_eq!(bench.log.len(), entries);
    bench.wait(1);
    assert_eq!(last_played(&bench), (1, false));
}

#[test]
fn the_moment_does_not_depend_on_how_long_the_bot_thinks() {
    let (mut quick, mut slow) = (alone(2), alone(2));
    quick.think();
    slow.now += 300;
    slow.think();
    assert_eq!(quick.room.next_deadline(), slow.room.next_deadline());
}

#[test]
fn a_bot_that_thinks_for_longer_does_not_answer_when_it_has_thought() {
    let came = |thinking: u64| {
        let mut bench = alone(2);
        let (asked, entries) = (bench.now, bench.log.len());
        bench.now += thinking;
        bench.think();
        while bench.log.len() == entries {
            bench.now = bench.room.next_deadline().expect("an answer waits");
            bench.wait(0);
        }
        bench.now - asked
    };
    let first = came(0);
    for (thinking, missed) in [(first, 0), (first + 1, 1), (first + 700, 1), (first + PACE_MAX + 1, 2)] {
        assert_eq!(came(thinking), first + missed * PACE_MAX, "{thinking}");
    }
}

/// When the answer of such a bot comes that needs no time, where so many are asked and so many think side by side.
fn came_from(kind: &str, seats: u8, thinking_places: usize) -> u64 {
    let mut bench = Bench::with(seats, Limits { thinking_places, ..Limits::usual() });
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.done(0, Request::Start { bot: Some(kind.to_owned()) });
    let (at, seq, _) = bench.jobs[0];
    let action = raw(&bench.legal(1)[0]);
    bench.input(Input::BotAnswered { seat: at, seq, action });
    bench.room.next_deadline().expect("an answer waits") - bench.now
}

#[test]
fn a_bot_that_is_known_to_think_for_long_takes_as_long_however_quick_it_is() {
    assert!((2_000..=3_000).contains(&came_from("tireless", 2, 1)));
    for (places, took) in [(1, 6_000), (2, 4_000), (3, 2_000), (9, 2_000)] {
        let came = came_from("tireless", 4, places);
        assert!((took..=took + 1_000).contains(&came), "three bots in {places} places: {came}");
    }
    assert!((600..=PACE_MAX).contains(&came_from("lowest", 4, 1)), "who is quick is not slowed");
}

#[test]
fn what_others_decide_at_the_same_time_does_not_make_a_bot_think_again() {
    let mut bench = alone(3);
    bench.throw(0);
    assert_eq!(bench.jobs.len(), 2, "nobody is asked twice");
    bench.think();
    bench.think();
    bench.wait(PACE_MAX);
    bench.wait(0);
    assert_eq!(bench.jobs.len(), 2, "the next round's questions");
}

/// A table of bots that remember, in the second round: each has seen what was thrown in the first.
fn with_a_past() -> Bench {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.done(0, Request::Start { bot: Some("coconuts-thrower".to_owned()) });
    bench.throw(0);
    bench.think();
    bench.think();
    bench.wait(PACE_MAX);
    bench.wait(0);
    bench
}

/// What the bots that were asked decide, and why.
fn decided(bench: &mut Bench) -> Vec<(u8, String, Option<Message>)> {
    let jobs = bench.jobs.drain(..).map(|(seat, _, job)| (u8::from(seat), job.decide()));
    jobs.map(|(seat, decided)| (seat, decided.action.get().to_owned(), decided.why)).collect()
}

#[test]
fn bots_of_a_room_that_was_opened_again_decide_as_those_that_were_there() {
    let mut bench = with_a_past();
    let mut again = Bench::reopen(bench.log.clone(), Limits::usual(), bench.now);
    again.connect(0, "a");
    let living = decided(&mut bench);
    assert_eq!(living.len(), 2);
    let unaware = Message::new("coconuts-why-second").with("number", 0_u8);
    assert!(living.iter().all(|(.., why)| why.as_ref() != Some(&unaware)), "they remember");
    assert_eq!(decided(&mut again), living);
}

#[test]
fn nobody_is_told_why_a_bot_decides() {
    let mut bench = with_a_past();
    bench.think();
    bench.think();
    bench.wait(PACE_MAX);
    bench.wait(0);
    let told = format!("{:?}", bench.letters(0));
    assert!(told.contains("thrown"), "the second round is over: {told}");
    assert!(!told.contains("coconuts-why"), "{told}");
}

#[test]
fn an_answer_to_an_old_question_is_dropped() {
    let mut bench = alone(2);
    let (at, seq, job) = bench.jobs.pop_front().expect("a bot was asked");
    let action = job.decide().action;
    bench.input(Input::BotAnswered { seat: at, seq: seq - 1, action: action.clone() });
    bench.input(Input::BotAnswered { seat: seat(0), seq, action: action.clone() });
    bench.input(Input::BotAnswered { seat: seat(7), seq, action });
    let entries = bench.log.len();
    bench.wait(PACE_MAX);
    assert_eq!(bench.log.len(), entries);
}

#[test]
fn a_bot_that_answers_nonsense_is_replaced_for_that_decision() {
    let mut bench = alone(2);
    let (at, seq, _) = bench.jobs.pop_front().expect("a bot was asked");
    bench.input(Input::BotAnswered { seat: at, seq, action: raw("99") });
    bench.wait(PACE_MAX);
    bench.think();
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, false));
}

/// Lets the next asked bot fail, as one does that panics or thinks too long.
fn fail(bench: &mut Bench) {
    let (seat, seq, _) = bench.jobs.pop_front().expect("a bot was asked");
    bench.input(Input::BotFailed { seat, seq });
}

#[test]
fn for_a_bot_that_fails_the_best_that_answers_at_once_decides() {
    let mut bench = alone(2);
    assert_eq!(bench.jobs[0].2.effort(), Effort::Thinks);
    fail(&mut bench);
    assert_eq!(bench.jobs[0].2.effort(), Effort::Instant);
    let lowest = bench.legal(1)[0].clone();
    assert_eq!(bench.think().get(), lowest);
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, false));
    bench.throw(0);
    assert_eq!(bench.jobs[0].2.effort(), Effort::Thinks, "for the next decision it is trusted again");
}

#[test]
fn when_every_bot_fails_something_legal_is_done() {
    let mut bench = alone(2);
    fail(&mut bench);
    fail(&mut bench);
    bench.think();
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, false));
}

#[test]
fn a_bot_that_waits_long_for_a_place_to_think_is_still_the_one_that_decides() {
    let mut bench = alone(2);
    assert_eq!(bench.room.next_deadline(), None, "only who lets it think knows when it began");
    bench.wait(10 * 60_000);
    let highest = bench.legal(1).last().expect("a throw").clone();
    assert_eq!(bench.think().get(), highest);
}

#[test]
fn a_failure_at_an_old_question_changes_nothing() {
    let mut bench = alone(2);
    let (at, seq, _) = bench.jobs[0];
    bench.input(Input::BotFailed { seat: at, seq: seq - 1 });
    bench.input(Input::BotFailed { seat: seat(0), seq });
    assert_eq!(bench.jobs.len(), 1);
    bench.think();
    bench.input(Input::BotFailed { seat: at, seq });
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, false));
}

#[test]
fn a_bot_can_see_that_nobody_waits_for_its_answer_any_more() {
    let mut bench = alone(2);
    assert!(!bench.jobs[0].2.stop().is_said());
    bench.done(0, Request::Stand {});
    bench.disconnect(0);
    assert!(bench.jobs[0].2.stop().is_said(), "nobody is there to see it play");
    let bench = alone(2);
    drop(bench.room);
    assert!(bench.jobs[0].2.stop().is_said(), "the table is gone");
}

#[test]
fn a_kind_of_bot_that_is_not_known_any_more_still_plays() {
    let mut log = vec![crate::coconuts::opened(2)];
    let from_older_release = r#"[{"change":{"bot_sat":{"seat":1,"bot":"retired"}}}]"#;
    log.extend(serde_json::from_str::<Vec<room::Entry>>(from_older_release).expect("entries"));
    let mut bench = Bench::reopen(log, Limits::usual(), 0);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.done(0, START);
    bench.think();
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, false));
}

#[test]
fn a_bots_move_that_cannot_be_stored_is_tried_again_later() {
    let mut bench = alone(2);
    bench.think();
    bench.store = Store::Waiting;
    bench.wait(PACE_MAX);
    let (seq, _) = bench.appends.pop_front().expect("the bot's move");
    assert_eq!(bench.room.next_deadline(), None, "the store wakes the room");
    bench.input(Input::StoreFailed { seq });
    assert!(bench.appends.is_empty());
    assert_eq!(bench.room.next_deadline(), Some(bench.now + 1_000));
    bench.wait(1_000);
    bench.stored();
    assert_eq!(last_played(&bench), (1, false));
}

#[test]
fn present_players_have_no_clock() {
    let mut bench = Bench::playing(2);
    assert_eq!(
        bench.room.next_deadline(),
        Some(bench.now + 60_000),
        "that they let the others wait is marked"
    );
    bench.wait(100 * 60_000);
    assert!(bench.jobs.is_empty());
}

#[test]
fn a_bot_stands_in_for_one_who_is_away_when_their_turn_has_lasted_the_grace_time() {
    let mut bench = Bench::playing(2);
    bench.disconnect(1);
    bench.wait(59_999);
    assert!(bench.jobs.is_empty());
    assert!(!bench.table().seats[1].stand_in);
    assert_eq!(bench.room.next_deadline(), Some(bench.now + 1));
    bench.clear_boxes();
    bench.wait(1);
    assert!(bench.table().seats[1].stand_in);
    assert_eq!(bench.letters(0).len(), 1, "the others are told");
    bench.think();
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, true));
    let happenings = bench.updates(0).pop().expect("an update").happenings;
    assert!(matches!(&happenings[0], Happening::Note(note) if note.key == "room-note-stand-in"));
}

#[test]
fn a_stand_in_goes_on_without_more_waiting_until_the_player_is_back() {
    let mut bench = Bench::playing(2);
    bench.disconnect(1);
    bench.wait(60_000);
    bench.think();
    bench.wait(PACE_MAX);
    bench.throw(0);
    assert_eq!(bench.jobs.len(), 1, "the next decision is asked for at once");
    bench.connect(5, "b");
    assert!(!bench.table().seats[1].stand_in);
    let entries = bench.log.len();
    bench.think();
    bench.wait(PACE_MAX);
    assert_eq!(bench.log.len(), entries, "the player decides again");
    let own = bench.legal(1)[0].clone();
    bench.done(5, crate::bench::act(&own));
}

#[test]
fn the_grace_time_counts_from_the_turn_not_from_the_leaving() {
    let mut bench = Bench::playing(2);
    bench.throw(1);
    bench.disconnect(1);
    bench.wait(50_000);
    bench.throw(0);
    bench.wait(59_999);
    assert!(bench.jobs.is_empty());
    bench.wait(1);
    assert_eq!(bench.jobs.len(), 1);
}

#[test]
fn when_everybody_is_away_the_table_sleeps() {
    let mut bench = Bench::playing(2);
    bench.disconnect(0);
    bench.disconnect(1);
    assert!(bench.room.is_idle());
    assert_eq!(bench.room.next_deadline(), None);
    bench.wait(10 * 60_000);
    assert!(bench.jobs.is_empty());
    bench.connect(5, "a");
    bench.wait(59_999);
    assert!(bench.jobs.is_empty(), "the other has the whole time again");
    bench.wait(1);
    assert_eq!(bench.jobs.len(), 1);
}

#[test]
fn bots_wait_while_nobody_is_there_to_see() {
    let mut bench = alone(2);
    bench.disconnect(0);
    bench.think();
    let entries = bench.log.len();
    bench.wait(10 * 60_000);
    assert_eq!(bench.log.len(), entries);
    bench.connect(1, "a");
    bench.think();
    bench.wait(PACE_MAX);
    assert_eq!(last_played(&bench), (1, false));
}

#[test]
fn one_who_is_connected_through_another_node_is_not_away() {
    let mut bench = Bench::playing(2);
    bench.disconnect(1);
    bench.input(Input::Elsewhere { guests: [guest("b"), guest("watcher")].into() });
    assert_eq!(bench.table().spectators, 1);
    bench.wait(100_000);
    assert!(bench.jobs.is_empty());
    bench.input(Input::Elsewhere { guests: [].into() });
    bench.wait(60_000);
    assert_eq!(bench.jobs.len(), 1);
}

#[test]
fn bots_play_a_game_on_when_the_last_person_has_given_up_their_seat_and_watches() {
    let mut bench = alone(2);
    bench.done(0, Request::Stand {});
    for _ in 0..20 {
        while !bench.jobs.is_empty() {
            bench.think();
        }
        bench.wait(PACE_MAX);
    }
    assert_eq!(bench.phase(), Phase::Over);
    assert_eq!(bench.room.guests_here(), [guest("a")].into());
    assert!(!bench.closed.contains(&client(0)));
}

#[test]
fn watchers_alone_do_not_wake_the_stand_ins() {
    let mut bench = Bench::playing(2);
    bench.connect(9, "watcher");
    bench.disconnect(0);
    bench.disconnect(1);
    bench.wait(10 * 60_000);
    assert!(bench.jobs.is_empty());
}
