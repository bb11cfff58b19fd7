//! What was played as a table for other programs: one line for each seat of each game.

use std::fs;
use std::path::Path;

use ::arena::{PlayedSet, Seated};
use anyhow::{Context, Result};

/// The columns. Times differ from run to run, so they come last.
const HEAD: &str = "set,rotation,seat,bot,score,rank,won,bids_made,bids_met,fault,decision_ms_p50";

/// Writes the file.
pub(super) fn write(file: &Path, bots: &[String], sets: &[PlayedSet]) -> Result<()> {
    fs::write(file, as_csv(bots, sets)).with_context(|| file.display().to_string())
}

fn as_csv(bots: &[String], sets: &[PlayedSet]) -> String {
    let seats =
        sets.iter().enumerate().flat_map(|(set, played)| played.iter().map(move |seated| (set, seated)));
    let lines = seats.map(|(set, seated)| line(set, &bots[seated.entrant], seated));
    std::iter::once(format!("{HEAD}\n")).chain(lines).collect()
}

fn line(set: usize, bot: &str, seated: &Seated) -> String {
    let Seated { rotation, seat, score, rank, won, bids, fault, decisions_ns, .. } = seated;
    let (seat, bot, fault) = (seat.idx(), quoted(bot), fault.as_ref().map_or("", |gone| gone.name()));
    let (made, met) = (bids.len(), bids.iter().filter(|bid| bid.is_met).count());
    let bids = if bids.is_empty() { ",".to_owned() } else { format!("{made},{met}") };
    let p50 = median_ms(decisions_ns).map_or_else(String::new, |ms| format!("{ms:.3}"));
    format!("{set},{rotation},{seat},{bot},{score},{rank},{won:.4},{bids},{fault},{p50}\n")
}

/// A text as one field.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

fn median_ms(times_ns: &[u64]) -> Option<f64> {
    let mut times = times_ns.to_vec();
    times.sort_unstable();
    times.get(times.len().checked_sub(1)? / 2).map(|ns| *ns as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use ::arena::{Bid, Fingerprint};
    use engine::Seat;
    use hosting::Gone;

    use super::*;

    #[test]
    fn every_seat_of_every_game_is_a_line() {
        let bids = vec![Bid { round: 1, is_met: true }, Bid { round: 2, is_met: false }];
        let one = Seated {
            rotation: 1,
            seat: Seat::new(2),
            entrant: 0,
            score: -30,
            rank: 2,
            won: 0.5,
            bids,
            did: Fingerprint::NONE,
            fault: None,
            decisions_ns: vec![3_000_000, 1_000_000, 2_000_000],
        };
        let fault = Some(Gone::Stalled { ms: 5 });
        let other = Seated { entrant: 1, bids: Vec::new(), fault, decisions_ns: Vec::new(), ..one.clone() };
        let bots = ["random".to_owned(), "exec:a \"b\"".to_owned()];
        let told = as_csv(&bots, &[vec![one], vec![other]]);
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[1], "0,1,2,random,-30,2,0.5000,2,1,,2.000");
        assert_eq!(lines[2], "1,1,2,\"exec:a \"\"b\"\"\",-30,2,0.5000,,,stalled,");
        assert!(lines.iter().all(|line| line.matches(',').count() == HEAD.matches(',').count()));
    }
}
