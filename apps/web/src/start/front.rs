//! The front page: games to go on with first, then each game as a picture of itself, to be played at once.

use crossing::{Setup, Terms};
use engine::Arg;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::join::join;
use super::primer::how_to_play;
use super::setup::Laying;
use super::setup_form::setup_form;
use crate::art;
use crate::shell::api::ApiError;
use crate::shell::games::{GAMES, Listed};
use crate::shell::mate::Trouble;
use crate::shell::name::{self, NAME_MAX};
use crate::shell::question::{Answer, Question};
use crate::shell::route::{Route, Router};
use crate::shell::screen::{link, set_title};
use crate::shell::storage::Visit;
use crate::shell::version::reload_button;
use crate::shell::{api, kept, language, mate, speech, storage};

/// The front page.
pub fn front() -> impl IntoView {
    set_title(&speech::label("web-title"));
    view! {
        <main id="main" class="page front" tabindex="-1" data-status="front">
            <header class="hero">
                {art::lantern()}
                <h1 aria-label=speech::label("web-title")>{art::logo()}</h1>
                <p class="tagline">{speech::label("web-tagline")}</p>
            </header>
            {rejoin()}
            {name_field()}
            <div class="games">{GAMES.iter().map(game_card).collect_view()}</div>
            {join()}
            {link(Route::Logbook, "button small", speech::label("web-logbook"))}
            <section class="tongues">{language::choice()}</section>
            {footer()}
        </main>
    }
}

fn game_card(game: &'static Listed) -> impl IntoView {
    let laying = Laying::of(game);
    let problem = RwSignal::new(None::<ApiError>);
    let busy = RwSignal::new(false);
    let is_awaited = laying.is_awaited;
    let router: Router = expect_context();
    let title = format!("game-{}", game.id);
    let labelled_by = title.clone();
    let refusal = Memo::new(move |_| laying.refusal());
    let is_refused = move || refusal.with(Option::is_some);
    let question = Question::default();
    // A pointer is there a moment before its tap.
    let set_out = move |_| mate::fetch(game.id);
    let play_bots = move |_| {
        if is_refused() {
            return;
        }
        if kept::is_on(game.id) {
            question.ask();
        } else {
            begin_anew(laying, router);
        }
    };
    let play_friends = move |_| {
        if !is_refused() {
            laying.when_laid(move || make_table(game, laying.setup.get_untracked(), busy, problem, router));
        }
    };
    let trouble = move || {
        let refused = refusal.get().map(|reason| speech::tell(&reason));
        let key = || problem.get().map(problem_key).or_else(|| laying.desk.trouble.get().map(trouble_key));
        refused.or_else(|| key().map(speech::label))
    };
    let is_old = move || laying.desk.trouble.get() == Some(Trouble::OtherBuild);
    view! {
        <article class="panel game" aria-labelledby=labelled_by data-game=game.id>
            <div class="game-picture">{art::scene(game.id)}</div>
            <h2 id=title>{speech::game_name(game.id)}</h2>
            <p class="blurb">{speech::label(&format!("{}-blurb", game.id))}</p>
            <div class="ways">
                <button class="button primary" type="button" data-test="bots" on:pointerenter=set_out
                    aria-disabled=move || is_refused().to_string() on:click=play_bots>
                    {move || speech::label(if is_awaited.get() { "web-setting-table" } else { "web-play-bots" })}
                </button>
                <button class="button" type="button" data-test="friends" aria-busy=move || busy.get().to_string()
                    aria-disabled=move || is_refused().to_string() on:click=play_friends>
                    {move || speech::label(if busy.get() { "web-making-table" } else { "web-play-friends" })}
                </button>
            </div>
            <p class="problem" role="status" data-test="trouble">{trouble}</p>
            {move || is_old().then(reload_button).into_any()}
            {how_to_play(laying.desk, move || Some(laying.setup.with(|setup| terms(game, setup))))}
            {setup_form(laying)}
            {unfinished(laying, question, router)}
        </article>
    }
}

/// What is played at a table that is laid like this, for its rules.
fn terms(game: &Listed, setup: &Setup) -> Terms {
    Terms { game: game.id.to_owned(), options: setup.options.clone(), seats: setup.seats }
}

/// The button promises a new game; one that is not finished is given up only by a word of the reader.
fn unfinished(laying: Laying, question: Question, router: Router) -> impl IntoView {
    let game = laying.game;
    let name = [("game", speech::game_name(game.id).into())];
    let title = speech::label_with("web-unfinished-title", name);
    let go_on = Answer {
        name: "continue",
        label: "web-unfinished-continue",
        class: "primary",
        act: Callback::new(move |()| router.go(Route::Bots(game.id.to_owned()))),
    };
    let anew = Answer {
        name: "anew",
        label: "web-unfinished-anew",
        class: "danger",
        act: Callback::new(move |()| begin_anew(laying, router)),
    };
    question.view(
        &format!("unfinished-{}", game.id),
        Signal::derive(move || title.clone()),
        Signal::derive(|| speech::label("web-unfinished-text")),
        vec![go_on, anew, Answer::nothing("web-cancel")],
    )
}

