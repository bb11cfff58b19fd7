//! The score sheet for other programs: as CSV, one row a seat and round, and as JSON with every line and its cause.

use engine::Seat;
use serde::Serialize;

use crate::SkullKing;
use crate::scoring::{Cannon, Cause, Line};
use crate::state::Public;

/// One seat's part of one round, as it is exported.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SheetRow {
    /// The round, counted from one.
    pub round: u8,
    /// The cards dealt to each seat.
    pub cards: u8,
    /// Whose row it is.
    pub seat: Seat,
    /// The bid that stood at the end.
    pub bid: u8,
    /// How Harry had changed it.
    pub harry: i8,
    /// What was loaded with it.
    pub cannon: Cannon,
    /// Tricks won.
    pub won: u8,
    /// Points for the bid.
    pub bid_points: i16,
    /// All other points.
    pub bonus_points: i16,
    /// The points of the round.
    pub round_points: i16,
    /// The points of all rounds so far.
    pub running_total: i16,
    /// Where the points come from, the bid first.
    pub lines: Vec<Line>,
}

impl Public {
    /// The scored rounds, round by round and seat by seat.
    #[must_use]
    pub fn rows(&self, rules: &SkullKing) -> Vec<SheetRow> {
        let mut totals = [0; engine::SEATS_MAX];
        let mut rows = Vec::new();
        for round in 0..self.sheet.rounds_scored() {
            for seat in Seat::all(rules.seats) {
                let row = self.row(rules, round, seat, totals[seat.idx()]);
                totals[seat.idx()] = row.running_total;
                rows.push(row);
            }
        }
        rows
    }

    fn row(&self, rules: &SkullKing, round: u8, seat: Seat, before: i16) -> SheetRow {
        let entry = self.sheet.entry(round, seat);
        let lines = self.sheet.lines(rules, round, seat);
        let sum = |bid: bool| {
            let wanted = lines.iter().filter(|line| (line.cause == Cause::Bid) == bid);
            wanted.map(|line| line.points).sum::<i16>()
        };
        let (bid_points, bonus_points) = (sum(true), sum(false));
        SheetRow {
            round: round + 1,
            cards: rules.cards_in(round),
            seat,
            bid: entry.bid,
            harry: entry.harry,
            cannon: entry.cannon,
            won: entry.won,
            bid_points,
            bonus_points,
            round_points: bid_points + bonus_points,
            running_total: before + bid_points + bonus_points,
            lines: lines.to_vec(),
        }
    }

    /// The score sheet as CSV: a heading, then one row a seat and round.
    #[must_use]
    pub fn csv(&self, rules: &SkullKing) -> String {
        let mut csv =
            String::from("round,cards,seat,bid,won,bid_points,bonus_points,round_points,running_total\n");
        for row in self.rows(rules) {
            let fields = [
                row.round.into(),
                row.cards.into(),
                u8::from(row.seat).into(),
                row.bid.into(),
                row.won.into(),
                row.bid_points,
                row.bonus_points,
                row.round_points,
                row.running_total,
            ];
            csv.push_str(&fields.map(|field: i16| field.to_string()).join(","));
            csv.push('\n');
        }
        csv
    }

    /// The score sheet as JSON: a list of [`SheetRow`].
    #[must_use]
    pub fn sheet_json(&self, rules: &SkullKing) -> serde_json::Value {
        serde_json::json!({ "rows": self.rows(rules) })
    }
}
