//! How a round ends, and what that is worth to everybody.

use super::super::odds::{Belief, PLACES};
use super::tree::Tree;
use crate::SEATS_MAX;

/// How likely each seat's Skull is at each place, as everybody believes.
pub(in super::super) type Reach = [Belief; SEATS_MAX as usize];

/// What the end of a round is worth to everybody: by challenger, lost or won, and seat.
pub(in super::super) type Payoff = [[[f32; SEATS_MAX as usize]; 2]; SEATS_MAX as usize];

/// What each place of a seat's own Skull is worth to it, times how likely the others come there.
pub(super) type Values = [f32; PLACES];

/// How a bet ends, by what each seat knows: everybody's sum of ways, and that of the ways that meet no Skull.
pub(super) struct Outcome<'a> {
    pub(super) tree: &'a Tree,
    pub(super) payoff: &'a Payoff,
    pub(super) reach: &'a Reach,
}

impl Outcome<'_> {
    /// What it is worth to a seat if the challenger turns so many cards of each pile, their own included.
    pub(super) fn values(&self, seat: usize, challenger: usize, turned: &[u8], piles: &[u8]) -> Values {
        let [lost, won] = self.payoff[challenger].map(|payoff| payoff[seat]);
        let (mut all, mut safe) = (1.0, 1.0);
        for other in (0..self.tree.seats()).filter(|other| *other != seat) {
            let reach = &self.reach[other];
            let sum: f32 = reach.iter().sum();
            all *= sum;
            safe *= sum - met(reach, turned[other], piles[other]);
        }
        let mut values = [lost * all + (won - lost) * safe; PLACES];
        let (len, turned) = (usize::from(piles[seat]), usize::from(turned[seat]));
        values[len - turned..len].fill(lost * all);
        values
    }
}

/// The ways in which the top cards of a pile, so many, have a Skull among them.
fn met(reach: &Belief, turned: u8, pile: u8) -> f32 {
    reach[usize::from(pile - turned)..usize::from(pile)].iter().sum()
}
