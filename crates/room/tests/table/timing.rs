//! A countdown to the beginning, and clocks for people who think.

use engine::Message;
use protocol::{Clock, Custom, Phase, Request, ServerMessage, Timer};
use room::{Change, Entry, Input, Limits, Room};

use crate::bench::{Bench, START, Store, act, client, guest, seat, sit, sit_at};
use crate::coconuts::GAMES;

const COUNT: Request = Request::Countdown { runs: true, bot: None };
const STOP: Request = Request::Countdown { runs: false, bot: None };

fn gathered() -> Bench {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench
}

fn set(clock: Clock) -> Request {
    Request::Keep { customs: vec![Custom::Clock(Some(clock))] }
}

/// A game of two in which everybody has so long.
fn timed(clock: Clock) -> Bench {
    let mut bench = Bench::playing(2);
    bench.done(0, set(clock));
    bench.clear_boxes();
    bench
}

fn timers(bench: &Bench) -> Vec<Option<(u32, bool)>> {
    let timer = |timer: &Option<Timer>| timer.map(|timer| (timer.left_ms, timer.runs));
    bench.table().clocks.iter().map(timer).collect()
}

/// Waits for the clock of the room, as whoever runs it does.
fn ring(bench: &mut Bench) {
    let deadline = bench.room.next_deadline().expect("the clock rings");
    bench.wait(deadline - bench.now);
}

#[test]
fn a_host_counts_down_and_the_game_begins_by_itself() {
    let mut bench = gathered();
    bench.refused(1, COUNT, "room-host-only");
    bench.connect(9, "z");
    bench.refused(9, COUNT, "room-not-seated");
    bench.clear_boxes();
    bench.done(0, COUNT);
    assert!(matches!(&bench.letters(9)[..],
        [ServerMessage::Presence { table }] if table.starts_in_ms == Some(10_000)));
    bench.wait(4_000);
    assert_eq!(bench.table().starts_in_ms, Some(6_000));
    assert!(bench.letters(9).is_empty(), "a client counts by itself");
    bench.done(0, COUNT);
    assert_eq!(bench.table().starts_in_ms, Some(6_000), "it does not begin again");
    assert_eq!(bench.connect(8, "y").table.starts_in_ms, Some(6_000));
    bench.wait(5_999);
    assert_eq!(bench.phase(), Phase::Gathering);
    ring(&mut bench);
    assert_eq!((bench.phase(), bench.table().starts_in_ms), (Phase::Playing, None));
    assert!(matches!(bench.log.last(), Some(Entry { command: None, .. })));
    bench.refused(0, COUNT, "room-already-playing");
}

#[test]
fn a_game_that_is_counted_down_to_has_the_bots_that_the_host_chose() {
    let mut bench = gathered();
    let count = |bot: &str| Request::Countdown { runs: true, bot: Some(bot.into()) };
    bench.refused(0, count("nobody"), "room-no-such-bot");
    assert_eq!(bench.table().starts_in_ms, None);
    bench.done(0, count("lowest"));
    ring(&mut bench);
    let Some(Entry { change: Change::Started { bots, .. }, .. }) = bench.log.last() else {
        panic!("it begins")
    };
    assert_eq!(bots[..], [(seat(2), "lowest".to_owned())]);
}

