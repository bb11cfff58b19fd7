//! The score sheet as a grid: a row for each round, a column for each seat with the points of the round and all points
//! so far; where that is too wide, with all points so far.

use hosting::{ScoreRound, ScoreRow, ScoreSheet};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::widgets::{Row, Table, Widget};

use crate::palette::Palette;
use crate::tableau::Tableau;

/// Wide enough for the points of a round and all points so far.
const SCORE_WIDTH: u16 = 10;
/// Wide enough for all points so far.
const TOTAL_WIDTH: u16 = 5;
const ROUND_WIDTH: u16 = 6;

/// The score sheet, as far as it fits: the newest rounds.
pub struct Sheet<'a> {
    /// What was scored.
    pub sheet: &'a ScoreSheet,
    /// Whose names.
    pub tableau: &'a Tableau,
    /// How things look.
    pub palette: Palette,
}

impl Sheet<'_> {
    /// How wide and high it would like to be, and at most so wide.
    #[must_use]
    pub fn size(&self, width_max: u16) -> (u16, u16) {
        let rounds = u16::try_from(self.sheet.rounds.len()).unwrap_or(u16::MAX);
        (self.width(self.score_width(width_max)).min(width_max), rounds.saturating_add(1))
    }

    fn width(&self, score: u16) -> u16 {
        let seats = u16::try_from(self.seats()).unwrap_or(u16::MAX);
        ROUND_WIDTH.saturating_add(seats.saturating_mul(score + 1))
    }

    fn score_width(&self, width: u16) -> u16 {
        if self.width(SCORE_WIDTH) <= width { SCORE_WIDTH } else { TOTAL_WIDTH }
    }

    fn seats(&self) -> usize {
        self.tableau.table().map_or(0, |table| table.seats.len())
    }

    fn heading(&self) -> Row<'static> {
        let round = self.tableau.words().label("sheet-round");
        let names = engine::Seat::all(u8::try_from(self.seats()).unwrap_or(0));
        let names = names.map(|seat| self.tableau.name(seat).to_owned());
        Row::new(std::iter::once(round).chain(names)).style(self.palette.title())
    }

    fn row((number, round): (usize, &ScoreRound), width: u16) -> Row<'static> {
        let score = |row: &ScoreRow| match width {
            SCORE_WIDTH => format!("{:>+4} {:>5}", row.points, row.total),
            _ => format!("{:>5}", row.total),
        };
        Row::new(std::iter::once(format!("{number:>4}")).chain(round.rows.iter().map(score)))
    }
}

impl Widget for &Sheet<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let room = usize::from(area.height.saturating_sub(1));
        let skip = self.sheet.rounds.len().saturating_sub(room);
        let width = self.score_width(area.width);
        let rows = (1..).zip(&self.sheet.rounds).skip(skip).map(|round| Sheet::row(round, width));
        let scores = std::iter::repeat_n(Constraint::Length(width), self.seats());
        let widths = std::iter::once(Constraint::Length(ROUND_WIDTH)).chain(scores);
        Table::new(rows, widths).header(self.heading()).render(area, buf);
    }
}
