//! What came out of a match, in words.

use ::arena::{Entrant, Fault, Faults, Interval};
use words::Words;

use crate::faults::fault;

/// What each kind of bot did.
pub(super) fn print_entrants(entrants: &[Entrant], words: &Words) {
    for entrant in entrants {
        println!("{}", line(entrant, words));
    }
}

/// Says so where the times mean little.
pub(super) fn print_debug(words: &Words) {
    if cfg!(debug_assertions) {
        println!("{}", words.label("bench-debug"));
    }
}

/// The two ends of an interval.
pub(super) fn between(Interval(low, high): Interval, scale: f64) -> String {
    // Beside a minus the dash would be read as one.
    let dash = if low < 0.0 { " – " } else { "–" };
    format!("{:.1}{dash}{:.1}", scale * low, scale * high)
}

fn line(entrant: &Entrant, words: &Words) -> String {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let args = [
        ("bot", entrant.bot.clone().into()),
        ("wins", percent(entrant.win_share).into()),
        ("wins-ci", between(entrant.win_share_ci95, 100.0).into()),
        ("score", format!("{:.1}", entrant.mean_score).into()),
        ("score-ci", between(entrant.score_ci95, 1.0).into()),
        ("met", entrant.bids_met.map_or_else(|| "no".to_owned(), percent).into()),
        ("p50", format!("{:.2}", entrant.decision_ms.p50).into()),
        ("p95", format!("{:.2}", entrant.decision_ms.p95).into()),
    ];
    words.label_with("arena-line", args)
}

/// Which bots lost games because they failed, and how.
pub(super) fn print_faults(faults: &[Faults], words: &Words) {
    for Faults { bot, games, first } in faults {
        let Fault { set, rotation, seat, why, .. } = first;
        let args = [
            ("bot", bot.clone().into()),
            ("games", (*games).into()),
            ("set", (set + 1).into()),
            ("game", (rotation + 1).into()),
            ("seat", (seat.idx() + 1).into()),
            ("what", fault(why, words).into()),
        ];
        println!("{}", words.label_with("arena-fault", args));
    }
}
