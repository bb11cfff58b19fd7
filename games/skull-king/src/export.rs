//! The score sheet row by row, with every line and its cause: for tests, for other programs, and to be shown.

use engine::{Message, Seat};
use hosting::{Figure, ScoreRound, ScoreRow, ScoreSheet};
use serde::Serialize;

use crate::SkullKing;
use crate::naming::line_message;
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

    /// The score sheet, as it is shown and exported.
    #[must_use]
    pub fn score_sheet(&self, rules: &SkullKing) -> ScoreSheet {
        let rows = self.rows(rules);
        let rounds = rows.chunks(usize::from(rules.seats)).map(|rows| ScoreRound {
            label: Message::new("skull-king-sheet-round")
                .with("round", rows[0].round)
                .with("cards", rows[0].cards),
            rows: rows.iter().map(|row| score_row(row, self.bid_made(row))).collect(),
        });
        ScoreSheet { rounds: rounds.collect() }
    }

    fn bid_made(&self, row: &SheetRow) -> u8 {
        self.sheet.entry(row.round - 1, row.seat).bid_made()
    }
}

fn score_row(row: &SheetRow, bid_made: u8) -> ScoreRow {
    ScoreRow {
        seat: row.seat,
        deed: deed(row, bid_made),
        figures: figures(row),
        lines: row.lines.iter().map(line_message).collect(),
        points: row.round_points.into(),
        total: row.running_total.into(),
    }
}

/// What was bid and won; where Harry has changed the bid, both bids.
fn deed(row: &SheetRow, bid_made: u8) -> Message {
    let key = if row.harry == 0 { "skull-king-sheet-deed" } else { "skull-king-sheet-deed-changed" };
    Message::new(key).with("bid", row.bid).with("won", row.won).with("first", bid_made)
}

/// What a bonus is paid for, each under its own heading.
const CAUSES: [(Cause, &str); 8] = [
    (Cause::Fourteens, "fourteens"),
    (Cause::BlackFourteen, "black_fourteen"),
    (Cause::MermaidsByPirate, "mermaids_by_pirate"),
    (Cause::PiratesByKing, "pirates_by_sk"),
    (Cause::KingByMermaid, "sk_by_mermaid"),
    (Cause::Alliance, "alliances"),
    (Cause::OwnLoot, "own_loot"),
    (Cause::Wager, "wager"),
];

fn figures(row: &SheetRow) -> Vec<Figure> {
    let paid_for = |wanted: Cause| {
        let lines = row.lines.iter().filter(|line| line.cause == wanted);
        lines.map(|line| line.points).sum::<i16>()
    };
    let mut figures = vec![
        Figure::new("cards", row.cards),
        Figure::new("bid", row.bid),
        Figure::new("harry", row.harry),
        Figure::new("cannonball", row.cannon == Cannon::Cannonball),
        Figure::new("won", row.won),
        Figure::new("bid_points", row.bid_points),
    ];
    figures.extend(CAUSES.iter().map(|(cause, name)| Figure::new(name, paid_for(*cause))));
    figures.push(Figure::new("bonus_points", row.bonus_points));
    figures
}
