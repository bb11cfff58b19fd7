//! What can be said at a table in one tap: an emote beside the title, a phrase from the sheet, and one's own words where
//! the host allows them.

use crossing::Want;
use leptos::html::Dialog;
use leptos::prelude::*;
use protocol::{EMOTES, PHRASES};
use wasm_bindgen::JsValue;

use super::session::Session;
use crate::art;
use crate::shell::{dialog, speech, storage};

/// The longest text a table takes, in characters.
const TEXT_MAX: usize = 200;

/// What can be said: phrases, each of which closes the sheet, and a field where the host allows it.
pub fn talk(session: Session, sheet: NodeRef<Dialog>) -> impl IntoView {
    let close = move || dialog::close(sheet);
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
        {emotes(session, close)}
        <ul class="phrases">{PHRASES.map(phrase).collect_view()}</ul>
        <Show when=move || may_write(session)>{write(session, close)}</Show>
    }
}

/// Where the emote is kept that the reader likes best: the one that was shown last.
const LIKED: &str = "emote";

/// Finds out which emote the reader likes best.
fn recall(session: Session) {
    let liked = storage::read(LIKED).and_then(|liked| liked.as_string());
    let known = liked.and_then(|liked| EMOTES.into_iter().find(|name| *name == liked));
    session.liked.set(known.unwrap_or(EMOTES[0]));
}

/// Every emote, each said by one tap. A narrow screen has room for the one alone that the reader likes best.
pub fn quick(session: Session) -> impl IntoView {
    recall(session);
    view! { <div class="quick">{emotes(session, || ())}</div> }
}

fn emotes(session: Session, said: impl Fn() + Copy + 'static) -> impl IntoView {
    let button = move |name: &'static str| {
        let say = move |_| {
            storage::write(LIKED, &JsValue::from(name));
            session.liked.set(name);
            session.send(Want::Say(name.to_owned()));
            said();
        };
        let words = speech::label(&format!("room-phrase-{name}"));
        view! {
            <button class="emote-button" class:liked=move || session.liked.get() == name type="button" data-emote=name
                title=words.clone() aria-label=words on:click=say>
                {art::emote(name)}
            </button>
        }
    };
    view! { <div class="emotes" role="group" aria-label=speech::label("web-emotes")>{EMOTES.map(button).collect_view()}</div> }
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
