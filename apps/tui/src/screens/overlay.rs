//! What lies over the table: the keys, the rules, the whole log, the score sheet, what else can be done, the question
//! whether to leave.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use super::wording::rows;
use crate::app::{App, Overlay};
use crate::choice::{Choice, Page};
use crate::house;
use crate::rulebook::rulebook;
use crate::widgets::choices::Choices;
use crate::widgets::log::Log;
use crate::widgets::sheet::Sheet;

/// Wide enough to read what there is to know about a choice, and so many rows for it.
const ABOUT_WIDTH: u16 = 56;
const ABOUT_ROWS_MAX: u16 = 6;

/// Wide enough for a sentence.
const WRITING_WIDTH: u16 = 56;

pub(super) fn draw(app: &App, frame: &mut Frame<'_>) {
    match app.overlay() {
        None => {}
        Some(Overlay::Help) => text(app, "keys-title", "keys-help", frame),
        Some(Overlay::Rules) => rules(app, frame),
        Some(Overlay::Leave) => text(app, "leave-title", "leave-question", frame),
        Some(Overlay::Log) => log(app, frame),
        Some(Overlay::Menu(page)) => menu(app, page, frame),
        Some(Overlay::Writing) => writing(app, frame),
        Some(Overlay::Sheet) => sheet(app, frame),
    }
}

fn text(app: &App, title: &str, body: &str, frame: &mut Frame<'_>) {
    let words = app.tableau().words();
    let text = Text::from(words.label(body));
    // Languages are of different width, and a line that is broken is harder to read.
    let wanted = u16::try_from(text.width()).unwrap_or(u16::MAX).saturating_add(4);
    let width = frame.area().width.min(wanted.max(64));
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: false });
    let height = u16::try_from(paragraph.line_count(width.saturating_sub(4))).unwrap_or(u16::MAX);
    let area = centered(frame.area(), width, height.saturating_add(2));
    let block = block(&words.label(title)).border_style(app.palette().accent());
    frame.render_widget(Clear, area);
    frame.render_widget(paragraph.block(block), area);
}

fn rules(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let lines = rulebook(app.tableau()).into_iter().skip(app.rules_down());
    let text = lines.collect::<Vec<_>>().join("\n");
    let block = block(&app.tableau().words().label("rules-title"));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).block(block), area);
}

fn log(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let block = block(&app.tableau().words().label("log-title"));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    frame.render_widget(&Log { tableau: app.tableau(), back: app.log_back(), palette: app.palette() }, inner);
}

fn sheet(app: &App, frame: &mut Frame<'_>) {
    let Some(sheet) = app.tableau().scene().and_then(|scene| scene.sheet.as_ref()) else { return };
    let sheet = Sheet { sheet, tableau: app.tableau(), palette: app.palette() };
    let block = block(&app.tableau().words().label("sheet-title")).border_style(app.palette().accent());
    let (width, height) = sheet.size(frame.area().width.saturating_sub(4));
    let area = centered(frame.area(), width.saturating_add(4), height.saturating_add(2));
    let area = area.intersection(frame.area());
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    frame.render_widget(&sheet, inner);
}

/// What else can be done at the table, a line for each, below what there is to read first and above what there is to know
/// about what is selected.
fn menu(app: &App, page: Page, frame: &mut Frame<'_>) {
    let (choices, title) = (Choices::of_menu(app), house::title(app.tableau(), page));
    let told = house::told(app.tableau(), page);
    let width = menu_width(app, &choices, &title, &told).min(frame.area().width);
    let inner_width = width.saturating_sub(4);
    let told_height = if told.is_empty() { 0 } else { rows(&paragraph(&told), inner_width) + 1 };
    let abouts = app.menu().choices().iter().map(|choice| rows(&about(app, Some(choice)), inner_width));
    let about_height = abouts.max().filter(|_| has_abouts(app)).map_or(0, |rows| rows.min(ABOUT_ROWS_MAX));
    let height = choices.height(inner_width).saturating_add(told_height + about_height + 2);
    let area = centered(frame.area(), width, height).intersection(frame.area());
    let block = block(&title).border_style(app.palette().accent());
    let parts = [Constraint::Length(told_height), Constraint::Min(1), Constraint::Length(about_height)];
    let [told_area, choices_area, about_area] = Layout::vertical(parts).areas(block.inner(area));
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    frame.render_widget(paragraph(&told), told_area);
    frame.render_widget(&choices, choices_area);
    frame.render_widget(about(app, app.menu().selection()), about_area);
}

/// As wide as its widest line; where there is something to know about what is selected, wide enough to read it.
fn menu_width(app: &App, choices: &Choices<'_>, title: &str, told: &[String]) -> u16 {
    let lines = std::iter::once(title).chain(told.iter().map(String::as_str));
    let widest = lines.map(|line| Line::raw(line).width()).max().unwrap_or(0);
    let about = if has_abouts(app) { ABOUT_WIDTH } else { 0 };
    choices.width().max(u16::try_from(widest).unwrap_or(u16::MAX)).max(about).saturating_add(4)
}

fn has_abouts(app: &App) -> bool {
    app.menu().choices().iter().any(|choice| choice.about.is_some())
}

fn about(app: &App, choice: Option<&Choice>) -> Paragraph<'static> {
    let about = choice.and_then(|choice| choice.about.clone()).unwrap_or_default();
    let lines = vec![Line::default(), Line::styled(about, app.palette().quiet())];
    Paragraph::new(lines).wrap(Wrap { trim: true })
}

fn paragraph(lines: &[String]) -> Paragraph<'static> {
    Paragraph::new(lines.join("\n")).wrap(Wrap { trim: true })
}

/// What is being said in the reader's own words.
fn writing(app: &App, frame: &mut Frame<'_>) {
    let block = block(&app.tableau().words().label("web-own-words")).border_style(app.palette().accent());
    let width = frame.area().width.min(WRITING_WIDTH);
    let text = Paragraph::new(format!("{}▏", app.writing())).wrap(Wrap { trim: false });
    let area = centered(frame.area(), width, rows(&text, width.saturating_sub(4)).saturating_add(2));
    frame.render_widget(Clear, area);
    frame.render_widget(text.block(block), area);
}

fn block(title: &str) -> Block<'static> {
    Block::bordered().title(format!(" {title} ")).padding(ratatui::widgets::Padding::horizontal(1))
}

fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [cell] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    cell
}
