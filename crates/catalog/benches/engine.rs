//! How fast every game of the catalog is, through the public contract: `cargo bench -p catalog`.
//! For looking at and comparing on one machine; nothing here decides whether a change is good.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::GameRng;
use hosting::Exercise;

fn main() {
    divan::main();
}

/// How often an exercise is done before the clock is looked at.
const GAMES: u64 = 100;
const COPIES: u64 = 10_000;

fn names() -> Vec<&'static str> {
    catalog::GAMES.iter().map(|game| game.id()).collect()
}

fn bench(bencher: Bencher<'_, '_>, name: &str, what: Exercise, times: u64) {
    let game = catalog::game(name).expect("the name is from the catalog");
    let (_, options) = game.presets().swap_remove(0);
    let mut work = game
        .exercise(&options, game.seats_usual(), what, GameRng::from_number(1720))
        .expect("the usual options can be played");
    let tally = work(times);
    // Games differ in length, so what counts is decisions.
    let items = if what == Exercise::Games { tally.decisions } else { tally.times };
    bencher.counter(ItemsCount::new(items)).bench_local(|| work(times));
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
