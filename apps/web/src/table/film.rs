//! A finished game as it is seen again: the way through it, through whose eyes, what would have come otherwise, and what
//! its players may do with it. Fetched by whoever sees one.

use std::time::Duration;

use crossing::{FilmInfo, FilmNews, FilmState, FilmWish, ToWorker, pack, unpack};
use engine::Seat;
use hosting::CardFace;
use js_sys::Reflect;
use leptos::ev::Targeted;
use leptos::html::Dialog;
use leptos::prelude::*;
use replay::{Eyes, Mark};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::HtmlInputElement;

use super::session::{Place, Session, Stuck};
use crate::board::picture;
use crate::shell::afterwards::AFTERWARDS;
use crate::shell::api::{self, ApiError};
use crate::shell::copying::link_box;
use crate::shell::part::{self, Part};
use crate::shell::route::{Route, Router};
use crate::shell::screen::link;
use crate::shell::still::Drawn;
use crate::shell::{dialog, games, json, language, sheet, shelf, speech};
use crate::start::invitation::origin;
use crate::start::sending::sending;

/// Draws what is below the board of a film.
type Controls = fn(Session, &str) -> AnyView;

/// The controls of a film, as far as they are here; none at a table.
#[derive(Clone, Copy)]
pub struct Films(Option<RwSignal<Part<Controls>>>);

impl Films {
    /// Sets out for them.
    #[must_use]
    pub fn of(place: &Place) -> Self {
        Self(matches!(place, Place::Film { .. }).then(|| part::fetched(fetch)))
    }

    /// The controls, or else a word on where they are.
    pub fn draw(self, session: Session, place: &Place) -> AnyView {
        let (Some(part), Place::Film { id, .. }) = (self.0, place) else { return ().into_any() };
        let id = id.clone();
        (move || part.get().or_say(|controls| controls(session, &id))).into_any()
    }
}

#[wasm_split(people, fallible)]
fn fetch() -> Result<Controls, SplitLoaderError> {
    Ok(controls)
}

/// A film as the page knows it.
#[derive(Clone, Copy)]
struct Film {
    session: Session,
    info: RwSignal<Option<FilmInfo>>,
    state: RwSignal<Option<FilmState>>,
    /// What the reader may do with it, as one of its players.
    own: RwSignal<Own>,
    /// Its file, to be saved.
    file: RwSignal<String>,
}

/// What a player of a game may do with its film.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Own {
    /// Where the reader sat, if they have played in it; they see it with those eyes first, and may take its link back.
    seat: Option<Seat>,
    /// Whether the reader's cards are shown to everybody, where the game keeps them secret.
    cards_shown: Option<bool>,
}

impl Film {
    fn wish(self, wish: FilmWish) {
        self.session.relay(ToWorker::Film(pack(&wish)));
    }

    fn at(self) -> usize {
        self.state.with(|state| state.as_ref().map_or(0, |state| state.at))
    }

    fn last(self) -> usize {
        self.info.with(|info| info.as_ref().map_or(0, |info| info.len.saturating_sub(1)))
    }

    fn is(self, asked: impl Fn(&FilmState) -> bool) -> bool {
        self.state.with(|state| state.as_ref().is_some_and(asked))
    }

    fn is_branch(self) -> bool {
        self.info.with(|info| info.as_ref().is_some_and(|info| info.is_branch))
    }

    fn mark(self, find: impl Fn(&[Mark], usize) -> Option<usize>) -> Option<usize> {
        let at = self.at();
        self.info.with(|info| find(&info.as_ref()?.marks, at))
    }

    /// Which round is on show, in words.
    fn round(self) -> String {
        let at = self.at();
        let begun = |info: &FilmInfo| {
            let mut begun = info.marks.iter().filter(|mark| mark.at <= at);
            begun.rfind(|mark| mark.title.is_some()).and_then(|mark| mark.title.clone())
        };
        let title = self.info.with(|info| info.as_ref().and_then(begun));
        title.map(|title| self.session.say(&title)).unwrap_or_default()
    }

    fn hear(self, news: &[u8]) {
        match unpack(news) {
            Some(FilmNews::Info(info)) => self.info.set(Some(info)),
            Some(FilmNews::State(state)) => {
                // What bots would have played is nowhere but here.
                if !self.is_branch() {
                    keep_address(&state, self.own.get_untracked());
                }
                self.state.set(Some(state));
            }
            Some(FilmNews::Unplayable(why)) => {
                leptos::logging::error!("the file cannot be looked at: {why}");
                self.session.stuck.set(Some(Stuck::BadReplay));
            }
            None => {}
        }
    }
}

