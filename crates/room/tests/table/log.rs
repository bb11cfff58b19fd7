//! The log is the table: folding it gives the same room, and what cannot be is found.

use engine::{GameRng, Message, Seat, Standing};
use protocol::{Phase, ServerMessage};
use room::{Change, Entry, FoldError, Input, Limits, Room};

use crate::bench::{Bench, START, Store, act, client, guest, id, seat, sit};
use crate::coconuts::{GAMES, opened, raw};

fn fold(log: &[Entry]) -> Result<Room, FoldError> {
    Room::open(GAMES, Limits::usual(), log)
}

fn entry(change: Change) -> Entry {
    Entry::of(change)
}

/// A game that begins, and nature does nothing.
fn started(bots: Vec<(Seat, String)>) -> Change {
    Change::Started { rules: 1, bots, steps: vec![] }
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
    assert_eq!(why(&[opened(200)]), "1: these options cannot be played: room-bad-seats");
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
        (vec![entry(Change::Stood { seat: seat(0), bot: None, ended: None })], "2: nobody sits there"),
        (
            vec![
                sat(0, "a"),
                entry(Change::Stood { seat: seat(0), bot: Some("random".into()), ended: None }),
            ],
            "3: a bot takes over in a game, and only there",
        ),
        (vec![entry(Change::Cleared { seat: seat(0) })], "2: no bot sits there"),
        (vec![entry(Change::LetIn { guest: guest("a") })], "2: nobody has removed them"),
        (vec![entry(started(vec![]))], "2: a seat is open"),
        (vec![bot(0), bot(1), entry(started(vec![(seat(0), "random".into())]))], "4: a seat is not open"),
        (
            vec![entry(Change::Played {
                seat: seat(0),
                stand_in: false,
                steps: vec![],
                ended: None,
                overtime: false,
                spent_ms: None,
            })],
            "2: no game is on",
        ),
    ];
    for (rest, expected) in cases {
        let log: Vec<Entry> = std::iter::once(opened(2)).chain(rest).collect();
        assert_eq!(why(&log), expected);
    }
}

/// Where in a log this is first.
fn place(log: &[Entry], is_it: impl Fn(&Change) -> bool) -> usize {
    log.iter().position(|entry| is_it(&entry.change)).expect("it is there")
}

fn started_at(log: &[Entry]) -> usize {
    place(log, |change| matches!(change, Change::Started { .. }))
}

/// The log with other steps in one of its entries.
fn with_steps(log: &[Entry], at: usize, steps: &[&str]) -> Vec<Entry> {
    let mut log = log.to_vec();
    match &mut log[at].change {
        Change::Started { steps: old, .. } | Change::Played { steps: old, .. } => {
            *old = steps.iter().map(|step| raw(step)).collect();
        }
        _ => unreachable!("a game's entry"),
    }
    log
}

fn snapshot(room: &Room, idx: u8) -> Option<String> {
    room.snapshot(hosting::Viewer::Seat(seat(idx))).map(|snapshot| snapshot.to_string())
}

#[test]
fn a_game_says_by_which_rules_it_is_played_and_how_it_ended() {
    let log = whole_game();
    let Change::Started { rules, .. } = &log[started_at(&log)].change else { unreachable!("a start") };
    assert_eq!(*rules, 1);
    let endings: Vec<_> = log
        .iter()
        .filter_map(|entry| match &entry.change {
            Change::Played { ended, .. } => Some(*ended),
            _ => None,
        })
        .collect();
    let (last, others) = endings.split_last().expect("somebody played");
    assert!(others.iter().all(Option::is_none));
    let ranks: Vec<u8> = last.as_ref().expect("it ended").values().map(|standing| standing.rank).collect();
    assert!(ranks.contains(&1), "{ranks:?}");
    assert_eq!(fold(&log).expect("folds").stranded(), None);
}

