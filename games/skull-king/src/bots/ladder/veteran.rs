//! Bids and plays as those do who search: learned from thousands of their decisions, and cheap enough to be imagined.

use arrayvec::ArrayVec;
use engine::GameRng;

use super::dice::pick;
use super::thumb::{BIDS, PLAYS, Table, best};
use super::weights::{BidTraits, CardTraits, HABITS};
use crate::action::CardPlayed;
use crate::scoring::{Cannon, capture_points};
use crate::state::Bid;
use crate::trick::{Captures, Class};
use crate::{Action, Hand, Legal, Role, Suit};

/// One where it is so.
fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

/// Where in a trick somebody lays a card: first, last or between.
pub(super) fn place_of(table: &Table<'_>) -> usize {
    match table.view.public.trick().len() + 1 {
        1 => 0,
        laid if laid == usize::from(table.rules.places) => 2,
        _ => 1,
    }
}

/// What is the same for all cards that may be played.
struct Moment<'a> {
    table: &'a Table<'a>,
    hand: Hand,
    /// How many tricks of those that are left are wanted.
    wanted: f32,
    needs: f32,
    sated: f32,
    is_over: f32,
    wants_all: f32,
    /// What the hand is good for.
    total: f32,
}

impl<'a> Moment<'a> {
    fn new(table: &'a Table<'a>, total: f32) -> Self {
        let (missing, left) = (table.open.missing, table.open.left);
        let wanted = missing.clamp(0, left);
        Self {
            table,
            hand: table.view.private.hand,
            wanted: wanted as f32,
            needs: flag(missing > 0),
            sated: flag(missing <= 0),
            is_over: flag(missing < 0),
            wants_all: flag(missing >= left),
            total,
        }
    }

    fn traits(&self, played: CardPlayed, takes: f32) -> CardTraits {
        let table = self.table;
        let force = table.rules.force(played.play());
        let (holds, captures) = table.stake(played.play());
        let off = holds + self.total - takes - self.wanted;
        let flees = flag(matches!(force.class, Class::Escape | Class::FledTigress | Class::Loot));
        let fights = flag(matches!(force.class, Class::Pirate | Class::Mermaid | Class::King));
        let is_black = flag(force.suit == Suit::Black as u8);
        let is_plain = force.class == Class::Number && force.suit != Suit::Black as u8;
        let rank = if is_plain { f32::from(force.rank) / 14.0 } else { 0.0 };
        let beside =
            if is_plain { self.hand & table.rules.suits[usize::from(force.suit)] } else { Hand::EMPTY };
        let paid = captures != Captures::default();
        let bonus =
            if paid { f32::from(capture_points(&table.rules.options, &captures)) / 20.0 } else { 0.0 };
        let part = self.wanted / table.open.left.max(1) as f32;
        [
            -(off * off).min(4.0),
            off.abs(),
            holds * self.needs,
            holds * self.sated,
            takes * self.needs,
            takes * self.sated,
            holds * (1.0 - holds),
            flag(holds >= 1.0) * self.needs,
            flees * self.needs,
            flees * self.sated,
            fights * self.needs,
            fights * self.sated,
            is_black * self.needs,
            is_black * self.sated,
            rank * self.needs,
            rank * self.sated,
            flag(beside.len() == 1),
            beside.len() as f32 / 8.0,
            bonus * holds * self.needs,
            flag(force.rank == 14) * (1.0 - holds),
            (1.0 - holds) * table.open.owner,
            holds * table.open.crowd,
            takes * table.open.crowd,
            if is_plain { holds * behind(table, force.suit) } else { 0.0 },
            holds * self.is_over,
            holds * self.wants_all,
            flag(played.role.is_some()),
            flag(force.class == Class::King),
            holds * part,
            takes * part,
        ]
    }
}

/// Which part of those who are still to play has shown to hold none of what this trick asks for, or of this suit.
fn behind(table: &Table<'_>, suit: u8) -> f32 {
    let asked = table.view.public.follow.suit().map_or(suit, |suit| suit as u8);
    table.open.voids[usize::from(asked)]
}

/// Looks at each way to play a card that may be played, with what can be told of it.
pub(super) fn each_card(
    table: &Table<'_>,
    cards: Hand,
    tigresses: Hand,
    mut look: impl FnMut(CardPlayed, CardTraits),
) {
    let takes = table.takes_of_hand();
    let moment = Moment::new(table, takes.iter().map(|(_, takes)| takes).sum());
    for &(card, takes) in takes.iter().filter(|(card, _)| cards.contains(*card)) {
        let roles: &[_] =
            if tigresses.contains(card) { &[Some(Role::Pirate), Some(Role::Escape)] } else { &[None] };
        for role in roles {
            let played = CardPlayed { card, role: *role };
            look(played, moment.traits(played, takes));
        }
    }
}

