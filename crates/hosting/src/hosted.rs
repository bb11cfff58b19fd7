//! What a host needs of a game beyond its rules: a picture, words, opponents, a referee.

use engine::{BotKind, Game, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Interlude, JudgeError, Scene, Snapshot};

/// A game that can be hosted and drawn.
pub trait Hosted: Game {
    /// The game's message catalogue in this language (`en`), as Fluent source; `None` where it has none.
    /// Keys begin with the game's id. It names the game under `<id>-name`, tells what it is in a sentence under
    /// `<id>-blurb`, names every preset under `<id>-preset-<name>`, and says in a sentence for whom or what it is
    /// under `<id>-preset-<name>-blurb`.
    /// It may name the offers of one verb together under `<id>-verb-<verb>`, for lists that are too long.
    fn messages(locale: &str) -> Option<&'static str>;

    /// The options a host may change, for a form; the values are those of `Options` in JSON.
    fn option_fields() -> Vec<OptionField>;

    /// How many seats to suggest for a table with friends.
    fn seats_usual() -> u8;

    /// What a host should know about a table of this many, such as that it is only for practice.
    fn seats_note(_seats: u8) -> Option<Message> {
        None
    }

    /// The picture for a viewer.
    fn scene(&self, snapshot: &Snapshot<'_, Self>) -> Scene;

    /// The table between this snapshot and the one after these events, where the later one no longer shows what they
    /// did to it, such as the last card of a round.
    fn interlude(&self, _before: &Snapshot<'_, Self>, _events: &[Self::Event]) -> Option<Interlude> {
        None
    }

    /// A public fact in words.
    fn narrate(&self, event: &Self::Event) -> Message;

    /// A refusal in words.
    fn explain(&self, refusal: &Self::Refusal) -> Message;

    /// Opponents that know this game, weakest first. The generic ones are added by the catalog.
    fn bots() -> Vec<BotKind<Self>>;

    /// Answers a referee's question; `question` is the whole JSON object.
    ///
    /// # Errors
    /// If the question is malformed or an action in it is refused.
    fn judge(question: &Value) -> Result<Value, JudgeError>;
}

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
        Self { name: name.to_owned(), group, label, choices, needs: Vec::new() }
    }

    /// The same, but it matters only where this other option (or one named before) has this value.
    #[must_use]
    pub fn only_with(mut self, option: &str, value: impl Into<Value>) -> Self {
        self.needs.push(Need { option: option.to_owned(), value: value.into() });
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
        let choice = self.choices.iter().find(|choice| choice.value == *value);
        match choice {
            Some(choice) => choice.label.clone(),
            None => Message::new("option-value").with("value", value.to_string()),
        }
    }
}
