//! Imagined worlds can be retraced: in the true one that gives the decisions that were made, and in any other none that
//! the seat could not have seen.

use engine::{ActionSet as _, Game, GameRng, News, Seat, State, Step, Turn, determinize};
use search::{Decision, Notebook};

use crate::position::{Position, take};
use crate::violation::{Verdict, ensure};

/// Retracing is dear: it is done now and then.
const NOW_AND_THEN: u32 = 24;

/// The true world gives exactly the decisions that were made, as far back as the game can tell; an imagined one gives
/// as many, and everywhere shows the seat what it saw.
pub(crate) fn retrace<G: Game>(position: &Position<'_, G>) -> Verdict {
    if position.rng.fork("retrace").below(NOW_AND_THEN) != 0 {
        return Ok(());
    }
    for seat in position.seats() {
        let (notebook, past) = noted(position, seat);
        truth(position, &notebook, &past)?;
        imagined(position, &notebook, &past, seat)?;
    }
    Ok(())
}

/// Every decision so far, with the world in which it was made.
type Past<G> = Vec<(State<G>, Seat, <G as Game>::Action)>;

/// What a seat has noted, and what has happened.
fn noted<G: Game>(position: &Position<'_, G>, seat: Seat) -> (Notebook<G>, Past<G>) {
    let (game, mut notebook, mut past) = (position.game, Notebook::default(), Vec::new());
    let mut state = game.setup();
    for step in &position.table.record().steps {
        if let Step::Act(actor, action) = step {
            past.push((state.clone(), *actor, action.clone()));
        }
        let events = take(game, &mut state, step);
        notebook.note(News::new(step, &events, state.view(seat)));
    }
    (notebook, past)
}

/// The most decisions in a row that the first seat can retrace at any moment of a random game with the usual options. A
/// game that cannot rewind reaches none, which no law forbids.
///
/// # Errors
/// If the options cannot be played, or the true world is found impossible.
pub fn retraceable<G: Game>(seats: u8, seed: u64) -> Result<usize, String> {
    let (_, options) = G::presets().into_iter().next().ok_or("no options")?;
    let game = G::new(options, seats).map_err(|error| error.to_string())?;
    let (mut rng, mut notebook, mut state) = (GameRng::from_number(seed), Notebook::default(), game.setup());
    let mut most = 0;
    while let Some(step) = random_step(&game, &state, &mut rng) {
        let events = take(&game, &mut state, &step);
        notebook.note(News::new(&step, &events, state.view(Seat::new(0))));
        let retraced = notebook.retrace(&game, &state).map_err(|error| error.to_string())?;
        most = most.max(retraced.len());
    }
    Ok(most)
}

fn random_step<G: Game>(game: &G, state: &State<G>, rng: &mut GameRng) -> Option<Step<G>> {
    match game.turn(&state.public) {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(game.sample_chance(state, rng))),
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            let legal = game.legal_actions(state.view(seat));
            Some(Step::Act(seat, legal.at(rng.index(legal.len()))))
        }
    }
}

fn truth<G: Game>(position: &Position<'_, G>, notebook: &Notebook<G>, past: &Past<G>) -> Verdict {
    let retraced = notebook.retrace(position.game, position.state);
    let retraced = retraced.map_err(|error| format!("the true world is not possible: {error}"))?;
    let made = &past[past.len() - retraced.len()..];
    for (Decision { world, seat, action }, (state, actor, made)) in retraced.iter().zip(made) {
        let same = (seat, action) == (actor, made);
        ensure!(same, "{actor:?} did {made:?}, and not {seat:?} {action:?}");
        ensure!(world == state, "{made:?} was done in {state:?}, and not in {world:?}");
    }
    Ok(())
}

fn imagined<G: Game>(
    position: &Position<'_, G>,
    notebook: &Notebook<G>,
    past: &Past<G>,
    seat: Seat,
) -> Verdict {
    let (game, mut rng) = (position.game, position.rng.fork("imagined past"));
    let world = determinize(game, position.state.view(seat), &mut rng);
    let retraced = notebook.retrace(game, &world);
    let retraced = retraced.map_err(|error| format!("{seat:?} imagines {world:?}, but {error}"))?;
    for (decision, (state, ..)) in retraced.iter().rev().zip(past.iter().rev()) {
        let looks = (&decision.world.public, &decision.world.private[seat]);
        ensure!(looks == (&state.public, &state.private[seat]), "{seat:?} never saw {looks:?}");
        ensure!(game.turn(&decision.world.public) != Turn::Chance, "nature does not decide like a seat");
        game.audit(&decision.world);
    }
    Ok(())
}
