//! Legal actions by the run: counted when they are gathered and made when they are asked for, never listed.

use arrayvec::ArrayVec;
use engine::{ActionSet, Seat, SeatSet};

use crate::action::{Action, Aim, Order};
use crate::card::{Card, CardSet, Part};
use crate::places::Places;
use crate::state::{EVENTS_MAX, PIRATES_MAX, PirateId, Public};

/// The most runs there can be: one for each event in a hand, and one or two for everything else that a turn offers.
const RUNS_MAX: usize = EVENTS_MAX + 12;

/// What a seat may do: sorted and distinct.
#[derive(Clone, Debug)]
pub struct Actions {
    runs: ArrayVec<Counted, RUNS_MAX>,
    len: usize,
    /// The pirates' names by their places.
    ids: ArrayVec<PirateId, PIRATES_MAX>,
}

/// A run and how many actions are in it.
#[derive(Clone, Copy, Debug)]
struct Counted {
    len: usize,
    run: Run,
}

/// Actions of one kind that follow each other: every combination of what can be chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Run {
    /// This one.
    Only(Action),
    /// A pirate of these heads, chests and legs, in any of so many crews.
    Builds([CardSet; 3], u8),
    /// Any of these events, at any of these aims.
    Events(CardSet, Aims),
    /// A card of the hand.
    Discards(CardSet),
    /// A card of the hand for a card of the Commons.
    Swaps(CardSet, CardSet),
    /// A pirate of another crew.
    Lures(Places),
    /// A card of the hand and a pirate of the own crew.
    Operations(CardSet, Places),
    /// A card of the Commons.
    Helps(CardSet),
    /// A pirate.
    Losses(Places),
    /// Two or three cards in any order.
    Orders(CardSet),
    /// A card of the Locker.
    Takes(CardSet),
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
    pub(crate) fn new(public: &Public) -> Self {
        let ids = public.pirates.iter().map(|pirate| pirate.id).collect();
        Self { runs: ArrayVec::new(), len: 0, ids }
    }

    /// Adds a run. Runs come in the order of their actions.
    pub(crate) fn push(&mut self, run: Run) {
        let len = run.len();
        if len == 0 {
            return;
        }
        debug_assert!(self.is_empty() || self.at(self.len - 1) < run.at(0, &self.ids), "runs come in order");
        self.runs.push(Counted { len, run });
        self.len += len;
    }
}

impl ActionSet<Action> for Actions {
    fn len(&self) -> usize {
        self.len
    }

    fn at(&self, mut idx: usize) -> Action {
        for Counted { len, run } in &self.runs {
            if idx < *len {
                return run.at(idx, &self.ids);
            }
            idx -= len;
        }
        panic!("there are not that many actions");
    }

    fn contains(&self, action: &Action) -> bool {
        let (mut from, mut to) = (0, self.len);
        while from < to {
            let middle = usize::midpoint(from, to);
            match self.at(middle).cmp(action) {
                std::cmp::Ordering::Equal => return true,
                std::cmp::Ordering::Less => from = middle + 1,
                std::cmp::Ordering::Greater => to = middle,
            }
        }
        false
    }
}

impl Run {
    fn len(&self) -> usize {
        match self {
            Self::Only(_) => 1,
            Self::Builds(parts, seats) => {
                parts.iter().map(|cards| cards.len()).product::<usize>() * usize::from(*seats)
            }
            Self::Events(cards, aims) => cards.len() * aims.len(),
            Self::Discards(cards) | Self::Helps(cards) | Self::Takes(cards) => cards.len(),
            Self::Swaps(give, take) => give.len() * take.len(),
            Self::Lures(places) | Self::Losses(places) | Self::StandIns(places) => places.len(),
            Self::Operations(give, places) => give.len() * places.len(),
            Self::Orders(cards) => (1..=cards.len()).product(),
        }
    }

    fn at(&self, idx: usize, ids: &[PirateId]) -> Action {
        let pirate = |places: Places, idx: usize| ids[places.at(idx)];
        match self {
            Self::Only(action) => *action,
            Self::Builds(parts, seats) => build(parts, *seats, idx),
            Self::Events(cards, aims) => {
                let (card, idx) = pick(*cards, idx, aims.len());
                Action::Event { card, aim: aims.at(idx, ids) }
            }
            Self::Discards(cards) => Action::Discard(cards.at(idx)),
            Self::Swaps(give, take) => {
                let (give, idx) = pick(*give, idx, take.len());
                Action::Swap { give, take: take.at(idx) }
            }
            Self::Lures(places) => Action::Lure(pirate(*places, idx)),
            Self::Operations(give, places) => {
                let (give, idx) = pick(*give, idx, places.len());
                Action::Operate { give, pirate: pirate(*places, idx) }
            }
            Self::Helps(cards) => Action::Help(cards.at(idx)),
            Self::Losses(places) => Action::Lose(pirate(*places, idx)),
            Self::Orders(cards) => Action::Arrange(order(*cards, idx)),
            Self::Takes(cards) => Action::Take(cards.at(idx)),
            Self::StandIns(places) => Action::StandIn(pirate(*places, idx)),
        }
    }
}

/// The card at `idx` where each is followed by `each` choices, and which of these it is.
fn pick(cards: CardSet, idx: usize, each: usize) -> (Card, usize) {
    (cards.at(idx / each), idx % each)
}

fn build([heads, chests, legs]: &[CardSet; 3], seats: u8, idx: usize) -> Action {
    let seats = usize::from(seats);
    let (head, idx) = pick(*heads, idx, chests.len() * legs.len() * seats);
    let (chest, idx) = pick(*chests, idx, legs.len() * seats);
    let (legs, idx) = pick(*legs, idx, seats);
    let crew = Seat::try_from(u8::try_from(idx).unwrap_or(u8::MAX)).expect("a crew has a seat");
    Action::Build { head, chest, legs, crew }
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
