//! What has been done in this round, told again from what lies on the table: who placed, bid and passed, in order.

use engine::{Seat, SeatSet};

use crate::{Action, Bids, Card, Flips, Phase, Public, Stack};

/// Something that a seat did, as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// A card, face down; so many lay there before.
    Placed(u8),
    Bid(u8),
    Passed,
}

impl Deed {
    /// The action that it was, if this is the card that was placed.
    pub(super) const fn action(self, card: Card) -> Action {
        match self {
            Self::Placed(_) => Action::Place(card),
            Self::Bid(bid) => Action::Bid(bid),
            Self::Passed => Action::Pass,
        }
    }
}

/// A deed, and what everybody saw before.
pub(super) struct Scene {
    pub(super) seat: Seat,
    pub(super) before: Public,
    pub(super) deed: Deed,
}

/// The table before anybody had done anything in this round.
pub(super) fn beginning(public: &Public) -> Public {
    let mut start = public.clone();
    for (_, known) in start.seats.iter_mut() {
        known.stack = Stack::EMPTY;
    }
    start.phase = Phase::PlacingFirst;
    start.to_act = start.in_game;
    start.passed = SeatSet::EMPTY;
    start.table_cards = 0;
    start.bids = Bids::NONE;
    start.flips = Flips::NONE;
    start
}

/// Everything that was done in this round, in order, but for the turning of cards, which is open to all.
pub(super) fn story(public: &Public) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let mut now = beginning(public);
    if public.phase == Phase::PlacingFirst {
        return scenes;
    }
    for seat in public.in_game.iter() {
        scenes.push(Scene { seat, before: now.clone(), deed: Deed::Placed(0) });
    }
    for (seat, known) in now.seats.iter_mut() {
        if public.in_game.contains(seat) {
            known.stack.push();
            now.table_cards += 1;
        }
    }
    now.phase = Phase::Placing;
    let mut turn = public.first;
    while now.table_cards < public.table_cards {
        let height = now.seats[turn].stack.len();
        tell(&mut scenes, &mut now, turn, Deed::Placed(height));
        now.seats[turn].stack.push();
        now.table_cards += 1;
        turn = next(&now, turn);
    }
    tell_bids(public, &mut scenes, &mut now, turn);
    scenes
}

fn tell_bids(public: &Public, scenes: &mut Vec<Scene>, now: &mut Public, mut turn: Seat) {
    for (bidder, bid) in public.bids.iter() {
        turn = tell_passes(scenes, now, turn, |now, turn| turn == bidder || now.passed.contains(bidder));
        tell(scenes, now, turn, Deed::Bid(bid));
        now.bids.push(turn, bid);
        now.phase = Phase::Bidding;
        turn = next(now, turn);
    }
    tell_passes(scenes, now, turn, |now, turn| now.passed == public.passed || !public.passed.contains(turn));
}

/// Everybody from this one on passes until it is enough; who comes next then.
fn tell_passes(
    scenes: &mut Vec<Scene>,
    now: &mut Public,
    mut turn: Seat,
    is_enough: impl Fn(&Public, Seat) -> bool,
) -> Seat {
    while !is_enough(now, turn) && !now.passed.contains(turn) {
        tell(scenes, now, turn, Deed::Passed);
        now.passed.insert(turn);
        turn = next(now, turn);
    }
    turn
}

fn tell(scenes: &mut Vec<Scene>, now: &mut Public, seat: Seat, deed: Deed) {
    now.to_act = SeatSet::one(seat);
    scenes.push(Scene { seat, before: now.clone(), deed });
}

fn next(now: &Public, seat: Seat) -> Seat {
    Public::next_after(seat, now.in_game.without(now.passed)).unwrap_or(seat)
}

#[cfg(test)]
mod tests {
    use engine::{ActionSet as _, Events, Game as _, GameRng, Turn};

    use super::*;
    use crate::Skull;

    /// Plays games at random and keeps what was done in the round that is on.
    fn checked(seats: u8, seed: u64) -> usize {
        let (_, usual) = Skull::presets().remove(0);
        let rules = Skull::new(usual, seats).expect("it can be played");
        let (mut state, mut rng) = (rules.setup(), GameRng::from_number(seed));
        let (mut round, mut done, mut longest) = (0, Vec::new(), 0);
        loop {
            if state.public.round != round {
                (round, done) = (state.public.round, Vec::new());
            }
            match rules.turn(&state.public) {
                Turn::Over => return longest,
                Turn::Chance => {
                    let chance = rules.sample_chance(&state, &mut rng);
                    rules.resolve_chance(&mut state, chance, &mut Events::off());
                }
                Turn::Seats(turn) => {
                    let seat = turn.first().expect("somebody is to act");
                    let action = *rng.pick(&rules.legal(state.view(seat)).to_vec());
                    done.push((seat, state.public.clone(), action));
                    rules.apply(&mut state, seat, action, &mut Events::off());
                    longest = longest.max(done.len());
                    if state.public.round == round {
                        compare(&state.public, &done);
                    }
                }
            }
        }
    }

    fn compare(public: &Public, done: &[(Seat, Public, Action)]) {
        if !matches!(public.phase, Phase::Placing | Phase::Bidding | Phase::Revealing) {
            return;
        }
        let told = story(public);
        let is_told = |action: &Action| matches!(action, Action::Place(_) | Action::Bid(_) | Action::Pass);
        let done: Vec<_> = done.iter().filter(|(_, _, action)| is_told(action)).collect();
        assert_eq!(told.len(), done.len());
        for (scene, (seat, before, action)) in told.iter().zip(done) {
            assert_eq!(scene.seat, *seat);
            let card = if let Action::Place(card) = action { *card } else { Card::Rose };
            assert_eq!(scene.deed.action(card), *action);
            // First cards are placed all at once: whoever has done so already is not looked at.
            if before.phase != Phase::PlacingFirst {
                assert_eq!(scene.before.to_act, before.to_act);
                assert_eq!((scene.before.passed, scene.before.bids), (before.passed, before.bids));
                assert_eq!(scene.before.seats[*seat].stack, before.seats[*seat].stack);
            }
        }
    }

    #[test]
    fn what_was_done_can_be_told_from_what_lies_on_the_table() {
        for seats in 2..=6 {
            let longest = (0..20).map(|seed| checked(seats, seed)).max();
            assert!(longest > Some(3 * usize::from(seats)), "{seats} seats: {longest:?}");
        }
    }
}
