//! The tree of everything that everybody can see in one round, from any moment of its placing and bidding on.

use arrayvec::ArrayVec;

use super::super::odds::{IN_HAND, PLACES};
use crate::{Action, CARDS_EACH, Card, SEATS_MAX};

const SEATS: usize = SEATS_MAX as usize;

/// More seats have more to choose from, and trees that nobody has the time for.
const SEATS_SOLVED: usize = 3;

/// The most that three can choose from: two cards to place and every bid, or the ways to spread the cards still to turn.
pub(in super::super) const CHOICES_MAX: usize = 16;

/// Where the placing and bidding of a round stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Moment {
    /// Everybody places a first card, one after the other as far as the tree goes: nobody sees which.
    PlacingFirst,
    Placing,
    Bidding,
}

/// What everybody sees of the seats that are still in the game, numbered from 0 on.
#[derive(Clone, Debug)]
pub(in super::super) struct Position {
    pub(in super::super) moment: Moment,
    pub(in super::super) cards: ArrayVec<u8, SEATS>,
    pub(in super::super) piles: ArrayVec<u8, SEATS>,
    /// Whose turn it is.
    pub(in super::super) turn: usize,
    /// Who begins once everybody has placed a card.
    pub(in super::super) first: usize,
    pub(in super::super) bid: u8,
    pub(in super::super) passed: [bool; SEATS],
}

/// A place in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) seat: usize,
    pub(super) kind: Kind,
    /// Where its numbers begin: for every place of the Skull, one for every choice.
    pub(super) offset: usize,
    /// The choices that lead to a node each; placing is one, with two choices.
    pub(super) children: Vec<usize>,
    /// What each choice is.
    pub(super) choices: ArrayVec<Action, CHOICES_MAX>,
    /// The cards in front of whoever acts, and in their hand.
    pub(super) pile: u8,
    pub(super) hand: u8,
}

#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// Somebody places, bids or passes.
    Act,
    /// The seat has the bet, and chooses how many cards of each pile to turn: one way for every choice.
    Reveal { ways: Vec<[u8; SEATS]>, piles: [u8; SEATS] },
}

/// Everything that can happen in a round from a position on.
pub(in super::super) struct Tree {
    pub(super) nodes: Vec<Node>,
    seats: usize,
    n_numbers: usize,
}

impl Tree {
    /// The tree, unless it has more places than this, or too many play.
    pub(in super::super) fn grow(position: &Position, nodes_max: usize) -> Option<Self> {
        if position.cards.len() > SEATS_SOLVED {
            return None;
        }
        let mut tree = Self { nodes: Vec::new(), seats: position.cards.len(), n_numbers: 0 };
        tree.add(position, nodes_max)?;
        Some(tree)
    }

    pub(super) const fn seats(&self) -> usize {
        self.seats
    }

    /// How many places it has.
    pub(in super::super) const fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    /// How many numbers a strategy has.
    pub(super) const fn n_numbers(&self) -> usize {
        self.n_numbers
    }

    fn add(&mut self, position: &Position, nodes_max: usize) -> Option<usize> {
        if self.nodes.len() >= nodes_max {
            return None;
        }
        let idx = self.nodes.len();
        let choices = position.choices();
        let (seat, offset) = (position.turn, self.n_numbers);
        self.n_numbers += PLACES * choices.len();
        let (pile, hand) = (position.piles[seat], position.cards[seat] - position.piles[seat]);
        let node = Node { seat, kind: Kind::Act, offset, children: Vec::new(), choices, pile, hand };
        self.nodes.push(node);
        for choice in 0..self.nodes[idx].choices.len() {
            let child = match self.nodes[idx].choices[choice] {
                // The same place in the tree as after a Rose.
                Action::Place(Card::Skull) => self.nodes[idx].children[choice - 1],
                action => self.add_after(position, action, nodes_max)?,
            };
            self.nodes[idx].children.push(child);
        }
        Some(idx)
    }

    fn add_after(&mut self, position: &Position, action: Action, nodes_max: usize) -> Option<usize> {
        match position.after(action) {
            After::Turn(next) => self.add(&next, nodes_max),
            After::Bet(challenger, bid) => {
                let idx = self.nodes.len();
                let node = reveal(position, challenger, bid, self.n_numbers);
                let Kind::Reveal { ways, .. } = &node.kind else { return None };
                self.n_numbers += PLACES * ways.len();
                self.nodes.push(node);
                Some(idx)
            }
        }
    }
}

