//! The bets of a whole game, which everybody saw: how it came to its end, and what is worth remembering of it.

use engine::{Message, Seat, SeatMap};
use hosting::{Lane, most};
use serde::{Deserialize, Serialize};

use crate::{CARDS_EACH, SEATS_MAX};

/// No game has more bets: each costs a card for good or wins one of the two a player needs.
const BETS_MAX: usize = (SEATS_MAX * (CARDS_EACH + 1)) as usize + 1;

/// A bet that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bet {
    /// Whose it was.
    pub challenger: Seat,
    /// How many cards they meant to turn.
    pub bid: u8,
    /// Whose Skull they met. A bet without one is won.
    pub skull_owner: Option<Seat>,
}

/// All bets that are over, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u16>", into = "Vec<u16>")]
pub struct Bets {
    // Three bits for the challenger, five for the bid, and above them one more than the Skull's owner.
    packed: [u16; BETS_MAX],
    len: u8,
}

impl Default for Bets {
    fn default() -> Self {
        Self::NONE
    }
}

impl Bets {
    /// No bet yet.
    pub const NONE: Self = Self { packed: [0; BETS_MAX], len: 0 };

    /// Whether there was none yet.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The bets in the order they were made.
    pub fn iter(&self) -> impl Iterator<Item = Bet> + '_ {
        self.packed[..usize::from(self.len)].iter().map(|packed| {
            let [low, high] = packed.to_le_bytes();
            let skull_owner = high.checked_sub(1).map(Seat::new);
            Bet { challenger: Seat::new(low & 7), bid: low >> 3, skull_owner }
        })
    }

    pub(crate) fn push(&mut self, bet: Bet) {
        let low = u8::from(bet.challenger) | bet.bid << 3;
        let high = bet.skull_owner.map_or(0, |owner| u8::from(owner) + 1);
        self.packed[usize::from(self.len)] = u16::from_le_bytes([low, high]);
        self.len += 1;
    }

    /// How many bets each seat had won after each bet.
    pub(crate) fn race(&self, n_seats: u8) -> Vec<Lane> {
        let mut stands = SeatMap::from_fn(n_seats, |_| 0);
        let mut lanes: Vec<Lane> =
            stands.iter().map(|(seat, stand)| Lane { seat, values: vec![*stand] }).collect();
        for bet in self.iter() {
            stands[bet.challenger] += i64::from(bet.skull_owner.is_none());
            lanes.iter_mut().for_each(|lane| lane.values.push(stands[lane.seat]));
        }
        lanes
    }

    /// Up to three things to remember: the boldest bet that was won, whose Skull was met most often, and who
    /// lost most bets.
    pub(crate) fn highlights(&self) -> Vec<Message> {
        let boldest = self.iter().filter(|bet| bet.skull_owner.is_none()).max_by_key(|bet| bet.bid);
        let boldest = boldest.map(|bet| {
            Message::new("skull-highlight-boldest").with("seat", bet.challenger).with("bid", bet.bid)
        });
        let traps = self.iter().filter_map(|bet| bet.skull_owner.filter(|owner| *owner != bet.challenger));
        let lost = self.iter().filter(|bet| bet.skull_owner.is_some()).map(|bet| bet.challenger);
        let told = |key: &'static str, (seat, count): (Seat, usize)| {
            Message::new(key).with("seat", seat).with("count", count)
        };
        let trapper = most_named(traps).map(|most| told("skull-highlight-trap", most));
        let loser = most_named(lost).map(|most| told("skull-highlight-lost", most));
        [boldest, trapper, loser].into_iter().flatten().collect()
    }
}

/// Who is named most often, unless several are.
fn most_named(named: impl Iterator<Item = Seat>) -> Option<(Seat, usize)> {
    let mut counts = SeatMap::from_fn(SEATS_MAX, |_| 0);
    named.for_each(|seat| counts[seat] += 1);
    most(counts.iter().map(|(seat, count)| (seat, *count)))
}

impl FromIterator<Bet> for Bets {
    fn from_iter<I: IntoIterator<Item = Bet>>(bets: I) -> Self {
        let mut list = Self::NONE;
        bets.into_iter().for_each(|bet| list.push(bet));
        list
    }
}

impl From<Bets> for Vec<u16> {
    fn from(bets: Bets) -> Self {
        bets.packed[..usize::from(bets.len)].to_vec()
    }
}

/// More bets than a game can have, or a bet that nobody can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these cannot be the bets of a game")]
pub struct NoSuchBets;

impl TryFrom<Vec<u16>> for Bets {
    type Error = NoSuchBets;

    fn try_from(list: Vec<u16>) -> Result<Self, NoSuchBets> {
        let is_bet = |packed: &u16| {
            let [low, high] = packed.to_le_bytes();
            low & 7 < SEATS_MAX && low >> 3 > 0 && high <= SEATS_MAX
        };
        let len = u8::try_from(list.len()).map_err(|_| NoSuchBets)?;
        if list.len() > BETS_MAX || !list.iter().all(is_bet) {
            return Err(NoSuchBets);
        }
        let mut bets = Self { len, ..Self::NONE };
        bets.packed[..list.len()].copy_from_slice(&list);
        Ok(bets)
    }
}
