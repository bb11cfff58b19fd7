//! Invents what a seat cannot know: where the others' Skulls are. Every place that the view allows is equally
//! likely; what bids and placements tell about intentions is for bots to guess.

use engine::{GameRng, Secrets, View};

use crate::state::Whereabouts;
use crate::{CARDS_EACH, Card, Cards, Pile, Private, PublicSeat, Skull};

impl Skull {
    pub(crate) fn invented(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        let private = view
            .public
            .seats
            .map(|seat, known| if seat == view.seat { *view.private } else { invent(*known, rng) });
        Secrets { private, hidden: () }
    }
}

/// A seat's four cards as places: the lost ones, then the pile from the bottom, then the hand.
/// One of the places has the Skull.
fn invent(known: PublicSeat, rng: &mut GameRng) -> Private {
    let n_lost = CARDS_EACH - known.cards;
    let pile_end = n_lost + known.stack.len();
    let allowed = allowed_places(known);
    let skull = allowed[rng.index(allowed.len())];
    let card = |place: u8| if place == skull { Card::Skull } else { Card::Rose };
    Private {
        lost: (0..n_lost).map(card).collect::<Cards>(),
        pile: (n_lost..pile_end).map(card).collect::<Pile>(),
        hand: (pile_end..CARDS_EACH).map(card).collect::<Cards>(),
    }
}

/// The places where the Skull can be.
fn allowed_places(known: PublicSeat) -> arrayvec::ArrayVec<u8, { CARDS_EACH as usize }> {
    let n_lost = CARDS_EACH - known.cards;
    let pile_end = n_lost + known.stack.len();
    (0..CARDS_EACH)
        .filter(|&place| match (known.skull, place) {
            (Whereabouts::Lost, _) => place < n_lost,
            (Whereabouts::Unknown, _) if place < n_lost => true,
            (Whereabouts::Owned, _) if place < n_lost => false,
            _ if place >= pile_end => !known.stack.shows_skull(),
            _ => match known.stack.at(place - n_lost).face() {
                Some(face) => face == Card::Skull,
                None => !known.stack.shows_skull(),
            },
        })
        .collect()
}
