//! A table before the game: who sits, the invitation, bots for empty seats, and the start.

use crossing::Want;
use engine::{MIXED, Seat};
use leptos::prelude::*;
use protocol::{Door, Occupant, Phase, Removal, SeatInfo, Table};

use super::next_game::{change_game, evening};
use super::removal::RemovalQuestion;
use super::session::{Session, occupant_name};
use super::table_rules::table_rules;
use crate::art;
use crate::shell::focus::catch_focus;
use crate::shell::name::{self, NAME_MAX};
use crate::shell::question::Question;
use crate::shell::{games, speech};
use crate::start::crew::crew_field;
use crate::start::invitation::invitation;
use crate::start::setup;

/// The room in which people gather.
pub fn lobby(session: Session, table: &str) -> impl IntoView + use<> {
    on_cleanup(catch_focus);
    let table = table.to_owned();
    // A newcomer decides first; those who sit ask others in.
    let is_full = Memo::new(move |_| session.table.with(|table| table.as_ref().is_some_and(is_full)));
    let is_seated = Memo::new(move |_| session.you.get().is_some());
    // Where nobody is missing, it comes last.
    let invite = move |when_full: bool| {
        let table = table.clone();
        move || (is_seated.get() && is_full.get() == when_full).then(|| invitation(&table)).into_any()
    };
    let (game, seats) = session.terms.with_untracked(|terms| match terms {
        Some(terms) => (terms.game.clone(), terms.seats),
        None => Default::default(),
    });
    let about = speech::label(&format!("{game}-blurb"));
    let blurb = move || {
        let about = about.clone();
        (!is_seated.get()).then(|| view! { <p class="blurb">{about}</p> })
    };
    // Whoever has come so far without a name of their own is asked for it in passing.
    let is_nameless = Memo::new(move |_| {
        session.names.track();
        !name::is_chosen()
    });
    let bot = games::game(&game).map(|game| setup::bots_for(game, &setup::liked(game), seats));
    // Which seats friends will have nobody knows; here each bot is chosen when it is added.
    let bot = bot.filter(|wish| !wish.contains(','));
    let bot = RwSignal::new(bot.unwrap_or_else(|| MIXED.to_owned()));
    view! {
        <div class="lobby" data-test="lobby">
            {blurb}
            <Show when=move || is_nameless.get()>{rename(session)}</Show>
            {invite(false)}
            {untrack(|| table_rules(session))}
            {seat_list(session, bot)}
            {removals(session)}
            {change_game(session, bot)}
            {evening(session)}
            {bot_choice(session, (&game, seats), bot)}
            <Show when=move || !is_nameless.get()>{rename(session)}</Show>
            {invite(true)}
        </div>
        <div class="thumb gathering">
            {move || if is_seated.get() { start(session, bot).into_any() } else { newcomer(session).into_any() }}
        </div>
    }
}

fn newcomer(session: Session) -> impl IntoView {
    on_cleanup(catch_focus);
    let may_wait = move || !matches!(way_in(session), WayIn::Removed | WayIn::Locked);
    view! {
        {sit(session)}
        <Show when=may_wait>
            <p class="hint">{speech::label("web-or-watch")}</p>
        </Show>
    }
}

/// Under the board of a game that is on: how a watcher may join it.
pub fn spectating(session: Session) -> impl IntoView {
    let can_sit = move || way_in(session) == WayIn::Free;
    // Whoever has a seat on another device fetches it instead.
    view! {
        <Show when=move || !session.moved.get()>
            <Show when=can_sit><p>{speech::label("web-watching")}</p></Show>
            {sit(session)}
        </Show>
    }
}

/// Whether a newcomer may sit down.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WayIn {
    /// On an open seat, or on a bot's.
    Free,
    /// People have every seat.
    Full,
    /// A host has removed them.
    Removed,
    /// A host has given their seat back to the device it came from.
    SentBack,
    /// A host has locked the door since they came.
    Locked,
    /// They have asked, and the host decides.
    Asked,
}

fn way_in(session: Session) -> WayIn {
    let told = session.table.with(|table| table.as_ref().map(|table| (is_locked(table), has_room(table))));
    let (is_locked, has_room) = told.unwrap_or_default();
    match session.removed.get() {
        _ if session.knocking.get() => WayIn::Asked,
        true => WayIn::Removed,
        false if session.sent_back.get() => WayIn::SentBack,
        false if is_locked && !session.belongs.get_value() => WayIn::Locked,
        false if has_room => WayIn::Free,
        false => WayIn::Full,
    }
}

