//! The rules of one table in words: sections of messages, which a game gives and any client can show.

use engine::Message;
use serde::{Deserialize, Serialize};

/// Some rules that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleSection {
    /// What they are about.
    pub heading: Message,
    /// What is said, in this order.
    pub passages: Vec<Passage>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passage {
    /// A paragraph.
    Text(Message),
    /// Things of one kind, one by one.
    List(Vec<Message>),
}

impl RuleSection {
    /// A section in which nothing is said yet.
    #[must_use]
    pub const fn new(heading: &'static str) -> Self {
        Self { heading: Message::new(heading), passages: Vec::new() }
    }

    /// The same with a paragraph more, by its key.
    #[must_use]
    pub fn say(self, key: &'static str) -> Self {
        self.tell(Message::new(key))
    }

    /// The same with a paragraph more.
    #[must_use]
    pub fn tell(self, text: Message) -> Self {
        self.tell_all([text])
    }

    /// The same with a paragraph more for each.
    #[must_use]
    pub fn tell_all(mut self, texts: impl IntoIterator<Item = Message>) -> Self {
        self.passages.extend(texts.into_iter().map(Passage::Text));
        self
    }

    /// The same with a list more, unless there is nothing to list.
    #[must_use]
    pub fn list(mut self, items: impl IntoIterator<Item = Message>) -> Self {
        let items: Vec<Message> = items.into_iter().collect();
        if !items.is_empty() {
            self.passages.push(Passage::List(items));
        }
        self
    }

    /// Everything that is said, the heading first.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        let passages = self.passages.iter().flat_map(|passage| match passage {
            Passage::Text(text) => std::slice::from_ref(text),
            Passage::List(items) => items.as_slice(),
        });
        std::iter::once(&self.heading).chain(passages)
    }
}
