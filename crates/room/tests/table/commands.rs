//! Commands: stored before they are told, counted once, refused without a trace.

use protocol::{Request, Saying, ServerMessage};
use room::{Change, Entry, Input, Limits, Rate};

use crate::bench::{Bench, START, Store, act, client, guest, id, seat, sit, sit_at};

fn waiting_to_sit() -> Bench {
    let mut bench = Bench::new(3);
    bench.store = Store::Waiting;
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.clear_boxes();
    bench
}

#[test]
fn nothing_changes_and_nobody_is_told_before_the_log_has_it() {
    let mut bench = waiting_to_sit();
    assert_eq!(bench.command_as(0, "x", sit("Anne")), None);
    assert_eq!(bench.appends.len(), 1);
    assert_eq!(bench.room.seat_of(&guest("a")), None);
    assert!(bench.letters(1).is_empty());
    bench.stored();
    assert_eq!(bench.room.seat_of(&guest("a")), Some(seat(0)));
    assert_eq!(bench.answer(0, "x"), Some(Ok(2)));
}

#[test]
fn the_update_comes_before_the_acknowledgement_and_everybody_gets_it() {
    let mut bench = waiting_to_sit();
    bench.command(0, sit("Anne"));
    bench.stored();
    assert!(matches!(bench.letters(0)[..], [ServerMessage::Update(_), ServerMessage::Done { seq: 2, .. }]));
    assert!(matches!(bench.letters(1)[..], [ServerMessage::Update(_)]));
}

#[test]
fn one_entry_is_stored_at_a_time_and_the_rest_waits_its_turn() {
    let mut bench = waiting_to_sit();
    bench.command(0, sit("Anne"));
    bench.command(1, sit("Bart"));
    assert_eq!(bench.appends.len(), 1);
    bench.stored();
    assert_eq!(bench.appends.len(), 1);
    bench.stored();
    assert_eq!(bench.room.seat_of(&guest("b")), Some(seat(1)));
}

#[test]
fn the_same_command_again_gets_the_same_answer_and_counts_once() {
    let mut bench = Bench::playing(2);
    let action = bench.legal(0)[0].clone();
    let first = bench.command_as(0, "x", act(&action));
    let entries = bench.log.len();
    bench.throw(1);
    bench.clear_boxes();
    assert_eq!(bench.command_as(0, "x", act(&action)), first);
    assert_eq!(bench.log.len(), entries + 1, "only the other's throw was added");
}

#[test]
fn the_same_command_after_a_restart_gets_the_same_answer() {
    let mut bench = Bench::playing(2);
    let action = bench.legal(0)[0].clone();
    let first = bench.command_as(0, "x", act(&action));
    let mut again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    again.connect(7, "a");
    assert_eq!(again.command_as(7, "x", act(&action)), first);
    assert_eq!(again.log.len(), bench.log.len());
}

#[test]
fn the_same_command_while_it_is_being_stored_or_waits_is_not_stored_twice() {
    let mut bench = waiting_to_sit();
    bench.connect(5, "a");
    bench.command_as(0, "x", sit("Anne"));
    bench.command_as(5, "x", sit("Anne"));
    bench.command_as(1, "y", sit("Bart"));
    bench.command_as(1, "y", sit("Bart"));
    bench.stored();
    bench.stored();
    assert!(bench.appends.is_empty());
    assert_eq!((bench.answer(0, "x"), bench.answer(5, "x")), (Some(Ok(2)), Some(Ok(2))));
    let dones = bench.letters(1).iter().filter(|letter| matches!(letter, ServerMessage::Done { .. })).count();
    assert_eq!(dones, 1, "one connection is answered once");
}

#[test]
fn two_guests_may_use_the_same_command_id() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.connect(1, "b");
    assert_eq!(bench.command_as(0, "x", sit("Anne")), Some(Ok(2)));
    assert_eq!(bench.command_as(1, "x", sit("Bart")), Some(Ok(3)));
}

#[test]
fn when_another_node_was_first_its_entries_are_told_and_the_command_is_judged_again() {
    let mut bench = waiting_to_sit();
    bench.command_as(0, "x", sit("Anne"));
    bench.appends.clear();
    let sat = Entry::of(Change::Sat { seat: seat(0), guest: guest("z"), name: "Zoe".into() });
    let other = Entry { command: Some((guest("z"), id("other"))), ..sat };
    bench.log.push(other.clone());
    bench.input(Input::Conflict { entries: vec![other] });
    assert_eq!(bench.updates(1)[0].seq, 2);
    bench.stored();
    assert_eq!(bench.answer(0, "x"), Some(Ok(3)));
    assert_eq!(bench.room.seat_of(&guest("a")), Some(seat(1)));
}