/// What follows an action.
enum After {
    Turn(Position),
    /// This seat turns so many cards.
    Bet(usize, u8),
}

impl Position {
    fn table_cards(&self) -> u8 {
        self.piles.iter().sum()
    }

    fn choices(&self) -> ArrayVec<Action, CHOICES_MAX> {
        let mut choices = ArrayVec::new();
        let has_hand = self.cards[self.turn] > self.piles[self.turn];
        if self.moment != Moment::Bidding && has_hand {
            choices.extend([Action::Place(Card::Rose), Action::Place(Card::Skull)]);
        }
        if self.moment == Moment::PlacingFirst {
            return choices;
        }
        let all = self.table_cards();
        choices.extend((self.bid + 1..=all).map(Action::Bid));
        if self.moment == Moment::Bidding {
            choices.push(Action::Pass);
        }
        choices
    }

    fn next_turn(&self) -> usize {
        let n = self.cards.len();
        (1..=n).map(|step| (self.turn + step) % n).find(|seat| !self.passed[*seat]).unwrap_or(self.turn)
    }

    fn after(&self, action: Action) -> After {
        let mut next = self.clone();
        match action {
            Action::Place(_) => return next.placed(),
            Action::Bid(bid) if bid == self.table_cards() => return After::Bet(self.turn, bid),
            Action::Bid(bid) => {
                next.bid = bid;
                next.moment = Moment::Bidding;
            }
            _ => next.passed[self.turn] = true,
        }
        next.turn = next.next_turn();
        let left = next.passed[..self.cards.len()].iter().filter(|passed| !**passed).count();
        if left == 1 { After::Bet(next.turn, next.bid) } else { After::Turn(next) }
    }

    fn placed(mut self) -> After {
        self.piles[self.turn] += 1;
        if self.moment == Moment::Placing {
            self.turn = self.next_turn();
            return After::Turn(self);
        }
        match self.piles.iter().position(|pile| *pile == 0) {
            Some(empty) => self.turn = empty,
            None => {
                self.moment = Moment::Placing;
                self.turn = self.first;
            }
        }
        After::Turn(self)
    }
}

/// The end of a round: the challenger has the bet.
fn reveal(position: &Position, challenger: usize, bid: u8, offset: usize) -> Node {
    let mut piles = [0; SEATS];
    piles[..position.piles.len()].copy_from_slice(&position.piles);
    let mut turned = [0; SEATS];
    turned[challenger] = bid.min(piles[challenger]);
    let mut ways = Vec::new();
    spread(&piles, challenger, 0, bid - turned[challenger], &mut turned, &mut ways);
    let kind = Kind::Reveal { ways, piles };
    let (children, choices) = (Vec::new(), ArrayVec::new());
    Node { seat: challenger, kind, offset, children, choices, pile: piles[challenger], hand: 0 }
}

/// All ways to turn so many cards of the seats from this one on.
fn spread(
    piles: &[u8; SEATS],
    challenger: usize,
    seat: usize,
    left: u8,
    turned: &mut [u8; SEATS],
    ways: &mut Vec<[u8; SEATS]>,
) {
    if seat == SEATS {
        if left == 0 {
            ways.push(*turned);
        }
        return;
    }
    if seat == challenger {
        return spread(piles, challenger, seat + 1, left, turned, ways);
    }
    for taken in 0..=piles[seat].min(left) {
        turned[seat] = taken;
        spread(piles, challenger, seat + 1, left - taken, turned, ways);
    }
    turned[seat] = 0;
}

impl Node {
    /// Whether somebody with the Skull at this place can choose this.
    pub(super) fn can(&self, choice: usize, place: usize) -> bool {
        match self.choices.get(choice) {
            Some(Action::Place(Card::Skull)) => place == IN_HAND,
            Some(Action::Place(Card::Rose)) => self.hand > u8::from(place == IN_HAND),
            _ => true,
        }
    }

    /// Where the Skull of somebody is who chooses this with the Skull at this place.
    pub(super) fn lands(&self, choice: usize, place: usize) -> usize {
        let is_skull = self.choices.get(choice) == Some(&Action::Place(Card::Skull));
        if is_skull && place == IN_HAND { usize::from(self.pile.min(CARDS_EACH - 1)) } else { place }
    }

    pub(super) fn n_choices(&self) -> usize {
        match &self.kind {
            Kind::Act => self.choices.len(),
            Kind::Reveal { ways, .. } => ways.len(),
        }
    }
}
