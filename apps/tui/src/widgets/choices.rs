//! What the player may do, a row for each verb. The selected one is marked by arrows, not only by its look.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::app::groups;
use crate::choice::Choice;
use crate::palette::Palette;

/// The rows of choices.
pub struct Choices<'a> {
    /// All of them.
    pub choices: &'a [Choice],
    /// Which one is selected.
    pub selected: usize,
    /// How things look.
    pub palette: Palette,
}

impl Choices<'_> {
    /// How many rows they take.
    #[must_use]
    pub fn height(&self) -> u16 {
        u16::try_from(groups(self.choices).len()).unwrap_or(u16::MAX)
    }

    fn chip(&self, idx: usize) -> Span<'static> {
        let choice = &self.choices[idx];
        // A number shows its own key.
        let key = choice.hotkey.filter(|_| choice.number().is_none());
        let key = key.map(|key| format!(" ({key})")).unwrap_or_default();
        if idx == self.selected {
            Span::styled(format!("▶ {}{key} ◀", choice.label), self.palette.selected())
        } else {
            Span::raw(format!("  {}{key}  ", choice.label))
        }
    }

    /// The chips of a row, from the first that lets the selected one be seen.
    fn row(&self, group: std::ops::Range<usize>, width: u16) -> Line<'static> {
        let chips: Vec<Span<'static>> = group.clone().map(|idx| self.chip(idx)).collect();
        let within = group.contains(&self.selected).then(|| self.selected - group.start);
        let from = first_shown(&chips, within.unwrap_or(0), usize::from(width));
        let mut line = Line::default();
        if from > 0 {
            line.push_span(Span::raw("‹"));
        }
        line.extend(chips.into_iter().skip(from));
        line
    }
}

impl Widget for &Choices<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let groups = groups(self.choices);
        let own = groups.iter().position(|group| group.contains(&self.selected)).unwrap_or(0);
        let skip = (own + 1).saturating_sub(usize::from(area.height));
        for (group, y) in groups.into_iter().skip(skip).zip(area.y..area.bottom()) {
            let line = self.row(group, area.width);
            let too_long = line.width() > usize::from(area.width);
            line.render(Rect { y, height: 1, ..area }, buf);
            if too_long && area.width > 0 {
                buf.set_string(area.right() - 1, y, "›", self.palette.quiet());
            }
        }
    }
}

/// How many chips at the start of a row are left out, so that the one at `within` ends inside the width.
fn first_shown(chips: &[Span<'_>], within: usize, width: usize) -> usize {
    let room = width.saturating_sub(2);
    let mut from = 0;
    let mut used: usize = chips.iter().take(within + 1).map(Span::width).sum();
    while used > room && from < within {
        used -= chips[from].width();
        from += 1;
    }
    from
}
