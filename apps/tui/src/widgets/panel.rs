//! A framed panel for each seat with its counters, marks and cards, and one for each pile that nobody owns.

use engine::Seat;
use hosting::{Pile, Scene, SeatPanel, SeatStatus, Target};
use protocol::Occupant;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Paragraph, Widget};

use crate::palette::Palette;
use crate::tableau::Tableau;
use crate::widgets::card::{Cards, Row};
use crate::widgets::facts::packed;

/// How much of a panel is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Cards as pictures, in three rows.
    Large,
    /// Cards as signs, before what is known.
    Small,
    /// Everything in one row, without a frame.
    Row,
}

/// The narrowest a framed panel may be.
const WIDTH_MIN: u16 = 20;

/// All panels of a scene.
pub struct Panels {
    contents: Vec<Content>,
    palette: Palette,
}

impl Panels {
    /// The panels of this scene; `target` is what the selected choice is done to.
    #[must_use]
    pub fn new(tableau: &Tableau, scene: &Scene, target: Option<&Target>, palette: Palette) -> Self {
        let reader = Reader { tableau, scene, target, cards: Cards { tableau, palette } };
        let seats = scene.seats.iter().map(|panel| reader.seat(panel));
        let piles = scene.piles.iter().enumerate().filter(|(_, pile)| pile.owner.is_none());
        Self { contents: seats.chain(piles.map(|(idx, pile)| reader.pile(idx, pile))).collect(), palette }
    }

    /// How high all panels are at this size.
    #[must_use]
    pub fn height(&self, size: Size, width: u16) -> u16 {
        self.count().div_ceil(self.columns(size, width)) * self.panel_height(size, width)
    }

    /// Draws them.
    pub fn draw(&self, size: Size, area: Rect, buf: &mut Buffer) {
        let columns = self.columns(size, area.width);
        let height = self.panel_height(size, area.width);
        for (idx, content) in (0..).zip(&self.contents) {
            let (column, row) = (idx % columns, idx / columns);
            let (left, right) = (area.width * column / columns, area.width * (column + 1) / columns);
            let wanted = Rect { x: area.x + left, y: area.y + row * height, width: right - left, height };
            self.draw_panel(content, size, wanted.intersection(area), buf);
        }
    }

    fn count(&self) -> u16 {
        u16::try_from(self.contents.len()).unwrap_or(u16::MAX)
    }

    fn columns(&self, size: Size, width: u16) -> u16 {
        if size == Size::Row || self.contents.is_empty() {
            return 1;
        }
        let most = (width / WIDTH_MIN).clamp(1, self.count());
        // Even rows look better than a full one and a rest.
        self.count().div_ceil(self.count().div_ceil(most))
    }

    /// As high as the fullest of them needs.
    fn panel_height(&self, size: Size, width: u16) -> u16 {
        if size == Size::Row {
            return 1;
        }
        let inner = usize::from((width / self.columns(size, width)).saturating_sub(2));
        let fullest = self.contents.iter().map(|content| packed(&content.facts(size), inner).len()).max();
        let fullest = u16::try_from(fullest.unwrap_or(0)).unwrap_or(u16::MAX);
        fullest + if size == Size::Large { 5 } else { 2 }
    }

    fn draw_panel(&self, content: &Content, size: Size, area: Rect, buf: &mut Buffer) {
        let (sign, style) = match content.status {
            _ if content.aimed_at => ("◆ ", self.palette.accent()),
            SeatStatus::ToAct => ("▶ ", self.palette.accent()),
            SeatStatus::Out => ("✗ ", self.palette.quiet()),
            SeatStatus::Waiting => ("", Style::new()),
        };
        let title = format!("{sign}{}", content.title);
        if size == Size::Row {
            return content.in_one_row(title, style).render(area, buf);
        }
        let border = if content.aimed_at { BorderType::Thick } else { BorderType::Rounded };
        let block = Block::bordered().border_type(border).border_style(style).title(format!(" {title} "));
        let inner = block.inner(area);
        block.render(area, buf);
        let facts = packed(&content.facts(size), usize::from(inner.width));
        let mut lines: Vec<Line<'_>> = facts.into_iter().map(Line::raw).collect();
        if size == Size::Large {
            lines.resize(usize::from(inner.height.saturating_sub(3)), Line::default());
            lines.extend(content.stack.iter().cloned().map(Line::from));
        } else if let Some(first) = lines.first_mut() {
            content.color_cards(first);
        }
        Paragraph::new(lines).render(inner, buf);
    }
}

