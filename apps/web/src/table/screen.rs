//! The screen of a table: what is around the board. The board itself draws the game.

use std::time::Duration;

use client::Link;
use crossing::{Terms, ToWorker, Want};
use leptos::html::Dialog;
use leptos::prelude::*;
use protocol::Phase;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::film::Films;
use super::keeping;
use super::log::{log_column, log_drawer};
use super::menu::{Menu, menu};
use super::people::People;
use super::press;
use super::session::{Place, Session, Stuck, Toast};
use crate::board::{BoardContext, board};
use crate::shell::api::{self, ApiError};
use crate::shell::cue::Cue;
use crate::shell::dialog::{open, sheet};
use crate::shell::route::Route;
use crate::shell::screen::{link, set_title};
use crate::shell::storage::Visit;
use crate::shell::version::reload_button;
use crate::shell::{carving, focus, games, kept, name, notice, speech, storage};
use crate::start::setup;

/// How long a table may take to answer before it is asked whether it is there at all.
const LOOK_AFTER: Duration = Duration::from_millis(700);
/// How long to wait before a server that does not answer is asked again.
const ASK_AGAIN: Duration = Duration::from_secs(1);

/// What the middle of the screen shows.
#[derive(Clone, PartialEq, Eq)]
enum Stage {
    /// The table has not answered yet.
    Waiting,
    /// There is nothing to show, for this reason.
    Stuck(Stuck),
    /// People are sitting down, to play this; another game gets another lobby.
    Lobby(Option<Terms>),
    /// A game is on or over; a new game gets a fresh board.
    Board { game: String, n_games: u32 },
}

/// The screen of a table.
pub fn screen(place: Place) -> AnyView {
    let session = Session::new();
    match &place {
        Place::Home { game } => {
            session.open(game, &place);
            host_at_home(session, game);
        }
        Place::Served { table } => visit(session, table.clone()),
        Place::Film { .. } => {}
    }
    let is_unnoticed = call_to_turn(session);
    press::listen(session);
    end_when_left(session);
    let stage = Memo::new(move |_| stage(session));
    let [menu_ref, log_ref, talk_ref] = [(); 3].map(|()| NodeRef::<Dialog>::new());
    let (middle_place, people, film) = (place.clone(), People::around(&place), Films::of(&place));
    let hint = matches!(place, Place::Home { .. }).then(|| hint(session));
    let live = match &place {
        Place::Served { .. } => "web-link-live",
        Place::Home { .. } => "web-link-home",
        Place::Film { .. } => "web-link-film",
    };
    view! {
        <main id="main" class="table" tabindex="-1" data-seq=move || session.shown.get().to_string()
            data-status=move || session.link.with(link_name) data-turn=move || is_your_turn(session).to_string()
            data-more=move || session.is_more.get().to_string()
            data-phase=move || phase_name(session.phase())>
            {bar(session, people, live, hint, [menu_ref, log_ref, talk_ref])}
            <div class="center">
                {offer_of_notice(is_unnoticed)}
                {people.draw_later(move |parts| (parts.attention)(session))}
                {move || middle(session, &middle_place, stage.get(), people)}
                {film.draw(session, &place)}
            </div>
            {log_column(session)}
            {people.draw_later(move |parts| (parts.sayings)(session))}
            {toast(session)}
            {live_regions(session)}
            {log_drawer(session, log_ref)}
            {talk_sheet(session, talk_ref, people)}
            {menu(Menu { session, place, dialog: menu_ref, is_unnoticed, people })}
        </main>
    }
    .into_any()
}

/// A browser may keep a page that was left, and a connection of it that still answers: then nobody sees that its reader has
/// gone. So its worker ends, and whoever comes back to the page loads it anew.
fn end_when_left(session: Session) {
    let left = window_event_listener_untyped("pagehide", move |_| session.desk.dismiss());
    let back = window_event_listener_untyped("pageshow", |event| {
        let was_kept = js_sys::Reflect::get(&event, &"persisted".into());
        if was_kept.is_ok_and(|was_kept| was_kept.is_truthy()) {
            let _ = window().location().reload();
        }
    });
    on_cleanup(move || [left, back].into_iter().for_each(WindowListenerHandle::remove));
}

