//! Coming, going, coming back, and watching.

use protocol::{Occupant, ServerMessage};
use room::{Limits, Rate};

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
    assert!(snapshot.get().ends_with(r#""private":null}"#), "{snapshot}");
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

/// Everybody is told twice, and then once a second.
fn seldom() -> Limits {
    Limits { presence: Rate { burst_max: 2, refill_ms: 1_000 }, ..Limits::usual() }
}

#[test]
fn any_number_of_comings_and_goings_is_told_together() {
    let mut bench = Bench::with(2, seldom());
    bench.connect(0, "a");
    for number in 1..=50 {
        bench.connect(number, &format!("watcher {number}"));
    }
    assert_eq!(bench.letters(0).len(), 1 + 2, "a welcome, and two who came");
    assert_eq!(bench.room.next_deadline(), Some(bench.now + 1_000));
    bench.wait(1_000);
    let told = bench.table();
    assert_eq!(told.spectators, 51);
    assert!(matches!(&bench.letters(0)[..], [ServerMessage::Presence { table }] if *table == told));
    for number in 1..=50 {
        bench.disconnect(number);
    }
    assert!(bench.letters(0).is_empty());
    bench.wait(1_000);
    assert!(matches!(&bench.letters(0)[..], [ServerMessage::Presence { table }] if table.spectators == 1));
    assert_eq!(bench.room.next_deadline(), None, "there is no more to tell");
}

#[test]
fn who_came_and_went_before_it_was_told_is_not_told() {
    let mut bench = Bench::with(2, seldom());
    bench.connect(0, "a");
    bench.connect(1, "b");
    bench.connect(2, "c");
    bench.clear_boxes();
    bench.connect(3, "d");
    assert!(bench.room.next_deadline().is_some());
    bench.disconnect(3);
    assert_eq!(bench.room.next_deadline(), None);
    bench.wait(1_000);
    assert!(bench.letters(0).is_empty());
}

#[test]
fn an_update_has_the_news_that_were_to_be_told_later() {
    let mut bench = Bench::with(2, seldom());
    for (number, name) in [(0, "a"), (1, "b"), (2, "c"), (3, "d")] {
        bench.connect(number, name);
    }
    bench.clear_boxes();
    bench.done(0, sit("Anne"));
    let update = bench.updates(0).pop().expect("an update");
    assert_eq!(update.table.expect("news").spectators, 3);
    assert_eq!(bench.room.next_deadline(), None);
}

/// A table for three with two people and so many watchers that there is no more room.
fn crowded() -> Bench {
    let mut bench = Bench::with(3, Limits { spectators_max: 2, clients_per_guest_max: 2, ..Limits::usual() });
    for (number, name) in [(0, "a"), (1, "b")] {
        bench.connect(number, name);
        bench.done(number, sit(name));
    }
    for number in 10..13 {
        bench.connect(number, &format!("watcher {number}"));
    }
    assert!(bench.closed.is_empty(), "two may watch, and one may be about to sit down");
    bench
}

#[test]
fn with_a_table_full_of_watchers_an_invited_friend_can_still_sit_down() {
    let mut bench = crowded();
    let stay = Limits::usual().watch_ms;
    bench.wait(stay);
    bench.connect(20, "friend");
    assert_eq!(bench.closed, [client(10)], "who has watched longest makes way");
    bench.done(20, sit("Friend"));
    bench.refuse_watcher(21, "another");
    assert_eq!(bench.table().spectators, 2, "now nobody can sit down, and nobody makes way");
}

#[test]
fn nobody_makes_way_who_has_just_come() {
    let mut bench = crowded();
    bench.refuse_watcher(20, "friend");
    bench.wait(Limits::usual().watch_ms - 1);
    bench.refuse_watcher(21, "friend");
}

#[test]
fn who_watches_twice_makes_way_at_once() {
    let mut bench = crowded();
    bench.disconnect(10);
    bench.connect(19, "watcher 11");
    bench.connect(20, "friend");
    assert_eq!(bench.closed, [client(11)], "the older of the two");
}

#[test]
fn a_player_who_comes_back_always_gets_in() {
    let mut bench = crowded();
    bench.connect(30, "a");
    bench.connect(31, "b");
    bench.connect(32, "a");
    assert_eq!(bench.closed, [client(0)], "a player's oldest connection makes way for the newest");
    bench.disconnect(30);
    bench.disconnect(32);
    bench.connect(33, "a");
    assert!(here(&bench)[0]);
}

impl Bench {
    /// There is no room for one more who watches.
    fn refuse_watcher(&mut self, number: u64, name: &str) {
        let closed = self.closed.len();
        let guest = crate::bench::guest(name);
        self.input(room::Input::Connected { client: client(number), guest, last: None });
        assert_eq!(self.closed[closed..], [client(number)]);
        let letters = self.letters(number);
        assert!(
            matches!(&letters[..], [ServerMessage::Closing { reason, .. }] if reason.key == "room-too-many-watchers")
        );
    }
}
