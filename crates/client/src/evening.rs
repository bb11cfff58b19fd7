//! How an evening is told: from when on, and in which order.

use std::cmp::Reverse;

use protocol::{Evening, Table};

/// Those who have won most first; nobody before there is something to tell.
#[must_use]
pub fn standings(table: &Table) -> Vec<Evening> {
    ranked(&table.evening, table.customs.best_of.is_some())
}

fn ranked(evening: &[Evening], is_series: bool) -> Vec<Evening> {
    let mut ranked = if is_told(evening, is_series) { evening.to_vec() } else { Vec::new() };
    let series = |line: &Evening| if is_series { line.series } else { 0 };
    ranked.sort_by_key(|line| (Reverse(series(line)), Reverse(line.wins), line.games));
    ranked
}

/// Whether there is something to tell of an evening: from its second game on, or from its first where the best of several
/// wins it.
fn is_told(evening: &[Evening], is_series: bool) -> bool {
    evening.iter().any(|line| line.games > u32::from(!is_series))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(name: &str, games: u32, wins: u32) -> Evening {
        Evening { name: name.to_owned(), seat: None, games, wins, series: 0, best: false }
    }

    #[test]
    fn an_evening_is_told_from_its_second_game_on_and_who_has_won_most_comes_first() {
        let first = [line("Anna", 1, 1), line("Bo", 1, 0)];
        assert_eq!(ranked(&first, false), []);
        assert_eq!(ranked(&first, true).len(), 2, "a series is told from its first game on");
        let leading = Evening { series: 1, ..line("Bo", 4, 1) };
        let series = ranked(&[line("Anna", 4, 3), leading], true);
        assert_eq!(series[0].name, "Bo", "what was won before the series does not count in it");
        let ranked = ranked(&[line("Anna", 2, 0), line("Bo", 2, 2), line("Cleo", 1, 0)], false);
        assert_eq!(ranked.iter().map(|line| line.name.as_str()).collect::<Vec<_>>(), ["Bo", "Cleo", "Anna"]);
    }
}
