//! What can be said at a table in one tap, and in one's own words where the host allows it.

use crossing::Want;
use leptos::html::Dialog;
use leptos::prelude::*;
use protocol::PHRASES;

use super::session::Session;
use crate::shell::speech;

/// The longest text a table takes, in characters.
const TEXT_MAX: usize = 200;

/// The sheet of phrases; opened by whoever holds `dialog`.
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
        <dialog class="sheet talk" node_ref=dialog aria-labelledby="talk-title">
            <header class="sheet-head">
                <h2 id="talk-title">{speech::label("web-say")}</h2>
                <button class="button" type="button" data-test="close-talk" on:click=move |_| close()>
                    {speech::label("web-close")}
                </button>
            </header>
            <ul class="phrases">{PHRASES.map(phrase).collect_view()}</ul>
            <Show when=move || may_write(session)>{write(session, close)}</Show>
        </dialog>
    }
}

/// Whether the reader may say something at all.
#[must_use]
pub fn may_speak(session: Session) -> bool {
    let watchers_talk =
        session.table.with(|table| table.as_ref().is_some_and(|table| table.customs.watchers_talk));
    session.you.get().is_some() || watchers_talk && !session.removed.get()
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
