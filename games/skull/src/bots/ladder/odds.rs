//! Where the others' Skulls may lie, and how likely so many cards are turned without meeting one.

use engine::{Seat, View};

use super::super::own_cards::roses_on_top;
use crate::{BID_MAX, CARDS_EACH, Private, Public, PublicSeat, SEATS_MAX, Skull, Whereabouts};

/// How many places there are for a Skull: every height of the pile, the hand, and out of the game.
pub(super) const PLACES: usize = CARDS_EACH as usize + 2;
pub(super) const IN_HAND: usize = CARDS_EACH as usize;
pub(super) const LOST: usize = CARDS_EACH as usize + 1;

/// How likely a seat's Skull is at each place.
pub(super) type Belief = [f32; PLACES];

/// How often a card is the Skull, by its height, while its owner still has the choice.
const PLACED: [f32; CARDS_EACH as usize] = [0.32, 0.25, 0.25, 0.3];

/// How likely the seat still has its Skull, by the cards that it has lost.
pub(super) fn owns_skull(known: PublicSeat) -> f32 {
    match known.skull {
        Whereabouts::Owned => 1.0,
        // A lost card is as likely the Skull as any other; who could choose has kept it.
        Whereabouts::Doubtful(suspects) => f32::from(known.cards) / f32::from(known.cards + suspects),
        Whereabouts::Lost => 0.0,
    }
}

/// Whether the faces that show leave room for a Skull at this place.
pub(super) fn is_open(known: PublicSeat, place: usize) -> bool {
    let stack = known.stack;
    match u8::try_from(place) {
        Ok(height) if height < stack.len() => match stack.at(height).face() {
            Some(face) => face == crate::Card::Skull,
            None => !stack.shows_skull(),
        },
        _ if place == IN_HAND => !stack.shows_skull() && known.cards > stack.len(),
        _ if place == LOST => known.skull != Whereabouts::Owned,
        _ => false,
    }
}

/// What the numbers of cards tell of a seat's Skull.
pub(super) fn by_cards(known: PublicSeat) -> Belief {
    let mut belief = [0.0; PLACES];
    let mut left = owns_skull(known);
    belief[LOST] = 1.0 - left;
    for height in 0..known.stack.len().min(CARDS_EACH) {
        let must = height + 1 >= known.cards;
        let placed = if must { 1.0 } else { PLACED[usize::from(height)] };
        belief[usize::from(height)] = left * placed;
        left *= 1.0 - placed;
    }
    belief[IN_HAND] = left;
    for (place, share) in belief.iter_mut().enumerate() {
        *share = if is_open(known, place) { *share } else { 0.0 };
    }
    evened(belief)
}

/// The same, adding up to 1.
pub(super) fn evened(belief: Belief) -> Belief {
    let sum: f32 = belief.iter().sum();
    if sum > 0.0 { belief.map(|share| share / sum) } else { belief }
}

/// How likely the top cards of every pile are Roses.
#[derive(Clone, Copy)]
pub(super) struct Odds {
    own: Seat,
    /// By seat and by how many are turned.
    safe: [[f32; CARDS_EACH as usize + 1]; SEATS_MAX as usize],
    down: [u8; SEATS_MAX as usize],
}

impl Odds {
    /// What a seat thinks of the others by their cards alone.
    pub(super) fn from_cards(public: &Public, own: Seat) -> Self {
        Self::new(public, own, |seat| by_cards(public.seats[seat]))
    }

    /// What a seat thinks of the others by what it believes of each.
    pub(super) fn new(public: &Public, own: Seat, belief: impl Fn(Seat) -> Belief) -> Self {
        let mut odds = Self {
            own,
            safe: [[1.0; CARDS_EACH as usize + 1]; SEATS_MAX as usize],
            down: [0; SEATS_MAX as usize],
        };
        for (seat, known) in public.seats.iter().filter(|(seat, _)| *seat != own) {
            let down = known.stack.n_down();
            odds.down[seat.idx()] = down;
            if down == 0 {
                continue;
            }
            let belief = belief(seat);
            let mut met = 0.0;
            for taken in 1..=usize::from(down) {
                met += belief[usize::from(down) - taken];
                odds.safe[seat.idx()][taken] = (1.0 - met).max(0.0);
            }
        }
        odds
    }

