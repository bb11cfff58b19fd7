//! A table before the game: who sits, the invitation, bots for empty seats, and the start.

use engine::Seat;
use leptos::prelude::*;
use protocol::{Occupant, Phase, Request, SeatInfo, Table};

use crate::connection::Place;
use crate::invitation::invitation;
use crate::name::{self, NAME_MAX};
use crate::rules::rules_of_table;
use crate::session::{Session, occupant_name};
use crate::setup::Setup;
use crate::{art, speech};

/// The room in which people gather.
pub fn lobby(session: Session, place: Place) -> impl IntoView {
    let invite = move || match &place {
        // A newcomer decides first; those who sit ask others in.
        Place::Served { table } if session.you.get().is_some() => Some(invitation(table)),
        Place::Served { .. } | Place::Home { .. } => None,
    };
    let game = session.table.with_untracked(|table| table.as_ref().map(|table| table.game.clone()));
    let game = game.unwrap_or_default();
    let about = speech::label(&format!("{game}-blurb"));
    let blurb = move || {
        let about = about.clone();
        session.you.get().is_none().then(|| view! { <p class="blurb">{about}</p> })
    };
    let seats = session.table.with_untracked(|table| table.as_ref().map_or(0, |table| table.seats.len()));
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    let bot = catalog::game(&game).map(|game| Setup::of(game).bot_for(game, seats));
    let bot = RwSignal::new(bot.unwrap_or_default());
    view! {
        <div class="lobby" data-test="lobby">
            {blurb}
            {invite}
            {session.table.with_untracked(|table| table.as_ref().and_then(table_rules))}
            <ol class="seats">{move || seat_rows(session, bot)}</ol>
            {bot_choice(session, (&game, seats), bot)}
            {rename(session)}
        </div>
        <div class="thumb">
            {move || if session.you.get().is_some() { start(session, bot).into_any() } else { newcomer(session).into_any() }}
        </div>
    }
}

/// What was chosen when the table was made, for those who come later.
pub fn table_rules(table: &Table) -> Option<impl IntoView + use<>> {
    Some(rules_of_table(catalog::game(&table.game)?, &table.options))
}

fn newcomer(session: Session) -> impl IntoView {
    view! {
        {sit(session)}
        <p class="hint">{speech::label("web-or-watch")}</p>
    }
}

/// A name and one button to sit down under it.
pub fn sit(session: Session) -> impl IntoView {
    let own = RwSignal::new(name::own());
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        name::remember(&own.get_untracked());
        session.send(Request::Sit { name: name::own(), seat: None });
    };
    let has_room = move || session.table.with(|table| table.as_ref().is_some_and(has_room));
    view! {
        <Show when=has_room fallback=|| view! { <p>{speech::label("web-table-full")}</p> }>
            <form class="sit" on:submit=sit>
                <label class="field">
                    <span>{speech::label("web-your-name")}</span>
                    <input type="text" data-test="name" autocomplete="nickname" maxlength=NAME_MAX required
                        prop:value=own on:input:target=move |event| own.set(event.target().value()) />
                </label>
                <button class="button primary" type="submit" data-test="sit">{speech::label("do-sit")}</button>
            </form>
        </Show>
    }
}

