//! Learns what tables are worth from games that bots play against each other, and prints the weights: `cargo run --release
//! -p skallywaggs --example learn -- 2 3000 1500 7` for two seats, three thousand games, fifteen hundred steps for a
//! decision, and seed 7.

use engine::{ActionSet as _, BotKind, Events, Game as _, GameRng, Outfit, Seat, Stop, Thinking, Turn};
use hosting::Hosted as _;
use skallywaggs::{Action, Options, Skallywaggs, Study};

/// So many threads play.
const THREADS: usize = 2;
/// Who plays: every seat is drawn from these.
const CREW: [&str; 3] = ["quartermaster", "quartermaster", "bosun"];
/// One decision of so many on one's turn is anything, so that tables come up that bots would not come to.
const ODD: usize = 40;

fn kind(name: &str) -> BotKind<Skallywaggs> {
    BotKind::named(&Skallywaggs::bots(4), name).expect("a bot of this name").0
}

#[expect(clippy::disallowed_methods, reason = "an example is a program")]
#[expect(clippy::disallowed_macros, reason = "an example is a program")]
fn main() {
    let args: Vec<u64> = std::env::args().skip(1).map(|arg| arg.parse().expect("a number")).collect();
    let [seats, games, steps, seed] = args[..] else { panic!("four numbers are wanted") };
    let rules =
        Skallywaggs::new(Options::default(), u8::try_from(seats).expect("few seats")).expect("a table");
    let steps = u32::try_from(steps).expect("few steps");
    let mut study = Study::new(&rules);
    std::thread::scope(|scope| {
        let share = |thread: usize| {
            let rules = &rules;
            scope.spawn(move || {
                let mut own = Study::new(rules);
                for game in (0..games).skip(thread).step_by(THREADS) {
                    play(rules, steps, &mut own, &mut GameRng::from_number(seed * 1_000_000 + game));
                    if game % 100 == 0 {
                        eprintln!("{game} of {games} games");
                    }
                }
                own
            })
        };
        let shares: Vec<_> = (0..THREADS).map(share).collect();
        shares.into_iter().for_each(|share| study.take(share.join().expect("it is played")));
    });
    println!("{}", study.learn());
}

/// Plays a game, and notes every table on which somebody ends their turn.
fn play(rules: &Skallywaggs, steps: u32, study: &mut Study, rng: &mut GameRng) {
    let crew: Vec<_> = Seat::all(rules.seats()).map(|_| kind(CREW[rng.index(CREW.len())])).collect();
    let mut bots: Vec<_> = crew.iter().map(|kind| (kind.make)(Outfit::default())).collect();
    let mut state = rules.setup();
    loop {
        match rules.turn(&state.public) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = rules.sample_chance(&state, rng);
                rules.resolve_chance(&mut state, chance, &mut Events::off());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let legal = rules.legal_actions(state.view(seat)).to_vec();
                let action = if rng.index(ODD) == 0 {
                    legal[rng.index(legal.len())]
                } else {
                    let mut thinking = Thinking::new(rng, steps, Stop::never());
                    bots[seat.idx()].choose(rules, state.view(seat), &legal, &mut thinking).action
                };
                if action == Action::EndTurn {
                    study.note(&state);
                }
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
        }
    }
    study.close(state.public.winners);
}
