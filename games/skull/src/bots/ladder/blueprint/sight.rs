//! What matters to whoever acts, as one number, and the few things that are worth a thought there.

use arrayvec::ArrayVec;
use engine::{Seat, View};

use super::super::super::own_cards::roses_on_top;
use crate::{Action, Card, Phase, Public, Skull, Whereabouts};

/// The most things that anybody thinks about: two cards and six bids.
pub const CHOICES: usize = 8;

/// How many tables of each size there are: for the first card, for later ones, and for bids.
const FIRST: u32 = 4 * 2 * 3 * 3 * 4 * 3;
const LATER: u32 = 10 * 4 * 2 * 8 * 3 * 3 * 3;
const BIDS: u32 = 7 * 3 * 2 * 8 * 8 * 3 * 3 * 3 * 3;
const BIDS_OF_TWO: u32 = 10 * 3 * 2 * 10 * 2 * 8 * 3;

/// Where those of each kind begin.
const FROM_LATER: u32 = 5 * FIRST;
const FROM_BIDS: u32 = FROM_LATER + 5 * LATER;
const FROM_BIDS_OF_TWO: u32 = FROM_BIDS + 4 * BIDS;

/// No key is as high.
pub const KEYS: u32 = FROM_BIDS_OF_TWO + BIDS_OF_TWO;

/// Where somebody is to decide.
#[derive(Clone, Debug)]
pub struct Sight {
    /// Tables with the same key look alike. Everybody at such a table has the same choices.
    pub key: u32,
    pub choices: ArrayVec<Action, CHOICES>,
}

/// A number with a base of its own for every digit.
#[derive(Clone, Copy)]
struct Digits(u32);

impl Digits {
    const fn and(self, digit: u8, base: u8) -> Self {
        debug_assert!(digit < base, "a digit is below its base");
        Self(self.0 * base as u32 + digit as u32)
    }
}

/// The others at the table, as far as it matters.
struct Others {
    cards: u8,
    laid: u8,
    rich: u8,
    /// How likely a Skull lies in front of one of them, in percent, by numbers of cards alone.
    danger: u8,
}

impl Sight {
    /// What this seat sees while it places or bids; nothing at other times.
    pub fn of(view: View<'_, Skull>) -> Option<Self> {
        let public = view.public;
        let n = n_left(public);
        let (key, choices) = match public.phase {
            Phase::PlacingFirst => (first_card(view), cards(view)),
            Phase::Placing => {
                let mut choices = cards(view);
                choices.extend(bids(0, public.table_cards));
                (FROM_LATER + u32::from(n - 2) * LATER + later(view), choices)
            }
            Phase::Bidding => {
                let bid = public.bids.highest();
                let mut choices: ArrayVec<Action, CHOICES> = bids(bid, public.table_cards).collect();
                choices.push(Action::Pass);
                let key = if n == 2 {
                    FROM_BIDS_OF_TWO + bidding_of_two(view)
                } else {
                    FROM_BIDS + u32::from(n - 3) * BIDS + bidding(view)
                };
                (key, choices)
            }
            _ => return None,
        };
        Some(Self { key, choices })
    }
}

fn n_left(public: &Public) -> u8 {
    u8::try_from(public.in_game.len()).unwrap_or(6).clamp(2, 6)
}

fn cards(view: View<'_, Skull>) -> ArrayVec<Action, CHOICES> {
    let hand = view.private.hand;
    [Card::Rose, Card::Skull].into_iter().filter(|card| hand.contains(*card)).map(Action::Place).collect()
}

/// The next bids, one in the middle, and the highest.
fn bids(highest: u8, all: u8) -> impl Iterator<Item = Action> {
    let room = all - highest;
    let steps = match room {
        0..=5 => [1, 2, 3, 4, 5, 0],
        _ => [1, 2, 3, room.midpoint(2), room - 1, room],
    };
    steps
        .into_iter()
        .filter(move |step| (1..=room).contains(step))
        .map(move |step| Action::Bid(highest + step))
}

impl Others {
    fn of(view: View<'_, Skull>) -> Self {
        let mut others = Self { cards: 0, laid: 0, rich: 0, danger: 0 };
        let (mut danger, mut number) = (0, 0);
        for (seat, known) in view.public.seats.iter() {
            if seat == view.seat || !view.public.in_game.contains(seat) {
                continue;
            }
            number += 1;
            others.cards += known.cards;
            others.laid += known.stack.len();
            others.rich += u8::from(known.coins > 0);
            let suspects = match known.skull {
                Whereabouts::Owned => 0,
                Whereabouts::Doubtful(suspects) => suspects,
                Whereabouts::Lost => continue,
            };
            danger += 100 * u16::from(known.stack.len()) / u16::from((known.cards + suspects).max(1));
        }
        others.danger = u8::try_from(danger / number.max(1)).unwrap_or(100);
        others
    }

    const fn danger_digit(&self) -> u8 {
        match self.danger {
            0..30 => 0,
            30..55 => 1,
            _ => 2,
        }
    }
}

/// Where the only other one has the Skull, if two are left.
fn whereabouts_digit(public: &Public, other: Seat) -> u8 {
    match public.seats[other].skull {
        Whereabouts::Owned => 0,
        Whereabouts::Doubtful(_) => 1,
        Whereabouts::Lost => 2,
    }
}

