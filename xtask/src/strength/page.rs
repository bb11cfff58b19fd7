//! What was played, as a page to read.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde_json::Value;

use super::plan::{LADDER, Measured, PLAN};

/// The fingerprint of each game's sources.
type Fingerprints = BTreeMap<String, String>;

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength` from `docs/strength.json`; do not edit it.
It plays what its plan has and the file has not, what was played with another seed or for another number of sets, and what the sources of a game have changed since.

One seat of a bot against others in all other seats, in duplicate: a set is one game for every rotation of the seats, with the same deals.
A cell says how many of 100 games the one won, where that lies in 95 of 100 cases, and over how many sets; **bold** where all of that is above what chance gives.
† was played before the game or its bots were changed as they are now, and may come out otherwise today; an empty cell has not been measured.
Every match is `yohoho arena GAME --edition EDITION --table ONE,AGAINST,… --sets SETS --seed SEED`, and comes out the same everywhere; seeds, sets and fingerprints of the sources are in `docs/strength.json`.
Times are those of one virtual core with no other work on the machine (`--quiet-machine`); other runs have none.
";

/// The page, from all that was played.
pub(crate) fn page(kept: &[Value], sources: &Fingerprints) -> String {
    let mut page = HEAD.to_owned();
    for measured in &PLAN {
        for edition in measured.editions {
            let own: Vec<&Value> = kept
                .iter()
                .filter(|done| done["game"] == measured.game && done["edition"] == *edition.name)
                .collect();
            if !own.is_empty() {
                let _ =
                    writeln!(page, "\n## {}, {}\n\n{}", measured.game, edition.name, table(&own, sources));
            }
        }
        page += &times(measured, kept);
    }
    page
}

/// A row for each pair, a column for each size.
fn table(own: &[&Value], sources: &Fingerprints) -> String {
    let sizes: BTreeSet<u64> = own.iter().filter_map(|done| done["seats"].as_u64()).collect();
    let heads: Vec<String> = sizes.iter().map(|seats| format!("{seats} seats")).collect();
    let mut table =
        format!("| one | against | {} |\n|---|---|{}\n", heads.join(" | "), "---|".repeat(sizes.len()));
    let mut pairs: Vec<(&Value, &Value)> = Vec::new();
    for done in own {
        if !pairs.contains(&(&done["one"], &done["against"])) {
            pairs.push((&done["one"], &done["against"]));
        }
    }
    for (one, against) in pairs {
        let at = |seats: &u64| {
            own.iter()
                .find(|done| done["one"] == *one && done["against"] == *against && done["seats"] == *seats)
        };
        let cells: Vec<String> = sizes
            .iter()
            .map(|seats| at(seats).map_or_else(String::new, |done| cell(done, sources)))
            .collect();
        let [one, against] = [one, against].map(|bot| bot.as_str().unwrap_or_default());
        let _ = writeln!(table, "| `{one}` | `{against}` | {} |", cells.join(" | "));
    }
    table
}

fn cell(done: &Value, sources: &Fingerprints) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let (won, least, most) =
        (number(&done["won"]), number(&done["won_ci95"][0]), number(&done["won_ci95"][1]));
    let text = format!("{:.0} ({:.0}–{:.0})", 100.0 * won, 100.0 * least, 100.0 * most);
    let is_above = least > 1.0 / number(&done["seats"]);
    let text = if is_above { format!("**{text}**") } else { text };
    let mark = if is_of_today(done, sources) { "" } else { " †" };
    format!("{text}, {}{mark}", done["sets"])
}

/// Whether the game and its bots are what they were when this was played.
pub(crate) fn is_of_today(row: &Value, sources: &Fingerprints) -> bool {
    let game = row["game"].as_str().unwrap_or_default();
    sources.get(game).is_some_and(|fingerprint| row["sources"] == **fingerprint)
}

/// How long a decision takes at each level, at the most usual table.
fn times(measured: &Measured, kept: &[Value]) -> String {
    let seats = measured.editions[0].usual_size();
    let mut times = String::new();
    for level in LADDER {
        let done = kept.iter().find(|done| {
            let is_timed = !done["decision_ms"].is_null();
            is_timed && done["game"] == measured.game && done["one"] == level && done["seats"] == seats
        });
        if let Some(done) = done {
            let ms = |part: &str| done["decision_ms"][part].as_f64().unwrap_or(0.0);
            let _ = writeln!(times, "| `{level}` | {:.3} | {:.3} |", ms("p50"), ms("p95"));
        }
    }
    if times.is_empty() {
        return times;
    }
    let head = "| bot | half within, ms | 95 of 100 within, ms |\n|---|---|---|\n";
    format!("\nA decision in {} at {seats} seats, forced ones left out:\n\n{head}{times}", measured.game)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::plan::{Match, plan};
    use super::*;

    fn row(planned: &Match, won: f64, interval: [f64; 2], sources: &str) -> Value {
        let mut row = planned.row();
        row["won"] = won.into();
        row["won_ci95"] = json!(interval);
        row["decision_ms"] = json!({ "p50": 1.5, "p95": 2.25 });
        row["sources"] = sources.into();
        row
    }

    #[test]
    fn the_page_has_a_cell_for_each_match_tells_what_is_above_chance_and_marks_what_is_out_of_date() {
        let plan = plan();
        let kept =
            [row(&plan[0], 0.442, [0.377, 0.506], "today"), row(&plan[5], 0.48, [0.41, 0.55], "long ago")];
        let page = page(&kept, &BTreeMap::from([("skull-king".to_owned(), "today".to_owned())]));
        assert!(page.contains("| one | against | 2 seats | 4 seats |"), "{page}");
        assert!(page.contains("| `deckhand` | `powder-monkey` |  | **44 (38–51)**, 200 |"), "{page}");
        assert!(page.contains("| `bosun` | `deckhand` | 48 (41–55), 20 † |  |"), "{page}");
        assert!(page.contains("| `deckhand` | 1.500 | 2.250 |"), "{page}");
    }

    #[test]
    fn a_row_that_does_not_say_what_played_it_is_not_of_today() {
        let sources = BTreeMap::from([("skull".to_owned(), "today".to_owned())]);
        assert!(!is_of_today(&json!({ "game": "skull" }), &sources));
        assert!(!is_of_today(&json!({ "game": "chess", "sources": "today" }), &sources));
        assert!(is_of_today(&json!({ "game": "skull", "sources": "today" }), &sources));
    }
}
