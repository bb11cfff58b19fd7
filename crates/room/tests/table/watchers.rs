//! Those who watch: the host knows them, shows them out, and lets them in again.

use protocol::{Door, Request, ServerMessage, Watcher};
use room::{Input, Limits};

use crate::bench::{Bench, client, guest, seat, sit};

/// The numbers and names of those who watch.
fn watchers(bench: &Bench) -> Vec<(u64, Option<String>)> {
    let told = bench.table().watchers.into_iter();
    told.map(|Watcher { number, name }| (number, name)).collect()
}

fn number_of(bench: &Bench, at: usize) -> u64 {
    watchers(bench)[at].0
}

/// A game of two, with somebody else who watches; that is client 9.
fn watched() -> Bench {
    let mut bench = Bench::playing(2);
    bench.connect(9, "stranger");
    bench
}

/// Why a connection was closed that has just been made.
fn turned_back(bench: &mut Bench, number: u64, name: &str) -> Option<String> {
    bench.closed.clear();
    bench.input(Input::Connected { client: client(number), guest: guest(name), last: None });
    let is_closed = bench.closed.contains(&client(number));
    let letters = bench.letters(number);
    let reason = letters.iter().find_map(|letter| match letter {
        ServerMessage::Closing { reason, .. } => Some(reason.key.to_string()),
        _ => None,
    });
    reason.filter(|_| is_closed)
}

#[test]
fn everybody_knows_who_watches_by_a_number_and_by_the_name_they_had() {
    let mut bench = watched();
    bench.connect(8, "other");
    bench.connect(7, "other");
    bench.done(1, Request::Stand {});
    bench.done(8, sit("Olga"));
    let told = watchers(&bench);
    let [(_, Some(player)), (one, None), (other, Some(knocks))] = &told[..] else { panic!("three watch") };
    assert_eq!((player.as_str(), knocks.as_str()), ("b", "Olga"), "in the order in which they came");
    assert!(one != other && *one < 1 << 53 && *other < 1 << 53, "every reader of JSON can tell them apart");
    bench.disconnect(9);
    bench.connect(9, "stranger");
    assert_eq!(watchers(&bench).last(), Some(&(*one, None)), "who comes back has the same number");
    bench.done(1, sit("b"));
    assert_eq!(watchers(&bench).len(), 2, "who has a seat does not watch");
}

#[test]
fn a_watcher_is_shown_out_and_does_not_come_back_on_any_device() {
    let mut bench = watched();
    let watcher = number_of(&bench, 0);
    bench.clear_boxes();
    bench.done(0, Request::ShowOut { watcher });
    assert_eq!(bench.closed, [client(9)]);
    assert!(bench.updates(9).last().expect("they are told").removed);
    assert_eq!(
        bench.notes(1),
        ["room-note-shown-out", "room-note-door-asks"],
        "whoever comes next has to ask, and all know"
    );
    assert_eq!(watchers(&bench), []);
    assert_eq!(turned_back(&mut bench, 9, "stranger").as_deref(), Some("room-shown-out"));
    assert_eq!(bench.room.table_for(&guest("stranger")).seats, [], "nor do they learn who is there");
    assert_eq!(bench.table().customs.door, Door::Asks, "they may come as somebody else");
    let mut bench = Bench::reopen(bench.log, Limits::usual(), 0);
    bench.connect(0, "a");
    assert_eq!(turned_back(&mut bench, 9, "stranger").as_deref(), Some("room-shown-out"));
    let removal = bench.table().removals[0].clone();
    assert_eq!(removal.name, "", "they have never had a name here");
    bench.done(0, Request::LetIn { removal: removal.number });
    assert_eq!(turned_back(&mut bench, 9, "stranger"), None);
    assert_eq!(watchers(&bench), [(watcher, None)]);
}

#[test]
fn who_was_removed_from_a_seat_and_watches_can_be_shown_out_as_well() {
    let mut bench = Bench::playing(3);
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    assert_eq!(bench.closed, [], "they may watch");
    let watcher = number_of(&bench, 0);
    bench.done(0, Request::ShowOut { watcher });
    assert_eq!(bench.closed, [client(1)]);
    let removals = bench.table().removals;
    assert_eq!((removals.len(), removals[0].name.as_str()), (1, "b"), "it is one person, and removed once");
    bench.done(0, Request::LetIn { removal: removals[0].number });
    assert_eq!(turned_back(&mut bench, 1, "b"), None);
    bench.done(1, sit("b"));
}

#[test]
fn the_other_devices_of_somebody_who_was_shown_out_stay_out_too() {
    let mut bench = Bench::playing(3);
    bench.input(Input::Carry { number: 0, from: guest("b"), to: guest("phone") });
    bench.connect(9, "phone");
    assert_eq!(watchers(&bench), [], "the old device is that of somebody who plays");
    bench.done(9, Request::Stand {});
    assert_eq!(watchers(&bench).len(), 2);
    let watcher = number_of(&bench, 0);
    bench.done(0, Request::ShowOut { watcher });
    bench.closed.sort_unstable();
    assert_eq!(bench.closed, [client(1), client(9)]);
    for (number, name) in [(1, "b"), (9, "phone")] {
        assert_eq!(turned_back(&mut bench, number, name).as_deref(), Some("room-shown-out"));
    }
    bench.done(0, Request::LetIn { removal: bench.table().removals[0].number });
    for (number, name) in [(1, "b"), (9, "phone")] {
        assert_eq!(turned_back(&mut bench, number, name), None);
    }
}

#[test]
fn only_the_host_shows_out_and_only_those_who_watch() {
    let mut bench = watched();
    let watcher = number_of(&bench, 0);
    bench.refused(1, Request::ShowOut { watcher }, "room-host-only");
    bench.refused(9, Request::ShowOut { watcher }, "room-not-seated");
    bench.refused(0, Request::ShowOut { watcher: watcher + 1 }, "room-no-such-watcher");
    bench.done(1, Request::Stand {});
    let player = number_of(&bench, 0);
    bench.done(1, sit("b"));
    bench.refused(0, Request::ShowOut { watcher: player }, "room-no-such-watcher");
    bench.disconnect(9);
    bench.refused(0, Request::ShowOut { watcher }, "room-no-such-watcher");
}

#[test]
fn who_watches_through_another_node_is_shown_out_too() {
    let mut bench = Bench::playing(2);
    bench.input(Input::Elsewhere { guests: [guest("stranger")].into() });
    let watcher = number_of(&bench, 0);
    bench.done(0, Request::ShowOut { watcher });
    let mut there = Bench::reopen(bench.log[..bench.log.len() - 1].to_vec(), Limits::usual(), 0);
    there.connect(9, "stranger");
    assert_eq!(number_of(&there, 0), watcher, "everywhere they are the same");
    let from = bench.log.len() as u64;
    there.input(Input::Grew { from, entries: bench.log[bench.log.len() - 1..].to_vec() });
    assert_eq!(there.closed, [client(9)]);
}
