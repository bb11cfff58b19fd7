//! Coming, going, coming back, and watching.

use protocol::{Occupant, ServerMessage};
use room::Limits;

use crate::bench::{Bench, client, seat, sit};

fn here(bench: &Bench) -> Vec<bool> {
    let is_here = |occupant: &Occupant| matches!(occupant, Occupant::Player { here: true, .. });
    bench.table().seats.iter().map(|info| is_here(&info.occupant)).collect()
}

#[test]
fn a_welcome_has_everything_needed_to_draw_the_table() {
    let mut bench = Bench::playing(2);
    let welcome = bench.connect(5, "b");
    assert_eq!((welcome.you, welcome.seq), (Some(seat(1)), bench.room.seq()));
    assert_eq!(welcome.table, bench.table());
    assert!(welcome.snapshot.expect("a game").get().starts_with(r#"{"viewer":1"#));
}

#[test]
fn who_comes_back_gets_what_was_missed() {
    let mut bench = Bench::playing(2);
    let last = bench.room.seq();
    bench.disconnect(1);
    bench.throw(0);
    let welcome = bench.come_back(5, "b", Some(last));
    assert!(welcome.complete);
    assert_eq!(welcome.missed.len(), 0, "a secret throw is no public fact");
    let welcome = bench.come_back(6, "b", Some(1));
    assert!(welcome.complete);
    assert_eq!(welcome.missed.len(), 4, "two sat down, the game began, coconuts were dealt");
}

#[test]
fn who_was_away_too_long_or_has_seen_the_future_is_told_that_something_is_missing() {
    let mut bench = Bench::with(2, Limits { history_max: 2, ..Limits::usual() });
    bench.connect(0, "a");
    for name in ["A", "B", "C", "D"] {
        bench.done(0, sit(name));
    }
    assert!(bench.come_back(1, "a", Some(3)).complete);
    assert!(!bench.come_back(2, "a", Some(2)).complete);
    assert!(bench.reads.is_empty());
    assert!(!bench.come_back(3, "a", Some(6)).complete);
    assert_eq!(bench.reads, [6], "perhaps another node knows more");
}

#[test]
fn coming_and_going_is_told_to_the_others_and_is_not_in_the_log() {
    let mut bench = Bench::playing(2);
    let entries = bench.log.len();
    bench.disconnect(1);
    assert_eq!(here(&bench), [true, false]);
    assert!(matches!(&bench.letters(0)[..], [ServerMessage::Presence { table }] if *table == bench.table()));
    bench.connect(1, "b");
    assert_eq!(here(&bench), [true, true]);
    assert!(matches!(bench.letters(0)[..], [ServerMessage::Presence { .. }]));
    assert!(matches!(bench.letters(1)[..], [ServerMessage::Welcome(_)]), "a welcome has the news already");
    assert_eq!(bench.log.len(), entries);
}

#[test]
fn a_guest_with_two_connections_is_here_until_both_are_gone() {
    let mut bench = Bench::playing(2);
    bench.connect(5, "b");
    bench.disconnect(1);
    assert_eq!(here(&bench), [true, true]);
    bench.disconnect(5);
    assert_eq!(here(&bench), [true, false]);
}

#[test]
fn both_connections_of_a_guest_get_every_update() {
    let mut bench = Bench::playing(2);
    bench.connect(5, "b");
    bench.clear_boxes();
    bench.throw(0);
    assert_eq!((bench.updates(1).len(), bench.updates(5).len()), (1, 1));
}

#[test]
fn a_new_connection_beyond_the_limit_closes_the_oldest_of_that_guest() {
    let mut bench = Bench::with(2, Limits { clients_per_guest_max: 2, ..Limits::usual() });
    bench.connect(7, "a");
    bench.connect(3, "a");
    bench.connect(9, "b");
    bench.connect(5, "a");
    assert_eq!(bench.closed, [client(7)]);
    assert!(matches!(bench.letters(7).last(), Some(ServerMessage::Closing { .. })));
    assert_eq!(bench.room.clients(), 3);
}

#[test]
fn a_second_hello_on_a_connection_gets_everything_again() {
    let mut bench = Bench::playing(2);
    bench.connect(0, "a");
    assert!(matches!(bench.letters(0)[..], [ServerMessage::Welcome(_)]));
    assert_eq!(bench.room.clients(), 2);
}

#[test]
fn hello_again_and_again_is_too_fast() {
    let mut bench = Bench::with(2, Limits { burst_max: 2, ..Limits::usual() });
    for _ in 0..4 {
        bench.connect(0, "a");
    }
    let letters = bench.letters(0);
    assert!(matches!(
        letters[..3],
        [ServerMessage::Welcome(_), ServerMessage::Welcome(_), ServerMessage::Welcome(_)]
    ));
    assert!(
        matches!(&letters[3], ServerMessage::Refused { id: None, reason } if reason.key == "room-too-fast")
    );
}

#[test]
fn a_connection_cannot_become_somebody_else() {
    let mut bench = Bench::playing(2);
    let input = room::Input::Connected { client: client(0), guest: crate::bench::guest("b"), last: None };
    bench.input(input);
    assert!(matches!(bench.letters(0)[..], [ServerMessage::Refused { .. }]));
    let own = bench.legal(0)[0].clone();
    bench.done(0, crate::bench::act(&own));
}

#[test]
fn watchers_see_the_public_half_only_and_are_counted_once_each() {
    let mut bench = Bench::playing(2);
    bench.connect(5, "watcher");
    let welcome = bench.connect(6, "watcher");
    assert_eq!(bench.table().spectators, 1);
    assert_eq!(welcome.you, None);
    let snapshot = welcome.snapshot.expect("a game");
    assert!(snapshot.get().contains(r#""private":null,"legal":[]"#), "{snapshot}");
}

#[test]
fn when_too_many_watch_the_next_is_sent_away_but_players_always_come_in() {
    let mut bench = Bench::playing(2);
    bench.room =
        room::Room::open(crate::coconuts::GAMES, Limits { spectators_max: 1, ..Limits::usual() }, &bench.log)
            .expect("the log can be folded");
    bench.connect(5, "w1");
    bench.input(room::Input::Connected { client: client(6), guest: crate::bench::guest("w2"), last: None });
    assert_eq!(bench.closed, [client(6)]);
    bench.connect(7, "a");
    assert_eq!(bench.room.clients(), 2);
}

#[test]
fn everybody_gets_their_own_half_and_nobody_elses() {
    let mut bench = Bench::playing(3);
    bench.connect(9, "z");
    bench.clear_boxes();
    bench.throw(0);
    for (number, viewer) in [(0, "0"), (1, "1"), (2, "2"), (9, "null")] {
        let update = bench.updates(number).pop().expect("an update");
        let snapshot = update.snapshot.expect("a game");
        assert!(snapshot.get().starts_with(&format!(r#"{{"viewer":{viewer},"#)));
    }
}
