//! The table during and after a game: seats, facts, log, hand and choices, arranged by the room there is.

use client::Step;
use hosting::{Scene, Target};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::wording::{matter_lines, rows, so_far};
use crate::app::App;
use crate::widgets::card::Cards;
use crate::widgets::choices::Choices;
use crate::widgets::facts::packed;
use crate::widgets::log::Log;
use crate::widgets::panel::{Panels, Size};

/// From this width on the log has a column of its own.
const WIDE: u16 = 104;
const LOG_WIDTH: u16 = 36;
/// The fewest rows the log should keep below the seats.
const LOG_MIN: u16 = 3;
/// The most rows for what is asked.
const PROMPT_MAX: u16 = 5;
/// The rows that choices have even where the seats do not fit any more.
const CHOICES_MIN: u16 = 4;

pub(super) fn draw(app: &App, scene: &Scene, area: Rect, frame: &mut Frame<'_>) {
    if area.width < WIDE {
        return column(app, scene, area, LogPlace::Below, frame);
    }
    let [board, log] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(LOG_WIDTH)]).areas(area);
    column(app, scene, board, LogPlace::Elsewhere, frame);
    let block = Block::new().borders(Borders::LEFT);
    let inner = block.inner(log);
    frame.render_widget(block, log);
    draw_log(app, inner, frame);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LogPlace {
    Below,
    Elsewhere,
}

fn column(app: &App, scene: &Scene, area: Rect, log_place: LogPlace, frame: &mut Frame<'_>) {
    let tableau = app.tableau();
    let choices = Choices::of(app);
    let facts: Vec<String> = scene.facts.iter().map(|fact| tableau.say(&fact.label)).collect();
    let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
    let facts = Paragraph::new(packed(&facts, usize::from(area.width)).join("\n")).wrap(Wrap { trim: true });
    let prompt = prompt(app, scene);

    let log = if log_place == LogPlace::Below { LOG_MIN } else { 0 };
    let facts_height = rows(&facts, area.width).min(3);
    let prompt_height = rows(&prompt, area.width).min(PROMPT_MAX);
    let target = app.selection().map(|choice| &choice.target);
    let panels = Panels::new(tableau, scene, target, app.palette());
    let cards = Cards { tableau, palette: app.palette() };
    let hand_max = cards.hand_height(&scene.hand, area.width);
    let room = area.height.saturating_sub(facts_height + prompt_height + log);
    let least = panels.height(Size::Row, area.width) + hand_max.min(1);
    let choices_height = choices.height(area.width).min(room.saturating_sub(least).max(CHOICES_MIN));
    let room = room.saturating_sub(choices_height);
    let (size, hand_height) =
        arrange(|size| panels.height(size, area.width), hand_max, room, log.saturating_sub(1));
    let panels_height = panels.height(size, area.width).min((room + log).saturating_sub(hand_height));

    let [panels_area, facts_area, log_area, prompt_area, hand_area, choices_area] = Layout::vertical([
        Constraint::Length(panels_height),
        Constraint::Length(facts_height),
        Constraint::Fill(1),
        Constraint::Length(prompt_height),
        Constraint::Length(hand_height),
        Constraint::Length(choices_height),
    ])
    .areas(area);
    panels.draw(size, panels_area, frame.buffer_mut());
    frame.render_widget(facts, facts_area);
    if log_place == LogPlace::Below {
        draw_log(app, log_area, frame);
    }
    frame.render_widget(prompt, prompt_area);
    draw_hand(app, scene, hand_area, frame);
    frame.render_widget(&choices, choices_area);
}

/// Whose turn it is, or how it ended, or why the last thing was not done.
fn prompt<'a>(app: &'a App, scene: &Scene) -> Paragraph<'a> {
    let tableau = app.tableau();
    let mut lines = Vec::new();
    if let Some(notice) = app.notice() {
        lines.push(Line::styled(format!("! {notice}"), app.palette().alarm()));
    }
    lines.extend(matter_lines(app));
    let (sign, message) = match &scene.outcome {
        Some(outcome) => ("★ ", &outcome.label),
        None if scene.offers.is_empty() || !tableau.may_move() => ("… ", &scene.prompt),
        None => ("▶ ", &scene.prompt),
    };
    lines.push(Line::styled(format!("{sign}{}", tableau.say(message)), app.palette().accent()));
    lines.extend(so_far(tableau, app.taken()).map(Line::raw));
    Paragraph::new(lines).wrap(Wrap { trim: true })
}

/// The most generous sizes of seats and hand that fit, smaller cards of the seats before a smaller hand. The log gives
/// its spare rows up before the seats lose their frames.
fn arrange(panels_height: impl Fn(Size) -> u16, hand_max: u16, room: u16, spare: u16) -> (Size, u16) {
    let small = hand_max.min(1);
    let plans = [
        (Size::Large, hand_max, room),
        (Size::Small, hand_max, room),
        (Size::Small, small, room),
        (Size::Small, small, room + spare),
        (Size::Row, hand_max, room),
    ];
    let fits = |(size, hand, room): &(Size, u16, u16)| panels_height(*size) + hand <= *room;
    plans.into_iter().find(fits).map_or((Size::Row, small), |(size, hand, _)| (size, hand))
}

fn draw_hand(app: &App, scene: &Scene, area: Rect, frame: &mut Frame<'_>) {
    let mut chosen = Vec::new();
    for taken in app.taken() {
        if let Step::Target(target) = &taken.step {
            hand_places(target, &mut chosen);
        }
    }
    if let Some(choice) = app.selection() {
        hand_places(&choice.target, &mut chosen);
    }
    let cards = Cards { tableau: app.tableau(), palette: app.palette() };
    cards.hand(&scene.hand, &chosen, area, frame.buffer_mut());
}

/// The places in the hand that a target names.
fn hand_places(target: &Target, places: &mut Vec<usize>) {
    match target {
        Target::Hand(place) => places.push(*place),
        Target::Several(targets) => targets.iter().for_each(|target| hand_places(target, places)),
        _ => {}
    }
}

fn draw_log(app: &App, area: Rect, frame: &mut Frame<'_>) {
    frame.render_widget(&Log { tableau: app.tableau(), back: 0, palette: app.palette() }, area);
}
