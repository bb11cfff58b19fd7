//! How long the levels take to decide in a browser: the worker of each game, compiled as it is shipped, plays whole games
//! in a headless Chromium, which has the clock.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::plan::{LADDER, Measured, PLAN};
use crate::{measure, needs, web};

/// A game is played to its end, and another one begun as long as there are fewer decisions than that.
const DECISIONS: usize = 40;

/// Times every level of every game at the usual table, and keeps each as soon as it is known.
pub(crate) fn time_all(kept: &mut Vec<Value>, keep_all: impl Fn(&[Value]) -> Result<()>) -> Result<()> {
    needs::browser()?;
    for measured in &PLAN {
        let (glue, program) = web::worker_to_measure(measured.game)?;
        for bot in LADDER {
            let times = measure::told_by_browser(&glue, &program, &script(measured, bot))?;
            let row = row(measured, bot, times)?;
            println!("{row}");
            kept.retain(|other| !is_same(other, &row));
            kept.push(row);
            keep_all(kept)?;
        }
    }
    Ok(())
}

/// Asks one bot at a table of others who answer at once, game after game from seeds that are numbered.
fn script(measured: &Measured, bot: &str) -> String {
    let edition = &measured.editions[0];
    let (name, seats) = (edition.name, edition.usual_size());
    format!(
        "const times = [];
for (let seed = 1; times.length < {DECISIONS}; seed++) {{
  lay('{name}', {seats}, '{bot}', seed);
  while (wait()) {{
    const begun = performance.now();
    decide();
    times.push(performance.now() - begun);
  }}
}}
tell(times);"
    )
}

fn row(measured: &Measured, bot: &str, mut times: Vec<f64>) -> Result<Value> {
    times.sort_by(f64::total_cmp);
    let last = times.len().checked_sub(1).context("a bot has decided")?;
    let at = |percent: usize| (times[last * percent / 100] * 1e3).round() / 1e3;
    let edition = &measured.editions[0];
    Ok(json!({
        "game": measured.game, "edition": edition.name, "seats": edition.usual_size(), "bot": bot,
        "decisions": times.len(), "browser_ms": { "p50": at(50), "p95": at(95) },
    }))
}

fn is_same(row: &Value, other: &Value) -> bool {
    ["game", "edition", "seats", "bot"]
        .iter()
        .all(|field| !row[field].is_null() && row[field] == other[field])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_middle_and_the_end_of_what_was_timed() {
        let times = (1..=41).rev().map(f64::from).collect();
        let row = row(&PLAN[0], "captain", times).unwrap();
        assert_eq!((&row["browser_ms"]["p50"], &row["browser_ms"]["p95"]), (&21.0.into(), &39.0.into()));
        assert_eq!(
            (&row["game"], &row["bot"], &row["decisions"]),
            (&"skull-king".into(), &"captain".into(), &41.into())
        );
        assert!(super::row(&PLAN[0], "captain", Vec::new()).is_err());
    }

    #[test]
    fn a_row_takes_the_place_of_none_but_its_own() {
        let of = |measured, bot| row(measured, bot, vec![1.0]).unwrap();
        let own = of(&PLAN[0], "captain");
        assert!(is_same(&own, &of(&PLAN[0], "captain")));
        assert!(!is_same(&own, &of(&PLAN[1], "captain")) && !is_same(&own, &of(&PLAN[0], "bosun")));
        let a_match = super::super::plan::plan()[0].row();
        assert!(!is_same(&a_match, &own) && !is_same(&a_match, &a_match));
    }
}
