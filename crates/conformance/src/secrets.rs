//! Laws about secrets, for games that can say more about theirs: which cards are unique, and which choices must
//! look alike. Each is a hook beside the game, in its tests.

use std::fmt::Debug;

use engine::{ActionSet, Events, Game, Match, Seat, State, Step};

use crate::laws::text;
use crate::violation::{Verdict, ensure};
use crate::walk::{Check, Position, pool, tables, walk};
use crate::{GAMES, Law, Violation};

/// A game whose cards are all different, so that a leaked card can be recognized.
pub trait MarkedCards: Game {
    /// A card.
    type Card: Ord + Debug;

    /// The cards in private halves and in the hidden part that were not shown to everybody.
    fn secret_cards(&self, state: &State<Self>) -> Vec<Self::Card>;

    /// The cards that everybody sees.
    fn public_cards(&self, public: &Self::Public) -> Vec<Self::Card>;

    /// The cards that an event names.
    fn event_cards(&self, event: &Self::Event) -> Vec<Self::Card>;

    /// The step as it would have been with these two cards in each other's place.
    fn swapped(&self, step: &Step<Self>, one: &Self::Card, other: &Self::Card) -> Step<Self>;
}

/// A game in which a seat decides something that the others must not learn yet.
pub trait HiddenChoices: Game {
    /// Whether the other seats must not be able to tell which of the two was chosen.
    fn must_look_alike(
        &self,
        public: &Self::Public,
        seat: Seat,
        one: &Self::Action,
        other: &Self::Action,
    ) -> bool;
}

/// Checks that no secret card is in the public half or in an event, by name or by what follows from it.
///
/// # Panics
/// If one is, with the seed.
pub fn check_marked_cards<G: MarkedCards>() {
    if let Err(violation) = examine_marked_cards::<G>(GAMES) {
        panic!("{violation}");
    }
}

/// Checks that no secret card is in the public half or in an event, by name or by what follows from it.
///
/// # Errors
/// If one is.
pub fn examine_marked_cards<G: MarkedCards>(games: u64) -> Result<(), Violation> {
    examine::<G>(games, &[(Law::MarkedCards, &marked_cards::<G>), (Law::MarkedCards, &swapped_cards::<G>)])
}

/// Checks that choices that must look alike to the others do.
///
/// # Panics
/// If they do not, with the seed.
pub fn check_hidden_choices<G: HiddenChoices>() {
    if let Err(violation) = examine_hidden_choices::<G>(GAMES) {
        panic!("{violation}");
    }
}

/// Checks that choices that must look alike to the others do.
///
/// # Errors
/// If they do not.
pub fn examine_hidden_choices<G: HiddenChoices>(games: u64) -> Result<(), Violation> {
    examine::<G>(games, &[(Law::HiddenChoices, &hidden_choices::<G>)])
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
fn marked_cards<G: MarkedCards>(position: &Position<'_, G>) -> Verdict {
    let secret = position.game.secret_cards(position.state);
    ensure!(!secret.is_empty() || position.is_over(), "no card is secret; the hook sees nothing");
    let public = position.game.public_cards(&position.state.public);
    let told = position.events.iter().flat_map(|event| position.game.event_cards(event));
    for card in public.into_iter().chain(told) {
        ensure!(!secret.contains(&card), "{card:?} is secret, and everybody sees it");
    }
    Ok(())
}

/// With two secret cards in each other's place, everything that everybody saw stays as it was.
fn swapped_cards<G: MarkedCards>(position: &Position<'_, G>) -> Verdict {
    let secret = position.game.secret_cards(position.state);
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
        let Some(swapped_events) = swapped.step(position.game.swapped(step, one, other)) else {
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
fn hidden_choices<G: HiddenChoices>(position: &Position<'_, G>) -> Verdict {
    let (game, public) = (position.game, &position.state.public);
    for seat in position.turn().seats().iter() {
        let legal = game.legal_actions(position.state.view(seat)).to_vec();
        for pair in legal.windows(2).filter(|pair| game.must_look_alike(public, seat, &pair[0], &pair[1])) {
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
