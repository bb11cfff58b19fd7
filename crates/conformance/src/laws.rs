//! The laws of the rules themselves, each a function of one position.

use engine::{
    ActionSet, Events, Game, GameRng, Match, PlayError, Seat, State, Step, Turn, determinize, digest,
};
use hosting::{Snapshot, Viewer};
use serde::Serialize;
use std::borrow::Cow;

use crate::json::text;
use crate::position::{Position, next_step, take};
use crate::violation::{Verdict, ensure};

/// Every card is in exactly one place.
pub(crate) fn audit<G: Game>(position: &Position<'_, G>) -> Verdict {
    position.game.audit(position.state);
    Ok(())
}

/// Those to act are seats of the table and have something to do; nobody else has.
pub(crate) fn turn<G: Game>(position: &Position<'_, G>) -> Verdict {
    let turn = position.turn();
    if let Turn::Seats(seats) = turn {
        ensure!(!seats.is_empty(), "it is nobody's turn");
        ensure!(seats.iter().all(|seat| position.seats().any(|s| s == seat)), "{seats:?} are not all seats");
    }
    ensure!(position.table.turn() == turn, "turns differ: {turn:?} and {:?}", position.table.turn());
    for seat in position.seats() {
        let listed = !position.table.legal_actions(seat).is_empty();
        ensure!(listed == turn.includes(seat), "at {turn:?} {seat:?} has actions: {listed}");
    }
    Ok(())
}

/// Legal actions are in order.
pub(crate) fn actions_sorted<G: Game>(position: &Position<'_, G>) -> Verdict {
    for seat in position.turn().seats().iter() {
        let legal = position.game.legal_actions(position.state.view(seat)).to_vec();
        ensure!(legal.is_sorted(), "{seat:?} may do, out of order: {legal:?}");
    }
    Ok(())
}

/// No legal action is listed twice.
pub(crate) fn actions_distinct<G: Game>(position: &Position<'_, G>) -> Verdict {
    for seat in position.turn().seats().iter() {
        let legal = position.game.legal_actions(position.state.view(seat)).to_vec();
        let twice = legal.windows(2).find(|pair| pair[0] == pair[1]);
        ensure!(twice.is_none(), "{seat:?} may do the same twice: {twice:?}");
    }
    Ok(())
}

/// A set of actions agrees with itself.
pub(crate) fn action_set<G: Game>(position: &Position<'_, G>) -> Verdict {
    for seat in position.turn().seats().iter() {
        let set = position.game.legal_actions(position.state.view(seat));
        let list = set.to_vec();
        ensure!(
            list.len() == set.len() && set.is_empty() == list.is_empty(),
            "{} listed of {}",
            list.len(),
            set.len()
        );
        for (idx, action) in list.iter().enumerate() {
            ensure!(set.at(idx) == *action, "at({idx}) is not what the list has there: {action:?}");
        }
        for action in position.pool.actions.iter().chain(&list) {
            let (listed, contained) = (list.contains(action), set.contains(action));
            ensure!(listed == contained, "{action:?}: listed is {listed}, contained is {contained}");
        }
    }
    Ok(())
}

/// Ranks are those of a competition: one more than the number of seats that are better.
pub(crate) fn standings<G: Game>(position: &Position<'_, G>) -> Verdict {
    let standings = position.game.standings(&position.state.public);
    ensure!(standings.seats() == position.game.seats(), "standings for {} seats", standings.seats());
    for (seat, standing) in standings.iter() {
        let better = standings.values().filter(|other| other.rank < standing.rank).count();
        ensure!(
            usize::from(standing.rank) == better + 1,
            "{seat:?} has rank {} behind {better}",
            standing.rank
        );
    }
    Ok(())
}

/// The same step in the same state does the same, whether somebody listens or not.
pub(crate) fn deterministic<G: Game>(position: &Position<'_, G>) -> Verdict {
    let mut rng = position.rng.fork("deterministic");
    let Some(step) = next_step(position.game, position.state, &mut rng.fork("luck"), &mut rng) else {
        return Ok(());
    };
    let (mut heard, mut again, mut unheard) =
        (position.state.clone(), position.state.clone(), position.state.clone());
    let (events, events_again) =
        (take(position.game, &mut heard, &step), take(position.game, &mut again, &step));
    ensure!(heard == again && events == events_again, "{step:?} does something else the second time");
    match step.clone() {
        Step::Act(seat, action) => position.game.apply(&mut unheard, seat, action, &mut Events::off()),
        Step::Chance(chance) => position.game.resolve_chance(&mut unheard, chance, &mut Events::off()),
    }
    ensure!(heard == unheard, "{step:?} does something else when nobody listens");
    Ok(())
}

