//! How fast every game of the catalog is, through the public contract: `cargo bench -p catalog`.
//! For looking at and comparing on one machine; nothing here decides whether a change is good.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::GameRng;
use hosting::{AnyGame, Exercise, Tally};

fn main() {
    divan::main();
}

/// How often an exercise is done before the clock is looked at.
const GAMES: u64 = 100;
const COPIES: u64 = 10_000;

fn names() -> Vec<&'static str> {
    catalog::GAMES.iter().map(|game| game.id()).collect()
}

/// Does the exercise with the usual options and seats.
fn exercise(game: &dyn AnyGame, exercise: Exercise, times: u64, rng: &mut GameRng) -> Tally {
    let (_, options) = game.presets().swap_remove(0);
    game.exercise(&options, game.seats_usual(), exercise, times, rng)
        .expect("the usual options can be played")
}

fn bench(bencher: Bencher<'_, '_>, name: &str, what: Exercise, times: u64) {
    let game = catalog::game(name).expect("the name is from the catalog");
    let mut rng = GameRng::from_number(1720);
    let tally = exercise(game, what, times, &mut rng);
    // Games differ in length, so what counts is decisions.
    let items = if what == Exercise::Games { tally.decisions } else { tally.times };
    bencher.counter(ItemsCount::new(items)).bench_local(|| exercise(game, what, times, &mut rng));
}

#[divan::bench(args = names())]
fn decisions_of_whole_games(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Exercise::Games, GAMES);
}

#[divan::bench(args = names())]
fn clones(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Exercise::Clones, COPIES);
}

#[divan::bench(args = names())]
fn determinizations(bencher: Bencher<'_, '_>, name: &str) {
    bench(bencher, name, Exercise::Determinizations, COPIES);
}
