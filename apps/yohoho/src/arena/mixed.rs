//! Mixed tables: every set draws its own from a pool of bots, and each bot is rated.

use std::ops::ControlFlow;

use ::arena::{Lineup, PlayedSet, Rating, WinMatrix, faults, ratings, report, win_matrix};
use anyhow::Result;
use serde_json::{Value, json};
use words::Words;

use super::plots::Album;
use super::setting::Match;
use super::{csv, text};

/// Plays them and says what came out.
pub(super) fn run(a_match: &Match<'_>) -> Result<()> {
    let (pool, words) = (&a_match.args.mixed, a_match.words);
    let seats = a_match.seats();
    let contest = a_match.open(Lineup::Mixed { pool, seats })?;
    let sets = a_match.play(
        a_match.sets(),
        |number, clock| contest.play_set(number, clock),
        |_| ControlFlow::Continue(()),
    );
    if let Some(file) = &a_match.args.csv {
        csv::write(file, pool, &sets)?;
    }
    let (ratings, matrix) = (ratings(pool, &sets), win_matrix(pool, &sets));
    if let Some(folder) = &a_match.args.plots {
        let album = Album { folder, words };
        album.draw(pool, &sets)?;
        album.draw_matrix(&matrix)?;
    }
    if a_match.args.json {
        println!("{}", as_json(a_match, &sets, &ratings, &matrix));
        return Ok(());
    }
    a_match.print_head(seats.into(), sets.len());
    text::print_entrants(&report(pool, &sets), words);
    print_ratings(&ratings, words);
    print_matrix(&matrix, words);
    text::print_faults(&faults(pool, &sets), words);
    text::print_debug(words);
    Ok(())
}

fn as_json(a_match: &Match<'_>, sets: &[PlayedSet], ratings: &[Rating], matrix: &WinMatrix) -> Value {
    let (args, pool) = (a_match.args, &a_match.args.mixed);
    json!({
        "game": args.game,
        "edition": a_match.edition,
        "seats": a_match.seats(),
        "pool": pool,
        "sets": sets.len(),
        "seed": args.seed,
        "optimized": !cfg!(debug_assertions),
        "entrants": report(pool, sets),
        "ratings": ratings,
        "win_matrix": matrix,
        "faults": faults(pool, sets),
    })
}

/// The strongest first.
fn print_ratings(ratings: &[Rating], words: &Words) {
    let mut ratings: Vec<&Rating> = ratings.iter().collect();
    ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    println!("{}", words.label("arena-rating-head"));
    for Rating { bot, rating, uncertainty } in ratings {
        let args = [
            ("bot", bot.clone().into()),
            ("rating", format!("{rating:.1}").into()),
            ("uncertainty", format!("{uncertainty:.1}").into()),
        ];
        println!("{}", words.label_with("arena-rating", args));
    }
}

/// Rows and columns in the same order; a column has the number of its row.
fn print_matrix(matrix: &WinMatrix, words: &Words) {
    println!("{}", words.label("arena-ahead-head"));
    let widest = matrix.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0);
    let columns: String = (1..=matrix.bots.len()).map(|column| format!("{column:>7}")).collect();
    println!("{:widest$}    {columns}", "");
    for (number, (bot, row)) in (1..).zip(matrix.bots.iter().zip(&matrix.ahead)) {
        let share =
            |share: &Option<f64>| share.map_or("–".to_owned(), |share| format!("{:.1}", 100.0 * share));
        let cells: String = row.iter().map(|cell| format!("{:>7}", share(cell))).collect();
        println!("{bot:widest$} {number:>2} {cells}");
    }
}
