//! Decisions of a seat, and the sets of those that are legal, which need no heap.

use engine::{ActionSet, Seat};
use serde::{Deserialize, Serialize};

use crate::scoring::Cannon;
use crate::state::Bid;
use crate::{Card, Hand, Play, Role};

/// A seat's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Bids.
    Bid(Bid),
    /// Plays a card.
    Play(CardPlayed),
    /// Chooses who leads, with Rosie.
    Lead(Seat),
    /// Puts a card away, with Bahij.
    Discard(Card),
    /// Wagers so many points, with the Rascal.
    Wager(u8),
    /// Changes the bid by so much, with Harry.
    ChangeBid(i8),
}

/// A card to be played, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPlayed {
    /// Which card.
    pub card: Card,
    /// How the Tigress is meant; absent for any other card.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
}

impl CardPlayed {
    /// The card as it will lie on the table.
    #[must_use]
    #[inline]
    pub const fn play(self) -> Play {
        Play::new(self.card, self.role)
    }
}

/// The wagers that the Rascal takes.
pub(crate) const WAGERS: [u8; 3] = [0, 10, 20];

/// What a seat may do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Legal {
    /// Any bid up to this.
    Bids {
        /// The cards in hand.
        most: u8,
        /// Whether something is loaded with it.
        cannon: bool,
    },
    /// Any of these cards.
    Cards(Hand),
    /// Any of these cards, and those that fight or flee in both ways.
    CardsBothWays {
        /// The cards.
        cards: Hand,
        /// Which of them have two ways; never none.
        tigresses: Hand,
    },
    /// Any of so many seats may lead.
    Leads(u8),
    /// Any of these cards may be put away.
    Discards(Hand),
    /// A wager of at least this.
    Wagers {
        /// The least.
        least: u8,
    },
    /// A change of the bid between these.
    Changes {
        /// Down.
        least: i8,
        /// Up.
        most: i8,
    },
}

const CANNONS: [Cannon; 2] = [Cannon::Grapeshot, Cannon::Cannonball];

impl Legal {
    /// Any of these cards, and those of them that fight or flee in both ways.
    #[inline(always)]
    pub(crate) const fn cards(cards: Hand, tigresses: Hand) -> Self {
        if tigresses.is_empty() { Self::Cards(cards) } else { Self::CardsBothWays { cards, tigresses } }
    }
}

impl ActionSet<Action> for Legal {
    #[inline(always)]
    fn len(&self) -> usize {
        match *self {
            Self::Bids { most, cannon } => (usize::from(most) + 1) << u8::from(cannon),
            Self::Cards(cards) | Self::Discards(cards) => cards.len(),
            Self::CardsBothWays { cards, tigresses } => cards.len() + tigresses.len(),
            Self::Leads(seats) => seats.into(),
            Self::Wagers { least } => WAGERS.len() - usize::from(least > 0),
            Self::Changes { least, most } => usize::from((most - least).unsigned_abs()) + 1,
        }
    }

    #[inline(always)]
    #[expect(clippy::cast_possible_truncation, reason = "an index into these sets is small")]
    fn at(&self, idx: usize) -> Action {
        debug_assert!(idx < self.len());
        match *self {
            Self::Cards(cards) => Action::Play(CardPlayed { card: cards.nth(idx), role: None }),
            Self::CardsBothWays { cards, tigresses } => Action::Play(nth_play(cards, tigresses, idx)),
            Self::Bids { cannon: false, .. } => Action::Bid(Bid { tricks: idx as u8, cannon: None }),
            Self::Bids { cannon: true, .. } => {
                Action::Bid(Bid { tricks: (idx / 2) as u8, cannon: Some(CANNONS[idx % 2]) })
            }
            Self::Leads(_) => Action::Lead(Seat::new(idx as u8)),
            Self::Discards(cards) => Action::Discard(cards.nth(idx)),
            Self::Wagers { least } => Action::Wager(WAGERS[idx + usize::from(least > 0)]),
            Self::Changes { least, .. } => Action::ChangeBid(least + (idx as u8).cast_signed()),
        }
    }

    fn contains(&self, action: &Action) -> bool {
        match (*self, *action) {
            (Self::Bids { most, cannon }, Action::Bid(bid)) => {
                bid.tricks <= most && bid.cannon.is_some() == cannon
            }
            (Self::Cards(cards), Action::Play(CardPlayed { card, role: None }))
            | (Self::Discards(cards), Action::Discard(card)) => cards.contains(card),
            (Self::CardsBothWays { cards, tigresses }, Action::Play(CardPlayed { card, role })) => {
                cards.contains(card) && role.is_some() == tigresses.contains(card)
            }
            (Self::Leads(seats), Action::Lead(seat)) => u8::from(seat) < seats,
            (Self::Wagers { least }, Action::Wager(points)) => points >= least && WAGERS.contains(&points),
            (Self::Changes { least, most }, Action::ChangeBid(change)) => (least..=most).contains(&change),
            _ => false,
        }
    }
}

/// The play at this place, where a card that fights or flees takes two places.
#[cold]
fn nth_play(cards: Hand, tigresses: Hand, mut idx: usize) -> CardPlayed {
    let mut doubled = tigresses;
    while let Some(card) = doubled.first() {
        let place = cards.before(card).len();
        if idx <= place {
            break;
        }
        if idx == place + 1 {
            return CardPlayed { card, role: Some(Role::Escape) };
        }
        idx -= 1;
        doubled.remove(card);
    }
    let card = cards.nth(idx);
    CardPlayed { card, role: tigresses.contains(card).then_some(Role::Pirate) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_plays_are_sorted_and_count_the_tigress_twice() {
        let tigress = Card::new(66);
        let extra = Card::extra(1);
        let cards: Hand = [Card::new(3), Card::new(60), tigress, Card::new(70), extra].into_iter().collect();
        for tigresses in [Hand::EMPTY, Hand::one(tigress), Hand::one(tigress) | Hand::one(extra)] {
            let legal = Legal::cards(cards, tigresses);
            let list = legal.to_vec();
            assert_eq!(list.len(), 5 + tigresses.len());
            assert!(list.is_sorted() && list.windows(2).all(|pair| pair[0] < pair[1]), "{list:?}");
            assert!(list.iter().all(|action| legal.contains(action)));
        }
    }
}
