//! Work to be timed: random whole games, copies and determinisations, through the public contract alone.
//! It reads no clock; whoever asks for it does.

use std::hint::black_box;

use engine::{Game, GameRng, Horizon, Played, Seat, SeatSet, State, Turn, Uniform, determinize};

/// What to do again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exercise {
    /// Play whole games at random, dealing and scoring included.
    Games,
    /// Copy states in the middle of games.
    Clones,
    /// Invent worlds for views in the middle of games.
    Determinizations,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// How often the exercise was done.
    pub times: u64,
    /// Decisions of seats.
    pub decisions: u64,
    /// The size of a state.
    pub state_bytes: usize,
}

/// A game that has not ended by then is taken to be endless.
const STEPS_MAX: u32 = 1_000_000;

/// States in the middle of games, for exercises that need some.
const SAMPLES: u64 = 64;

/// Does an exercise this often, every time it is called. What it needs was made before, so that a clock around the
/// call measures nothing else.
pub type Work = Box<dyn FnMut(u64) -> Tally>;

/// Makes ready to do the exercise.
pub(crate) fn work<G: Game>(game: G, exercise: Exercise, mut rng: GameRng) -> Work {
    let tally = Tally { state_bytes: size_of::<State<G>>(), ..Tally::default() };
    if exercise == Exercise::Games {
        return Box::new(move |times| Tally {
            times,
            decisions: play_games(&game, times, &mut rng),
            ..tally
        });
    }
    let samples = samples(&game, &mut rng);
    Box::new(move |times| {
        for (state, seat) in samples.iter().cycle().take(usize::try_from(times).unwrap_or(usize::MAX)) {
            match exercise {
                Exercise::Clones => {
                    black_box(&state.clone());
                }
                _ => {
                    black_box(&determinize(&game, state.view(*seat), &mut rng));
                }
            }
        }
        Tally { times, ..tally }
    })
}

/// Plays on at random, for this many steps.
fn play_out<G: Game>(game: &G, state: &mut State<G>, steps_max: u32, rng: &mut GameRng) -> Played {
    engine::play_out(game, state, &mut Uniform, Horizon::game(steps_max), rng)
}

fn play_games<G: Game>(game: &G, times: u64, rng: &mut GameRng) -> u64 {
    let mut decisions = 0;
    for _ in 0..times {
        let mut state = game.setup();
        decisions += u64::from(play_out(game, &mut state, STEPS_MAX, rng).decisions);
        black_box(&state);
    }
    decisions
}

/// States in which a seat is to act, each from somewhere in a game of its own, with that seat.
fn samples<G: Game>(game: &G, rng: &mut GameRng) -> Vec<(State<G>, Seat)> {
    (0..SAMPLES).map(|_| sample(game, rng)).collect()
}

fn sample<G: Game>(game: &G, rng: &mut GameRng) -> (State<G>, Seat) {
    let mut whole = game.setup();
    let steps = play_out(game, &mut whole, STEPS_MAX, rng).steps;
    loop {
        let mut state = game.setup();
        play_out(game, &mut state, rng.below(steps.max(1)), rng);
        let to_act = match game.turn(&state.public) {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        if let Some(seat) = to_act.first() {
            return (state, seat);
        }
    }
}
