//! Whether a changed bot is to be taken: candidate and baseline sit in turn in the same seats among the same others,
//! with the same deals, until a sequential test tells them apart.

use std::ops::ControlFlow;

use ::arena::{Faults, Interval, Lineup, PlayedSet, Seated, Trial, Verdict, faults, interval};
use anyhow::Result;
use serde::Serialize;
use serde_json::json;

use super::setting::Match;
use super::text;
use crate::cli::By;

/// The most sets that are played where nobody says how many.
const SETS_MAX: u32 = 4_000;

/// What came out.
#[derive(Serialize)]
struct Outcome {
    verdict: Verdict,
    sets: usize,
    /// How much more of what counts the candidate has: a share of the games, or points a game.
    mean_difference: f64,
    difference_ci95: Interval,
    log_likelihood_ratio: f64,
    bound: f64,
    faults: Vec<Faults>,
}

/// The same deals with the candidate and with the baseline in the one seat that goes round.
type Pair = (PlayedSet, PlayedSet);

/// What counts, and by how much of it the candidate has to be better.
#[derive(Clone, Copy)]
struct Measure {
    by: By,
    gain: f64,
}

/// Plays until it is clear, and says what came out.
pub(super) fn run(a_match: &Match<'_>, candidate: &str, baseline: &str) -> Result<()> {
    let table_of = |bot: &str| -> Vec<String> {
        let field = a_match.args.field.iter().cycle().cloned();
        std::iter::once(bot.to_owned()).chain(field).take(a_match.seats().into()).collect()
    };
    let tables = [table_of(candidate), table_of(baseline)];
    let [one, other] = [a_match.open(Lineup::Table(&tables[0]))?, a_match.open(Lineup::Table(&tables[1]))?];
    let by = a_match.args.by;
    let measure = Measure { by, gain: a_match.args.gain.unwrap_or(by.usual_gain()) };
    let mut trial = Trial::new(measure.gain);
    let pairs = a_match.play(
        a_match.args.sets.unwrap_or(SETS_MAX),
        |number, clock| (one.play_set(number, clock), other.play_set(number, clock)),
        |pair| {
            trial.add(measure.difference(pair));
            if trial.verdict() == Verdict::Undecided {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        },
    );
    tell(a_match, &tables, measure, &outcome(&trial, &tables, measure, pairs));
    Ok(())
}

impl Measure {
    /// How much more the candidate had in this set.
    fn difference(self, (one, other): &Pair) -> f64 {
        self.mean(one) - self.mean(other)
    }

    fn mean(self, set: &PlayedSet) -> f64 {
        let own = set.iter().filter(|seated| seated.entrant == 0);
        let figures: Vec<f64> = own.map(|seated| self.figure(seated)).collect();
        figures.iter().sum::<f64>() / figures.len() as f64
    }

    fn figure(self, seated: &Seated) -> f64 {
        match self.by {
            By::Wins => seated.won,
            By::Points => seated.score.into(),
        }
    }

    /// In words: games of a hundred, or points.
    fn told(self, figure: f64) -> String {
        format!("{:+.1}", self.scale() * figure)
    }

    const fn scale(self) -> f64 {
        match self.by {
            By::Wins => 100.0,
            By::Points => 1.0,
        }
    }
}

fn outcome(trial: &Trial, tables: &[Vec<String>; 2], measure: Measure, pairs: Vec<Pair>) -> Outcome {
    let differences: Vec<f64> = pairs.iter().map(|pair| measure.difference(pair)).collect();
    let (ones, others): (Vec<PlayedSet>, Vec<PlayedSet>) = pairs.into_iter().unzip();
    Outcome {
        verdict: trial.verdict(),
        sets: differences.len(),
        mean_difference: differences.iter().sum::<f64>() / differences.len() as f64,
        difference_ci95: interval(&differences),
        log_likelihood_ratio: trial.ratio(),
        bound: Trial::bound(),
        faults: faults(&tables[0], &ones).into_iter().chain(faults(&tables[1], &others)).collect(),
    }
}

fn tell(a_match: &Match<'_>, tables: &[Vec<String>; 2], measure: Measure, outcome: &Outcome) {
    let (args, words) = (a_match.args, a_match.words);
    if args.json {
        let match_json = json!({
            "game": args.game,
            "edition": a_match.edition,
            "seats": a_match.seats(),
            "candidate": tables[0][0],
            "baseline": tables[1][0],
            "field": tables[0][1..],
            "by": measure.by.name(),
            "gain": measure.gain,
            "seed": args.seed,
            "outcome": outcome,
        });
        println!("{match_json}");
        return;
    }
    a_match.print_head(a_match.seats().into(), outcome.sets);
    let verdict = match outcome.verdict {
        Verdict::Accepted => "arena-accepted",
        Verdict::Rejected => "arena-rejected",
        Verdict::Undecided => "arena-undecided",
    };
    let told = [
        ("candidate", tables[0][0].clone().into()),
        ("baseline", tables[1][0].clone().into()),
        ("sets", outcome.sets.into()),
    ];
    println!("{}", words.label_with(verdict, told));
    let numbers = [
        ("by", measure.by.name().to_owned().into()),
        ("difference", measure.told(outcome.mean_difference).into()),
        ("difference-ci", text::between(outcome.difference_ci95, measure.scale()).into()),
        ("gain", measure.told(measure.gain).into()),
        ("ratio", format!("{:+.2}", outcome.log_likelihood_ratio).into()),
        ("bound", format!("{:.2}", outcome.bound).into()),
    ];
    println!("{}", words.label_with("arena-accept-numbers", numbers));
    text::print_faults(&outcome.faults, words);
}
