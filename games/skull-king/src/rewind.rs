//! What was secret one step before, in a world that a seat has imagined: the card that was played goes back to its hand,
//! the bid that was made is not made yet.

use engine::{Seat, SeatMap, Secrets, State, View};

use crate::options::Scoring;
use crate::state::{Bid, Phase, Private, Public};
use crate::{Hand, SkullKing};

impl SkullKing {
    /// The secrets one step before `after`. When a round ends, all of them are gone; and what another seat has drawn
    /// with Bahij cannot be told from what it held.
    pub(crate) fn rewound(&self, after: &State<Self>, before: View<'_, Self>) -> Option<Secrets<Self>> {
        let then = before.public;
        if then.round != after.public.round || after.public.phase == Phase::Over {
            return None;
        }
        let mut secrets = Secrets { private: after.private, hidden: after.hidden };
        match then.phase {
            Phase::Dealing => {
                let State { private, hidden, .. } = self.first_state();
                return Some(Secrets { private, hidden });
            }
            Phase::Drawing => return undrawn(secrets, before),
            Phase::Bidding => self.unbid(&mut secrets.private, &after.public, then),
            Phase::Discarding => undiscard(&mut secrets.private[then.actor]),
            Phase::Playing => secrets.private[then.actor].hand |= played_since(after, then).take(1).collect(),
            Phase::ChoosingLeader | Phase::Wagering | Phase::ChangingBid | Phase::Over => {}
        }
        self.unturn(&mut secrets, after, then);
        unpeek(&mut secrets.private, &after.public, then)?;
        Some(secrets)
    }

    /// Bids that have been opened are secret again, and the last one is not made.
    fn unbid(&self, private: &mut SeatMap<Private>, now: &Public, then: &Public) {
        for (seat, own) in private.iter_mut() {
            if then.to_bid.contains(seat) {
                let is_made = now.phase != Phase::Bidding || !now.to_bid.contains(seat);
                own.bid = own.bid.filter(|_| !is_made);
            } else if now.phase != Phase::Bidding {
                own.bid = Some(self.bid_on_sheet(now, seat));
            }
        }
    }

    fn bid_on_sheet(&self, public: &Public, seat: Seat) -> Bid {
        let entry = public.sheet.entry(public.round, seat);
        let has_cannon = self.options.scoring == Scoring::RascalWithCannon;
        Bid { tricks: entry.bid, cannon: has_cannon.then_some(entry.cannon) }
    }

    /// What the ghost has turned lies on its pile again.
    fn unturn(&self, secrets: &mut Secrets<Self>, after: &State<Self>, then: &Public) {
        let own = usize::from(then.phase == Phase::Playing);
        let turned: Vec<_> = played_since(after, then).skip(own).collect();
        turned.into_iter().rev().for_each(|card| secrets.hidden.ghost.push(card));
    }
}

/// The cards laid in this step.
fn played_since<'a>(after: &'a State<SkullKing>, then: &Public) -> impl Iterator<Item = crate::Card> + 'a {
    after.public.history.plays().iter().skip(then.history.plays().len()).map(|play| play.card())
}

/// Only who drew knows which cards. Whoever had looked at the stock since the draw before has seen them there.
fn undrawn(mut secrets: Secrets<SkullKing>, before: View<'_, SkullKing>) -> Option<Secrets<SkullKing>> {
    let drawer = before.public.actor;
    if drawer != before.seat {
        return None;
    }
    let stock = secrets.hidden.stock | (secrets.private[drawer].hand - before.private.hand);
    let draws = before.public.draws.iter().flatten().count();
    for (seat, own) in secrets.private.iter_mut() {
        if usize::from(before.public.known[seat.idx()].peeked) == draws + 1 {
            own.peeked = stock;
        }
    }
    secrets.hidden.stock = stock;
    Some(secrets)
}

fn undiscard(own: &mut Private) {
    if let Some(card) = own.discarded.pop() {
        own.hand.insert(card);
    }
}

/// Who has looked at the stock in this step had not. `None` if it was not the first look of the round.
fn unpeek(private: &mut SeatMap<Private>, now: &Public, then: &Public) -> Option<()> {
    for (seat, own) in private.iter_mut() {
        let (before, after) = (then.known[seat.idx()].peeked, now.known[seat.idx()].peeked);
        match before {
            _ if before == after => {}
            0 => own.peeked = Hand::EMPTY,
            _ => return None,
        }
    }
    Some(())
}
