//! Which bots somebody wants at a table: by name, and with a sentence of what they are like.

use engine::MIXED;
use leptos::prelude::*;

use super::setup::{EACH, Laying, crew, crew_choice, crew_name};
use crate::shell::speech;

/// A list of crews, and what the chosen one is like. `more` comes last in it.
pub fn crew_field(
    kinds: Memo<Vec<&'static str>>,
    wish: Signal<String>,
    more: &'static [&'static str],
    choose: impl Fn(String) + 'static,
) -> impl IntoView {
    let chosen = Memo::new(move |_| wish.with(|wish| crew_choice(wish).to_owned()));
    let option = move |kind: &'static str| {
        view! { <option value=kind prop:selected=move || chosen.get() == kind>{crew_name(kind)}</option> }
    };
    let options = move || {
        let names = [MIXED].into_iter().chain(kinds.get()).chain(more.iter().copied());
        names.map(option).collect_view().into_any()
    };
    view! {
        <div class="bot-choice">
            <label class="field">
                <span>{speech::label("web-setup-bots")}</span>
                <select data-test="bot-kind" on:change:target=move |event| choose(event.target().value())>
                    {options}
                </select>
            </label>
            <p class="hint" role="status" data-test="bot-about">{move || about(&chosen.get())}</p>
        </div>
    }
}

fn about(name: &str) -> Option<String> {
    (name != EACH).then(|| speech::bot_about(name))
}

/// The bots of a table that is being laid; where there are several, each seat can have its own.
pub(super) fn crew_fields(laying: Laying) -> impl IntoView {
    let setup = laying.setup;
    // The order depends on the size alone; a list that is redrawn while it is open would close.
    let seats = Memo::new(move |_| setup.with(|setup| setup.seats));
    let kinds = Memo::new(move |_| laying.game.bots(seats.get()).to_vec());
    let wish = Signal::derive(move || setup.with(|setup| setup.bot.clone()));
    let choose = move |name: String| {
        setup
            .update(|setup| setup.bot = if name == EACH { crew(laying.game, setup).join(",") } else { name });
    };
    let has_each = move || laying.is_alone && seats.get() > 2;
    let more = move || -> &'static [&'static str] { if has_each() { &[EACH] } else { &[] } };
    let is_own = Memo::new(move |_| wish.with(|wish| wish.contains(',')));
    let each = move || (1..usize::from(seats.get())).map(|nth| seat_field(laying, kinds, nth)).collect_view();
    view! {
        {move || crew_field(kinds, wish, more(), choose).into_any()}
        <Show when=move || is_own.get()>
            <div class="own-crew" data-test="own-crew">{move || each().into_any()}</div>
        </Show>
    }
}

/// The bot in one of the other seats.
fn seat_field(laying: Laying, kinds: Memo<Vec<&'static str>>, nth: usize) -> impl IntoView {
    let setup = laying.setup;
    let now = Memo::new(move |_| setup.with(|setup| crew(laying.game, setup).get(nth - 1).copied()));
    let option = move |kind: &'static str| {
        view! { <option value=kind prop:selected=move || now.get() == Some(kind)>{speech::bot_name(kind)}</option> }
    };
    let choose = move |name: &str| {
        let mut each = setup.with_untracked(|setup| crew(laying.game, setup));
        let kind = kinds.with_untracked(|kinds| kinds.iter().copied().find(|kind| *kind == name));
        if let (Some(seat), Some(kind)) = (each.get_mut(nth - 1), kind) {
            *seat = kind;
        }
        setup.update(|setup| setup.bot = each.join(","));
    };
    view! {
        <label class="field">
            <span>{speech::label_with("web-own-crew-seat", [("number", (nth + 1).into())])}</span>
            <select on:change:target=move |event| choose(&event.target().value())>
                {move || kinds.get().into_iter().map(option).collect_view().into_any()}
            </select>
        </label>
    }
}