/// An action outside the list is refused and changes nothing.
pub(crate) fn refusal<G: Game>(position: &Position<'_, G>) -> Verdict {
    let mut table = position.table.clone();
    let (before, turn) = (table.digest(), table.turn());
    let lists = |table: &Match<G>| position.seats().map(|seat| table.legal_actions(seat)).collect::<Vec<_>>();
    let listed = lists(&table);
    for seat in (0..=u8::MAX).map_while(|idx| Seat::try_from(idx).ok()) {
        let legal = listed.get(seat.idx()).map_or(&[][..], Vec::as_slice);
        for action in position.pool.actions.iter().filter(|action| !legal.contains(action)) {
            let answer = table.play(seat, action.clone());
            let right = match answer {
                Err(PlayError::NotYourTurn) => !turn.includes(seat),
                Err(PlayError::Illegal(_)) => turn.includes(seat),
                Ok(_) => false,
            };
            ensure!(right, "{seat:?} tries {action:?} and is answered {answer:?}");
        }
    }
    ensure!(table.digest() == before, "refused actions have changed the state");
    ensure!(table.record() == position.table.record(), "refused actions are in the record");
    ensure!(table.turn() == turn && lists(&table) == listed, "refused actions have changed what is legal");
    Ok(())
}

/// Nature only does what is possible, and what is possible keeps the cards together.
pub(crate) fn chance<G: Game>(position: &Position<'_, G>) -> Verdict {
    let mut rng = position.rng.fork("chance");
    let at_chance = position.turn() == Turn::Chance;
    if at_chance {
        let sampled = position.game.sample_chance(position.state, &mut rng);
        ensure!(position.game.is_possible(position.state, &sampled), "sampled but not possible: {sampled:?}");
    }
    for _ in 0..CHANCES_TRIED.min(position.pool.chances.len()) {
        let chance = rng.pick(&position.pool.chances).clone();
        let mut table = position.table.clone();
        let taken = table.step(Step::Chance(chance.clone())).is_some();
        ensure!(at_chance || !taken, "nature moves when it is not its turn: {chance:?}");
        let possible = at_chance && position.game.is_possible(position.state, &chance);
        ensure!(taken == possible, "{chance:?} is possible: {possible}, but taken: {taken}");
        if taken {
            let mut state = position.state.clone();
            take(position.game, &mut state, &Step::Chance(chance));
            position.game.audit(&state);
        } else {
            ensure!(table.digest() == position.table.digest(), "an impossible chance has changed the state");
        }
    }
    Ok(())
}

const CHANCES_TRIED: usize = 6;

/// An invented world agrees with what the seat sees, and can be played.
pub(crate) fn determinized<G: Game>(position: &Position<'_, G>) -> Verdict {
    let (game, state) = (position.game, position.state);
    for seat in position.seats() {
        let view = state.view(seat);
        let rng = position.rng.fork(&format!("world of {seat}"));
        let mut world = determinize(game, view, &mut rng.clone());
        ensure!(world == determinize(game, view, &mut rng.clone()), "one seed gives two worlds to {seat:?}");
        game.audit(&world);
        ensure!(world.private.seats() == game.seats(), "a world for {} seats", world.private.seats());
        ensure!(game.turn(&world.public) == position.turn(), "the world has another turn for {seat:?}");
        if position.turn().includes(seat) {
            let (real, invented) =
                (game.legal_actions(view).to_vec(), game.legal_actions(world.view(seat)).to_vec());
            ensure!(real == invented, "{seat:?} may do {real:?}, but in its world {invented:?}");
        }
        play_on(game, &mut world, &mut rng.fork("play"))?;
    }
    Ok(())
}

/// Plays a few steps in an invented world; a bot will play it to the end.
fn play_on<G: Game>(game: &G, world: &mut State<G>, rng: &mut GameRng) -> Verdict {
    for _ in 0..WORLD_STEPS {
        for seat in game.turn(&world.public).seats().iter() {
            ensure!(
                !game.legal_actions(world.view(seat)).is_empty(),
                "in an invented world {seat:?} is stuck"
            );
        }
        let Some(step) = next_step(game, world, &mut rng.fork("luck"), rng) else {
            return Ok(());
        };
        take(game, world, &step);
        game.audit(world);
    }
    Ok(())
}

const WORLD_STEPS: usize = 8;

/// Two worlds of one view look the same, to the byte: snapshot, legal actions, refusals.
pub(crate) fn paired_worlds<G: Game>(position: &Position<'_, G>) -> Verdict {
    let game = position.game;
    for seat in position.seats() {
        let world = |label: &str| determinize(game, position.state.view(seat), &mut position.rng.fork(label));
        let (one, other) = (world("one"), world("other"));
        let (seen, seen_other) = (seen_by(game, &one, seat)?, seen_by(game, &other, seat)?);
        ensure!(seen == seen_other, "{seat:?} sees {seen} in one world and {seen_other} in the other");
        if !position.turn().includes(seat) {
            continue;
        }
        for action in &position.pool.actions {
            let [a, b] = [&one, &other].map(|world| game.refusal(world.view(seat), action));
            ensure!(
                text(&a)? == text(&b)?,
                "{action:?} is refused with {a:?} in one world and {b:?} in the other"
            );
        }
    }
    Ok(())
}