fn begin_anew(laying: Laying, router: Router) {
    let game = laying.game.id;
    laying.when_laid(move || {
        kept::forget(game);
        router.go(Route::Bots(game.to_owned()));
    });
}

fn make_table(
    game: &'static Listed,
    setup: Setup,
    busy: RwSignal<bool>,
    problem: RwSignal<Option<ApiError>>,
    router: Router,
) {
    if busy.get_untracked() {
        return;
    }
    busy.set(true);
    problem.set(None);
    spawn_local(async move {
        match api::make_table(game.id, &setup).await {
            Ok(id) => {
                // Whoever makes a table wants to sit at it.
                storage::write("made", &(&id).into());
                storage::visited(Visit { table: id.clone(), game: game.id.to_owned(), with: Vec::new() });
                router.go(Route::Table(id));
            }
            Err(error) => {
                problem.try_set(Some(error));
                busy.try_set(false);
            }
        }
    });
}

fn trouble_key(trouble: Trouble) -> &'static str {
    match trouble {
        Trouble::Unfetched => "web-unfetched",
        Trouble::OtherBuild => "web-new-version",
        Trouble::Failed => "web-stumbled",
    }
}

fn problem_key(error: ApiError) -> &'static str {
    match error {
        ApiError::Unreachable if !is_kept() => "web-problem-nothing",
        ApiError::Unreachable => "web-problem-unreachable",
        ApiError::NotFound => "web-problem-no-server",
        ApiError::Refused | ApiError::TooOften => "web-problem-refused",
    }
}

fn rejoin() -> impl IntoView {
    let home = GAMES.iter().filter(|game| kept::is_on(game.id)).map(|game| {
        let text = speech::label_with("web-rejoin-home", [("game", speech::game_name(game.id).into())]);
        link(Route::Bots(game.id.to_owned()), "panel rejoin", pictured(game.id, text))
    });
    let served = storage::visits().into_iter().map(|visit| link_to(&visit));
    let cards: Vec<AnyView> = home.map(IntoAny::into_any).chain(served.map(IntoAny::into_any)).collect();
    (!cards.is_empty()).then(|| {
        view! {
            <nav class="rejoin-list" aria-label=speech::label("web-rejoin") data-test="rejoin">{cards}</nav>
        }
    })
}

fn link_to(visit: &Visit) -> impl IntoView + use<> {
    let game = speech::game_name(&visit.game);
    let text = if visit.with.is_empty() {
        speech::label_with("web-rejoin-alone", [("game", game.into())])
    } else {
        let with = Arg::list(visit.with.iter().cloned());
        speech::label_with("web-rejoin-with", [("game", game.into()), ("with", with)])
    };
    link(Route::Table(visit.table.clone()), "panel rejoin", pictured(&visit.game, text))
}

/// Where it goes on, with a picture of the game.
fn pictured(game: &str, text: String) -> AnyView {
    view! { {art::scene(game)}<span>{text}</span> }.into_any()
}

fn name_field() -> impl IntoView {
    let own = RwSignal::new(name::own());
    let roll = move |_| {
        let fresh = name::invent();
        name::remember(&fresh);
        own.set(fresh);
    };
    view! {
        <section class="panel own-name">
            <label class="field">
                <span>{speech::label("web-your-name")}</span>
                <input type="text" data-test="name" autocomplete="nickname" maxlength=NAME_MAX prop:value=own
                    on:input:target=move |event| name::remember(&event.target().value()) />
            </label>
            <button class="button" type="button" data-test="roll-name" on:click=roll>{speech::label("web-roll-name")}</button>
        </section>
    }
}

/// What the page can do without a network: all of it where the browser keeps it, and nothing new where it does not,
/// as on plain http.
fn network_key(is_online: bool) -> &'static str {
    match (is_online, is_kept()) {
        (true, true) => "web-online",
        (true, false) => "web-online-only",
        (false, true) => "web-offline",
        (false, false) => "web-offline-only",
    }
}

/// Whether the browser keeps the page for later.
fn is_kept() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"serviceWorker".into()).unwrap_or(false)
}

fn footer() -> impl IntoView {
    let online = RwSignal::new(window().navigator().on_line());
    let up = window_event_listener(ev::online, move |_| online.set(true));
    let down = window_event_listener(ev::offline, move |_| online.set(false));
    on_cleanup(move || {
        up.remove();
        down.remove();
    });
    let version =
        speech::label_with("web-version", [("version", env!("CARGO_PKG_VERSION").to_owned().into())]);
    view! {
        <footer class="foot">
            <p role="status" data-test="network">{move || speech::label(network_key(online.get()))}</p>
            <p>{speech::label("web-notice")}</p>
            <p>{version}</p>
        </footer>
    }
}
