//! What a careful player remembers of the others: who bid on top of an own Skull, as far as it was seen.

use engine::{SEATS_MAX, Seat, SeatSet};

use crate::{Card, Event};

/// What was seen of everybody's bids, and of the round that is on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    bluffs: [u8; SEATS_MAX],
    honest: [u8; SEATS_MAX],
    round: Round,
}

/// What was seen in this round.
#[derive(Clone, Debug, Default)]
struct Round {
    bidders: SeatSet,
    piles: [u8; SEATS_MAX],
    turned: [u8; SEATS_MAX],
    skulls: SeatSet,
}

impl Memory {
    /// Hears what everybody hears.
    pub(crate) fn hear(&mut self, event: &Event) {
        let round = &mut self.round;
        match *event {
            Event::RoundBegins { .. } => *round = Round::default(),
            Event::AllPlaced { .. } => round.piles = [1; SEATS_MAX],
            Event::Added { seat, pile } => round.piles[seat.idx()] = pile,
            Event::Bid { seat, .. } => round.bidders.insert(seat),
            Event::Flipped { owner, card, .. } => {
                round.turned[owner.idx()] += 1;
                if card == Card::Skull {
                    round.skulls.insert(owner);
                }
            }
            Event::BetWon { .. } | Event::BetLost { .. } => self.conclude(),
            _ => {}
        }
    }

    /// Remembers of everybody who bid whether they are now seen to have bluffed.
    fn conclude(&mut self) {
        let Round { bidders, piles, turned, skulls } = &self.round;
        for seat in bidders.iter() {
            let idx = seat.idx();
            if skulls.contains(seat) {
                self.bluffs[idx] = self.bluffs[idx].saturating_add(1);
            } else if turned[idx] == piles[idx] {
                self.honest[idx] = self.honest[idx].saturating_add(1);
            }
        }
    }

    /// How often a seat was seen to bid with its own Skull in front of it, and how often with Roses alone.
    pub(crate) fn bids_seen(&self, seat: Seat) -> (f64, f64) {
        (self.bluffs[seat.idx()].into(), self.honest[seat.idx()].into())
    }
}
