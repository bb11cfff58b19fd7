//! What a game lets people take back has told nobody anything about others, and leaves no trace.

use engine::{GameRng, Seat};
use hosting::{AnyGame, AnyMatch, Viewer};
use serde_json::Value;

/// What this viewer sees, half by half.
fn seen(table: &dyn AnyMatch, viewer: Viewer) -> Value {
    serde_json::from_str(table.snapshot(viewer).get()).expect("a snapshot is JSON")
}

fn all_seen(table: &dyn AnyMatch, seats: u8) -> Vec<Value> {
    let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.map(|viewer| seen(table, viewer)).collect()
}

/// The same bot decides the same as in a game in which the move never was.
fn check_bots(game: &dyn AnyGame, table: &mut dyn AnyMatch, seats: u8) {
    let fresh = game.resume(&table.record());
    let mut fresh = fresh.expect("a record of the game");
    let Some(bot) = game.bot_instant(seats) else { return };
    for seat in table.turn().seats().iter() {
        let decided = [&mut *table, &mut *fresh].map(|table| {
            let job = table.bot_job(seat, bot, GameRng::from_number(7)).expect("it is its turn");
            job.decide().action.get().to_owned()
        });
        assert_eq!(decided[0], decided[1], "{}: {bot}", game.id());
    }
}

/// Plays a game at random; every move that can be taken back is, once, and made again. How many there were.
fn play(game: &dyn AnyGame, options: &hosting::Json, seats: u8, rng: &mut GameRng) -> usize {
    let mut table = game.open(options, seats).expect("the options can be played");
    table.advance(rng);
    let mut n_taken_back = 0;
    for _ in 0..600 {
        let to_act: Vec<Seat> = table.turn().seats().iter().collect();
        if to_act.is_empty() {
            break;
        }
        let seat = *rng.pick(&to_act);
        let action = rng.pick(&table.legal(seat)).clone();
        let (before, digest) = (all_seen(&*table, seats), table.digest());
        table.play(seat, &action, rng).expect("it is legal");
        if !table.can_take_back() {
            continue;
        }
        let others = Seat::all(seats).filter(|other| *other != seat);
        for other in others {
            let private = seen(&*table, Viewer::Seat(other))["private"].clone();
            assert_eq!(
                private,
                before[other.idx()]["private"],
                "{}: {other} has learned something",
                game.id()
            );
        }
        assert!(table.take_back());
        assert_eq!((all_seen(&*table, seats), table.digest()), (before, digest), "{}", game.id());
        assert!(!table.can_take_back(), "one move, and not the one before");
        if n_taken_back % 16 == 0 {
            check_bots(game, &mut *table, seats);
        }
        table.play(seat, &action, rng).expect("it is still legal");
        n_taken_back += 1;
    }
    n_taken_back
}

#[test]
fn what_is_taken_back_has_shown_nothing_and_leaves_no_trace() {
    let mut rng = GameRng::from_number(24);
    for game in catalog::GAMES {
        let mut n_taken_back = 0;
        for (_, options) in game.presets() {
            for seats in [*game.seats().start(), game.seats_usual()] {
                if game.open(&options, seats).is_ok() {
                    n_taken_back += play(*game, &options, seats, &mut rng);
                }
            }
        }
        assert!(n_taken_back > 20, "{}: {n_taken_back}", game.id());
    }
}
