//! What it is worth to stand as one does between two rounds: the chance to win the game.

use engine::{Seat, SeatSet};

use crate::{CARDS_EACH, COINS_TO_WIN, Public, SEATS_MAX};

const CARDS: usize = CARDS_EACH as usize;
const COINS: usize = COINS_TO_WIN as usize;

/// How likely whoever begins wins, where two are left: by their own bets won and cards, and the other's. Every round was
/// solved with what its ends are worth, from the last cards on.
const TWO: [[[[f32; CARDS]; COINS]; CARDS]; COINS] = [
    [
        [[0.497, 0.261, 0.117, 0.035], [0.414, 0.200, 0.066, 0.011]],
        [[0.811, 0.500, 0.310, 0.182], [0.783, 0.456, 0.203, 0.071]],
        [[0.937, 0.690, 0.504, 0.377], [0.928, 0.655, 0.338, 0.209]],
        [[0.980, 0.818, 0.645, 0.522], [0.978, 0.792, 0.455, 0.327]],
    ],
    [
        [[0.662, 0.465, 0.236, 0.069], [0.625, 0.422, 0.206, 0.023]],
        [[0.916, 0.732, 0.491, 0.313], [0.906, 0.711, 0.405, 0.137]],
        [[0.979, 0.866, 0.707, 0.591], [0.977, 0.855, 0.553, 0.398]],
        [[0.995, 0.933, 0.827, 0.733], [0.994, 0.928, 0.686, 0.550]],
    ],
];

/// How much of the game somebody has, by how many are left (three and more), bets won and cards left.
/// A chance to win is one's own part of all parts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Parts {
    pub(super) has: [[[f32; CARDS]; COINS]; SIZES],
    /// How much more it is worth to begin.
    pub(super) begins: [f32; SIZES],
}

/// From three left to six.
pub(super) const SIZES: usize = SEATS_MAX as usize - 2;

impl Parts {
    /// What everybody reckons with.
    pub(super) const USUAL: Self = Self {
        has: [
            [[0.1, 0.3, 0.7, 1.0], [0.4, 1.1, 2.0, 2.7]],
            [[0.15, 0.4, 0.75, 1.0], [0.6, 1.4, 2.2, 2.7]],
            [[0.2, 0.45, 0.8, 1.0], [0.9, 1.6, 2.3, 2.7]],
            [[0.2, 0.45, 0.8, 1.0], [0.9, 1.6, 2.3, 2.7]],
        ],
        begins: [1.0; SIZES],
    };
}

/// Everybody's part of the game.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    coins: [u8; SEATS_MAX as usize],
    cards: [u8; SEATS_MAX as usize],
    pub(super) left: SeatSet,
    pub(super) first: Seat,
    winner: Option<Seat>,
}

impl Outlook {
    pub(super) fn of(public: &Public) -> Self {
        let mut outlook = Self {
            coins: [0; SEATS_MAX as usize],
            cards: [0; SEATS_MAX as usize],
            left: public.in_game,
            first: public.first,
            winner: public.winner,
        };
        for (seat, known) in public.seats.iter() {
            outlook.coins[seat.idx()] = known.coins;
            outlook.cards[seat.idx()] = known.cards;
        }
        outlook
    }

    /// Two who are left, by bets won and cards; the first of them begins.
    #[cfg(test)]
    pub(super) fn of_seats(has: [(u8, u8); 2]) -> Self {
        let mut outlook = Self {
            coins: [0; SEATS_MAX as usize],
            cards: [0; SEATS_MAX as usize],
            left: SeatSet::all(2),
            first: Seat::new(0),
            winner: None,
        };
        for (idx, (coins, cards)) in has.into_iter().enumerate() {
            (outlook.coins[idx], outlook.cards[idx]) = (coins, cards);
        }
        outlook
    }

    /// The same after this seat has won a bet, or lost one.
    pub(super) fn after(mut self, challenger: Seat, is_won: bool) -> Self {
        let idx = challenger.idx();
        self.first = challenger;
        if is_won {
            self.coins[idx] += 1;
            if self.coins[idx] >= COINS_TO_WIN {
                self.winner = Some(challenger);
            }
            return self;
        }
        self.cards[idx] = self.cards[idx].saturating_sub(1);
        if self.cards[idx] == 0 {
            self.left.remove(challenger);
            self.winner = if self.left.len() == 1 { self.left.first() } else { None };
        }
        self
    }

    /// How many are left, from three on, as an index.
    pub(super) fn size(&self) -> usize {
        self.left.len().clamp(3, SEATS_MAX as usize) - 3
    }

    fn part(&self, parts: &Parts, seat: Seat) -> f32 {
        let (coins, cards) = self.has(seat);
        let begins = if seat == self.first { parts.begins[self.size()] } else { 1.0 };
        begins * parts.has[self.size()][coins][cards]
    }

    /// Bets won, and one less than the cards left, of somebody who has any.
    pub(super) fn has(&self, seat: Seat) -> (usize, usize) {
        let (coins, cards) = (self.coins[seat.idx()], self.cards[seat.idx()]);
        (usize::from(coins).min(COINS - 1), usize::from(cards).clamp(1, CARDS) - 1)
    }

    /// The chance of this seat to win.
    pub(super) fn worth(&self, seat: Seat) -> f32 {
        self.worth_by(&Parts::USUAL, seat)
    }

    /// The same by these parts.
    pub(super) fn worth_by(&self, parts: &Parts, seat: Seat) -> f32 {
        if let Some(winner) = self.winner {
            return if winner == seat { 1.0 } else { 0.0 };
        }
        if !self.left.contains(seat) {
            return 0.0;
        }
        let others = self.left.iter().filter(|other| *other != seat);
        if self.left.len() == 2 {
            let other = others.last().unwrap_or(seat);
            return if other == self.first {
                1.0 - self.of_two(other, seat)
            } else {
                self.of_two(seat, other)
            };
        }
        let own = self.part(parts, seat);
        own / (own + others.map(|other| self.part(parts, other)).sum::<f32>())
    }

    /// The chance of the first of two, who begins, to win.
    fn of_two(&self, first: Seat, other: Seat) -> f32 {
        let (own, their) = (self.has(first), self.has(other));
        TWO[own.0][own.1][their.0][their.1]
    }
}
