//! What came out of a match, bot by bot, with the doubt that is left.

use engine::GameRng;
use serde::Serialize;

use crate::fingerprint::Fingerprint;
use crate::set::{PlayedSet, Seated};

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
    /// Where they lie; scores have no bounds, so sets with equal scores give a single point.
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
    /// What it did and how that came out, game by game: the same wherever the same bots play the same match.
    pub fingerprint: Fingerprint,
    /// How long a decision took, forced ones left out.
    pub decision_ms: Percentiles,
}

/// How often the sets are drawn again for an interval.
const RESAMPLES: usize = 10_000;

/// Twice the standard error, nearly: what 95 of 100 cases of a bell curve lie within.
const Z95: f64 = 1.96;

/// What became of each kind of bot at this table, in the order in which the kinds were named. Of one that never played,
/// because no table was drawn with it, nothing can be told.
///
/// # Panics
/// If no set was played: nothing can be said about that.
#[must_use]
pub fn report(table: &[String], sets: &[PlayedSet]) -> Vec<Entrant> {
    assert!(!sets.is_empty(), "a match has at least one set");
    kinds(table).into_iter().filter_map(|bot| entrant(bot, table, sets)).collect()
}

/// Each kind of bot once, in the order in which they were named.
#[must_use]
pub fn kinds(table: &[String]) -> Vec<&str> {
    let mut kinds: Vec<&str> = Vec::new();
    for bot in table {
        if !kinds.contains(&bot.as_str()) {
            kinds.push(bot);
        }
    }
    kinds
}

fn entrant(bot: &str, table: &[String], sets: &[PlayedSet]) -> Option<Entrant> {
    let of_bot = |set: &PlayedSet| -> Vec<Seated> {
        set.iter().filter(|seated| table[seated.entrant] == bot).cloned().collect()
    };
    // At drawn tables a bot does not sit in every set.
    let sets: Vec<Vec<Seated>> = sets.iter().map(of_bot).filter(|set| !set.is_empty()).collect();
    if sets.is_empty() {
        return None;
    }
    let scores = means(&sets, |seated| f64::from(seated.score));
    let shares = means(&sets, |seated| seated.won);
    let seats = || sets.iter().flatten();
    Some(Entrant {
        bot: bot.to_owned(),
        games: seats().count(),
        mean_score: mean(&scores),
        score_ci95: interval(&scores),
        wins: seats().map(|seated| seated.won).sum(),
        win_share: mean(&shares),
        win_share_ci95: share_interval(&shares),
        bids_met: bids_met(seats()),
        fingerprint: fingerprint(seats()),
        decision_ms: percentiles(seats().flat_map(|seated| &seated.decisions_ns).copied().collect()),
    })
}

/// The mean of each set: sets are what is independent, not games.
fn means(sets: &[Vec<Seated>], figure: impl Fn(&Seated) -> f64) -> Vec<f64> {
    sets.iter().map(|set| mean(&set.iter().map(&figure).collect::<Vec<_>>())).collect()
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// Where a share between none and all lies. Sets that all came out alike show nothing of what else could have come,
/// so drawing them again would claim to be certain.
fn share_interval(shares: &[f64]) -> Interval {
    let alike = shares.iter().all(|share| (share - shares[0]).abs() < 1e-9);
    if alike {
        return wilson(shares[0], shares.len());
    }
    let Interval(low, high) = interval(shares);
    Interval(low.max(0.0), high.min(1.0))
}

/// Where the mean of such sets lies: drawing them again is too sure of itself where there are few, and Student's
/// interval where they are lopsided, so each end is the one farther out of both.
///
/// # Panics
/// If there is none.
#[must_use]
pub fn interval(values: &[f64]) -> Interval {
    let (drawn, reckoned) = (bootstrap(values), student(values));
    Interval(drawn.0.min(reckoned.0), drawn.1.max(reckoned.1))
}

/// Student's interval for the mean. One value alone tells nothing of how far others lie from it.
fn student(values: &[f64]) -> Interval {
    let center = mean(values);
    let freedom = values.len() - 1;
    if freedom == 0 {
        return Interval(center, center);
    }
    let squares: f64 = values.iter().map(|value| (value - center).powi(2)).sum();
    let half = quantile(freedom) * (squares / (freedom * values.len()) as f64).sqrt();
    Interval(center - half, center + half)
}

/// What 95 of 100 cases of Student's distribution lie within: its series around the bell curve, which is short by less
/// than a thousandth from four degrees of freedom on.
fn quantile(freedom: usize) -> f64 {
    const SERIES: [f64; 5] = [1.959_964, 2.372_272, 2.822_498, 2.555_850, 1.589_534];
    match freedom {
        1 => 12.706,
        2 => 4.303,
        3 => 3.182,
        _ => SERIES.iter().rev().fold(0.0, |sum, term| sum / freedom as f64 + term),
    }
}

/// Wilson's interval for this share of so many trials. A set is one trial: at least as uncertain as the mean of its
/// games, so the interval is too wide rather than too narrow.
fn wilson(share: f64, trials: usize) -> Interval {
    let (n, z2) = (trials as f64, Z95 * Z95);
    let scale = n / (n + z2);
    let center = scale * (share + z2 / (2.0 * n));
    let half = scale * (z2 * share * (1.0 - share) / n + (z2 / (2.0 * n)).powi(2)).sqrt();
    Interval((center - half).clamp(0.0, share), (center + half).clamp(share, 1.0))
}

/// Draws the sets again and again with replacement; where the middle 95 % of the means lie.
fn bootstrap(values: &[f64]) -> Interval {
    let mut rng = GameRng::from_number(95);
    let mut resample = || values.iter().map(|_| *rng.pick(values)).sum::<f64>() / values.len() as f64;
    let mut means: Vec<f64> = (0..RESAMPLES).map(|_| resample()).collect();
    means.sort_by(f64::total_cmp);
    Interval(means[RESAMPLES / 40], means[RESAMPLES - 1 - RESAMPLES / 40])
}

fn bids_met<'a>(seats: impl Iterator<Item = &'a Seated>) -> Option<f64> {
    let bids: Vec<bool> = seats.flat_map(|seated| &seated.bids).map(|bid| bid.is_met).collect();
    let met = bids.iter().filter(|is_met| **is_met).count();
    (!bids.is_empty()).then(|| met as f64 / bids.len() as f64)
}

