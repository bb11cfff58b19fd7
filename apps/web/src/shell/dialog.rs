//! Sheets that come over everything else, each with a title and a way out.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::speech;

/// Opens it.
pub fn open(dialog: NodeRef<Dialog>) {
    // Opening what is open already is an error to browsers.
    if let Some(dialog) = dialog.get_untracked().filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
        // Wherever it was left, it begins at its title.
        dialog.set_scroll_top(0);
    }
}

/// Closes it.
pub fn close(dialog: NodeRef<Dialog>) {
    if let Some(dialog) = dialog.get_untracked() {
        dialog.close();
    }
}

/// Closes the sheet that is open, whichever it is: the reader wants to see the table.
pub fn close_any() {
    let open = document().query_selector("dialog[open]").ok().flatten();
    open.and_then(|open| open.dyn_into::<HtmlDialogElement>().ok()).inspect(HtmlDialogElement::close);
}

/// A sheet of this name, unseen until it is opened; `title` is the key of its words.
pub fn sheet(name: &'static str, title: &str, dialog: NodeRef<Dialog>, inside: AnyView) -> AnyView {
    view! {
        <dialog class=format!("sheet {name}") node_ref=dialog aria-labelledby=format!("{name}-title")>
            {head(name, title, dialog)}
            {inside}
        </dialog>
    }
    .into_any()
}

/// The title of a sheet, and the way out of it.
pub fn head(name: &'static str, title: &str, dialog: NodeRef<Dialog>) -> impl IntoView + use<> {
    view! {
        <header class="sheet-head">
            <h2 id=format!("{name}-title")>{speech::label(title)}</h2>
            <button class="button" type="button" data-close=name on:click=move |_| close(dialog)>
                {speech::label("web-close")}
            </button>
        </header>
    }
}
