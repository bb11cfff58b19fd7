//! Does one exercise of one game so many times and prints what was done. It holds no clock: `cargo xtask instructions`
//! counts its instructions, and a profiler can be put on it.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a program for measuring takes arguments and prints; the rules it measures do not"
)]

use std::env;

use engine::GameRng;
use hosting::Exercise;

const USAGE: &str = "usage: exercise GAME EDITION SEATS games|clones|determinizations TIMES";

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, edition, seats, exercise, times] = &args[..] else { panic!("{USAGE}") };
    let game = catalog::game(game).expect("the catalog has the game");
    let (_, options) =
        game.presets().into_iter().find(|(name, _)| name == edition).expect("the game has the edition");
    let exercise = match exercise.as_str() {
        "games" => Exercise::Games,
        "clones" => Exercise::Clones,
        "determinizations" => Exercise::Determinizations,
        _ => panic!("{USAGE}"),
    };
    let (seats, times) =
        (seats.parse().expect("seats are a number"), times.parse().expect("times are a number"));
    let mut work = game
        .exercise(&options, seats, exercise, GameRng::from_number(1720))
        .expect("the edition can be played");
    let tally = work(times);
    println!(
        "{{\"times\":{},\"decisions\":{},\"state_bytes\":{}}}",
        tally.times, tally.decisions, tally.state_bytes
    );
}
