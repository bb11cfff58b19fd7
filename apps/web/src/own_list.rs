//! A list that the host makes up: how many places it has, and what stands at each. What can be played the game says.

use hosting::OwnList;
use leptos::prelude::*;
use serde_json::Value;

use crate::setup::Setup;
use crate::speech;

/// The option's name, and what its lists may be.
type Of = StoredValue<(String, OwnList)>;

/// The list under its option, shown where the host has made one.
pub fn own_list(setup: RwSignal<Setup>, name: String, own: OwnList) -> impl IntoView {
    let (label, hint) = (speech::tell(&own.label), speech::tell(&own.hint));
    let (least, most) = (own.least, own.most);
    let of = StoredValue::new((name, own));
    let list = Memo::new(move |_| setup.with(|setup| of.with_value(|(name, own)| made(setup, name, own))));
    let len = move || list.with(Vec::len);
    let resize = move |change: fn(&OwnList, &mut Vec<Value>)| edit(setup, of, change);
    view! {
        <fieldset class="own-list" hidden=move || len() == 0>
            <legend class="unseen">{label}</legend>
            <p class="hint">{hint}</p>
            <For each=move || 0..len() key=|idx| *idx children=move |idx| place(setup, of, list, idx) />
            <div class="own-list-size">
                <button type="button" class="button small" data-list="shorter"
                    aria-disabled=move || (len() <= least).then_some("true") on:click=move |_| resize(shorten)>
                    {speech::label("web-list-shorter")}
                </button>
                <button type="button" class="button small" data-list="longer"
                    aria-disabled=move || (len() >= most).then_some("true") on:click=move |_| resize(lengthen)>
                    {speech::label("web-list-longer")}
                </button>
            </div>
        </fieldset>
    }
}

/// The list that the host has made; empty where a choice was taken instead.
fn made(setup: &Setup, name: &str, own: &OwnList) -> Vec<Value> {
    let value = setup.options.get(name).filter(|value| own.allows(value));
    value.and_then(Value::as_array).cloned().unwrap_or_default()
}

fn edit(setup: RwSignal<Setup>, of: Of, change: impl FnOnce(&OwnList, &mut Vec<Value>)) {
    setup.update(|setup| {
        of.with_value(|(name, own)| {
            let mut list = made(setup, name, own);
            change(own, &mut list);
            setup.options[name.as_str()] = list.into();
        });
    });
}

/// One place more, like the last one.
fn lengthen(own: &OwnList, list: &mut Vec<Value>) {
    let like = list.last().or_else(|| own.start.first()).cloned();
    list.extend(like.filter(|_| list.len() < own.most));
}

fn shorten(own: &OwnList, list: &mut Vec<Value>) {
    if list.len() > own.least {
        list.pop();
    }
}

/// The neighbors of what stands at a place, where it has them: the item before, and the item after.
fn neighbors(own: &OwnList, value: Option<&Value>) -> (Option<Value>, Option<Value>) {
    let item = |idx: usize| own.items.get(idx).map(|item| item.value.clone());
    let Some(idx) = own.items.iter().position(|item| Some(&item.value) == value) else {
        return (None, None);
    };
    (idx.checked_sub(1).and_then(item), item(idx + 1))
}

fn place(setup: RwSignal<Setup>, of: Of, list: Memo<Vec<Value>>, idx: usize) -> AnyView {
    let is_number = of.with_value(|(_, own)| own.items.iter().all(|item| item.value.is_number()));
    let label = of.with_value(|(_, own)| speech::tell(&own.place(idx)));
    let place = Place { setup, of, list, idx };
    if is_number { place.stepper(label).into_any() } else { place.select(label).into_any() }
}

/// One place of the list.
#[derive(Clone, Copy)]
struct Place {
    setup: RwSignal<Setup>,
    of: Of,
    list: Memo<Vec<Value>>,
    idx: usize,
}

impl Place {
    fn value(self) -> Option<Value> {
        self.list.with(|list| list.get(self.idx).cloned())
    }

    fn put(self, value: Value) {
        let put = |_: &OwnList, list: &mut Vec<Value>| {
            if let Some(place) = list.get_mut(self.idx) {
                *place = value;
            }
        };
        edit(self.setup, self.of, put);
    }

    fn neighbors(self) -> (Option<Value>, Option<Value>) {
        self.of.with_value(|(_, own)| neighbors(own, self.value().as_ref()))
    }

    fn said(self) -> String {
        let value = self.value();
        let label = self.of.with_value(|(_, own)| {
            let item = own.items.iter().find(|item| Some(&item.value) == value.as_ref());
            item.map(|item| item.label.clone())
        });
        label.map(|label| speech::tell(&label)).unwrap_or_default()
    }