/// Whoever sits can still be called something else.
fn rename(session: Session) -> impl IntoView {
    let own = RwSignal::new(name::own());
    let rename = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        name::remember(&own.get_untracked());
        session.send(Request::Sit { name: name::own(), seat: session.you.get_untracked() });
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

/// Whether somebody could sit down: on an open seat, or on a bot's.
fn has_room(table: &Table) -> bool {
    table.seats.iter().any(|seat| !matches!(seat.occupant, Occupant::Player { .. }))
}

fn start(session: Session, bot: RwSignal<String>) -> impl IntoView {
    let begin = move |_| session.send(Request::Start { bot: Some(bot.get_untracked()) });
    let n_open = move || session.table.with(|table| table.as_ref().map_or(0, n_open));
    let host_name = move || {
        let host = session.table.with(|table| table.as_ref().and_then(|table| table.host));
        host.and_then(|host| session.names.with(|names| names.get(host.idx()).cloned())).unwrap_or_default()
    };
    let wait = move || {
        let waiting = speech::label_with("web-wait-host", [("host", host_name().into())]);
        view! { <p class="waiting" role="status">{waiting}</p> }
    };
    view! {
        <Show when=move || session.is_host() fallback=wait>
            <button class="button primary" type="button" data-test="start" on:click=begin
                aria-busy=move || (session.n_waiting.get() > 0).to_string()>
                {speech::label("do-start")}
            </button>
            <p class="hint">{move || speech::label_with("web-start-fills", [("open", n_open().into())])}</p>
        </Show>
    }
}

fn n_open(table: &Table) -> usize {
    table.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count()
}

fn seat_rows(session: Session, bot: RwSignal<String>) -> impl IntoView {
    let Some(table) = session.table.get() else { return Vec::new() };
    let (host, you, is_host) = (table.host, session.you.get(), session.is_host());
    let row = |(idx, info): (usize, SeatInfo)| {
        let seat = u8::try_from(idx).ok().and_then(|idx| Seat::try_from(idx).ok())?;
        let marks = marks(&info, host == Some(seat), you == Some(seat));
        let acts = (is_host && you != Some(seat)).then(|| seat_act(session, bot, seat, &info.occupant));
        let face = (info.occupant != Occupant::Open).then(|| art::portrait(seat));
        Some(view! {
            <li class="seat-row" data-occupant=occupant_kind(&info.occupant)>
                <span class=format!("seat-mark crew-{idx}") aria-hidden="true">{face}</span>
                <span class="who">{occupant_name(&info.occupant)}</span>
                <span class="who-marks">{marks}</span>
                {acts}
            </li>
        })
    };
    table.seats.into_iter().enumerate().filter_map(row).collect()
}

fn marks(info: &SeatInfo, is_host: bool, is_you: bool) -> String {
    let away = matches!(info.occupant, Occupant::Player { here: false, .. });
    let marks = [
        (is_you, "web-mark-you"),
        (is_host, "web-mark-host"),
        (matches!(info.occupant, Occupant::Bot { .. }), "web-mark-bot"),
        (away, "seat-away"),
    ];
    let shown: Vec<String> = marks.iter().filter(|mark| mark.0).map(|mark| speech::label(mark.1)).collect();
    shown.join(" · ")
}

const fn occupant_kind(occupant: &Occupant) -> &'static str {
    match occupant {
        Occupant::Open => "open",
        Occupant::Player { .. } => "player",
        Occupant::Bot { .. } => "bot",
    }
}

fn seat_act(
    session: Session,
    bot: RwSignal<String>,
    seat: Seat,
    occupant: &Occupant,
) -> impl IntoView + use<> {
    let (name, key) = match occupant {
        Occupant::Open => ("add-bot", "web-add-bot"),
        Occupant::Bot { .. } => ("clear", "web-remove-bot"),
        Occupant::Player { .. } => ("clear", "web-send-away"),
    };
    let is_open = *occupant == Occupant::Open;
    let label = speech::label(key);
    let described = speech::label_with(
        "web-seat-act",
        [
            ("act", label.clone().into()),
            ("name", occupant_name(occupant).into()),
            ("number", (seat.idx() + 1).into()),
        ],
    );
    let act = move |_| {
        session.send(if is_open {
            Request::SeatBot { seat, bot: bot.get_untracked() }
        } else {
            Request::ClearSeat { seat }
        });
    };
    view! {
        <button class="button small" type="button" data-test=name aria-label=described on:click=act>{label}</button>
    }
}

fn bot_choice(session: Session, (game, seats): (&str, u8), bot: RwSignal<String>) -> impl IntoView + use<> {
    let kinds = catalog::game(game).map(|game| game.bots(seats)).unwrap_or_default();
    let option = move |kind: &'static str| {
        view! { <option value=kind prop:selected=move || bot.get() == kind>{speech::bot_name(kind)}</option> }
    };
    let options = move || kinds.iter().map(|kind| option(kind)).collect_view();
    let is_shown = move || session.is_host() && session.phase() == Some(Phase::Gathering);
    view! {
        <Show when=is_shown>
            <label class="field bot-choice">
                <span>{speech::label("web-setup-bots")}</span>
                <select data-test="bot-kind" on:change:target=move |event| bot.set(event.target().value())>
                    {options.clone()}
                </select>
            </label>
        </Show>
    }
}
