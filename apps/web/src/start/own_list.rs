//! A list that the host makes up: how many places it has, and what stands at each. The game says what can be played.

use crossing::OwnList;
use leptos::prelude::*;

use super::setup::{Laying, State};
use crate::shell::speech;

/// The list under its option, shown where the host has made one.
pub fn own_list(laying: Laying, field: usize, state: State, name: String, own: OwnList) -> impl IntoView {
    let (label, hint) = (speech::tell(&own.label), speech::tell(&own.hint));
    let (least, most) = (own.least, own.places.len());
    let list = Memo::new(move |_| {
        state.with(|state| state.as_ref().map(|state| state.list.clone()).unwrap_or_default())
    });
    let len = move || list.with(Vec::len);
    let made = Made { laying, field, list, of: StoredValue::new((name, own)) };
    view! {
        <fieldset class="own-list" hidden=move || len() == 0>
            <legend class="unseen">{label}</legend>
            <p class="hint">{hint}</p>
            <For each=move || 0..len() key=|idx| *idx children=move |idx| place(made, idx) />
            <div class="own-list-size">
                <button type="button" class="button small" data-list="shorter"
                    aria-disabled=move || (len() <= least).then_some("true") on:click=move |_| made.edit(shorten)>
                    {speech::label("web-list-shorter")}
                </button>
                <button type="button" class="button small" data-list="longer"
                    aria-disabled=move || (len() >= most).then_some("true") on:click=move |_| made.edit(lengthen)>
                    {speech::label("web-list-longer")}
                </button>
            </div>
        </fieldset>
    }
}

/// The list that the host has made.
#[derive(Clone, Copy)]
struct Made {
    laying: Laying,
    /// The option's place in the form.
    field: usize,
    /// What stands at each place, by the items' places.
    list: Memo<Vec<usize>>,
    /// The option's name, and what its lists may be.
    of: StoredValue<(String, OwnList)>,
}

impl Made {
    fn edit(self, change: impl FnOnce(&OwnList, &mut Vec<usize>)) {
        let mut list = self.list.get_untracked();
        self.of.with_value(|(name, own)| {
            change(own, &mut list);
            self.laying.change(name, &own.written(&list));
        });
        // The next tap may come before the game has answered.
        self.laying.laid.update(|laid| {
            if let Some(state) = laid.as_mut().and_then(|laid| laid.fields.get_mut(self.field)) {
                state.list = list;
            }
        });
    }
}

/// One place more, like the last one.
fn lengthen(own: &OwnList, list: &mut Vec<usize>) {
    let like = list.last().or_else(|| own.start.first()).copied();
    list.extend(like.filter(|_| list.len() < own.places.len()));
}

fn shorten(own: &OwnList, list: &mut Vec<usize>) {
    if list.len() > own.least {
        list.pop();
    }
}

/// The neighbors of the item that stands at a place, where it has them: the one before, and the one after.
fn neighbors(own: &OwnList, item: Option<usize>) -> (Option<usize>, Option<usize>) {
    let after = item.map(|item| item + 1).filter(|next| *next < own.items.len());
    (item.and_then(|item| item.checked_sub(1)), after)
}

fn place(made: Made, idx: usize) -> AnyView {
    let is_stepped = made.of.with_value(|(_, own)| own.is_stepped);
    let label = made.of.with_value(|(_, own)| own.places.get(idx).map(speech::tell)).unwrap_or_default();
    let place = Place { made, idx };
    if is_stepped { place.stepper(label).into_any() } else { place.select(label).into_any() }
}

/// One place of the list.
#[derive(Clone, Copy)]
struct Place {
    made: Made,
    idx: usize,
}

impl Place {
    fn item(self) -> Option<usize> {
        self.made.list.with(|list| list.get(self.idx).copied())
    }

    fn put(self, item: usize) {
        self.made.edit(|_, list| {
            if let Some(place) = list.get_mut(self.idx) {
                *place = item;
            }
        });
    }

    fn neighbors(self) -> (Option<usize>, Option<usize>) {
        self.made.of.with_value(|(_, own)| neighbors(own, self.item()))
    }

    fn said(self) -> String {
        let item = self.item();
        let said =
            self.made.of.with_value(|(_, own)| own.items.get(item?).map(|item| speech::tell(&item.label)));
        said.unwrap_or_default()
    }

    fn stepper(self, label: String) -> impl IntoView {
        let named = |key: &str| speech::label_with(key, [("what", label.clone().into())]);
        let (less, more) = (named("web-list-less"), named("web-list-more"));
        let group = label.clone();
        let step = move |item: Option<usize>| item.into_iter().for_each(|item| self.put(item));
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
        let labels: Vec<String> = self
            .made
            .of
            .with_value(|(_, own)| own.items.iter().map(|item| speech::tell(&item.label)).collect());
        let option = |(idx, label): (usize, String)| {
            view! { <option value=idx prop:selected=move || self.item() == Some(idx)>{label}</option> }
        };
        let options = labels.into_iter().enumerate().map(option).collect_view();
        let choose = move |typed: String| typed.parse().into_iter().for_each(|item| self.put(item));
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
    use crossing::Choice;
    use engine::Message;

    use super::*;

    /// Lists of one to three numbers from 1 to 5.
    fn own() -> OwnList {
        let words = || Message::new("words");
        OwnList {
            label: words(),
            hint: words(),
            places: vec![words(), words(), words()],
            items: (1..=5).map(|number: u8| Choice { value: number.to_string(), label: words() }).collect(),
            is_stepped: true,
            least: 1,
            start: vec![0, 2],
        }
    }

    fn after(change: fn(&OwnList, &mut Vec<usize>), list: &[usize]) -> String {
        let mut list = list.to_vec();
        change(&own(), &mut list);
        own().written(&list)
    }

    #[test]
    fn a_list_grows_by_a_place_like_the_last_one_up_to_its_limit() {
        assert_eq!(after(lengthen, &[2, 4]), "[3,5,5]");
        assert_eq!(after(lengthen, &[0, 0, 1]), "[1,1,2]");
    }

    #[test]
    fn a_list_shrinks_from_its_end_down_to_its_limit() {
        assert_eq!(after(shorten, &[2, 4]), "[3]");
        assert_eq!(after(shorten, &[2]), "[3]");
    }

    #[test]
    fn a_step_goes_to_the_next_item_and_stops_at_the_ends() {
        assert_eq!(neighbors(&own(), Some(2)), (Some(1), Some(3)));
        assert_eq!(neighbors(&own(), Some(0)), (None, Some(1)));
        assert_eq!(neighbors(&own(), Some(4)), (Some(3), None));
    }
}
