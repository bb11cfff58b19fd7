//! The rules of a table: first the edition, then what is different in it, then single rules in groups.
//! It shows data; the game says what can be chosen and whether it can be played.

use crossing::{Answer, Difference, Edition, Field, Form, Question, Row, Standing, TableRules, Terms};
use engine::Message;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::own_list::own_list;
use super::setup::{Laying, State, edition_name, edition_title};
use crate::shell::mate::Desk;
use crate::shell::part::{self, Part};
use crate::shell::speech;

/// The part of a form in which the rules are chosen.
pub fn rules_form(laying: Laying, form: Form) -> impl IntoView {
    let Form { editions, fields, .. } = form;
    let standing = Memo::new(move |_| laying.standing());
    let has_choice = editions.len() > 1;
    let unusual =
        move || Some(unusual(laying.game.id, &standing.get().filter(|_| has_choice)?, laying.game.edition));
    let changed = move || {
        let standing = standing.get().filter(|standing| !standing.changed.is_empty())?;
        Some(changed(laying, standing))
    };
    let refused = move |reason: Message| view! { <p class="problem">{speech::tell(&reason)}</p> };
    view! {
        {has_choice.then(|| edition_cards(laying, standing, editions))}
        <div class="unlike" role="status">{unusual}{changed}</div>
        {(!fields.is_empty()).then(|| single_rules(laying, fields))}
        <div class="refusal" role="alert">{move || laying.refusal().map(refused).into_any()}</div>
    }
}

/// What was chosen when a table was made, for those who come later.
pub fn rules_of_table(desk: Desk, terms: &Terms) -> impl IntoView + use<> {
    let (rules, game) = (RwSignal::new(None), terms.game.clone());
    desk.ask(&game, Question::TableRules { options: terms.options.clone() }, move |answer| {
        if let Answer::TableRules(Some(told)) = answer {
            rules.try_set(Some(told));
        }
    });
    move || rules.get().map(|rules| table_rules(&game, rules))
}

/// Draws what was chosen.
type Chosen = fn(&str, &TableRules) -> AnyView;

/// The edition in a line that unfolds into what was chosen; that is fetched only then.
fn table_rules(game: &str, rules: TableRules) -> impl IntoView + use<> {
    let (game, chosen) = (game.to_owned(), RwSignal::new(None::<RwSignal<Part<Chosen>>>));
    let args = [("edition", edition_title(&game, &rules.standing).into())];
    let title = speech::label_with("web-table-rules", args);
    let unfold = move || {
        if chosen.with_untracked(Option::is_none) {
            chosen.set(Some(part::fetched(chosen_rules)));
        }
    };
    view! {
        <details class="table-rules" data-test="table-rules" on:toggle:target=move |event| {
            if event.target().open() {
                unfold();
            }
        }>
            <summary>{title}</summary>
            {move || chosen.get().map(|chosen| chosen.get().or_say(|draw| draw(&game, &rules))).into_any()}
        </details>
    }
}

#[wasm_split(setup, fallible)]
fn chosen_rules() -> Result<Chosen, SplitLoaderError> {
    Ok(all_chosen)
}

fn all_chosen(game: &str, rules: &TableRules) -> AnyView {
    let TableRules { standing, usual, rows } = rules;
    let changed = (!standing.changed.is_empty()).then(|| {
        let args = [("edition", edition_name(game, &standing.edition.name).into())];
        let title = speech::label_with("web-changed-from", args);
        view! { <h3>{title}</h3>{difference_list(&standing.changed)} }
    });
    let row = |row: Row| {
        let (label, value) = (speech::tell(&row.label), speech::tell(&row.value));
        view! { <div class="unlike-row"><dt>{label}</dt><dd>{value}</dd></div> }
    };
    let groups = in_groups(rows.clone(), |row| &row.group).into_iter().map(|(group, rows)| {
        let rows = rows.into_iter().map(row).collect_view();
        view! { <h3 class="group">{speech::tell(&group)}</h3><dl>{rows}</dl> }
    });
    view! {
        {changed}
        {unusual(game, standing, usual)}
        <details>
            <summary>{speech::label("web-all-rules")}</summary>
            <div class="unlike-groups">{groups.collect_view()}</div>
        </details>
    }
    .into_any()
}

