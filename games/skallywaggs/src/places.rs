//! Sets of pirates by their places, the oldest first: one word, so that who is meant is found without a search.

/// A set of pirates by their places on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Places(u32);

impl Places {
    /// No pirate.
    pub const EMPTY: Self = Self(0);

    /// The first `count` places.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Just this place.
    #[must_use]
    pub const fn one(place: usize) -> Self {
        Self(1 << place)
    }

    /// Whether the place is in it.
    #[must_use]
    pub const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 != 0
    }

    /// Adds a place.
    pub const fn insert(&mut self, place: usize) {
        self.0 |= 1 << place;
    }

    /// Adds a place if this holds for it.
    pub(crate) const fn insert_if(&mut self, place: usize, holds: bool) {
        self.0 |= (holds as u32) << place;
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of `self` that are not in `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those that come after a place.
    #[must_use]
    pub const fn after(self, place: usize) -> Self {
        Self(self.0 & (!1 << place))
    }

    /// The place at this position among them.
    ///
    /// # Panics
    /// If there are not that many.
    #[must_use]
    pub fn at(self, idx: usize) -> usize {
        self.iter().nth(idx).expect("there are that many pirates")
    }

    /// Those of `self` for which this holds.
    #[must_use]
    pub fn filter(self, mut holds: impl FnMut(usize) -> bool) -> Self {
        let mut kept = Self::EMPTY;
        for place in self.iter() {
            kept.insert_if(place, holds(place));
        }
        kept
    }

    /// The first place in it.
    #[must_use]
    pub const fn lowest(self) -> Option<usize> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as usize) }
    }

    /// Takes the first place out.
    pub const fn pop(&mut self) -> Option<usize> {
        let lowest = self.lowest();
        self.0 &= self.0.wrapping_sub(1);
        lowest
    }

    /// The places in order.
    pub fn iter(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || self.pop())
    }
}

impl FromIterator<usize> for Places {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        let mut set = Self::EMPTY;
        for place in places {
            set.insert(place);
        }
        set
    }
}
