//! The table before a game: who sits where, and what can be done.

use engine::Seat;
use protocol::Occupant;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use super::wording::{invitation_words, rows};
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
    let seats = u16::try_from(table.seats.len()).unwrap_or(u16::MAX);
    let [seats_area, invitation_area, log_area, notice_area, choices_area] = Layout::vertical([
        Constraint::Length(seats + 1),
        Constraint::Length(invitation_height),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(choices.height(area.width)),
    ])
    .areas(area);
    let lines: Vec<Line<'_>> =
        Seat::all(u8::try_from(table.seats.len()).unwrap_or(0)).map(|seat| seat_line(app, seat)).collect();
    frame.render_widget(Paragraph::new(lines), seats_area);
    frame.render_widget(invitation, invitation_area);
    frame.render_widget(&Log { tableau: app.tableau(), back: 0, palette: app.palette() }, log_area);
    let notice = app.notice().map(|notice| format!("! {notice}")).unwrap_or_default();
    frame.render_widget(Line::styled(notice, app.palette().alarm()), notice_area);
    frame.render_widget(&choices, choices_area);
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