fn stage(session: Session) -> Stage {
    if let Some(stuck) = session.stuck.get() {
        return Stage::Stuck(stuck);
    }
    if session.removed.get() && session.is_closed() && session.farewell.with(Option::is_some) {
        // Whoever has to go is told why, and shown no table that stands still.
        return Stage::Waiting;
    }
    session.table.with(|table| match table {
        None => Stage::Waiting,
        Some(table) if table.phase == Phase::Gathering => Stage::Lobby(session.terms.get()),
        Some(_) if !session.has_scene.get() => Stage::Waiting,
        Some(table) => Stage::Board { game: session.game().unwrap_or_default(), n_games: table.games },
    })
}

fn middle(session: Session, place: &Place, stage: Stage, people: People) -> AnyView {
    match (stage, place) {
        (Stage::Lobby(_), Place::Served { table }) => {
            let table = table.clone();
            people.draw(move |parts| (parts.lobby)(session, &table))
        }
        (Stage::Waiting | Stage::Lobby(_), _) => waiting(session).into_any(),
        (Stage::Stuck(why), _) => stuck(why).into_any(),
        (Stage::Board { game, .. }, _) => game_stage(session, place, &game, people).into_any(),
    }
}

fn waiting(session: Session) -> impl IntoView {
    let words = move || {
        if session.desk.trouble.get().is_some() {
            return speech::label("web-unfetched");
        }
        if let Some(why) = session.farewell.get() {
            return why;
        }
        speech::label(match session.link.get() {
            Link::Connecting { .. } | Link::Live => "web-setting-table",
            Link::Reconnecting { .. } => "web-link-reconnecting",
            Link::Closed { .. } => "link-closed",
        })
    };
    let is_closed = move || session.is_closed();
    view! {
        <p class="waiting" role="status">{words}</p>
        <Show when=is_closed>
            <div class="row waiting">{reload_button()}{link(Route::Front, "button", speech::label("web-home"))}</div>
        </Show>
    }
}

/// Why there is no table, and the ways on from there.
fn stuck(why: Stuck) -> impl IntoView {
    let (title, text) = match why {
        Stuck::NoTable => ("web-no-table", "web-no-table-text"),
        Stuck::UnknownGame => ("web-unknown-game", "web-unknown-game-text"),
        Stuck::OtherBuild => ("web-new-version", "web-new-version-text"),
        Stuck::Failed => ("web-failed", "web-failed-text"),
        Stuck::NoReplay => ("web-no-replay", "server-no-replay"),
        Stuck::BadReplay => ("web-bad-replay", "web-bad-replay-text"),
    };
    let can_reload = !matches!(why, Stuck::NoTable | Stuck::NoReplay | Stuck::BadReplay);
    let home = if can_reload { "button" } else { "button primary" };
    view! {
        <div class="page lost" role="status">
            <h1>{speech::label(title)}</h1>
            <p>{speech::label(text)}</p>
            <div class="row">
                {can_reload.then(reload_button)}
                {link(Route::Front, home, speech::label("web-home"))}
            </div>
        </div>
    }
}