/// Whether somebody new is kept out. Where no person has a seat there is no door.
fn is_locked(table: &Table) -> bool {
    table.customs.door == Door::Locked && table.host.is_some()
}

/// Whether somebody new may have a seat: one for which the game is over has none to give.
fn has_room(table: &Table) -> bool {
    let mut seats = Seat::all(u8::try_from(table.seats.len()).unwrap_or(0)).zip(&table.seats);
    seats.any(|(seat, info)| !matches!(info.occupant, Occupant::Player { .. }) && !table.is_played_out(seat))
}

/// Whether people have every seat, so that nobody need be asked in any more.
fn is_full(table: &Table) -> bool {
    table.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Player { .. }))
}

/// A name and one button to sit down under it, or why there is none.
fn sit(session: Session) -> impl IntoView {
    let way_in = Memo::new(move |_| way_in(session));
    move || match way_in.get() {
        WayIn::Free => sit_form(session).into_any(),
        WayIn::Full => no_seat("full", "web-table-full").into_any(),
        WayIn::Removed => no_seat("removed", "room-removed").into_any(),
        WayIn::SentBack => no_seat("sent-back", "room-sent-back").into_any(),
        WayIn::Locked => no_seat("locked", "room-locked").into_any(),
        WayIn::Asked => no_seat("knocking", "web-matter-knocking").into_any(),
    }
}

fn no_seat(name: &'static str, why: &'static str) -> impl IntoView {
    view! { <p class="no-seat" role="status" data-test=name>{speech::label(why)}</p> }
}

fn sit_form(session: Session) -> impl IntoView {
    let own = RwSignal::new(name::own());
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        name::remember(&own.get_untracked());
        session.send(Want::Sit { name: name::own(), seat: None });
    };
    view! {
        <form class="sit" on:submit=sit>
            <label class="field">
                <span>{speech::label("web-your-name")}</span>
                <input type="text" data-test="name" autocomplete="nickname" maxlength=NAME_MAX required
                    prop:value=own on:input:target=move |event| own.set(event.target().value()) />
            </label>
            <button class="button primary" type="submit" data-test="sit">{move || speech::label(sit_key(session))}</button>
        </form>
    }
}

/// Where the host is asked first, the button says so.
fn sit_key(session: Session) -> &'static str {
    let is_asked = session.table.with(|table| {
        table.as_ref().is_some_and(|table| table.phase == Phase::Playing || table.customs.door == Door::Asks)
    });
    if is_asked { "web-ask-seat" } else { "do-sit" }
}

/// Whoever sits can still be called something else.
fn rename(session: Session) -> impl IntoView {
    let own = RwSignal::new(name::own());
    Effect::new(move |_| {
        session.you.track();
        own.set(name::own());
    });
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        name::remember(&own.get_untracked());
        session.send(Want::Sit { name: name::own(), seat: session.you.get_untracked() });
    };
    view! {
        <Show when=move || session.you.get().is_some()>
            <form class="sit rename" on:submit=rename>
                <label class="field">
                    <span>{speech::label("web-your-name")}</span>
                    <input type="text" data-test="rename" autocomplete="nickname" maxlength=NAME_MAX required
                        prop:value=own on:input:target=move |event| own.set(event.target().value()) />
                </label>
                <button class="button" type="submit">{speech::label("web-rename")}</button>
            </form>
        </Show>
    }
}

fn start(session: Session, bot: RwSignal<String>) -> impl IntoView {
    on_cleanup(catch_focus);
    let chosen = move || Some(bot.get_untracked());
    let begin = move |_| session.send(Want::Start { bot: chosen() });
    let is_counting = Memo::new(move |_| {
        session.table.with(|table| table.as_ref().is_some_and(|table| table.starts_in_ms.is_some()))
    });
    let may_begin = Memo::new(move |_| {
        let you = session.you.get();
        session.table.with(|table| table.as_ref().is_some_and(|table| table.may_begin(you)))
    });
    // What counts down says by itself what happens next.
    let told = move |key| if is_counting.get() { String::new() } else { who_starts(key, session) };
    let wait = move || view! { <p class="waiting" role="status">{move || told("web-wait-host")}</p> };
    let hint = move || told("web-start-fills");
    view! {
        <Show when=move || may_begin.get() fallback=wait>
            <button class="button primary" type="button" data-test="start" on:click=begin
                aria-busy=move || (session.n_waiting.get() > 0).to_string()>
                {move || start_words(session)}
            </button>
            <Show when=move || session.is_host() && !is_counting.get()>
                <button class="button small" type="button" data-test="countdown"
                    on:click=move |_| session.send(Want::Countdown { runs: true, bot: chosen() })>
                    {speech::label("web-countdown")}
                </button>
            </Show>
            <p class="hint" role="status">{hint}</p>
        </Show>
    }
}