#[test]
fn anybody_who_has_a_seat_stops_a_countdown_and_so_does_what_forbids_it() {
    let mut bench = gathered();
    bench.connect(9, "z");
    bench.done(0, COUNT);
    bench.refused(9, STOP, "room-not-seated");
    bench.done(1, STOP);
    let stopped = Message::new("room-countdown-stopped").with("seat", seat(1));
    assert_eq!(bench.remarked(0), [stopped], "the others hear who it was");
    assert_eq!(bench.remarks(9), ["room-countdown-stopped"]);
    assert_eq!(bench.remarks(1), [""; 0]);
    bench.done(1, STOP);
    assert_eq!(bench.remarks(0).len(), 1, "there was nothing to stop");
    bench.wait(60_000);
    assert_eq!((bench.phase(), bench.table().starts_in_ms), (Phase::Gathering, None));
    let options = crate::coconuts::raw(r#"{"spare":2}"#);
    for request in [Request::Lay { game: "coconuts".into(), options, seats: 3 }, Request::Stand {}] {
        bench.done(0, COUNT);
        bench.done(0, request);
        assert_eq!(bench.table().starts_in_ms, None);
    }
    bench.done(1, COUNT);
    bench.disconnect(1);
    assert_eq!(bench.table().starts_in_ms, None, "whoever began it has gone");
    bench.connect(1, "b");
    bench.done(1, COUNT);
    bench.done(1, START);
    assert_eq!(bench.table().starts_in_ms, None);
}

#[test]
fn a_countdown_whose_game_could_not_be_stored_begins_it_a_little_later() {
    let mut bench = gathered();
    bench.done(0, COUNT);
    bench.store = Store::Waiting;
    ring(&mut bench);
    bench.clear_boxes();
    let (seq, _) = bench.appends.pop_front().expect("it waits for the store");
    bench.input(Input::StoreFailed { seq });
    assert_eq!(bench.table().starts_in_ms, Some(1_000));
    let told = bench.letters(1);
    assert!(matches!(&told[..], [ServerMessage::Presence { table }] if table.starts_in_ms == Some(1_000)));
    ring(&mut bench);
    bench.stored();
    assert_eq!((bench.phase(), bench.table().starts_in_ms), (Phase::Playing, None));
}

#[test]
fn a_countdown_is_stopped_also_while_its_game_cannot_be_stored() {
    let mut bench = gathered();
    bench.done(0, COUNT);
    bench.store = Store::Waiting;
    ring(&mut bench);
    let (seq, _) = bench.appends.pop_front().expect("it waits for the store");
    bench.done(1, STOP);
    assert_eq!(bench.remarks(0), [""; 0], "the game may still begin");
    bench.input(Input::StoreFailed { seq });
    bench.wait(60_000);
    assert_eq!((bench.table().starts_in_ms, bench.appends.len()), (None, 0));
}

#[test]
fn a_countdown_outlives_what_another_node_stored_first() {
    let mut bench = gathered();
    bench.done(0, COUNT);
    bench.store = Store::Waiting;
    ring(&mut bench);
    bench.appends.pop_front().expect("it waits for the store");
    let customs = protocol::Customs { own_words: true, ..bench.table().customs };
    let entries = vec![Entry::of(Change::Kept { customs })];
    bench.log.extend(entries.clone());
    bench.input(Input::Conflict { entries });
    bench.stored();
    assert_eq!((bench.phase(), bench.table().starts_in_ms), (Phase::Playing, None));
}

#[test]
fn a_countdown_of_the_next_host_runs_on_when_the_first_is_back_who_may_stop_it() {
    for is_stopped in [false, true] {
        let mut bench = gathered();
        bench.disconnect(0);
        bench.refused(1, COUNT, "room-host-only");
        bench.wait(60_000);
        bench.done(1, COUNT);
        bench.connect(0, "a");
        bench.refused(1, START, "room-host-only");
        assert!(bench.table().starts_in_ms.is_some(), "it was allowed when it was said");
        if is_stopped {
            bench.done(0, STOP);
            bench.refused(1, COUNT, "room-host-only");
        }
        bench.wait(10_000);
        let phase = if is_stopped { Phase::Gathering } else { Phase::Playing };
        assert_eq!(bench.phase(), phase);
    }
}

#[test]
fn a_countdown_that_was_answered_is_not_begun_again_by_the_same_command() {
    let mut bench = gathered();
    bench.command_as(0, "count", COUNT);
    bench.done(1, STOP);
    assert!(matches!(bench.command_as(0, "count", COUNT), Some(Ok(_))));
    assert_eq!(bench.table().starts_in_ms, None);
}

#[test]
fn there_is_no_clock_unless_the_host_sets_one_that_makes_sense() {
    let mut bench = Bench::playing(2);
    assert_eq!(bench.table().clocks, []);
    bench.refused(1, set(Clock::Move { seconds: 30 }), "room-host-only");
    bench.refused(0, set(Clock::Move { seconds: 1 }), "room-no-such-request");
    bench.wait(50_000);
    bench.done(0, set(Clock::Move { seconds: 30 }));
    assert_eq!(timers(&bench), [Some((30_000, true)); 2], "what was before does not count");
    bench.done(0, Request::Keep { customs: vec![Custom::Clock(None)] });
    assert_eq!(bench.table().clocks, []);
}

#[test]
fn when_a_moves_time_is_up_a_bot_makes_that_one_move() {
    let mut bench = timed(Clock::Move { seconds: 30 });
    bench.wait(10_000);
    bench.throw(0);
    assert_eq!(timers(&bench), [None, Some((20_000, true))]);
    bench.clear_boxes();
    bench.wait(19_999);
    assert!(bench.jobs.is_empty());
    ring(&mut bench);
    assert_eq!(timers(&bench), [None, Some((0, false))]);
    bench.think();
    bench.wait(2_000);
    assert_eq!(bench.notes(0), ["room-note-overtime"]);
    assert!(matches!(
        bench.log.last(),
        Some(Entry { change: Change::Played { stand_in: true, overtime: true, spent_ms: None, .. }, .. })
    ));
    assert_eq!(timers(&bench), [Some((30_000, true)); 2], "the next move has its own time");
    assert!(!bench.table().seats[1].stand_in);
    assert!(matches!(bench.throw(1), Some(Ok(_))));
}

#[test]
fn who_moves_before_the_bot_has_answered_has_moved() {
    let mut bench = timed(Clock::Move { seconds: 5 });
    bench.wait(5_000);
    assert_eq!(bench.jobs.len(), 2);
    assert!(matches!(bench.throw(1), Some(Ok(_))));
    bench.think();
    bench.think();
    bench.wait(2_000);
    let by_bots = |entry: &&Entry| matches!(entry.change, Change::Played { stand_in: true, .. });
    assert_eq!(bench.log.iter().filter(by_bots).count(), 1);
}

#[test]
fn when_a_games_time_is_up_a_bot_plays_it_to_the_end_also_after_a_restart() {
    let mut bench = timed(Clock::Game { seconds: 60 });
    bench.wait(50_000);
    for idx in [0, 1] {
        assert!(matches!(bench.throw(idx), Some(Ok(_))));
    }
    assert_eq!(timers(&bench), [Some((10_000, true)); 2]);
    let mut bench = Bench::reopen(bench.log, Limits::usual(), 1_000_000);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
    }
    assert_eq!(timers(&bench), [Some((10_000, true)); 2], "while the table is down it stands still");
    bench.throw(0);
    bench.clear_boxes();
    bench.wait(10_000);
    assert!(!bench.jobs.is_empty());
    let again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    assert!(!again.table().seats[1].stand_in, "only a move is counted");
    bench.think();
    bench.wait(2_000);
    assert_eq!(bench.notes(0), ["room-note-out-of-time"]);
    assert_eq!(bench.phase(), Phase::Over);
}