fn game_stage(session: Session, place: &Place, game: &str, people: People) -> impl IntoView {
    let meanwhile = RwSignal::new(String::new());
    let context = BoardContext {
        scene: session.scene.into(),
        names: session.names.into(),
        you: session.you.into(),
        seats: Memo::new(move |_| {
            session.table.with(|table| table.as_ref().map(|table| table.seats.clone()).unwrap_or_default())
        })
        .into(),
        choose: Callback::new(move |offer: hosting::Offer| {
            session.send(Want::Act(offer.action.get().to_owned()));
        }),
        choose_quietly: Callback::new(move |offer: hosting::Offer| {
            session.send(Want::ActQuietly(offer.action.get().to_owned()));
        }),
        busy: Signal::derive(move || session.n_waiting.get() > 0),
        n_refused: session.n_refused.into(),
        rests: Memo::new(move |_| session.rests()).into(),
        desk: session.desk,
        terms: session.terms.into(),
        asked: session.asked,
        meanwhile,
        progress: Callback::new(move |progress| session.follow(progress)),
    };
    let stage_ref = NodeRef::new();
    focus::keep(stage_ref);
    let carved = carved(session, game.to_owned());
    let over_place = place.clone();
    let is_film = matches!(place, Place::Film { .. });
    let is_watching = move || !is_film && session.you.get().is_none();
    let is_over = move || !is_film && session.phase() == Some(Phase::Over);
    view! {
        {caption(session, meanwhile)}
        <div class="stage" class:busy=move || context.busy.get() data-game=game.to_owned() style:--carved=carved tabindex="-1" node_ref=stage_ref>{board(game, context)}</div>
        <Show when=is_watching>
            <div class="thumb spectating">{people.draw_later(move |parts| (parts.spectating)(session))}</div>
        </Show>
        <Show when=is_over>
            {keeping::keep(session, &over_place)}
            {ending(session, &over_place, people)}
        </Show>
    }
}

/// The names that are carved into the table; those who win now come to them when that is on show.
fn carved(session: Session, game: String) -> impl Fn() -> String + Send + Sync {
    let names = RwSignal::new(carving::names(&game));
    Effect::new(move |_| {
        let winners =
            session.scene.with(|scene| scene.outcome.as_ref().map(|outcome| outcome.winners.clone()));
        if let Some(winners) = winners {
            let called = session.names.get_untracked();
            // Whoever sees a game again does not win it again.
            if session.is_film() {
                return;
            }
            let winners = winners.iter().filter_map(|seat| called.get(seat.idx()).cloned());
            carving::carve(&game, winners.collect());
            names.set(carving::names(&game));
        }
    });
    move || names.with(|names| carving::css_text(names))
}

/// How many letters fit two lines of a narrow phone.
const CAPTION_ROOM: usize = 40;
/// How many fit three smaller ones.
const CAPTION_ROOM_SMALL: usize = 84;

/// What just happened, one sentence after another; the last one stays. Beside it are the ways to the next one, and
/// back to all of them.
fn caption(session: Session, meanwhile: RwSignal<String>) -> impl IntoView {
    // Those who do not hear it may read what is heard.
    let heard = move || {
        let sound = session.sound.get().filter(|_| Cue::Captions.is_on());
        sound.map(|sound| speech::label(&format!("web-sound-{}", sound.name()))).unwrap_or_default()
    };
    let letters = move || session.caption.with(|caption| caption.chars().count()) + heard().chars().count();
    let is_over = move |room: usize| letters() > room;
    let control = |class: &'static str, key: &str, drawn: &'static str, message: ToWorker| {
        let label = speech::label(key);
        view! {
            <button class=class type="button" data-test=class aria-label=label.clone() title=label
                on:click=move |_| session.relay(message.clone())>
                <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=drawn /></svg>
            </button>
        }
    };
    view! {
        <div class="telling" data-again=move || session.is_again.get().to_string()>
            {control("next", "web-next", "M5 6l7 6-7 6M12 6l7 6-7 6", ToWorker::Hurry)}
            <p class="caption" class:long=move || is_over(CAPTION_ROOM)
                class:longer=move || is_over(CAPTION_ROOM_SMALL) data-test="caption"><small>{heard}</small> {move || session.caption.get()}</p>
            <p class="meanwhile" aria-hidden="true">{meanwhile}</p>
            {control("again", "web-what-happened", "M5 5v6h6M5.6 10.6A7.5 7.5 0 1 1 5 15.5", ToWorker::Again)}
        </div>
    }
}

