//! Plays one bot against another in duplicate and prints the share of games that it wins: `cargo run --release -p
//! skallywaggs --example ladder -- captain quartermaster 2 30 7` for two seats, thirty sets and seed 7.

#![expect(clippy::disallowed_types, reason = "an example is a program, and tells how long bots take")]

use std::time::Instant;

use engine::{ActionSet as _, BotKind, Events, Game as _, GameRng, Outfit, Seat, Stop, Thinking, Turn};
use hosting::Hosted as _;
use skallywaggs::{Options, Skallywaggs};

/// Who plays whom.
struct Match {
    rules: Skallywaggs,
    one: BotKind<Skallywaggs>,
    other: BotKind<Skallywaggs>,
    /// How long each decision of the one took, in milliseconds.
    times: Vec<f64>,
}

fn kind(name: &str) -> BotKind<Skallywaggs> {
    BotKind::named(&Skallywaggs::bots(4), name).expect("a bot of this name").0
}

#[expect(clippy::disallowed_methods, reason = "an example is a program")]
#[expect(clippy::disallowed_macros, reason = "an example is a program")]
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [one, other, seats, sets, seed] = &args[..] else { panic!("five arguments are wanted") };
    let number = |text: &String| text.parse::<u64>().expect("a number");
    let seats = u8::try_from(number(seats)).expect("a number of seats");
    let rules = Skallywaggs::new(Options::default(), seats).expect("a table");
    let mut matched = Match { rules, one: kind(one), other: kind(other), times: Vec::new() };
    let mut shares = Vec::new();
    for set in 0..number(sets) {
        let won: f64 = Seat::all(seats).map(|own| matched.play(number(seed) * 10_000 + set, own)).sum();
        shares.push(won / f64::from(seats));
        let (mean, off) = interval(&shares);
        println!(
            "{one} against {other}, {seats} seats, {} sets: {:.1} % (within {:.1}), chance {:.1}; {:.1} ms, 95 of 100 within {:.1}",
            shares.len(),
            100.0 * mean,
            100.0 * off,
            100.0 / f64::from(seats),
            matched.time(50),
            matched.time(95),
        );
    }
}

/// The mean of the sets, and by how much it may be off in 95 of 100 cases.
fn interval(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread: f64 = shares.iter().map(|share| (share - mean) * (share - mean)).sum();
    (mean, 1.96 * (spread / (count - 1.0).max(1.0) / count).sqrt())
}

impl Match {
    /// What the one wins in this seat: all of it, a part of it, or nothing.
    #[expect(clippy::disallowed_methods, reason = "an example is a program")]
    fn play(&mut self, set: u64, own: Seat) -> f64 {
        let (mut deals, mut dice) = (GameRng::from_number(set), GameRng::from_number(set + 5_000));
        let kinds: Vec<_> = Seat::all(self.rules.seats())
            .map(|seat| if seat == own { self.one } else { self.other })
            .collect();
        let mut bots: Vec<_> = kinds.iter().map(|kind| (kind.make)(Outfit::default())).collect();
        let mut state = self.rules.setup();
        loop {
            match self.rules.turn(&state.public) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = self.rules.sample_chance(&state, &mut deals);
                    self.rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is to act");
                    let legal = self.rules.legal_actions(state.view(seat)).to_vec();
                    let steps = kinds[seat.idx()].steps(Default::default());
                    let mut thinking = Thinking::new(&mut dice, steps, Stop::never());
                    let began = Instant::now();
                    let view = state.view(seat);
                    let choice = bots[seat.idx()].choose(&self.rules, view, &legal, &mut thinking);
                    if seat == own && legal.len() > 1 {
                        self.times.push(1_000.0 * began.elapsed().as_secs_f64());
                    }
                    self.rules.apply(&mut state, seat, choice.action, &mut Events::off());
                }
            }
        }
        let winners = state.public.winners;
        if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    /// So many of 100 decisions took at most so long.
    fn time(&mut self, of_100: usize) -> f64 {
        self.times.sort_by(f64::total_cmp);
        self.times.get((self.times.len().max(1) - 1) * of_100 / 100).copied().unwrap_or_default()
    }
}