fn controls(session: Session, id: &str) -> AnyView {
    let film = Film {
        session,
        info: RwSignal::new(None),
        state: RwSignal::new(None),
        own: RwSignal::new(Own::default()),
        file: RwSignal::new(String::new()),
    };
    session.hear_film(Callback::new(move |news: Vec<u8>| film.hear(&news)));
    load(film, id.to_owned());
    let is_there = Memo::new(move |_| film.info.with(Option::is_some) && film.state.with(Option::is_some));
    let id = id.to_owned();
    let drawn = move || is_there.get().then(|| shown(film, &id)).into_any();
    drawn.into_any()
}

fn shown(film: Film, id: &str) -> AnyView {
    let sheet = NodeRef::<Dialog>::new();
    view! {
        <section class="thumb film" data-test="film" aria-label=speech::label("web-film")
            data-at=move || film.at().to_string() data-last=move || film.last().to_string()
            data-runs=move || film.is(|state| state.runs).to_string()
            data-asks=move || film.is(|state| state.asks).to_string()>
            {hands(film)}
            {scrubber(film)}
            <div class="film-row">{moves(film, sheet)}{eyes(film)}{what_if(film)}</div>
            {told(film)}
            {called()}
            {ways(film, id, sheet)}
        </section>
    }
    .into_any()
}

/// Fetches the file and puts the film on, at the moment and through the eyes that the address names.
fn load(film: Film, id: String) {
    spawn_local(async move {
        let is_dressed = sheet::fetch(AFTERWARDS).await && language::learn(AFTERWARDS).await.is_ok();
        let found = match shelf::file(&id) {
            Some(file) => Ok(file),
            None => api::replay(&id).await,
        };
        // The reader may have left meanwhile.
        if film.session.stuck.is_disposed() {
            return;
        }
        match found {
            _ if !is_dressed => film.session.tell(speech::label("web-problem-unreachable")),
            Ok(file) => put_on(film, id, file).await,
            Err(ApiError::NotFound) => {
                // Others may have taken the link back; who has played in it can ask for a new one.
                shelf::forget_link(&id);
                film.session.stuck.set(Some(Stuck::NoReplay));
            }
            Err(_) => film.session.tell(speech::label("web-problem-unreachable")),
        }
    });
}

async fn put_on(film: Film, id: String, file: String) {
    let read = json::parse(&file);
    let field = |name: &str| read.as_ref().and_then(|read| json::field(read, name));
    let game = field("game").and_then(|game| game.as_string()).unwrap_or_default();
    if games::game(&game).is_none() {
        return film.session.stuck.set(Some(Stuck::BadReplay));
    }
    let cards_shown = field("cards_shown").and_then(|shown| shown.as_bool());
    let seat = field("you").and_then(|you| you.as_f64()).map(|you| shelf::small_count(you).to_string());
    // The file of a game at home tells nobody's seat, for it may be given away.
    let seat = seat.or_else(|| shelf::seat_in(&id).map(|seat| seat.to_string()));
    let seat = seat.and_then(|seat| eyes_named(&seat)?.seat());
    film.own.set(Own { seat, cards_shown });
    film.file.set(read.as_ref().and_then(to_give_away).unwrap_or_default());
    // The worker has all games, so that the words of this one come by themselves.
    if language::learn(&game).await.is_err() {
        return film.session.tell(speech::label("web-problem-unreachable"));
    }
    let (at, eyes) = address();
    // Whoever played it sees it as they saw it then, unless the address says otherwise.
    let eyes = eyes.or(seat.map(Eyes::Seat));
    film.session.open(&game, &Place::Film { id, file: file.into() });
    eyes.into_iter().for_each(|eyes| film.wish(FilmWish::Look(eyes)));
    at.into_iter().for_each(|at| film.wish(FilmWish::Seek(at)));
}

/// The file as it may be given away: who asked for it is nobody's business, and what only they saw stays theirs.
fn to_give_away(read: &JsValue) -> Option<String> {
    let copy = json::parse(&json::text(read)?)?;
    let you = json::field(&copy, "you");
    let is_shown = json::field(&copy, "cards_shown").is_none_or(|shown| shown.is_truthy());
    if let Some(you) = you.filter(|_| !is_shown) {
        let views = json::field(&json::field(&copy, "body")?, "views").map(|views| json::items(&views));
        for private in views.iter().flatten().filter_map(|view| json::field(view, "private")) {
            Reflect::set(&private, &you, &JsValue::NULL).ok()?;
        }
    }
    for name in ["you", "cards_shown"] {
        Reflect::delete_property(copy.unchecked_ref::<js_sys::Object>(), &name.into()).ok()?;
    }
    json::text(&copy)
}

