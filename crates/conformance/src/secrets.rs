//! Laws about secrets, for games that can say more about theirs: which cards are unique, and which choices must
//! look alike. They say it in their tests, where nothing else depends on it.

use std::fmt::Debug;

use engine::{ActionSet, Events, Game, Match, Seat, State, Step};

use crate::json::text;
use crate::position::{Check, Position};
use crate::violation::{Verdict, ensure};
use crate::walk::{pool, tables, walk};
use crate::{GAMES, Law, Violation};

/// Says which cards lie where, in a game whose cards are all different, so that a leaked card can be recognized.
/// Any type of the game's tests can say it.
pub trait MarkedCards<G: Game> {
    /// A card.
    type Card: Ord + Debug;

    /// The cards in private halves and in the hidden part that were not shown to everybody.
    fn secret_cards(game: &G, state: &State<G>) -> Vec<Self::Card>;

    /// The cards that everybody sees.
    fn public_cards(game: &G, public: &G::Public) -> Vec<Self::Card>;

    /// The cards that an event names.
    fn event_cards(game: &G, event: &G::Event) -> Vec<Self::Card>;

    /// The step as it would have been with these two cards in each other's place.
    fn swapped(game: &G, step: &Step<G>, one: &Self::Card, other: &Self::Card) -> Step<G>;
}

/// Whether the others must not be able to tell which of two decisions of a seat was taken.
pub type LookAlike<G> = fn(
    game: &G,
    public: &<G as Game>::Public,
    seat: Seat,
    one: &<G as Game>::Action,
    other: &<G as Game>::Action,
) -> bool;

/// Checks that no secret card is in the public half or in an event, by name or by what follows from it.
///
/// # Panics
/// If one is, with the seed.
pub fn check_marked_cards<G: Game, M: MarkedCards<G>>() {
    if let Err(violation) = examine_marked_cards::<G, M>(GAMES) {
        panic!("{violation}");
    }
}

/// Checks that no secret card is in the public half or in an event, by name or by what follows from it.
///
/// # Errors
/// If one is.
pub fn examine_marked_cards<G: Game, M: MarkedCards<G>>(games: u64) -> Result<(), Violation> {
    examine::<G>(
        games,
        &[(Law::MarkedCards, &marked_cards::<G, M>), (Law::MarkedCards, &swapped_cards::<G, M>)],
    )
}

/// Checks that choices that must look alike to the others do.
///
/// # Panics
/// If they do not, with the seed.
pub fn check_hidden_choices<G: Game>(look_alike: LookAlike<G>) {
    if let Err(violation) = examine_hidden_choices::<G>(look_alike, GAMES) {
        panic!("{violation}");
    }
}

/// Checks that choices that must look alike to the others do.
///
/// # Errors
/// If they do not.
pub fn examine_hidden_choices<G: Game>(look_alike: LookAlike<G>, games: u64) -> Result<(), Violation> {
    examine::<G>(games, &[(Law::HiddenChoices, &|position| hidden_choices(position, look_alike))])
}

fn examine<G: Game>(games: u64, checks: &[Check<'_, G>]) -> Result<(), Violation> {
    let pool = pool::<G>()?;
    for (preset, game) in tables::<G>() {
        for seed in 0..games {
            walk(&game, preset, seed, &pool, checks)?;
        }
    }
    Ok(())
}

/// A secret card is named nowhere that everybody looks.
fn marked_cards<G: Game, M: MarkedCards<G>>(position: &Position<'_, G>) -> Verdict {
    let secret = M::secret_cards(position.game, position.state);
    ensure!(!secret.is_empty() || position.is_over(), "no card is secret; the hook sees nothing");
    let public = M::public_cards(position.game, &position.state.public);
    let told = position.events.iter().flat_map(|event| M::event_cards(position.game, event));
    for card in public.into_iter().chain(told) {
        ensure!(!secret.contains(&card), "{card:?} is secret, and everybody sees it");
    }
    Ok(())
}

/// With two secret cards in each other's place, everything that everybody saw stays as it was.
fn swapped_cards<G: Game, M: MarkedCards<G>>(position: &Position<'_, G>) -> Verdict {
    let secret = M::secret_cards(position.game, position.state);
    if secret.len() < 2 {
        return Ok(());
    }
    let mut rng = position.rng.fork("swap");
    let (one, other) = (rng.pick(&secret), rng.pick(&secret));
    let record = position.table.record();
    let fresh = || Match::<G>::new(record.options.clone(), record.seats).map_err(|error| error.to_string());
    let (mut real, mut swapped) = (fresh()?, fresh()?);
    for step in &record.steps {
        let events = real.step(step.clone());
        let Some(swapped_events) = swapped.step(M::swapped(position.game, step, one, other)) else {
            // With these cards the game could not have gone like this; nothing to compare.
            return Ok(());
        };
        ensure!(text(&events)? == text(&Some(swapped_events))?, "{step:?} tells {one:?} from {other:?}");
        let (public, swapped_public) = (text(real.public())?, text(swapped.public())?);
        ensure!(public == swapped_public, "{public} tells {one:?} from {other:?}: {swapped_public}");
    }
    Ok(())
}

/// Two choices that must look alike give the same bytes to everybody else.
fn hidden_choices<G: Game>(position: &Position<'_, G>, look_alike: LookAlike<G>) -> Verdict {
    let (game, public) = (position.game, &position.state.public);
    for seat in position.turn().seats().iter() {
        let legal = game.legal_actions(position.state.view(seat)).to_vec();
        for pair in legal.windows(2).filter(|pair| look_alike(game, public, seat, &pair[0], &pair[1])) {
            let one = shown_to_others(position, seat, &pair[0])?;
            let other = shown_to_others(position, seat, &pair[1])?;
            ensure!(one == other, "{pair:?} of {seat:?} show {one} and {other}");
        }
    }
    Ok(())
}

/// What the others see and hear of a choice.
fn shown_to_others<G: Game>(
    position: &Position<'_, G>,
    seat: Seat,
    action: &G::Action,
) -> Result<String, String> {
    let (mut state, mut events) = (position.state.clone(), Events::on());
    position.game.apply(&mut state, seat, action.clone(), &mut events);
    let others: Vec<_> = state.private.iter().filter(|(other, _)| *other != seat).collect();
    text(&(events.into_vec(), &state.public, others))
}
