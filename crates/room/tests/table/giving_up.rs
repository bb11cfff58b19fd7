//! Somebody gives a game up, and what comes of it; and who wins an evening of several games.

use engine::{Seat, SeatMap, Standing};
use protocol::{Custom, Ended, Occupant, Phase, Request};
use room::{Change, Entry, Input, Limits};

use crate::bench::{Bench, START, act, guest, seat, sit, sit_at};

const CONCEDE: Request = Request::Concede {};

fn let_bots_play(bench: &mut Bench) {
    while !bench.jobs.is_empty() {
        bench.think();
    }
    bench.wait(2_000);
}

fn ranks(bench: &Bench) -> Option<Vec<u8>> {
    bench.table().ended.map(|Ended { ranks, .. }| ranks)
}

#[test]
fn a_bot_plays_on_for_whoever_gives_up_and_that_cannot_be_undone_in_this_game() {
    let mut bench = Bench::new(4);
    for (number, name) in [(0, "a"), (1, "b"), (2, "c")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    bench.refused(1, CONCEDE, "room-no-game-yet");
    bench.done(0, START);
    bench.clear_boxes();
    bench.done(1, CONCEDE);
    assert_eq!(bench.notes(0), ["room-note-conceded", "room-note-bot-plays"]);
    assert_eq!((bench.table().conceded, ranks(&bench)), (vec![seat(1)], None));
    assert!(bench.table().seats[1].stand_in);
    let own = bench.legal(1)[0].clone();
    bench.refused(1, act(&own), "room-bot-to-the-end");
    bench.refused(1, Request::StandIn { seat: seat(1), plays: false }, "room-bot-to-the-end");
    bench.refused(1, CONCEDE, "room-nothing-to-change");
    for _ in 0..2 {
        for idx in [0, 2] {
            assert!(matches!(bench.throw(idx), Some(Ok(_))));
        }
        let_bots_play(&mut bench);
    }
    assert_eq!((bench.phase(), ranks(&bench)), (Phase::Over, None), "it was played to its own end");
    bench.refused(1, CONCEDE, "room-game-over");
    bench.done(0, Request::Rematch {});
    assert!(bench.table().conceded.is_empty() && matches!(bench.throw(1), Some(Ok(_))));
}

#[test]
fn the_game_ends_when_one_seat_is_left_and_those_who_gave_up_come_last() {
    let mut bench = Bench::playing(3);
    for idx in 0..3 {
        bench.throw(idx);
    }
    bench.done(1, CONCEDE);
    bench.clear_boxes();
    bench.done(0, CONCEDE);
    assert_eq!(bench.phase(), Phase::Over);
    let ranks = ranks(&bench).expect("it has ended");
    assert!(ranks[2] == 1 && ranks[0] > 1 && ranks[1] > 1, "{ranks:?}");
    assert_eq!(bench.notes(2), ["room-note-conceded", "room-ended"]);
    let wins: Vec<u32> = bench.table().evening.iter().map(|line| line.wins).collect();
    assert_eq!(wins, [0, 0, 1]);
    let own = bench.legal(2)[0].clone();
    bench.refused(2, act(&own), "room-game-over");
    assert!(bench.jobs.iter().all(|(_, _, job)| job.stop().is_said()), "no bot thinks any more");
    bench.done(0, Request::Rematch {});
    assert_eq!((bench.phase(), bench.table().ended), (Phase::Playing, None));
}

/// Every table of two to four seats with one or more people, where they give up one after another.
#[test]
fn a_table_tells_beforehand_whether_giving_up_ends_the_game() {
    for (n_seats, n_people) in (2..=4_u8).flat_map(|seats| (1..=seats).map(move |people| (seats, people))) {
        let mut bench = Bench::new(n_seats);
        for number in 0..n_people {
            let name = format!("p{number}");
            bench.connect(number.into(), &name);
            bench.done(number.into(), sit(&name));
        }
        bench.done(0, START);
        for number in 0..n_people {
            let was_told = bench.table().ends_without(seat(number));
            bench.done(number.into(), CONCEDE);
            let has_ended = bench.phase() == Phase::Over;
            assert_eq!(was_told, has_ended, "{number} of {n_people} at a table for {n_seats}");
            if has_ended {
                break;
            }
        }
        assert_eq!(bench.phase(), Phase::Over);
    }
}

#[test]
fn a_person_alone_among_bots_ends_the_game_and_the_bots_stand_as_they_did() {
    let mut bench = Bench::new(3);
    bench.connect(0, "a");
    bench.done(0, sit("a"));
    bench.done(0, START);
    bench.throw(0);
    let_bots_play(&mut bench);
    bench.done(0, CONCEDE);
    let Some(Entry { change: Change::Conceded { ended: Some(ended), .. }, .. }) = bench.log.last() else {
        panic!("it ends");
    };
    assert_eq!(ended[seat(0)].rank, 3);
    let scores = |standings: &SeatMap<Standing>, at: Seat| standings[at].score;
    let better = usize::from(scores(ended, seat(2)) > scores(ended, seat(1)));
    assert_eq!(ended[seat(1)].rank, u8::try_from(1 + better).expect("small"));
    bench.done(
        0,
        Request::Lay { game: "coconuts".into(), options: crate::coconuts::raw(r#"{"spare":1}"#), seats: 2 },
    );
    assert_eq!((bench.phase(), bench.table().conceded), (Phase::Gathering, vec![]));
}

#[test]
fn when_the_last_who_has_not_given_up_leaves_or_is_removed_the_game_ends() {
    for is_removed in [false, true] {
        let mut bench = Bench::playing(3);
        bench.done(0, CONCEDE);
        bench.done(1, Request::Stand {});
        assert_eq!(bench.phase(), Phase::Playing, "one is left who wants it");
        bench.clear_boxes();
        match is_removed {
            true => bench.done(0, Request::ClearSeat { seat: seat(2) }),
            false => bench.done(2, Request::Stand {}),
        }
        assert_eq!(bench.phase(), Phase::Over);
        let told = match is_removed {
            true => {
                &["room-note-removed", "room-note-bot-took-over", "room-note-door-asks", "room-ended"][..]
            }
            false => &["room-note-left", "room-note-bot-took-over", "room-ended"],
        };
        assert_eq!(bench.notes(0), told);
        assert_eq!(ranks(&bench).map(|ranks| ranks[0]), Some(3), "who gave up comes last");
        let evening: Vec<u32> = bench.table().evening.iter().map(|line| line.games).collect();
        assert_eq!(evening, [1], "it counts for who sat there to the end");
        let again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
        assert_eq!((again.phase(), ranks(&again)), (Phase::Over, ranks(&bench)));
        let told = room::chronicle(crate::coconuts::GAMES, &bench.log).expect("it can be folded");
        assert_eq!(told.len(), 1, "and can be seen again");
        bench.done(0, Request::Rematch {});
        assert_eq!((bench.phase(), bench.table().ended), (Phase::Playing, None));
    }
}

#[test]
fn who_leaves_a_game_that_nobody_has_given_up_may_come_back_to_it() {
    let mut bench = Bench::playing(2);
    bench.done(0, Request::Stand {});
    bench.done(1, Request::Stand {});
    assert_eq!(bench.phase(), Phase::Playing);
    bench.done(1, sit("b"));
    assert!(matches!(bench.throw(1), Some(Ok(_))));
    bench.done(1, CONCEDE);
    assert_eq!(bench.phase(), Phase::Over);
}

#[test]
fn a_game_that_was_given_up_is_over_after_a_restart_too() {
    let mut bench = Bench::playing(2);
    bench.done(0, CONCEDE);
    let again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    assert_eq!((again.phase(), ranks(&again)), (Phase::Over, Some(vec![2, 1])));
    assert_eq!(again.table().evening, bench.table().evening);
}

#[test]
fn a_game_that_was_given_up_is_told_apart_from_one_that_was_played_to_its_end() {
    let mut bench = Bench::playing(2);
    bench.done(0, CONCEDE);
    bench.done(0, Request::Rematch {});
    for idx in [0, 1, 0, 1] {
        bench.throw(idx);
    }
    assert_eq!(bench.phase(), Phase::Over);
    let told = room::chronicle(crate::coconuts::GAMES, &bench.log).expect("it can be folded");
    let marked = |finished: &room::Finished| {
        let file = serde_json::to_value(finished.whole()).expect("it is JSON");
        file.get("given_up").cloned()
    };
    assert_eq!(told.iter().map(marked).collect::<Vec<_>>(), [Some(true.into()), None]);
}

#[test]
fn nobody_new_sits_down_where_somebody_gave_up_until_that_game_is_over() {
    let mut bench = Bench::playing(4);
    bench.done(1, CONCEDE);
    bench.done(1, Request::Stand {});
    bench.connect(9, "z");
    bench.refused(9, sit_at("Zoe", 1), "room-seat-over");
    bench.refused(9, sit("Zoe"), "room-no-seat-free");
    bench.done(1, sit("b"));
    bench.done(1, Request::Stand {});
    bench.done(3, Request::Stand {});
    bench.done(9, sit("Zoe"));
    bench.done(0, Request::Admit { knock: bench.room.seq() });
    assert!(matches!(&bench.table().seats[3].occupant, Occupant::Player { name, .. } if name == "Zoe"));
    bench.done(9, CONCEDE);
    bench.done(0, CONCEDE);
    assert_eq!(bench.phase(), Phase::Over);
    bench.connect(8, "y");
    bench.done(8, sit_at("Yan", 1));
}

#[test]
fn who_knocked_before_a_seat_was_given_up_is_not_let_into_it() {
    let mut bench = Bench::playing(3);
    bench.done(1, Request::Stand {});
    bench.connect(9, "z");
    bench.done(9, sit_at("Zoe", 1));
    let knock = bench.room.seq();
    bench.done(1, sit("b"));
    bench.done(1, CONCEDE);
    bench.done(1, Request::Stand {});
    bench.refused(0, Request::Admit { knock }, "room-no-seat-free");
}

#[test]
fn who_took_over_a_seat_that_was_given_up_in_an_older_log_makes_no_move_either() {
    let mut bench = Bench::playing(3);
    bench.done(1, CONCEDE);
    bench.done(1, Request::Stand {});
    bench.log.push(Entry::of(Change::Sat { seat: seat(1), guest: guest("z"), name: "Zoe".to_owned() }));
    let mut bench = Bench::reopen(bench.log, Limits::usual(), 0);
    bench.connect(9, "z");
    assert!(matches!(&bench.table().seats[1].occupant, Occupant::Player { name, .. } if name == "Zoe"));
    let own = bench.legal(1).first().cloned();
    if let Some(own) = own {
        bench.refused(9, act(&own), "room-bot-to-the-end");
    }
}

#[test]
fn who_has_given_up_is_not_asked_whether_others_take_a_move_back() {
    let mut bench = Bench::playing(3);
    bench.done(1, CONCEDE);
    bench.throw(0);
    bench.done(0, Request::TakeBack {});
    for yes in [false, true] {
        bench.refused(1, Request::Agree { yes }, "room-nothing-asked");
    }
    bench.done(2, Request::Agree { yes: true });
    assert_eq!(bench.table().asked, None);
    assert!(matches!(bench.log.last(), Some(Entry { change: Change::TakenBack { .. }, .. })));
}

fn best_of(games: Option<u8>) -> Request {
    Request::Keep { customs: vec![Custom::BestOf(games)] }
}

/// Everybody but the winner gives up.
fn won_by(bench: &mut Bench, winner: u64) {
    bench.done(0, START);
    for loser in (0..bench.table().seats.len() as u64).filter(|idx| *idx != winner) {
        bench.done(loser, CONCEDE);
    }
    assert_eq!(bench.phase(), Phase::Over);
}

fn winners(bench: &Bench) -> Vec<String> {
    bench.table().winners().map(|line| line.name.clone()).collect()
}

/// A table of friends that plays the best of so many, won by these one after the other; what is told after the last.
fn evening_of(people: u8, games: u8, won: &[u64]) -> (Bench, Option<String>) {
    let mut bench = Bench::playing(people);
    (0..u64::from(people) - 1).for_each(|idx| bench.done(idx, CONCEDE));
    bench.done(0, best_of(Some(games)));
    for (nth, winner) in won.iter().enumerate() {
        assert_eq!(winners(&bench), [""; 0], "nobody has won the evening after {nth} games");
        bench.clear_boxes();
        won_by(&mut bench, *winner);
    }
    let told = bench.notes(1).pop().filter(|told| told.contains("evening"));
    (bench, told)
}

#[test]
fn who_first_has_won_more_than_half_of_the_games_wins_the_evening() {
    let mut bench = Bench::playing(2);
    bench.done(0, CONCEDE);
    bench.refused(1, best_of(Some(3)), "room-host-only");
    bench.refused(0, best_of(Some(4)), "room-no-such-request");
    bench.done(0, best_of(Some(3)));
    won_by(&mut bench, 1);
    won_by(&mut bench, 0);
    assert_eq!(bench.table().winners().count(), 0, "what was won before does not count");
    bench.clear_boxes();
    won_by(&mut bench, 0);
    assert_eq!(bench.notes(1).last().map(String::as_str), Some("room-note-won-evening"));
    assert_eq!(winners(&bench), ["a"]);
    won_by(&mut bench, 1);
    assert_eq!(winners(&bench), ["a"], "the evening is won once");
    let again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    assert_eq!((winners(&again), again.table().evening), (vec!["a".to_owned()], bench.table().evening));
    bench.done(0, best_of(Some(5)));
    assert!(bench.table().evening.iter().all(|line| line.series == 0 && line.wins > 0));
}

#[test]
fn after_the_last_game_those_who_lead_share_the_evening() {
    let (mut bench, told) = evening_of(3, 3, &[0, 1, 2]);
    assert_eq!(told.as_deref(), Some("room-note-shared-evening"));
    assert_eq!(winners(&bench), ["a", "b", "c"]);
    let again = Bench::reopen(bench.log.clone(), Limits::usual(), 0);
    assert_eq!(again.table().evening, bench.table().evening);
    won_by(&mut bench, 0);
    assert_eq!(winners(&bench), ["a", "b", "c"], "the evening is over, and what comes after it is play");
    bench.done(0, best_of(None));
    assert_eq!(winners(&bench), [""; 0]);
    bench.done(0, best_of(Some(3)));
    won_by(&mut bench, 1);
    won_by(&mut bench, 1);
    assert_eq!(winners(&bench), ["b"], "another evening can be won");
}

#[test]
fn who_leads_alone_after_the_last_game_wins_the_evening_without_half_of_the_games() {
    let (bench, told) = evening_of(4, 5, &[0, 1, 2, 3, 0]);
    assert_eq!((told.as_deref(), winners(&bench)), (Some("room-note-won-evening"), vec!["a".to_owned()]));
}

#[test]
fn wins_of_one_person_that_come_together_decide_the_evening_with_the_next_game() {
    let (mut bench, _) = evening_of(2, 5, &[0, 0]);
    bench.done(0, Request::Stand {});
    bench.connect(9, "laptop");
    bench.done(9, sit("a"));
    let b_gives_up = |bench: &mut Bench| {
        bench.done(1, START);
        bench.done(1, CONCEDE);
    };
    b_gives_up(&mut bench);
    bench.input(Input::Carry { number: 0, from: guest("laptop"), to: guest("a") });
    assert_eq!(winners(&bench), [""; 0], "nobody has heard of it yet");
    bench.clear_boxes();
    b_gives_up(&mut bench);
    assert_eq!(bench.notes(1).last().map(String::as_str), Some("room-note-won-evening"));
    assert_eq!(winners(&bench), ["a"]);
}

#[test]
fn an_evening_that_only_bots_have_won_is_nobodys() {
    let mut bench = Bench::new(2);
    bench.connect(0, "a");
    bench.done(0, sit("a"));
    bench.done(0, best_of(Some(3)));
    for _ in 0..3 {
        bench.clear_boxes();
        bench.done(0, START);
        bench.done(0, CONCEDE);
    }
    assert_eq!(bench.notes(0).last().map(String::as_str), Some("room-note-nobodys-evening"));
    assert_eq!(winners(&bench), [""; 0]);
}