/// The moment and the eyes that the address names.
fn address() -> (Option<usize>, Option<Eyes>) {
    let search = window().location().search().unwrap_or_default();
    let value = |name: &str| {
        let pairs = search.trim_start_matches('?').split('&');
        pairs.filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
    };
    (value("at").and_then(|at| at.parse().ok()), value("eyes").and_then(eyes_named))
}

fn eyes_named(name: &str) -> Option<Eyes> {
    match name {
        "all" => Some(Eyes::Open),
        "none" => Some(Eyes::Watcher),
        seat => seat.parse::<u8>().ok().filter(|seat| *seat < 8).map(|seat| Eyes::Seat(Seat::new(seat))),
    }
}

fn eyes_name(eyes: Eyes) -> String {
    match eyes {
        Eyes::Open => "all".to_owned(),
        Eyes::Watcher => "none".to_owned(),
        Eyes::Seat(seat) => seat.idx().to_string(),
    }
}

/// One's own eyes are not told: whoever gets the link has eyes of their own.
fn query(state: &FilmState, own: Own) -> String {
    let is_own = state.eyes == own.seat.map_or(Eyes::Watcher, Eyes::Seat);
    let eyes = if is_own { String::new() } else { format!("&eyes={}", eyes_name(state.eyes)) };
    format!("?at={}{eyes}", state.at)
}

/// The address names the moment on show, so that it can be sent to a friend and comes again after a reload.
fn keep_address(state: &FilmState, own: Own) {
    if state.runs {
        return;
    }
    if let Ok(history) = window().history() {
        // A browser may find that this happens too often; then the address stays as it was.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&query(state, own)));
    }
}

fn scrubber(film: Film) -> impl IntoView {
    let seek = move |event: Targeted<web_sys::Event, HtmlInputElement>| {
        if let Ok(at) = event.target().value().parse() {
            film.wish(FilmWish::Run(false));
            film.wish(FilmWish::Seek(at));
        }
    };
    let words = move || {
        let args = [
            ("round", film.round().into()),
            ("at", (film.at() + 1).into()),
            ("of", (film.last() + 1).into()),
        ];
        speech::label_with("web-film-moment", args)
    };
    let ticks = move || {
        let last = film.last().max(1);
        let begun = film.info.with(|info| info.as_ref().map(|info| info.marks.clone()).unwrap_or_default());
        let begun = begun.into_iter().filter(|mark| mark.title.is_some());
        let tick = move |mark: Mark| {
            let tenths = 1_000 * mark.at / last;
            let left = format!("{}.{}%", tenths / 10, tenths % 10);
            view! { <i style:left=left></i> }
        };
        begun.map(tick).collect_view().into_any()
    };
    view! {
        <div class="scrub">
            <p class="scrub-words" aria-hidden="true">{words}</p>
            <div class="scrub-ticks" aria-hidden="true">{ticks}</div>
            <input type="range" min="0" data-test="scrub" max=move || film.last().to_string()
                prop:value=move || film.at().to_string() aria-label=speech::label("web-film-scrub")
                aria-valuetext=words on:input:target=seek />
        </div>
    }
}

/// A button with a sign on it.
fn sign(name: &'static str, drawn: &'static str, act: impl Fn() + 'static) -> impl IntoView {
    let label = speech::label(&format!("web-film-{name}"));
    view! {
        <button class="button small film-sign" type="button" data-test=format!("film-{name}") aria-label=label.clone()
            title=label on:click=move |_| act()>
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=drawn /></svg>
        </button>
    }
}

fn moves(film: Film, sheet: NodeRef<Dialog>) -> impl IntoView {
    let before = |marks: &[Mark], at| marks.iter().rev().map(|mark| mark.at).find(|mark| *mark < at);
    let after = |marks: &[Mark], at| marks.iter().map(|mark| mark.at).find(|mark| *mark > at);
    let go = move |at: usize| {
        film.wish(FilmWish::Run(false));
        film.wish(FilmWish::Seek(at));
    };
    let runs = move || film.is(|state| state.runs);
    let run = move || {
        if runs() {
            sign("pause", "M8 5v14M16 5v14", move || film.wish(FilmWish::Run(false))).into_any()
        } else {
            sign("play", "M7 5l11 7-11 7z", move || film.wish(FilmWish::Run(true))).into_any()
        }
    };
    view! {
        <div class="film-moves" role="group" aria-label=speech::label("web-film-scrub")>
            {sign("back-mark", "M18 5l-8 7 8 7M7 5v14", move || go(film.mark(before).unwrap_or(0)))}
            {sign("back", "M15 5l-8 7 8 7", move || go(film.at().saturating_sub(1)))}
            {run}
            {sign("step", "M9 5l8 7-8 7", move || film.wish(FilmWish::Step))}
            {sign("next-mark", "M6 5l8 7-8 7M17 5v14", move || go(film.mark(after).unwrap_or_else(|| film.last())))}
            {sign("more", "M12 15V4M8 7l4-4 4 4M6 11v8h12v-8", move || dialog::open(sheet))}
        </div>
    }
}

