//! The form of a setup: seats, bots and rules. It is fetched when it is unfolded.

use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::crew::crew_fields;
use super::rules::rules_form;
use super::setup::Laying;
use crate::shell::part::{self, Part};
use crate::shell::speech;

/// Draws the fields of a form.
type Fields = fn(Laying) -> AnyView;

/// The form, folded away under a line that says how the table is laid.
pub fn setup_form(laying: Laying) -> impl IntoView {
    let fields = RwSignal::new(None::<RwSignal<Part<Fields>>>);
    let unfold = move || {
        laying.unfold();
        if fields.with_untracked(Option::is_none) {
            fields.set(Some(part::fetched(form)));
        }
    };
    view! {
        <details class="setup" data-test="setup" on:toggle:target=move |event| {
            if event.target().open() {
                unfold();
            }
        }>
            <summary>{move || laying.summary()}</summary>
            <div class="setup-fields">
                {move || fields.get().map(|fields| fields.get().or_say(|draw| draw(laying))).into_any()}
            </div>
        </details>
    }
}

#[wasm_split(setup, fallible)]
fn form() -> Result<Fields, SplitLoaderError> {
    Ok(|laying| {
        view! {
            {seat_chips(laying)}
            {crew_fields(laying)}
            {move || laying.form.get().map(|form| rules_form(laying, form)).into_any()}
        }
        .into_any()
    })
}

fn seat_chips(laying: Laying) -> impl IntoView {
    let group = format!("seats-{}", laying.game.id);
    let chip = move |seats: u8| {
        let is_chosen = move || laying.setup.with(|setup| setup.seats == seats);
        view! {
            <label class="pick">
                <input type="radio" name=group.clone() prop:checked=is_chosen on:change=move |_| laying.sit(seats) />
                <span>{seats}</span>
            </label>
        }
    };
    let note = move || laying.laid.with(|laid| laid.as_ref()?.note.as_ref().map(speech::tell));
    view! {
        <fieldset class="picks">
            <legend>{speech::label("web-setup-seats")}</legend>
            {laying.game.tables.iter().map(|(seats, _)| chip(*seats)).collect_view()}
            <p class="hint" role="status">{note}</p>
        </fieldset>
    }
}
