//! A table to play at, with random opponents, for looking at things that move.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{GameRng, Message, Seat, Turn};
use hosting::{AnyMatch, Json, Offer, Scene, Viewer};
use leptos::prelude::*;

use crate::exhibit::{act, game};

const SEATS: u8 = 4;
const YOU: Seat = Seat::new(0);

struct Live {
    table: Box<dyn AnyMatch>,
    rng: GameRng,
}

/// The table.
pub fn table() -> AnyView {
    let (rules, options) = game("skull", 0);
    let mut rng = GameRng::from_number(7);
    let mut table = rules.open(&options, SEATS).expect("the preset can be played");
    table.advance(&mut rng);
    let live = Arc::new(Mutex::new(Live { table, rng }));
    let scene = RwSignal::new(picture(&live));
    let happened = RwSignal::new(Vec::new());
    let others = live.clone();
    // The others act one at a time, with room to watch.
    set_interval(
        move || {
            if let Some(events) = others_act(&others) {
                happened.set(narrated(&events));
                scene.set(picture(&others));
            }
        },
        Duration::from_millis(1100),
    );
    let choose = Callback::new(move |offer: Offer| {
        let mut lock = live.lock().expect("nobody panics here");
        let Live { table, rng } = &mut *lock;
        let events = table.play(YOU, &offer.action, rng).expect("a scene offers what is legal");
        drop(lock);
        happened.set(narrated(&events));
        scene.set(picture(&live));
    });
    crate::table("skull", scene.into(), happened.into(), Some(YOU), SEATS, choose)
}

fn picture(live: &Mutex<Live>) -> Scene {
    let (rules, options) = game("skull", 0);
    let snapshot = live.lock().expect("nobody panics here").table.snapshot(Viewer::Seat(YOU));
    rules.scene(&options, SEATS, &snapshot).expect("a snapshot can be drawn")
}

fn narrated(events: &[Json]) -> Vec<Message> {
    let (rules, options) = game("skull", 0);
    events.iter().map(|event| rules.narrate(&options, SEATS, event).expect("an event can be told")).collect()
}

fn others_act(live: &Mutex<Live>) -> Option<Vec<Json>> {
    let mut lock = live.lock().expect("nobody panics here");
    let Live { table, rng } = &mut *lock;
    let Turn::Seats(to_act) = table.turn() else { return None };
    let rival = to_act.iter().find(|seat| *seat != YOU)?;
    act(table.as_mut(), rival, "skull", SEATS, 0, rng)
}
