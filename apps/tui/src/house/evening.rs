//! How the evening stands, in lines.

use client::standings;
use engine::Arg;
use protocol::{Evening, Table};

use crate::tableau::Tableau;

/// Who has won how much, the best first, and whose evening it is; nothing before there is something to tell.
pub(super) fn told(tableau: &Tableau, table: &Table) -> Vec<String> {
    let lines = standings(table).into_iter().map(|line| line_of(tableau, table, line));
    won(tableau, table).into_iter().chain(lines).collect()
}

fn line_of(tableau: &Tableau, table: &Table, line: Evening) -> String {
    let words = tableau.words();
    let series = table.customs.best_of.map(|best| {
        words.label_with("web-best-line", [("series", Arg::from(line.series)), ("best", Arg::from(best))])
    });
    let args =
        [("name", Arg::Text(line.name)), ("wins", Arg::from(line.wins)), ("games", Arg::from(line.games))];
    let told = words.label_with("web-evening-line", args);
    std::iter::once(told).chain(series).collect::<Vec<_>>().join(" ")
}

/// Whose evening it is, where the host has said how it is won and somebody has.
fn won(tableau: &Tableau, table: &Table) -> Option<String> {
    let winners: Vec<&Evening> = table.winners().collect();
    let words = tableau.words();
    Some(match winners.as_slice() {
        [] => return None,
        [one] if one.seat.is_some() && one.seat == tableau.you() => words.label("web-won-evening"),
        [one] => words.label_with("room-note-won-evening", [("name", Arg::Text(one.name.clone()))]),
        several => {
            let names = several.iter().map(|line| line.name.clone()).collect::<Vec<_>>();
            words.label_with("room-note-shared-evening", [("names", Arg::list(names))])
        }
    })
}