fn edition_cards(laying: Laying, standing: Memo<Option<Standing>>, editions: Vec<Edition>) -> impl IntoView {
    let game = laying.game.id;
    let group = format!("edition-{game}");
    let card = move |edition: Edition| {
        let (name, own) = (edition.name.clone(), StoredValue::new(edition.name.clone()));
        let is_own = move |standing: &Standing| own.with_value(|own| standing.edition.name == *own);
        let title = edition_name(game, &name);
        let blurb = speech::label(&format!("{game}-preset-{name}-blurb"));
        let is_chosen = move || standing.with(|standing| standing.as_ref().is_some_and(is_own));
        let n_changed = move || {
            let rules = standing.get().filter(is_own)?.changed.len();
            (rules > 0).then(|| speech::label_with("web-rules-changed", [("rules", rules.into())]))
        };
        view! {
            <label class="edition" data-edition=name.clone()>
                <input type="radio" name=group.clone() value=name.clone() prop:checked=is_chosen
                    on:change=move |_| laying.choose(&edition) />
                <span class="edition-name">{title}</span>
                <span class="edition-blurb">{blurb}</span>
                <span class="edition-changed">{n_changed}</span>
            </label>
        }
    };
    view! {
        <fieldset class="editions">
            <legend>{speech::label("web-edition")}</legend>
            {editions.into_iter().map(card).collect_view()}
        </fieldset>
    }
}

/// What makes the edition different from the usual one, or a word on where to see that.
fn unusual(game: &str, standing: &Standing, usual: &str) -> AnyView {
    if standing.unusual.is_empty() {
        let is_usual = standing.edition.name == usual;
        return is_usual
            .then(|| view! { <p class="hint">{speech::label("web-edition-usual")}</p> })
            .into_any();
    }
    let title = speech::label_with("web-unlike", [("edition", edition_name(game, usual).into())]);
    view! {
        <h3>{title}</h3>
        {difference_list(&standing.unusual)}
    }
    .into_any()
}

/// What the reader has changed, and the way back.
fn changed(laying: Laying, standing: Standing) -> impl IntoView {
    let Standing { edition, changed, .. } = standing;
    let rules = speech::label_with("web-rules-changed", [("rules", changed.len().into())]);
    let name = edition_name(laying.game.id, &edition.name);
    let back = speech::label_with("web-edition-restore", [("edition", name.into())]);
    view! {
        <div class="changed" data-test="changed">
            <h3>{rules}</h3>
            {difference_list(&changed)}
            <button class="button small" type="button" data-test="restore"
                on:click=move |_| laying.choose(&edition)>{back}</button>
        </div>
    }
}

fn difference_list(differences: &[Difference]) -> impl IntoView + use<> {
    let groups = in_groups(differences.to_vec(), |difference| &difference.group);
    let group = |(group, differences): (Message, Vec<Difference>)| {
        let (switches, others): (Vec<_>, Vec<_>) =
            differences.iter().partition(|difference| difference.switched.is_some());
        view! {
            <h4>{speech::tell(&group)}</h4>
            {(!switches.is_empty()).then(|| view! { <ul>{switches.into_iter().map(switched).collect_view()}</ul> })}
            {(!others.is_empty()).then(|| view! { <dl>{others.into_iter().map(other_value).collect_view()}</dl> })}
        }
    };
    view! { <div class="unlike-groups">{groups.into_iter().map(group).collect_view()}</div> }
}

fn switched(difference: &Difference) -> impl IntoView + use<> {
    let (label, value) = (speech::tell(&difference.label), speech::tell(&difference.value));
    let is_on = difference.switched == Some(true);
    view! {
        <li class="switched" data-option=difference.name.clone() data-on=is_on.to_string()>
            {label}<span class="unseen">": "{value}</span>
        </li>
    }
}

