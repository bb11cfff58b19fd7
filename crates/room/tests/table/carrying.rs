//! A seat goes to another device and back: one person, one hand.

use protocol::{Custom, Customs, Door, Evening, Phase, Request};
use room::{GuestKey, Input, Limits, Room};

use crate::bench::{Bench, Store, client, guest, keep, seat, sit};
use crate::coconuts::GAMES;

fn carry(bench: &mut Bench, from: &str, to: &str) {
    let number = bench.carried.len() as u64;
    bench.input(Input::Carry { number, from: guest(from), to: guest(to) });
}

/// A wish to carry is answered like this, and only like this.
fn answered(bench: &mut Bench, from: &str, to: &str, refused: Option<&str>) {
    let (n_before, n_entries) = (bench.carried.len(), bench.log.len());
    carry(bench, from, to);
    assert_eq!(bench.carried[n_before..], [(n_before as u64, refused.map(str::to_owned))]);
    assert_eq!(bench.log.len(), n_entries + usize::from(refused.is_none()));
}

fn seat_of(bench: &Bench, who: &str) -> Option<engine::Seat> {
    bench.room.seat_of(&guest(who))
}

fn viewer(update: &protocol::Update) -> &str {
    let snapshot = update.snapshot.as_ref().expect("a game").get();
    snapshot.split_once(',').expect("more than a viewer").0
}

