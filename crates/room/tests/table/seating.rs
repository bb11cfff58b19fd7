//! Who sits where, what they are called, who is host, and how a game begins.

use protocol::{Occupant, Phase, Request};

use crate::bench::{Bench, START, act, guest, seat, sit, sit_at};

fn names(bench: &Bench) -> Vec<String> {
    let called = |occupant: &Occupant| match occupant {
        Occupant::Open => "-".to_owned(),
        Occupant::Player { name, .. } => name.clone(),
        Occupant::Bot { name, kind } => format!("{name} ({kind})"),
    };
    bench.table().seats.iter().map(|info| called(&info.occupant)).collect()
}

fn two_of_three() -> Bench {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.done(0, sit("Anne"));
    bench.done(1, sit("Bart"));
    bench
}

#[test]
fn somebody_sits_on_the_first_open_seat_or_the_one_named() {
    let mut bench = Bench::new(4);
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.connect(2, "c");
    bench.done(0, sit_at("Anne", 1));
    bench.done(1, sit("Bart"));
    bench.done(2, sit("Cleo"));
    assert_eq!(names(&bench), ["Bart", "Anne", "Cleo", "-"]);
    assert_eq!(bench.room.seat_of(&guest("c")), Some(seat(2)));
}

#[test]
fn a_seat_that_a_person_has_cannot_be_taken() {
    let mut bench = two_of_three();
    bench.connect(2, "c");
    bench.refused(2, sit_at("Cleo", 0), "room-seat-taken");
    bench.refused(2, sit_at("Cleo", 3), "room-no-such-seat");
}

#[test]
fn when_no_seat_is_open_a_newcomer_takes_a_bots_seat() {
    let mut bench = two_of_three();
    bench.done(0, Request::SeatBot { seat: seat(2), bot: "random".into() });
    bench.connect(2, "c");
    bench.done(2, sit("Cleo"));
    assert_eq!(names(&bench), ["Anne", "Bart", "Cleo"]);
}

#[test]
fn when_people_have_every_seat_a_newcomer_can_only_watch() {
    let mut bench = Bench::playing(2);
    bench.connect(9, "z");
    bench.refused(9, sit("Zoe"), "room-no-seat-free");
}

#[test]
fn a_guest_has_one_seat_and_may_change_it_between_games() {
    let mut bench = two_of_three();
    bench.done(0, sit_at("Anne", 2));
    assert_eq!(names(&bench), ["-", "Bart", "Anne"]);
    assert_eq!(bench.table().host, Some(seat(2)), "who changes seats stays host");
    bench.done(0, START);
    bench.refused(0, sit_at("Anne", 0), "room-no-moving-in-game");
}

#[test]
fn sitting_down_again_under_another_name_renames() {
    let mut bench = two_of_three();
    bench.done(0, sit("Anne Bonny"));
    assert_eq!(names(&bench), ["Anne Bonny", "Bart", "-"]);
    bench.refused(0, sit("Anne Bonny"), "room-already-seated");
}

#[test]
fn two_people_of_one_name_are_told_apart() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.done(0, sit("Anne"));
    bench.done(1, sit(" anne\u{202e} "));
    assert_eq!(names(&bench)[..2], ["Anne", "anne 2"]);
}

#[test]
fn a_name_that_cannot_be_shown_is_refused() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.refused(0, sit(" \u{200b}"), "room-name-empty");
    bench.refused(0, sit("A pirate with a very long name"), "room-name-too-long");
}

#[test]
fn a_seat_given_up_before_the_game_is_open_again() {
    let mut bench = two_of_three();
    bench.done(1, Request::Stand {});
    assert_eq!(names(&bench), ["Anne", "-", "-"]);
    bench.refused(1, Request::Stand {}, "room-not-seated");
}

#[test]
fn a_seat_given_up_in_a_game_goes_to_the_strongest_bot_and_the_game_goes_on() {
    let mut bench = Bench::playing(3);
    bench.done(2, Request::Stand {});
    assert_eq!(names(&bench), ["a", "b", "Captain Crumb (highest)"]);
    assert_eq!(bench.phase(), Phase::Playing);
    assert_eq!(bench.jobs.len(), 1, "the bot has been asked");
}

