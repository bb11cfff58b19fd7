//! A framed panel for each seat with its counters, marks and cards, and one for each pile that nobody owns.

use engine::Seat;
use hosting::{Pile, Scene, SeatPanel, SeatStatus, Target};
use protocol::Occupant;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Paragraph, Widget, Wrap};

use crate::palette::Palette;
use crate::tableau::Tableau;
use crate::widgets::card;

/// How much of a panel is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Cards as pictures, in three rows.
    Large,
    /// Cards as signs, beside the name.
    Small,
    /// Everything in one row, without a frame.
    Row,
}

/// The narrowest a framed panel may be.
const WIDTH_MIN: u16 = 24;

/// All panels of a scene.
pub struct Panels<'a> {
    /// Whose eyes.
    pub tableau: &'a Tableau,
    /// The scene.
    pub scene: &'a Scene,
    /// What the selected choice is done to.
    pub target: Option<&'a Target>,
    /// How things look.
    pub palette: Palette,
}

impl Panels<'_> {
    /// How high all panels are at this size.
    #[must_use]
    pub fn height(&self, size: Size, width: u16) -> u16 {
        self.count().div_ceil(self.columns(size, width)) * self.panel_height(size, width)
    }

    /// Draws them.
    pub fn draw(&self, size: Size, area: Rect, buf: &mut Buffer) {
        let columns = self.columns(size, area.width);
        let (width, height) = (area.width / columns, self.panel_height(size, area.width));
        for (idx, panel) in (0..).zip(self.contents()) {
            let (x, y) = (area.x + idx % columns * width, area.y + idx / columns * height);
            let wanted = Rect { x, y, width, height };
            self.draw_panel(&panel, size, wanted.intersection(area), buf);
        }
    }

    /// As high as the fullest of them needs.
    fn panel_height(&self, size: Size, width: u16) -> u16 {
        if size == Size::Row {
            return 1;
        }
        let inner = (width / self.columns(size, width)).saturating_sub(2);
        let fullest = self.contents().iter().map(|content| rows(&content.text(), inner)).max().unwrap_or(0);
        fullest + if size == Size::Large { 5 } else { 2 }
    }

    fn count(&self) -> u16 {
        u16::try_from(self.scene.seats.len() + self.loose_piles().count()).unwrap_or(u16::MAX)
    }

    fn columns(&self, size: Size, width: u16) -> u16 {
        if size == Size::Row {
            return 1;
        }
        let most = (width / WIDTH_MIN).clamp(1, self.count().max(1));
        // Even rows look better than a full one and a rest.
        self.count().div_ceil(self.count().div_ceil(most)).max(1)
    }

    fn loose_piles(&self) -> impl Iterator<Item = (usize, &Pile)> {
        self.scene.piles.iter().enumerate().filter(|(_, pile)| pile.owner.is_none())
    }

    fn contents(&self) -> Vec<Content> {
        let seats = self.scene.seats.iter().map(|panel| self.seat(panel));
        seats.chain(self.loose_piles().map(|(idx, pile)| self.pile(idx, pile))).collect()
    }

    fn seat(&self, panel: &SeatPanel) -> Content {
        let tableau = self.tableau;
        let piles = || self.scene.piles.iter().enumerate().filter(|(_, pile)| pile.owner == Some(panel.seat));
        let counters: Vec<String> = panel.counters.iter().map(|fact| tableau.say(&fact.label)).collect();
        let mut marks: Vec<String> = panel.badges.iter().map(|badge| tableau.say(&badge.label)).collect();
        marks.extend(self.presence(panel.seat));
        let aimed_at = match self.target {
            Some(Target::Seat(seat)) => *seat == panel.seat,
            Some(Target::Pile(idx)) => piles().any(|(own, _)| own == *idx),
            _ => false,
        };
        Content {
            title: seat_title(tableau, panel.seat),
            status: panel.status,
            facts: marks.into_iter().chain(counters).collect::<Vec<_>>().join(" · "),
            stack: joined(piles().map(|(_, pile)| card::stack(tableau, &pile.cards))),
            row: piles().map(|(_, pile)| card::row(tableau, &pile.cards)).collect::<Vec<_>>().join(" "),
            aimed_at,
        }
    }

    /// Whether the person of a seat is away, or a bot plays for them.
    fn presence(&self, seat: Seat) -> Option<String> {
        let info = self.tableau.seat_info(seat)?;
        let words = self.tableau.words();
        if info.stand_in {
            return Some(words.label("seat-stand-in"));
        }
        let away = matches!(info.occupant, Occupant::Player { here: false, .. });
        away.then(|| words.label("seat-away"))
    }

    fn pile(&self, idx: usize, pile: &Pile) -> Content {
        Content {
            title: self.tableau.say(&pile.label),
            status: SeatStatus::Waiting,
            facts: String::new(),
            stack: card::stack(self.tableau, &pile.cards),
            row: card::row(self.tableau, &pile.cards),
            aimed_at: self.target == Some(&Target::Pile(idx)),
        }
    }

    fn draw_panel(&self, content: &Content, size: Size, area: Rect, buf: &mut Buffer) {
        let style = match content.status {
            _ if content.aimed_at => self.palette.accent(),
            SeatStatus::ToAct => self.palette.accent(),
            SeatStatus::Out => self.palette.quiet(),
            SeatStatus::Waiting => Style::new(),
        };
        let sign = match content.status {
            _ if content.aimed_at => "◆ ",
            SeatStatus::ToAct => "▶ ",
            SeatStatus::Out => "✗ ",
            SeatStatus::Waiting => "",
        };
        let title = format!("{sign}{}", content.title);
        if size == Size::Row {
            let parts = [title.as_str(), &content.row, &content.facts];
            let filled: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            return Line::styled(filled.join("  "), style).render(area, buf);
        }
        let border = if content.aimed_at { BorderType::Thick } else { BorderType::Rounded };
        let mut block = Block::bordered().border_type(border).border_style(style).title(format!(" {title} "));
        if size == Size::Small && !content.row.is_empty() {
            block = block.title_top(Line::raw(format!(" {} ", content.row)).right_aligned());
        }
        let inner = block.inner(area);
        block.render(area, buf);
        let [facts, stack] = Layout::vertical([
            Constraint::Fill(1),
            Constraint::Length(if size == Size::Large { 3 } else { 0 }),
        ])
        .areas(inner);
        content.text().render(facts, buf);
        Paragraph::new(content.stack.join("\n")).render(stack, buf);
    }
}

/// What a panel shows.
struct Content {
    title: String,
    status: SeatStatus,
    facts: String,
    stack: [String; 3],
    row: String,
    aimed_at: bool,
}

impl Content {
    fn text(&self) -> Paragraph<'_> {
        Paragraph::new(self.facts.as_str()).wrap(Wrap { trim: true })
    }
}

fn rows(paragraph: &Paragraph<'_>, width: u16) -> u16 {
    u16::try_from(paragraph.line_count(width)).unwrap_or(u16::MAX)
}

fn joined(stacks: impl Iterator<Item = [String; 3]>) -> [String; 3] {
    let mut rows = [String::new(), String::new(), String::new()];
    for stack in stacks {
        for (row, part) in rows.iter_mut().zip(&stack) {
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(part);
        }
    }
    rows
}

/// What a seat is called, and whether it is the reader's.
#[must_use]
pub fn seat_title(tableau: &Tableau, seat: Seat) -> String {
    let key = if tableau.you() == Some(seat) { "seat-yours" } else { "seat-others" };
    tableau.say(&engine::Message { key: key.into(), args: vec![("who".into(), engine::Arg::Seat(seat))] })
}
