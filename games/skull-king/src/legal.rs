//! What a seat may do: the only place that decides it. And why it may not do something else, which decides nothing.

use engine::View;

use crate::action::{Action, CardPlayed, Legal};
use crate::options::Scoring;
use crate::state::Phase;
use crate::trick::Follow;
use crate::{Hand, Refusal, SkullKing};

impl SkullKing {
    /// What the seat may do now.
    #[inline(always)]
    pub(crate) fn legal(&self, view: View<'_, Self>) -> Legal {
        let public = view.public;
        match public.phase {
            Phase::Playing => {
                let cards = self.playable(public.follow, view.private.hand);
                Legal::cards(cards, cards & self.tigresses)
            }
            Phase::Bidding => {
                Legal::Bids { most: public.cards, cannon: self.options.scoring == Scoring::RascalWithCannon }
            }
            Phase::ChoosingLeader => Legal::Leads(self.seats),
            Phase::Discarding => Legal::Discards(view.private.hand),
            Phase::Wagering => Legal::Wagers { least: if self.options.rascal_may_decline { 0 } else { 10 } },
            Phase::ChangingBid => {
                let bid = public.sheet.tally(public.round, view.seat).bid();
                Legal::Changes { least: -i8::from(bid > 0), most: i8::from(bid < public.cards) }
            }
            Phase::Dealing | Phase::Drawing | Phase::Over => Legal::Discards(Hand::EMPTY),
        }
    }

    /// The cards of a hand that may be played: those of the suit to follow and the special ones, or all where no
    /// card of that suit is held.
    #[must_use]
    #[inline]
    pub(crate) fn playable(&self, follow: Follow, hand: Hand) -> Hand {
        let suited = hand & self.suits[follow as usize];
        if suited.is_empty() { hand } else { suited | hand & self.specials }
    }

    /// Whether a hand holds a card of the suit to follow.
    #[must_use]
    pub(crate) fn holds(&self, follow: Follow, hand: Hand) -> bool {
        !(hand & self.suits[follow as usize]).is_empty()
    }

    /// Why the action is not legal.
    pub(crate) fn refused(&self, view: View<'_, Self>, action: Action) -> Refusal {
        let public = view.public;
        match (public.phase, action) {
            (Phase::Playing, Action::Play(play)) => self.play_refused(view, play),
            (Phase::Discarding, Action::Discard(card)) => Refusal::NotInHand(card),
            (Phase::Bidding, Action::Bid(bid)) if bid.tricks > public.cards => {
                Refusal::BidTooHigh { most: public.cards }
            }
            (Phase::Bidding, Action::Bid(bid)) => {
                if bid.cannon.is_some() {
                    Refusal::HasNoCannon
                } else {
                    Refusal::NeedsCannon
                }
            }
            (Phase::ChoosingLeader, Action::Lead(seat)) => Refusal::NoSuchSeat(seat),
            (Phase::Wagering, Action::Wager(_)) => Refusal::NoSuchWager,
            (Phase::ChangingBid, Action::ChangeBid(_)) => Refusal::NoSuchChange,
            (phase, _) => Refusal::WrongMoment(phase),
        }
    }

    fn play_refused(&self, view: View<'_, Self>, CardPlayed { card, role }: CardPlayed) -> Refusal {
        if !view.private.hand.contains(card) {
            return Refusal::NotInHand(card);
        }
        match (role, self.tigresses.contains(card), view.public.follow.suit()) {
            (None, true, _) => Refusal::NeedsRole(card),
            (Some(role), false, _) => Refusal::HasNoRole(card, role),
            (_, _, Some(suit)) => Refusal::MustFollow(suit),
            (_, _, None) => Refusal::WrongMoment(view.public.phase),
        }
    }
}