#[test]
fn a_person_takes_over_a_bots_seat_in_a_running_game_with_the_hosts_consent() {
    let mut bench = two_of_three();
    bench.done(0, START);
    bench.connect(2, "c");
    bench.done(2, sit("Cleo"));
    assert_ne!(names(&bench)[2], "Cleo", "the host is asked first");
    bench.done(0, Request::Admit { knock: bench.room.seq() });
    assert_eq!(names(&bench)[2], "Cleo");
    let legal = bench.legal(2)[0].clone();
    bench.done(2, act(&legal));
}

#[test]
fn who_gave_up_a_seat_in_a_game_may_return_to_that_seat_alone() {
    let mut bench = Bench::playing(3);
    bench.done(1, Request::Stand {});
    bench.done(2, Request::Stand {});
    bench.refused(1, sit_at("b", 2), "room-only-own-seat");
    bench.done(1, sit("b"));
    assert_eq!(bench.room.seat_of(&guest("b")), Some(seat(1)));
}

#[test]
fn after_the_end_a_newcomer_does_not_see_what_the_seats_last_owner_saw() {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.connect(9, "z");
    bench.done(1, Request::Stand {});
    bench.clear_boxes();
    bench.done(9, sit_at("Zoe", 1));
    let update = bench.updates(9).pop().expect("an update");
    assert_eq!(update.you, Some(seat(1)));
    assert!(update.snapshot.expect("a game").get().starts_with(r#"{"viewer":null"#));
    assert_eq!(bench.room.viewer_of(&guest("a")), hosting::Viewer::Seat(seat(0)));
}

#[test]
fn the_first_to_sit_down_is_host_and_only_the_host_fills_seats_and_begins() {
    let mut bench = two_of_three();
    assert_eq!(bench.table().host, Some(seat(0)));
    for request in [
        Request::SeatBot { seat: seat(2), bot: "random".into() },
        Request::ClearSeat { seat: seat(0) },
        Request::LetIn { removal: 3 },
        START,
        Request::Rematch {},
    ] {
        bench.refused(1, request, "room-host-only");
    }
    bench.connect(5, "watcher");
    bench.refused(5, START, "room-not-seated");
}

#[test]
fn a_host_puts_bots_into_seats_and_takes_them_out_again() {
    let mut bench = two_of_three();
    bench.done(0, Request::SeatBot { seat: seat(2), bot: "random".into() });
    assert_eq!(names(&bench)[2], "Captain Crumb (random)");
    bench.done(0, Request::SeatBot { seat: seat(2), bot: "highest".into() });
    assert_eq!(names(&bench)[2], "Captain Crumb (highest)");
    bench.done(0, Request::ClearSeat { seat: seat(2) });
    assert_eq!(names(&bench)[2], "-");
    bench.refused(0, Request::ClearSeat { seat: seat(2) }, "room-seat-is-open");
    for bot in ["kraken", "lowest,lowest"] {
        bench.refused(0, Request::SeatBot { seat: seat(2), bot: bot.into() }, "room-no-such-bot");
    }
    bench.refused(0, Request::SeatBot { seat: seat(1), bot: "random".into() }, "room-seat-taken");
    bench.refused(0, Request::SeatBot { seat: seat(7), bot: "random".into() }, "room-no-such-seat");
}

#[test]
fn a_bots_seat_is_needed_while_a_game_is_on() {
    let mut bench = two_of_three();
    bench.done(0, START);
    bench.refused(0, Request::ClearSeat { seat: seat(2) }, "room-seat-needed");
}

/// The removals that everybody is told of, as numbers and names.
fn removals(bench: &Bench) -> Vec<(u64, String)> {
    bench.table().removals.into_iter().map(|removal| (removal.number, removal.name)).collect()
}

#[test]
fn who_is_removed_is_told_so_and_stays_away_even_after_the_game() {
    let mut bench = Bench::playing(2);
    bench.refused(0, Request::ClearSeat { seat: seat(0) }, "room-not-yourself");
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    assert_eq!(names(&bench), ["a", "One-Eyed Olaf (highest)"]);
    assert!(bench.updates(1).pop().expect("an update").removed, "who is removed is told");
    assert!(!bench.updates(0).pop().expect("an update").removed, "and nobody else");
    assert_eq!(removals(&bench), [(bench.room.seq(), "b".to_owned())]);
    bench.refused(1, sit("b"), "room-removed");
    for _ in 0..2 {
        bench.throw(0);
        bench.think();
        bench.wait(2_000);
    }
    assert_eq!(bench.phase(), Phase::Over);
    bench.refused(1, sit("b"), "room-removed");
    assert!(bench.connect(5, "b").removed, "also on coming back");
    assert!(!bench.connect(6, "z").removed);
}

#[test]
fn a_host_lets_in_again_whom_a_host_has_removed() {
    let mut bench = Bench::playing(3);
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    let removal = bench.room.seq();
    bench.refused(2, Request::LetIn { removal }, "room-host-only");
    bench.refused(1, Request::LetIn { removal }, "room-not-seated");
    bench.refused(0, Request::LetIn { removal: removal + 1 }, "room-no-such-removal");
    bench.clear_boxes();
    bench.done(0, Request::LetIn { removal });
    assert!(!bench.updates(1).pop().expect("an update").removed);
    assert_eq!(removals(&bench), []);
    bench.done(1, sit("b"));
    assert_eq!(bench.room.seat_of(&guest("b")), Some(seat(1)), "back to the hand they know");
    bench.refused(0, Request::LetIn { removal }, "room-no-such-removal");
}

#[test]
fn two_of_one_name_are_removed_and_let_in_each_by_their_own_number() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    for (number, name) in [(1, "b"), (2, "c")] {
        bench.connect(number, name);
        bench.done(number, sit_at("Bart", u8::try_from(number).expect("small")));
    }
    for idx in [1, 2] {
        bench.done(0, Request::ClearSeat { seat: seat(idx) });
    }
    let [(first, one), (second, other)] = &removals(&bench)[..] else { panic!("two were removed") };
    assert_eq!((one.as_str(), other.as_str()), ("Bart", "Bart 2"));
    assert!(first < second);
    bench.done(0, Request::LetIn { removal: *second });
    bench.refused(1, sit("Bart"), "room-removed");
    bench.done(0, crate::bench::keep(&protocol::Customs::default()));
    bench.done(2, sit("Bart"));
}

#[test]
fn while_the_host_is_away_for_a_moment_nobody_else_lets_people_in_again() {
    let mut bench = Bench::playing(3);
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    let removal = bench.room.seq();
    bench.disconnect(0);
    bench.refused(2, Request::LetIn { removal }, "room-host-only");
    bench.wait(60_000);
    bench.done(2, Request::LetIn { removal });
}

#[test]
fn a_game_never_begins_by_itself_even_when_people_have_every_seat() {
    let mut bench = two_of_three();
    bench.connect(2, "c");
    bench.done(2, sit("Cleo"));
    bench.wait(100_000);
    assert_eq!(bench.phase(), Phase::Gathering);
    assert_eq!(bench.room.next_deadline(), None, "nothing is going to happen by itself");
    bench.refused(2, START, "room-host-only");
    bench.done(0, START);
    assert_eq!(bench.phase(), Phase::Playing);
}

#[test]
fn at_a_full_table_whose_host_has_left_the_next_host_begins() {
    let mut bench = two_of_three();
    bench.connect(2, "c");
    bench.connect(3, "d");
    bench.done(2, sit("Cleo"));
    bench.done(0, Request::Stand {});
    bench.done(3, sit("Dora"));
    bench.refused(3, START, "room-host-only");
    bench.done(1, START);
    assert_eq!(bench.phase(), Phase::Playing);
}

#[test]
fn a_table_with_bots_waits_for_its_host() {
    let mut bench = two_of_three();
    bench.done(0, Request::SeatBot { seat: seat(2), bot: "random".into() });
    bench.wait(100_000);
    assert_eq!(bench.phase(), Phase::Gathering);
    bench.done(0, START);
    assert_eq!(bench.phase(), Phase::Playing);
}

#[test]
fn at_the_start_open_seats_get_the_bot_asked_for_or_the_strongest() {
    let mut bench = Bench::new(4);
    bench.connect(0, "a");
    bench.done(0, sit_at("Anne", 1));
    bench.refused(0, Request::Start { bot: Some("kraken".into()) }, "room-no-such-bot");
    bench.done(0, Request::SeatBot { seat: seat(3), bot: "random".into() });
    bench.done(0, START);
    assert_eq!(
        names(&bench),
        ["Barnacle Bess (highest)", "Anne", "Captain Crumb (highest)", "Mad Mabel (random)"]
    );
    let mut bench = Bench::new(2);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.done(0, Request::Start { bot: Some("random".into()) });
    assert_eq!(names(&bench)[1], "One-Eyed Olaf (random)");
}

#[test]
fn a_crew_is_mixed_or_chosen_seat_by_seat() {
    let crew = |wish: &str| {
        let mut bench = Bench::new(4);
        bench.connect(0, "a");
        bench.done(0, sit("Anne"));
        bench.refused(0, Request::Start { bot: Some("lowest,kraken".into()) }, "room-no-such-bot");
        bench.done(0, Request::Start { bot: Some(wish.into()) });
        names(&bench)[1..].join(", ")
    };
    let mixed = crew(engine::MIXED);
    let levels = ["(coconuts-thrower)", "(tireless)", "(highest)"];
    assert!(mixed.split(", ").zip(levels).all(|(name, kind)| name.ends_with(kind)), "{mixed}");
    let chosen = crew("lowest,random");
    assert!(
        chosen.contains("(lowest), ") && chosen.contains("(random), ") && chosen.ends_with("(lowest)"),
        "{chosen}"
    );
    let mut bench = Bench::new(4);
    bench.connect(0, "a");
    bench.done(0, sit("Anne"));
    bench.done(0, Request::SeatBot { seat: seat(3), bot: engine::MIXED.into() });
    assert!(names(&bench)[3].ends_with("(highest)"), "{:?}", names(&bench));
}

#[test]
fn a_game_that_is_on_cannot_begin_again() {
    let mut bench = Bench::playing(2);
    bench.refused(0, START, "room-already-playing");
    bench.refused(0, Request::Rematch {}, "room-already-playing");
}

#[test]
fn after_the_end_the_host_begins_another_game_with_the_same_seats() {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.refused(0, act("[0]"), "room-game-over");
    bench.refused(1, Request::Rematch {}, "room-host-only");
    bench.done(0, Request::Rematch {});
    assert_eq!((bench.phase(), bench.table().games), (Phase::Playing, 2));
    bench.finish(2);
}

#[test]
fn there_is_no_second_game_before_the_first() {
    let mut bench = two_of_three();
    bench.refused(0, Request::Rematch {}, "room-no-game-yet");
    bench.refused(0, act("3"), "room-no-game-yet");
}

#[test]
fn when_the_host_leaves_the_next_who_sat_down_is_host() {
    let mut bench = two_of_three();
    bench.done(0, Request::Stand {});
    assert_eq!(bench.table().host, Some(seat(1)));
}

#[test]
fn a_host_away_for_the_grace_time_passes_the_office_on_and_has_it_again_on_return() {
    let mut bench = two_of_three();
    bench.disconnect(0);
    assert_eq!(bench.table().host, Some(seat(0)));
    bench.clear_boxes();
    let deadline = bench.room.next_deadline().expect("somebody waits");
    assert_eq!(deadline, bench.now + 60_000);
    bench.wait(60_000);
    assert_eq!(bench.table().host, Some(seat(1)));
    assert_eq!(bench.letters(1).len(), 1, "everybody is told");
    bench.connect(3, "a");
    assert_eq!(bench.table().host, Some(seat(0)));
}

#[test]
fn before_a_game_nobody_begins_while_the_host_is_away_for_a_moment() {
    let mut bench = two_of_three();
    bench.disconnect(0);
    bench.refused(1, START, "room-host-only");
    bench.refused(1, Request::Countdown { runs: true, bot: None }, "room-host-only");
    bench.refused(1, Request::SeatBot { seat: seat(2), bot: "random".into() }, "room-host-only");
    assert!(!bench.table().may_begin(Some(seat(1))));
    bench.wait(60_000);
    assert!(bench.table().may_begin(Some(seat(1))), "then somebody else is host");
    bench.done(1, START);
}

#[test]
fn a_host_who_reloads_the_page_is_not_sent_away_meanwhile() {
    let mut bench = two_of_three();
    bench.disconnect(0);
    bench.refused(1, Request::ClearSeat { seat: seat(0) }, "room-host-only");
    bench.wait(60_000);
    bench.done(1, Request::ClearSeat { seat: seat(0) });
}
