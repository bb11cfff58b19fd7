//! The screen of the log book.

use engine::Arg;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::carrying::{save_book, save_table};
use super::catching_up::catch_up;
use super::forgetting;
use super::games::Games;
use super::import::{Outcome, import};
use super::own_name::{Named, own_name};
use super::standings::standings;
use super::tally::{self, Filter};
use crate::shell::focus::focus_again;
use crate::shell::part;
use crate::shell::question::{Answer, Question};
use crate::shell::route::Route;
use crate::shell::screen::{link, set_title};
use crate::shell::shelf::{self, Played};
use crate::shell::{finished, language, sheet, speech, storage};

/// Its words, its style, and the key of its title.
const NAME: &str = "logbook";

/// So many names are offered for a group.
const NAMES_MAX: usize = 24;

/// The log book, as soon as its words and its style are here.
pub fn screen() -> AnyView {
    set_title(&speech::label_with("web-tab", [("game", speech::label("web-logbook").into())]));
    let dressed = part::fetched(|| async {
        let is_told = language::learn(NAME).await.is_ok();
        if is_told && sheet::fetch(NAME).await { Ok(()) } else { Err(()) }
    });
    view! {
        <main id="main" class="page logbook" tabindex="-1" data-status="logbook">
            <header class="logbook-head">
                <h1>{speech::label("web-logbook")}</h1>
                {link(Route::Front, "button", speech::label("web-home"))}
            </header>
            {move || dressed.get().or_say(|()| book())}
        </main>
    }
    .into_any()
}

fn book() -> AnyView {
    bring_missed();
    let (all, filter) = (Memo::new(|_| shelf::all()), RwSignal::new(Filter::default()));
    let filter_now = Memo::new(move |_| all.with(|all| filter.with(|filter| filter.among(all))));
    let chosen = Memo::new(move |_| {
        let filter = filter_now.get();
        all.with(|all| all.iter().filter(|played| filter.takes(played)).cloned().collect::<Vec<_>>())
    });
    let is_empty = Memo::new(move |_| all.with(Vec::is_empty));
    let named = Named::here();
    let games = Games::of(chosen, named.is_kept());
    let inside = move || {
        if is_empty.get() {
            return view! { <p class="panel" data-test="empty">{speech::label("logbook-empty")}</p> }
                .into_any();
        }
        view! {
            {choice(all, filter)}
            {move || chosen.with(|chosen| if chosen.is_empty() { none() } else { standings(chosen) })}
            {games.view()}
        }
        .into_any()
    };
    view! {
        <p class="hint">{speech::label("logbook-where")}</p>
        {inside}
        {ways(all, named.is_kept())}
        {own_name(named)}
    }
    .into_any()
}

/// Brings what has ended while the reader did not look: at the tables that this device knows, and at all of their name, if
/// the server keeps it.
fn bring_missed() {
    spawn_local(async {
        for visit in storage::visits() {
            let _ = finished::bring(&visit.table).await;
        }
        forgetting::tell_again().await;
        catch_up().await;
    });
}

/// There is no such game.
fn none() -> AnyView {
    view! { <p class="panel" role="status">{speech::label("logbook-none")}</p> }.into_any()
}

/// Which games are looked at.
fn choice(all: Memo<Vec<Played>>, filter: RwSignal<Filter>) -> AnyView {
    let games = Memo::new(move |_| {
        all.with(|all| {
            let mut games: Vec<String> = Vec::new();
            for played in all {
                if !games.contains(&played.game) {
                    games.push(played.game.clone());
                }
            }
            games
        })
    });
    let option = move |game: String| {
        let name = speech::label_if_any(&format!("{game}-name")).unwrap_or_else(|| game.clone());
        let is_chosen = filter.with_untracked(|filter| filter.game.as_ref() == Some(&game));
        view! { <option value=game prop:selected=is_chosen>{name}</option> }.into_any()
    };
    let is_idle = move || games.with(Vec::len) < 2 && all.with(|all| tally::friends(all).is_empty());
    let choose = move |game: String| filter.update(|filter| filter.game = (!game.is_empty()).then_some(game));
    view! {
        <section class="panel logbook-choice" hidden=is_idle>
            <label class="field">
                <span>{speech::label("logbook-which")}</span>
                <select data-test="game" on:change:target=move |event| choose(event.target().value())>
                    <option value="">{speech::label("logbook-every-game")}</option>
                    {move || games.get().into_iter().map(option).collect_view().into_any()}
                </select>
            </label>
            {move || group(all, filter)}
        </section>
    }
    .into_any()
}