fn fingerprint<'a>(seats: impl Iterator<Item = &'a Seated>) -> Fingerprint {
    let mut all = Fingerprint::NONE;
    for Seated { did, score, rank, bids, .. } in seats {
        let met: Vec<bool> = bids.iter().map(|bid| bid.is_met).collect();
        all.add(&(did, score, rank, met));
    }
    all
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

    fn coin(sets: u32) -> Vec<f64> {
        (0..sets).map(|set| f64::from(set % 2)).collect()
    }

    #[test]
    fn the_interval_of_a_fair_coin_holds_one_half_and_narrows_with_more_sets() {
        let (wide, narrow) = (interval(&coin(40)), interval(&coin(4_000)));
        for Interval(low, high) in [wide, narrow] {
            assert!(low < 0.5 && 0.5 < high, "{low} to {high}");
        }
        // Twice the standard error of a mean: 1.96 * 0.5 / sqrt(n).
        assert!((0.13..0.18).contains(&(wide.1 - 0.5)), "{wide:?}");
        assert!((0.013..0.018).contains(&(narrow.1 - 0.5)), "{narrow:?}");
    }

    #[track_caller]
    fn assert_near(Interval(low, high): Interval, (wanted_low, wanted_high): (f64, f64)) {
        assert!(
            (low - wanted_low).abs() < 5e-4 && (high - wanted_high).abs() < 5e-4,
            "{low} to {high}, not {wanted_low} to {wanted_high}"
        );
    }

    #[test]
    fn sets_that_all_came_out_alike_leave_a_doubt() {
        // Wilson's interval by hand: 1.96² / (n + 1.96²) from the end.
        assert_near(share_interval(&[0.0; 3]), (0.0, 0.5615));
        assert_near(share_interval(&[0.0; 6]), (0.0, 0.3903));
        assert_near(share_interval(&[1.0; 6]), (0.6097, 1.0));
        assert_near(share_interval(&[1.0; 1_000]), (0.9962, 1.0));
        // Sets of three games with one win each: 10 of 30 would be 19.2 to 51.2 %.
        assert_near(share_interval(&[1.0 / 3.0; 30]), (0.1923, 0.5122));
    }

    #[test]
    fn students_distribution_is_that_of_the_tables() {
        for (freedom, told) in [
            (1, 12.706),
            (2, 4.303),
            (3, 3.182),
            (4, 2.776),
            (7, 2.365),
            (19, 2.093),
            (59, 2.001),
            (999, 1.962),
        ] {
            assert!((quantile(freedom) - told).abs() < 1.5e-3, "{freedom}: {} and {told}", quantile(freedom));
        }
    }

    #[test]
    fn few_sets_that_differ_leave_the_doubt_that_student_reckons() {
        // 0.75 and, with three degrees of freedom, 3.182 · 0.2887 / √4 on both sides; the upper end is cut.
        assert_near(share_interval(&[0.5, 1.0, 0.5, 1.0]), (0.2907, 1.0));
        assert_near(interval(&[0.5, 1.0, 0.5, 1.0]), (0.2907, 1.2093));
        let few = [3.0, -2.0, 8.0, 1.0, 4.0, 2.0];
        let Interval(low, high) = interval(&few);
        assert!(low < bootstrap(&few).0 && bootstrap(&few).1 < high, "{low} to {high}");
    }

    #[test]
    fn each_end_is_the_one_farther_out() {
        // Two sets in forty are far above the others: what is drawn again reaches farther up, Student farther down.
        let mut lopsided = vec![0.0; 40];
        lopsided[..2].fill(20.0);
        let (drawn, reckoned) = (bootstrap(&lopsided), student(&lopsided));
        assert!(drawn.1 > reckoned.1 && drawn.0 > reckoned.0, "{drawn:?}, {reckoned:?}");
        assert_eq!(interval(&lopsided), Interval(reckoned.0, drawn.1));
    }

    #[test]
    fn short_matches_hold_the_truth_about_as_often_as_they_say() {
        const MATCHES: usize = 200;
        let mut rng = GameRng::from_number(12);
        let mut set = || f64::from(rng.below(3)) + f64::from(rng.below(3));
        let matches: Vec<[f64; 6]> = (0..MATCHES).map(|_| std::array::from_fn(|_| set())).collect();
        let held = |interval: fn(&[f64]) -> Interval| {
            let holds = |Interval(low, high): Interval| low <= 2.0 && 2.0 <= high;
            matches.iter().filter(|sets| holds(interval(&sets[..]))).count()
        };
        let (own, drawn) = (held(interval), held(bootstrap));
        assert!((MATCHES * 92 / 100..=MATCHES * 98 / 100).contains(&own), "{own} of {MATCHES}");
        assert!(
            drawn < MATCHES * 90 / 100,
            "drawing again alone is too sure of itself: {drawn} of {MATCHES}"
        );
    }

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let times: Vec<u64> = (1..=101).rev().map(|ms| ms * 1_000_000).collect();
        assert_eq!(percentiles(times), Percentiles { p50: 51.0, p95: 96.0 });
        assert_eq!(percentiles(Vec::new()), Percentiles::default());
    }
}
