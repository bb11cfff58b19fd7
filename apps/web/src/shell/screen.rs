//! What every screen has: a title for the tab, and links to other screens.

use leptos::prelude::*;

use super::route::{Route, Router};

/// A link to a screen that does not reload the page.
pub fn link(to: Route, class: &'static str, text: impl IntoView) -> impl IntoView {
    let router: Router = expect_context();
    let path = to.path();
    let go = move |event: web_sys::MouseEvent| {
        // Whoever wants a new tab gets one.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            router.go(to.clone());
        }
    };
    view! { <a class=class href=path on:click=go>{text}</a> }
}

/// Names the tab.
pub fn set_title(title: &str) {
    if document().title() != title {
        document().set_title(title);
    }
}