/// Whoever missed their turn is asked, once, whether they want to be told.
fn offer_of_notice(is_unnoticed: RwSignal<bool>) -> impl IntoView {
    let answer = move |is_wanted: bool| {
        notice::answered();
        Cue::Notice.switch(is_wanted, move || {
            is_unnoticed.try_set(false);
        });
    };
    let button = move |key: &str, is_wanted: bool| {
        view! {
            <button class="button small" type="button" data-test=key.to_owned() on:click=move |_| answer(is_wanted)>
                {speech::label(key)}
            </button>
        }
    };
    let offer = move || {
        view! {
            <div class="offer">
                <p>{speech::label("web-notice-offer")}</p>
                {button("web-notice-yes", true)}
                {button("web-notice-no", false)}
            </div>
        }
        .into_any()
    };
    move || is_unnoticed.get().then(offer).into_any()
}

fn bar(
    session: Session,
    people: People,
    live: &'static str,
    hint: Option<impl IntoView>,
    [menu_ref, log_ref, talk_ref]: [NodeRef<Dialog>; 3],
) -> impl IntoView {
    let can_speak = move || people.are_here() && session.phase().is_some() && may_speak(session);
    let title = move || {
        let game = session.game().map(|game| speech::game_name(&game));
        game.unwrap_or_else(|| speech::label("web-title"))
    };
    view! {
        <header class="topbar">
            <div class="topbar-title">
                <h1>{title}</h1>
                <span class="pill" data-test="link-state" data-link=move || session.link.with(link_name)>
                    {move || speech::label(pill_key(session, live))}
                </span>
            </div>
            <Show when=can_speak>
                {people.draw_later(move |parts| (parts.quick)(session))}
                <button class="button small say" type="button" data-test="open-talk" on:click=move |_| open(talk_ref)>
                    {speech::label("web-say")}
                </button>
            </Show>
            {hint}
            <button class="button small log-button" type="button" data-test="open-log" on:click=move |_| open(log_ref)>
                {speech::label("web-log")}
            </button>
            <button class="button small" type="button" data-test="open-menu" on:click=move |_| open(menu_ref)>
                {speech::label("web-menu")}
            </button>
        </header>
    }
}

/// Against bots, on one's own turn: what the best of them would do. The button keeps its place meanwhile.
fn hint(session: Session) -> impl IntoView + use<> {
    let can_ask = Memo::new(move |_| session.scene.with(|scene| !scene.offers.is_empty()));
    let ask = move |_| {
        if can_ask.get_untracked() {
            session.send(Want::Counsel);
        }
    };
    view! {
        <button class="button small hint" type="button" data-test="counsel" title=speech::label("web-counsel")
            aria-disabled=move || (!can_ask.get()).to_string() on:click=ask>
            {speech::label("web-hint")}
        </button>
    }
}

/// Whether the reader may say something at all.
fn may_speak(session: Session) -> bool {
    let watchers_talk =
        session.table.with(|table| table.as_ref().is_some_and(|table| table.customs.watchers_talk));
    session.you.get().is_some() || watchers_talk && !session.removed.get()
}

/// What can be said at the table.
fn talk_sheet(session: Session, dialog: NodeRef<Dialog>, people: People) -> impl IntoView {
    let is_there = Memo::new(move |_| session.phase().is_some());
    // What can be said comes with the words of the game, and those before the table answers.
    let inside = view! {
        <Show when=move || is_there.get()>{people.draw_later(move |parts| (parts.talk)(session, dialog))}</Show>
    };
    sheet("talk", "web-say", dialog, inside.into_any())
}

fn pill_key(session: Session, live: &'static str) -> &'static str {
    match session.link.get() {
        Link::Live if session.n_waiting.get() > 0 => "web-link-sending",
        Link::Live => live,
        Link::Connecting { .. } => "web-link-connecting",
        Link::Reconnecting { .. } => "web-link-reconnecting",
        Link::Closed { .. } => "web-link-closed",
    }
}

const fn link_name(link: &Link) -> &'static str {
    match link {
        Link::Connecting { .. } => "connecting",
        Link::Live => "live",
        Link::Reconnecting { .. } => "reconnecting",
        Link::Closed { .. } => "closed",
    }
}

const fn phase_name(phase: Option<Phase>) -> &'static str {
    match phase {
        None => "unknown",
        Some(Phase::Gathering) => "gathering",
        Some(Phase::Playing) => "playing",
        Some(Phase::Over) => "over",
    }
}

