//! What was played, as a page to read.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use serde_json::Value;

use super::interval::Interval;
use super::plan::{LADDER, Measured, PLAN};
use super::probes::Probes;
use super::targets;

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength` from `docs/strength.json`; do not edit it.
It plays what its plan has and the file has not, what was played with another seed or for another number of sets, and what its bots would play otherwise today.

One seat of a bot against others in all other seats, in duplicate: a set is one game for every rotation of the seats, with the same deals.
A cell says how many of 100 games the one won, where that lies in 95 of 100 cases, and over how many sets; **bold** where there are at least 30 and all of that is above what chance gives.
† was played before the rules, the bots or the arena came to decide as they do now, which one set of the match shows in which everybody thinks for much less; it may come out otherwise today. An empty cell has not been measured.
Every match is `yohoho arena GAME --edition EDITION --table ONE,AGAINST,… --sets SETS --seed SEED`, and comes out the same everywhere; seeds and sets are in `docs/strength.json`.
Times are those of one virtual core with no other work on the machine and of the program that is given away (`--quiet-machine`); other runs have none.
Those of a browser are from the workers of the page, compiled as they are shipped, in a headless Chromium (`--browser`).
";

/// With fewer sets an interval is too rough to build on.
const SETS_TO_BUILD_ON: u64 = 30;

/// The page, from all that was played.
pub(crate) fn page(kept: &[Value], probes: &Probes) -> String {
    let mut page = HEAD.to_owned();
    for measured in &PLAN {
        for edition in measured.editions {
            let is_own = |row: &&Value| row["game"] == measured.game && row["edition"] == *edition.name;
            let matches = kept.iter().filter(is_own).filter(|row| row["one"].is_string());
            let (mirrored, own): (Vec<&Value>, Vec<&Value>) = matches.partition(|row| is_mirrored(row));
            if own.is_empty() && mirrored.is_empty() {
                continue;
            }
            let _ = writeln!(page, "\n## {}, {}", measured.game, edition.name);
            page += &part("", &own, |own| table(own, |row| cell(row, probes, is_above_chance)));
            page += &part(MIRRORED, &mirrored, |own| table(own, |row| cell(row, probes, is_below_chance)));
            let scored: Vec<&Value> =
                own.iter().chain(&mirrored).copied().filter(|row| row["score_against"].is_number()).collect();
            page += &part(SCORED, &scored, scores);
        }
        page += &times(measured, kept);
    }
    page + &targets::table(kept, probes)
}

const MIRRORED: &str = "\nThe other way round, one of a level among those of the level above; **bold** where all is below what chance gives:\n";

const SCORED: &str = "\nPoints a game, and bids met in percent, of the one and of each of the others:\n";

/// A table with what stands before it, if there is anything in it.
fn part(head: &str, rows: &[&Value], table: impl Fn(&[&Value]) -> String) -> String {
    if rows.is_empty() { String::new() } else { format!("{head}\n{}", table(rows)) }
}

/// Whether the one is of a lower level than the others.
fn is_mirrored(row: &Value) -> bool {
    let level = |field: &str| LADDER.iter().position(|level| row[field] == **level);
    matches!((level("one"), level("against")), (Some(one), Some(against)) if one < against)
}

/// A row for each pair, a column for each size.
fn table(own: &[&Value], cell: impl Fn(&Value) -> String) -> String {
    let sizes: BTreeSet<u64> = own.iter().filter_map(|row| row["seats"].as_u64()).collect();
    let heads: Vec<String> = sizes.iter().map(|seats| format!("{seats} seats")).collect();
    let mut table =
        format!("| one | against | {} |\n|---|---|{}\n", heads.join(" | "), "---|".repeat(sizes.len()));
    let mut pairs: Vec<(&Value, &Value)> = Vec::new();
    for row in own {
        if !pairs.contains(&(&row["one"], &row["against"])) {
            pairs.push((&row["one"], &row["against"]));
        }
    }
    for (one, against) in pairs {
        let is_at = |row: &&&Value, seats: u64| {
            row["one"] == *one && row["against"] == *against && row["seats"] == seats
        };
        let at =
            |seats: &u64| own.iter().find(|row| is_at(row, *seats)).map_or_else(String::new, |row| cell(row));
        let cells: Vec<String> = sizes.iter().map(at).collect();
        let _ = writeln!(table, "| `{}` | `{}` | {} |", name(one), name(against), cells.join(" | "));
    }
    table
}

fn name(bot: &Value) -> &str {
    bot.as_str().unwrap_or_default()
}

fn cell(row: &Value, probes: &Probes, is_bold: fn(Interval, f64) -> bool) -> String {
    let number = |value: &Value| value.as_f64().unwrap_or(0.0);
    let share = Interval::read(&row["won_ci95"]).unwrap_or(Interval(0.0, 1.0));
    let Interval(least, most) = share;
    let text = format!("{:.0} ({:.0}–{:.0})", 100.0 * number(&row["won"]), 100.0 * least, 100.0 * most);
    let is_enough = row["sets"].as_u64().is_some_and(|sets| sets >= SETS_TO_BUILD_ON);
    let is_bold = is_enough && is_bold(share, 1.0 / number(&row["seats"]));
    let text = if is_bold { format!("**{text}**") } else { text };
    let mark = if probes.is_of_today(row) { "" } else { " †" };
    format!("{text}, {}{mark}", row["sets"])
}

fn is_above_chance(Interval(least, _): Interval, chance: f64) -> bool {
    least > chance
}

fn is_below_chance(Interval(_, most): Interval, chance: f64) -> bool {
    most < chance
}

/// Points and bids, a row for each match that has them.
fn scores(rows: &[&Value]) -> String {
    let mut table =
        "| one | against | seats | points | theirs | bids met | theirs |\n|---|---|---|---|---|---|---|\n"
            .to_owned();
    for row in rows {
        let number = |field: &str, scale: f64| row[field].as_f64().map(|number| scale * number);
        let points = number("score", 1.0).map(|points| format!("{points:.1}")).unwrap_or_default();
        let between = Interval::read(&row["score_ci95"])
            .map(|Interval(least, most)| format!(" ({least:.1} to {most:.1})"))
            .unwrap_or_default();
        let theirs = number("score_against", 1.0).map(|points| format!("{points:.1}")).unwrap_or_default();
        let met = |field: &str| number(field, 100.0).map(|met| format!("{met:.0}")).unwrap_or_default();
        let _ = writeln!(
            table,
            "| `{}` | `{}` | {} | {points}{between} | {theirs} | {} | {} |",
            name(&row["one"]),
            name(&row["against"]),
            row["seats"],
            met("bids_met"),
            met("bids_met_against"),
        );
    }
    table
}

/// How long a decision takes at each level, at the most usual table.
fn times(measured: &Measured, kept: &[Value]) -> String {
    let (edition, seats) = (measured.editions[0].name, measured.editions[0].usual_size());
    let at_table =
        |row: &&Value| row["game"] == measured.game && row["edition"] == edition && row["seats"] == seats;
    let mut times = String::new();
    for level in LADDER {
        let of = |who: &'static str, field: &'static str| {
            let rows = kept.iter().filter(at_table).filter(|row| row[who] == level);
            rows.map(|row| &row[field]).find(|times| times.is_object())
        };
        let (native, browser) = (of("one", "decision_ms"), of("bot", "browser_ms"));
        if native.is_some() || browser.is_some() {
            let _ = writeln!(times, "| `{level}` | {} | {} |", both(native, 3), both(browser, 1));
        }
    }
    if times.is_empty() {
        return times;
    }
    let head = "| bot | ms: half, 95 of 100 within | the same in a browser |\n|---|---|---|\n";
    format!("\nA decision in {} at {seats} seats, forced ones left out:\n\n{head}{times}", measured.game)
}

fn both(times: Option<&Value>, digits: usize) -> String {
    let Some(times) = times else { return "not measured".to_owned() };
    let ms = |part: &str| format!("{:.digits$}", times[part].as_f64().unwrap_or(0.0));
    format!("{}, {}", ms("p50"), ms("p95"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::plan::{Match, plan};
    use super::*;

    fn row(one: &str, against: &str, seats: u8, won: f64, interval: [f64; 2]) -> Value {
        let is_it = |planned: &Match| {
            planned.game == "skull-king"
                && planned.edition == "current"
                && (&*planned.one, &*planned.against, planned.seats) == (one, against, seats)
        };
        let mut row = plan().into_iter().find(is_it).unwrap().row();
        row["won"] = won.into();
        row["won_ci95"] = json!(interval);
        row["probe"] = "today".into();
        row
    }

    fn page_of(kept: &[Value]) -> String {
        page(kept, &Probes::of(kept, |_| Ok("today".to_owned())).unwrap())
    }

    #[test]
    fn the_page_has_a_cell_for_each_match_tells_what_is_above_chance_and_marks_what_is_out_of_date() {
        let mut old = row("bosun", "deckhand", 2, 0.48, [0.41, 0.55]);
        old["probe"] = "long ago".into();
        let page = page_of(&[row("deckhand", "powder-monkey", 4, 0.442, [0.377, 0.506]), old]);
        assert!(page.contains("| one | against | 2 seats | 4 seats |"), "{page}");
        assert!(page.contains("| `deckhand` | `powder-monkey` |  | **44 (38–51)**, 200 |"), "{page}");
        assert!(page.contains("| `bosun` | `deckhand` | 48 (41–55), 20 † |  |"), "{page}");
    }

    #[test]
    fn nothing_is_bold_below_thirty_sets() {
        let [few, enough] = [29, 30].map(|sets| {
            let mut row = row("deckhand", "powder-monkey", 4, 0.8, [0.7, 0.9]);
            row["sets"] = sets.into();
            page_of(&[row])
        });
        assert!(
            few.contains("| 80 (70–90), 29 |") && enough.contains("| **80 (70–90)**, 30 |"),
            "{few}{enough}"
        );
    }

    #[test]
    fn one_among_those_of_the_level_above_stands_apart_and_is_bold_below_chance() {
        let page = page_of(&[
            row("deckhand", "powder-monkey", 4, 0.5, [0.4, 0.6]),
            row("powder-monkey", "deckhand", 4, 0.1, [0.05, 0.2]),
        ]);
        let (straight, mirrored) = page.split_once("The other way round").unwrap();
        assert!(straight.contains("| `deckhand` | `powder-monkey` | **50 (40–60)**, 200 |"), "{page}");
        assert!(mirrored.contains("| `powder-monkey` | `deckhand` | **10 (5–20)**, 200 |"), "{page}");
    }

    #[test]
    fn points_and_bids_stand_beside_those_of_the_others() {
        let mut scored = row("bosun", "deckhand", 4, 0.5, [0.4, 0.6]);
        scored["score"] = 203.25.into();
        scored["score_ci95"] = json!([190.0, 217.5]);
        scored["score_against"] = 101.0.into();
        scored["bids_met"] = 0.61.into();
        scored["bids_met_against"] = 0.5.into();
        let page = page_of(&[scored]);
        assert!(
            page.contains("| `bosun` | `deckhand` | 4 | 203.2 (190.0 to 217.5) | 101.0 | 61 | 50 |"),
            "{page}"
        );
    }

    #[test]
    fn times_are_those_of_the_program_and_of_a_browser_and_what_is_missing_says_so() {
        let mut timed = row("bosun", "deckhand", 4, 0.5, [0.4, 0.6]);
        timed["decision_ms"] = json!({ "p50": 1.5, "p95": 2.25 });
        let browser = json!({
            "game": "skull-king", "edition": "current", "seats": 4, "bot": "captain", "decisions": 45,
            "browser_ms": { "p50": 80.25, "p95": 120.0 },
        });
        let page = page_of(&[timed, browser]);
        assert!(page.contains("| `bosun` | 1.500, 2.250 | not measured |"), "{page}");
        assert!(page.contains("| `captain` | not measured | 80.2, 120.0 |"), "{page}");
        assert!(!page.contains("| `deckhand` | not measured"), "{page}");
    }
}
