//! The table before a game: who sits where, and what can be done.

use engine::Seat;
use protocol::Occupant;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::wording::{invitation_words, matter_lines, rows};
use crate::app::App;
use crate::widgets::choices::Choices;
use crate::widgets::log::Log;
use crate::widgets::panel::seat_title;

pub(super) fn draw(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let Some(table) = app.tableau().table() else { return };
    let choices = Choices::of(app);
    let invitation =
        invitation_words(app.tableau()).map(|words| Paragraph::new(words).wrap(Wrap { trim: true }));
    let invitation_height = invitation.as_ref().map_or(0, |words| rows(words, area.width) + 1);
    let asked = asked(app);
    let seats = u16::try_from(table.seats.len()).unwrap_or(u16::MAX);
    let [seats_area, invitation_area, log_area, asked_area, choices_area] = Layout::vertical([
        Constraint::Length(seats + 1),
        Constraint::Length(invitation_height),
        Constraint::Fill(1),
        Constraint::Length(rows(&asked, area.width).max(1)),
        Constraint::Length(choices.height(area.width)),
    ])
    .areas(area);
    let lines: Vec<Line<'_>> =
        Seat::all(u8::try_from(table.seats.len()).unwrap_or(0)).map(|seat| seat_line(app, seat)).collect();
    frame.render_widget(Paragraph::new(lines), seats_area);
    frame.render_widget(invitation, invitation_area);
    frame.render_widget(&Log { tableau: app.tableau(), back: 0, palette: app.palette() }, log_area);
    frame.render_widget(asked, asked_area);
    frame.render_widget(&choices, choices_area);
}

/// Why the last thing was not done, what wants an answer, and what there is to know about the selected choice.
fn asked(app: &App) -> Paragraph<'static> {
    let notice = app.notice().map(|notice| Line::styled(format!("! {notice}"), app.palette().alarm()));
    let lines: Vec<Line<'_>> = notice.into_iter().chain(matter_lines(app)).chain(about(app)).collect();
    Paragraph::new(lines).wrap(Wrap { trim: true })
}

fn about(app: &App) -> Option<Line<'static>> {
    let choice = app.selection().filter(|choice| choice.about.is_some())?;
    Some(Line::styled(choice.in_full(app.tableau().words()), app.palette().quiet()))
}

fn seat_line(app: &App, seat: Seat) -> Line<'static> {
    let tableau = app.tableau();
    let words = tableau.words();
    let extra = match tableau.seat_info(seat).map(|info| &info.occupant) {
        Some(Occupant::Bot { kind, .. }) => words.label(&format!("bot-{kind}")),
        Some(Occupant::Player { here: false, .. }) => words.label("seat-away"),
        _ => String::new(),
    };
    let title = seat_title(tableau, seat);
    let text = if extra.is_empty() { title } else { format!("{title} · {extra}") };
    Line::raw(format!("{:>2}. {text}", seat.idx() + 1))
}