/// Whose games are looked at: those of all whose names are ticked.
fn group(all: Memo<Vec<Played>>, filter: RwSignal<Filter>) -> AnyView {
    let tick = move |name: String| {
        let (ticked, value) = (name.clone(), name.clone());
        let is_ticked = move || filter.with(|filter| filter.with.contains(&ticked));
        let change = move |is_on: bool| {
            filter.update(|filter| {
                filter.with.retain(|known| *known != value);
                filter.with.extend(is_on.then(|| value.clone()));
            });
        };
        view! {
            <label class="pick">
                <input type="checkbox" prop:checked=is_ticked on:change:target=move |event| change(event.target().checked()) />
                <span>{name}</span>
            </label>
        }
        .into_any()
    };
    let names: Vec<String> = all.with(|all| tally::friends(all)).into_iter().take(NAMES_MAX).collect();
    let drawn = move |names: Vec<String>| {
        view! {
            <fieldset class="picks" data-test="group">
                <legend>{speech::label("logbook-only-with")}</legend>
                {names.into_iter().map(tick).collect_view()}
            </fieldset>
        }
        .into_any()
    };
    (!names.is_empty()).then(|| drawn(names)).into_any()
}

/// The ways in and out: files, and the end of it all.
fn ways(all: Memo<Vec<Played>>, is_kept: Signal<bool>) -> AnyView {
    let has_any = move || all.with(|all| !all.is_empty());
    let button = |test: &'static str, key: &'static str, act: fn()| {
        view! {
            <button class="button" type="button" data-test=test on:click=move |_| act()>{speech::label(key)}</button>
        }
        .into_any()
    };
    view! {
        <section class="panel logbook-ways" aria-labelledby="logbook-ways">
            <h2 id="logbook-ways" tabindex="-1">{speech::label("logbook-ways")}</h2>
            <Show when=has_any>
                <div class="row">
                    {button("save-book", "logbook-save", save_book)}
                    {button("save-table", "logbook-save-table", save_table)}
                </div>
            </Show>
            {import_field()}
            <Show when=has_any>{clearing(all, is_kept)}</Show>
        </section>
    }
    .into_any()
}

/// What came of all files together: how many games were added, and each reason once why others were not.
fn came_of(outcomes: &[Outcome]) -> String {
    let mut words = Vec::new();
    if outcomes.iter().any(Result::is_ok) {
        let games: usize = outcomes.iter().flatten().sum();
        let args: [(&str, Arg); 1] = [("games", games.into())];
        words.push(speech::label_with("logbook-added", args));
    }
    for refusal in outcomes.iter().filter_map(|came| came.err()) {
        let why = speech::label(refusal);
        if !words.contains(&why) {
            words.push(why);
        }
    }
    words.join(" ")
}

fn import_field() -> AnyView {
    // How many files are still looked at, and what came of the others.
    let (n_left, outcomes) = (RwSignal::new(0_usize), RwSignal::new(Vec::<Outcome>::new()));
    let told = move |came| {
        outcomes.try_update(|outcomes| outcomes.push(came));
        n_left.try_update(|left| *left -= 1);
    };
    let words = move || {
        if n_left.get() > 0 { speech::label("logbook-looking") } else { outcomes.with(|came| came_of(came)) }
    };
    let take = move |input: web_sys::HtmlInputElement| {
        // Files that are chosen while others are still looked at are told of together with them.
        if n_left.get_untracked() == 0 {
            outcomes.set(Vec::new());
        }
        n_left.update(|left| *left += input.files().map_or(0, |files| files.length() as usize));
        import(&input, told);
    };
    // A browser writes its own words on such a field, in its own language: it is there unseen, and the label is the button.
    view! {
        <label class="button logbook-file">
            {speech::label("logbook-import")}
            <input type="file" multiple accept=".json,application/json" data-test="import"
                aria-describedby="logbook-import-hint" on:change:target=move |event| take(event.target()) />
        </label>
        <p class="hint" id="logbook-import-hint">{speech::label("logbook-import-hint")}</p>
        <p class="logbook-told" role="status" data-test="imported">{words}</p>
    }
    .into_any()
}

/// Everything goes, by a word of the reader.
fn clearing(all: Memo<Vec<Played>>, is_kept: Signal<bool>) -> AnyView {
    let question = Question::default();
    let clear = Answer {
        name: "clear",
        label: "logbook-clear",
        class: "danger",
        act: Callback::new(move |()| {
            forgetting::delete_all();
            focus_again("#logbook-ways");
        }),
    };
    let text = move || {
        let args: [(&str, Arg); 1] = [("games", all.with(Vec::len).into())];
        forgetting::also_there(speech::label_with("logbook-clear-text", args), is_kept)
    };
    view! {
        <button class="button danger" type="button" data-test="clear" on:click=move |_| question.ask()>
            {speech::label("logbook-clear")}
        </button>
        {question.view(
            "logbook-clearing",
            Signal::derive(|| speech::label("logbook-clear-title")),
            Signal::derive(text),
            vec![Answer::nothing("web-cancel"), clear],
        )}
    }
    .into_any()
}
