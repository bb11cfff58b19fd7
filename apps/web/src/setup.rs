//! How the reader likes a table: seats, bots, rules. Sane from the start, and remembered.

use engine::Message;
use hosting::{AnyGame, Json, OptionField};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::to_raw_value;

use crate::{speech, storage};

/// How a table of one game is laid.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Which kind of bot fills seats.
    pub bot: String,
    /// The game's options.
    pub options: Value,
}

impl Setup {
    /// As the reader last liked it, or as usual.
    #[must_use]
    pub fn of(game: &dyn AnyGame) -> Self {
        let kept: Option<Self> = storage::read(&key(game));
        kept.filter(|setup| setup.suits(game)).unwrap_or_else(|| Self::usual(game))
    }

    /// As most people like it: the usual rules, and bots that play well.
    #[must_use]
    pub fn usual(game: &dyn AnyGame) -> Self {
        let preset = game.presets().into_iter().next();
        let options = preset.and_then(|(_, options)| serde_json::from_str(options.get()).ok());
        let bot = game.bots().last().map(ToString::to_string).unwrap_or_default();
        Self { seats: game.seats_usual(), bot, options: options.unwrap_or_default() }
    }

    /// The options as they go over the wire.
    ///
    /// # Panics
    /// Never: a JSON value can always be written.
    #[must_use]
    pub fn json(&self) -> Json {
        to_raw_value(&self.options).expect("a value can be written")
    }

    fn suits(&self, game: &dyn AnyGame) -> bool {
        game.bots().contains(&self.bot.as_str()) && game.open(&self.json(), self.seats).is_ok()
    }
}

/// The form, folded away under a line that says how the table is laid.
pub fn setup_form(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    Effect::new(move |_| setup.with(|setup| storage::write(&key(game), setup)));
    let fields = game.option_fields().into_iter().map(|field| field_select(setup, field)).collect_view();
    view! {
        <details class="setup" data-test="setup">
            <summary>{move || setup.with(summary)}</summary>
            <div class="setup-fields">
                {seat_chips(game, setup)}
                {bot_select(game, setup)}
                {fields}
            </div>
        </details>
    }
}

fn summary(setup: &Setup) -> String {
    let bots = speech::bot_name(&setup.bot);
    speech::label_with("web-setup-summary", [("seats", setup.seats.into()), ("bot", bots.into())])
}

fn seat_chips(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    let group = format!("seats-{}", game.id());
    let chip = move |seats: u8| {
        view! {
            <label class="pick">
                <input type="radio" name=group.clone() prop:checked=move || setup.with(|setup| setup.seats == seats)
                    on:change=move |_| setup.update(|setup| setup.seats = seats) />
                <span>{seats}</span>
            </label>
        }
    };
    view! {
        <fieldset class="picks">
            <legend>{speech::label("web-setup-seats")}</legend>
            {game.seats().map(chip).collect_view()}
            <p class="hint" role="status">
                {move || setup.with(|setup| game.seats_note(setup.seats)).map(|note| speech::tell(&note))}
            </p>
        </fieldset>
    }
}

fn bot_select(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    let option = move |kind: &'static str| {
        let chosen = move || setup.with(|setup| setup.bot == kind);
        view! { <option value=kind prop:selected=chosen>{speech::bot_name(kind)}</option> }
    };
    view! {
        <label class="field">
            <span>{speech::label("web-setup-bots")}</span>
            <select on:change:target=move |event| setup.update(|setup| setup.bot = event.target().value())>
                {game.bots().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

fn field_select(setup: RwSignal<Setup>, field: OptionField) -> impl IntoView {
    let OptionField { name, label, choices, .. } = field;
    let values: Vec<Value> = choices.iter().map(|choice| choice.value.clone()).collect();
    let labels: Vec<Message> = choices.into_iter().map(|choice| choice.label).collect();
    let options = labels.iter().enumerate().map(|(idx, label)| {
        let (name, value) = (name.clone(), values[idx].clone());
        let chosen = move || setup.with(|setup| setup.options.get(&name) == Some(&value));
        view! { <option value=idx prop:selected=chosen>{speech::tell(label)}</option> }
    });
    let options = options.collect_view();
    let choose = move |idx: usize| {
        if let Some(value) = values.get(idx) {
            setup.update(|setup| setup.options[&name] = value.clone());
        }
    };
    view! {
        <label class="field">
            <span>{speech::tell(&label)}</span>
            <select on:change:target=move |event| choose(event.target().value().parse().unwrap_or_default())>
                {options}
            </select>
        </label>
    }
}

fn key(game: &dyn AnyGame) -> String {
    format!("setup.{}", game.id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_of_every_game_can_be_played() {
        for game in catalog::GAMES {
            assert!(Setup::usual(*game).suits(*game), "{}", game.id());
        }
    }

    #[test]
    fn a_remembered_table_that_no_longer_suits_is_not_used() {
        for game in catalog::GAMES {
            let setup = Setup { seats: 0, ..Setup::usual(*game) };
            assert!(!setup.suits(*game), "{}", game.id());
            let setup = Setup { bot: "nobody".into(), ..Setup::usual(*game) };
            assert!(!setup.suits(*game), "{}", game.id());
        }
    }
}
