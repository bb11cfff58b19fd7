//! The log is the table: folding it gives the same room, and what cannot be is found.

use engine::GameRng;
use protocol::ServerMessage;
use room::{Change, Entry, FoldError, Input, Limits, Room};

use crate::bench::{Bench, START, Store, client, guest, id, seat, sit};
use crate::coconuts::{GAMES, opened, raw};

fn fold(log: &[Entry]) -> Result<Room, FoldError> {
    Room::open(GAMES, Limits::usual(), log)
}

fn entry(change: Change) -> Entry {
    Entry { command: None, change }
}

fn why(log: &[Entry]) -> String {
    match fold(log) {
        Ok(_) => "nothing".into(),
        Err(FoldError::Impossible { seq, why }) => format!("{seq}: {why}"),
        Err(other) => other.to_string(),
    }
}

/// A log in which two people play a game to its end.
fn whole_game() -> Vec<Entry> {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.log
}

#[test]
fn a_log_that_was_written_and_read_gives_the_same_table() {
    let log = whole_game();
    let text = serde_json::to_string(&log).expect("a log can be written");
    let read: Vec<Entry> = serde_json::from_str(&text).expect("a log can be read");
    let (room, again) = (fold(&log).expect("folds"), fold(&read).expect("folds"));
    assert_eq!(room.table(), again.table());
    for viewer in [hosting::Viewer::Seat(seat(0)), hosting::Viewer::Seat(seat(1)), hosting::Viewer::Spectator]
    {
        let snapshots = [&room, &again].map(|room| room.snapshot(viewer).expect("a game").to_string());
        assert_eq!(snapshots[0], snapshots[1]);
    }
}

