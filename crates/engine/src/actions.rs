//! Sets of legal actions: a game chooses its own representation, so that random play needs no heap.

use arrayvec::ArrayVec;

/// Legal actions, sorted and distinct.
pub trait ActionSet<A> {
    /// How many there are.
    fn len(&self) -> usize;

    /// The action at this place in the order.
    ///
    /// # Panics
    /// If there are not that many.
    fn at(&self, idx: usize) -> A;

    /// Whether the action is among them.
    fn contains(&self, action: &A) -> bool;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them, in order.
    fn to_vec(&self) -> Vec<A> {
        (0..self.len()).map(|idx| self.at(idx)).collect()
    }
}

impl<A: Clone + PartialEq> ActionSet<A> for Vec<A> {
    fn len(&self) -> usize {
        Vec::len(self)
    }

    fn at(&self, idx: usize) -> A {
        self[idx].clone()
    }

    fn contains(&self, action: &A) -> bool {
        self.as_slice().contains(action)
    }
}

impl<A: Clone + PartialEq, const N: usize> ActionSet<A> for ArrayVec<A, N> {
    fn len(&self) -> usize {
        ArrayVec::len(self)
    }

    fn at(&self, idx: usize) -> A {
        self[idx].clone()
    }

    fn contains(&self, action: &A) -> bool {
        self.as_slice().contains(action)
    }
}
