//! A move is taken back where it has shown nothing and everybody agrees.

use protocol::{Asked, Clock, Custom, Happening, Phase, Request};
use room::{Change, Entry, Input, Limits};

use crate::bench::{Bench, START, Store, act, seat, sit};

const TAKE_BACK: Request = Request::TakeBack {};

const fn agree(yes: bool) -> Request {
    Request::Agree { yes }
}

/// A game of so many people in which the first has thrown.
fn thrown(people: u8) -> Bench {
    let mut bench = Bench::playing(people);
    assert!(matches!(bench.throw(0), Some(Ok(_))));
    bench.clear_boxes();
    bench
}

fn asked(bench: &Bench) -> Option<(u8, Vec<usize>)> {
    let Asked { by, agreed, .. } = bench.table().asked?;
    let by = u8::try_from(by.idx()).expect("small");
    Some((by, agreed.into_iter().map(engine::Seat::idx).collect()))
}

/// Who has not answered yet.
fn waits(bench: &Bench) -> Vec<usize> {
    bench.table().asked.into_iter().flat_map(|asked| asked.waits).map(engine::Seat::idx).collect()
}

fn is_taken_back(bench: &Bench) -> bool {
    matches!(bench.log.last(), Some(Entry { change: Change::TakenBack { .. }, .. }))
}

#[test]
fn when_all_others_agree_the_move_is_as_if_it_had_not_been() {
    let mut bench = Bench::playing(3);
    let before = bench.legal(0);
    bench.throw(0);
    bench.done(0, TAKE_BACK);
    assert_eq!((asked(&bench), waits(&bench)), (Some((0, vec![])), vec![1, 2]));
    bench.refused(0, agree(true), "room-nothing-asked");
    bench.done(1, agree(true));
    assert_eq!((asked(&bench), waits(&bench)), (Some((0, vec![1])), vec![2]));
    bench.clear_boxes();
    bench.done(2, agree(true));
    assert!(is_taken_back(&bench) && asked(&bench).is_none());
    assert_eq!(bench.legal(0), before);
    let update = bench.updates(1).remove(0);
    assert!(matches!(&update.happenings[..], [Happening::Note(note)] if note.key == "room-note-taken-back"));
    let other = before.last().expect("two coconuts").clone();
    bench.done(0, act(&other));
}

#[test]
fn nobody_goes_on_while_it_is_asked_and_one_no_is_enough() {
    let mut bench = thrown(2);
    bench.done(0, TAKE_BACK);
    let own = bench.legal(1)[0].clone();
    bench.refused(1, act(&own), "room-asked");
    bench.done(1, agree(false));
    assert_eq!(asked(&bench), None);
    assert_eq!(bench.remarks(0), ["room-take-back-declined"], "whoever asked is told");
    assert_eq!(bench.remarks(1), [""; 0]);
    bench.refused(1, agree(true), "room-nothing-asked");
    bench.refused(0, TAKE_BACK, "room-take-back-asked");
    assert!(matches!(bench.throw(1), Some(Ok(_))));
}

#[test]
fn a_question_lapses_by_itself_and_whoever_asked_may_think_better_of_it() {
    let mut bench = thrown(2);
    bench.done(0, TAKE_BACK);
    bench.wait(29_999);
    assert!(asked(&bench).is_some());
    let deadline = bench.room.next_deadline().expect("it lapses");
    bench.wait(deadline - bench.now);
    assert_eq!(asked(&bench), None);
    assert_eq!(
        bench.remarks(0),
        ["room-take-back-declined"],
        "who waits for an answer hears that there is none"
    );
    let mut bench = thrown(2);
    bench.done(0, TAKE_BACK);
    bench.done(0, agree(false));
    assert_eq!(asked(&bench), None);
    assert_eq!(bench.remarks(0), [""; 0], "nobody is told what they said themselves");
}

#[test]
fn only_the_last_move_and_only_ones_own_is_taken_back() {
    let mut bench = thrown(3);
    bench.connect(9, "z");
    bench.refused(1, TAKE_BACK, "room-nothing-to-take-back");
    bench.refused(9, TAKE_BACK, "room-not-seated");
    bench.refused(9, agree(true), "room-not-seated");
    bench.throw(1);
    bench.refused(0, TAKE_BACK, "room-nothing-to-take-back");
    bench.done(1, TAKE_BACK);
    bench.done(1, agree(false));
    bench.throw(2);
    bench.refused(2, TAKE_BACK, "room-nothing-to-take-back");
}

#[test]
fn what_a_bot_did_for_somebody_is_not_theirs_to_take_back() {
    let mut bench = Bench::playing(3);
    bench.done(1, Request::StandIn { seat: seat(1), plays: true });
    bench.think();
    bench.wait(2_000);
    bench.refused(1, TAKE_BACK, "room-nothing-to-take-back");
}