    /// How likely the whole pile of this seat is free of a Skull, as far as it lies face down.
    pub(super) const fn clean(&self, seat: Seat) -> f32 {
        self.safe[seat.idx()][self.down[seat.idx()] as usize]
    }

    /// How likely it is to turn so many cards of the others without a Skull, choosing piles well.
    fn of_others(&self) -> [f32; BID_MAX as usize + 1] {
        let mut best = [0.0; BID_MAX as usize + 1];
        best[0] = 1.0;
        let mut reached = 0;
        for (safe, down) in self.safe.iter().zip(self.down).filter(|(_, down)| *down > 0) {
            let down = usize::from(down);
            reached += down;
            for total in (1..=reached).rev() {
                for taken in 1..=down.min(total) {
                    best[total] = f32::max(best[total], best[total - taken] * safe[taken]);
                }
            }
        }
        best
    }

    /// How likely each bid is met by its owner, who has these cards.
    pub(super) fn chances(&self, private: &Private) -> [f32; BID_MAX as usize + 1] {
        let own_cards = usize::from(private.pile.len());
        let own_roses = usize::from(roses_on_top(private));
        let others = self.of_others();
        let mut chances = [0.0; BID_MAX as usize + 1];
        for (bid, chance) in chances.iter_mut().enumerate() {
            *chance = match bid {
                _ if bid <= own_roses => 1.0,
                _ if own_roses < own_cards => 0.0,
                _ => others[bid - own_cards],
            };
        }
        chances
    }

    /// How many cards of each pile are turned by who turns so many of the others' as well as can be.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn plan(&self, left: u8) -> [u8; SEATS_MAX as usize] {
        let left = usize::from(left);
        let mut best = [[0.0_f32; BID_MAX as usize + 1]; SEATS_MAX as usize + 1];
        let mut takes = [[0_u8; BID_MAX as usize + 1]; SEATS_MAX as usize];
        best[0][0] = 1.0;
        for (idx, (safe, down)) in self.safe.iter().zip(self.down).enumerate() {
            for total in 0..=left {
                for taken in 0..=down.min(u8::try_from(total).unwrap_or(u8::MAX)) {
                    let chance = best[idx][total - usize::from(taken)] * safe[usize::from(taken)];
                    if chance > best[idx + 1][total] {
                        (best[idx + 1][total], takes[idx][total]) = (chance, taken);
                    }
                }
            }
        }
        let (mut plan, mut total) = ([0; SEATS_MAX as usize], left);
        for idx in (0..SEATS_MAX as usize).rev() {
            plan[idx] = takes[idx][total];
            total -= usize::from(plan[idx]);
        }
        plan
    }

    /// The pile to turn next, where so many cards are still to be turned, and how likely its top card is a Rose.
    pub(super) fn flip(&self, left: u8) -> Option<(Seat, f32)> {
        let mut best: Option<(Seat, f32, f32)> = None;
        for idx in 0..SEATS_MAX {
            let seat = Seat::new(idx);
            let down = self.down[seat.idx()];
            if seat == self.own || down == 0 {
                continue;
            }
            // This pile at least once: what is left of it and of the others is chosen as well as can be.
            let mut without = *self;
            without.down[seat.idx()] = 0;
            let rest = without.of_others();
            let safe = &self.safe[seat.idx()];
            let plan = |taken: u8| safe[usize::from(taken)] * rest[usize::from(left - taken)];
            let whole = (1..=down.min(left)).map(plan).fold(0.0, f32::max);
            if best.is_none_or(|(_, other, _)| whole > other) {
                best = Some((seat, whole, safe[1]));
            }
        }
        best.map(|(seat, _, safe)| (seat, safe))
    }
}

/// The most that a seat could turn at all: its own Roses on top, and if there is no Skull of its own in the way whatever
/// of the others' may be Roses.
pub(super) fn winnable(view: View<'_, Skull>) -> u8 {
    let roses = roses_on_top(view.private);
    if roses < view.private.pile.len() {
        return roses;
    }
    let others = view.public.seats.iter().filter(|(seat, _)| *seat != view.seat);
    let sure_skull = |known: &PublicSeat| {
        known.skull == Whereabouts::Owned && known.stack.len() == known.cards && known.cards > 0
    };
    roses + others.map(|(_, known)| known.stack.len() - u8::from(sure_skull(known))).sum::<u8>()
}
