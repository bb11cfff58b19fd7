//! The page: which screen is shown, and what all screens share.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::shell::route::{Route, Router};
use crate::shell::{games, speech};
use crate::start::front;
use crate::table::{self, Place};

/// Draws the page into the document.
pub fn draw() {
    mount_to_body(app);
}

fn app() -> impl IntoView {
    let router = Router::begin();
    provide_context(router);
    view! {
        <a class="skip" href="#main">{speech::label("web-skip")}</a>
        {move || screen(router.route())}
    }
}

fn screen(route: Route) -> AnyView {
    match route {
        Route::Front => front::front().into_any(),
        Route::Bots(game) if games::game(&game).is_some() => table::screen(Place::Home { game }).into_any(),
        Route::Table(table) => table::screen(Place::Served { table }).into_any(),
        Route::Bots(_) | Route::Lost => lost().into_any(),
    }
}

fn lost() -> impl IntoView {
    set_title(&speech::label("web-title"));
    view! {
        <main id="main" class="page lost" tabindex="-1">
            <h1>{speech::label("web-lost")}</h1>
            <p>{speech::label("web-lost-text")}</p>
            {link(Route::Front, "button primary", speech::label("web-home"))}
        </main>
    }
}

/// A link to a screen that does not load the page anew.
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

/// Brings the reader to the beginning of the screen, as after turning a page.
pub fn focus_main() {
    let main = document().get_element_by_id("main").and_then(|main| main.dyn_into::<HtmlElement>().ok());
    if let Some(main) = main {
        let _ = main.focus();
    }
}

/// When what had the focus is gone, a keyboard or a screen reader goes on at the beginning of the screen and not
/// at that of the page. For `on_cleanup` of whatever goes while it may have the focus.
pub fn catch_focus() {
    request_animation_frame(|| {
        let body = document().body().map(web_sys::Element::from);
        if document().active_element().is_none_or(|active| Some(active) == body) {
            focus_main();
        }
    });
}

/// Names the tab.
pub fn set_title(title: &str) {
    if document().title() != title {
        document().set_title(title);
    }
}