/// What can be told of each bid.
pub(super) fn bids(table: &Table<'_>, most: u8) -> ArrayVec<BidTraits, BIDS> {
    let (spread, values) = (table.spread(), table.bid_values(most));
    let hand = table.view.private.hand;
    let fighters = (hand & table.lore.fighters).len() as f32;
    let flights = (hand & table.lore.flights).len() as f32;
    let blacks = (hand & table.rules.suits[Suit::Black as usize]).len() as f32;
    let (size, expected) = (f32::from(most) / 10.0, table.expected());
    let public = table.view.public;
    let leads = flag(table.rules.first_leader(public) == table.view.seat);
    let highest = best(&values);
    let traits = |(bid, value): (u8, &f32)| {
        let over = f32::from(bid) - expected;
        let (zero, at) = (flag(bid == 0), usize::from(bid));
        [
            value / 10.0,
            spread.get(at).copied().unwrap_or(0.0),
            zero,
            zero * size,
            over,
            over.abs(),
            over * over,
            over * size,
            flag(at == highest),
            over * leads,
            over * fighters / 4.0,
            over * blacks / 4.0,
            over * flights / 4.0,
            over * expected / 4.0,
        ]
    };
    (0..).zip(&values).map(traits).collect()
}

/// Four sums at a time: one alone has to wait for itself.
fn score<const N: usize>(traits: &[f32; N], weights: &[f32; N]) -> f32 {
    let mut sums = [0.0f32; 4];
    for (own, weight) in traits.chunks(4).zip(weights.chunks(4)) {
        for ((sum, own), weight) in sums.iter_mut().zip(own).zip(weight) {
            *sum += own * weight;
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// Each way to play a card, and how much speaks for it.
struct Scores {
    plays: ArrayVec<CardPlayed, PLAYS>,
    values: ArrayVec<f32, PLAYS>,
}

/// How somebody who searches decides.
pub(super) struct Veteran<'a> {
    table: &'a Table<'a>,
}

impl<'a> Veteran<'a> {
    pub(super) const fn new(table: &'a Table<'a>) -> Self {
        Self { table }
    }

    fn card_scores(&self, own: Hand, tigresses: Hand) -> Scores {
        let weights = &HABITS.cards[place_of(self.table)];
        let mut scores = Scores { plays: ArrayVec::new(), values: ArrayVec::new() };
        each_card(self.table, own, tigresses, |played, traits| {
            scores.plays.push(played);
            scores.values.push(score(&traits, weights));
        });
        scores
    }

    fn bid_scores(&self, most: u8) -> ArrayVec<f32, BIDS> {
        bids(self.table, most).iter().map(|traits| score(traits, &HABITS.bids)).collect()
    }

    fn card(&self, own: Hand, tigresses: Hand, keen: Keen, rng: &mut GameRng) -> Action {
        let scores = self.card_scores(own, tigresses);
        Action::Play(scores.plays[keen.choose(scores.values, rng)])
    }

    fn bid(&self, most: u8, cannon: bool, keen: Keen, rng: &mut GameRng) -> Action {
        let tricks = u8::try_from(keen.choose(self.bid_scores(most), rng)).unwrap_or(0);
        Action::Bid(Bid { tricks, cannon: cannon.then_some(Cannon::Grapeshot) })
    }

    /// What they do; none where nobody has learned how they decide.
    pub(super) fn act(&self, legal: &Legal, keen: Keen, rng: &mut GameRng) -> Option<Action> {
        match *legal {
            Legal::Cards(cards) => Some(self.card(cards, Hand::EMPTY, keen, rng)),
            Legal::CardsBothWays { cards, tigresses } => Some(self.card(cards, tigresses, keen, rng)),
            Legal::Bids { most, cannon } => Some(self.bid(most, cannon, keen, rng)),
            _ => None,
        }
    }

    /// How likely they do this.
    pub(super) fn chance(&self, legal: &Legal, action: Action) -> Option<f32> {
        match (*legal, action) {
            (Legal::Cards(cards), Action::Play(played)) => Some(self.card_chance(cards, Hand::EMPTY, played)),
            (Legal::CardsBothWays { cards, tigresses }, Action::Play(played)) => {
                Some(self.card_chance(cards, tigresses, played))
            }
            (Legal::Bids { most, .. }, Action::Bid(bid)) => {
                Some(shares(self.bid_scores(most))[usize::from(bid.tricks)])
            }
            _ => None,
        }
    }

    fn card_chance(&self, own: Hand, tigresses: Hand, played: CardPlayed) -> f32 {
        let scores = self.card_scores(own, tigresses);
        let at = scores.plays.iter().position(|other| *other == played);
        at.map_or(0.0, |at| shares(scores.values)[at])
    }
}

/// Whether somebody always does what they do most often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keen {
    /// Always.
    Always,
    /// As often as they do.
    AsOften,
}

impl Keen {
    fn choose<const N: usize>(self, scores: ArrayVec<f32, N>, rng: &mut GameRng) -> usize {
        match self {
            Self::Always => best(&scores),
            Self::AsOften => pick(&shares(scores), rng),
        }
    }
}

fn shares<const N: usize>(mut scores: ArrayVec<f32, N>) -> ArrayVec<f32, N> {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter_mut().for_each(|score| *score = libm::expf(*score - most));
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|weight| *weight /= sum);
    scores
}
