//! The newest sentences of the log, wrapped, the last one at the bottom.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::palette::Palette;
use crate::tableau::Tableau;

/// The log, as far as it fits.
pub struct Log<'a> {
    /// Whose log.
    pub tableau: &'a Tableau,
    /// How many of the newest sentences are left out.
    pub back: usize,
    /// How things look.
    pub palette: Palette,
}

impl Widget for &Log<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let mut bottom = area.bottom();
        for (idx, sentence) in self.tableau.log().rev().skip(self.back).enumerate() {
            let style = if idx == 0 { ratatui::style::Style::new() } else { self.palette.quiet() };
            let lines = Paragraph::new(Line::styled(sentence, style)).wrap(Wrap { trim: true });
            let height = u16::try_from(lines.line_count(area.width)).unwrap_or(u16::MAX);
            if height == 0 || bottom.saturating_sub(area.y) < height {
                return;
            }
            bottom -= height;
            lines.render(Rect { y: bottom, height, ..area }, buf);
        }
    }
}
