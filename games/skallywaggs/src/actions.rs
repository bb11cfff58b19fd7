//! Legal actions by the run: counted when they are gathered and made when they are asked for, never listed.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use engine::{ActionSet, Seat, SeatSet};

use crate::action::{Action, Aim, Order};
use crate::card::{Card, CardSet, Part, PirateId};
use crate::deck::Deck;
use crate::places::Places;
use crate::state::{EVENTS_MAX, PIRATES_MAX, Public};

/// The most runs there can be: one for each event in a hand, and one or two for everything else that a turn offers.
const RUNS_MAX: usize = EVENTS_MAX + 12;

/// What a seat may do: sorted and distinct.
#[derive(Clone, Debug)]
pub struct Actions {
    stock: Stock,
    runs: ArrayVec<(u32, Run), RUNS_MAX>,
    len: u32,
}

/// What all runs choose from.
#[derive(Clone, Debug)]
struct Stock {
    hand: CardSet,
    /// The heads, chests and legs of the hand.
    parts: [CardSet; 3],
    /// Cards that do not lie in the hand.
    others: CardSet,
    /// The pirates' names by their places.
    ids: ArrayVec<PirateId, PIRATES_MAX>,
}

/// Actions of one kind that follow each other: every combination of what can be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Run {
    /// This one.
    Only(Action),
    /// Pirates of the hand, in any of so many crews.
    Builds(u8),
    /// The cards of the hand from one event to another, at any of these aims.
    Events(Card, Card, Aims),
    /// A card of the hand.
    Discards,
    /// A card of the hand for one of the others.
    Swaps,
    /// A pirate of another crew.
    Lures(Places),
    /// A part of the hand, and one of these pirates to get it.
    Operations(Places),
    /// One of the others.
    Helps,
    /// A pirate.
    Losses(Places),
    /// The others in any order.
    Orders,
    /// One of the others.
    Takes,
    /// A pirate that stands in.
    StandIns(Places),
}

/// What an event can be aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aims {
    /// There is nothing to choose.
    None,
    /// Any of these pirates.
    Pirates(Places),
    /// Like parts of any two pirates; those with a head, a chest and legs that can be swapped.
    Parts([Places; 3]),
    /// Any of these players.
    Seats(SeatSet),
}

impl Actions {
    /// No action yet; runs will choose from this hand and the pirates on the table.
    pub(crate) fn new(deck: &Deck, public: &Public, hand: CardSet) -> Self {
        let ids = public.pirates.iter().map(|pirate| pirate.id).collect();
        let [heads, chests, legs] = deck.parts;
        let parts = [hand.and(heads), hand.and(chests), hand.and(legs)];
        let stock = Stock { hand, parts, others: CardSet::EMPTY, ids };
        Self { stock, runs: ArrayVec::new(), len: 0 }
    }

    /// The cards that runs choose from beside the hand.
    pub(crate) const fn put_beside(&mut self, others: CardSet) {
        self.stock.others = others;
    }

    /// Adds a run. Runs come in the order of their actions.
    pub(crate) fn push(&mut self, run: Run) {
        let count = self.stock.count(run);
        if count == 0 {
            return;
        }
        debug_assert!(
            self.is_empty() || self.at(self.len() - 1) < self.stock.find(run, 0),
            "runs come in order"
        );
        let count = u32::try_from(count).expect("nobody has that many choices");
        self.runs.push((count, run));
        self.len += count;
    }
}

impl ActionSet<Action> for Actions {
    fn len(&self) -> usize {
        self.len as usize
    }

    fn at(&self, mut idx: usize) -> Action {
        for (count, run) in &self.runs {
            let count = *count as usize;
            if idx < count {
                return self.stock.find(*run, idx);
            }
            idx -= count;
        }
        panic!("there are not that many actions");
    }

    fn contains(&self, action: &Action) -> bool {
        let (mut from, mut to) = (0, self.len());
        while from < to {
            let middle = usize::midpoint(from, to);
            match self.at(middle).cmp(action) {
                Ordering::Equal => return true,
                Ordering::Less => from = middle + 1,
                Ordering::Greater => to = middle,
            }
        }
        false
    }
}

impl Stock {
    /// How many actions a run has.
    fn count(&self, run: Run) -> usize {
        match run {
            Run::Only(_) => 1,
            Run::Builds(seats) => {
                let [heads, chests, legs] = self.parts;
                if heads.is_empty() || chests.is_empty() || legs.is_empty() {
                    return 0;
                }
                heads.len() * chests.len() * legs.len() * usize::from(seats)
            }
            Run::Events(first, last, aims) => self.hand.between(first, last).len() * aims.len(),
            Run::Discards => self.hand.len(),
            Run::Swaps => self.hand.len() * self.others.len(),
            Run::Lures(places) | Run::Losses(places) | Run::StandIns(places) => places.len(),
            Run::Operations(places) => self.parts_in_hand().len() * places.len(),
            Run::Helps | Run::Takes => self.others.len(),
            Run::Orders => (1..=self.others.len()).product(),
        }
    }

