//! What a seat may do, and why not. Only the view decides.

use engine::{Seat, View};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Actions};
use crate::{Card, Phase, Public, Skull};

/// Why an action was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The card is not in the hand.
    NotInHand(Card),
    /// Nothing is left to place, so a bid must be made.
    MustBid {
        /// The highest bid possible.
        max: u8,
    },
    /// The bidding has begun; no more cards are placed.
    BiddingHasBegun {
        /// The highest bid.
        bid: u8,
    },
    /// A bid that is not above the highest, or above the cards on the table.
    BidOutOfRange {
        /// What it must be higher than.
        above: u8,
        /// The highest bid possible.
        max: u8,
    },
    /// Nobody has bid, so there is nothing to pass on.
    NothingToPass,
    /// The challenger's own cards turn by themselves.
    OwnCardsFirst,
    /// No card of this seat lies face down on the table.
    NothingToFlip(Seat),
    /// No Rose is left to give up. The Skull always is: it was just turned.
    NoRoseToGiveUp,
    /// This seat is not in the game.
    NotInGame(Seat),
    /// It is the time for something else.
    WrongMoment(Phase),
}

impl Skull {
    #[inline(always)]
    pub(crate) fn legal(&self, view: View<'_, Self>) -> Actions {
        let View { public, private, .. } = view;
        match public.phase {
            Phase::PlacingFirst => Actions::places(private.hand.kinds()),
            Phase::Placing => Actions::places(private.hand.kinds()).or(Actions::bids(0, public.table_cards)),
            Phase::Bidding => Actions::bids(public.bids.highest(), public.table_cards).or(Actions::PASS),
            Phase::Revealing => Actions::flips(flippable(public)),
            Phase::Showing => Actions::SHOW_OR_KEEP_HIDDEN,
            Phase::Discarding => Actions::discards(private.owned().kinds()),
            Phase::ChoosingFirst => Actions::choices_of_first(u64::from(public.in_game.bits())),
            Phase::Drawing | Phase::PickingBlind | Phase::Over => Actions::NONE,
        }
    }

    pub(crate) fn refused(&self, view: View<'_, Self>, action: Action) -> Refusal {
        let View { public, private, .. } = view;
        let (bid, max) = (public.bids.highest(), public.table_cards);
        match (public.phase, action) {
            (Phase::Placing, Action::Place(_) | Action::Pass) if private.hand.is_empty() => {
                Refusal::MustBid { max }
            }
            (Phase::PlacingFirst | Phase::Placing, Action::Place(card)) => Refusal::NotInHand(card),
            (Phase::Bidding, Action::Place(_)) => Refusal::BiddingHasBegun { bid },
            (Phase::Placing | Phase::Bidding, Action::Bid(_)) => Refusal::BidOutOfRange { above: bid, max },
            (Phase::Placing, Action::Pass) => Refusal::NothingToPass,
            (Phase::Revealing, Action::Flip(seat)) if seat == view.seat => Refusal::OwnCardsFirst,
            (Phase::Revealing, Action::Flip(seat)) => self.not_flippable(seat),
            (Phase::Discarding, Action::Discard(_)) => Refusal::NoRoseToGiveUp,
            (Phase::ChoosingFirst, Action::ChooseFirst(seat)) => Refusal::NotInGame(seat),
            (phase, _) => Refusal::WrongMoment(phase),
        }
    }

    fn not_flippable(&self, seat: Seat) -> Refusal {
        let exists = u8::from(seat) < self.n_seats();
        if exists { Refusal::NothingToFlip(seat) } else { Refusal::NotInGame(seat) }
    }
}

/// The seats whose top card the challenger may turn, as bits. The challenger's own lie open by then.
fn flippable(public: &Public) -> u64 {
    let mut seats = 0;
    for (seat, known) in public.seats.iter() {
        seats |= u64::from(known.stack.n_down() > 0) << seat.idx();
    }
    seats
}
