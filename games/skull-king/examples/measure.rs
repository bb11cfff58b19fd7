//! Measures bots of Skull King in duplicate, and learns how those who search decide. Who wins: `cargo run --release -p
//! skull-king --example measure -- duel ONE MANY --seats 4 --sets 50 --seed 7`; a set is one game for every seat of the
//! one, all with the same deals. What they decide: `measure log quartermaster --games 100 >> FILE`, and what can be learned
//! from that: `measure learn FILE`, which prints the tables of `weights.rs`.

#![expect(clippy::disallowed_types, reason = "an example is a program, and tells how long bots take")]
#![expect(clippy::disallowed_methods, reason = "an example is a program")]
#![expect(clippy::disallowed_macros, reason = "an example is a program")]

use std::time::Instant;

use engine::{
    ActionSet as _, Bot, BotKind, Events, Game as _, GameRng, News, Outfit, Seat, State, Step, Stop,
    Thinking, Turn,
};
use hosting::Hosted as _;
use skull_king::workshop::{Lesson, TABLES, entrants, lesson};
use skull_king::{SkullKing, edition};

struct Wish {
    seats: u8,
    sets: u64,
    seed: u64,
    steps: u32,
    others: u32,
    edition: String,
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    let number = |name: &str, usual: u64| after(name).map_or(usual, |text| text.parse().expect("a number"));
    let wish = Wish {
        seats: u8::try_from(number("--seats", 4)).expect("seats"),
        sets: number("--sets", number("--games", 50)),
        seed: number("--seed", 1720),
        steps: u32::try_from(number("--steps", u64::from(u32::MAX))).expect("steps"),
        others: u32::try_from(number("--others", u64::from(u32::MAX))).expect("steps"),
        edition: after("--edition").map_or("current", String::as_str).to_owned(),
    };
    match args.get(1).map(String::as_str) {
        Some("duel") => duel(&wish, [&args[2], &args[3]]),
        Some("log") => log(&wish, &args[2]),
        Some("learn") => learn(&args[2], number("--rounds", 300)),
        _ => println!("duel, log or learn"),
    }
}

fn rules(edition: &str, seats: u8) -> SkullKing {
    SkullKing::new(edition::options(edition).expect("an edition"), seats).expect("it can be played")
}

fn kind(name: &str) -> BotKind<SkullKing> {
    let kinds: Vec<_> = entrants().into_iter().chain(SkullKing::bots(4)).collect();
    let named = BotKind::named(&kinds, name);
    named.unwrap_or_else(|| panic!("no bot is called {name}")).0
}

/// A game: how it ended, and its steps.
struct Played {
    end: State<SkullKing>,
    steps: Vec<Step<SkullKing>>,
    /// How long each decision of the first seat that is measured took, in milliseconds.
    times: Vec<f64>,
}

/// Plays a game with a kind of bot in each seat.
fn play(
    rules: &SkullKing,
    kinds: &[BotKind<SkullKing>],
    seed: &GameRng,
    wish: &Wish,
    timed: Option<Seat>,
) -> Played {
    let mut bots: Vec<Box<dyn Bot<SkullKing>>> =
        kinds.iter().map(|kind| (kind.make)(Outfit::default())).collect();
    let mut dice: Vec<GameRng> =
        Seat::all(rules.seats()).map(|seat| seed.fork(&format!("{}", u8::from(seat)))).collect();
    let (mut state, mut nature) = (rules.setup(), seed.fork("nature"));
    let (mut steps, mut times) = (Vec::new(), Vec::new());
    loop {
        let step = match rules.turn(&state.public) {
            Turn::Over => return Played { end: state, steps, times },
            Turn::Chance => Step::Chance(rules.sample_chance(&state, &mut nature)),
            Turn::Seats(turn) => {
                let seat = turn.first().expect("somebody is to act");
                let legal = rules.legal_actions(state.view(seat)).to_vec();
                let budget = kinds[seat.idx()].steps(engine::Level::Full).min(if timed == Some(seat) {
                    wish.steps
                } else {
                    wish.others
                });
                let mut thinking = Thinking::new(&mut dice[seat.idx()], budget, Stop::never());
                let began = Instant::now();
                let choice = bots[seat.idx()].choose(rules, state.view(seat), &legal, &mut thinking);
                if timed == Some(seat) && legal.len() > 1 {
                    times.push(1_000.0 * began.elapsed().as_secs_f64());
                }
                Step::Act(seat, choice.action)
            }
        };
        let mut events = Events::on();
        match step.clone() {
            Step::Act(seat, action) => rules.apply(&mut state, seat, action, &mut events),
            Step::Chance(chance) => rules.resolve_chance(&mut state, chance, &mut events),
        }
        let events = events.into_vec();
        for (seat, bot) in Seat::all(rules.seats()).zip(&mut bots) {
            if kinds[seat.idx()].listens {
                bot.notice(rules, News::new(&step, &events, state.view(seat)));
            }
        }
        steps.push(step);
    }
}

