//! The options of a game as forms show them and people type them: choices, and lists that a host makes up.

use engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One option of a game, for a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionField {
    /// Its name in the options' JSON.
    pub name: String,
    /// The group of options it belongs to, in words. Options of one group stand together.
    pub group: Message,
    /// Its words.
    pub label: Message,
    /// What may be chosen, the default first.
    pub choices: Vec<Choice>,
    /// The list that a host may make up instead of choosing, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<OwnList>,
    /// It matters only where one of these holds; always, if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
}

/// One value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The value in the options' JSON.
    pub value: Value,
    /// Its words.
    pub label: Message,
}

/// A list that a host makes up, place by place. The game says whether it can be played, as it does of every option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnList {
    /// What it is called among the choices.
    pub label: Message,
    /// What may be in it, in a sentence.
    pub hint: Message,
    /// What a list is called once it is made, by its items (`$list`) and how many they are (`$count`).
    pub told: Message,
    /// What a place is called, by its number (`$place`), counted from one.
    pub place: Message,
    /// What may stand at each place.
    pub items: Vec<Choice>,
    /// The fewest places, at least one.
    pub least: usize,
    /// The most places.
    pub most: usize,
    /// A list to begin with.
    pub start: Vec<Value>,
}

/// A value of another option, without which an option does not matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Need {
    /// The other option's name.
    pub option: String,
    /// The value it must have.
    pub value: Value,
}

impl OptionField {
    /// An option that always matters.
    #[must_use]
    pub fn new(name: &str, group: Message, label: Message, choices: Vec<Choice>) -> Self {
        Self { name: name.to_owned(), group, label, choices, own: None, needs: Vec::new() }
    }

    /// The same, but it matters only where this other option (or one named before) has this value.
    #[must_use]
    pub fn only_with(mut self, option: &str, value: impl Into<Value>) -> Self {
        self.needs.push(Need { option: option.to_owned(), value: value.into() });
        self
    }

    /// The same, but the host may make up a list instead of choosing.
    #[must_use]
    pub fn or_own(mut self, own: OwnList) -> Self {
        self.own = Some(own);
        self
    }

    /// Whether the option has a meaning beside these.
    #[must_use]
    pub fn matters(&self, options: &Value) -> bool {
        let holds = |need: &Need| options.get(&need.option) == Some(&need.value);
        self.needs.is_empty() || self.needs.iter().any(holds)
    }

    /// A value of this option in words; one that no form offers, as it is written.
    #[must_use]
    pub fn in_words(&self, value: &Value) -> Message {
        let chosen = self.choices.iter().find(|choice| choice.value == *value);
        let own = || self.own.as_ref().and_then(|own| own.in_words(value));
        let known = chosen.map(|choice| choice.label.clone()).or_else(own);
        known.unwrap_or_else(|| Message::new("option-value").with("value", value.to_string()))
    }

    /// The value that somebody means who types this: a choice, or a list with commas, in brackets or not.
    #[must_use]
    pub fn typed(&self, text: &str) -> Option<Value> {
        let chosen = find_typed(&self.choices, text);
        chosen.or_else(|| self.own.as_ref().and_then(|own| own.typed(text)))
    }
}

impl Choice {
    /// Its value as it is typed.
    #[must_use]
    pub fn as_typed(&self) -> String {
        as_typed(&self.value)
    }
}

impl OwnList {
    /// Whether this is such a list.
    #[must_use]
    pub fn allows(&self, value: &Value) -> bool {
        self.labels(value).is_some()
    }

    /// What the place with this index is called.
    #[must_use]
    pub fn place(&self, idx: usize) -> Message {
        self.place.clone().with("place", idx + 1)
    }

    /// The list to begin with, as it is typed.
    #[must_use]
    pub fn start_typed(&self) -> String {
        self.start.iter().map(as_typed).collect::<Vec<_>>().join(",")
    }

    fn in_words(&self, value: &Value) -> Option<Message> {
        let labels = self.labels(value)?;
        let count = labels.len();
        Some(self.told.clone().with("list", Message::list(labels)?).with("count", count))
    }

    /// What stands at each place, if all of it may.
    fn labels(&self, value: &Value) -> Option<Vec<Message>> {
        let values = value.as_array().filter(|values| (self.least..=self.most).contains(&values.len()))?;
        let label = |value: &Value| self.items.iter().find(|item| item.value == *value);
        values.iter().map(|value| label(value).map(|item| item.label.clone())).collect()
    }

    fn typed(&self, text: &str) -> Option<Value> {
        let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
        let item = |item: &str| find_typed(&self.items, item.trim().trim_matches('"'));
        let list = Value::Array(bare.split(',').map(item).collect::<Option<_>>()?);
        self.allows(&list).then_some(list)
    }
}

fn find_typed(choices: &[Choice], text: &str) -> Option<Value> {
    let meant = choices.iter().find(|choice| choice.as_typed().eq_ignore_ascii_case(text));
    meant.map(|choice| choice.value.clone())
}

fn as_typed(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn number(number: i64) -> Choice {
        Choice { value: number.into(), label: Message::new("number").with("number", number) }
    }

    fn rounds() -> OptionField {
        let named = Choice { value: "usual".into(), label: Message::new("usual") };
        let own = OwnList {
            label: Message::new("own"),
            hint: Message::new("hint"),
            told: Message::new("told"),
            place: Message::new("place"),
            items: (1..=5).map(number).collect(),
            least: 1,
            most: 3,
            start: vec![1.into(), 3.into()],
        };
        OptionField::new("rounds", Message::new("group"), Message::new("label"), vec![named]).or_own(own)
    }

    #[test]
    fn a_list_is_typed_with_commas_in_brackets_or_not() {
        let list = Some(json!([3, 3, 5]));
        for text in ["3,3,5", "[3,3,5]", "[3, 3, 5]", " 3 , 3,5".trim()] {
            assert_eq!(rounds().typed(text), list, "{text}");
        }
        assert_eq!(rounds().typed("Usual"), Some(json!("usual")));
        assert_eq!(rounds().typed("4"), Some(json!([4])));
    }

    #[test]
    fn a_list_that_is_too_long_or_has_something_else_in_it_is_none() {
        for text in ["", "[]", "6", "1,2,3,4", "1,,2", "usual,1", "[1", "1;2"] {
            assert_eq!(rounds().typed(text), None, "{text}");
        }
    }

    #[test]
    fn a_list_is_told_by_its_items_in_a_row() {
        let told = rounds().in_words(&json!([3, 5]));
        let list = Message::list([number(3).label, number(5).label]).unwrap();
        assert_eq!(told, Message::new("told").with("list", list).with("count", 2_u8));
        assert_eq!(rounds().in_words(&json!([3, 9])).key, "option-value", "no form offers a nine");
    }

    #[test]
    fn a_field_with_a_list_is_read_as_it_is_written() {
        let written = serde_json::to_string(&rounds()).unwrap();
        assert_eq!(serde_json::from_str::<OptionField>(&written).unwrap(), rounds());
    }
}