#[test]
fn a_command_that_another_node_has_stored_is_acknowledged_and_not_stored_again() {
    let mut bench = waiting_to_sit();
    bench.command_as(0, "x", sit("Anne"));
    let (_, entry) = bench.appends.pop_front().expect("an append");
    bench.log.push(entry.clone());
    bench.input(Input::Conflict { entries: vec![entry] });
    assert_eq!(bench.answer(0, "x"), Some(Ok(2)));
    assert!(bench.appends.is_empty());
}

#[test]
fn a_command_that_lost_its_sense_by_the_others_entries_is_refused() {
    let mut bench = waiting_to_sit();
    bench.command_as(0, "x", Request::Sit { name: "Anne".into(), seat: Some(seat(0)) });
    bench.appends.clear();
    let other = Entry::of(Change::Sat { seat: seat(0), guest: guest("z"), name: "Zoe".into() });
    bench.input(Input::Conflict { entries: vec![other] });
    assert_eq!(bench.answer(0, "x"), Some(Err("room-seat-taken".into())));
}

#[test]
fn a_conflict_without_entries_is_a_failed_store() {
    let mut bench = waiting_to_sit();
    bench.command_as(0, "x", sit("Anne"));
    bench.appends.clear();
    bench.input(Input::Conflict { entries: Vec::new() });
    assert_eq!(bench.answer(0, "x"), Some(Err("room-store-failed".into())));
    assert_eq!(bench.reads, [2]);
}

#[test]
fn when_the_store_fails_the_command_is_refused_and_may_be_sent_again() {
    let mut bench = waiting_to_sit();
    bench.command_as(0, "x", sit("Anne"));
    bench.appends.clear();
    bench.input(Input::StoreFailed { seq: 2 });
    assert_eq!(bench.answer(0, "x"), Some(Err("room-store-failed".into())));
    assert_eq!(bench.room.seat_of(&guest("a")), None);
    assert!(bench.letters(1).is_empty());
    bench.command_as(0, "x", sit("Anne"));
    bench.stored();
    assert_eq!(bench.answer(0, "x"), Some(Ok(2)));
}

#[test]
fn an_answer_of_the_store_to_something_else_is_ignored() {
    let mut bench = waiting_to_sit();
    bench.command_as(0, "x", sit("Anne"));
    bench.input(Input::Stored { seq: 9 });
    bench.input(Input::StoreFailed { seq: 9 });
    assert_eq!(bench.answer(0, "x"), None);
    bench.stored();
    assert_eq!(bench.answer(0, "x"), Some(Ok(2)));
}

#[test]
fn a_full_queue_refuses_clearly_and_one_guest_cannot_fill_it() {
    let limits = Limits { queue_max: 5, queue_per_guest_max: 3, ..Limits::usual() };
    let mut bench = Bench::with(4, limits);
    bench.store = Store::Waiting;
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.command_as(0, "first", sit("Anne"));
    for number in 0..4 {
        bench.command_as(0, &format!("a{number}"), sit("Anne"));
    }
    assert_eq!(bench.answer(0, "a3"), Some(Err("room-busy".into())), "a guest's share is full");
    for number in 0..3 {
        bench.command_as(1, &format!("b{number}"), sit("Bart"));
    }
    assert_eq!(bench.answer(1, "b1"), None);
    assert_eq!(bench.answer(1, "b2"), Some(Err("room-busy".into())), "the queue is full");
}

#[test]
fn a_connection_that_sends_too_fast_is_refused_until_it_has_waited() {
    let mut bench = Bench::with(3, Limits { burst_max: 2, refill_ms: 100, ..Limits::usual() });
    bench.connect(0, "a");
    bench.refused(0, START, "room-not-seated");
    bench.refused(0, START, "room-not-seated");
    bench.refused(0, START, "room-too-fast");
    bench.now += 100;
    bench.refused(0, START, "room-not-seated");
}

#[test]
fn who_has_not_said_hello_is_refused() {
    let mut bench = Bench::new(3);
    bench.refused(0, sit("Anne"), "room-hello-first");
}

#[test]
fn a_watcher_cannot_act_and_a_player_only_in_turn() {
    let mut bench = Bench::playing(2);
    bench.connect(9, "z");
    bench.refused(9, act("0"), "room-not-seated");
    bench.throw(0);
    bench.refused(0, act("0"), "room-not-your-turn");
}