/// What one seat came to in a set: the means of its games.
#[derive(Default)]
struct Tally {
    won: Vec<f64>,
    lead: Vec<f64>,
    met: [f64; 2],
    times: Vec<f64>,
}

/// One against many in duplicate.
fn duel(wish: &Wish, names: [&str; 2]) {
    let rules = rules(&wish.edition, wish.seats);
    let kinds = names.map(kind);
    let mut tally = Tally::default();
    for set in 0..wish.sets {
        let seed = GameRng::from_number(wish.seed).fork(&format!("{set}"));
        let (mut won, mut lead) = (0.0, 0.0);
        for own in Seat::all(wish.seats) {
            let at_table: Vec<_> =
                Seat::all(wish.seats).map(|seat| kinds[usize::from(seat != own)]).collect();
            let played = play(&rules, &at_table, &seed, wish, Some(own));
            let public = &played.end.public;
            let standings = rules.standings(public);
            let winners = standings.values().filter(|standing| standing.rank == 1).count();
            won += if standings[own].rank == 1 { 1.0 / winners as f64 } else { 0.0 };
            let total: f64 = Seat::all(wish.seats).map(|seat| f64::from(public.sheet.total(seat))).sum();
            let others = (total - f64::from(public.sheet.total(own))) / f64::from(wish.seats - 1);
            lead += f64::from(public.sheet.total(own)) - others;
            for seat in Seat::all(wish.seats) {
                let rounds = public.sheet.rounds_scored();
                let met = (0..rounds).filter(|round| public.sheet.entry(*round, seat).is_exact()).count();
                let share = met as f64 / f64::from(rounds);
                if seat == own {
                    tally.met[0] += share;
                } else {
                    tally.met[1] += share / f64::from(wish.seats - 1);
                }
            }
            tally.times.extend(played.times);
        }
        tally.won.push(100.0 * won / f64::from(wish.seats));
        tally.lead.push(lead / f64::from(wish.seats));
        let is_told = set + 1 == wish.sets || (set + 1) % 10 == 0;
        if is_told {
            tell(wish, names, &mut tally);
        }
    }
}

fn tell(wish: &Wish, names: [&str; 2], tally: &mut Tally) {
    let ((won, doubt), (lead, off)) = (interval(&tally.won), interval(&tally.lead));
    let games = tally.won.len() as f64 * f64::from(wish.seats);
    tally.times.sort_by(f64::total_cmp);
    let time = |of_100: usize| {
        tally.times.get((tally.times.len().max(1) - 1) * of_100 / 100).copied().unwrap_or_default()
    };
    println!(
        "{} among {}, {} seats, {} sets, seed {}: {won:.1} % (within {doubt:.1}), leads by {lead:.1} (within {off:.1}), \
         met {:.1} / {:.1} %, {:.2} ms, 95 of 100 within {:.2}",
        names[0],
        names[1],
        wish.seats,
        tally.won.len(),
        wish.seed,
        100.0 * tally.met[0] / games,
        100.0 * tally.met[1] / games,
        time(50),
        time(95),
    );
}

/// The mean of the sets, and by how much it may be off in 95 of 100 cases.
fn interval(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let spread: f64 = shares.iter().map(|share| (share - mean) * (share - mean)).sum();
    (mean, 1.96 * (spread / (count - 1.0).max(1.0) / count).sqrt())
}

/// Writes games among equals, a line each: the edition, the seats, and what was done.
fn log(wish: &Wish, name: &str) {
    let rules = rules(&wish.edition, wish.seats);
    let kinds = vec![kind(name); usize::from(wish.seats)];
    for game in 0..wish.sets {
        let seed = GameRng::from_number(wish.seed).fork(&format!("{game}"));
        let played = play(&rules, &kinds, &seed, wish, None);
        let line = (&wish.edition, wish.seats, played.steps);
        println!("{}", serde_json::to_string(&line).expect("it can be written"));
    }
}

