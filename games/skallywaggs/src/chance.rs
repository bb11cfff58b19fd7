//! What nature decides: the cards drawn for who begins, the deal, and each reshuffle.

use engine::{GameRng, State};
use serde::{Deserialize, Serialize};

use crate::card::{CARDS, Card, CardSet};
use crate::options::Skallywaggs;
use crate::state::Task;

/// Nature's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A card for each seat that draws, in seat order.
    HighCards(Vec<Card>),
    /// The whole deck: ten cards for each seat, nine for the Commons, then the Shipyard, whose next card is last.
    Deal(Vec<Card>),
    /// The Locker as the new Shipyard, the next card last.
    Reshuffle(Vec<Card>),
}

impl Skallywaggs {
    pub(crate) fn sample(&self, state: &State<Self>, rng: &mut GameRng) -> Chance {
        match state.public.task() {
            Task::HighCard(seats) => {
                let mut cards: Vec<Card> = Card::all().collect();
                rng.shuffle(&mut cards);
                cards.truncate(seats.len());
                Chance::HighCards(cards)
            }
            Task::Deal => {
                let mut cards: Vec<Card> = Card::all().collect();
                rng.shuffle(&mut cards);
                Chance::Deal(cards)
            }
            _ => {
                let mut cards = state.public.locker.to_vec();
                cards.sort_unstable();
                rng.shuffle(&mut cards);
                Chance::Reshuffle(cards)
            }
        }
    }

    pub(crate) fn possible(&self, state: &State<Self>, chance: &Chance) -> bool {
        let is = |cards: &[Card], set: CardSet| {
            cards.len() == set.len() && cards.iter().copied().collect::<CardSet>() == set
        };
        match (state.public.task(), chance) {
            (Task::HighCard(seats), Chance::HighCards(cards)) => {
                let distinct: CardSet = cards.iter().copied().collect();
                cards.len() == seats.len() && distinct.len() == cards.len()
            }
            (Task::Deal, Chance::Deal(cards)) => cards.len() == CARDS && is(cards, CardSet::ALL),
            (Task::Reshuffle, Chance::Reshuffle(cards)) => {
                is(cards, state.public.locker.iter().copied().collect())
            }
            _ => false,
        }
    }
}