fn toast(session: Session) -> impl IntoView {
    // What the table contradicts is told no longer, and what it does not is not told again whenever the table changes.
    let true_still = Memo::new(move |_| {
        let is_turn = session.turn.with(Option::is_some);
        let holds = |toast: &Toast| session.table.with(|table| toast.holds.is_so(table.as_ref(), is_turn));
        session.toast.get().filter(holds)
    });
    let text = move || {
        true_still.get().map(|toast| view! { <p class="toast" data-test="toast">{toast.text}</p> }).into_any()
    };
    view! { <div class="toasts" role="status">{text}</div> }
}

/// What a screen reader says by itself: what happened when there is a pause, and "your turn" at once.
fn live_regions(session: Session) -> impl IntoView {
    let turn = move || session.turn.get().map(|prompt| session.say(&prompt)).unwrap_or_default();
    view! {
        <div class="unseen" aria-live="polite" data-test="live" node_ref=session.live></div>
        <div class="unseen" aria-live="assertive" data-test="live-turn">{turn}</div>
    }
}

fn is_your_turn(session: Session) -> bool {
    session.turn.with(Option::is_some)
}

/// Names the tab, and gives the reader's signs when the turn comes to them; whether there might be a better one.
fn call_to_turn(session: Session) -> RwSignal<bool> {
    let is_unnoticed = RwSignal::new(false);
    let turn = Memo::new(move |_| is_your_turn(session));
    Effect::new(move |before: Option<bool>| {
        let is_turn = turn.get();
        let game = session.game().map(|game| speech::game_name(&game));
        let game = game.unwrap_or_else(|| speech::label("web-title"));
        let key = if is_turn { "web-tab-turn" } else { "web-tab" };
        let title = speech::label_with(key, [("game", game.into())]);
        set_title(&title);
        if is_turn && before == Some(false) {
            notice::your_turn(&title);
            is_unnoticed.set(is_unnoticed.get_untracked() || notice::is_missed());
        }
        is_turn
    });
    is_unnoticed
}

/// At home there is nobody to wait for: the reader sits down and the game begins.
fn host_at_home(session: Session, game: &str) {
    let (watched, setup) = (game.to_owned(), games::game(game).map(setup::liked));
    let phase = Memo::new(move |_| session.phase());
    Effect::new(move |_| match phase.get() {
        Some(Phase::Playing) => kept::begin(&watched),
        Some(Phase::Over) => kept::finish(&watched),
        Some(Phase::Gathering) | None => {}
    });
    let seated = Memo::new(move |_| session.you.get().is_some());
    Effect::new(move |_| {
        if phase.get() != Some(Phase::Gathering) {
            return;
        }
        if seated.get() {
            session.send(Want::Start { bot: setup.as_ref().map(|setup| setup.bot.clone()) });
        } else {
            session.send(Want::Sit { name: name::own(), seat: None });
        }
    });
}

/// Remembers the table, seats whoever made it, and notices when there is none.
fn visit(session: Session, table: String) {
    let made = storage::read("made").and_then(|made| made.as_string());
    if made.as_ref() == Some(&table) {
        storage::forget("made");
        session.send(Want::Sit { name: name::own(), seat: None });
    }
    match ticket() {
        Some(ticket) => hand_in(session, table.clone(), ticket),
        None => seek(session, table.clone()),
    }
    Effect::new(move |_| {
        let Some(you) = session.you.get() else { return };
        let with = session.names.with(|names| others(names, you.idx()));
        if let Some(game) = session.game() {
            storage::visited(Visit { table: table.clone(), game, with });
        }
    });
}

/// The ticket in the address, by which a seat comes here from another device. It works once, so that it goes.
fn ticket() -> Option<String> {
    let location = window().location();
    let ticket = location.hash().ok()?.strip_prefix("#ticket=")?.to_owned();
    let (history, path) = (window().history().ok()?, location.pathname().ok()?);
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&path));
    ticket.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_').then_some(ticket)
}