#[test]
fn a_malformed_action_and_an_illegal_one_are_refused_with_their_reasons() {
    let mut bench = Bench::playing(2);
    bench.refused(0, act(r#"{"steal":1}"#), "room-malformed-action");
    bench.refused(0, act("99"), "coconuts-not-yours");
}

#[test]
fn a_refusal_goes_to_the_connection_that_asked_alone() {
    let mut bench = Bench::playing(2);
    bench.connect(8, "a");
    bench.clear_boxes();
    bench.refused(0, act("99"), "coconuts-not-yours");
    assert!(bench.letters(1).is_empty());
    assert!(bench.letters(8).is_empty());
}

#[test]
fn a_prepared_phrase_is_heard_by_everybody_and_not_stored() {
    let mut bench = Bench::playing(2);
    bench.connect(9, "z");
    bench.clear_boxes();
    let entries = bench.log.len();
    bench.done(0, Request::Say { phrase: "arr".into() });
    for number in [0, 1, 9] {
        let letters = bench.letters(number);
        let ServerMessage::Said { by, saying } = &letters[0] else { panic!("{letters:?}") };
        assert_eq!((*by, saying), (Some(seat(0)), &Saying::Phrase("arr".into())));
    }
    assert_eq!(bench.log.len(), entries);
}

#[test]
fn phrases_are_from_the_list_of_those_at_the_table_and_not_too_many() {
    let mut bench = Bench::playing(2);
    bench.connect(9, "z");
    bench.refused(9, Request::Say { phrase: "arr".into() }, "room-not-seated");
    bench.refused(0, Request::Say { phrase: "your hand is weak".into() }, "room-no-such-phrase");
    bench.done(0, Request::Say { phrase: "arr".into() });
    bench.refused(0, Request::Say { phrase: "oops".into() }, "room-say-too-fast");
    bench.now += 1_000;
    bench.done(0, Request::Say { phrase: "oops".into() });
}

#[test]
fn a_phrase_sent_again_is_heard_once() {
    let mut bench = Bench::playing(2);
    let say = || Request::Say { phrase: "arr".into() };
    bench.command_as(0, "x", say());
    assert!(matches!(bench.command_as(0, "x", say()), Some(Ok(_))));
    assert_eq!(bench.letters(1).len(), 1);
}

#[test]
fn a_full_log_takes_no_more_seating_but_lets_people_go_and_the_game_end() {
    let mut bench = Bench::with(2, Limits { log_max: 4, ..Limits::usual() });
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.refused(0, sit("Another"), "room-log-full");
    bench.done(0, START);
    bench.finish(2);
    bench.refused(0, Request::Rematch {}, "room-log-full");
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    bench.done(0, Request::Stand {});
    bench.refused(0, sit("a"), "room-log-full");
}

#[test]
fn before_the_log_is_full_the_rest_of_it_is_for_games() {
    let mut bench = Bench::with(3, Limits { log_max: 8, ..Limits::usual() });
    bench.connect(0, "a");
    for name in ["A", "B", "C", "D", "E"] {
        bench.done(0, sit(name));
    }
    bench.refused(0, sit("F"), "room-log-full");
    bench.done(0, START);
}

#[test]
fn a_seat_changes_hands_and_names_only_so_often() {
    let seating = Rate { burst_max: 3, refill_ms: 1_000 };
    let mut bench = Bench::with(3, Limits { seating, ..Limits::usual() });
    bench.connect(0, "a");
    bench.connect(1, "b");
    for name in ["A", "B", "C"] {
        bench.done(0, sit(name));
    }
    bench.refused(0, sit("D"), "room-seat-too-often");
    bench.done(1, sit_at("Bart", 1));
    bench.done(0, Request::Stand {});
    bench.refused(0, sit_at("D", 0), "room-seat-too-often");
    bench.wait(1_000);
    bench.done(0, sit_at("D", 0));
}

#[test]
fn however_many_strangers_want_something_a_player_has_a_place_in_the_queue() {
    let limits = Limits { queue_max: 3, queue_per_guest_max: 2, ..Limits::usual() };
    let mut bench = Bench::with(3, limits);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.store = Store::Waiting;
    for number in 1..6_u64 {
        bench.connect(number, &format!("stranger {number}"));
        bench.command_as(number, "y", sit("Nobody"));
    }
    assert_eq!(bench.answer(5, "y"), Some(Err("room-busy".into())), "one is being stored, three wait");
    for id in ["w", "x"] {
        assert_eq!(bench.command_as(0, id, sit(id)), None, "it waits");
    }
    assert_eq!(bench.command_as(0, "z", sit("z")), Some(Err("room-busy".into())));
}

#[test]
fn a_command_of_a_connection_that_is_gone_is_still_carried_out() {
    let mut bench = waiting_to_sit();
    bench.command_as(1, "y", sit("Bart"));
    bench.command_as(0, "x", sit("Anne"));
    bench.disconnect(0);
    bench.stored();
    bench.stored();
    assert_eq!(bench.room.seat_of(&guest("a")), Some(seat(1)));
    assert!(bench.letters(0).is_empty());
    assert!(!bench.closed.contains(&client(0)));
    assert_eq!(bench.room.clients(), 1);
}