#[test]
fn a_game_with_a_step_that_is_forbidden_today_is_kept_and_shown_as_it_stood() {
    let log = whole_game();
    let started = started_at(&log);
    let first = started + 1;
    for (at, steps, expected) in [
        (started, vec![r#"{"chance":[[0,1],[0,2]]}"#], "step 0 is not possible there"),
        (started, vec![r#"{"act":[0,1]}"#], "one seat acts, then nature"),
        (started, vec!["17"], "this is no record of the game"),
        (started, vec![], "nature has not finished"),
        (first, vec![], "one seat acts, then nature"),
        (first, vec![r#"{"act":[1,0]}"#], "one seat acts, then nature"),
        (first, vec![r#"{"act":[0,77]}"#], "step 1 is not possible there"),
        (first, vec![r#"{"act":[0]}"#], "this is no record of the game"),
        (first, vec!["null"], "this is no record of the game"),
    ] {
        let room = fold(&with_steps(&log, at, &steps)).expect("it is kept");
        let (found, expected) = (room.stranded().expect("found"), format!("entry {}: {expected}", at + 1));
        assert!(found.starts_with(&expected), "{found}, not {expected}");
        assert_eq!(room.seq(), log.len() as u64, "the rest of the log is there too");
        let table = room.table();
        assert_eq!(table.phase, Phase::Over);
        assert_eq!(table.stranded.expect("everybody is told").key, "room-stranded");
        if at == first {
            assert_eq!(snapshot(&room, 0), snapshot(&fold(&log[..first]).expect("folds"), 0));
        }
    }
}

#[test]
fn at_a_table_with_a_stranded_game_nobody_acts_and_the_next_game_begins() {
    let log = whole_game();
    let stranded = with_steps(&log, started_at(&log) + 1, &["null"]);
    let mut bench = Bench::reopen(stranded, Limits::usual(), 10_000);
    bench.connect(0, "a");
    bench.connect(1, "b");
    assert_eq!(bench.command_as(0, "act", act("0")), Some(Err("room-game-over".into())));
    assert!(bench.table().stranded.is_some());
    assert!(bench.command_as(0, "again", protocol::Request::Rematch {}).is_some_and(|answer| answer.is_ok()));
    assert_eq!(bench.table().stranded, None);
    while bench.phase() == Phase::Playing {
        let thrower = (0..2).find(|idx| !bench.legal(*idx).is_empty()).expect("somebody throws");
        assert!(matches!(bench.throw(thrower), Some(Ok(_))));
    }
    assert_eq!((bench.table().phase, bench.room.stranded()), (Phase::Over, None));
}

#[test]
fn a_game_that_would_end_otherwise_today_tells_who_won() {
    let mut log = whole_game();
    let last = place(&log, |change| matches!(change, Change::Played { ended: Some(_), .. }));
    let Change::Played { ended: Some(ended), .. } = &mut log[last].change else { unreachable!("the end") };
    for (at, standing) in ended.iter_mut() {
        *standing = Standing { rank: if at == seat(1) { 1 } else { 2 }, score: 77 };
    }
    let room = fold(&log).expect("it is kept");
    let told = room.table().stranded.expect("everybody is told");
    assert_eq!(told, Message::new("room-stranded-result").with("names", "b".to_owned()));
    assert_eq!(room.stranded().map(str::to_owned), Some(format!("entry {}: it ended otherwise", last + 1)));
}

#[test]
fn a_game_by_newer_rules_is_left_to_the_program_that_knows_them() {
    let mut log = whole_game();
    let at = started_at(&log);
    let Change::Started { rules, .. } = &mut log[at].change else { unreachable!("a start") };
    *rules = 2;
    let newer = FoldError::NewerRules { seq: at as u64 + 1, rules: 2, known: 1 };
    assert_eq!(fold(&log).err(), Some(newer));
}

#[test]
fn what_contradicts_the_game_on_the_table_strands_it_and_the_table_stays_readable() {
    let log = whole_game();
    let at = started_at(&log);
    let with = |rest: Change| fold(&[&log[..=at], &[entry(rest)]].concat()).expect("it is kept");
    let Change::Started { steps, .. } = &log[at].change else { unreachable!("a start") };
    let again = with(Change::Started { rules: 1, bots: vec![], steps: steps.clone() });
    assert_eq!((again.table().phase, again.table().games, again.stranded()), (Phase::Playing, 2, None));
    let moved = Change::Sat { seat: seat(1), guest: guest("a"), name: "a".into() };
    assert!(why(&[&log[..=at], &[entry(moved)]].concat()).ends_with("somebody sits there"));
    let stood = with(Change::Stood { seat: seat(1), bot: None, ended: None });
    assert_eq!((stood.table().phase, stood.stranded().is_some()), (Phase::Over, true));
}

#[test]
fn a_bot_that_is_cleared_and_somebody_who_moves_in_a_game_strand_it_too() {
    let mut bench = Bench::playing(3);
    bench.done(1, protocol::Request::Stand {});
    let cleared = entry(Change::Cleared { seat: seat(1) });
    let moved = entry(Change::Sat { seat: seat(1), guest: guest("c"), name: "c".into() });
    for contradiction in [cleared, moved] {
        let room = fold(&[&bench.log[..], &[contradiction]].concat()).expect("it is kept");
        assert_eq!((room.table().phase, room.stranded().is_some()), (Phase::Over, true));
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
    let room = fold(&log).expect("it is kept");
    assert!(room.stranded().is_some_and(|why| why.ends_with("nobody sees two hands in one game")));
    assert_eq!(room.seat_of(&guest("b")), Some(seat(2)));
    assert_eq!(room.viewer_of(&guest("b")), hosting::Viewer::Spectator);
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
