//! A table to play at, with random opponents, for looking at things that move.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::Tempo;
use engine::{GameRng, Seat, Turn};
use hosting::{AnyMatch, AnyRules, Before, Json, Offer, Scene, Viewer};
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
    let others = live.clone();
    // The others act one at a time, with room to watch.
    set_interval(
        move || {
            let before = seen(&others);
            if let Some(events) = others_act(&others) {
                show(scene, interlude(&before, &events), picture(&others));
            }
        },
        Duration::from_millis(1100),
    );
    let choose = Callback::new(move |offer: Offer| {
        let before = seen(&live);
        let mut lock = live.lock().expect("nobody panics here");
        let Live { table, rng } = &mut *lock;
        let events = table.play(YOU, &offer.action, rng).expect("a scene offers what is legal");
        drop(lock);
        show(scene, interlude(&before, &events), picture(&live));
    });
    crate::table("skull", scene.into(), Some(YOU), SEATS, choose)
}

/// Shows a picture, after the one that comes before it where there is one.
fn show(scene: RwSignal<Scene>, before: Option<Scene>, picture: Scene) {
    let Some(before) = before else { return scene.set(picture) };
    scene.set(before);
    set_timeout(move || scene.set(picture), Duration::from_millis(Tempo::PAGE.interlude));
}

fn rules() -> Box<dyn AnyRules> {
    let (game, options) = game("skull", 0);
    game.rules(&options, SEATS).expect("the preset can be played")
}

fn seen(live: &Mutex<Live>) -> Json {
    live.lock().expect("nobody panics here").table.snapshot(Viewer::Seat(YOU))
}

fn picture(live: &Mutex<Live>) -> Scene {
    rules().scene(&seen(live)).expect("a snapshot can be drawn")
}

fn interlude(before: &Json, events: &[Json]) -> Option<Scene> {
    let events: Vec<_> = events.iter().map(|event| &**event).collect();
    let mut interludes = rules().interludes(Before::Seen(before), &events).expect("events can be shown");
    interludes.pop().map(|interlude| interlude.scene)
}

fn others_act(live: &Mutex<Live>) -> Option<Vec<Json>> {
    let mut lock = live.lock().expect("nobody panics here");
    let Live { table, rng } = &mut *lock;
    let Turn::Seats(to_act) = table.turn() else { return None };
    let rival = to_act.iter().find(|seat| *seat != YOU)?;
    act(table.as_mut(), rival, "skull", SEATS, 0, rng)
}