    fn stepper(self, label: String) -> impl IntoView {
        let named = |key: &str| speech::label_with(key, [("what", label.clone().into())]);
        let (less, more) = (named("web-list-less"), named("web-list-more"));
        let group = label.clone();
        let step = move |value: Option<Value>| value.into_iter().for_each(|value| self.put(value));
        view! {
            <div class="own-place" role="group" aria-label=group data-place=self.idx>
                <span>{label}</span>
                <button type="button" class="button small" data-step="less" aria-label=less
                    aria-disabled=move || self.neighbors().0.is_none().then_some("true")
                    on:click=move |_| step(self.neighbors().0)>"−"</button>
                <output>{move || self.said()}</output>
                <button type="button" class="button small" data-step="more" aria-label=more
                    aria-disabled=move || self.neighbors().1.is_none().then_some("true")
                    on:click=move |_| step(self.neighbors().1)>"+"</button>
            </div>
        }
    }

    fn select(self, label: String) -> impl IntoView {
        let items = self.of.with_value(|(_, own)| own.items.clone());
        let values: Vec<Value> = items.iter().map(|item| item.value.clone()).collect();
        let option = |(idx, item): (usize, hosting::Choice)| {
            let is_chosen = move || self.value().as_ref() == Some(&item.value);
            view! { <option value=idx prop:selected=is_chosen>{speech::tell(&item.label)}</option> }
        };
        let options = items.into_iter().enumerate().map(option).collect_view();
        let choose = move |typed: String| {
            let chosen = typed.parse().ok().and_then(|idx: usize| values.get(idx).cloned());
            chosen.into_iter().for_each(|value| self.put(value));
        };
        view! {
            <label class="field" data-place=self.idx>
                <span>{label}</span>
                <select on:change:target=move |event| choose(event.target().value())>{options}</select>
            </label>
        }
    }
}

#[cfg(test)]
mod tests {
    use hosting::OptionField;
    use serde_json::json;

    use super::*;

    fn field(name: &str) -> OptionField {
        let king = catalog::game("skull-king").expect("the game is in the catalog");
        king.option_fields().into_iter().find(|field| field.name == name).expect("it has this option")
    }

    fn after(change: fn(&OwnList, &mut Vec<Value>), list: Value) -> Value {
        let mut list = list.as_array().cloned().unwrap_or_default();
        change(&field("schedule").own.expect("a schedule may be made up"), &mut list);
        list.into()
    }

    #[test]
    fn a_list_grows_by_a_place_like_the_last_one_up_to_its_limit() {
        assert_eq!(after(lengthen, json!([3, 5])), json!([3, 5, 5]));
        assert_eq!(
            after(lengthen, json!([1, 1, 1, 1, 1, 1, 1, 1, 1, 2])),
            json!([1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
        );
    }

    #[test]
    fn a_list_shrinks_from_its_end_down_to_its_limit() {
        assert_eq!(after(shorten, json!([3, 5])), json!([3]));
        assert_eq!(after(shorten, json!([3])), json!([3]));
    }

    #[test]
    fn a_step_goes_to_the_next_item_and_stops_at_the_ends() {
        let own = field("schedule").own.unwrap();
        assert_eq!(neighbors(&own, Some(&json!(3))), (Some(json!(2)), Some(json!(4))));
        assert_eq!(neighbors(&own, Some(&json!(1))), (None, Some(json!(2))));
        assert_eq!(neighbors(&own, Some(&json!(15))), (Some(json!(14)), None));
    }

    #[test]
    fn a_choice_is_no_list() {
        let king = catalog::game("skull-king").unwrap();
        let mut setup = Setup::usual(king);
        let (schedule, cards) = (field("schedule").own.unwrap(), field("replacements").own.unwrap());
        assert!(made(&setup, "schedule", &schedule).is_empty());
        assert!(made(&setup, "replacements", &cards).is_empty());
        setup.options["schedule"] = json!([2, 2]);
        assert_eq!(made(&setup, "schedule", &schedule), [json!(2), json!(2)]);
    }

    #[test]
    fn a_list_that_the_deck_cannot_deal_says_why() {
        let king = catalog::game("skull-king").unwrap();
        let mut setup = Setup { seats: 6, ..Setup::usual(king) };
        setup.options["schedule"] = json!([3, 12]);
        let reason = setup.refusal(king).map(|reason| speech::tell(&reason));
        let wanted = "12 cards for each of 6 hands are more than the 70 cards of the deck.";
        assert_eq!(reason.as_deref(), Some(wanted));
        setup.options["schedule"] = json!([3, 11]);
        assert_eq!(setup.refusal(king), None);
    }
}
