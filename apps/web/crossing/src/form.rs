//! The form in which a table is laid. Values of options are JSON text that the page passes on and never looks into.

use engine::Message;
use serde::{Deserialize, Serialize};

/// How a table of one game is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Which kind of bot fills seats.
    pub bot: String,
    /// The game's options, as JSON.
    pub options: String,
    /// The edition from which single rules were changed.
    pub edition: String,
}

/// What a form offers, whatever is chosen in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Form {
    /// How many may play.
    pub seats: Vec<u8>,
    /// The editions, the usual one first.
    pub editions: Vec<Edition>,
    /// Single rules; those of one group stand together.
    pub fields: Vec<Field>,
}

/// A preset as a form has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// Its name among the game's presets.
    pub name: String,
    /// Its options in full, as JSON.
    pub options: String,
}

/// One rule of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    /// Its name in the options.
    pub name: String,
    /// The group it belongs to, in words.
    pub group: Message,
    /// Its words.
    pub label: Message,
    /// What may be chosen.
    pub choices: Vec<Choice>,
    /// Whether it is on or off: then the choices are these two, in any order.
    pub is_switch: bool,
    /// The list that the host may make up instead.
    pub own: Option<OwnList>,
}

/// One value of a rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The value, as JSON.
    pub value: String,
    /// Its words.
    pub label: Message,
}

/// A list that a host makes up, place by place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnList {
    /// What it is called among the choices.
    pub label: Message,
    /// What may be in it, in a sentence.
    pub hint: Message,
    /// What each place is called; as many as the longest list has.
    pub places: Vec<Message>,
    /// What may stand at each place.
    pub items: Vec<Choice>,
    /// Whether the items are numbers in order, so that one steps from each to the next.
    pub is_stepped: bool,
    /// The fewest places.
    pub least: usize,
    /// A list to begin with, by the items' places.
    pub start: Vec<usize>,
}

impl OwnList {
    /// The list of these items, as JSON.
    #[must_use]
    pub fn written(&self, items: &[usize]) -> String {
        let values = items.iter().filter_map(|item| self.items.get(*item)).map(|item| item.value.as_str());
        format!("[{}]", values.collect::<Vec<_>>().join(","))
    }
}

/// How a table stands that is laid in a certain way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// What a host should know about a table of this many.
    pub note: Option<Message>,
    /// Where its rules stand among the editions.
    pub standing: Option<Standing>,
    /// Why it cannot be played, if so.
    pub refusal: Option<Message>,
    /// Every field of the form, in its order.
    pub fields: Vec<FieldState>,
}

/// How one rule stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldState {
    /// The choice that was taken, by its place. The place after the last is the host's own list.
    pub chosen: Option<usize>,
    /// The host's own list, by its items' places; empty where a choice was taken.
    pub list: Vec<usize>,
    /// Whether it has a meaning beside the others.
    pub matters: bool,
    /// Whether it is not as in the edition.
    pub is_changed: bool,
}

/// Where rules stand among the editions of their game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The edition they belong to.
    pub edition: Edition,
    /// What makes this edition different from the usual one.
    pub unusual: Vec<Difference>,
    /// What was changed from the edition.
    pub changed: Vec<Difference>,
}

/// An option that is not as in an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The option's name.
    pub name: String,
    /// The group it belongs to.
    pub group: Message,
    /// The option in words.
    pub label: Message,
    /// What was chosen, in words.
    pub value: Message,
    /// What the edition has instead, in words.
    pub instead_of: Message,
    /// Whether it is on, where it is a switch.
    pub switched: Option<bool>,
}

/// What was chosen when a table was made, for those who come later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRules {
    /// Where its rules stand among the editions.
    pub standing: Standing,
    /// The name of the usual edition.
    pub usual: String,
    /// Every rule that matters; those of one group stand together.
    pub rows: Vec<Row>,
}

/// A rule and what was chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The group it belongs to.
    pub group: Message,
    /// The rule in words.
    pub label: Message,
    /// What was chosen, in words.
    pub value: Message,
}
