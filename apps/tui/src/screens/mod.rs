//! What fills the screen: the table, the gathering before a game, and what can lie over them.

mod gathering;
mod overlay;
mod table;
mod wording;

use protocol::Phase;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::App;
use crate::tableau::{LinkState, Tableau};

pub(crate) use wording::{invitation_words, link_words, so_far};

/// Draws the app.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let [head, body, foot] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(frame.area());
    header(app, head, frame);
    match (app.tableau().phase(), app.tableau().scene()) {
        (Some(Phase::Playing | Phase::Over), Some(scene)) => table::draw(app, scene, body, frame),
        (Some(_), _) => gathering::draw(app, body, frame),
        (None, _) => connecting(app, body, frame),
    }
    footer(app, foot, frame);
    overlay::draw(app, frame);
}

/// The name of the game and where it stands; on the right, how the link is when it is not well.
fn header(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let tableau = app.tableau();
    let mut parts = Vec::new();
    if tableau.table().is_some() {
        parts.push(tableau.game_name());
    }
    parts.extend(tableau.scene().map(|scene| tableau.say(&scene.title)));
    frame.render_widget(Line::styled(parts.join(" · "), app.palette().title()), area);
    if let Some(link) = link_words_with_key(tableau) {
        frame.render_widget(Line::styled(link, app.palette().alarm()).right_aligned(), area);
    }
}

fn footer(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let words = app.tableau().words();
    let sheet = if app.has_sheet() { format!(" · {}", words.label("keys-sheet")) } else { String::new() };
    let keys = |key| Line::styled(words.label(key) + &sheet, app.palette().quiet());
    let (long, short) = (keys("keys-long"), keys("keys-short"));
    let fits = long.width() <= usize::from(area.width);
    let hint = match app.is_held() {
        true => Line::styled(words.label("keys-held"), app.palette().quiet()),
        false if fits => long,
        false => short,
    };
    frame.render_widget(hint, area);
}

fn connecting(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let words = link_words_with_key(app.tableau()).unwrap_or_default();
    frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }).centered(), area);
}

/// What there is to say about the link, with the key that does not wait.
fn link_words_with_key(tableau: &Tableau) -> Option<String> {
    let words = link_words(tableau)?;
    let is_waiting = matches!(tableau.link(), LinkState::Lost { seconds: 1.. });
    Some(if is_waiting { format!("{words} {}", tableau.words().label("link-retry-key")) } else { words })
}
