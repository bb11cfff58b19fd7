//! A sequential test: is a changed bot better by so many points, or not at all? It is asked after every set, and ends
//! as soon as the answer is clear.
//!
//! The test is Wald's, on the differences between candidate and baseline in the same seats and deals. Their spread is
//! not known beforehand, so the ratio of the likelihoods is the generalised one for a normal distribution: each
//! hypothesis may take the spread that suits it best.

use serde::Serialize;

/// Each of the two errors is made in at most about this share of the trials.
const ERROR_MAX: f64 = 0.05;

/// Nothing is decided before so many sets: the spread of fewer is too uncertain.
const SETS_MIN: u32 = 20;

/// What a trial has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The candidate is better.
    Accepted,
    /// It is not.
    Rejected,
    /// There were too few sets to tell.
    Undecided,
}

/// A trial, and what was seen so far.
#[derive(Clone, Debug)]
pub struct Trial {
    gain: f64,
    sets: u32,
    sum: f64,
    sum_of_squares: f64,
}

impl Trial {
    /// The logarithm of the ratio from which on a candidate is accepted; below its negative it is rejected.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR_MAX) / ERROR_MAX).ln()
    }

    /// Whether the candidate is better by this many points, rather than by none.
    #[must_use]
    pub const fn new(gain: f64) -> Self {
        Self { gain, sets: 0, sum: 0.0, sum_of_squares: 0.0 }
    }

    /// Takes the difference of one set into account.
    pub fn add(&mut self, difference: f64) {
        self.sets += 1;
        self.sum += difference;
        self.sum_of_squares += difference * difference;
    }

    /// The logarithm of how much more likely the differences are with the gain than without it.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        let sets = f64::from(self.sets);
        let around_gain = self.sum_of_squares - 2.0 * self.gain * self.sum + sets * self.gain * self.gain;
        // Where all sets are exactly alike one of the two is nothing; so small a spread stands for none.
        let around = |squares: f64| squares.max(1e-9);
        sets / 2.0 * (around(self.sum_of_squares) / around(around_gain)).ln()
    }

    /// What can be said by now.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let ratio = self.ratio();
        if self.sets < SETS_MIN || ratio.abs() < Self::bound() {
            return Verdict::Undecided;
        }
        if ratio > 0.0 { Verdict::Accepted } else { Verdict::Rejected }
    }
}

#[cfg(test)]
mod tests {
    use engine::GameRng;

    use super::*;

    /// About a normal distribution: the sum of twelve numbers between 0 and 1 has a spread of one.
    fn normal(rng: &mut GameRng) -> f64 {
        let uniform = |rng: &mut GameRng| f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
        (0..12).map(|_| uniform(rng)).sum::<f64>() - 6.0
    }

    /// The verdict over differences with this mean and spread, and after how many sets.
    fn tried(rng: &mut GameRng, mean: f64, spread: f64) -> (Verdict, u32) {
        let mut trial = Trial::new(4.0);
        for set in 1..=4_000 {
            trial.add(mean + spread * normal(rng));
            if trial.verdict() != Verdict::Undecided {
                return (trial.verdict(), set);
            }
        }
        (Verdict::Undecided, 4_000)
    }

    /// The share of so many trials that are accepted and rejected, and their sets on average.
    fn shares(mean: f64, spread: f64, seed: u64) -> (f64, f64, f64) {
        const TRIALS: u32 = 600;
        let mut rng = GameRng::from_number(seed);
        let verdicts: Vec<_> = (0..TRIALS).map(|_| tried(&mut rng, mean, spread)).collect();
        let share = |wanted: Verdict| {
            verdicts.iter().filter(|(verdict, _)| *verdict == wanted).count() as f64 / f64::from(TRIALS)
        };
        let sets = verdicts.iter().map(|(_, sets)| f64::from(*sets)).sum::<f64>() / f64::from(TRIALS);
        (share(Verdict::Accepted), share(Verdict::Rejected), sets)
    }

    #[test]
    fn a_candidate_that_is_no_better_is_seldom_accepted() {
        for (seed, spread) in [(1, 5.0), (2, 20.0), (3, 60.0)] {
            let (accepted, rejected, sets) = shares(0.0, spread, seed);
            assert!(accepted <= 0.065 && rejected > 0.9, "{spread}: {accepted} {rejected} {sets}");
        }
    }

    #[test]
    fn a_candidate_that_is_better_by_the_gain_is_seldom_rejected() {
        for (seed, spread) in [(4, 5.0), (5, 20.0), (6, 60.0)] {
            let (accepted, rejected, sets) = shares(4.0, spread, seed);
            assert!(rejected <= 0.065 && accepted > 0.9, "{spread}: {accepted} {rejected} {sets}");
        }
    }

    /// Shares of games come in few sizes, and where two bots play alike nearly all differences are nothing.
    #[test]
    fn shares_that_seldom_differ_are_seldom_accepted_without_a_gain() {
        let mut rng = GameRng::from_number(10);
        for one_in in [5, 20, 50] {
            let mut differs = || if rng.below(one_in) == 0 { 1.0 / 3.0 } else { 0.0 };
            let mut is_accepted = || {
                let mut trial = Trial::new(0.03);
                (0..4_000).any(|_| {
                    trial.add(differs() - differs());
                    trial.verdict() != Verdict::Undecided
                }) && trial.verdict() == Verdict::Accepted
            };
            let accepted = (0..400).filter(|_| is_accepted()).count();
            assert!(accepted <= 26, "one in {one_in}: {accepted} of 400");
        }
    }

    #[test]
    fn what_is_clear_is_decided_early() {
        let (accepted, _, sets) = shares(30.0, 40.0, 7);
        assert!(accepted > 0.99 && sets < 80.0, "{accepted} {sets}");
        let (_, rejected, sets) = shares(-30.0, 40.0, 8);
        assert!(rejected > 0.99 && sets < 80.0, "{rejected} {sets}");
    }

    #[test]
    fn what_is_too_close_for_so_many_sets_stays_undecided() {
        let (accepted, rejected, _) = shares(2.0, 120.0, 9);
        assert!(accepted + rejected < 0.7, "{accepted} {rejected}");
    }

    #[test]
    fn who_plays_exactly_alike_is_rejected_once_enough_was_seen() {
        let mut trial = Trial::new(4.0);
        for _ in 1..SETS_MIN {
            trial.add(0.0);
            assert_eq!(trial.verdict(), Verdict::Undecided);
        }
        trial.add(0.0);
        assert_eq!(trial.verdict(), Verdict::Rejected);
    }

    #[test]
    fn the_ratio_is_that_of_the_formula() {
        let mut trial = Trial::new(4.0);
        [1.0, 5.0, 3.0].into_iter().for_each(|difference| trial.add(difference));
        // 3/2 ln((1 + 25 + 9) / (9 + 1 + 1)).
        assert!((trial.ratio() - 1.5 * (35.0f64 / 11.0).ln()).abs() < 1e-9, "{}", trial.ratio());
    }
}