fn other_value(difference: &Difference) -> impl IntoView + use<> {
    let instead =
        speech::label_with("web-instead-of", [("value", speech::tell(&difference.instead_of).into())]);
    view! {
        <div class="unlike-row" data-option=difference.name.clone()>
            <dt>{speech::tell(&difference.label)}</dt>
            <dd>{speech::tell(&difference.value)}" "<span class="instead">{instead}</span></dd>
        </div>
    }
}

/// Neighbors of one group together.
fn in_groups<T>(items: Vec<T>, group: impl Fn(&T) -> &Message) -> Vec<(Message, Vec<T>)> {
    let mut groups: Vec<(Message, Vec<T>)> = Vec::new();
    for item in items {
        match groups.last_mut() {
            Some((last, of_group)) if last == group(&item) => of_group.push(item),
            _ => groups.push((group(&item).clone(), vec![item])),
        }
    }
    groups
}

fn single_rules(laying: Laying, fields: Vec<Field>) -> impl IntoView {
    let numbered = fields.into_iter().enumerate().collect();
    let group = move |(group, fields): (Message, Vec<(usize, Field)>)| {
        view! {
            <fieldset class="rule-group">
                <legend>{speech::tell(&group)}</legend>
                {fields.into_iter().map(|(place, field)| rule(laying, place, field)).collect_view()}
            </fieldset>
        }
    };
    view! {
        <details class="single-rules" data-test="single-rules">
            <summary>{speech::label("web-single-rules")}</summary>
            {in_groups(numbered, |(_, field): &(usize, Field)| &field.group).into_iter().map(group).collect_view()}
        </details>
    }
}

/// One rule, shown only where it has a meaning.
fn rule(laying: Laying, place: usize, field: Field) -> impl IntoView {
    let state: State = Memo::new(move |_| laying.laid.with(|laid| laid.as_ref()?.fields.get(place).cloned()));
    let is_idle = move || state.with(|state| state.as_ref().is_none_or(|state| !state.matters));
    let is_changed = move || state.with(|state| state.as_ref().is_some_and(|state| state.is_changed));
    let data_option = field.name.clone();
    let list = field.own.clone().map(|own| own_list(laying, place, state, field.name.clone(), own));
    let control = if field.is_switch {
        switch(laying, state, field).into_any()
    } else {
        select(laying, state, field).into_any()
    };
    view! {
        <div class="rule" hidden=is_idle class:is-changed=is_changed data-option=data_option>{control}{list}</div>
    }
}

/// Whether this choice was taken.
fn is_chosen(state: State, choice: usize) -> bool {
    state.with(|state| state.as_ref().is_some_and(|state| state.chosen == Some(choice)))
}

fn switch(laying: Laying, state: State, field: Field) -> impl IntoView {
    let Field { name, label, choices, .. } = field;
    let on = choices.iter().position(|choice| choice.value == "true").unwrap_or_default();
    view! {
        <label class="switch">
            <span>{speech::tell(&label)}</span>
            <input type="checkbox" role="switch" prop:checked=move || is_chosen(state, on)
                on:change:target=move |event| laying.change(&name, &event.target().checked().to_string()) />
        </label>
    }
}

fn select(laying: Laying, state: State, field: Field) -> impl IntoView {
    let Field { name, label, choices, own, .. } = field;
    let labels = choices.iter().map(|choice| speech::tell(&choice.label));
    let labels = labels.chain(own.iter().map(|own| speech::tell(&own.label)));
    let option = |(idx, label): (usize, String)| {
        view! { <option value=idx prop:selected=move || is_chosen(state, idx)>{label}</option> }
    };
    let options = labels.enumerate().map(option).collect_view();
    let own = own.map(|own| own.written(&own.start));
    let values: Vec<String> = choices.into_iter().map(|choice| choice.value).chain(own).collect();
    let choose = move |idx: usize| {
        if let Some(value) = values.get(idx) {
            laying.change(&name, value);
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
