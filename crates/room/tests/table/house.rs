//! What a host decides: who comes in, who sits where, what is played; and those who are slow, away or rude.

use protocol::{Customs, Door, Evening, Occupant, Phase, Request, Saying, ServerMessage};
use room::Limits;

use crate::bench::{Bench, START, act, client, guest, keep, seat, sit, sit_at};
use crate::coconuts::raw;

fn door(door: Door) -> Request {
    keep(&Customs { door, ..Customs::default() })
}

fn lay(spare: u8, seats: u8) -> Request {
    Request::Lay { game: "coconuts".into(), options: raw(&format!(r#"{{"spare":{spare}}}"#)), seats }
}

fn names(bench: &Bench) -> Vec<String> {
    let seats = bench.table().seats.into_iter().map(|info| match info.occupant {
        Occupant::Open => "-".to_owned(),
        Occupant::Player { name, .. } => name,
        Occupant::Bot { kind, .. } => format!("({kind})"),
    });
    seats.collect()
}

/// A game of two people and a bot, and a newcomer who asked for the bot's seat; the number of the knock.
fn knocked() -> (Bench, u64) {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.done(0, START);
    bench.connect(9, "z");
    bench.clear_boxes();
    bench.done(9, sit("Zoe"));
    let number = bench.room.seq();
    (bench, number)
}

#[test]
fn who_comes_late_asks_the_host_and_sees_no_hand_before_the_answer() {
    let (mut bench, knock) = knocked();
    let update = bench.updates(9).pop().expect("an update");
    assert!(update.knocking && update.you.is_none());
    assert!(update.snapshot.expect("a game").get().starts_with(r#"{"viewer":null"#));
    assert!(!bench.updates(1).pop().expect("an update").knocking, "nobody else knocks");
    let knocks = bench.table().knocks;
    assert_eq!((knocks.len(), knocks[0].number, knocks[0].name.as_str()), (1, knock, "Zoe"));
    bench.refused(9, sit("Zoe"), "room-knocking");
    bench.refused(9, Request::Admit { knock }, "room-not-seated");
    bench.refused(1, Request::Admit { knock }, "room-host-only");
    bench.refused(0, Request::Admit { knock: knock + 1 }, "room-no-such-knock");
    bench.done(0, Request::Admit { knock });
    assert_eq!(bench.room.seat_of(&guest("z")), Some(seat(2)));
    assert_eq!(bench.table().knocks, []);
    bench.refused(0, Request::Admit { knock }, "room-no-such-knock");
}

#[test]
fn who_is_turned_away_stays_away_until_let_in() {
    let (mut bench, knock) = knocked();
    bench.done(0, Request::TurnAway { knock });
    assert!(bench.updates(9).pop().expect("an update").removed);
    bench.refused(9, sit("Zoe"), "room-removed");
    let removal = bench.table().removals[0].number;
    bench.done(0, Request::LetIn { removal });
    bench.done(9, sit("Zoe"));
    assert_eq!(
        (bench.room.seat_of(&guest("z")), bench.table().knocks),
        (Some(seat(2)), vec![]),
        "and is welcome"
    );
    bench.done(9, Request::Stand {});
    bench.wait(60_000);
    bench.connect(8, "y");
    bench.done(8, sit("Yann"));
    assert_eq!(bench.table().knocks.len(), 1, "everybody else still has to ask");
}

#[test]
fn who_knocks_and_goes_away_is_not_shown_any_more() {
    let (mut bench, _) = knocked();
    bench.disconnect(9);
    assert_eq!(bench.table().knocks, []);
    bench.connect(10, "z");
    assert_eq!(bench.table().knocks.len(), 1);
}

#[test]
fn only_so_many_knock_at_a_time_and_the_oldest_makes_way() {
    let (mut bench, knock) = knocked();
    for number in 10..17 {
        bench.connect(number, &format!("stranger {number}"));
        bench.done(number, sit("Nobody"));
        bench.disconnect(number);
    }
    bench.refused(9, sit("Zoe"), "room-knocking");
    bench.connect(17, "one more");
    bench.done(17, sit("Yann"));
    bench.refused(0, Request::Admit { knock }, "room-no-such-knock");
    bench.done(9, sit("Zoe"));
    assert_eq!(bench.table().knocks.len(), 2, "those who are here");
}

#[test]
fn who_waited_for_a_seat_may_sit_down_when_the_game_is_over() {
    let mut bench = Bench::playing(2);
    bench.done(1, Request::Stand {});
    bench.connect(9, "z");
    bench.done(9, sit("Zoe"));
    for _ in 0..2 {
        bench.throw(0);
        bench.think();
        bench.wait(2_000);
    }
    assert_eq!((bench.phase(), bench.table().knocks), (Phase::Over, Vec::new()));
    bench.done(9, sit("Zoe"));
    assert_eq!(bench.room.seat_of(&guest("z")), Some(seat(1)));
}

#[test]
fn while_the_host_is_away_for_a_moment_others_let_people_in_and_do_nothing_worse() {
    let (mut bench, knock) = knocked();
    bench.disconnect(0);
    bench.refused(1, Request::TurnAway { knock }, "room-host-only");
    bench.refused(1, Request::StandIn { seat: seat(0), plays: true }, "room-host-only");
    bench.refused(1, door(Door::Locked), "room-host-only");
    bench.done(1, Request::Admit { knock });
}

#[test]
fn who_became_host_stays_it_when_another_table_is_laid() {
    let mut bench = Bench::playing(3);
    bench.disconnect(0);
    bench.wait(60_000);
    assert_eq!(bench.table().host, Some(seat(1)));
    for _ in 0..400 {
        for idx in [1, 2] {
            if !bench.legal(idx).is_empty() && bench.phase() == Phase::Playing {
                bench.throw(idx);
            }
        }
        while !bench.jobs.is_empty() {
            bench.think();
        }
        bench.wait(2_000);
        if bench.phase() == Phase::Over {
            break;
        }
    }
    bench.done(1, lay(1, 4));
    assert_eq!(bench.table().host, Some(seat(1)), "who is long gone is not host again");
    bench.done(1, Request::Swap { seat: seat(0), with: seat(3) });
    assert_eq!(bench.table().host, Some(seat(1)));
}

#[test]
fn who_was_removed_does_not_stay_at_a_locked_table_and_does_not_come_back() {
    let mut bench = Bench::playing(3);
    bench.done(0, Request::ClearSeat { seat: seat(2) });
    assert_eq!(bench.closed, [], "behind an open door they may watch");
    bench.connect(7, "c");
    bench.clear_boxes();
    bench.done(0, door(Door::Locked));
    assert_eq!(bench.closed, [client(2), client(7)], "on every device");
    let told = bench.letters(2);
    assert!(
        matches!(&told[..], [ServerMessage::Update(update), ServerMessage::Closing { reason, .. }]
        if update.removed && reason.key == "room-removed-locked"),
        "{told:?}"
    );
    bench.closed.clear();
    bench.input(room::Input::Connected { client: client(2), guest: guest("c"), last: None });
    assert_eq!(bench.closed, [client(2)]);
}

#[test]
fn who_comes_back_has_a_minute_of_their_own() {
    let mut bench = Bench::playing(2);
    bench.throw(0);
    bench.done(0, keep(&Customs { grace_s: Some(0), ..Customs::default() }));
    bench.disconnect(1);
    bench.wait(90_000);
    bench.connect(1, "b");
    assert!(!bench.table().seats[1].idle);
    bench.wait(60_000);
    assert!(bench.table().seats[1].idle);
}

#[test]
fn after_somebody_was_removed_the_host_is_asked_about_everybody_who_is_new() {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    assert_eq!(bench.table().customs.door, Door::Asks);
    bench.connect(2, "the same person, with another cookie");
    bench.done(2, sit("b"));
    assert_eq!(names(&bench), ["a", "-", "-"], "they are at the door, and no further");
    bench.done(0, door(Door::Open));
    bench.connect(3, "c");
    bench.done(3, sit("Cleo"));
    assert_eq!(names(&bench), ["a", "Cleo", "-"]);
    bench.refused(1, sit("b"), "room-removed");
}

#[test]
fn a_locked_table_lets_nobody_new_in_and_those_who_belong_there_always() {
    let mut bench = Bench::playing(3);
    bench.connect(8, "watcher");
    bench.done(2, Request::Stand {});
    bench.refused(1, door(Door::Locked), "room-host-only");
    bench.done(0, door(Door::Locked));
    bench.refused(8, sit("Zoe"), "room-locked");
    bench.input(room::Input::Connected { client: client(9), guest: guest("stranger"), last: None });
    let letters = bench.letters(9);
    assert!(matches!(&letters[..], [ServerMessage::Closing { reason, .. }] if reason.key == "room-locked"));
    assert_eq!(bench.closed, [client(9)]);
    bench.disconnect(2);
    bench.connect(2, "c");
    bench.done(2, sit("c"));
    assert_eq!(bench.room.seat_of(&guest("c")), Some(seat(2)), "who had a seat in this game comes back");
}

#[test]
fn where_nobody_sits_there_is_nobody_to_ask() {
    let mut bench = Bench::playing(2);
    bench.done(0, door(Door::Locked));
    bench.done(0, Request::Stand {});
    bench.done(1, Request::Stand {});
    bench.connect(9, "z");
    bench.refused(9, sit_at("Zoe", 7), "room-no-such-seat");
    bench.done(9, sit("Zoe"));
}

#[test]
fn a_host_exchanges_seats_before_a_game_and_not_in_it() {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.refused(1, Request::Swap { seat: seat(0), with: seat(1) }, "room-host-only");
    bench.refused(0, Request::Swap { seat: seat(0), with: seat(7) }, "room-no-such-seat");
    bench.refused(0, Request::Swap { seat: seat(1), with: seat(1) }, "room-nothing-to-change");
    bench.done(0, Request::Swap { seat: seat(0), with: seat(2) });
    assert_eq!(names(&bench), ["-", "b", "a"]);
    assert_eq!(bench.table().host, Some(seat(2)));
    bench.done(0, START);
    bench.refused(0, Request::Swap { seat: seat(0), with: seat(1) }, "room-no-moving-in-game");
}

#[test]
fn a_client_knows_which_seats_may_change_places() {
    for crew in [&[][..], &["random", "random"], &["random", "lowest"]] {
        let mut bench = Bench::new(4);
        bench.connect(0, "a");
        bench.done(0, sit("a"));
        for (at, kind) in (1..).zip(crew) {
            bench.done(0, Request::SeatBot { seat: seat(at), bot: (*kind).to_owned() });
        }
        let before = bench.table();
        for (one, other) in (0..4).flat_map(|one| (0..4).map(move |other| (seat(one), seat(other)))) {
            bench.wait(2_000);
            let request = Request::Swap { seat: one, with: other };
            if before.may_swap(one, other) {
                bench.done(0, request.clone());
                bench.done(0, request);
                assert_eq!(bench.table().seats, before.seats, "twice is as before");
            } else {
                bench.refused(0, request, "room-nothing-to-change");
            }
        }
        bench.done(0, START);
        assert!(!bench.table().may_swap(seat(0), seat(1)), "a game is on");
    }
}

#[test]
fn a_host_makes_somebody_else_host() {
    let mut bench = Bench::playing(3);
    bench.refused(1, Request::HandOver { seat: seat(1) }, "room-host-only");
    bench.refused(0, Request::HandOver { seat: seat(0) }, "room-nothing-to-change");
    bench.done(0, Request::HandOver { seat: seat(2) });
    assert_eq!(bench.table().host, Some(seat(2)));
    bench.refused(0, door(Door::Locked), "room-host-only");
    bench.done(2, Request::Stand {});
    assert_eq!(bench.table().host, Some(seat(0)), "who leaves hands it on to the first of the others");
}

#[test]
fn another_game_is_laid_between_games_and_everybody_stays() {
    let mut bench = Bench::playing(2);
    bench.refused(0, lay(2, 4), "room-already-playing");
    bench.finish(2);
    bench.refused(1, lay(2, 4), "room-host-only");
    bench.refused(0, lay(2, 1), "room-bad-seats");
    bench.refused(
        0,
        Request::Lay { game: "chess".into(), options: raw("{}"), seats: 2 },
        "room-no-such-game",
    );
    bench.refused(
        0,
        Request::Lay { game: "coconuts".into(), options: raw("7"), seats: 2 },
        "options-malformed",
    );
    bench.clear_boxes();
    bench.done(0, lay(2, 4));
    let update = bench.updates(1).pop().expect("an update");
    assert_eq!(update.terms.as_ref().expect("what is played").seats, 4);
    assert!(update.snapshot.is_none(), "the last game is off the table");
    assert_eq!(
        (bench.phase(), names(&bench)),
        (Phase::Gathering, ["a", "b", "-", "-"].map(str::to_owned).into())
    );
    assert_eq!(bench.connect(5, "b").terms.seats, 4);
    bench.done(0, START);
    assert_eq!((bench.phase(), bench.table().games), (Phase::Playing, 2));
    let log = std::mem::take(&mut bench.log);
    let again = Bench::reopen(log, Limits::usual(), bench.now);
    assert_eq!((again.room.terms().seats, again.phase()), (4, Phase::Playing));
}

#[test]
fn at_a_smaller_table_everybody_finds_a_seat_or_it_is_not_laid() {
    let mut bench = Bench::new(4);
    for (number, idx) in [(0, 0), (1, 2), (2, 3)] {
        bench.connect(number, &number.to_string());
        bench.done(number, sit_at(&format!("P{number}"), idx));
    }
    bench.done(0, Request::SeatBot { seat: seat(1), bot: "random".into() });
    bench.refused(0, lay(1, 2), "room-too-few-seats");
    bench.done(0, lay(1, 3));
    assert_eq!(names(&bench), ["P0", "P2", "P1"]);
    assert_eq!(bench.room.seat_of(&guest("2")), Some(seat(1)));
}

#[test]
fn who_is_here_and_keeps_the_others_waiting_is_marked_after_a_minute() {
    let mut bench = Bench::playing(2);
    bench.throw(0);
    bench.clear_boxes();
    bench.wait(59_999);
    assert!(!bench.table().seats[1].idle);
    let deadline = bench.room.next_deadline().expect("the mark is due");
    bench.wait(deadline - bench.now);
    assert_eq!(bench.table().seats.iter().map(|info| info.idle).collect::<Vec<_>>(), [false, true]);
    assert!(matches!(&bench.letters(0)[..], [ServerMessage::Presence { table }] if table.seats[1].idle));
    bench.throw(1);
    assert!(!bench.table().seats[1].idle);
}

#[test]
fn everybody_may_let_a_bot_play_for_a_host_who_lets_them_wait_and_for_nobody_else() {
    let mut bench = Bench::playing(3);
    bench.throw(1);
    bench.wait(59_999);
    bench.refused(1, Request::StandIn { seat: seat(0), plays: true }, "room-host-only");
    bench.wait(1);
    let table = bench.table();
    assert_eq!((table.host, table.seats[0].idle, table.seats[2].idle), (Some(seat(0)), true, true));
    let may = |whom| table.may_stand_in(Some(seat(1)), seat(whom));
    assert_eq!((may(0), may(2), table.may_stand_in(None, seat(0))), (true, false, false));
    bench.refused(1, Request::StandIn { seat: seat(2), plays: true }, "room-host-only");
    bench.done(1, Request::StandIn { seat: seat(0), plays: true });
    bench.refused(1, Request::StandIn { seat: seat(0), plays: false }, "room-host-only");
    assert!(bench.table().seats[0].stand_in, "a bot plays, so that the game goes on");
    bench.done(0, Request::StandIn { seat: seat(0), plays: false });
    assert!(!bench.table().seats[0].stand_in);
}

#[test]
fn each_decision_has_its_own_minute_and_nobody_is_idle_where_nobody_else_waits() {
    let mut bench = Bench::playing(2);
    bench.wait(59_000);
    bench.throw(0);
    bench.throw(1);
    bench.wait(2_000);
    assert!(!bench.table().seats[0].idle, "a new round began");
    bench.disconnect(1);
    bench.wait(100_000);
    assert!(!bench.table().seats[0].idle, "nobody is there to wait");
}

#[test]
fn whom_the_others_wait_for_is_nudged_and_not_too_often() {
    let mut bench = Bench::playing(3);
    bench.throw(0);
    bench.connect(9, "z");
    bench.clear_boxes();
    bench.refused(0, Request::Nudge { seat: seat(0) }, "room-nobody-waits");
    bench.refused(1, Request::Nudge { seat: seat(7) }, "room-nobody-waits");
    bench.refused(9, Request::Nudge { seat: seat(1) }, "room-not-seated");
    bench.done(0, Request::Nudge { seat: seat(1) });
    let nudged = |message: &ServerMessage| matches!(message, ServerMessage::Nudged { by, seat: whom } if (*by, *whom) == (seat(0), seat(1)));
    assert!(bench.letters(1).iter().any(nudged));
    bench.refused(0, Request::Nudge { seat: seat(2) }, "room-say-too-fast");
    bench.wait(10_000);
    bench.done(0, Request::Nudge { seat: seat(2) });
}

#[test]
fn a_host_lets_a_bot_play_for_somebody_who_gets_the_seat_back_with_one_word() {
    let mut bench = Bench::playing(3);
    bench.refused(1, Request::StandIn { seat: seat(2), plays: true }, "room-host-only");
    bench.done(0, Request::StandIn { seat: seat(2), plays: true });
    assert!(bench.table().seats[2].stand_in);
    assert_eq!(bench.jobs.len(), 1, "the bot was asked at once");
    bench.refused(0, Request::StandIn { seat: seat(2), plays: true }, "room-nothing-to-change");
    bench.done(2, Request::StandIn { seat: seat(2), plays: false });
    assert!(!bench.table().seats[2].stand_in);
    bench.wait(5_000);
    let late = bench.jobs.pop_front().expect("the bot thought in vain");
    bench.input(room::Input::BotAnswered { seat: late.0, seq: late.1, action: late.2.decide().action });
    assert!(matches!(bench.throw(2), Some(Ok(_))), "nobody has thrown for them");
}

#[test]
fn who_acts_while_a_bot_plays_is_back() {
    let mut bench = Bench::playing(2);
    bench.done(1, Request::StandIn { seat: seat(1), plays: true });
    assert!(matches!(bench.throw(1), Some(Ok(_))));
    assert!(!bench.table().seats[1].stand_in);
}

#[test]
fn a_bot_that_stands_in_plays_what_its_seat_knows_and_its_owner_still_sees_it() {
    let mut bench = Bench::playing(2);
    bench.done(0, Request::StandIn { seat: seat(1), plays: true });
    bench.clear_boxes();
    bench.think();
    bench.wait(2_000);
    let update = bench.updates(1).pop().expect("the bot has thrown");
    assert!(update.snapshot.expect("a game").get().starts_with(r#"{"viewer":1"#));
    assert!(
        bench
            .log
            .last()
            .is_some_and(|entry| matches!(entry.change, room::Change::Played { stand_in: true, .. }))
    );
}

#[test]
fn the_host_says_how_long_those_who_are_away_are_waited_for() {
    for (grace_s, waits) in [(Some(10), 10_000), (None, 60_000)] {
        let mut bench = Bench::playing(2);
        if grace_s.is_some() {
            bench.done(0, keep(&Customs { grace_s, ..Customs::default() }));
        }
        bench.disconnect(1);
        bench.wait(waits - 1);
        assert!(!bench.table().seats[1].stand_in, "{grace_s:?}");
        bench.wait(1);
        assert!(bench.table().seats[1].stand_in, "{grace_s:?}");
    }
    let mut bench = Bench::playing(2);
    bench.done(0, keep(&Customs { grace_s: Some(0), ..Customs::default() }));
    bench.disconnect(1);
    bench.wait(10_000_000);
    assert!(!bench.table().seats[1].stand_in, "for ever");
    bench.refused(0, keep(&Customs { grace_s: Some(2), ..Customs::default() }), "room-no-such-request");
}

#[test]
fn a_game_that_rests_waits_for_nobody_and_takes_no_moves() {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.refused(0, Request::Pause { rests: true }, "room-no-game-yet");
    bench.done(0, START);
    assert_eq!(bench.jobs.len(), 1);
    bench.done(1, Request::Pause { rests: true });
    assert_eq!(bench.table().rests.as_deref(), Some("b"));
    bench.think();
    bench.wait(600_000);
    let own = bench.legal(0)[0].clone();
    bench.refused(0, act(&own), "room-rests");
    assert!(!bench.table().seats[0].idle);
    bench.refused(0, Request::Pause { rests: true }, "room-nothing-to-change");
    bench.done(0, Request::Pause { rests: false });
    assert!(matches!(bench.throw(0), Some(Ok(_))));
    assert_eq!(bench.jobs.len(), 1, "the bot is asked again");
}

#[test]
fn watchers_talk_and_people_use_their_own_words_only_where_the_host_allows_it() {
    let mut bench = Bench::playing(2);
    bench.connect(9, "z");
    let say = || Request::Say { phrase: "arr".into() };
    let write = |text: &str| Request::Write { text: text.into() };
    bench.refused(9, say(), "room-not-seated");
    bench.refused(0, write("Ahoy"), "room-no-own-words");
    bench.done(0, keep(&Customs { watchers_talk: true, own_words: true, ..Customs::default() }));
    bench.clear_boxes();
    bench.done(9, say());
    assert!(matches!(&bench.letters(0)[..], [ServerMessage::Said { by: None, .. }]));
    bench.done(0, write("  Ahoy \u{202e} there "));
    let said = bench.letters(1).pop().expect("it was heard");
    assert!(matches!(said, ServerMessage::Said { saying: Saying::Text(text), .. } if text == "Ahoy there"));
    bench.refused(1, write(" \u{200b}"), "room-text-empty");
    bench.refused(1, write(&"x".repeat(201)), "room-text-too-long");
    bench.refused(1, keep(&Customs::default()), "room-host-only");
}

#[test]
fn who_was_removed_says_nothing_any_more() {
    let mut bench = Bench::playing(3);
    bench.done(0, keep(&Customs { watchers_talk: true, ..Customs::default() }));
    bench.done(0, Request::ClearSeat { seat: seat(2) });
    bench.refused(2, Request::Say { phrase: "arr".into() }, "room-not-seated");
}

#[test]
fn the_evening_counts_the_games_and_wins_of_people_by_who_they_are() {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.done(0, Request::Rematch {});
    bench.finish(2);
    bench.done(0, lay(1, 3));
    bench.done(0, sit_at("Anne", 2));
    let evening = bench.table().evening;
    let played: Vec<(&str, u32)> = evening.iter().map(|line| (line.name.as_str(), line.games)).collect();
    assert_eq!(played, [("Anne", 2), ("b", 2)]);
    assert_eq!(evening[0].seat, Some(seat(2)));
    assert!(evening.iter().map(|line| line.wins).sum::<u32>() >= 2);
    bench.done(1, Request::Stand {});
    assert!(matches!(&bench.table().evening[..], [_, Evening { seat: None, games: 2, .. }]));
}

#[test]
fn who_is_let_in_again_comes_into_a_locked_table_once_without_asking() {
    let mut bench = Bench::playing(3);
    bench.finish(3);
    bench.done(0, Request::ClearSeat { seat: seat(2) });
    let removal = bench.table().removals[0].number;
    bench.done(0, door(Door::Locked));
    bench.done(0, Request::LetIn { removal });
    bench.disconnect(2);
    bench.connect(2, "c");
    bench.done(2, sit("c"));
    bench.done(2, Request::Stand {});
    bench.refused(2, sit("c"), "room-locked");
}

#[test]
fn when_a_host_leaves_everybody_is_told_who_is_host_now() {
    let mut bench = Bench::playing(3);
    bench.finish(3);
    bench.clear_boxes();
    bench.done(1, Request::Stand {});
    bench.done(0, Request::Stand {});
    let notes: Vec<String> = bench
        .updates(2)
        .into_iter()
        .flat_map(|update| update.happenings)
        .filter_map(|happening| match happening {
            protocol::Happening::Note(note) => Some(note.key.to_string()),
            protocol::Happening::Event(_) => None,
        })
        .collect();
    assert_eq!(notes, ["room-note-left", "room-note-left", "room-note-host"]);
    assert_eq!(bench.table().host, Some(seat(2)));
}

#[test]
fn one_who_knocks_again_and_again_keeps_nobody_else_from_knocking() {
    let (mut bench, _) = knocked();
    let knocks = |bench: &mut Bench, number: u64, name: &str| {
        (0..30)
            .take_while(|turn| matches!(bench.command(number, sit(&format!("{name} {turn}"))), Some(Ok(_))))
            .count()
    };
    let rude = knocks(&mut bench, 9, "Zoe");
    assert!((1..6).contains(&rude), "{rude}");
    bench.refused(9, sit("Zelda"), "room-seat-too-often");
    bench.connect(8, "y");
    bench.done(8, sit("Yan"));
    bench.wait(60_000);
    bench.done(9, sit("Zelda"));
    bench.refused(9, sit("Zara"), "room-seat-too-often");
}

#[test]
fn however_many_knock_the_log_is_not_filled_with_it() {
    let (mut bench, _) = knocked();
    let entries = bench.log.len();
    for number in 10..60 {
        bench.connect(number, &format!("guest {number}"));
        bench.command(number, sit("Crowd"));
    }
    let knocks = bench.log.len() - entries;
    assert!((10..25).contains(&knocks), "{knocks}");
    bench.refused(59, sit("Crowd"), "room-seat-too-often");
}