fn eyes(film: Film) -> impl IntoView {
    let options = move || {
        let all = film.info.with(|info| info.as_ref().map(|info| info.eyes.clone()).unwrap_or_default());
        let now = film.state.with(|state| state.as_ref().map(|state| state.eyes));
        let option = move |eyes: Eyes| {
            let words = match eyes {
                Eyes::Watcher => speech::label("web-film-eyes-none"),
                Eyes::Open => speech::label("web-film-eyes-all"),
                Eyes::Seat(seat) => {
                    film.session.names.with(|names| names.get(seat.idx()).cloned()).unwrap_or_default()
                }
            };
            view! { <option value=eyes_name(eyes) prop:selected=now == Some(eyes)>{words}</option> }
        };
        all.into_iter().map(option).collect_view().into_any()
    };
    view! {
        <label class="field film-eyes">
            <span>{speech::label("web-film-eyes")}</span>
            <select data-test="film-eyes" on:change:target=move |event| {
                eyes_named(&event.target().value()).into_iter().for_each(|eyes| film.wish(FilmWish::Look(eyes)));
            }>{options}</select>
        </label>
    }
}

fn what_if(film: Film) -> impl IntoView {
    let asks = move || film.is(|state| state.asks);
    let is_possible = move || film.is(|state| state.can_ask);
    let button = move |name: &'static str, wish: FilmWish| {
        view! {
            <button class="button small" type="button" data-test=name on:click=move |_| film.wish(wish)>
                {speech::label(&format!("web-{name}"))}
            </button>
        }
    };
    view! {
        <div class="film-if">
            <Show when=move || film.is_branch()>{button("film-return", FilmWish::Return)}</Show>
            <Show when=asks>{button("film-no-if", FilmWish::Ask(false))}</Show>
            <Show when=move || !asks() && is_possible()>{button("film-if", FilmWish::Ask(true))}</Show>
        </div>
    }
}

/// What the reader looks at, where that is not simply what happened.
fn told(film: Film) -> impl IntoView {
    let key = move || match (film.is(|state| state.asks), film.is_branch()) {
        (true, _) => Some("web-film-asks"),
        (false, true) => Some("web-film-branch"),
        (false, false) => None,
    };
    view! { <p class="film-told" role="status" data-test="film-told">{move || key().map(speech::label)}</p> }
}

/// How often it is asked whether the table goes on that the reader came from.
const ASK_EVERY: Duration = Duration::from_secs(5);

/// A word to a reader who came from a table where the next game has begun meanwhile.
fn called() -> impl IntoView {
    let router: Router = expect_context();
    let begun = RwSignal::new(None);
    if let Some(Route::Table(table)) = router.before() {
        let asking = set_interval_with_handle(move || ask_table(table.clone(), begun), ASK_EVERY);
        on_cleanup(move || asking.into_iter().for_each(|asking| asking.clear()));
    }
    let drawn = move |table: String| {
        view! {
            <p class="film-told" data-test="film-called">{speech::label("web-film-called")}</p>
            {link(Route::Table(table), "button small primary", speech::label("web-film-to-table"))}
        }
    };
    view! { <div class="film-called" role="status">{move || begun.get().map(drawn).into_any()}</div> }
}

fn ask_table(table: String, begun: RwSignal<Option<String>>) {
    if begun.with_untracked(Option::is_some) {
        return;
    }
    spawn_local(async move {
        let is_playing = api::is_playing(&table).await;
        if is_playing.is_ok_and(|is_playing| is_playing) && begun.try_get_untracked() == Some(None) {
            begun.set(Some(table));
        }
    });
}

