//! Trains the blueprint of Skull and writes its file: `cargo run --release -p skull --example blueprint -- --threads 16
//! --minutes 8 --seed 1720 --out games/skull/books/blueprint.bin`. The same for any number of threads, as long as the
//! same number of rounds is played (`--rounds` instead of `--minutes`).

use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
#[expect(clippy::disallowed_types, reason = "an example is a program")]
use std::time::{Duration, Instant};

use skull::workshop::{Log, Trainer};

/// After which parts of the time it is asked anew what it is worth to stand somewhere between two rounds.
const WEIGHED: [f64; 3] = [0.15, 0.3, 0.45];

/// What was asked for.
struct Wish {
    threads: usize,
    minutes: f64,
    rounds: u32,
    pieces: u64,
    seed: u64,
    least: f32,
    out: String,
}

#[expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "an example is a program")]
#[expect(clippy::disallowed_macros, reason = "an example is a program")]
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let wish = Wish {
        threads: asked(&args, "--threads", 1),
        minutes: asked(&args, "--minutes", 2.0),
        rounds: asked(&args, "--rounds", u32::MAX),
        pieces: asked(&args, "--pieces", 32),
        seed: asked(&args, "--seed", 1720),
        least: asked(&args, "--least", 0.0),
        out: asked(&args, "--out", "skull-blueprint.bin".to_owned()),
    };
    let began = Instant::now();
    let until = began + Duration::from_secs_f64(60.0 * wish.minutes);
    let mut trainer = Trainer::new(wish.seed);
    let mut told = began;
    let mut weighed = 0;
    while Instant::now() < until && trainer.rounds() < wish.rounds {
        let mut logs = work(&trainer, &wish);
        learn(&mut trainer, &logs, wish.threads);
        trainer.remember(&mut logs);
        let by_time = began.elapsed().as_secs_f64() / (until - began).as_secs_f64();
        let done = by_time.max(f64::from(trainer.rounds()) / f64::from(wish.rounds));
        if weighed < WEIGHED.len() && done > WEIGHED[weighed] {
            weighed += 1;
            trainer.weigh();
            trainer.forget_sums();
        }
        if told.elapsed() > Duration::from_secs(10) {
            told = Instant::now();
            println!("{:.0?}: {} rounds, {} tables", began.elapsed(), trainer.rounds(), trainer.seen());
        }
    }
    let file = trainer.file(wish.least);
    println!("{} rounds, {} tables, {} bytes", trainer.rounds(), trainer.seen(), file.len());
    println!("{}", trainer.parts());
    std::fs::write(&wish.out, file).expect("the file can be written");
}

/// What follows this name, or what is usual.
fn asked<T: FromStr>(args: &[String], name: &str, usual: T) -> T {
    let value = args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    value.and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// One round of work, by all threads.
fn work(trainer: &Trainer, wish: &Wish) -> Vec<Log> {
    let next = AtomicU64::new(0);
    let mut done: Vec<(u64, Log)> = std::thread::scope(|scope| {
        let hands: Vec<_> = (0..wish.threads)
            .map(|_| {
                scope.spawn(|| {
                    let numbers = std::iter::from_fn(|| {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        (number < wish.pieces).then_some(number)
                    });
                    numbers.map(|number| (number, trainer.work(number))).collect::<Vec<_>>()
                })
            })
            .collect();
        hands.into_iter().flat_map(|hand| hand.join().expect("it works")).collect()
    });
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, log)| log).collect()
}

/// Everything learned is written down, by all threads.
fn learn(trainer: &mut Trainer, logs: &[Log], threads: usize) {
    let mut shards = trainer.shards();
    let each = shards.len().div_ceil(threads);
    std::thread::scope(|scope| {
        for some in shards.chunks_mut(each) {
            scope.spawn(|| some.iter_mut().for_each(|shard| shard.learn(logs)));
        }
    });
}
