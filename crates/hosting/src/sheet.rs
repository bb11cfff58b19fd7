//! A score sheet as it would lie on the table, and how it leaves the program: as CSV and as JSON.

use engine::{Message, Seat};
use serde::{Deserialize, Serialize};

/// Round by round, with the reason of every point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// The rounds that were scored, oldest first.
    pub rounds: Vec<ScoreRound>,
}

/// One round on a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreRound {
    /// Which round it was, in words.
    pub label: Message,
    /// One row for each seat, in seat order.
    pub rows: Vec<ScoreRow>,
}

/// What one seat did and gained in one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreRow {
    /// Whose row it is.
    pub seat: Seat,
    /// What the seat did, such as its bid and its tricks.
    pub deed: Message,
    /// The same in numbers, each with a name for programs; every row has the same ones.
    pub figures: Vec<Figure>,
    /// Where the points come from, line by line, each with its points in words.
    pub lines: Vec<Message>,
    /// The points of the round.
    pub points: i64,
    /// The points of all rounds so far.
    pub total: i64,
}

/// A named number of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// Its name in a heading, such as `bid`.
    pub name: String,
    /// The number.
    pub value: i64,
}

impl Figure {
    /// A number under this name.
    #[must_use]
    pub fn new(name: &str, value: impl Into<i64>) -> Self {
        Self { name: name.into(), value: value.into() }
    }
}

impl ScoreSheet {
    /// The sheet as CSV: a heading, then one row a round and seat. `names` are those of the seats, in order.
    ///
    /// ```
    /// use engine::{Message, Seat};
    /// use hosting::{Figure, ScoreRound, ScoreRow, ScoreSheet};
    ///
    /// let row = ScoreRow {
    ///     seat: Seat::new(0),
    ///     deed: Message::new("deed"),
    ///     figures: vec![Figure::new("bid", 2)],
    ///     lines: vec![],
    ///     points: 40,
    ///     total: 40,
    /// };
    /// let sheet = ScoreSheet { rounds: vec![ScoreRound { label: Message::new("round"), rows: vec![row] }] };
    /// let names = ["Anne \"Mad\" Bonny".to_owned()];
    /// assert_eq!(sheet.csv(&names), "round,seat,player,bid,points,total\n1,0,\"Anne \"\"Mad\"\" Bonny\",2,40,40\n");
    /// ```
    #[must_use]
    pub fn csv(&self, names: &[String]) -> String {
        let rows = self.rounds.iter().flat_map(|round| &round.rows);
        let figures = rows.clone().next().map_or(&[][..], |row| &row.figures);
        let figures = figures.iter().map(|figure| figure.name.clone());
        let heading = ["round", "seat", "player"].map(String::from).into_iter().chain(figures);
        let mut lines = vec![heading.chain(["points", "total"].map(String::from)).collect()];
        for (round, rows) in (1..).zip(self.rounds.iter().map(|round| &round.rows)) {
            lines.extend(rows.iter().map(|row| row.cells(round, names)));
        }
        lines.into_iter().map(|cells: Vec<String>| cells.join(",") + "\n").collect()
    }

    /// The sheet as JSON: who sat where, and every round with its reasons as message keys with their numbers.
    #[must_use]
    pub fn json(&self, names: &[String]) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            players: &'a [String],
            rounds: &'a [ScoreRound],
        }
        // Text at once: what a browser has to load grows by a third more with a value in between.
        serde_json::to_string(&Written { players: names, rounds: &self.rounds }).unwrap_or_default()
    }
}

impl ScoreRow {
    fn cells(&self, round: usize, names: &[String]) -> Vec<String> {
        let name = names.get(self.seat.idx()).map(|name| quoted(name)).unwrap_or_default();
        let first = [round.to_string(), self.seat.to_string(), name].into_iter();
        let figures = self.figures.iter().map(|figure| figure.value.to_string());
        first.chain(figures).chain([self.points.to_string(), self.total.to_string()]).collect()
    }
}

/// A name as a cell. Names are chosen by strangers: none may end the cell, or be taken for a formula.
fn quoted(name: &str) -> String {
    let guard = if name.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_breaks_out_of_its_cell_or_becomes_a_formula() {
        assert_eq!(quoted("Jack, the \"Rat\"\nx"), "\"Jack, the \"\"Rat\"\"\nx\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted(""), "\"\"");
    }

    #[test]
    fn an_empty_sheet_has_a_heading_alone() {
        assert_eq!(ScoreSheet::default().csv(&[]), "round,seat,player,points,total\n");
    }
}
