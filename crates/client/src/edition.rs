//! Editions beside each other: where a set of options stands among a game's presets, and what is different.
//! It compares data; what an option means it does not know.

use engine::Message;
use serde_json::Value;
use serde_json::value::to_raw_value;

use hosting::{AnyGame, Json, OptionField};

/// A preset as a form has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Edition {
    /// Its name among the game's presets.
    pub name: &'static str,
    /// Its options in full.
    pub options: Value,
}

/// An option that is not as in an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The option's name in JSON.
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

/// The editions of a game, the usual one first.
#[must_use]
pub fn editions(game: &dyn AnyGame) -> Vec<Edition> {
    let edition = |(name, options): (&'static str, Json)| Edition {
        name,
        options: serde_json::from_str(options.get()).unwrap_or_default(),
    };
    game.presets().into_iter().map(edition).collect()
}

/// These options in full, as a form compares them; as they are where the game cannot read them.
#[must_use]
pub fn completed(game: &dyn AnyGame, options: &Value) -> Value {
    let full = to_raw_value(options).ok().and_then(|raw| game.complete(&raw).ok());
    full.and_then(|full| serde_json::from_str(full.get()).ok()).unwrap_or_else(|| options.clone())
}

/// The edition from which these options differ least; the first of several.
#[must_use]
pub fn nearest(game: &dyn AnyGame, options: &Value) -> Option<Edition> {
    let fields = game.option_fields();
    let editions = editions(game).into_iter();
    editions.min_by_key(|edition| differences(&fields, options, &edition.options).len())
}

/// What matters in these options and is not as in the others, in the order of the fields.
#[must_use]
pub fn differences(fields: &[OptionField], options: &Value, others: &Value) -> Vec<Difference> {
    let differs = |field: &&OptionField| options.get(&field.name) != others.get(&field.name);
    let differing = fields.iter().filter(differs).filter(|field| field.matters(options));
    differing.map(|field| difference(field, options, others)).collect()
}

fn difference(field: &OptionField, options: &Value, others: &Value) -> Difference {
    let value = options.get(&field.name).unwrap_or(&Value::Null);
    let other = others.get(&field.name).unwrap_or(&Value::Null);
    Difference {
        name: field.name.clone(),
        group: field.group.clone(),
        label: field.label.clone(),
        value: field.in_words(value),
        instead_of: field.in_words(other),
        switched: value.as_bool(),
    }
}