/// The lessons of a game.
fn lessons(line: &str) -> Vec<Lesson> {
    let (edition, seats, steps): (String, u8, Vec<Step<SkullKing>>) =
        serde_json::from_str(line).expect("a game");
    let rules = rules(&edition, seats);
    let mut state = rules.setup();
    let mut lessons = Vec::new();
    for step in steps {
        match step {
            Step::Act(seat, action) => {
                lessons.extend(lesson(&rules, state.view(seat), action));
                rules.apply(&mut state, seat, action, &mut Events::off());
            }
            Step::Chance(chance) => rules.resolve_chance(&mut state, chance, &mut Events::off()),
        }
    }
    lessons
}

/// Finds the weights that make what was done likeliest, and prints them. One game of eight is kept to test them by.
fn learn(path: &str, rounds: u64) {
    let text = std::fs::read_to_string(path).expect("the file can be read");
    let mut all: [[Vec<Lesson>; 2]; TABLES.len()] = Default::default();
    for (game, line) in text.lines().enumerate() {
        for lesson in lessons(line) {
            all[lesson.table][usize::from(game % 8 == 7)].push(lesson);
        }
    }
    for (table, [taught, kept]) in all.iter().enumerate() {
        let weights = fitted(taught, TABLES[table], rounds);
        let row: Vec<String> = weights.iter().map(|weight| format!("{weight:.3}")).collect();
        println!("// table {table}: {} lessons, {}", taught.len(), marks(taught, &weights));
        println!("// kept: {} lessons, {}", kept.len(), marks(kept, &weights));
        println!("[{}],", row.join(", "));
    }
}

/// How likely each option is.
fn shares(lesson: &Lesson, weights: &[f32]) -> Vec<f32> {
    let score = |traits: &Vec<f32>| traits.iter().zip(weights).map(|(own, weight)| own * weight).sum::<f32>();
    let scores: Vec<f32> = lesson.options.iter().map(score).collect();
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let shares: Vec<f32> = scores.iter().map(|score| (score - most).exp()).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter().map(|share| share / sum).collect()
}

/// How likely what was done is, in the mean of logarithms, and how often it is the likeliest.
fn marks(lessons: &[Lesson], weights: &[f32]) -> String {
    let (mut log, mut hits) = (0.0f64, 0.0);
    for lesson in lessons {
        let shares = shares(lesson, weights);
        log += f64::from(shares[lesson.chosen].max(1e-9)).ln();
        let is_best = shares.iter().all(|share| *share <= shares[lesson.chosen]);
        hits += if is_best { 1.0 } else { 0.0 };
    }
    let count = lessons.len().max(1) as f64;
    format!("log {:.4}, hits {:.1} %", log / count, 100.0 * hits / count)
}

/// Adam, with all lessons at once.
fn fitted(lessons: &[Lesson], traits: usize, rounds: u64) -> Vec<f32> {
    const DECAY: f32 = 2e-4;
    let (mut weights, mut mean, mut square) =
        (vec![0.0f32; traits], vec![0.0f32; traits], vec![0.0f32; traits]);
    let (mut fade_mean, mut fade_square) = (1.0f32, 1.0f32);
    for round in 0..rounds {
        let mut slope: Vec<f32> = weights.iter().map(|weight| -DECAY * weight).collect();
        for lesson in lessons {
            let shares = shares(lesson, &weights);
            for (option, (own, share)) in lesson.options.iter().zip(shares).enumerate() {
                let wanted = if option == lesson.chosen { 1.0 } else { 0.0 };
                let push = (wanted - share) / lessons.len() as f32;
                slope.iter_mut().zip(own).for_each(|(slope, own)| *slope += push * own);
            }
        }
        fade_mean *= 0.9;
        fade_square *= 0.999;
        let step = if round * 3 < rounds * 2 { 0.1 } else { 0.02 };
        for idx in 0..traits {
            mean[idx] = 0.9 * mean[idx] + 0.1 * slope[idx];
            square[idx] = 0.999 * square[idx] + 0.001 * slope[idx] * slope[idx];
            let spread = (square[idx] / (1.0 - fade_square)).sqrt() + 1e-8;
            weights[idx] += step * mean[idx] / (1.0 - fade_mean) / spread;
        }
    }
    weights
}
