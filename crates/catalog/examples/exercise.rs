//! Does one exercise of one game so many times and prints what was done. It holds no clock: it is what
//! `cargo xtask instructions` counts instructions of, and what a profiler can be put on.

use std::env;

use engine::GameRng;
use hosting::Exercise;

const USAGE: &str = "usage: exercise GAME EDITION SEATS games|clones|determinizations TIMES";

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [game, edition, seats, exercise, times] = args.as_slice() else { panic!("{USAGE}") };
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
    let tally = game
        .exercise(&options, seats, exercise, times, &mut GameRng::from_number(1720))
        .expect("the edition can be played");
    println!(
        "{{\"times\":{},\"decisions\":{},\"state_bytes\":{}}}",
        tally.times, tally.decisions, tally.state_bytes
    );
}