/// What a seat is sent of a state, and what follows from it.
fn seen_by<G: Game>(game: &G, state: &State<G>, seat: Seat) -> Result<String, String> {
    let turn = game.turn(&state.public);
    let legal = if turn.includes(seat) { game.legal_actions(state.view(seat)).to_vec() } else { Vec::new() };
    let snapshot = Snapshot::<G> {
        viewer: Some(seat),
        turn,
        public: Cow::Borrowed(&state.public),
        private: Some(Cow::Borrowed(&state.private[seat])),
        legal,
    };
    text(&(&snapshot, snapshot.turn, &snapshot.legal))
}

/// Seats that act at once may act in any order, and none changes what another may do.
pub(crate) fn commute<G: Game>(position: &Position<'_, G>) -> Verdict {
    let (game, state) = (position.game, position.state);
    let mut rng = position.rng.fork("commute");
    let legal = |state: &State<G>, seat: Seat| game.legal_actions(state.view(seat)).to_vec();
    let seats: Vec<Seat> = position.turn().seats().iter().collect();
    for (idx, &first) in seats.iter().enumerate() {
        for &second in &seats[idx + 1..] {
            let a = rng.pick(&legal(state, first)).clone();
            let b = rng.pick(&legal(state, second)).clone();
            let both = |order: [(Seat, &G::Action); 2]| -> Result<State<G>, String> {
                let mut state = state.clone();
                let before = legal(&state, order[1].0);
                game.apply(&mut state, order[0].0, order[0].1.clone(), &mut Events::off());
                ensure!(
                    game.turn(&state.public).includes(order[1].0),
                    "{:?} takes the turn of {:?}",
                    order[0],
                    order[1].0
                );
                ensure!(
                    legal(&state, order[1].0) == before,
                    "{:?} changes what {:?} may do",
                    order[0],
                    order[1].0
                );
                game.apply(&mut state, order[1].0, order[1].1.clone(), &mut Events::off());
                Ok(state)
            };
            let (one, other) = (both([(first, &a), (second, &b)])?, both([(second, &b), (first, &a)])?);
            ensure!(one == other, "{first:?} {a:?} and {second:?} {b:?} do not commute");
        }
    }
    Ok(())
}

/// What is written can be read again, and is written the same.
pub(crate) fn serde<G: Game>(position: &Position<'_, G>) -> Verdict {
    survives(position.state)?;
    survives(position.options)?;
    for event in position.events {
        survives(event)?;
    }
    if let Some(step) = position.table.record().steps.last() {
        survives(step)?;
    }
    for seat in position.seats() {
        snapshot_survives(position.table, Viewer::Seat(seat))?;
        if position.turn().includes(seat) {
            position.game.legal_actions(position.state.view(seat)).to_vec().iter().try_for_each(survives)?;
            if let Some(action) = position.pool.actions.first() {
                survives(&position.game.refusal(position.state.view(seat), action))?;
            }
        }
    }
    snapshot_survives(position.table, Viewer::Spectator)
}

/// A value is the same after it was written and read, and so are its bytes.
fn survives<T>(value: &T) -> Verdict
where
    T: Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    let written = text(value)?;
    let read: T =
        serde_json::from_str(&written).map_err(|error| format!("{written} cannot be read: {error}"))?;
    ensure!(read == *value, "{value:?} is read back as {read:?}");
    ensure!(text(&read)? == written, "{written} is written as {} the second time", text(&read)?);
    Ok(())
}

fn snapshot_survives<G: Game>(table: &Match<G>, viewer: Viewer) -> Verdict {
    let seen = Snapshot::of(table, viewer);
    let written = crate::json::raw(&seen)?;
    let read = Snapshot::read(table.game(), &written)
        .map_err(|error| format!("{written} cannot be read: {error}"))?;
    ensure!(text(&read)? == written.get(), "{written} is written as {} the second time", text(&read)?);
    let follows = (seen.turn, &seen.legal) == (read.turn, &read.legal);
    ensure!(follows, "another turn, or other actions, follow from {written}");
    Ok(())
}

/// The record gives the same game again: at the end, and now and then before.
pub(crate) fn replay<G: Game>(position: &Position<'_, G>) -> Verdict {
    if !position.is_worth_a_replay() {
        return Ok(());
    }
    let again = Match::replay(position.table.record().clone()).map_err(|error| error.to_string())?;
    ensure!(again.digest() == digest(position.state), "the record gives another state");
    ensure!(again.record() == position.table.record(), "the record gives another record");
    Ok(())
}

/// Rounds are counted upwards, and every one ends with the game at the latest.
pub(crate) fn rounds<G: Game>(position: &Position<'_, G>) -> Verdict {
    let (game, mut state) = (position.game, position.state.clone());
    let mut rng = position.rng.fork("rounds");
    if let Some(step) = next_step(game, &state, &mut rng.fork("luck"), &mut rng) {
        let before = game.round(&state.public);
        take(game, &mut state, &step);
        let after = game.round(&state.public);
        ensure!(before <= after, "round {after} comes after round {before}");
    }
    Ok(())
}