/// What a panel shows.
struct Content {
    title: String,
    status: SeatStatus,
    facts: Vec<String>,
    stack: [Row; 3],
    row: Row,
    /// The cards of the row without their colors.
    row_text: String,
    aimed_at: bool,
}

impl Content {
    /// What stands in the frame above the pictures; without pictures, the cards come first.
    fn facts(&self, size: Size) -> Vec<&str> {
        let row = Some(self.row_text.as_str()).filter(|row| size == Size::Small && !row.is_empty());
        row.into_iter().chain(self.facts.iter().map(String::as_str)).collect()
    }

    /// Gives the cards at the beginning of a line their colors back.
    fn color_cards(&self, line: &mut Line<'_>) {
        let text = line.to_string();
        if let Some(rest) = text.strip_prefix(self.row_text.as_str()) {
            let rest = Span::raw(rest.to_owned());
            *line = self.row.iter().cloned().chain([rest]).collect();
        }
    }

    fn in_one_row(&self, title: String, style: Style) -> Line<'static> {
        let mut line = Line::styled(title, style);
        if !self.row.is_empty() {
            line.push_span(Span::raw("  "));
            line.extend(self.row.iter().cloned());
        }
        if !self.facts.is_empty() {
            line.push_span(Span::raw(format!("  {}", self.facts.join(" · "))));
        }
        line
    }
}

/// Puts a scene into words.
struct Reader<'a> {
    tableau: &'a Tableau,
    scene: &'a Scene,
    target: Option<&'a Target>,
    cards: Cards<'a>,
}

impl Reader<'_> {
    fn seat(&self, panel: &SeatPanel) -> Content {
        let tableau = self.tableau;
        let piles = || self.scene.piles.iter().enumerate().filter(|(_, pile)| pile.owner == Some(panel.seat));
        let badges = panel.badges.iter().map(|badge| tableau.say(&badge.label));
        let counters = panel.counters.iter().map(|fact| tableau.say(&fact.label));
        let aimed_at = self.target.is_some_and(|target| {
            aims(target, &Target::Seat(panel.seat))
                || piles().any(|(own, _)| aims(target, &Target::Pile(own)))
        });
        let mut row = Row::new();
        for (_, pile) in piles().filter(|(_, pile)| !pile.cards.is_empty()) {
            row.extend((!row.is_empty()).then(|| Span::raw(" ")));
            row.extend(self.cards.row(&pile.cards));
        }
        Content {
            title: seat_title(tableau, panel.seat),
            status: panel.status,
            facts: badges.chain(self.presence(panel.seat)).chain(counters).collect(),
            stack: joined(piles().map(|(_, pile)| self.cards.stack(&pile.cards))),
            row_text: text_of(&row),
            row,
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
        let mark = away.then_some("seat-away").or(info.idle.then_some("seat-idle"));
        mark.map(|mark| words.label(mark))
    }

    fn pile(&self, idx: usize, pile: &Pile) -> Content {
        let row = self.cards.row(&pile.cards);
        Content {
            title: self.tableau.say(&pile.label),
            status: SeatStatus::Waiting,
            facts: Vec::new(),
            stack: self.cards.stack(&pile.cards),
            row_text: text_of(&row),
            row,
            aimed_at: self.target.is_some_and(|target| aims(target, &Target::Pile(idx))),
        }
    }
}

/// Whether what is chosen is this thing, lies in it, or has it among several.
fn aims(target: &Target, thing: &Target) -> bool {
    match target {
        Target::Card { pile, .. } => *thing == Target::Pile(*pile),
        Target::Several(targets) => targets.iter().any(|target| aims(target, thing)),
        _ => target == thing,
    }
}

fn text_of(row: &Row) -> String {
    row.iter().map(|span| span.content.as_ref()).collect()
}

fn joined(stacks: impl Iterator<Item = [Row; 3]>) -> [Row; 3] {
    let mut rows = [Row::new(), Row::new(), Row::new()];
    for stack in stacks {
        for (row, part) in rows.iter_mut().zip(stack) {
            row.extend((!row.is_empty()).then(|| Span::raw(" ")));
            row.extend(part);
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
