//! The table's menu: how to play, how the table is kept, pace, signs, the invitation, and the way out. What is in it is
//! fetched when the table is there.

use std::time::Duration;

use crossing::Want;
use leptos::ev::Targeted;
use leptos::html::Dialog;
use leptos::prelude::*;
use protocol::Phase;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::HtmlInputElement;

use super::people::{Parts, People};
use super::session::{Place, Session};
use super::table_rules::table_rules;
use crate::shell::cue::Cue;
use crate::shell::dialog::{close, head};
use crate::shell::part::{self, Part};
use crate::shell::route::{Route, Router};
use crate::shell::{kept, language, look, pace, speech, storage};
use crate::start::primer::how_to_play;

/// What a menu is about.
#[derive(Clone)]
pub struct Menu {
    /// The table.
    pub session: Session,
    /// Where it is.
    pub place: Place,
    /// What the menu is in; opened by whoever holds it.
    pub dialog: NodeRef<Dialog>,
    /// Whether a turn went unnoticed.
    pub is_unnoticed: RwSignal<bool>,
    /// The people around the table.
    pub people: People,
}

impl Menu {
    fn close(&self) {
        close(self.dialog);
    }
}

/// Draws what is in a menu.
type Inside = fn(Menu, RwSignal<bool>) -> AnyView;

/// The menu. The table comes first: only when it has answered is the rest of this fetched.
pub fn menu(menu: Menu) -> impl IntoView {
    let (warned, inside) = (RwSignal::new(false), RwSignal::new(None::<RwSignal<Part<Inside>>>));
    let session = menu.session;
    let is_there = Memo::new(move |_| {
        let is_closed = session.is_closed();
        session.phase().is_some() || session.stuck.get().is_some() || is_closed
    });
    Effect::new(move |_| {
        if is_there.get() && inside.with_untracked(Option::is_none) {
            inside.set(Some(part::fetched(fetch)));
        }
    });
    let dialog = menu.dialog;
    let drawn = move || {
        let menu = menu.clone();
        inside.get().map(|inside| inside.get().or_say(|draw| draw(menu, warned))).into_any()
    };
    view! {
        // Whoever closes the menu has thought again.
        <dialog class="sheet menu" node_ref=dialog aria-labelledby="menu-title" on:close=move |_| warned.set(false)>
            {head("menu", "web-menu", dialog)}
            {drawn}
        </dialog>
    }
}

#[wasm_split(menu, fallible)]
fn fetch() -> Result<Inside, SplitLoaderError> {
    Ok(|menu, warned| inside(menu, warned).into_any())
}

fn inside(menu: Menu, warned: RwSignal<bool>) -> impl IntoView {
    let Menu { session, is_unnoticed, people, .. } = menu;
    // Their words come with the table.
    let is_there = Memo::new(move |_| session.phase().is_some());
    let table = match &menu.place {
        Place::Served { table } => table.clone(),
        Place::Home { .. } | Place::Film { .. } => String::new(),
    };
    let invite = move || {
        let table = table.clone();
        let draw = move |parts: Parts| {
            view! { {(parts.carrying)(session, &table)} {(parts.invitation)(&table)} }.into_any()
        };
        is_there.get().then(|| people.draw_later(draw)).into_any()
    };
    view! {
        {how_to_play(session.desk, move || session.terms.get())}
        {move || table_rules(session).into_any()}
        <Show when=move || is_there.get()>{people.draw_later(move |parts| (parts.house)(session))}</Show>
        {paces(session)}
        {looks()}
        {language::choice()}
        {move || cues(is_unnoticed)}
        {invite}
        {ways_out(menu, warned)}
    }
}

fn paces(session: Session) -> impl IntoView {
    let option = |(name, _)| {
        let is_own = pace::name() == name;
        view! { <option value=name prop:selected=is_own>{speech::label(&format!("web-pace-{name}"))}</option> }
    };
    view! {
        <label class="field">
            <span>{speech::label("web-pace")}</span>
            <select data-test="pace" on:change:target=move |event| {
                pace::choose(&event.target().value());
                session.set_pace();
            }>
                {pace::PACES.map(option).collect_view()}
            </select>
        </label>
    }
}