#[test]
fn a_log_begins_with_a_game_that_exists_and_options_that_can_be_played() {
    assert!(matches!(fold(&[]), Err(FoldError::NoBeginning)));
    assert!(matches!(fold(&whole_game()[1..]), Err(FoldError::NoBeginning)));
    let unknown = Entry::opened("chess", raw("{}"), 2);
    assert!(matches!(fold(&[unknown]), Err(FoldError::UnknownGame(game)) if game == "chess"));
    assert_eq!(why(&[opened(200)]), "1: the game is not for so many seats");
    assert_eq!(
        why(&[Entry::opened("coconuts", raw(r#"{"spare":99}"#), 2)]),
        "1: these options cannot be played: coconuts-bad-options"
    );
    assert_eq!(
        why(&[Entry::opened("coconuts", raw("7"), 2)]),
        "1: these options cannot be played: options-malformed"
    );
}

#[test]
fn an_entry_that_cannot_follow_is_found() {
    let sat = |idx, name: &str| entry(Change::Sat { seat: seat(idx), guest: guest(name), name: name.into() });
    let bot = |idx| entry(Change::BotSat { seat: seat(idx), bot: "random".into() });
    let cases: Vec<(Vec<Entry>, &str)> = vec![
        (vec![opened(2)], "2: a table is opened only once"),
        (vec![sat(2, "a")], "2: there is no such seat"),
        (vec![sat(0, "a"), sat(0, "b")], "3: somebody sits there"),
        (vec![sat(0, "a"), bot(0)], "3: somebody sits there"),
        (vec![entry(Change::Stood { seat: seat(0), bot: None })], "2: nobody sits there"),
        (
            vec![sat(0, "a"), entry(Change::Stood { seat: seat(0), bot: Some("random".into()) })],
            "3: a bot takes over in a game, and only there",
        ),
        (vec![entry(Change::Cleared { seat: seat(0) })], "2: no bot sits there"),
        (vec![entry(Change::LetIn { guest: guest("a") })], "2: nobody has removed them"),
        (vec![entry(Change::Started { bots: vec![], steps: vec![] })], "2: a seat is open"),
        (
            vec![
                bot(0),
                bot(1),
                entry(Change::Started { bots: vec![(seat(0), "random".into())], steps: vec![] }),
            ],
            "4: a seat is not open",
        ),
        (
            vec![bot(0), bot(1), entry(Change::Started { bots: vec![], steps: vec![] })],
            "4: nature has not finished",
        ),
        (vec![entry(Change::Played { seat: seat(0), stand_in: false, steps: vec![] })], "2: no game is on"),
    ];
    for (rest, expected) in cases {
        let log: Vec<Entry> = std::iter::once(opened(2)).chain(rest).collect();
        assert_eq!(why(&log), expected);
    }
}

#[test]
fn a_game_entry_that_was_tampered_with_is_found() {
    let log = whole_game();
    let started =
        log.iter().position(|entry| matches!(entry.change, Change::Started { .. })).expect("a start");
    let first = started + 1;
    let tampered = |at: usize, change: &dyn Fn(&mut Change)| {
        let mut log = log.clone();
        change(&mut log[at].change);
        why(&log)
    };
    let with_steps = |steps: Vec<&str>| {
        let steps: Vec<_> = steps.into_iter().map(raw).collect();
        move |change: &mut Change| match change {
            Change::Started { steps: old, .. } | Change::Played { steps: old, .. } => old.clone_from(&steps),
            _ => unreachable!("a game's entry"),
        }
    };
    for (at, steps, expected) in [
        (started, vec![r#"{"chance":[[0,1],[0,2]]}"#], "step 0 is not possible there"),
        (started, vec![r#"{"act":[0,1]}"#], "one seat acts, then nature"),
        (started, vec!["17"], "this is no record of the game"),
        (first, vec![], "one seat acts, then nature"),
        (first, vec![r#"{"act":[1,0]}"#], "one seat acts, then nature"),
        (first, vec![r#"{"act":[0,77]}"#], "step 1 is not possible there"),
        (first, vec![r#"{"act":[0]}"#], "this is no record of the game"),
        (first, vec!["null"], "this is no record of the game"),
    ] {
        let (found, expected) = (tampered(at, &with_steps(steps)), format!("{}: {expected}", at + 1));
        assert!(found.starts_with(&expected), "{found}, not {expected}");
    }
}

#[test]
fn a_command_that_is_stored_twice_is_found() {
    let log = whole_game();
    let mut doubled = log.clone();
    doubled.insert(2, log[1].clone());
    assert_eq!(why(&doubled), "3: the command is there already");
}

#[test]
fn in_an_older_log_who_was_removed_sat_down_again_after_the_game() {
    let mut bench = Bench::playing(2);
    bench.done(0, protocol::Request::ClearSeat { seat: seat(1) });
    let mut log = bench.log;
    log.push(entry(Change::Sat { seat: seat(1), guest: guest("b"), name: "b".into() }));
    let room = fold(&log).expect("folds");
    assert_eq!(room.seat_of(&guest("b")), Some(seat(1)));
    assert!(room.table().removals.is_empty());
}

#[test]
fn nobody_sees_two_hands_in_one_game_even_in_a_forged_log() {
    let mut bench = Bench::playing(3);
    bench.done(1, protocol::Request::Stand {});
    bench.done(2, protocol::Request::Stand {});
    let mut log = bench.log;
    log.push(entry(Change::Sat { seat: seat(2), guest: guest("b"), name: "b".into() }));
    assert!(why(&log).ends_with("nobody sees two hands in one game"));
}

#[test]
fn entries_of_another_node_are_told_and_known_ones_ignored() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.clear_boxes();
    let other = entry(Change::Sat { seat: seat(1), guest: guest("z"), name: "Zoe".into() });
    let known = bench.log[1].clone();
    bench.input(Input::Grew { from: 2, entries: vec![known.clone(), other.clone()] });
    bench.input(Input::Grew { from: 2, entries: vec![known, other] });
    let updates = bench.updates(0);
    assert_eq!(updates.iter().map(|update| update.seq).collect::<Vec<_>>(), [3]);
    assert_eq!(bench.room.seat_of(&guest("z")), Some(seat(1)));
}

#[test]
fn a_gap_is_not_folded_over_but_read() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    let sat = |idx, name: &str| entry(Change::Sat { seat: seat(idx), guest: guest(name), name: name.into() });
    bench.input(Input::Grew { from: 3, entries: vec![sat(1, "z")] });
    assert_eq!(bench.room.seq(), 1);
    assert_eq!(bench.reads, [2]);
    bench.input(Input::Grew { from: 2, entries: vec![sat(0, "y"), sat(1, "z")] });
    assert_eq!(bench.room.seq(), 3);
}

#[test]
fn what_grows_while_an_entry_is_being_stored_is_read_afterwards() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.store = Store::Waiting;
    bench.command_as(0, "x", sit("Anne"));
    let own = bench.appends[0].1.clone();
    bench.input(Input::Grew { from: 2, entries: vec![own] });
    assert_eq!(bench.room.seq(), 1, "only the store says whose entry it is");
    assert!(bench.reads.is_empty());
    bench.stored();
    assert_eq!(bench.answer(0, "x"), Some(Ok(2)));
    assert_eq!(bench.reads, [3]);
}

#[test]
fn a_room_that_meets_an_impossible_entry_says_so_and_does_nothing_more() {
    let mut bench = Bench::playing(2);
    bench.input(Input::Grew { from: bench.room.seq() + 1, entries: vec![opened(2)] });
    assert!(bench.room.fault().is_some());
    assert_eq!(bench.closed, [client(0), client(1)]);
    assert!(matches!(bench.letters(0).last(), Some(ServerMessage::Closing { .. })));
    bench.input(Input::Command { client: client(0), id: id("x"), request: START });
    assert_eq!(bench.answer(0, "x"), Some(Err("room-damaged".into())));
    bench.input(Input::Connected { client: client(5), guest: guest("a"), last: None });
    assert_eq!(bench.closed.last(), Some(&client(5)));
    assert_eq!(bench.room.next_deadline(), None);
}

#[test]
fn the_same_inputs_give_the_same_outputs() {
    let script = || {
        let mut room = fold(&[opened(2)]).expect("folds");
        let mut rng = GameRng::from_number(3);
        let mut seen = String::new();
        let mut inputs = std::collections::VecDeque::from([
            Input::Connected { client: client(0), guest: guest("a"), last: None },
            Input::Command { client: client(0), id: id("x"), request: sit("Anne") },
            Input::Command { client: client(0), id: id("y"), request: START },
        ]);
        while let Some(input) = inputs.pop_front() {
            for output in room.handle(0, &mut rng, input) {
                seen.push_str(&format!("{output:?}"));
                if let room::Output::Append { seq, .. } = output {
                    inputs.push_front(Input::Stored { seq });
                }
            }
        }
        seen
    };
    assert_eq!(script(), script());
}
