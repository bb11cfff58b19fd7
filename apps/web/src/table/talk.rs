//! What can be said at a table in one tap, and in one's own words where the host allows it.

use crossing::Want;
use leptos::html::Dialog;
use leptos::prelude::*;
use protocol::PHRASES;

use super::session::Session;
use crate::shell::speech;

/// The longest text a table takes, in characters.
const TEXT_MAX: usize = 200;

/// What can be said: phrases, each of which closes the sheet, and a field where the host allows it.
pub fn talk(session: Session, dialog: NodeRef<Dialog>) -> impl IntoView {
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let phrase = move |phrase: &'static str| {
        let say = move |_| {
            session.send(Want::Say(phrase.to_owned()));
            close();
        };
        view! {
            <li><button class="phrase" type="button" data-phrase=phrase on:click=say>
                {speech::label(&format!("room-phrase-{phrase}"))}
            </button></li>
        }
    };
    view! {
        <ul class="phrases">{PHRASES.map(phrase).collect_view()}</ul>
        <Show when=move || may_write(session)>{write(session, close)}</Show>
    }
}

fn may_write(session: Session) -> bool {
    session.table.with(|table| table.as_ref().is_some_and(|table| table.customs.own_words))
}

fn write(session: Session, close: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let words = text.get_untracked();
        if !words.trim().is_empty() {
            session.send(Want::Write(words));
            text.set(String::new());
            close();
        }
    };
    view! {
        <form class="sit" on:submit=send>
            <label class="field">
                <span>{speech::label("web-own-words")}</span>
                <input type="text" data-test="own-words" autocomplete="off" maxlength=TEXT_MAX
                    prop:value=text on:input:target=move |event| text.set(event.target().value()) />
            </label>
            <button class="button primary" type="submit" data-test="write">{speech::label("web-write")}</button>
        </form>
    }
}
