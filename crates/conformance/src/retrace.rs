//! Imagined worlds can be retraced: in the true one that gives the decisions that were made, and in any other none that
//! the seat could not have seen.

use engine::{Game, News, Seat, State, Step, Turn, determinize};
use search::{Decision, Notebook};

use crate::violation::{Verdict, ensure};
use crate::walk::{Position, take};

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
