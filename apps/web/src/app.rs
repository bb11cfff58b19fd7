//! The page: which screen is shown.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::board;
use crate::logbook;
use crate::shell::focus::catch_focus;
use crate::shell::language::Tongue;
use crate::shell::part::{self, Part};
use crate::shell::route::{Route, Router};
use crate::shell::screen::{link, set_title};
use crate::shell::{games, mate, speech};
use crate::start::front;
use crate::table::{self, Place};

/// Draws the page into the document.
pub fn draw() {
    mount_to_body(app);
}

fn app() -> impl IntoView {
    let (router, tongue) = (Router::begin(), Tongue::begin());
    provide_context(router);
    provide_context(tongue);
    // The road is free while the first screen is drawn, and whichever game is chosen, it has a table.
    spawn_local(async { drop(table_screen().await) });
    view! {
        <a class="skip" href="#main">
            {move || {
                tongue.track();
                speech::label("web-skip")
            }}
        </a>
        {move || {
            tongue.track();
            screen(router.route())
        }}
    }
}

fn screen(route: Route) -> AnyView {
    match route {
        Route::Front => front::front().into_any(),
        Route::Bots(game) if games::game(&game).is_some() => at_table(Place::Home { game }).into_any(),
        Route::Table(table) => at_table(Place::Served { table }).into_any(),
        Route::Replay(id) => at_table(Place::Film { id, file: "".into() }).into_any(),
        Route::Logbook => at_logbook().into_any(),
        Route::Bots(_) | Route::Lost => lost().into_any(),
    }
}

/// Draws the screen of a table.
type Screen = fn(Place) -> AnyView;

/// A table, as soon as its screen is here. At home the game is known, and sets out at the same time.
fn at_table(place: Place) -> impl IntoView {
    if let Place::Home { game } = &place {
        mate::fetch(game);
        board::fetch(game);
    }
    let screen = part::fetched(table_screen);
    move || match screen.get() {
        Part::Here(screen) => screen(place.clone()),
        coming => bare_table(coming).into_any(),
    }
}

#[wasm_split(table, fallible)]
fn table_screen() -> Result<Screen, SplitLoaderError> {
    Ok(table::screen)
}

/// What this device keeps of finished games, as soon as the screen for it is here.
fn at_logbook() -> impl IntoView {
    let screen = part::fetched(logbook_screen);
    move || match screen.get() {
        Part::Here(screen) => screen(),
        coming => bare_table(coming).into_any(),
    }
}

#[wasm_split(people, fallible)]
fn logbook_screen() -> Result<fn() -> AnyView, SplitLoaderError> {
    Ok(logbook::screen)
}

/// A table before its screen is here.
fn bare_table<T: Copy>(screen: Part<T>) -> impl IntoView {
    set_title(&speech::label("web-title"));
    on_cleanup(catch_focus);
    view! {
        <main id="main" class="table" tabindex="-1" data-status="connecting">
            <div class="center">{screen.or_say(|_| ().into_any())}</div>
        </main>
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
