//! The rules of a table: first the edition, then what is different in it, then single rules in groups.
//! It compares and shows data; whether rules can be played the game says.

use client::{Difference, Edition, completed, editions};
use engine::Message;
use hosting::{AnyGame, Choice, OptionField};
use leptos::prelude::*;
use serde_json::Value;

use crate::own_list::own_list;
use crate::setup::{Setup, Standing, edition_name};
use crate::speech;

/// The part of a form in which the rules are chosen.
pub fn rules_form(game: &'static dyn AnyGame, setup: RwSignal<Setup>) -> impl IntoView {
    let standing = Memo::new(move |_| setup.with(|setup| Standing::of(game, &setup.options, &setup.edition)));
    let refusal = Memo::new(move |_| setup.with(|setup| setup.refusal(game)));
    let editions = editions(game);
    let (usual, has_choice) = (editions.first().map(|edition| edition.name), editions.len() > 1);
    let fields = game.option_fields();
    let unusual = move || {
        let standing = standing.get().filter(|_| has_choice)?;
        Some(unusual(game, &standing, usual.unwrap_or_default()))
    };
    let changed = move || {
        let standing = standing.get().filter(|standing| !standing.changed.is_empty())?;
        Some(changed(game, setup, standing))
    };
    view! {
        {has_choice.then(|| edition_cards(game, setup, standing, editions))}
        <div class="unlike" role="status">{unusual}{changed}</div>
        {(!fields.is_empty()).then(|| single_rules(setup, standing, fields))}
        <div class="refusal" role="alert">
            {move || refusal.get().map(|reason| view! { <p class="problem">{speech::tell(&reason)}</p> })}
        </div>
    }
}

/// What was chosen when a table was made, for those who come later.
pub fn rules_of_table(game: &'static dyn AnyGame, options: &Value) -> impl IntoView + use<> {
    let options = &completed(game, options);
    let standing = Standing::of(game, options, "")?;
    let usual = editions(game).first().map(|edition| edition.name).unwrap_or_default();
    let args = [("edition", standing.title(game).into())];
    let changed = (!standing.changed.is_empty()).then(|| {
        let args = [("edition", edition_name(game, standing.edition.name).into())];
        let title = speech::label_with("web-changed-from", args);
        view! { <h3>{title}</h3>{difference_list(&standing.changed)} }
    });
    let fields = game.option_fields();
    let groups = in_groups(fields, |field| &field.group).into_iter().map(|(group, fields)| {
        let row = |field: &OptionField| {
            let value = speech::tell(&field.in_words(options.get(&field.name).unwrap_or(&Value::Null)));
            field.matters(options).then(
                || view! { <div class="unlike-row"><dt>{speech::tell(&field.label)}</dt><dd>{value}</dd></div> },
            )
        };
        let rows: Vec<_> = fields.iter().filter_map(row).collect();
        (!rows.is_empty()).then(|| view! { <h3 class="group">{speech::tell(&group)}</h3><dl>{rows}</dl> })
    });
    Some(view! {
        <details class="table-rules" data-test="table-rules">
            <summary>{speech::label_with("web-table-rules", args)}</summary>
            {changed}
            {unusual(game, &standing, usual)}
            <details>
                <summary>{speech::label("web-all-rules")}</summary>
                <div class="unlike-groups">{groups.collect_view()}</div>
            </details>
        </details>
    })
}

