//! What came out of a match, bot by bot, with the doubt that is left.

use engine::GameRng;
use serde::Serialize;

use crate::{PlayedSet, Seated};

/// The lower and the upper end of where a figure lies in 95 of 100 cases.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval(pub f64, pub f64);

/// What most decisions take, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Percentiles {
    /// Half of them take no longer.
    pub p50: f64,
    /// Nineteen of twenty take no longer.
    pub p95: f64,
}

/// What one kind of bot did, over all seats that it had.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Entrant {
    /// Which bot.
    pub bot: String,
    /// How many games it played; two seats in one game are two.
    pub games: usize,
    /// Its points a game.
    pub mean_score: f64,
    /// Where they lie.
    pub score_ci95: Interval,
    /// Games won; a shared first place is a part of one.
    pub wins: f64,
    /// Its share of the games it played.
    pub win_share: f64,
    /// Where that lies. One seat of four has a quarter by chance.
    pub win_share_ci95: Interval,
    /// The share of its bids that it met, where the game has bids.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bids_met: Option<f64>,
    /// How long a decision took, forced ones left out.
    pub decision_ms: Percentiles,
}

/// How often the sets are drawn again for an interval.
const RESAMPLES: usize = 2_000;

/// What became of each kind of bot at this table, in the order in which the kinds were named.
#[must_use]
pub fn report(table: &[String], sets: &[PlayedSet]) -> Vec<Entrant> {
    let mut kinds: Vec<&String> = Vec::new();
    for bot in table {
        if !kinds.contains(&bot) {
            kinds.push(bot);
        }
    }
    kinds.into_iter().map(|bot| entrant(bot, table, sets)).collect()
}

fn entrant(bot: &str, table: &[String], sets: &[PlayedSet]) -> Entrant {
    let of_bot = |set: &PlayedSet| -> Vec<Seated> {
        set.iter().filter(|seated| table[seated.entrant] == bot).cloned().collect()
    };
    let sets: Vec<Vec<Seated>> = sets.iter().map(of_bot).collect();
    let scores = means(&sets, |seated| f64::from(seated.score));
    let shares = means(&sets, |seated| seated.won);
    let seats = || sets.iter().flatten();
    Entrant {
        bot: bot.to_owned(),
        games: seats().count(),
        mean_score: mean(&scores),
        score_ci95: bootstrap(&scores),
        wins: seats().map(|seated| seated.won).sum(),
        win_share: mean(&shares),
        win_share_ci95: bootstrap(&shares),
        bids_met: bids_met(seats()),
        decision_ms: percentiles(seats().flat_map(|seated| &seated.decisions_ns).copied().collect()),
    }
}

/// The mean of each set: sets are what is independent, not games.
fn means(sets: &[Vec<Seated>], figure: impl Fn(&Seated) -> f64) -> Vec<f64> {
    sets.iter().map(|set| mean(&set.iter().map(&figure).collect::<Vec<_>>())).collect()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len().max(1) as f64
}

/// Draws the sets again and again with replacement; where the middle 95 % of the means lie.
fn bootstrap(values: &[f64]) -> Interval {
    if values.is_empty() {
        return Interval(0.0, 0.0);
    }
    let mut rng = GameRng::from_number(95);
    let mut resample = || values.iter().map(|_| *rng.pick(values)).sum::<f64>() / values.len() as f64;
    let mut means: Vec<f64> = (0..RESAMPLES).map(|_| resample()).collect();
    means.sort_by(f64::total_cmp);
    Interval(means[RESAMPLES / 40], means[RESAMPLES - 1 - RESAMPLES / 40])
}

fn bids_met<'a>(seats: impl Iterator<Item = &'a Seated>) -> Option<f64> {
    let bids = seats.filter_map(|seated| seated.bids);
    let (made, met) = bids.fold((0, 0), |(made, met), bids| (made + bids.made, met + bids.met));
    (made > 0).then(|| f64::from(met) / f64::from(made))
}

fn percentiles(mut times: Vec<u64>) -> Percentiles {
    times.sort_unstable();
    let at = |percent: usize| {
        let time = times.get(times.len().saturating_sub(1) * percent / 100).copied().unwrap_or(0);
        time as f64 / 1e6
    };
    Percentiles { p50: at(50), p95: at(95) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_fair_coin_holds_one_half_and_narrows_with_more_sets() {
        let coin = |sets: u32| (0..sets).map(|set| f64::from(set % 2)).collect::<Vec<_>>();
        let (wide, narrow) = (bootstrap(&coin(40)), bootstrap(&coin(4_000)));
        for Interval(low, high) in [wide, narrow] {
            assert!(low < 0.5 && 0.5 < high, "{low} to {high}");
        }
        // Twice the standard error of a mean: 1.96 * 0.5 / sqrt(n).
        assert!((0.13..0.18).contains(&(wide.1 - 0.5)), "{wide:?}");
        assert!((0.013..0.018).contains(&(narrow.1 - 0.5)), "{narrow:?}");
    }

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let times: Vec<u64> = (1..=101).rev().map(|ms| ms * 1_000_000).collect();
        assert_eq!(percentiles(times), Percentiles { p50: 51.0, p95: 96.0 });
        assert_eq!(percentiles(Vec::new()), Percentiles::default());
    }
}
