//! How a table is kept: a break, a bot for oneself, the people around it, and what only its host decides.

use std::time::Duration;

use client::{BESTS, CLOCKS, DOORS, GRACES};
use crossing::Want;
use engine::Seat;
use leptos::prelude::*;
use protocol::{Custom, Occupant, Phase, Table, Watcher};

use super::lobby::removals;
use super::removal::RemovalQuestion;
use super::session::{Session, WATCHERS};
use super::{muting, next_game};
use crate::shell::question::Question;
use crate::shell::{dialog, speech};

/// How the table is kept, folded away under a line.
pub fn house(session: Session) -> impl IntoView {
    let is_host = Memo::new(move |_| session.is_host());
    view! {
        <details class="setup" data-test="house">
            <summary>{speech::label("web-house")}</summary>
            <div class="setup-fields">
                {own_ways(session)}
                {people(session)}
                {removals(session)}
                <Show when=move || is_host.get()>{customs(session)}</Show>
                {next_game::evening(session)}
            </div>
        </details>
    }
}

fn of_table<T>(session: Session, ask: impl Fn(&Table) -> T) -> Option<T> {
    session.table.with(|table| table.as_ref().map(ask))
}

/// What a player may do for themselves in a game.
fn own_ways(session: Session) -> impl IntoView {
    let is_playing = move || session.you.get().is_some() && session.phase() == Some(Phase::Playing);
    let may_decide = move || {
        let you = session.you.get();
        let has_given_up = |table: &Table| you.is_some_and(|you| table.conceded.contains(&you));
        is_playing() && of_table(session, has_given_up) == Some(false)
    };
    let rests = Memo::new(move |_| of_table(session, |table| table.rests.is_some()) == Some(true));
    let rest_key = move || if rests.get() { "do-go-on" } else { "web-pause-game" };
    let can_stand_in = move || {
        let you = session.you.get();
        let is_alone =
            |table: &Table| you.and_then(|you| table.seats.get(you.idx())).is_some_and(|info| !info.stand_in);
        is_playing() && of_table(session, is_alone) == Some(true)
    };
    // What comes of it is seen at the table.
    let send = move |want: Want| {
        session.send(want);
        dialog::close_any();
    };
    let stand_in = move |_| {
        let seat = session.you.get_untracked();
        seat.into_iter().for_each(|seat| send(Want::StandIn { seat, plays: true }));
    };
    view! {
        <div class="row">
            <Show when=is_playing>
                <button class="button" type="button" data-test="pause"
                    on:click=move |_| send(Want::Pause { rests: !rests.get_untracked() })>
                    {move || speech::label(rest_key())}
                </button>
            </Show>
            <Show when=can_stand_in>
                <button class="button" type="button" data-test="bot-for-me" on:click=stand_in>
                    {speech::label("web-bot-for-me")}
                </button>
            </Show>
            <Show when=may_decide>
                <button class="button" type="button" data-test="take-move-back"
                    on:click=move |_| send(Want::TakeBack)>
                    {speech::label("web-take-move-back")}
                </button>
                {concession(session)}
            </Show>
        </div>
    }
}

/// The way to give a game up: the second tap does it.
fn concession(session: Session) -> impl IntoView {
    let (is_sure, concede) = twice(move || {
        session.send(Want::Concede);
        dialog::close_any();
    });
    let ends = move || {
        let you = session.you.get();
        of_table(session, |table| you.is_some_and(|you| table.ends_without(you))) == Some(true)
    };
    let key = move || match (is_sure.get(), ends()) {
        (false, _) => "web-concede",
        (true, false) => "web-concede-sure",
        (true, true) => "web-concede-ends",
    };
    view! {
        <button class="button" class:danger=is_sure type="button" data-test="concede" on:click=move |_| concede()>
            {move || speech::label(key())}
        </button>
    }
}

/// How long a first tap is remembered.
const REMEMBERED: Duration = Duration::from_secs(8);

/// Something that only the second tap does, and whether the first was made just now.
fn twice(act: impl Fn() + Copy) -> (RwSignal<bool>, impl Fn() + Copy) {
    let is_sure = RwSignal::new(false);
    let tap = move || {
        if is_sure.get_untracked() {
            act();
        }
        is_sure.update(|is_sure| *is_sure = !*is_sure);
        let forget = move || {
            let _ = is_sure.try_set(false);
        };
        set_timeout(forget, REMEMBERED);
    };
    (is_sure, tap)
}