fn edition_cards(
    game: &'static dyn AnyGame,
    setup: RwSignal<Setup>,
    standing: Memo<Option<Standing>>,
    editions: Vec<Edition>,
) -> impl IntoView {
    let group = format!("edition-{}", game.id());
    let card = move |edition: Edition| {
        let name = edition.name;
        let title = edition_name(game, name);
        let blurb = speech::label(&format!("{}-preset-{name}-blurb", game.id()));
        let is_chosen = move || standing.with(|standing| is_edition(standing.as_ref(), name));
        let n_changed = move || {
            let standing = standing.get().filter(|standing| standing.edition.name == name)?;
            let rules = standing.changed.len();
            (rules > 0).then(|| speech::label_with("web-rules-changed", [("rules", rules.into())]))
        };
        view! {
            <label class="edition" data-edition=name>
                <input type="radio" name=group.clone() value=name prop:checked=is_chosen
                    on:change=move |_| setup.update(|setup| setup.choose(&edition)) />
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

fn is_edition(standing: Option<&Standing>, name: &str) -> bool {
    standing.is_some_and(|standing| standing.edition.name == name)
}

/// What makes the edition different from the usual one, or a word on where to see that.
fn unusual(game: &dyn AnyGame, standing: &Standing, usual: &str) -> impl IntoView + use<> {
    let name = edition_name(game, usual);
    if standing.unusual.is_empty() {
        let is_usual = standing.edition.name == usual;
        return is_usual
            .then(|| view! { <p class="hint">{speech::label("web-edition-usual")}</p> })
            .into_any();
    }
    let title = speech::label_with("web-unlike", [("edition", name.into())]);
    view! {
        <h3>{title}</h3>
        {difference_list(&standing.unusual)}
    }
    .into_any()
}

/// What the reader has changed, and the way back.
fn changed(game: &'static dyn AnyGame, setup: RwSignal<Setup>, standing: Standing) -> impl IntoView {
    let Standing { edition, changed, .. } = standing;
    let rules = speech::label_with("web-rules-changed", [("rules", changed.len().into())]);
    let back =
        speech::label_with("web-edition-restore", [("edition", edition_name(game, edition.name).into())]);
    view! {
        <div class="changed" data-test="changed">
            <h3>{rules}</h3>
            {difference_list(&changed)}
            <button class="button small" type="button" data-test="restore"
                on:click=move |_| setup.update(|setup| setup.choose(&edition))>{back}</button>
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

fn single_rules(
    setup: RwSignal<Setup>,
    standing: Memo<Option<Standing>>,
    fields: Vec<OptionField>,
) -> impl IntoView {
    let group = move |(group, fields): (Message, Vec<OptionField>)| {
        view! {
            <fieldset class="rule-group">
                <legend>{speech::tell(&group)}</legend>
                {fields.into_iter().map(|field| rule(setup, standing, field)).collect_view()}
            </fieldset>
        }
    };
    view! {
        <details class="single-rules" data-test="single-rules">
            <summary>{speech::label("web-single-rules")}</summary>
            {in_groups(fields, |field| &field.group).into_iter().map(group).collect_view()}
        </details>
    }
}

/// One rule, shown only where it has a meaning.
fn rule(setup: RwSignal<Setup>, standing: Memo<Option<Standing>>, field: OptionField) -> impl IntoView {
    let is_switch = field.choices.len() == 2 && field.choices.iter().all(|choice| choice.value.is_boolean());
    let (name, needing) = (field.name.clone(), field.clone());
    let is_idle = move || setup.with(|setup| !needing.matters(&setup.options));
    let is_changed = move || {
        standing.with(|standing| {
            standing.as_ref().is_some_and(|standing| standing.changed.iter().any(|one| one.name == name))
        })
    };
    let data_option = field.name.clone();
    let list = field.own.clone().map(|own| own_list(setup, field.name.clone(), own));
    let control = if is_switch { switch(setup, field).into_any() } else { select(setup, field).into_any() };
    view! {
        <div class="rule" hidden=is_idle class:is-changed=is_changed data-option=data_option>{control}{list}</div>
    }
}

fn switch(setup: RwSignal<Setup>, field: OptionField) -> impl IntoView {
    let OptionField { name, label, .. } = field;
    let named = name.clone();
    let is_on = move || setup.with(|setup| setup.options.get(&named) == Some(&Value::Bool(true)));
    view! {
        <label class="switch">
            <span>{speech::tell(&label)}</span>
            <input type="checkbox" role="switch" prop:checked=is_on
                on:change:target=move |event| {
                    let is_on = event.target().checked();
                    setup.update(|setup| setup.options[&name] = is_on.into());
                } />
        </label>
    }
}

fn select(setup: RwSignal<Setup>, field: OptionField) -> impl IntoView {
    let OptionField { name, label, choices, own, .. } = field;
    let mut values: Vec<Value> = choices.iter().map(|choice| choice.value.clone()).collect();
    values.extend(own.iter().map(|own| own.start.clone().into()));
    let option = |(idx, Choice { value, label }): (usize, Choice)| {
        let name = name.clone();
        let is_chosen = move || setup.with(|setup| setup.options.get(&name) == Some(&value));
        view! { <option value=idx prop:selected=is_chosen>{speech::tell(&label)}</option> }
    };
    let own = own.map(|own| {
        let (name, idx, label) = (name.clone(), choices.len(), speech::tell(&own.label));
        let is_own =
            move || setup.with(|setup| setup.options.get(&name).is_some_and(|value| own.allows(value)));
        view! { <option value=idx prop:selected=is_own>{label}</option> }
    });
    let options = choices.into_iter().enumerate().map(option).collect_view();
    let choose = move |idx: usize| {
        if let Some(value) = values.get(idx) {
            setup.update(|setup| setup.options[&name] = value.clone());
        }
    };
    view! {
        <label class="field">
            <span>{speech::tell(&label)}</span>
            <select on:change:target=move |event| choose(event.target().value().parse().unwrap_or_default())>
                {options}{own}
            </select>
        </label>
    }
}
