//! The question before somebody is removed from a table.

use crossing::Want;
use engine::Seat;
use leptos::prelude::*;
use protocol::{Door, Occupant};

use super::session::Session;
use crate::shell::question::{Answer, Question};
use crate::shell::speech;

/// Asks a host whether somebody is really to be removed.
#[derive(Clone, Copy)]
pub struct RemovalQuestion {
    question: Question,
    whom: RwSignal<Option<(Seat, String)>>,
}

impl RemovalQuestion {
    /// One that asks by this question.
    #[must_use]
    pub fn new(question: Question) -> Self {
        Self { question, whom: RwSignal::new(None) }
    }

    /// Asks about whoever has this seat and name.
    pub fn ask(self, seat: Seat, name: String) {
        self.whom.set(Some((seat, name)));
        self.question.ask();
    }

    /// The question itself; `name` tells it from others on the page.
    pub fn view(self, name: &str, session: Session) -> impl IntoView + use<> {
        let title = Signal::derive(move || {
            let name = self.whom.get().map(|(_, name)| name).unwrap_or_default();
            speech::label_with("web-remove-title", [("name", name.into())])
        });
        let text = Signal::derive(move || {
            let door = session.table.with(|table| table.as_ref().map(|table| table.customs.door));
            let locked = if door == Some(Door::Locked) { "yes" } else { "no" };
            speech::label_with("web-remove-text", [("locked", locked.to_owned().into())])
        });
        let remove = Answer {
            name: "remove",
            label: "web-remove-from-table",
            class: "danger",
            act: Callback::new(move |()| self.remove(session)),
        };
        self.question.view(name, title, text, vec![Answer::nothing("web-remove-not"), remove])
    }

    fn remove(self, session: Session) {
        let Some((seat, asked)) = self.whom.get_untracked() else { return };
        let sits = untrack(|| session.seat_info(seat)).occupant;
        // Somebody else may have sat down there while the question was open.
        if matches!(sits, Occupant::Player { name, .. } if name == asked) {
            session.send(Want::ClearSeat(seat));
        }
    }
}