#[test]
fn who_is_out_of_time_cannot_move_any_more_in_that_game_but_in_the_next() {
    let mut bench = timed(Clock::Game { seconds: 60 });
    bench.wait(59_000);
    bench.throw(0);
    bench.wait(1_000);
    bench.think();
    bench.wait(2_000);
    let own = bench.legal(1)[0].clone();
    bench.refused(1, act(&own), "room-bot-to-the-end");
    bench.refused(1, Request::StandIn { seat: seat(1), plays: false }, "room-bot-to-the-end");
    assert!(bench.table().seats[1].stand_in);
    assert_eq!(timers(&bench)[1], Some((0, false)));
    bench.throw(0);
    bench.think();
    bench.wait(2_000);
    bench.done(0, Request::Rematch {});
    assert_eq!(timers(&bench), [Some((60_000, true)); 2]);
    assert!(matches!(bench.throw(1), Some(Ok(_))));
}

#[test]
fn nobody_new_sits_down_where_the_time_for_the_game_is_up() {
    for thinks_before in [false, true] {
        let mut bench = timed(Clock::Game { seconds: 60 });
        bench.wait(59_000);
        bench.throw(0);
        bench.wait(1_000);
        if thinks_before {
            bench.think();
            bench.wait(2_000);
        }
        bench.done(1, Request::Stand {});
        bench.connect(9, "z");
        assert!(bench.table().is_played_out(seat(1)), "and everybody can see it");
        if thinks_before {
            bench.refused(9, sit_at("Zoe", 1), "room-seat-over");
            bench.refused(9, sit("Zoe"), "room-no-seat-free");
            continue;
        }
        bench.done(9, sit_at("Zoe", 1));
        let knock = bench.room.seq();
        bench.refused(0, Request::Admit { knock }, "room-seat-over");
        while !bench.jobs.is_empty() {
            bench.think();
        }
        bench.wait(2_000);
        assert!(matches!(
            bench.log.last(),
            Some(Entry { change: Change::Played { spent_ms: Some(60_000), .. }, .. })
        ));
        bench.refused(0, Request::Admit { knock }, "room-no-seat-free");
    }
}

