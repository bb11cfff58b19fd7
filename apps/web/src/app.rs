//! The page: which screen is shown.

use leptos::prelude::*;

use crate::shell::route::{Route, Router};
use crate::shell::screen::{link, set_title};
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
