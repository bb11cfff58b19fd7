//! A match of one table: the same bots in every set.

use std::ops::ControlFlow;

use ::arena::{Entrant, Faults, Lineup, Reason, faults, report};
use anyhow::Result;
use serde_json::{Value, json};
use words::{Cast, Words};

use super::plots::Album;
use super::setting::Match;
use super::{csv, text};

/// Plays it and says what came out.
pub(super) fn run(a_match: &Match<'_>) -> Result<()> {
    let (table, words) = (&a_match.args.table, a_match.words);
    let contest = a_match.open(Lineup::Table(table))?;
    let sets = a_match.play(
        a_match.sets(),
        |number, clock| contest.play_set(number, clock),
        |_| ControlFlow::Continue(()),
    );
    if let Some(file) = &a_match.args.csv {
        csv::write(file, table, &sets)?;
    }
    if let Some(folder) = &a_match.args.plots {
        let album = Album { folder, words };
        album.draw(table, &sets)?;
    }
    let (entrants, faults) = (report(table, &sets), faults(table, &sets));
    if a_match.args.json {
        println!("{}", as_json(a_match, &entrants, &faults));
    } else {
        a_match.print_head(table.len(), sets.len());
        text::print_entrants(&entrants, words);
        text::print_faults(&faults, words);
        text::print_debug(words);
    }
    if a_match.args.why {
        print_reasons(table, &contest.reasons(0), words);
    }
    Ok(())
}

fn as_json(a_match: &Match<'_>, entrants: &[Entrant], faults: &[Faults]) -> Value {
    let args = a_match.args;
    json!({
        "game": args.game,
        "edition": a_match.edition,
        "seats": args.table.len(),
        "table": args.table,
        "sets": a_match.sets(),
        "seed": args.seed,
        "optimized": !cfg!(debug_assertions),
        "entrants": entrants,
        "faults": faults,
    })
}

/// Why the bots decided as they did, a line a decision. Nobody at a table sees this.
fn print_reasons(table: &[String], reasons: &[Reason], words: &Words) {
    println!("{}", words.label("arena-why-head"));
    for Reason { entrant, seat, why } in reasons {
        let args = [
            ("seat", (seat.idx() + 1).into()),
            ("bot", table[*entrant].clone().into()),
            ("why", words.say(why, &Cast::NOBODY).into()),
        ];
        println!("{}", words.label_with("arena-why", args));
    }
}