fn the_other(view: View<'_, Skull>) -> Seat {
    view.public.in_game.iter().find(|seat| *seat != view.seat).unwrap_or(view.seat)
}

/// How many seats begin before this one, from 0 on; two and more are alike.
fn order_digit(view: View<'_, Skull>) -> u8 {
    let mut seat = view.public.first;
    for before in 0..2 {
        if seat == view.seat {
            return before;
        }
        seat = Public::next_after(seat, view.public.in_game).unwrap_or(seat);
    }
    2
}

fn first_card(view: View<'_, Skull>) -> u32 {
    let known = view.public.seats[view.seat];
    let n = n_left(view.public);
    let others = Others::of(view);
    let owns = if n == 2 { whereabouts_digit(view.public, the_other(view)) } else { 0 };
    // The Skull is in the hand beside a Rose: otherwise there is nothing to decide.
    let key = Digits(u32::from(n - 2))
        .and(known.cards.clamp(1, 4) - 1, 4)
        .and(known.coins.min(1), 2)
        .and(others.rich.min(2), 3)
        .and(order_digit(view), 3)
        .and((others.cards / (n - 1)).clamp(1, 4) - 1, 4)
        .and(owns, 3);
    key.0
}

/// The cards of a seat and how many of them are laid out.
fn laid_digit(cards: u8, laid: u8) -> u8 {
    let (cards, laid) = (cards.clamp(1, 4), laid.clamp(1, 4));
    cards * (cards - 1) / 2 + laid.min(cards) - 1
}

fn later(view: View<'_, Skull>) -> u32 {
    let (public, private) = (view.public, view.private);
    let known = public.seats[view.seat];
    let n = n_left(public);
    let others = Others::of(view);
    let top = roses_on_top(private);
    let skull = match () {
        () if private.hand.contains(Card::Skull) => 0,
        () if top == private.pile.len() => 1,
        () if top == 0 => 2,
        () => 3,
    };
    let beyond = match others.laid.saturating_sub(n - 1) {
        exact @ 0..=5 => exact,
        6..=8 => 6,
        _ => 7,
    };
    let in_hands = match others.cards.saturating_sub(others.laid) {
        0 => 0,
        few if few < n => 1,
        _ => 2,
    };
    let fear = if n == 2 { whereabouts_digit(public, the_other(view)) } else { others.danger_digit() };
    Digits(0)
        .and(laid_digit(known.cards, private.pile.len()), 10)
        .and(skull, 4)
        .and(known.coins.min(1), 2)
        .and(beyond, 8)
        .and(others.rich.min(2), 3)
        .and(in_hands, 3)
        .and(fear, 3)
        .0
}

/// Whether the own pile is free of the Skull, and if not, whether its top is enough for the next bid.
fn clean_digit(view: View<'_, Skull>) -> u8 {
    let top = roses_on_top(view.private);
    match () {
        () if top == view.private.pile.len() => 0,
        () if view.public.bids.highest() < top => 1,
        () => 2,
    }
}

fn bidding(view: View<'_, Skull>) -> u32 {
    let public = view.public;
    let known = public.seats[view.seat];
    let own = view.private.pile.len();
    let others = Others::of(view);
    let bid = public.bids.highest();
    let challenger = public.challenger().unwrap_or(view.seat);
    let by = public.seats[challenger];
    // One or two cards are all that somebody has; more than that are alike.
    let kind = match (known.cards, own) {
        (0 | 1, _) => 0,
        (2, laid) => laid.clamp(1, 2),
        (_, laid) => 2 + laid.clamp(1, 4),
    };
    let room = match public.table_cards - bid {
        exact @ 0..=5 => exact.saturating_sub(1),
        6..=7 => 5,
        8..=10 => 6,
        _ => 7,
    };
    let needs = match (bid + 1).saturating_sub(own) {
        exact @ 0..=4 => exact,
        5..=6 => 5,
        7..=9 => 6,
        _ => 7,
    };
    let beyond = match bid.saturating_sub(by.stack.len()) {
        0 => 0,
        1..=2 => 1,
        _ => 2,
    };
    let waiting = public.in_game.without(public.passed).len().saturating_sub(2);
    let threat = match () {
        () if by.coins > 0 => 1,
        () if others.rich > 0 => 2,
        () => 0,
    };
    Digits(0)
        .and(kind, 7)
        .and(clean_digit(view), 3)
        .and(known.coins.min(1), 2)
        .and(room, 8)
        .and(needs, 8)
        .and(beyond, 3)
        .and(u8::try_from(waiting.min(2)).unwrap_or(2), 3)
        .and(threat, 3)
        .and(others.danger_digit(), 3)
        .0
}

fn bidding_of_two(view: View<'_, Skull>) -> u32 {
    let public = view.public;
    let (known, other) = (public.seats[view.seat], the_other(view));
    let by = public.seats[other];
    Digits(0)
        .and(laid_digit(known.cards, view.private.pile.len()), 10)
        .and(clean_digit(view), 3)
        .and(known.coins.min(1), 2)
        .and(laid_digit(by.cards, by.stack.len()), 10)
        .and(by.coins.min(1), 2)
        .and(public.bids.highest().min(7), 8)
        .and(whereabouts_digit(public, other), 3)
        .0
}
