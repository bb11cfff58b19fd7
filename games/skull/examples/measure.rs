//! Measures bots of Skull. What the best answer gains in one round, exactly: `cargo run --release -p skull --example
//! measure -- gains --file BLUEPRINT`, with `--ways heads-up-30` of who solves. And who wins: `measure duel ONE MANY --file BLUEPRINT --sets 100 --sizes 2,3,4,6
//! --steps 30000 --threads 2`; a set is one game for every seat of the one, all from the same seed.

use std::sync::atomic::{AtomicU64, Ordering};

use engine::{
    ActionSet as _, Bot, BotKind, Events, Game as _, GameRng, News, Outfit, Seat, Step, Stop, Thinking, Turn,
};
use hosting::Hosted as _;
use skull::Skull;
use skull::workshop::{entrants, gains};

struct Wish {
    file: Option<Vec<u8>>,
    sets: u64,
    sizes: Vec<u8>,
    steps: u32,
    threads: usize,
    seed: u64,
}

#[expect(clippy::disallowed_methods, reason = "an example is a program")]
#[expect(clippy::disallowed_macros, reason = "an example is a program")]
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let after = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    let number = |name: &str, usual: u64| after(name).map_or(usual, |text| text.parse().expect("a number"));
    let sizes = after("--sizes").map_or("2,3,4,6", String::as_str);
    let wish = Wish {
        file: after("--file").map(|path| std::fs::read(path).expect("the file can be read")),
        sets: number("--sets", 100),
        sizes: sizes.split(',').map(|size| size.parse().expect("a size")).collect(),
        steps: u32::try_from(number("--steps", u64::from(u32::MAX))).expect("steps"),
        threads: usize::try_from(number("--threads", 1)).expect("threads"),
        seed: number("--seed", 1720),
    };
    match args.get(1).map(String::as_str) {
        Some("gains") => {
            let ways = after("--ways").map_or("blueprint,veteran,bosun,solved", String::as_str);
            let usual =
                "1,1 1,2 1,3 1,4 2,1 2,2 2,3 2,4 3,1 3,2 3,3 3,4 4,1 4,2 4,3 4,4 1,1,1 2,1,1 2,2,1 2,2,2";
            tell_gains(&wish, ways, after("--cards").map_or(usual, String::as_str));
        }
        Some("duel") => {
            for &seats in &wish.sizes {
                println!("{}", duel(&wish, [&args[2], &args[3]], seats));
            }
        }
        _ => println!("gains or duel"),
    }
}

#[expect(clippy::disallowed_macros, reason = "an example is a program")]
fn tell_gains(wish: &Wish, ways: &str, cards: &str) {
    for cards in cards.split(' ') {
        let has: Vec<(u8, u8)> = cards.split(',').map(|card| (0, card.parse().expect("cards"))).collect();
        print!("cards {cards}:");
        for way in ways.split(',') {
            let Some(gain) = gains(way, wish.file.as_deref(), &has, 150) else { continue };
            let each: Vec<String> = gain.gain.iter().map(|gain| format!("{:.1}", 100.0 * gain)).collect();
            print!("  {way} {} (worth {:.3})", each.join("/"), gain.worth[0]);
        }
        println!();
    }
}

fn kind(name: &str) -> BotKind<Skull> {
    let kinds: Vec<_> = entrants().into_iter().chain(Skull::bots(4)).collect();
    kinds.into_iter().find(|kind| kind.id == name).expect("there is such a bot")
}

/// The share of wins of one among many, and in how many of a hundred cases it is between which.
fn duel(wish: &Wish, names: [&str; 2], seats: u8) -> String {
    let next = AtomicU64::new(0);
    let mut shares: Vec<f64> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..wish.threads)
            .map(|_| {
                scope.spawn(|| {
                    let sets = std::iter::from_fn(|| {
                        let set = next.fetch_add(1, Ordering::Relaxed);
                        (set < wish.sets).then_some(set)
                    });
                    let wins = |set: u64, one: Seat| u32::from(is_won(wish, names, seats, one, set));
                    sets.map(|set| Seat::all(seats).map(|one| wins(set, one)).sum::<u32>())
                        .map(|wins| f64::from(wins) / f64::from(seats))
                        .collect::<Vec<f64>>()
                })
            })
            .collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("it plays")).collect()
    });
    shares.sort_by(f64::total_cmp);
    let sets = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / sets;
    let spread =
        shares.iter().map(|share| (share - mean) * (share - mean)).sum::<f64>() / (sets - 1.0).max(1.0);
    let doubt = 1.96 * (spread / sets).sqrt();
    let percent = |share: f64| 100.0 * share;
    format!(
        "{seats} seats: one {} among {}: {:.1} % ({:.1}-{:.1}), chance {:.1} %, {sets} sets",
        names[0],
        names[1],
        percent(mean),
        percent(mean - doubt),
        percent(mean + doubt),
        100.0 / f64::from(seats),
    )
}

/// Plays a game; whether the one has won it.
fn is_won(wish: &Wish, names: [&str; 2], seats: u8, one: Seat, set: u64) -> bool {
    let (_, usual) = Skull::presets().remove(0);
    let rules = Skull::new(usual, seats).expect("it can be played");
    let seed = GameRng::from_number(wish.seed).fork(&format!("{set}"));
    let kinds = names.map(kind);
    let outfit = Outfit { data: wish.file.as_deref(), ..Outfit::default() };
    let kind_of = |seat: Seat| &kinds[usize::from(seat != one)];
    let mut bots: Vec<Box<dyn Bot<Skull>>> =
        Seat::all(seats).map(|seat| (kind_of(seat).make)(outfit)).collect();
    let mut dice: Vec<GameRng> =
        Seat::all(seats).map(|seat| seed.fork(&format!("{}", u8::from(seat)))).collect();
    let (mut state, mut nature) = (rules.setup(), seed.fork("nature"));
    loop {
        let step = match rules.turn(&state.public) {
            Turn::Over => return state.public.winner == Some(one),
            Turn::Chance => Step::Chance(rules.sample_chance(&state, &mut nature)),
            Turn::Seats(turn) => {
                let seat = turn.first().expect("somebody is to act");
                let legal = rules.legal_actions(state.view(seat)).to_vec();
                let steps = kind_of(seat).steps(engine::Level::Full).min(wish.steps);
                let mut thinking = Thinking::new(&mut dice[seat.idx()], steps, Stop::never());
                let choice = bots[seat.idx()].choose(&rules, state.view(seat), &legal, &mut thinking);
                Step::Act(seat, choice.action)
            }
        };
        let mut events = Events::on();
        match step.clone() {
            Step::Act(seat, action) => rules.apply(&mut state, seat, action, &mut events),
            Step::Chance(chance) => rules.resolve_chance(&mut state, chance, &mut events),
        }
        let events = events.into_vec();
        for (seat, bot) in Seat::all(seats).zip(&mut bots) {
            if kind_of(seat).listens {
                bot.notice(&rules, News::new(&step, &events, state.view(seat)));
            }
        }
    }
}
