//! What nature decides: who begins the game, and which card a blind pick takes.

use engine::{GameRng, Seat, State};
use serde::{Deserialize, Serialize};

use crate::{Card, Cards, Phase, Skull};

/// Nature's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This seat begins the game.
    First(Seat),
    /// The blind pick takes this card of the challenger.
    Lose(Card),
}

impl Skull {
    pub(crate) fn sample(&self, state: &State<Self>, rng: &mut GameRng) -> Chance {
        if state.public.phase == Phase::Drawing {
            let idx = rng.index(usize::from(self.n_seats()));
            return Chance::First(Seat::all(self.n_seats()).nth(idx).expect("a seat below their number"));
        }
        let cards = challenger_cards(state);
        let picked = rng.below(u32::from(cards.len()));
        let is_skull = picked < u32::from(cards.count(Card::Skull));
        Chance::Lose(if is_skull { Card::Skull } else { Card::Rose })
    }

    pub(crate) fn possible(&self, state: &State<Self>, chance: Chance) -> bool {
        match (state.public.phase, chance) {
            (Phase::Drawing, Chance::First(seat)) => u8::from(seat) < self.n_seats(),
            (Phase::PickingBlind, Chance::Lose(card)) => challenger_cards(state).contains(card),
            _ => false,
        }
    }
}

fn challenger_cards(state: &State<Skull>) -> Cards {
    let challenger = state.public.challenger().expect("a bet was lost");
    state.private[challenger].owned()
}