#[test]
fn a_seat_goes_to_another_device_with_its_hand_its_host_and_its_evening() {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.done(0, Request::Rematch {});
    bench.connect(9, "phone");
    bench.clear_boxes();
    answered(&mut bench, "a", "phone", None);
    assert_eq!((seat_of(&bench, "a"), seat_of(&bench, "phone")), (None, Some(seat(0))));
    let (old, new) = (bench.updates(0).remove(0), bench.updates(9).remove(0));
    assert_eq!((old.you, old.moved, viewer(&old)), (None, true, r#"{"viewer":null"#));
    assert_eq!((new.you, new.moved, viewer(&new)), (Some(seat(0)), false, r#"{"viewer":0"#));
    assert!(!bench.updates(1).remove(0).moved);
    assert_eq!(bench.table().host, Some(seat(0)));
    assert!(matches!(&bench.table().evening[..], [Evening { seat: Some(_), games: 1, .. }, _]));
    bench.refused(0, Request::Stand {}, "room-not-seated");
    let own = bench.legal(0)[0].clone();
    bench.done(9, crate::bench::act(&own));
}

#[test]
fn the_old_device_fetches_its_seat_back_and_the_other_fetches_it_again() {
    let mut bench = Bench::playing(2);
    bench.refused(0, Request::FetchSeat {}, "room-no-seat-moved");
    bench.connect(9, "phone");
    answered(&mut bench, "a", "phone", None);
    bench.clear_boxes();
    bench.done(0, Request::FetchSeat {});
    assert_eq!((seat_of(&bench, "a"), seat_of(&bench, "phone")), (Some(seat(0)), None));
    assert!(bench.updates(9).remove(0).moved);
    bench.done(9, Request::FetchSeat {});
    bench.done(9, Request::Stand {});
    bench.refused(0, Request::FetchSeat {}, "room-no-seat-moved");
}

#[test]
fn nobody_gets_a_second_hand_or_a_second_seat_by_it() {
    let mut bench = Bench::playing(3);
    answered(&mut bench, "z", "y", Some("room-not-seated"));
    answered(&mut bench, "a", "b", Some("room-already-seated"));
    answered(&mut bench, "a", "a", Some("room-already-seated"));
    bench.done(1, Request::Stand {});
    answered(&mut bench, "a", "b", Some("room-only-own-seat"));
    bench.done(0, Request::ClearSeat { seat: seat(2) });
    answered(&mut bench, "a", "c", Some("room-removed"));
    answered(&mut bench, "a", "d", None);
    bench.refused(0, sit("a"), "room-seat-taken");
    bench.done(1, sit("b"));
    assert_eq!(seat_of(&bench, "b"), Some(seat(1)));
}

#[test]
fn who_has_carried_a_seat_away_takes_no_other_in_that_game() {
    let mut bench = Bench::playing(3);
    bench.done(2, Request::Stand {});
    answered(&mut bench, "a", "phone", None);
    bench.refused(0, crate::bench::sit_at("a", 2), "room-only-own-seat");
}

#[test]
fn a_seat_is_carried_in_every_phase_and_also_after_a_restart() {
    let mut bench = Bench::new(2);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    answered(&mut bench, "a", "a2", None);
    assert_eq!(bench.phase(), Phase::Gathering);
    let log = serde_json::to_string(&bench.log).expect("a log is JSON");
    let log: Vec<room::Entry> = serde_json::from_str(&log).expect("it can be read");
    let mut bench = Bench::reopen(log, Limits::usual(), 0);
    assert!(bench.connect(0, "a").moved);
    bench.done(0, Request::FetchSeat {});
    bench.connect(1, "b");
    bench.done(0, crate::bench::START);
    bench.finish(2);
    answered(&mut bench, "b", "b2", None);
    let room = Room::open(GAMES, Limits::usual(), &bench.log).expect("the log can be folded");
    assert_eq!(room.seat_of(&guest("b2")), Some(seat(1)));
    assert_eq!(room.viewer_of(&guest("b2")), hosting::Viewer::Seat(seat(1)));
    assert_eq!(room.viewer_of(&guest("b")), hosting::Viewer::Spectator);
}

#[test]
fn both_devices_come_into_a_locked_table() {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.done(0, Request::Keep { customs: vec![Custom::Door(Door::Locked)] });
    answered(&mut bench, "a", "phone", None);
    bench.disconnect(0);
    assert!(bench.connect(0, "a").moved);
    assert_eq!(bench.connect(9, "phone").you, Some(seat(0)));
    bench.input(Input::Connected { client: client(8), guest: GuestKey("z".into()), last: None });
    assert_eq!(bench.closed, [client(8)]);
}

#[test]
fn a_seat_is_carried_once_the_store_has_it() {
    let mut bench = Bench::playing(2);
    bench.store = Store::Waiting;
    carry(&mut bench, "a", "phone");
    assert!(bench.carried.is_empty() && seat_of(&bench, "phone").is_none());
    let (seq, _) = bench.appends.pop_front().expect("it waits for the store");
    bench.input(Input::StoreFailed { seq });
    assert_eq!(bench.carried, [(0, Some("room-store-failed".to_owned()))]);
    carry(&mut bench, "a", "phone");
    let (_, other) = bench.appends.pop_front().expect("it waits for the store");
    bench.input(Input::Conflict { entries: vec![other] });
    assert_eq!(bench.carried[1].1.as_deref(), Some("room-not-seated"), "another node was first");
}

#[test]
fn a_seat_is_not_carried_to_and_fro_for_ever() {
    let mut bench = Bench::playing(2);
    for _ in 0..40 {
        carry(&mut bench, "a", "phone");
        carry(&mut bench, "phone", "a");
    }
    assert!(bench.carried.iter().any(|(_, refused)| refused.as_deref() == Some("room-seat-too-often")));
}

#[test]
fn who_was_removed_does_not_come_back_by_the_device_they_came_from() {
    let mut bench = Bench::playing(3);
    bench.connect(9, "tablet");
    answered(&mut bench, "b", "tablet", None);
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    bench.refused(1, sit("B"), "room-removed");
    bench.refused(9, sit("B"), "room-removed");
    let removals = bench.table().removals;
    assert_eq!(removals.len(), 1, "it is one person");
    bench.done(0, Request::LetIn { removal: removals[0].number });
    bench.done(1, sit("B"));
}

#[test]
fn whoever_goes_back_to_a_device_finds_the_evening_that_it_had() {
    let mut bench = Bench::playing(2);
    bench.finish(2);
    bench.done(0, Request::Stand {});
    bench.connect(9, "laptop");
    bench.done(9, sit("A"));
    answered(&mut bench, "laptop", "a", None);
    let evening = bench.table().evening;
    let own = evening.iter().find(|line| line.seat == seat_of(&bench, "a")).expect("the evening stays");
    assert_eq!(own.games, 1);
}

#[test]
fn whoever_has_a_seat_stays_at_a_locked_table_although_another_of_their_devices_was_removed() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.connect(2, "c");
    bench.done(0, sit("Anne"));
    bench.done(1, sit("Bart"));
    answered(&mut bench, "b", "c", None);
    bench.done(1, sit("Bart"));
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    bench.done(0, keep(&Customs { door: Door::Locked, ..Customs::default() }));
    assert_eq!(bench.closed, [client(2)], "the device that was removed, and no other");
    bench.disconnect(1);
    bench.closed.clear();
    bench.connect(1, "b");
    assert_eq!(bench.closed, [], "and they come back");
}

/// A game of three in which the second one's seat has gone to another device; that is client 9.
fn taken_away() -> Bench {
    let mut bench = Bench::playing(3);
    bench.connect(9, "thief");
    answered(&mut bench, "b", "thief", None);
    bench.clear_boxes();
    bench
}

const SEND_BACK: Request = Request::SendBack { seat: engine::Seat::new(1) };

#[test]
fn the_host_gives_a_seat_back_to_the_device_it_came_from_and_both_see_it() {
    let mut bench = taken_away();
    assert_eq!(bench.table().carried, [seat(1)]);
    bench.refused(2, SEND_BACK, "room-host-only");
    bench.refused(1, SEND_BACK, "room-not-seated");
    bench.refused(9, SEND_BACK, "room-host-only");
    bench.clear_boxes();
    bench.done(0, SEND_BACK);
    assert_eq!((seat_of(&bench, "b"), seat_of(&bench, "thief")), (Some(seat(1)), None));
    let (old, other) = (bench.updates(1).remove(0), bench.updates(9).remove(0));
    assert_eq!(
        (old.you, old.moved, old.sent_back, viewer(&old)),
        (Some(seat(1)), false, false, r#"{"viewer":1"#)
    );
    assert_eq!((other.you, other.moved, other.sent_back), (None, false, true));
    assert_eq!(viewer(&other), r#"{"viewer":null"#);
    let told = serde_json::to_string(&bench.updates(2)[0].happenings).expect("it is JSON");
    assert!(told.contains("room-note-sent-back") && told.contains(r#""text":"b""#), "{told}");
    assert_eq!(bench.table().carried, []);
    bench.refused(0, SEND_BACK, "room-not-carried");
    let own = bench.legal(1)[0].clone();
    bench.done(1, crate::bench::act(&own));
}

#[test]
fn whoever_lost_a_seat_by_the_hosts_word_gets_none_in_that_game() {
    let mut bench = taken_away();
    bench.done(0, SEND_BACK);
    bench.refused(9, Request::FetchSeat {}, "room-sent-back");
    bench.refused(9, sit("Thief"), "room-sent-back");
    bench.done(2, Request::Stand {});
    bench.refused(9, crate::bench::sit_at("Thief", 2), "room-sent-back");
    answered(&mut bench, "a", "thief", Some("room-only-own-seat"));
    bench.done(1, Request::Stand {});
    bench.refused(9, sit("Thief"), "room-sent-back");
    bench.done(1, sit("b"));
    bench.done(2, sit("c"));
    bench.finish(3);
    assert!(!bench.updates(9).last().expect("they watch").sent_back);
    bench.done(2, Request::Stand {});
    bench.done(9, sit("Thief"));
}

#[test]
fn the_two_are_not_one_person_any_more() {
    let mut bench = taken_away();
    bench.done(0, SEND_BACK);
    bench.finish(3);
    bench.done(1, Request::Stand {});
    bench.done(9, sit("Thief"));
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    bench.refused(9, sit("Thief"), "room-removed");
    bench.done(0, Request::Keep { customs: vec![Custom::Door(Door::Open)] });
    bench.done(1, sit("b"));
    assert_eq!(seat_of(&bench, "b"), Some(seat(1)));
    bench.done(0, Request::ClearSeat { seat: seat(1) });
    let numbers: Vec<_> = bench.table().removals.iter().map(|removal| removal.number).collect();
    assert_eq!(numbers.len(), 2, "each was removed by themselves");
    bench.done(0, Request::LetIn { removal: numbers[1] });
    bench.refused(9, sit("Thief"), "room-removed");
    bench.done(1, sit("b"));
}

#[test]
fn a_seat_that_was_carried_on_goes_all_the_way_back() {
    let mut bench = taken_away();
    bench.connect(8, "accomplice");
    answered(&mut bench, "thief", "accomplice", None);
    bench.done(0, SEND_BACK);
    assert_eq!(seat_of(&bench, "b"), Some(seat(1)));
    for client in [8, 9] {
        assert!(bench.updates(client).last().expect("they watch").sent_back);
        bench.refused(client, Request::FetchSeat {}, "room-sent-back");
    }
}

#[test]
fn leaving_the_seat_and_taking_it_again_does_not_make_it_ones_own() {
    let mut bench = taken_away();
    bench.done(9, Request::Stand {});
    assert_eq!(bench.table().carried, []);
    bench.refused(0, SEND_BACK, "room-nobody-there");
    bench.done(9, sit("B"));
    assert_eq!(bench.table().carried, [seat(1)]);
    bench.done(0, SEND_BACK);
    assert_eq!(seat_of(&bench, "b"), Some(seat(1)));
}

#[test]
fn a_seat_that_was_fetched_back_is_not_fetched_away_again_once_the_host_says_so() {
    let mut bench = taken_away();
    bench.done(1, Request::FetchSeat {});
    assert_eq!(bench.table().carried, [seat(1)], "the other device may fetch it again");
    bench.done(0, SEND_BACK);
    bench.refused(9, Request::FetchSeat {}, "room-sent-back");
    assert_eq!((seat_of(&bench, "b"), bench.table().carried), (Some(seat(1)), vec![]));
}

#[test]
fn a_host_whose_own_seat_was_carried_away_fetches_it_and_keeps_it() {
    let mut bench = Bench::playing(3);
    bench.connect(9, "thief");
    bench.connect(8, "accomplice");
    answered(&mut bench, "a", "thief", None);
    answered(&mut bench, "thief", "accomplice", None);
    assert_eq!((bench.table().host, bench.table().carried), (Some(seat(0)), vec![]));
    bench.refused(8, Request::SendBack { seat: seat(0) }, "room-own-seat-to-fetch");
    assert!(bench.updates(0).last().expect("they watch").moved, "however far it has gone");
    bench.done(0, Request::FetchSeat {});
    assert_eq!((seat_of(&bench, "a"), bench.table().host), (Some(seat(0)), Some(seat(0))));
    bench.done(0, Request::SendBack { seat: seat(0) });
    for client in [8, 9] {
        assert!(bench.updates(client).last().expect("they watch").sent_back);
        bench.refused(client, Request::FetchSeat {}, "room-sent-back");
    }
}

#[test]
fn a_seat_is_not_sent_back_to_somebody_who_has_another() {
    let mut bench = Bench::new(3);
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    answered(&mut bench, "b", "phone", None);
    assert_eq!(bench.table().carried, [seat(1)]);
    bench.done(1, sit("b"));
    assert_eq!(bench.table().carried, [], "they went on by themselves");
    bench.refused(0, SEND_BACK, "room-home-seated");
    bench.refused(0, Request::SendBack { seat: seat(2) }, "room-not-carried");
    bench.refused(0, Request::SendBack { seat: seat(7) }, "room-no-such-seat");
}

#[test]
fn a_host_is_told_the_true_reason_why_a_seat_cannot_be_given_back() {
    let mut bench = Bench::new(4);
    for (number, name) in [(0, "a"), (1, "b"), (2, "c")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    let send_back = |idx| Request::SendBack { seat: seat(idx) };
    bench.refused(0, send_back(3), "room-nobody-there");
    bench.refused(0, send_back(2), "room-not-carried");
    answered(&mut bench, "b", "phone", None);
    bench.done(0, keep(&Customs { door: Door::Asks, ..Customs::default() }));
    bench.done(1, sit("b"));
    bench.done(0, Request::TurnAway { knock: bench.table().knocks[0].number });
    bench.refused(0, send_back(1), "room-home-removed");
    bench.done(0, Request::LetIn { removal: bench.table().removals[0].number });
    bench.done(0, send_back(1));
    bench.done(1, Request::Stand {});
    bench.done(1, sit("b"));
    answered(&mut bench, "b", "phone", None);
    bench.done(0, crate::bench::START);
    answered(&mut bench, "c", "b", None);
    bench.refused(0, send_back(1), "room-home-seated");
    bench.done(2, Request::FetchSeat {});
    bench.refused(0, send_back(1), "room-home-knows-hand");
}

#[test]
fn evening_stand_in_and_hand_come_back_also_after_a_restart() {
    let mut bench = Bench::playing(3);
    bench.finish(3);
    bench.done(0, Request::Rematch {});
    answered(&mut bench, "b", "thief", None);
    bench.done(0, Request::StandIn { seat: seat(1), plays: true });
    bench.done(0, SEND_BACK);
    assert!(bench.table().seats[1].stand_in);
    let evening = bench.table().evening;
    assert!(evening.iter().any(|line| line.seat == Some(seat(1)) && line.games == 1), "{evening:?}");
    let log = serde_json::to_string(&bench.log).expect("a log is JSON");
    let log: Vec<room::Entry> = serde_json::from_str(&log).expect("it can be read");
    let mut bench = Bench::reopen(log, Limits::usual(), 0);
    assert_eq!(bench.room.viewer_of(&guest("b")), hosting::Viewer::Seat(seat(1)));
    let thief = bench.connect(9, "thief");
    assert!(thief.sent_back && !thief.moved && thief.you.is_none());
}

#[test]
fn whoever_lost_a_seat_comes_in_by_a_locked_door_like_a_stranger() {
    let mut bench = taken_away();
    bench.done(0, SEND_BACK);
    bench.done(0, Request::Keep { customs: vec![Custom::Door(Door::Locked)] });
    bench.disconnect(9);
    bench.closed.clear();
    bench.input(Input::Connected { client: client(9), guest: guest("thief"), last: None });
    assert_eq!(bench.closed, [client(9)]);
}

#[test]
fn the_owner_may_carry_the_seat_to_that_device_once_more() {
    let mut bench = taken_away();
    bench.done(0, SEND_BACK);
    answered(&mut bench, "b", "thief", None);
    let update = bench.updates(9).pop().expect("it was carried");
    assert_eq!((update.you, update.sent_back), (Some(seat(1)), false));
    assert_eq!(bench.table().carried, [seat(1)]);
}

#[test]
fn whoever_was_turned_away_on_one_device_is_not_heard_knocking_on_the_other() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.connect(9, "phone");
    bench.done(0, sit("Anne"));
    bench.done(1, sit("Bart"));
    answered(&mut bench, "b", "phone", None);
    bench.done(9, Request::Stand {});
    bench.done(0, keep(&Customs { door: Door::Asks, ..Customs::default() }));
    bench.done(1, sit("Bart"));
    bench.done(9, sit("Bart"));
    let numbers: Vec<_> = bench.table().knocks.iter().map(|knock| knock.number).collect();
    bench.done(0, Request::TurnAway { knock: numbers[0] });
    let update = bench.updates(9).pop().expect("they are told");
    assert_eq!((update.removed, update.knocking), (true, false));
    assert_eq!(bench.table().knocks, []);
    bench.refused(0, Request::Admit { knock: numbers[1] }, "room-no-such-knock");
    assert_eq!(bench.table().removals.len(), 1);
    bench.done(0, Request::LetIn { removal: bench.table().removals[0].number });
    bench.done(0, Request::Admit { knock: numbers[1] });
    assert_eq!(seat_of(&bench, "phone"), Some(seat(1)));
}

/// Everybody throws until the game is over; these clients have the seats in order.
fn finish_by(bench: &mut Bench, clients: [u64; 3]) {
    for (client, idx) in clients.into_iter().zip(0..).chain(clients.into_iter().zip(0..)) {
        let own = bench.legal(idx)[0].clone();
        bench.done(client, crate::bench::act(&own));
    }
    assert_eq!(bench.phase(), Phase::Over);
}

/// Whose seat it was at the end of each game that was played, for this guest.
fn results(bench: &Bench, who: &str) -> Vec<Option<engine::Seat>> {
    let finished = room::chronicle(GAMES, &bench.log).expect("it can be folded");
    finished.iter().map(|game| game.seat_at_end(&guest(who))).collect()
}

#[test]
fn a_seat_that_is_given_back_takes_all_results_with_it_wherever_it_has_gone_since() {
    let mut bench = taken_away();
    bench.connect(8, "accomplice");
    finish_by(&mut bench, [0, 9, 2]);
    answered(&mut bench, "thief", "accomplice", None);
    bench.done(0, Request::Rematch {});
    finish_by(&mut bench, [0, 8, 2]);
    bench.done(0, Request::Swap { seat: seat(1), with: seat(2) });
    bench.done(0, Request::Rematch {});
    finish_by(&mut bench, [0, 2, 8]);
    bench.done(0, Request::SendBack { seat: seat(2) });
    assert_eq!(results(&bench, "b"), [Some(seat(1)), Some(seat(1)), Some(seat(2))]);
    assert_eq!([results(&bench, "thief"), results(&bench, "accomplice")], [[None; 3], [None; 3]]);
    assert_eq!(results(&bench, "c"), [Some(seat(2)), Some(seat(2)), Some(seat(1))]);
    for game in room::chronicle(GAMES, &bench.log).expect("it can be folded") {
        let seat = game.seat_at_end(&guest("b")).expect("it was theirs");
        assert_eq!(game.part_of(&guest("b")), Some(seat), "what is theirs is in their list");
        assert!(game.shared.contains(seat), "neither shows what the other saw");
    }
}

#[test]
fn what_somebody_had_played_for_themselves_stays_theirs_when_a_seat_is_given_back() {
    let mut bench = Bench::playing(3);
    bench.finish(3);
    bench.done(2, Request::Stand {});
    answered(&mut bench, "b", "c", None);
    bench.done(0, Request::Start { bot: None });
    while bench.phase() == Phase::Playing {
        for (client, idx) in [(0, 0), (2, 1)] {
            let own = bench.legal(idx).first().cloned();
            own.into_iter().for_each(|own| bench.done(client, crate::bench::act(&own)));
        }
        while !bench.jobs.is_empty() {
            bench.think();
        }
        bench.wait(2_000);
    }
    bench.done(0, SEND_BACK);
    assert_eq!(results(&bench, "b"), [Some(seat(1)), Some(seat(1))]);
    assert_eq!(results(&bench, "c"), [Some(seat(2)), None], "their own game stays theirs");
}
