//! What lies over the table: the keys, the rules, the whole log, the score sheet, what else can be done, the question
//! whether to leave.

use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::Text;
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

use crate::app::{App, Overlay};
use crate::choice::Page;
use crate::house;
use crate::rulebook::rulebook;
use crate::widgets::choices::Choices;
use crate::widgets::log::Log;
use crate::widgets::sheet::Sheet;

pub(super) fn draw(app: &App, frame: &mut Frame<'_>) {
    match app.overlay() {
        None => {}
        Some(Overlay::Help) => text(app, "keys-title", "keys-help", frame),
        Some(Overlay::Rules) => rules(app, frame),
        Some(Overlay::Leave) => text(app, "leave-title", "leave-question", frame),
        Some(Overlay::Log) => log(app, frame),
        Some(Overlay::Menu(page)) => menu(app, page, frame),
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

/// What else can be done at the table, a line for each.
fn menu(app: &App, page: Page, frame: &mut Frame<'_>) {
    let choices = Choices::of_menu(app);
    let title = house::title(app.tableau(), page);
    let wanted = choices.width().max(u16::try_from(title.chars().count()).unwrap_or(u16::MAX));
    let width = wanted.saturating_add(4).min(frame.area().width);
    let height = choices.height(width.saturating_sub(4)).saturating_add(2);
    let area = centered(frame.area(), width, height).intersection(frame.area());
    let block = block(&title).border_style(app.palette().accent());
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    frame.render_widget(&choices, inner);
}

fn block(title: &str) -> Block<'static> {
    Block::bordered().title(format!(" {title} ")).padding(ratatui::widgets::Padding::horizontal(1))
}

fn centered(area: Rect, width: u16, height: u16) -> Rect {
    let [row] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let [cell] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(row);
    cell
}