fn looks() -> impl IntoView {
    let option = |name: &'static str| {
        let is_own = look::own() == name;
        view! { <option value=name prop:selected=is_own>{speech::label(&format!("web-look-{name}"))}</option> }
    };
    view! {
        <label class="field">
            <span>{speech::label("web-look")}</span>
            <select data-test="look" on:change:target=move |event| look::choose(&event.target().value())>
                {look::LOOKS.map(option).collect_view()}
            </select>
        </label>
    }
}

/// The signs as they are switched; what was answered beside the table counts here, too.
fn cues(is_unnoticed: RwSignal<bool>) -> impl IntoView {
    is_unnoticed.track();
    view! {
        <section class="switches" aria-labelledby="cue-title">
            <h3 id="cue-title">{speech::label("web-cues")}</h3>
            {Cue::ALL.map(switch).collect_view()}
        </section>
    }
}

fn switch(cue: Cue) -> Option<AnyView> {
    // Notice may be asked for, and refused.
    let switch = move |event: Targeted<web_sys::Event, HtmlInputElement>| {
        let input = event.target();
        cue.switch(input.checked(), move || input.set_checked(cue.is_on()));
    };
    let key = format!("web-cue-{}", cue.name());
    let switch = move || {
        view! {
            <label class="switch" data-cue=cue.name()>
                <input type="checkbox" role="switch" prop:checked=cue.is_on() on:change:target=switch />
                <span>{speech::label(&key)}</span>
            </label>
        }
        .into_any()
    };
    cue.is_possible().then(switch)
}

fn ways_out(menu: Menu, warned: RwSignal<bool>) -> impl IntoView {
    let router: Router = expect_context();
    let session = menu.session;
    let is_film = matches!(menu.place, Place::Film { .. });
    let is_nowhere = is_film && from_film(router).is_none();
    let class = if is_film { "button" } else { "button danger" };
    let (label, sure, warning) = match &menu.place {
        Place::Home { .. } => ("web-new-game", "web-new-game-sure", "web-new-game-warning"),
        Place::Served { .. } => ("web-leave", "web-leave-sure", "web-leave-warning"),
        Place::Film { .. } if from_film(router) == Some(Route::Logbook) => ("web-film-to-logbook", "", ""),
        Place::Film { .. } => ("web-film-to-table", "", ""),
    };
    // A game under way is not given up by one tap.
    let is_playing =
        move || !is_film && session.you.get().is_some() && session.phase() == Some(Phase::Playing);
    let (is_warned, leaving) = (move || warned.get() && is_playing(), menu.clone());
    // They may be below what a phone shows of the menu.
    Effect::new(move |_| {
        if is_warned() {
            set_timeout(show_warning, Duration::ZERO);
        }
    });
    let leave = move |_| {
        if is_playing() && !warned.get_untracked() {
            return warned.set(true);
        }
        warned.set(false);
        leaving.close();
        leave_table(session, &leaving.place, router);
    };
    let home = move |_| {
        warned.set(false);
        menu.close();
        router.go(Route::Front);
    };
    view! {
        <section class="row ways-out">
            <button class="button" type="button" data-test="home" on:click=home>{speech::label("web-home")}</button>
            <button class=class type="button" data-test="leave" hidden=is_nowhere on:click=leave>
                {move || speech::label(if is_warned() { sure } else { label })}
            </button>
        </section>
        // Below the buttons, which stay where they are.
        <p class="leave-warning" role="status">{move || if is_warned() { speech::label(warning) } else { String::new() }}</p>
    }
}

fn show_warning() {
    document()
        .query_selector(".leave-warning")
        .into_iter()
        .flatten()
        .for_each(|words| words.scroll_into_view());
}

fn leave_table(session: Session, place: &Place, router: Router) {
    match place {
        Place::Home { game } => {
            kept::forget(game);
            router.go(Route::Bots(game.clone()));
        }
        Place::Served { table } => {
            if session.you.get_untracked().is_some() {
                session.send(Want::Stand);
            }
            storage::left(table);
            router.go(Route::Front);
        }
        Place::Film { .. } => router.go(from_film(router).unwrap_or(Route::Front)),
    }
}

/// Where a film leads back to: whoever came by its link is nowhere else.
fn from_film(router: Router) -> Option<Route> {
    router.before().filter(|route| matches!(route, Route::Table(_) | Route::Bots(_) | Route::Logbook))
}