#[test]
fn with_bots_alone_it_is_taken_back_at_once_and_they_know_nothing_of_it() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.done(0, sit("a"));
    bench.done(0, START);
    bench.throw(0);
    bench.done(0, TAKE_BACK);
    assert!(is_taken_back(&bench));
    bench.throw(0);
    while bench.phase() == Phase::Playing {
        while !bench.jobs.is_empty() {
            bench.think();
        }
        bench.wait(2_000);
        if !bench.legal(0).is_empty() && bench.phase() == Phase::Playing {
            bench.throw(0);
        }
    }
    let again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    let end =
        |bench: &Bench| bench.room.snapshot(hosting::Viewer::Seat(seat(0))).map(|json| json.to_string());
    assert_eq!(end(&again), end(&bench));
}

#[test]
fn bots_wait_while_it_is_asked_and_who_is_away_is_not_asked() {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.done(0, START);
    bench.throw(0);
    bench.done(0, TAKE_BACK);
    bench.think();
    bench.wait(10_000);
    assert!(asked(&bench).is_some(), "the bot has not thrown");
    bench.disconnect(1);
    assert!(asked(&bench).is_some(), "who has just gone has not agreed");
    bench.done(0, agree(false));
    let mut bench = thrown(2);
    bench.disconnect(1);
    bench.done(0, TAKE_BACK);
    assert!(is_taken_back(&bench));
}

#[test]
fn who_leaves_the_seat_is_not_waited_for() {
    let mut bench = thrown(2);
    bench.done(0, TAKE_BACK);
    bench.done(1, Request::Stand {});
    assert!(is_taken_back(&bench), "a bot agrees");
}

#[test]
fn a_clock_stands_still_while_it_is_asked() {
    let mut bench = Bench::playing(2);
    bench.done(0, Request::Keep { customs: vec![Custom::Clock(Some(Clock::Move { seconds: 10 }))] });
    bench.throw(0);
    bench.done(0, TAKE_BACK);
    bench.wait(20_000);
    assert!(bench.jobs.is_empty());
    assert!(bench.table().clocks[1].is_some_and(|timer| !timer.runs && timer.left_ms == 10_000));
}

#[test]
fn a_move_that_another_node_has_taken_meanwhile_ends_the_question() {
    let mut bench = thrown(2);
    let mut other = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    other.connect(1, "b");
    other.throw(1);
    bench.done(0, TAKE_BACK);
    let from = bench.log.len() as u64 + 1;
    bench.input(Input::Grew { from, entries: vec![other.log.last().expect("a move").clone()] });
    assert_eq!(asked(&bench), None);
}

/// Everybody has agreed, and the store has not answered yet.
fn agreed() -> Bench {
    let mut bench = thrown(2);
    bench.done(0, TAKE_BACK);
    bench.store = Store::Waiting;
    bench.done(1, agree(true));
    bench
}

fn fail(bench: &mut Bench) {
    let (seq, _) = bench.appends.pop_front().expect("it waits for the store");
    bench.input(Input::StoreFailed { seq });
}

#[test]
fn what_was_agreed_and_could_not_be_stored_is_stored_a_little_later() {
    let mut bench = agreed();
    fail(&mut bench);
    assert_eq!(asked(&bench), Some((0, vec![1])), "nobody has to ask again");
    assert!(bench.appends.is_empty(), "a store that fails gets a break");
    let own = bench.legal(1)[0].clone();
    bench.refused(1, act(&own), "room-asked");
    let deadline = bench.room.next_deadline().expect("it is tried again");
    bench.wait(deadline - bench.now);
    bench.stored();
    assert!(is_taken_back(&bench) && asked(&bench).is_none());
}

#[test]
fn what_was_agreed_and_cannot_be_stored_at_all_lapses() {
    let mut bench = agreed();
    for _ in 0..60 {
        fail(&mut bench);
        if asked(&bench).is_none() {
            break;
        }
        let deadline = bench.room.next_deadline().expect("it is tried again, or lapses");
        bench.wait(deadline - bench.now);
        if bench.appends.is_empty() {
            break;
        }
    }
    assert_eq!(asked(&bench), None);
    bench.store = Store::Quick;
    assert!(matches!(bench.throw(1), Some(Ok(_))), "the game goes on");
}

#[test]
fn who_thinks_better_of_it_while_it_is_being_stored_is_too_late() {
    let mut bench = agreed();
    assert_eq!(bench.command(1, agree(false)), Some(Err("room-nothing-asked".to_owned())));
    bench.stored();
    assert!(is_taken_back(&bench) && asked(&bench).is_none());
    let mut bench = agreed();
    fail(&mut bench);
    bench.done(1, agree(false));
    assert_eq!(asked(&bench), None, "but not after it has failed");
    bench.wait(5_000);
    assert!(bench.appends.is_empty());
}

#[test]
fn a_move_of_before_a_restart_is_taken_back_after_it() {
    let log = thrown(2).log;
    let mut bench = Bench::reopen(log, Limits::usual(), 0);
    bench.connect(0, "a");
    bench.done(0, TAKE_BACK);
    assert!(is_taken_back(&bench));
    bench.refused(0, TAKE_BACK, "room-nothing-to-take-back");
}
