//! The one source of chance: a seeded generator whose values never change. It never asks the system for a seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest as _, Sha256};

/// A deterministic generator: the same seed gives the same game on every platform and in every release.
///
/// ```
/// use engine::GameRng;
///
/// let mut deck: Vec<u8> = (0..10).collect();
/// GameRng::from_number(1720).shuffle(&mut deck);
/// assert_eq!(deck, [8, 5, 0, 3, 6, 7, 1, 9, 4, 2]);
///
/// // A fork depends on the seed and its label, not on what was drawn before.
/// let mut rng = GameRng::from_number(1720);
/// let fresh = rng.fork("round 2").below(52);
/// rng.below(52);
/// assert_eq!(rng.fork("round 2").below(52), fresh);
/// ```
#[derive(Clone, Debug)]
pub struct GameRng(ChaCha8Rng);

impl GameRng {
    /// The generator of this seed.
    #[must_use]
    pub fn from_seed(seed: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// The generator of a small number, for tests and arenas.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self::from_seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// A generator for one purpose. It depends on the seed and the label alone, not on what was drawn before,
    /// so a round's deal is the same however many numbers earlier rounds took.
    #[must_use]
    pub fn fork(&self, label: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0.get_seed());
        hash.update(label.as_bytes());
        Self::from_seed(hash.finalize().into())
    }

    /// A fresh seed drawn from this generator, for a child that must differ each time.
    pub fn draw_seed(&mut self) -> [u8; 32] {
        let mut seed = [0; 32];
        seed.chunks_exact_mut(4).for_each(|four| four.copy_from_slice(&self.word().to_le_bytes()));
        seed
    }

    /// The next of the numbers that all others are made of. A page is sent over the wire, so it has the code for it once.
    #[cfg_attr(target_family = "wasm", inline(never))]
    #[cfg_attr(not(target_family = "wasm"), inline)]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `bound - 1`, each equally likely.
    ///
    /// # Panics
    /// If `bound` is zero.
    #[expect(clippy::cast_possible_truncation, reason = "the low half of the product is wanted")]
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        // Lemire's multiplication: the rejected sliver keeps it exactly uniform.
        let product = u64::from(self.word()) * u64::from(bound);
        // Almost never true; a bound of zero is caught there and costs nothing here.
        let product = if product as u32 <= bound { self.redraw(product, bound) } else { product };
        (product >> 32) as u32
    }

    /// Draws again for as long as the product is in the sliver.
    #[cold]
    #[expect(clippy::cast_possible_truncation, reason = "the low half of the product is wanted")]
    fn redraw(&mut self, mut product: u64, bound: u32) -> u64 {
        assert!(bound > 0, "nothing to choose from");
        let reject_below = bound.wrapping_neg() % bound;
        while (product as u32) < reject_below {
            product = u64::from(self.word()) * u64::from(bound);
        }
        product
    }

    /// An index into something of this length, each equally likely.
    ///
    /// # Panics
    /// If `len` is zero or does not fit 32 bits.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("no list is that long")) as usize
    }

    /// One of the items.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.index(items.len())]
    }

    /// Puts the items into a random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_values_never_change() {
        let mut rng = GameRng::from_seed([7; 32]);
        let drawn: Vec<u32> = (0..6).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, GOLDEN_BELOW);
        let mut deck: Vec<u8> = (0..10).collect();
        GameRng::from_number(1720).shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_SHUFFLE);
        assert_eq!(GameRng::from_number(1720).fork("deal").below(1_000_000), GOLDEN_FORK);
    }

    #[test]
    fn a_seed_is_drawn_as_the_generator_fills_bytes() {
        let mut rng = GameRng::from_number(17);
        // Many blocks, begun in the middle of one.
        rng.below(3);
        for _ in 0..100 {
            let mut bytes = [0; 32];
            rng.clone().0.fill_bytes(&mut bytes);
            assert_eq!(rng.draw_seed(), bytes);
        }
    }

    const GOLDEN_BELOW: [u32; 6] = [350, 223, 853, 831, 47, 290];
    const GOLDEN_SHUFFLE: [u8; 10] = [8, 5, 0, 3, 6, 7, 1, 9, 4, 2];
    const GOLDEN_FORK: u32 = 898859;

    #[test]
    fn a_fork_does_not_depend_on_what_was_drawn() {
        let fresh = GameRng::from_number(3);
        let mut used = fresh.clone();
        used.below(10);
        assert_eq!(fresh.fork("x").below(1 << 30), used.fork("x").below(1 << 30));
        assert_ne!(fresh.fork("x").below(1 << 30), fresh.fork("y").below(1 << 30));
    }

    #[test]
    fn nothing_cannot_be_chosen_from() {
        let drawn = std::panic::catch_unwind(|| GameRng::from_number(5).below(0));
        assert!(drawn.is_err());
    }

    #[test]
    fn every_number_below_the_bound_comes_up_evenly() {
        let mut rng = GameRng::from_number(5);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.index(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
