//! What an evening with friends brings: moves that are taken back, games that are given up, clocks, and seats that travel.

use client::{Input, Kind, Moment, Output};
use engine::{Message, Seat};
use hosting::SeatStatus;
use protocol::{Ended, Phase, ServerMessage, Table, Timer, Update};

use crate::bench::{Bench, YOU, shown};

fn update(bench: &mut Bench, update: Update) -> Vec<Moment> {
    let mut out = bench.hear(&ServerMessage::Update(update));
    out.extend(bench.tell(Input::ShowAll));
    shown(&out)
}

/// What can be seen and done in a moment.
fn picture(moment: &Moment) -> String {
    format!("{:?}", moment.scene)
}

#[test]
fn a_move_that_is_taken_back_is_one_picture_and_nothing_runs_backwards() {
    let mut bench = Bench::page();
    let quiet = Update { happenings: Vec::new(), ..bench.play() };
    let made = update(&mut bench, quiet);
    let before = bench.take_back();
    let taken = update(&mut bench, before);
    assert_eq!(made.len(), 1);
    assert_eq!(taken.len(), 1, "no interludes");
    assert_eq!((taken[0].kind, taken[0].told.len()), (Kind::Change, 1));
    assert_ne!(picture(&made[0]), picture(&taken[0]));
    let again = bench.play();
    let again = update(&mut bench, again);
    assert_eq!(again.last().map(picture), made.last().map(picture), "the same move is the same picture");
}

#[test]
fn a_game_that_was_given_up_offers_nothing_and_says_who_stood_best() {
    let mut bench = Bench::page();
    let told = Message::new("room-ended").with("names", "Bo".to_owned());
    bench.table.phase = Phase::Over;
    bench.table.conceded = vec![YOU];
    bench.table.ended = Some(Ended { ranks: vec![2, 1], told: told.clone() });
    let table = Some(bench.table.clone());
    let conceded = Update { table, ..bench.play() };
    let scene = update(&mut bench, conceded).pop().and_then(|moment| moment.scene).expect("a picture");
    assert!(scene.offers.is_empty());
    assert!(scene.seats.iter().all(|panel| panel.status != SeatStatus::ToAct));
    assert_eq!(scene.prompt, told);
    assert_eq!(scene.outcome.map(|outcome| outcome.winners), Some(vec![Seat::new(1)]));
}

fn left(table: &Table) -> Option<u32> {
    table.clocks.first().copied().flatten().map(|timer| timer.left_ms)
}

#[test]
fn a_clock_runs_on_while_nothing_is_told_of_it() {
    let mut bench = Bench::page();
    bench.table.clocks = vec![Some(Timer { left_ms: 30_000, runs: true }), None];
    let table = bench.table.clone();
    let out = bench.hear(&ServerMessage::Presence { table });
    assert!(out.iter().any(|output| matches!(output, Output::Present(table) if left(table) == Some(30_000))));
    bench.now += 4_000;
    let played = bench.play();
    assert!(played.table.is_none(), "the table is as it was told last");
    let moments = update(&mut bench, played);
    assert_eq!(moments.last().and_then(|moment| left(&moment.table)), Some(26_000));
}

#[test]
fn a_clock_runs_on_while_its_moment_waits_to_be_shown() {
    let mut bench = Bench::page();
    bench.tell(Input::Hold(true));
    bench.table.clocks = vec![Some(Timer { left_ms: 30_000, runs: true }), None];
    let table = Some(bench.table.clone());
    let played = Update { table, ..bench.play() };
    assert!(shown(&bench.hear(&ServerMessage::Update(played))).is_empty());
    bench.now += 7_000;
    let out = bench.tell(Input::ShowAll);
    assert_eq!(shown(&out).last().and_then(|moment| left(&moment.table)), Some(23_000));
}

#[test]
fn whose_seat_is_on_another_device_is_told_so() {
    let mut bench = Bench::page();
    let carried = Update { you: None, moved: true, ..bench.play() };
    let moments = update(&mut bench, carried);
    assert!(moments.last().is_some_and(|moment| moment.moved && moment.you.is_none()));
}
