//! Runs every law over many seeded games of every preset and seat count.

use std::cell::RefCell;
use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

use hosting::Hosted;

use crate::host::{Heard, Host};
use crate::minds::{Minds, half_by_bots};
use crate::position::{Check, Pool, Position};
use crate::violation::{Verdict, caught, ensure};
use crate::walk::{pool, tables, walk, walk_by};
use crate::{Law, Violation, laws, retrace};

/// How many games are played at each table when nobody says otherwise.
pub const GAMES: u64 = 25;

/// Checks every law, in [`GAMES`] games for each preset and seat count.
///
/// # Panics
/// If one is broken, with the law and the seed.
pub fn check<G: Hosted>() {
    if let Err(violation) = examine::<G>(GAMES) {
        panic!("{violation}");
    }
}

/// Checks every law, in this many games for each preset and seat count.
///
/// # Errors
/// The first law that is broken.
pub fn examine<G: Hosted>(games: u64) -> Result<(), Violation> {
    survey::<G>(games).map(|_| ())
}

/// What a game has and many games did not need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unused {
    /// Keys of its English wordbook that nothing said. A game's tests compare them with those that only a referee or
    /// a board of its own says, so that no sentence is forgotten in the wordbook.
    pub keys: Vec<String>,
    /// Names that nothing in a scene was called by: a board would look for them in vain.
    pub names: Vec<&'static str>,
}

/// What nothing needed in this many games.
///
/// # Errors
/// If a law is broken.
pub fn unused<G: Hosted>(games: u64) -> Result<Unused, Violation> {
    let host = survey::<G>(games)?;
    Ok(Unused { keys: host.unsaid(), names: host.unshown() })
}

fn survey<G: Hosted>(games: u64) -> Result<Host<G>, Violation> {
    let broken = |law, what| Violation { game: G::ID, law, place: None, what };
    caught(presets::<G>).map_err(|what| broken(Law::Presets, what))?;
    let host = Host::<G>::new();
    caught(|| host.front_page()).map_err(|what| broken(Law::Words, what))?;
    caught(|| host.rules()).map_err(|what| broken(Law::Words, what))?;
    let (pool, tables) = (pool::<G>()?, tables::<G>().collect::<Vec<_>>());
    let n_hands = thread::available_parallelism().map_or(1, NonZero::get);
    let found = thread::scope(|scope| {
        let (pool, tables) = (&pool, &tables);
        let hands = (0..n_hands).map(|own| {
            scope.spawn(move || tour(pool, tables.iter().enumerate().skip(own).step_by(n_hands), games))
        });
        hands.collect::<Vec<_>>().into_iter().map(joined).collect::<Vec<_>>()
    });
    // The same whoever looked: at the first table where something is wrong.
    let mut wrong = Vec::new();
    for found in found {
        match found {
            Ok(heard) => host.learn(heard),
            Err(violation) => wrong.push(violation),
        }
    }
    let first = wrong.into_iter().min_by_key(|(idx, _)| *idx);
    first.map_or(Ok(host), |(_, violation)| Err(violation))
}

/// Many games at each of these tables; what was heard there, or the first law that is broken, with its table.
fn tour<'a, G: Hosted>(
    pool: &Pool<G>,
    tables: impl Iterator<Item = (usize, &'a (&'static str, G))>,
    games: u64,
) -> Result<Heard, (usize, Violation)> {
    let host = Host::<G>::new();
    for (idx, (preset, game)) in tables {
        visit(&host, pool, preset, game, games).map_err(|violation| (idx, violation))?;
    }
    Ok(host.heard())
}

fn visit<G: Hosted>(
    host: &Host<G>,
    pool: &Pool<G>,
    preset: &'static str,
    game: &G,
    games: u64,
) -> Result<(), Violation> {
    for seed in 0..games {
        with_checks(host, |checks| walk(game, preset, seed, pool, checks))?;
    }
    with_bots(host, pool, preset, game)
}

/// What came of it; a panic goes on here.
fn joined<T>(hand: ScopedJoinHandle<'_, T>) -> T {
    hand.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// One game in which the game's own bots are asked at every position, and one that they decide half of: what only
/// good play brings about is looked at, too.
fn with_bots<G: Hosted>(
    host: &Host<G>,
    pool: &Pool<G>,
    preset: &'static str,
    game: &G,
) -> Result<(), Violation> {
    let minds = RefCell::new(Minds::new());
    let bots = |position: &Position<'_, G>| host.bots(position, &mut minds.borrow_mut());
    walk(game, preset, 0, pool, &[(Law::Bots, &bots)])?;
    with_checks(host, |checks| walk_by(game, preset, 0, pool, checks, &half_by_bots)).map(|_| ())
}

fn with_checks<G: Hosted, T>(host: &Host<G>, run: impl FnOnce(&[Check<'_, G>]) -> T) -> T {
    run(&[
        (Law::Audit, &laws::audit),
        (Law::Turn, &laws::turn),
        (Law::ActionsSorted, &laws::actions_sorted),
        (Law::ActionsDistinct, &laws::actions_distinct),
        (Law::ActionSet, &laws::action_set),
        (Law::Standings, &laws::standings),
        (Law::Deterministic, &laws::deterministic),
        (Law::Refusal, &laws::refusal),
        (Law::Chance, &laws::chance),
        (Law::Serde, &laws::serde),
        (Law::Determinize, &laws::determinized),
        (Law::PairedWorlds, &laws::paired_worlds),
        (Law::Commute, &laws::commute),
        (Law::Replay, &laws::replay),
        (Law::Rounds, &laws::rounds),
        (Law::Retrace, &retrace::retrace),
        (Law::Scene, &|position| host.scene(position)),
        (Law::Names, &|position| host.names(position)),
        (Law::Crossing, &|position| host.crossing(position)),
        (Law::Offers, &|position| host.offers(position)),
        (Law::Words, &|position| host.words(position)),
        (Law::Untyped, &|position| host.untyped(position)),
    ])
}

/// Presets have different names and options, and every seat count can be played with one of them.
fn presets<G: Hosted>() -> Verdict {
    let presets = G::presets();
    for (idx, (name, options)) in presets.iter().enumerate() {
        for (other_name, other) in &presets[..idx] {
            ensure!(name != other_name, "two presets are called {name}");
            ensure!(options != other, "{name} and {other_name} are the same");
        }
        let playable = G::SEATS.filter(|&seats| G::new(options.clone(), seats).is_ok());
        ensure!(playable.count() > 0, "{name} cannot be played");
        for seats in [0, G::SEATS.start() - 1, G::SEATS.end() + 1, u8::MAX] {
            ensure!(G::new(options.clone(), seats).is_err(), "{name} can be played by {seats}");
        }
    }
    for seats in G::SEATS {
        let playable = presets.iter().any(|(_, options)| G::new(options.clone(), seats).is_ok());
        ensure!(playable, "{seats} cannot play any preset");
    }
    for (name, game) in tables::<G>() {
        ensure!(G::SEATS.contains(&game.seats()), "{name} has {} seats", game.seats());
        let again = G::new(game.options().clone(), game.seats());
        ensure!(again == Ok(game), "{name} cannot be made again out of its options");
    }
    Ok(())
}