/// Everybody's cards, where the reader looks through everybody's eyes.
fn hands(film: Film) -> impl IntoView {
    let hands = Memo::new(move |_| {
        film.state.with(|state| state.as_ref().map(|state| state.hands.clone()).unwrap_or_default())
    });
    let hand = move |(seat, cards): (Seat, Vec<CardFace>)| {
        let card = move |face: CardFace| {
            let name = film.session.say(&face.name);
            let title = name.clone();
            view! { <li title=title><span class="unseen">{name}</span>{picture(&face, Some(seat)).draw()}</li> }
        };
        let name = film.session.names.with(|names| names.get(seat.idx()).cloned()).unwrap_or_default();
        view! {
            <div class="film-hand" data-seat=seat.idx().to_string()>
                <h2>{name}</h2>
                <ul>{cards.into_iter().map(card).collect_view()}</ul>
            </div>
        }
    };
    move || {
        let hands = hands.get();
        let rows = (0..).map(Seat::new).zip(hands).filter(|(_, cards)| !cards.is_empty());
        let rows: Vec<_> = rows.map(hand).collect();
        (!rows.is_empty())
            .then(|| view! { <div class="film-hands" data-test="film-hands">{rows}</div> })
            .into_any()
    }
}

/// What can be done with the film beside looking at it.
fn ways(film: Film, id: &str, sheet: NodeRef<Dialog>) -> impl IntoView {
    let is_served = !id.starts_with("here-");
    let save = move || {
        let text = film.file.with(|file| js_sys::encode_uri_component(file).as_string().unwrap_or_default());
        let game = film.session.game().unwrap_or_default();
        view! {
            <a class="button small" data-test="film-save" download=format!("{game}.yohoho.json")
                href=format!("data:application/json;charset=utf-8,{text}")>{speech::label("web-film-save")}</a>
        }
        .into_any()
    };
    let inside = view! {
        {is_served.then(|| link_of(film, id))}
        {save}
        {is_served.then(|| own(film, id))}
    };
    dialog::sheet("film-sheet", "web-film-more", sheet, inside.into_any())
}

/// The link to the moment on show.
fn link_of(film: Film, id: &str) -> AnyView {
    let path = Route::Replay(id.to_owned()).path();
    let origin = origin();
    let link = Memo::new(move |_| {
        let own = film.own.get();
        let query = film.state.with(|state| state.as_ref().map(|state| query(state, own)));
        format!("{}{path}{}", origin.get(), query.unwrap_or_default())
    });
    let is_real = move || !film.is_branch();
    let shown = move || {
        view! {
            {link_box("film", link.into(), "web-film-link", "web-film-copy")}
            {sending(link, "web-film-share-text", "button small")}
        }
    };
    view! { <Show when=is_real>{shown()}</Show> }.into_any()
}

/// What only those may do who have played in it.
fn own(film: Film, id: &str) -> impl IntoView {
    let (shown_id, forgotten_id) = (id.to_owned(), id.to_owned());
    let is_sure = RwSignal::new(false);
    let show = move |event: Targeted<web_sys::Event, HtmlInputElement>| {
        let (id, input) = (shown_id.clone(), event.target());
        let is_shown = input.checked();
        spawn_local(async move {
            match api::show_cards(&id, is_shown).await {
                Ok(()) => film.own.update(|own| own.cards_shown = Some(is_shown)),
                Err(_) => {
                    input.set_checked(!is_shown);
                    film.session.tell(speech::label("web-problem-unreachable"));
                }
            }
        });
    };
    let forget = move |_| {
        if !is_sure.get_untracked() {
            return is_sure.set(true);
        }
        let id = forgotten_id.clone();
        spawn_local(async move {
            match api::forget_replay(&id).await {
                Ok(()) => {
                    dialog::close_any();
                    shelf::forget_link(&id);
                    film.session.stuck.set(Some(Stuck::NoReplay));
                }
                Err(_) => film.session.tell(speech::label("web-problem-unreachable")),
            }
        });
    };
    let cards = move |show| {
        view! {
            <label class="switch">
                <input type="checkbox" role="switch" data-test="film-cards" on:change:target=show
                    prop:checked=move || film.own.with(|own| own.cards_shown == Some(true)) />
                <span>{speech::label("web-film-cards")}</span>
            </label>
        }
    };
    let has_cards = film.own.with_untracked(|own| own.cards_shown.is_some());
    let has_played = film.own.with_untracked(|own| own.seat.is_some());
    let take_back = move |forget| {
        view! {
            <button class="button small danger" type="button" data-test="film-forget" on:click=forget>
                {move || speech::label(if is_sure.get() { "web-film-forget-sure" } else { "web-film-forget" })}
            </button>
        }
    };
    view! { {has_cards.then(|| cards(show))} {has_played.then(|| take_back(forget))} }
}
