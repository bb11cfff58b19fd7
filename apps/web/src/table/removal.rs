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
    whom: RwSignal<Option<(Whom, String)>>,
}

/// Who is to be removed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whom {
    Player(Seat),
    /// One of those who watch, by their number.
    Watcher(u64),
}

impl RemovalQuestion {
    /// One that asks by this question.
    #[must_use]
    pub fn new(question: Question) -> Self {
        Self { question, whom: RwSignal::new(None) }
    }

    /// Asks about whoever has this seat and name.
    pub fn ask(self, seat: Seat, name: String) {
        self.ask_about(Whom::Player(seat), name);
    }

    /// Asks about somebody who watches.
    pub fn ask_watcher(self, number: u64, name: String) {
        self.ask_about(Whom::Watcher(number), name);
    }

    fn ask_about(self, whom: Whom, name: String) {
        self.whom.set(Some((whom, name)));
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
            let watches = self.whom.with(|whom| matches!(whom, Some((Whom::Watcher(_), _))));
            let locked = match door {
                Some(Door::Locked) => "yes",
                _ if watches => "watches",
                _ => "no",
            };
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
        let Some((whom, asked)) = self.whom.get_untracked() else { return };
        let seat = match whom {
            Whom::Player(seat) => seat,
            Whom::Watcher(number) => return session.send(Want::ShowOut(number)),
        };
        let sits = untrack(|| session.seat_info(seat)).occupant;
        // Somebody else may have sat down there while the question was open.
        if matches!(sits, Occupant::Player { name, .. } if name == asked) {
            session.send(Want::ClearSeat(seat));
        }
    }
}
