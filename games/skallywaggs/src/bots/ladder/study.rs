//! Learns what tables are worth from whole games: what was there of every seat when a turn ended, and who won.

use std::fmt;

use engine::{Seat, SeatSet, State};

use super::figures::{FIGURES, Figures, OPEN, figures};
use super::lore::Lore;
use super::value::Scale;
use super::weights;
use crate::muster::Muster;
use crate::options::Skallywaggs;

/// Of so many games one is not learned from: what was learned is tried on it.
const TRIED: usize = 10;
/// How often everything is looked at.
const ROUNDS: u16 = 300;
/// How far a weight goes at a time.
const PACE: f64 = 0.02;
/// How much a weight is drawn to where it was.
const PULL: f64 = 1e-4;

/// The end of a turn.
struct Moment {
    /// The numbers of every seat, with its hand and without.
    seats: Vec<(Figures, Figures)>,
    /// What each won in the end.
    won: Vec<f64>,
    is_tried: bool,
}

/// Whole games at tables of one size.
pub struct Study {
    rules: Skallywaggs,
    lore: Lore,
    moments: Vec<Moment>,
    /// Those before it belong to games that are over.
    begun: usize,
    n_games: usize,
}

/// What was learned, beside what was believed before.
pub struct Lesson {
    scale: Scale,
    /// How surprising it was who won in the games that were not learned from: as was believed, and now; for those who see
    /// all hands, and for those who see their own.
    surprise: [[f64; 2]; 2],
}

impl Study {
    /// Of games by these rules.
    #[must_use]
    pub fn new(rules: &Skallywaggs) -> Self {
        Self { rules: *rules, lore: Lore::new(rules), moments: Vec::new(), begun: 0, n_games: 0 }
    }

    /// Notes the table of a turn that is about to end.
    pub fn note(&mut self, state: &State<Skallywaggs>) {
        let muster = Muster::new(&self.rules, &state.public);
        let both = |seat: Seat| {
            let hand = Some(state.private[seat].hand);
            (figures(&self.lore, &muster, seat, hand), figures(&self.lore, &muster, seat, None))
        };
        let seats = Seat::all(self.rules.seats).map(both).collect();
        self.moments.push(Moment { seats, won: Vec::new(), is_tried: false });
    }

    /// The game is over, and these have won.
    pub fn close(&mut self, winners: SeatSet) {
        let share = |seat: Seat| f64::from(u8::from(winners.contains(seat))) / winners.len().max(1) as f64;
        let is_tried = self.n_games.is_multiple_of(TRIED);
        for moment in &mut self.moments[self.begun..] {
            moment.won = Seat::all(self.rules.seats).map(share).collect();
            moment.is_tried = is_tried;
        }
        self.begun = self.moments.len();
        self.n_games += 1;
    }

    /// Takes the games of another study, which is of the same rules.
    pub fn take(&mut self, other: Self) {
        self.moments.extend(other.moments);
        self.begun = self.moments.len();
        self.n_games += other.n_games;
    }

    /// The weights by which it is least surprising who won, near those that are believed now.
    #[must_use]
    pub fn learn(&self) -> Lesson {
        let known = weights::learned_again(self.rules.seats);
        let (learned, tried): (Vec<&Moment>, Vec<&Moment>) =
            self.moments.iter().partition(|moment| !moment.is_tried);
        let n_learned = learned.len().max(1) as f64;
        let [open] = descend([&known.open], n_learned, |guess, slope| {
            learned.iter().for_each(|moment| _ = moment.seen_by_all(guess, slope));
        });
        let [own, others] = descend([&known.own, &known.others], n_learned, |guess, slope| {
            learned.iter().for_each(|moment| _ = moment.seen_by_each(guess, slope));
        });
        let scale = Scale { own: narrow(&own), others: narrow(&others), open: narrow(&open) };
        let surprise = [&known, &scale].map(|scale| {
            let [own, others, open] = [&scale.own, &scale.others, &scale.open].map(widen);
            let mean = |sum: f64| sum / tried.len().max(1) as f64;
            let by_all = tried.iter().map(|moment| moment.seen_by_all(&[open], &mut [[0.0; FIGURES]])).sum();
            let each = |moment: &&Moment| moment.seen_by_each(&[own, others], &mut [[0.0; FIGURES]; 2]);
            [mean(by_all), mean(tried.iter().map(each).sum())]
        });
        Lesson { scale, surprise }
    }
}

/// Weights while they are learned.
type Wide = [f64; FIGURES];

fn widen(weights: &Figures) -> Wide {
    weights.map(f64::from)
}

#[expect(clippy::cast_possible_truncation, reason = "weights are small")]
fn narrow(weights: &Wide) -> Figures {
    weights.map(|weight| weight as f32)
}

impl Moment {
    /// How surprising it is who won, to somebody who sees all hands; the slope is added up.
    fn seen_by_all(&self, guess: &[Wide; 1], slope: &mut [Wide; 1]) -> f64 {
        let scores: Vec<f64> = self.seats.iter().map(|(open, _)| product(&guess[0], open)).collect();
        let (chances, surprise) = self.surprise(&scores);
        for ((open, _), (chance, won)) in self.seats.iter().zip(chances.iter().zip(&self.won)) {
            add(&mut slope[0], open, chance - won);
        }
        surprise
    }

