//! A table to play at, with random opponents, for looking at things that move.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{GameRng, Seat, Turn};
use hosting::{AnyMatch, Offer, Scene, Viewer};
use leptos::prelude::*;

use crate::exhibit::{skull, step};

const SEATS: u8 = 4;
const YOU: Seat = Seat::new(0);

struct Live {
    table: Box<dyn AnyMatch>,
    rng: GameRng,
}

/// The table.
pub fn table() -> AnyView {
    let (game, options) = skull(0);
    let mut rng = GameRng::from_number(7);
    let mut table = game.open(&options, SEATS).expect("the preset can be played");
    table.advance(&mut rng);
    let live = Arc::new(Mutex::new(Live { table, rng }));
    let scene = RwSignal::new(picture(&live));
    let others = live.clone();
    // The others act one at a time, with room to watch.
    set_interval(
        move || {
            if others_act(&others) {
                scene.set(picture(&others));
            }
        },
        Duration::from_millis(1100),
    );
    let choose = Callback::new(move |offer: Offer| {
        let mut lock = live.lock().expect("nobody panics here");
        let Live { table, rng } = &mut *lock;
        table.play(YOU, &offer.action, rng).expect("a scene offers what is legal");
        drop(lock);
        scene.set(picture(&live));
    });
    crate::table(scene.into(), Some(YOU), SEATS, choose)
}

fn picture(live: &Mutex<Live>) -> Scene {
    let (game, options) = skull(0);
    let snapshot = live.lock().expect("nobody panics here").table.snapshot(Viewer::Seat(YOU));
    game.scene(&options, SEATS, &snapshot).expect("a snapshot can be drawn")
}

fn others_act(live: &Mutex<Live>) -> bool {
    let mut lock = live.lock().expect("nobody panics here");
    let Live { table, rng } = &mut *lock;
    match table.turn() {
        Turn::Seats(seats) if !seats.contains(YOU) => step(table.as_mut(), rng).is_some(),
        Turn::Seats(seats) if seats.len() > 1 => {
            let rival = seats.iter().find(|seat| *seat != YOU).expect("several are to act");
            let job = table.bot_job(rival, "random", rng.fork("bot")).expect("it is to act");
            table.play(rival, &job(), rng).is_ok()
        }
        _ => false,
    }
}