/// Brings the seat of a ticket here, and goes to its table. Whoever has none may still watch.
fn hand_in(session: Session, table: String, ticket: String) {
    spawn_local(async move {
        let refused = api::use_ticket(&ticket).await.err();
        // The reader may have left meanwhile.
        if !session.stuck.is_disposed() {
            refused.into_iter().for_each(|why| session.tell(speech::label(ticket_key(why))));
            seek(session, table);
        }
    });
}

const fn ticket_key(why: ApiError) -> &'static str {
    match why {
        ApiError::Unreachable => "web-problem-nothing",
        ApiError::NotFound => "server-no-ticket",
        ApiError::Refused | ApiError::TooOften => "web-ticket-refused",
    }
}

/// Goes to the table with the worker of its game: of the one that was played there on the last visit, or of the one that
/// the server names.
fn seek(session: Session, table: String) {
    let known = storage::visits().into_iter().find(|visit| visit.table == table);
    match known.filter(|visit| games::game(&visit.game).is_some()) {
        Some(visit) => {
            session.open(&visit.game, &Place::Served { table: table.clone() });
            set_timeout(move || look_for(session, table), LOOK_AFTER);
        }
        None => look_for(session, table),
    }
}

/// A socket cannot say why it is refused, so a table that does not answer is asked for by other means.
fn look_for(session: Session, table: String) {
    if !matches!(session.link.try_get_untracked(), Some(Link::Connecting { .. })) {
        return;
    }
    spawn_local(async move {
        let found = api::find_table(&table).await;
        // The reader may have left meanwhile.
        if session.stuck.is_disposed() {
            return;
        }
        match found {
            Ok(game) if games::game(&game).is_some() => session.go_on(&game, &Place::Served { table }),
            Ok(_) => session.stuck.set(Some(Stuck::UnknownGame)),
            Err(ApiError::NotFound) => {
                storage::left(&table);
                session.stuck.set(Some(Stuck::NoTable));
                session.relay(ToWorker::Leave);
            }
            Err(_) => set_timeout(move || look_for(session, table), ASK_AGAIN),
        }
    });
}

fn others(names: &[String], you: usize) -> Vec<String> {
    let open = speech::label("seat-open");
    let other = |(idx, name): (usize, &String)| (idx != you && *name != open).then(|| name.clone());
    names.iter().enumerate().filter_map(other).collect()
}

fn ending(session: Session, place: &Place, people: People) -> impl IntoView + use<> {
    let is_home = matches!(place, Place::Home { .. });
    let watch_again = match place {
        Place::Served { table } => {
            let table = table.clone();
            let watch = move || {
                people.draw_later({
                    let table = table.clone();
                    move |parts| (parts.watch_again)(session, &table)
                })
            };
            (move || session.you.get().is_some().then(&watch)).into_any()
        }
        Place::Home { .. } => {
            let watch = |id| link(Route::Replay(id), "button", speech::label("web-watch-again"));
            (move || session.kept_as.get().map(watch)).into_any()
        }
        Place::Film { .. } => ().into_any(),
    };
    // The button for another game goes with the focus on it.
    on_cleanup(focus::catch_focus);
    let again = move || {
        if session.is_host() || is_home {
            let rematch = move |_| session.send(Want::Rematch);
            view! {
                <button class="button primary" type="button" data-test="rematch" on:click=rematch>
                    {speech::label("do-rematch")}
                </button>
            }
            .into_any()
        } else {
            let host = session.host_name();
            let words = host.map(|host| speech::label_with("web-wait-rematch", [("host", host.into())]));
            view! { <p class="waiting">{words}</p> }.into_any()
        }
    };
    view! {
        <section class="thumb" data-test="ending" aria-label=speech::label("web-ending")>
            <div class="row">
                {again}
                {watch_again}
                {link(Route::Front, "button", speech::label("web-home"))}
                {link(Route::Logbook, "button", speech::label("web-logbook"))}
            </div>
            <Show when=move || session.is_host()>
                {people.draw_later(move |parts| (parts.other_games)(session))}
            </Show>
            {people.draw_later(move |parts| (parts.evening)(session))}
        </section>
    }
}
