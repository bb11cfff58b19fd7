//! A table to play at, with random opponents, for looking at things that move.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{GameRng, Seat, Turn};
use hosting::{AnyMatch, Offer, Scene, Viewer};
use leptos::prelude::*;

use crate::exhibit::{act, skull};

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
    let Turn::Seats(to_act) = table.turn() else { return false };
    let rival = to_act.iter().find(|seat| *seat != YOU);
    rival.is_some_and(|rival| act(table.as_mut(), rival, SEATS, 0, rng).is_some())
}
