//! The log: everything that happened, in words, newest first.

use leptos::html::Dialog;
use leptos::prelude::*;

use super::session::{Line, LineKind, Session};
use crate::shell::dialog::sheet;
use crate::shell::speech;

/// The log beside the board, where there is room for it.
pub fn log_column(session: Session) -> impl IntoView {
    view! {
        <aside class="log-column" aria-labelledby="log-title">
            <h2 id="log-title">{speech::label("web-log")}</h2>
            {log_list(session)}
        </aside>
    }
}

/// The log over the board; opened by whoever holds `dialog`.
pub fn log_drawer(session: Session, dialog: NodeRef<Dialog>) -> impl IntoView {
    sheet("log-drawer", "web-log", dialog, log_list(session).into_any())
}

fn log_list(session: Session) -> impl IntoView {
    let newest_first = move || session.log.with(|log| log.iter().rev().cloned().collect::<Vec<_>>());
    let line = |line: Line| view! { <li class=class_of(line.kind)>{line.text}</li> };
    let empty = move || session.log.with(Vec::is_empty).then(|| speech::label("web-log-empty"));
    view! {
        <p class="log-empty">{empty}</p>
        <ol class="log" data-test="log" tabindex="0" reversed>
            <For each=newest_first key=|line| line.number children=line />
        </ol>
    }
}

const fn class_of(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Event => "log-event",
        LineKind::Note => "log-note",
        LineKind::Said => "log-said",
    }
}