    /// The same for each seat in turn, which sees its own hand alone.
    fn seen_by_each(&self, guess: &[Wide; 2], slope: &mut [Wide; 2]) -> f64 {
        let count = self.seats.len();
        let seen = |own: usize| {
            let numbers = |seat: usize| {
                let (open, shut) = &self.seats[seat];
                if seat == own { (0, open) } else { (1, shut) }
            };
            (0..count).map(numbers).collect::<Vec<_>>()
        };
        let mut sum = 0.0;
        for own in 0..count {
            let seen = seen(own);
            let scores: Vec<f64> =
                seen.iter().map(|(place, numbers)| product(&guess[*place], numbers)).collect();
            let (chances, surprise) = self.surprise(&scores);
            sum += surprise / count as f64;
            for ((place, numbers), (chance, won)) in seen.iter().zip(chances.iter().zip(&self.won)) {
                add(&mut slope[*place], numbers, (chance - won) / count as f64);
            }
        }
        sum
    }

    /// The chances of all seats, and how surprising it is by them who won.
    fn surprise(&self, scores: &[f64]) -> (Vec<f64>, f64) {
        let most = scores.iter().copied().fold(f64::MIN, f64::max);
        let odds: Vec<f64> = scores.iter().map(|score| libm::exp(score - most)).collect();
        let sum: f64 = odds.iter().sum();
        let chances: Vec<f64> = odds.iter().map(|odds| odds / sum).collect();
        let surprise = |(won, chance): (&f64, &f64)| -won * libm::log(chance.max(1e-12));
        let surprise = self.won.iter().zip(&chances).map(surprise).sum();
        (chances, surprise)
    }
}

fn product(weights: &Wide, numbers: &Figures) -> f64 {
    weights.iter().zip(numbers).map(|(weight, number)| weight * f64::from(*number)).sum()
}

fn add(slope: &mut Wide, numbers: &Figures, by: f64) {
    for (slope, number) in slope.iter_mut().zip(numbers) {
        *slope += by * f64::from(*number);
    }
}

/// Goes down the slope from these weights, every weight at its own pace (Adam).
fn descend<const N: usize>(
    from: [&Figures; N],
    count: f64,
    add_slopes: impl Fn(&[Wide; N], &mut [Wide; N]),
) -> [Wide; N] {
    let home = from.map(widen);
    let (mut at, mut drift, mut rough) = (home, [[0.0; FIGURES]; N], [[0.0; FIGURES]; N]);
    for round in 1..=ROUNDS {
        let mut slope = [[0.0; FIGURES]; N];
        add_slopes(&at, &mut slope);
        let warm = |part: f64| 1.0 - libm::pow(part, f64::from(round));
        for set in 0..N {
            for place in 0..FIGURES {
                let slope = slope[set][place] / count + PULL * (at[set][place] - home[set][place]);
                let (drift, rough) = (&mut drift[set][place], &mut rough[set][place]);
                *drift = 0.9 * *drift + 0.1 * slope;
                *rough = 0.999 * *rough + 0.001 * slope * slope;
                at[set][place] -= PACE * (*drift / warm(0.9)) / (libm::sqrt(*rough / warm(0.999)) + 1e-8);
            }
        }
    }
    at
}

impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [[all, each], [all_now, each_now]] = self.surprise;
        writeln!(
            f,
            "// {all:.4} became {all_now:.4} where all hands are seen, {each:.4} became {each_now:.4} where one is."
        )?;
        let Scale { own, others, open } = &self.scale;
        for (name, weights) in [("own", &own[..]), ("others", &others[..OPEN]), ("open", &open[..])] {
            writeln!(f, "{name}: [")?;
            for line in weights.chunks(15) {
                let line: Vec<String> = line.iter().map(|weight| format!("{:.0}", weight * 100.0)).collect();
                writeln!(f, "    {},", line.join(", "))?;
            }
            writeln!(f, "],")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slope_is_followed_to_where_it_ends_and_what_does_not_matter_stays() {
        let mut home = [0.0; FIGURES];
        home[1] = 0.5;
        let [at] = descend([&home], 1.0, |at, slope| slope[0][0] = at[0][0] - 0.3);
        assert!((at[0] - 0.3).abs() < 0.01, "{}", at[0]);
        assert!((at[1] - 0.5).abs() < 1e-9, "{}", at[1]);
    }

    #[test]
    fn whoever_is_far_ahead_is_expected_to_win() {
        let seat = |lead: f32| {
            let mut numbers = [0.0; FIGURES];
            numbers[0] = lead;
            (numbers, numbers)
        };
        let of =
            |won: [f64; 2]| Moment { seats: vec![seat(4.0), seat(0.0)], won: won.to_vec(), is_tried: false };
        let mut guess = [[0.0; FIGURES]];
        guess[0][0] = 1.0;
        let [surprise, other] =
            [[1.0, 0.0], [0.0, 1.0]].map(|won| of(won).seen_by_all(&guess, &mut [[0.0; FIGURES]]));
        assert!(surprise < 0.1 && other > 3.0, "{surprise} and {other}");
    }
}
