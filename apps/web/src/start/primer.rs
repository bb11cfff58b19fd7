//! How to play: the rules of a table in words, as the game tells them for its options and seats.

use crossing::{Answer, Question, Terms};
use hosting::{Passage, RuleSection};
use leptos::prelude::*;

use crate::shell::mate::Desk;
use crate::shell::speech;

/// A line that unfolds into the rules; the game is asked for them only then, and again when the terms change.
pub fn how_to_play(desk: Desk, terms: impl Fn() -> Option<Terms> + Send + Sync + 'static) -> impl IntoView {
    let terms = Memo::new(move |_| terms());
    let is_open = RwSignal::new(false);
    let sections = RwSignal::new(Vec::<RuleSection>::new());
    Effect::new(move |_| {
        let Some(terms) = terms.get().filter(|_| is_open.get()) else { return };
        let question = Question::Primer { options: terms.options.clone(), seats: terms.seats };
        desk.ask(&terms.game.clone(), question, move |answer| {
            if let Answer::Primer(told) = answer {
                sections.try_set(told);
            }
        });
    });
    view! {
        <details class="rules" data-test="rules"
            on:toggle:target=move |event| is_open.set(event.target().open())>
            <summary>{speech::label("web-rules")}</summary>
            {move || sections.with(|told| self::sections(told))}
        </details>
    }
}

/// Sections of rules, one after the other.
pub fn sections(sections: &[RuleSection]) -> AnyView {
    sections.iter().map(section).collect_view().into_any()
}

fn section(section: &RuleSection) -> impl IntoView + use<> {
    view! {
        <h3>{speech::tell(&section.heading)}</h3>
        {section.passages.iter().map(passage).collect_view()}
    }
}

fn passage(passage: &Passage) -> AnyView {
    match passage {
        Passage::Text(text) => view! { <p>{speech::tell(text)}</p> }.into_any(),
        Passage::List(items) => {
            let items = items.iter().map(|item| view! { <li>{speech::tell(item)}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
    }
}
