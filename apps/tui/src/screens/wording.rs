//! What several screens say, and how many rows that takes.

use engine::Arg;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::app::App;
use crate::choice::Taken;
use crate::clocks;
use crate::matters::{Matter, matters};
use crate::tableau::{LinkState, Tableau};

/// What there is to say about the link; nothing when all is well.
pub(crate) fn link_words(tableau: &Tableau) -> Option<String> {
    match tableau.link() {
        LinkState::Up => None,
        LinkState::Connecting => Some(tableau.words().label("link-connecting")),
        LinkState::Lost { seconds } => {
            let seconds = Arg::Number(i64::try_from(seconds).unwrap_or(i64::MAX));
            Some(tableau.words().label_with("link-lost", [("seconds", seconds)]))
        }
        LinkState::Gone(why) => Some(why),
    }
}

/// The link by which others come, where there is one.
pub(crate) fn invitation_words(tableau: &Tableau) -> Option<String> {
    let link = Arg::Text(tableau.invitation()?.to_owned());
    Some(tableau.words().label_with("table-link", [("link", link)]))
}

/// What wants an answer, a line for each, and the clocks.
pub(super) fn matter_lines(app: &App) -> Vec<Line<'static>> {
    let line = |matter: Matter| Line::styled(format!("● {}", matter.told), app.palette().alarm());
    matters(app.tableau()).into_iter().map(line).chain(clock_line(app)).collect()
}

fn clock_line(app: &App) -> Option<Line<'static>> {
    let told = clocks::told(app.tableau())?;
    let is_late = clocks::is_late(app.tableau());
    Some(if is_late { Line::styled(format!("● {told}"), app.palette().alarm()) } else { Line::raw(told) })
}

/// How many rows a text takes at this width.
pub(super) fn rows(paragraph: &Paragraph<'_>, width: u16) -> u16 {
    u16::try_from(paragraph.line_count(width)).unwrap_or(u16::MAX)
}

/// The steps that were taken towards one of many offers, if any.
pub(crate) fn so_far(tableau: &Tableau, taken: &[Taken]) -> Option<String> {
    let steps: Vec<&str> = taken.iter().map(|taken| taken.label.as_str()).collect();
    let steps = Arg::Text(steps.join(" · "));
    (!taken.is_empty()).then(|| tableau.words().label_with("choice-so-far", [("steps", steps)]))
}
