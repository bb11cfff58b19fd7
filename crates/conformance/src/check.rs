//! Runs every law over many seeded games of every preset and seat count.

use std::cell::RefCell;

use engine::{ActionSet as _, GameRng, Outfit, State, Step, Thinking};
use hosting::Hosted;

use crate::host::Host;
use crate::minds::{Minds, instant_bots};
use crate::position::{Check, Pool, Position, next_step};
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
    let pool = pool::<G>()?;
    for (preset, game) in tables::<G>() {
        for seed in 0..games {
            with_checks(&host, |checks| walk(&game, preset, seed, &pool, checks))?;
        }
        with_bots(&host, &pool, preset, &game)?;
    }
    Ok(host)
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

/// Any step that may come next, or the one that a bot of the game would take.
fn half_by_bots<G: Hosted>(
    game: &G,
    state: &State<G>,
    luck: &mut GameRng,
    choices: &mut GameRng,
) -> Option<Step<G>> {
    let bot = instant_bots::<G>(game.seats()).last().filter(|_| choices.below(2) == 0);
    let (Some(kind), Some(seat)) = (bot, game.turn(&state.public).seats().first()) else {
        return next_step(game, state, luck, choices);
    };
    let legal = game.legal_actions(state.view(seat)).to_vec();
    let mut thinking = Thinking::at_once(choices);
    // It knows nothing of the past here, like a bot that does not listen.
    let choice = (kind.make)(Outfit::default()).choose(game, state.view(seat), &legal, &mut thinking);
    Some(Step::Act(seat, choice.action))
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