/// Everybody else at the table, with what can be done about them.
fn people(session: Session) -> impl IntoView {
    let removal = RemovalQuestion::new(Question::default());
    let others = Memo::new(move |_| {
        let you = session.you.get();
        of_table(session, |table| others(table, you)).unwrap_or_default()
    });
    let rows = move || {
        let row = |(seat, name): (Seat, String)| person(session, seat, &name, removal);
        others.get().into_iter().map(row).collect_view().into_any()
    };
    let may_watchers_talk =
        Memo::new(move |_| of_table(session, |table| table.customs.watchers_talk) == Some(true));
    let watching = Memo::new(move |_| {
        let is_host = session.is_host();
        of_table(session, |table| table.watchers.clone()).filter(|_| is_host).unwrap_or_default()
    });
    let watchers_rows = move || {
        let row = |(place, watcher): (usize, Watcher)| watcher_row(place, watcher, removal);
        watching.get().into_iter().enumerate().map(row).collect_view().into_any()
    };
    let has_any = move || {
        may_watchers_talk.get()
            || others.with(|others| !others.is_empty())
            || watching.with(|watching| !watching.is_empty())
    };
    view! {
        <Show when=has_any>
            <section class="people" aria-label=speech::label("web-people")>
                <h3>{speech::label("web-people")}</h3>
                <ul>{rows} <Show when=move || may_watchers_talk.get()>{watchers(session)}</Show> {watchers_rows}</ul>
            </section>
        </Show>
        {removal.view("removal-menu", session)}
    }
}

fn others(table: &Table, you: Option<Seat>) -> Vec<(Seat, String)> {
    let seats = Seat::all(u8::try_from(table.seats.len()).unwrap_or(0)).zip(&table.seats);
    let person = |(seat, info): (Seat, &protocol::SeatInfo)| match &info.occupant {
        Occupant::Player { name, .. } if Some(seat) != you => Some((seat, name.clone())),
        _ => None,
    };
    seats.filter_map(person).collect()
}

/// Those who watch, who have no names at the table.
fn watchers(session: Session) -> impl IntoView {
    let name = speech::label("web-watchers");
    view! {
        <li data-test="watchers">
            <span class="who">{name.clone()}</span>
            {mute_button(session, WATCHERS, &name)}
        </li>
    }
}

/// For the host: one of those who watch, and the way to show them out.
fn watcher_row(place: usize, watcher: Watcher, removal: RemovalQuestion) -> impl IntoView {
    let Watcher { number, name } = watcher;
    let unnamed = || speech::label_with("web-watcher", [("number", (place + 1).into())]);
    let named = name.unwrap_or_else(unnamed);
    let asked = StoredValue::new(named.clone());
    let ask = Callback::new(move |()| removal.ask_watcher(number, asked.get_value()));
    view! {
        <li data-test="watcher">
            <span class="who">{named.clone()}</span>
            {act_button("show-out", &named, Signal::stored("web-remove-seat"), ask)}
        </li>
    }
}

/// The way to hear somebody no more, and again; they are called so.
fn mute_button(session: Session, muted: &str, name: &str) -> impl IntoView + use<> {
    let (asked, muted) = (muted.to_owned(), muted.to_owned());
    let is_muted = Memo::new(move |_| session.is_unheard(&asked));
    let mute = move || muting::mute(session, &muted, !is_muted.get_untracked());
    let key = Signal::derive(move || if is_muted.get() { "web-unmute" } else { "web-mute" });
    act_button("mute", name, key, Callback::new(move |()| mute()))
}

