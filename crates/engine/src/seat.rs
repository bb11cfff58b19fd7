//! Seats at a table: one, a set of them, and maps indexed by them. Nothing here knows a game.

use std::array;
use std::fmt;
use std::hash::{Hash, Hasher};
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
#[derive(Clone, Copy)]
pub struct SeatMap<T> {
    /// The first `seats` places count. The others repeat the first one: no place is ever empty, so a map of plain
    /// values is copied as one block of memory.
    places: [T; SEATS_MAX],
    seats: u8,
}

impl<T: Clone> SeatMap<T> {
    /// A map whose values are made seat by seat.
    ///
    /// # Panics
    /// If no table has that many seats.
    #[inline]
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        assert!((1..=SEATS_MAX).contains(&usize::from(seats)), "no table has that many seats");
        let first = make(Seat(0));
        let mut places = array::from_fn(|_| first.clone());
        for idx in 1..seats {
            places[usize::from(idx) % SEATS_MAX] = make(Seat(idx));
        }
        places[0] = first;
        Self { places, seats }
    }
}

impl<T> SeatMap<T> {
    /// How many seats the table has.
    #[must_use]
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The value of a seat, if the table has that seat.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.as_slice().get(seat.idx())
    }

    /// Seats with their values, in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.as_slice())
    }

    /// Seats with their values, to be changed.
    #[inline]
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        Seat::all(self.seats).zip(&mut self.places[..usize::from(self.seats)])
    }

    /// The values alone.
    #[inline]
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// A map with each value changed by `change`.
    #[inline]
    pub fn map<U: Clone>(&self, mut change: impl FnMut(Seat, &T) -> U) -> SeatMap<U> {
        SeatMap::from_fn(self.seats, |seat| change(seat, &self[seat]))
    }

    #[inline]
    fn as_slice(&self) -> &[T] {
        &self.places[..usize::from(self.seats)]
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        assert!(seat.0 < self.seats, "the table has no such seat");
        &self.places[seat.idx() % SEATS_MAX]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        assert!(seat.0 < self.seats, "the table has no such seat");
        &mut self.places[seat.idx() % SEATS_MAX]
    }
}

impl<T: PartialEq> PartialEq for SeatMap<T> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for SeatMap<T> {}

impl<T: Hash> Hash for SeatMap<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl<T: fmt::Debug> fmt::Debug for SeatMap<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SeatMap").field(&self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for SeatMap<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Clone> Deserialize<'de> for SeatMap<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = ArrayVec::<T, SEATS_MAX>::deserialize(deserializer)?;
        let seats = u8::try_from(values.len()).map_err(serde::de::Error::custom)?;
        if seats == 0 {
            return Err(serde::de::Error::custom("a table has seats"));
        }
        Ok(Self::from_fn(seats, |seat| values[seat.idx()].clone()))
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
        assert!(serde_json::from_str::<SeatMap<u8>>("[]").is_err());
    }

    #[test]
    fn a_map_is_what_its_seats_have_and_nothing_else() {
        let make = |first| {
            let mut map = SeatMap::from_fn(3, |seat| if seat.idx() == 0 { first } else { 5 });
            map[Seat::new(0)] = 7;
            map
        };
        let map: SeatMap<u8> = make(1);
        assert_eq!(map, make(2), "places beyond the table do not count");
        assert_eq!(map.get(Seat::new(3)), None);
        assert_eq!(serde_json::to_string(&map).unwrap(), "[7,5,5]");
        assert_eq!(serde_json::from_str::<SeatMap<u8>>("[7,5,5]").unwrap(), map);
        assert_eq!(format!("{map:?}"), "SeatMap([7, 5, 5])");
        assert_ne!(map, SeatMap::from_fn(4, |seat| if seat.idx() == 0 { 7 } else { 5 }));
    }
}
