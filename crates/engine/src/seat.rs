//! Seats at a table: one, a set of them, and maps indexed by them. Nothing here knows a game.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats a table can have.
pub const SEATS_MAX: usize = 8;

/// One place at the table, counted clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat at `idx`.
    ///
    /// # Panics
    /// If no table has that many seats.
    #[must_use]
    #[inline]
    pub const fn new(idx: u8) -> Self {
        assert!((idx as usize) < SEATS_MAX, "no table has this seat");
        Self(idx)
    }

    /// Its index, for arrays.
    #[must_use]
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table with `seats` places, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self::new)
    }

    /// The next seat clockwise at a table with `seats` places.
    #[must_use]
    #[inline]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next == seats { 0 } else { next })
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A number that is no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSuchSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    #[inline]
    fn try_from(idx: u8) -> Result<Self, NoSuchSeat> {
        if usize::from(idx) < SEATS_MAX { Ok(Self(idx)) } else { Err(NoSuchSeat(idx)) }
    }
}

impl From<Seat> for u8 {
    #[inline]
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// A set of seats, as bits.
///
/// ```
/// use engine::{Seat, SeatSet};
///
/// let mut to_act = SeatSet::all(4);
/// to_act.remove(Seat::new(1));
/// assert_eq!(to_act.iter().map(Seat::idx).collect::<Vec<_>>(), [0, 2, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    #[inline]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table with `seats` places.
    ///
    /// # Panics
    /// If no table has that many seats.
    #[must_use]
    #[inline]
    pub const fn all(seats: u8) -> Self {
        assert!(seats as usize <= SEATS_MAX, "no table has that many seats");
        Self(if seats == 0 { 0 } else { u8::MAX >> (8 - seats) })
    }

    /// Whether the seat is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it has no seat.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of `self` that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest seat in it.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has fewer than 256 zeros")]
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// Its bits, seat zero lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let seat = Self(bits).first()?;
            bits &= bits - 1;
            Some(seat)
        })
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::idx)).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

/// One value for each seat of a table.
///
/// ```
/// use engine::{Seat, SeatMap};
///
/// let mut coins = SeatMap::from_fn(3, |_| 0);
/// coins[Seat::new(2)] += 1;
/// let rich = coins.iter().filter(|(_, coins)| **coins > 0).map(|(seat, _)| seat);
/// assert_eq!(rich.collect::<Vec<_>>(), [Seat::new(2)]);
/// assert_eq!(coins.get(Seat::new(5)), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatMap<T>(ArrayVec<T, SEATS_MAX>);

impl<T> SeatMap<T> {
    /// A map whose values are made seat by seat.
    pub fn from_fn(seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(seats).map(make).collect())
    }

    /// How many seats the table has.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "a map has at most `SEATS_MAX` values")]
    pub const fn seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }

    /// Seats with their values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.0.iter())
    }

    /// Seats with their values, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        Seat::all(self.seats()).zip(self.0.iter_mut())
    }

    /// The values alone.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// A map with each value changed by `change`.
    pub fn map<U>(&self, mut change: impl FnMut(Seat, &T) -> U) -> SeatMap<U> {
        SeatMap(self.iter().map(|(seat, value)| change(seat, value)).collect())
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(7).next(8), Seat::new(0));
    }

    #[test]
    fn a_set_keeps_what_was_put_in() {
        let mut set = SeatSet::all(4);
        assert_eq!(set.len(), 4);
        set.remove(Seat::new(2));
        let left: Vec<usize> = set.iter().map(Seat::idx).collect();
        assert_eq!(left, [0, 1, 3]);
        assert_eq!(SeatSet::all(8).len(), 8);
        assert_eq!(set.without(SeatSet::one(Seat::new(0))).first(), Some(Seat::new(1)));
    }

    #[test]
    fn a_seat_from_outside_is_checked() {
        assert_eq!(serde_json::from_str::<Seat>("3").unwrap(), Seat::new(3));
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert!(serde_json::from_str::<SeatSet>("[0,9]").is_err());
        assert!(serde_json::from_str::<SeatMap<u8>>("[1,2,3,4,5,6,7,8,9]").is_err());
    }
}