/// What is started is named: another may be looked at in the list.
fn start_words(session: Session) -> String {
    let game = session.game().map(|game| speech::game_name(&game)).unwrap_or_default();
    speech::label_with("web-play-game", [("game", game.into())])
}

/// Who starts the game, and what becomes of seats that are still open.
fn who_starts(key: &str, session: Session) -> String {
    let (host, n_open) = session.table.with(|table| {
        let seats = table.as_ref().map(|table| (table.host, n_open(table)));
        seats.unwrap_or_default()
    });
    let host = host.and_then(|host| session.names.with(|names| names.get(host.idx()).cloned()));
    speech::label_with(key, [("host", host.unwrap_or_default().into()), ("open", n_open.into())])
}

fn n_open(table: &Table) -> usize {
    table.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count()
}

fn seat_list(session: Session, bot: RwSignal<String>) -> impl IntoView {
    let n_seats =
        Memo::new(move |_| session.terms.with(|terms| terms.as_ref().map_or(0, |terms| terms.seats)));
    let removal = RemovalQuestion::new(Question::default());
    // A row stays when others come and go, so that the focus does too.
    let rows =
        move || Seat::all(n_seats.get()).map(|seat| seat_row(session, bot, seat, removal)).collect_view();
    view! {
        <ol class="seats">{rows}</ol>
        {removal.view("removal", session)}
    }
}

fn seat_row(
    session: Session,
    bot: RwSignal<String>,
    seat: Seat,
    removal: RemovalQuestion,
) -> impl IntoView + use<> {
    let info = Memo::new(move |_| session.seat_info(seat));
    let occupant = Memo::new(move |_| info.with(|info| info.occupant.clone()));
    let is_taken = Memo::new(move |_| occupant.get() != Occupant::Open);
    let marks = move || {
        let host = session.table.with(|table| table.as_ref().and_then(|table| table.host));
        info.with(|info| marks(info, host == Some(seat), session.you.get() == Some(seat)))
    };
    let can_act = Memo::new(move |_| session.is_host() && session.you.get() != Some(seat));
    view! {
        <li class="seat-row" data-occupant=move || occupant.with(occupant_kind)>
            <span class=format!("seat-mark crew-{}", seat.idx()) aria-hidden="true">
                {move || is_taken.get().then(|| art::portrait(seat)).into_any()}
            </span>
            <span class="who">{move || occupant.with(occupant_name)}</span>
            <span class="who-marks">{marks}</span>
            <Show when=move || can_act.get()>{seat_act(session, bot, seat, occupant, removal)}</Show>
            {move_up(session, seat)}
        </li>
    }
}

/// For the host: the seat and the one above it change places.
fn move_up(session: Session, seat: Seat) -> Option<impl IntoView> {
    let above = Seat::try_from(u8::try_from(seat.idx()).ok()?.checked_sub(1)?).ok()?;
    let may = Memo::new(move |_| {
        let may_swap = |table: &Table| table.may_swap(seat, above);
        session.is_host() && session.table.with(|table| table.as_ref().is_some_and(may_swap))
    });
    let described = move || {
        let name = occupant_name(&session.seat_info(seat).occupant);
        let args = [
            ("act", speech::label("web-move-up").into()),
            ("name", name.into()),
            ("number", (seat.idx() + 1).into()),
        ];
        speech::label_with("web-seat-act", args)
    };
    Some(view! {
        <Show when=move || may.get()>
            <button class="button small move-up" type="button" data-test="move-up" aria-label=described
                on:click=move |_| session.send(Want::Swap(seat, above))>
                <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 19V5M6 11l6-6 6 6" /></svg>
            </button>
        </Show>
    })
}

