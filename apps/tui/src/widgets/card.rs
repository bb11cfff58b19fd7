//! Cards in box drawing: large or small ones for a hand, small ones that overlap for a pile.

use hosting::CardFace;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;

use crate::art::{Picture, picture};
use crate::palette::Palette;
use crate::tableau::Tableau;

/// How high a large card is.
const LARGE_HEIGHT: u16 = 5;
/// How high a small card is.
const SMALL_HEIGHT: u16 = 3;

const NAME_MIN: usize = 5;
const NAME_MAX: usize = 12;

/// Cards as this player sees them.
#[derive(Clone, Copy)]
pub struct Cards<'a> {
    /// Whose words.
    pub tableau: &'a Tableau,
    /// Whose colors.
    pub palette: Palette,
}

/// A row of text in parts.
pub type Row = Vec<Span<'static>>;

impl Cards<'_> {
    /// How many rows a hand would like at this width.
    #[must_use]
    pub fn hand_height(self, cards: &[CardFace], width: u16) -> u16 {
        let hand: Vec<Held> = self.held(cards);
        if hand.is_empty() {
            return 0;
        }
        [(LARGE_HEIGHT, Held::large_width as fn(&Held) -> u16), (SMALL_HEIGHT, Held::small_width)]
            .into_iter()
            .find(|(_, width_of)| needed(&hand, *width_of) <= width)
            .map_or(2, |(height, _)| height)
    }

    /// Draws a hand: as large cards side by side, as small ones, or in lines, whatever fits.
    pub fn hand(self, cards: &[CardFace], chosen: &[usize], area: Rect, buf: &mut Buffer) {
        let hand = self.held(cards);
        let fits = |height, width_of: fn(&Held) -> u16| {
            area.height >= height && needed(&hand, width_of) <= area.width
        };
        if fits(LARGE_HEIGHT, Held::large_width) {
            self.side_by_side(&hand, chosen, Held::large, area, buf);
        } else if fits(SMALL_HEIGHT, Held::small_width) {
            self.side_by_side(&hand, chosen, Held::small, area, buf);
        } else {
            self.lines(&hand, chosen, area, buf);
        }
    }

    /// A pile as three rows of overlapping cards, bottom card first. What lies face up has a double edge.
    #[must_use]
    pub fn stack(self, cards: &[CardFace]) -> [Row; 3] {
        let mut rows = [Row::new(), Row::new(), Row::new()];
        for card in cards {
            let Picture { small, tint, .. } = self.picture(card);
            let width = Span::raw(small.as_ref()).width();
            let [corner, side, base, edge] =
                if card.face_up { ["╔", "║", "╚", "═"] } else { ["┌", "│", "└", "─"] };
            let style = self.palette.card(tint);
            rows[0].push(Span::styled(format!("{corner}{}", edge.repeat(width)), style));
            rows[1].push(Span::styled(format!("{side}{small}"), style));
            rows[2].push(Span::styled(format!("{base}{}", edge.repeat(width)), style));
        }
        if let Some(top) = cards.last() {
            let edges = if top.face_up { ["╗", "║", "╝"] } else { ["┐", "│", "┘"] };
            let style = self.palette.card(self.picture(top).tint);
            for (row, edge) in rows.iter_mut().zip(edges) {
                row.push(Span::styled(edge, style));
            }
        }
        rows
    }

    /// A pile in one row, bottom card first. What lies face up is in brackets.
    #[must_use]
    pub fn row(self, cards: &[CardFace]) -> Row {
        let card = |card: &CardFace| {
            let Picture { small, tint, .. } = self.picture(card);
            let text = if card.face_up { format!("[{small}]") } else { format!("|{small}|") };
            Span::styled(text, self.palette.card(tint))
        };
        cards.iter().map(card).collect()
    }

    fn picture(self, card: &CardFace) -> Picture {
        picture(&card.face, &self.tableau.say(&card.name), self.tableau.words())
    }

    fn held(self, cards: &[CardFace]) -> Vec<Held> {
        cards
            .iter()
            .map(|card| Held { name: self.tableau.say(&card.name), picture: self.picture(card) })
            .collect()
    }

    fn style(self, held: &Held, is_chosen: bool) -> Style {
        if is_chosen { self.palette.accent() } else { self.palette.card(held.picture.tint) }
    }

    fn side_by_side(
        self,
        hand: &[Held],
        chosen: &[usize],
        rows_of: fn(&Held, Edge) -> Vec<String>,
        area: Rect,
        buf: &mut Buffer,
    ) {
        let mut x = area.x;
        for (idx, held) in hand.iter().enumerate() {
            let is_chosen = chosen.contains(&idx);
            let rows = rows_of(held, if is_chosen { Edge::Chosen } else { Edge::Plain });
            for (y, row) in (area.y..).zip(&rows) {
                buf.set_stringn(x, y, row, usize::from(area.right() - x), self.style(held, is_chosen));
            }
            x += u16::try_from(rows.first().map_or(0, |row| Span::raw(row).width())).unwrap_or(0) + 1;
        }
    }

    /// By name where one line is enough, otherwise by sign in as many lines as there are.
    fn lines(self, hand: &[Held], chosen: &[usize], area: Rect, buf: &mut Buffer) {
        let has_room = needed(hand, Held::name_width) <= area.width;
        let (mut x, mut y) = (area.x, area.y);
        for (idx, held) in hand.iter().enumerate() {
            let is_chosen = chosen.contains(&idx);
            let word = if has_room { held.name.as_str() } else { held.picture.small.as_ref() };
            let text = if is_chosen { format!("▶[{word}]") } else { format!("[{word}]") };
            let width = u16::try_from(Span::raw(text.as_str()).width()).unwrap_or(u16::MAX);
            if x > area.x && x + width > area.right() {
                (x, y) = (area.x, y + 1);
            }
            if y >= area.bottom() {
                return;
            }
            let room = usize::from(area.right() - x);
            x = buf.set_stringn(x, y, text, room, self.style(held, is_chosen)).0 + 1;
        }
    }
}

