//! Seeded random games, position by position, in which the laws are checked.

use std::cell::OnceCell;

use engine::{Game, GameRng, Match, State, Step, digest};

use crate::position::{Check, Pool, Position, next_step, take};
use crate::violation::caught;
use crate::{Law, Place, Violation, laws};

/// No sensible game of cards takes this many steps.
pub(crate) const STEPS_MAX: usize = 5_000;

/// The tables that a game's presets and seat counts give.
pub(crate) fn tables<G: Game>() -> impl Iterator<Item = (&'static str, G)> {
    let presets = G::presets().into_iter();
    presets.flat_map(|(name, options)| {
        G::SEATS.filter_map(move |seats| Some((name, G::new(options.clone(), seats).ok()?)))
    })
}

/// The options of this name.
pub(crate) fn preset<G: Game>(name: &str) -> G::Options {
    G::presets().into_iter().find(|(other, _)| *other == name).expect("the preset is one of the game's").1
}

/// What turns up in a few games at every table. The cards are counted here first, so that a lost one is not
/// blamed on a law that only plays on.
pub(crate) fn pool<G: Game>() -> Result<Pool<G>, Violation> {
    let mut pool = Pool { actions: Vec::new(), chances: Vec::new() };
    for (preset, game) in tables::<G>() {
        for seed in 0..POOL_GAMES {
            let empty = Pool { actions: Vec::new(), chances: Vec::new() };
            let table = walk(&game, preset, seed, &empty, &[(Law::Audit, &laws::audit)])?;
            for step in &table.record().steps {
                match step.clone() {
                    Step::Act(_, action) => pool.actions.push(action),
                    Step::Chance(chance) if !pool.chances.contains(&chance) => pool.chances.push(chance),
                    Step::Chance(_) => {}
                }
            }
        }
    }
    pool.actions.sort();
    pool.actions.dedup();
    thin(&mut pool.actions);
    thin(&mut pool.chances);
    Ok(pool)
}

const POOL_GAMES: u64 = 4;

/// Each is tried at every position. Above this many the pool is thinned out, or a game with thousands of different
/// actions would take hours.
const POOL_MANY: usize = 400;
const POOL_KEPT: usize = 150;

/// Keeps some of very many, evenly spread.
fn thin<T>(items: &mut Vec<T>) {
    if items.len() > POOL_MANY {
        let stride = items.len() / POOL_KEPT;
        let mut places = 0..;
        items.retain(|_| places.next().is_some_and(|place| place % stride == 0));
    }
}

/// Plays one game and checks these laws at every position.
pub(crate) fn walk<G: Game>(
    game: &G,
    preset: &'static str,
    seed: u64,
    pool: &Pool<G>,
    checks: &[Check<'_, G>],
) -> Result<Match<G>, Violation> {
    walk_by(game, preset, seed, pool, checks, &next_step)
}

/// How the next step is found; none when the game is over.
pub(crate) type Chooser<'c, G> = &'c dyn Fn(&G, &State<G>, &mut GameRng, &mut GameRng) -> Option<Step<G>>;

/// Plays one game, chosen step by step, and checks these laws at every position.
pub(crate) fn walk_by<G: Game>(
    game: &G,
    preset: &'static str,
    seed: u64,
    pool: &Pool<G>,
    checks: &[Check<'_, G>],
    choose: Chooser<'_, G>,
) -> Result<Match<G>, Violation> {
    let rng = GameRng::from_number(seed);
    let (mut luck, mut choices) = (rng.fork("luck"), rng.fork("choices"));
    let mut step = 0;
    let broken = |step: usize, law: Law, what: String| Violation {
        game: G::ID,
        law,
        place: Some(Place { preset, seats: game.seats(), seed, step }),
        what,
    };
    let options = self::preset::<G>(preset);
    let mut table = Match::new(options.clone(), game.seats()).expect("the table was made before");
    let mut state = game.setup();
    let mut events = Vec::new();
    loop {
        let rng = rng.fork(&format!("position {step}"));
        let position = Position {
            game,
            options: &options,
            state: &state,
            table: &table,
            events: &events,
            pool,
            rng,
            scenes: OnceCell::new(),
        };
        for (law, check) in checks.iter().filter(|(law, _)| is_looked_at(*law, step, &position)) {
            caught(|| check(&position)).map_err(|what| broken(step, *law, what))?;
        }
        let next = caught(|| Ok(choose(game, &state, &mut luck, &mut choices)));
        let Some(next) = next.map_err(|what| broken(step, Law::Turn, what))? else {
            return Ok(table);
        };
        if step == STEPS_MAX {
            return Err(broken(step, Law::Ends, "the game goes on".to_owned()));
        }
        events = caught(|| Ok(take(game, &mut state, &next)))
            .map_err(|what| broken(step, Law::Deterministic, what))?;
        let told =
            caught(|| Ok(table.step(next.clone()))).map_err(|what| broken(step, Law::Deterministic, what))?;
        let told = told.ok_or_else(|| {
            let law = if matches!(next, Step::Chance(_)) { Law::Chance } else { Law::Refusal };
            broken(step, law, format!("it may come next, but is refused: {next:?}"))
        })?;
        if told != events || digest(&state) != table.digest() {
            let what = format!("{next:?} does one thing once and another thing the next time");
            return Err(broken(step, Law::Deterministic, what));
        }
        step += 1;
    }
}

/// Cards are counted at every step. The other laws are looked at at every step too, and now and then in what follows
/// after the length of any usual game.
fn is_looked_at<G: Game>(law: Law, step: usize, position: &Position<'_, G>) -> bool {
    law == Law::Audit || step < CLOSELY || step.is_multiple_of(NOW_AND_THEN) || position.is_over()
}

const CLOSELY: usize = 550;
const NOW_AND_THEN: usize = 11;