fn person(session: Session, seat: Seat, name: &str, removal: RemovalQuestion) -> impl IntoView + use<> {
    let (asked, whose) = (name.to_owned(), name.to_owned());
    let can_stand_in = move || {
        let may = |table: &Table| {
            let has_none = table.seats.get(seat.idx()).is_some_and(|info| !info.stand_in);
            has_none && table.may_stand_in(session.you.get_untracked(), seat)
        };
        session.phase() == Some(Phase::Playing) && of_table(session, may) == Some(true)
    };
    let act = move |test: &'static str, key: &'static str, act: Callback<()>| {
        act_button(test, &whose, Signal::stored(key), act)
    };
    let (act_again, asked) = (act.clone(), StoredValue::new(asked));
    let host_name = name.to_owned();
    let (is_sure, hand_over) = twice(move || session.send(Want::HandOver(seat)));
    let host_key = Signal::derive(move || if is_sure.get() { "web-make-host-sure" } else { "web-make-host" });
    let (is_sure, send_back) = twice(move || session.send(Want::SendBack(seat)));
    let back_key = Signal::derive(move || if is_sure.get() { "web-send-back-sure" } else { "web-send-back" });
    let was_carried = Memo::new(move |_| session.can_send_back(seat));
    let back_name = StoredValue::new(name.to_owned());
    view! {
        <li>
            <span class="who">{name.to_owned()}</span>
            {mute_button(session, name, name)}
            <Show when=can_stand_in>
                {act("stand-in", "web-bot-plays", Callback::new(move |()| session.send(Want::StandIn { seat, plays: true })))}
            </Show>
            <Show when=move || session.is_host()>
                {act_button("make-host", &host_name, host_key, Callback::new(move |()| hand_over()))}
                <Show when=move || was_carried.get()>
                    {act_button("send-back", &back_name.get_value(), back_key, Callback::new(move |()| send_back()))}
                </Show>
                {act_again("remove", "web-remove-seat", Callback::new(move |()| removal.ask(seat, asked.get_value())))}
            </Show>
        </li>
    }
}

fn act_button(
    test: &'static str,
    name: &str,
    key: Signal<&'static str>,
    act: Callback<()>,
) -> impl IntoView + use<> {
    let name = name.to_owned();
    let described = move || {
        let args = [("act", speech::label(key.get()).into()), ("name", name.clone().into())];
        speech::label_with("web-let-in-whom", args)
    };
    view! {
        <button class="button small" type="button" data-test=test aria-label=described on:click=move |_| act.run(())>
            {move || speech::label(key.get())}
        </button>
    }
}

fn customs(session: Session) -> impl IntoView {
    let now = Memo::new(move |_| of_table(session, |table| table.customs.clone()).unwrap_or_default());
    let keep = move |custom: Custom| session.send(Want::Keep(vec![custom]));
    let door = move |place: usize| keep(Custom::Door(DOORS[place].1));
    let grace = move |place: usize| keep(Custom::GraceS(GRACES[place].1));
    let clock = move |place: usize| keep(Custom::Clock(CLOCKS[place].1));
    let best = move |place: usize| keep(Custom::BestOf(BESTS[place].1));
    view! {
        {select("door", "web-door", DOORS.map(|(key, _)| key).to_vec(),
            Signal::derive(move || DOORS.iter().position(|(_, door)| *door == now.get().door)), door)}
        {select("grace", "web-grace", GRACES.map(|(key, _)| key).to_vec(),
            Signal::derive(move || GRACES.iter().position(|(_, grace)| *grace == now.get().grace_s)), grace)}
        {select("clock", "web-clock", CLOCKS.map(|(key, _)| key).to_vec(),
            Signal::derive(move || CLOCKS.iter().position(|(_, clock)| *clock == now.get().clock)), clock)}
        {select("best-of", "web-best", BESTS.map(|(key, _)| key).to_vec(),
            Signal::derive(move || BESTS.iter().position(|(_, best)| *best == now.get().best_of)), best)}
        {switch("watchers-talk", "web-watchers-talk", Signal::derive(move || now.get().watchers_talk),
            move |is_on| keep(Custom::WatchersTalk(is_on)))}
        {switch("allow-own-words", "web-allow-own-words", Signal::derive(move || now.get().own_words),
            move |is_on| keep(Custom::OwnWords(is_on)))}
    }
}

fn select(
    test: &'static str,
    key: &'static str,
    options: Vec<&'static str>,
    chosen: Signal<Option<usize>>,
    choose: impl Fn(usize) + 'static,
) -> impl IntoView {
    let option = move |(place, key): (usize, &'static str)| {
        view! { <option value=place prop:selected=move || chosen.get() == Some(place)>{speech::label(key)}</option> }
    };
    view! {
        <label class="field">
            <span>{speech::label(key)}</span>
            <select data-test=test on:change:target=move |event| {
                if let Ok(place) = event.target().value().parse() {
                    choose(place);
                }
            }>
                {options.into_iter().enumerate().map(option).collect_view()}
            </select>
        </label>
    }
}

fn switch(
    test: &'static str,
    key: &'static str,
    is_on: Signal<bool>,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="switch" data-test=test>
            <input type="checkbox" role="switch" prop:checked=is_on on:change:target=move |event| set(event.target().checked()) />
            <span>{speech::label(key)}</span>
        </label>
    }
}