fn marks(info: &SeatInfo, is_host: bool, is_you: bool) -> String {
    let away = matches!(info.occupant, Occupant::Player { here: false, .. });
    let marks = [(is_you, "web-mark-you"), (is_host, "web-mark-host"), (away, "seat-away")];
    let marks = marks.iter().filter(|mark| mark.0).map(|mark| speech::label(mark.1));
    let bot = match &info.occupant {
        Occupant::Bot { kind, .. } => Some(speech::bot_name(kind)),
        Occupant::Player { .. } | Occupant::Open => None,
    };
    marks.chain(bot).collect::<Vec<String>>().join(" · ")
}

const fn occupant_kind(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Open => "open",
        Occupant::Player { .. } => "player",
        Occupant::Bot { .. } => "bot",
    }
}

/// What the host can do about a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
struct SeatAct {
    name: &'static str,
    /// The key of the words on the button, which has little room.
    label: &'static str,
    /// The key of the words that say all of it.
    whole: &'static str,
}

const fn seat_act_of(occupant: &Occupant) -> SeatAct {
    match occupant {
        Occupant::Open => SeatAct { name: "add-bot", label: "web-add-bot", whole: "web-add-bot" },
        Occupant::Bot { .. } => SeatAct { name: "clear", label: "web-remove-seat", whole: "web-remove-seat" },
        Occupant::Player { .. } => {
            SeatAct { name: "remove", label: "web-remove-seat", whole: "web-remove-from-table" }
        }
    }
}

fn seat_act(
    session: Session,
    bot: RwSignal<String>,
    seat: Seat,
    occupant: Memo<Occupant>,
    removal: RemovalQuestion,
) -> impl IntoView {
    let described = move || {
        let act = speech::label(occupant.with(seat_act_of).whole);
        let (name, number) = (occupant.with(occupant_name), seat.idx() + 1);
        let args = [("act", act.into()), ("name", name.into()), ("number", number.into())];
        speech::label_with("web-seat-act", args)
    };
    let act = move |_| match occupant.get_untracked() {
        Occupant::Open => session.send(Want::SeatBot { seat, bot: bot.get_untracked() }),
        Occupant::Bot { .. } => session.send(Want::ClearSeat(seat)),
        Occupant::Player { name, .. } => removal.ask(seat, name),
    };
    view! {
        <button class="button small" type="button" data-test=move || occupant.with(seat_act_of).name
            aria-label=described on:click=act>
            {move || speech::label(occupant.with(seat_act_of).label)}
        </button>
    }
}

/// For the host: those who were removed, each to be let in again.
pub fn removals(session: Session) -> impl IntoView {
    let removals = Memo::new(move |_| {
        let is_host = session.is_host();
        session.table.with(|table| table.as_ref().filter(|_| is_host).map(|table| table.removals.clone()))
    });
    let removals = move || removals.get().unwrap_or_default();
    view! {
        <Show when=move || !removals().is_empty()>
            <section class="removals" aria-label=speech::label("web-removed") data-test="removals">
                <h2>{speech::label("web-removed")}</h2>
                <ul>{move || removals().into_iter().map(|removal| let_in(session, removal)).collect_view().into_any()}</ul>
            </section>
        </Show>
    }
}

fn let_in(session: Session, removal: Removal) -> impl IntoView {
    let label = speech::label("web-let-in");
    let who = if removal.name.is_empty() { speech::label("web-watcher-unnamed") } else { removal.name };
    let whom = [("act", label.clone().into()), ("name", who.clone().into())];
    let described = speech::label_with("web-let-in-whom", whom);
    let let_in = move |_| session.send(Want::LetIn { removal: removal.number });
    view! {
        <li>
            <span class="who">{who}</span>
            <button class="button small" type="button" data-test="let-in" aria-label=described on:click=let_in>
                {label}
            </button>
        </li>
    }
}

fn bot_choice(session: Session, (game, seats): (&str, u8), bot: RwSignal<String>) -> impl IntoView + use<> {
    let kinds = games::game(game).map(|game| game.bots(seats)).unwrap_or_default();
    let kinds = Memo::new(move |_| kinds.to_vec());
    let is_shown = move || session.is_host() && session.phase() == Some(Phase::Gathering);
    view! {
        <Show when=is_shown>{crew_field(kinds, bot.into(), &[], move |chosen| bot.set(chosen))}</Show>
    }
}
