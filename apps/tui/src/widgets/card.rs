//! Cards in box drawing: large ones for a hand, small ones that overlap for a pile.

use hosting::CardFace;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use crate::art::picture;
use crate::tableau::Tableau;

/// How high a large card is.
pub const LARGE_HEIGHT: u16 = 5;

const NAME_MIN: usize = 5;
const NAME_MAX: usize = 12;

/// Draws a hand as large cards side by side, or as a line of names where they do not fit.
pub fn hand(
    tableau: &Tableau,
    cards: &[CardFace],
    chosen: Option<usize>,
    style: Style,
    area: Rect,
    buf: &mut Buffer,
) {
    let names: Vec<String> = cards.iter().map(|card| tableau.say(&card.name)).collect();
    let widths: Vec<u16> = names.iter().map(|name| large_width(name)).collect();
    let needed: u16 = widths.iter().map(|width| width + 1).sum();
    if area.height < LARGE_HEIGHT || needed > area.width + 1 {
        return line(&names, chosen, style, area, buf);
    }
    let mut x = area.x;
    for (idx, card) in cards.iter().enumerate() {
        let style = if chosen == Some(idx) { style } else { Style::new() };
        let rows = large(&names[idx], &card.face, usize::from(widths[idx]) - 2, chosen == Some(idx));
        for (y, row) in (area.y..).zip(&rows) {
            buf.set_stringn(x, y, row, usize::from(area.right() - x), style);
        }
        x += widths[idx] + 1;
    }
}

/// A pile as three rows of overlapping cards, bottom card first. What lies face up has a double edge.
#[must_use]
pub fn stack(tableau: &Tableau, cards: &[CardFace]) -> [String; 3] {
    let mut rows = [String::new(), String::new(), String::new()];
    for card in cards {
        let small = small(tableau, card);
        let edges = if card.face_up { ["╔═", "║", "╚═"] } else { ["┌─", "│", "└─"] };
        rows[0].push_str(edges[0]);
        rows[1].push_str(edges[1]);
        rows[1].push(small);
        rows[2].push_str(edges[2]);
    }
    if let Some(top) = cards.last() {
        let edges = if top.face_up { ['╗', '║', '╝'] } else { ['┐', '│', '┘'] };
        for (row, edge) in rows.iter_mut().zip(edges) {
            row.push(edge);
        }
    }
    rows
}

/// A pile in one row, bottom card first. What lies face up is in brackets.
#[must_use]
pub fn row(tableau: &Tableau, cards: &[CardFace]) -> String {
    let card = |card: &CardFace| {
        let small = small(tableau, card);
        if card.face_up { format!("[{small}]") } else { format!("|{small}|") }
    };
    cards.iter().map(card).collect()
}

fn small(tableau: &Tableau, card: &CardFace) -> char {
    picture(&card.face, &tableau.say(&card.name)).small
}

fn large_width(name: &str) -> u16 {
    let name = Span::raw(name).width().clamp(NAME_MIN, NAME_MAX);
    u16::try_from(name + 2).expect("a dozen fits")
}

fn large(name: &str, face: &str, inner: usize, chosen: bool) -> [String; 5] {
    let art = picture(face, name).large;
    let edge = "─".repeat(inner);
    let (top, bottom) = if chosen { ("╭", "▲") } else { ("╭", "─") };
    let half = (inner - 1) / 2;
    let base = format!("╰{}{bottom}{}╯", "─".repeat(half), "─".repeat(inner - 1 - half));
    [
        format!("{top}{edge}╮"),
        format!("│{:^inner$}│", art[0]),
        format!("│{:^inner$}│", art[1]),
        format!("│{:^inner$}│", clipped(name, inner)),
        base,
    ]
}

fn clipped(name: &str, width: usize) -> String {
    if Span::raw(name).width() <= width {
        return name.to_owned();
    }
    let mut out: String = name.chars().take(width.saturating_sub(1)).collect();
    out.push('…');
    out
}

fn line(names: &[String], chosen: Option<usize>, style: Style, area: Rect, buf: &mut Buffer) {
    let mut x = area.x;
    for (idx, name) in names.iter().enumerate() {
        let (text, style) = if chosen == Some(idx) {
            (format!("▶[{name}]"), style)
        } else {
            (format!("[{name}]"), Style::new())
        };
        if area.is_empty() || x >= area.right() {
            return;
        }
        x = buf.set_stringn(x, area.y, text, usize::from(area.right() - x), style).0 + 1;
    }
}
