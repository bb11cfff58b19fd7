//! Copying a link, also where a browser keeps its clipboard to itself.

use std::time::Duration;

use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Clipboard, HtmlDocument, HtmlElement};

use super::speech;

/// How long it is said that the link was copied.
const TOLD_FOR: Duration = Duration::from_secs(6);

/// What came of a wish to copy the link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is in the clipboard.
    Copied,
    /// The browser did not let us; it is selected, and the reader can copy it.
    Selected,
}

/// The sentence that says what came of it.
pub const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Copied => "web-copied",
        Outcome::Selected => "web-copy-by-hand",
    }
}

/// Copies what this field shows.
pub fn copy(link: String, field: NodeRef<Textarea>, outcome: RwSignal<Option<Outcome>>) {
    match clipboard() {
        Some(clipboard) => spawn_local(async move {
            let is_written = JsFuture::from(clipboard.write_text(&link)).await.is_ok();
            tell(if is_written { Outcome::Copied } else { copy_selected(field) }, outcome);
        }),
        None => tell(copy_selected(field), outcome),
    }
}

/// The clipboard, which only a page from a safe origin has; a house on a home network is none.
fn clipboard() -> Option<Clipboard> {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).ok()?;
    clipboard.dyn_into().ok()
}

/// Copies as a person would: selects the link and calls for a copy. If that is forbidden too, it stays selected.
fn copy_selected(field: NodeRef<Textarea>) -> Outcome {
    let before = document().active_element();
    if let Some(field) = field.get_untracked() {
        let _ = field.focus();
        field.select();
    }
    let page: Option<HtmlDocument> = document().dyn_into().ok();
    if !page.is_some_and(|page| page.exec_command("copy").unwrap_or(false)) {
        return Outcome::Selected;
    }
    if let Some(before) = before.and_then(|before| before.dyn_into::<HtmlElement>().ok()) {
        let _ = before.focus();
    }
    Outcome::Copied
}

/// Says what came of it. "Copied" goes after a while, so that the next copy is told too.
fn tell(came: Outcome, outcome: RwSignal<Option<Outcome>>) {
    outcome.try_set(Some(came));
    if came == Outcome::Copied {
        let forget = move || {
            outcome.try_set(None);
        };
        set_timeout(forget, TOLD_FOR);
    }
}

/// A link with a button that copies it, and a word on what came of that; `name` tells it from others.
pub fn link_box(name: &str, link: Signal<String>, label: &str, copy_label: &str) -> AnyView {
    copy_box(name, link, [label, copy_label], outcome_key)
}

/// Something to be copied, with its label and the button's, and the sentences that say what came of it.
pub fn copy_box(
    name: &str,
    link: Signal<String>,
    [label, copy_label]: [&str; 2],
    outcome_key: fn(Outcome) -> &'static str,
) -> AnyView {
    let (field, outcome) = (NodeRef::<Textarea>::new(), RwSignal::new(None));
    let told = move || outcome.get().map(|outcome| speech::label(outcome_key(outcome)));
    view! {
        <textarea class="invitation-link" data-test=format!("{name}-link") readonly rows="2" spellcheck="false"
            autocomplete="off" node_ref=field aria-label=speech::label(label) prop:value=link></textarea>
        <button class="button small" type="button" data-test=format!("{name}-copy")
            on:click=move |_| copy(link.get_untracked(), field, outcome)>
            {speech::label(copy_label)}
        </button>
        <p class="copy-told" role="status">{told}</p>
    }
    .into_any()
}