#[test]
fn a_clock_stands_still_while_the_game_rests_and_while_nobody_is_there() {
    let mut bench = timed(Clock::Move { seconds: 30 });
    bench.wait(10_000);
    bench.done(1, Request::Pause { rests: true });
    bench.wait(600_000);
    assert_eq!(timers(&bench), [Some((20_000, false)); 2]);
    bench.done(1, Request::Pause { rests: false });
    bench.wait(5_000);
    bench.connect(9, "z");
    for number in [0, 1] {
        bench.disconnect(number);
    }
    bench.wait(600_000);
    assert_eq!(timers(&bench), [Some((15_000, false)); 2]);
    bench.connect(0, "a");
    assert_eq!(timers(&bench), [Some((15_000, true)); 2]);
}

#[test]
fn bots_have_no_clock_and_nobody_has_one_while_a_bot_plays_for_them() {
    let mut bench = gathered();
    bench.done(0, START);
    bench.done(0, set(Clock::Move { seconds: 30 }));
    bench.wait(1_000);
    bench.done(1, Request::StandIn { seat: seat(1), plays: true });
    bench.wait(9_000);
    assert_eq!(timers(&bench), [Some((20_000, true)), Some((29_000, false)), None]);
}

#[test]
fn everybody_is_told_once_when_a_clock_begins_and_never_that_time_passes() {
    let mut bench = timed(Clock::Move { seconds: 30 });
    bench.throw(0);
    assert_eq!(
        bench.updates(1).pop().and_then(|update| update.table).map(|table| table.clocks),
        Some(vec![None, Some(Timer { left_ms: 30_000, runs: true })])
    );
    for _ in 0..9 {
        bench.wait(1_000);
    }
    assert!(bench.letters(1).is_empty());
    bench.input(Input::Connected { client: client(9), guest: guest("z"), last: None });
    let [ServerMessage::Welcome(welcome), ..] = &bench.letters(9)[..] else { panic!("a welcome") };
    assert_eq!(welcome.table.clocks[1], Some(Timer { left_ms: 21_000, runs: true }));
}

#[test]
fn two_nodes_do_not_both_move_for_somebody_whose_time_is_up() {
    let mut one = timed(Clock::Move { seconds: 5 });
    one.throw(0);
    let mut other = Room::open(GAMES, Limits::usual(), &one.log).expect("the log can be folded");
    let mut rng = engine::GameRng::from_number(9);
    let now = one.now;
    other.handle(now, &mut rng, Input::Connected { client: client(7), guest: guest("a"), last: None });
    one.wait(5_000);
    let outputs = other.handle(now + 5_000, &mut rng, Input::Tick);
    assert!(outputs.iter().any(|output| matches!(output, room::Output::AskBot { .. })), "both ask a bot");
    one.think();
    one.wait(2_000);
    let moved = one.log.last().expect("the move").clone();
    let from = one.log.len() as u64;
    other.handle(now + 7_000, &mut rng, Input::Grew { from, entries: vec![moved] });
    let action = crate::coconuts::raw("1");
    let late = Input::BotAnswered { seat: seat(1), seq: from - 1, action };
    let outputs = other.handle(now + 9_000, &mut rng, late);
    assert!(!outputs.iter().any(|output| matches!(output, room::Output::Append { .. })));
}

#[test]
fn a_stand_in_is_told_once_for_as_long_as_it_plays() {
    let mut bench = Bench::playing(2);
    bench.disconnect(1);
    bench.clear_boxes();
    bench.wait(60_000);
    for _ in 0..2 {
        bench.throw(0);
        while !bench.jobs.is_empty() {
            bench.think();
        }
        bench.wait(2_000);
    }
    assert_eq!(bench.phase(), Phase::Over);
    assert_eq!(bench.notes(0), ["room-note-stand-in"]);
}

#[test]
fn a_bot_that_was_asked_to_play_is_not_said_to_play_for_somebody_who_is_away() {
    let mut bench = Bench::playing(2);
    bench.done(1, Request::StandIn { seat: seat(1), plays: true });
    bench.think();
    bench.wait(2_000);
    assert_eq!(bench.notes(0), ["room-note-bot-plays"]);
}