    /// The action of a run at this place.
    fn find(&self, run: Run, idx: usize) -> Action {
        match run {
            Run::Only(action) => action,
            Run::Builds(seats) => self.build(seats, idx),
            Run::Events(first, last, aims) => {
                let (card, idx) = pick(self.hand.between(first, last), idx, aims.len());
                Action::Event { card, aim: aims.at(idx, &self.ids) }
            }
            Run::Discards => Action::Discard(self.hand.at(idx)),
            Run::Swaps => {
                let (give, idx) = pick(self.hand, idx, self.others.len());
                Action::Swap { give, take: self.others.at(idx) }
            }
            Run::Lures(places) => Action::Lure(self.ids[places.at(idx)]),
            Run::Operations(places) => {
                let (give, idx) = pick(self.parts_in_hand(), idx, places.len());
                Action::Operate { give, pirate: self.ids[places.at(idx)] }
            }
            Run::Helps => Action::Help(self.others.at(idx)),
            Run::Losses(places) => Action::Lose(self.ids[places.at(idx)]),
            Run::Orders => Action::Arrange(order(self.others, idx)),
            Run::Takes => Action::Take(self.others.at(idx)),
            Run::StandIns(places) => Action::StandIn(self.ids[places.at(idx)]),
        }
    }

    const fn parts_in_hand(&self) -> CardSet {
        self.parts[0].or(self.parts[1]).or(self.parts[2])
    }

    fn build(&self, seats: u8, idx: usize) -> Action {
        let ([heads, chests, legs], seats) = (self.parts, usize::from(seats));
        let (head, idx) = pick(heads, idx, chests.len() * legs.len() * seats);
        let (chest, idx) = pick(chests, idx, legs.len() * seats);
        let (legs, idx) = pick(legs, idx, seats);
        let crew =
            u8::try_from(idx).ok().and_then(|idx| Seat::try_from(idx).ok()).expect("a crew has a seat");
        Action::Build { head, chest, legs, crew }
    }
}

/// The card at `idx` where each is followed by `each` choices, and which of these it is.
fn pick(cards: CardSet, idx: usize, each: usize) -> (Card, usize) {
    (cards.at(idx / each), idx % each)
}

/// The order at `idx` of all orders of these cards.
fn order(mut cards: CardSet, mut idx: usize) -> Order {
    let mut order = ArrayVec::<Card, 3>::new();
    while !cards.is_empty() {
        let each = (1..cards.len()).product();
        let (card, rest) = pick(cards, idx, each);
        idx = rest;
        cards.remove(card);
        order.push(card);
    }
    Order::new(&order).expect("a look-out sees three cards at most")
}

impl Aims {
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::None => 1,
            Self::Pirates(places) => places.len(),
            Self::Parts(free) => free.iter().map(|free| free.len() * free.len().saturating_sub(1) / 2).sum(),
            Self::Seats(seats) => seats.len(),
        }
    }

    pub(crate) fn at(&self, idx: usize, ids: &[PirateId]) -> Aim {
        match self {
            Self::None => Aim::None,
            Self::Pirates(places) => Aim::Pirate(ids[places.at(idx)]),
            Self::Parts(free) => {
                let (one, other, part) = pair(free, idx);
                Aim::Parts { one: ids[one], other: ids[other], part }
            }
            Self::Seats(seats) => Aim::Seat(seats.iter().nth(idx).expect("there are that many seats")),
        }
    }
}

/// The pair of places at `idx` of all that have a like part free, the older one first, with the part.
fn pair(free: &[Places; 3], mut idx: usize) -> (usize, usize, Part) {
    let any = |places: &[Places; 3]| places[0].or(places[1]).or(places[2]);
    for one in any(free).iter() {
        let partners = free.map(|free| if free.contains(one) { free.after(one) } else { Places::EMPTY });
        let count = partners.iter().map(|places| places.len()).sum();
        if idx >= count {
            idx -= count;
            continue;
        }
        let pairs = any(&partners).iter().flat_map(|other| Part::ALL.map(|part| (one, other, part)));
        let mut pairs = pairs.filter(|(_, other, part)| partners[part.idx()].contains(*other));
        return pairs.nth(idx).expect("there are that many partners");
    }
    panic!("there are not that many pairs");
}
