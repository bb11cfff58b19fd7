//! What the player may do: a new row for each verb, as many rows as it takes. What does not fit is counted, and the
//! rows scroll with the selection. The selected choice is marked by arrows, not only by its look.

use std::ops::Range;

use client::common_words;
use engine::Arg;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use words::Words;

use crate::app::App;
use crate::choice::Choice;
use crate::list::{List, groups};
use crate::palette::Palette;
use crate::typed::are_numbers;

/// What a choice has on both sides: arrows, or room for them.
const ARROWS: usize = 4;

/// The rows of choices.
pub struct Choices<'a> {
    layout: Layout,
    choices: &'a [Choice],
    selected: usize,
    palette: Palette,
    words: &'a Words,
}

/// How many choices stand in a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// As many of one verb as there is room for.
    Packed,
    /// One.
    Single,
}

impl<'a> Choices<'a> {
    /// The choices of this client.
    #[must_use]
    pub fn of(app: &'a App) -> Self {
        let words = app.tableau().words();
        let (choices, selected) = (app.choices(), app.selected());
        Self { layout: Layout::Packed, choices, selected, palette: app.palette(), words }
    }

    /// The open page of what else can be done at the table.
    #[must_use]
    pub fn of_menu(app: &'a App) -> Self {
        let (menu, words): (&List, _) = (app.menu(), app.tableau().words());
        let (choices, selected) = (menu.choices(), menu.selected());
        Self { layout: Layout::Single, choices, selected, palette: app.palette(), words }
    }

    /// How wide the widest of them is.
    #[must_use]
    pub fn width(&self) -> u16 {
        let widths = (0..self.choices.len()).map(|idx| self.chip(idx, u16::MAX).width());
        u16::try_from(widths.max().unwrap_or(0)).unwrap_or(u16::MAX)
    }

    /// How many rows they take at this width.
    #[must_use]
    pub fn height(&self, width: u16) -> u16 {
        u16::try_from(self.rows(width).len()).unwrap_or(u16::MAX)
    }

    fn chip(&self, idx: usize, width: u16) -> Span<'static> {
        let text = self.text(idx, &self.choices[idx].label);
        let too_long = Span::raw(text.as_str()).width() + ARROWS > usize::from(width);
        let text = if too_long { self.text(idx, &self.own_words(idx)) } else { text };
        if idx == self.selected {
            Span::styled(format!("▶ {text} ◀"), self.palette.selected())
        } else {
            Span::raw(format!("  {text}  "))
        }
    }

    /// The label with what is typed for it.
    fn text(&self, idx: usize, label: &str) -> String {
        let choice = &self.choices[idx];
        match choice.hotkey.filter(char::is_ascii_alphabetic) {
            // A number shows what is typed for it.
            _ if choice.number().is_some() => label.to_owned(),
            Some(key) => format!("{label} ({key})"),
            None if are_numbers(self.choices) => label.to_owned(),
            None => format!("{}. {label}", idx + 1),
        }
    }

    /// What tells a choice apart from the others of its verb.
    fn own_words(&self, idx: usize) -> String {
        let choice = &self.choices[idx];
        let others = self.choices.iter().filter(|other| other.verb == choice.verb);
        let common = common_words(others.map(|other| other.label.clone()));
        let own = choice.label.split_whitespace().skip(common.split_whitespace().count());
        let own = own.collect::<Vec<_>>().join(" ");
        if common.is_empty() || own.is_empty() { choice.label.clone() } else { format!("… {own}") }
    }

    /// Which choices stand in which row.
    fn rows(&self, width: u16) -> Vec<Range<usize>> {
        if self.layout == Layout::Single {
            return (0..self.choices.len()).map(|idx| idx..idx + 1).collect();
        }
        let mut rows: Vec<Range<usize>> = Vec::new();
        for group in groups(self.choices) {
            let (mut from, mut used) = (group.start, 0);
            for idx in group.clone() {
                let chip = self.chip(idx, width).width();
                if used > 0 && used + chip > usize::from(width) {
                    rows.push(from..idx);
                    (from, used) = (idx, 0);
                }
                used += chip;
            }
            rows.push(from..group.end);
        }
        rows
    }

    fn draw_row(&self, row: Range<usize>, area: Rect, buf: &mut Buffer) {
        let line: Line<'_> = row.map(|idx| self.chip(idx, area.width)).collect();
        let too_long = line.width() > usize::from(area.width);
        line.render(area, buf);
        if too_long && area.width > 0 {
            buf.set_string(area.right() - 1, area.y, "›", self.palette.quiet());
        }
    }

    /// How many choices are out of sight, above and below.
    fn mark(&self, above: usize, below: usize) -> Line<'static> {
        let count = |key, count: usize| {
            (count > 0).then(|| self.words.label_with(key, [("count", Arg::from(count))]))
        };
        let parts: Vec<String> =
            count("choices-above", above).into_iter().chain(count("choices-below", below)).collect();
        Line::styled(parts.join("  "), self.palette.quiet())
    }
}

impl Widget for &Choices<'_> {
    fn render(self, area: Rect, buf: &mut Buffer) {
        let rows = self.rows(area.width);
        let height = usize::from(area.height);
        // Where not all rows fit, the last one counts what is out of sight.
        let shown = if rows.len() <= height { height } else { height.saturating_sub(1).max(1) };
        let own = rows.iter().position(|row| row.contains(&self.selected)).unwrap_or(0);
        let from = (own + 1).saturating_sub(shown);
        let seen = &rows[from.min(rows.len())..rows.len().min(from + shown)];
        for (row, y) in seen.iter().zip(area.y..area.bottom()) {
            self.draw_row(row.clone(), Rect { y, height: 1, ..area }, buf);
        }
        if let [first, .., last] | [first @ last] = seen
            && rows.len() > height
        {
            let mark = self.mark(first.start, self.choices.len() - last.end);
            let mark = if height > 1 { mark } else { mark.right_aligned() };
            mark.render(Rect { y: area.bottom().saturating_sub(1), height: 1, ..area }, buf);
        }
    }
}
