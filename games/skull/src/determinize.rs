//! Invents what a seat cannot know: where the others' Skulls are. Every place that the view allows is equally
//! likely; what bids and placements tell about intentions is for bots to guess.

use arrayvec::ArrayVec;
use engine::{GameRng, Secrets, State, View};

use crate::state::Whereabouts;
use crate::{CARDS_EACH, Card, Cards, Phase, Pile, Private, PublicSeat, Skull, Stack};

impl Skull {
    pub(crate) fn invented(&self, view: View<'_, Self>, rng: &mut GameRng) -> Secrets<Self> {
        let private = view
            .public
            .seats
            .map(|seat, known| if seat == view.seat { *view.private } else { invent(*known, rng) });
        Secrets { private, hidden: () }
    }

    /// Who placed a card takes it back; nothing else that is secret changes within a round. Between two rounds cards
    /// go back to hands and one may be lost: where they lay is not told any more.
    pub(crate) fn rewound(&self, after: &State<Self>, before: View<'_, Self>) -> Option<Secrets<Self>> {
        let loses_card = matches!(before.public.phase, Phase::Discarding | Phase::PickingBlind);
        if loses_card || after.public.round != before.public.round {
            return None;
        }
        let private = after.private.map(|seat, own| {
            let placed = after.public.seats[seat].stack.len() > before.public.seats[seat].stack.len();
            if placed { own.taken_back() } else { *own }
        });
        Some(Secrets { private, hidden: () })
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

/// The places where the Skull can be. Cards lost before it was last seen are Roses.
fn allowed_places(known: PublicSeat) -> ArrayVec<u8, { CARDS_EACH as usize }> {
    let n_lost = CARDS_EACH - known.cards;
    let suspects = match known.skull {
        Whereabouts::Owned => 0,
        Whereabouts::Doubtful(suspects) => suspects,
        Whereabouts::Lost => n_lost,
    };
    let is_allowed = |place: u8| {
        let Some(height) = place.checked_sub(n_lost) else { return place < suspects };
        known.skull != Whereabouts::Lost && may_lie_at(known.stack, height)
    };
    (0..CARDS_EACH).filter(|&place| is_allowed(place)).collect()
}

/// Whether the faces that show allow a Skull at this height; above the pile is the hand.
fn may_lie_at(stack: Stack, height: u8) -> bool {
    let face = if height < stack.len() { stack.at(height).face() } else { None };
    match face {
        Some(face) => face == Card::Skull,
        None => !stack.shows_skull(),
    }
}