/// A card of the hand.
struct Held {
    name: String,
    picture: Picture,
}

/// Whether a card is the chosen one, told by its edge.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Plain,
    Chosen,
}

impl Held {
    fn large_width(&self) -> u16 {
        let name = Span::raw(self.name.as_str()).width().clamp(NAME_MIN, NAME_MAX);
        u16::try_from(name + 2).expect("a dozen fits")
    }

    fn small_width(&self) -> u16 {
        u16::try_from(Span::raw(self.picture.small.as_ref()).width() + 2).unwrap_or(u16::MAX)
    }

    fn name_width(&self) -> u16 {
        // The brackets, and the mark of one that is chosen.
        u16::try_from(Span::raw(self.name.as_str()).width() + 3).unwrap_or(u16::MAX)
    }

    fn large(&self, edge: Edge) -> Vec<String> {
        let inner = usize::from(self.large_width()) - 2;
        let [first, second] = &self.picture.large;
        framed(&[first, second, &clipped(&self.name, inner)], inner, edge)
    }

    fn small(&self, edge: Edge) -> Vec<String> {
        framed(&[&self.picture.small], usize::from(self.small_width()) - 2, edge)
    }
}

fn framed(rows: &[&str], inner: usize, edge: Edge) -> Vec<String> {
    let half = (inner - 1) / 2;
    let mark = if edge == Edge::Chosen { "▲" } else { "─" };
    let mut framed = vec![format!("╭{}╮", "─".repeat(inner))];
    framed.extend(rows.iter().map(|row| format!("│{row:^inner$}│")));
    framed.push(format!("╰{}{mark}{}╯", "─".repeat(half), "─".repeat(inner - 1 - half)));
    framed
}

/// The width of all cards side by side, with a gap between them.
fn needed(hand: &[Held], width_of: fn(&Held) -> u16) -> u16 {
    let widths = hand.iter().map(|held| u32::from(width_of(held)) + 1).sum::<u32>();
    u16::try_from(widths.saturating_sub(1)).unwrap_or(u16::MAX)
}

fn clipped(name: &str, width: usize) -> String {
    if Span::raw(name).width() <= width {
        return name.to_owned();
    }
    let mut out: String = name.chars().take(width.saturating_sub(1)).collect();
    out.push('…');
    out
}
