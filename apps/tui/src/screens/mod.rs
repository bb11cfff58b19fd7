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

use crate::app::{App, Overlay};
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
    let hint = match app.overlay() {
        Some(Overlay::Writing) => app.tableau().words().label("keys-writing"),
        Some(Overlay::Menu(_)) => app.tableau().words().label("keys-menu-open"),
        _ if app.is_held() => app.tableau().words().label("keys-held"),
        _ => keys_that_fit(app, area.width),
    };
    frame.render_widget(Line::styled(hint, app.palette().quiet()), area);
}

/// The keys in as many words as there is room for.
fn keys_that_fit(app: &App, width: u16) -> String {
    let words = app.tableau().words();
    let menu = app.has_menu().then_some("keys-menu");
    let sheet = app.has_sheet().then_some("keys-sheet");
    let hint = |keys: &str, more: [Option<&str>; 2]| {
        let parts = std::iter::once(keys).chain(more.into_iter().flatten());
        parts.map(|key| words.label(key)).collect::<Vec<_>>().join(" · ")
    };
    let both = [menu, sheet];
    let (long, short) = (hint("keys-long", both), hint("keys-short", both));
    let fits = |hint: &String| Line::raw(hint.as_str()).width() <= usize::from(width);
    [long, short].into_iter().find(fits).unwrap_or_else(|| hint("keys-short", [menu, None]))
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
