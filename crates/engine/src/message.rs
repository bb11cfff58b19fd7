//! What a game or a room wants said: the name of a sentence and its arguments. Never the sentence itself;
//! the wordbook of each language turns a message into words, in the client.

use std::borrow::Cow;

use serde::ser::{SerializeStruct as _, Serializer};
use serde::{Deserialize, Serialize};

use crate::Seat;

/// The name of a sentence in the wordbook, with what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Message {
    /// The wordbook's key, such as `skull-event-bid`.
    pub key: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default)]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What can fill a gap.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// Whoever sits there; the client knows the name. The wordbook may also ask `$<name>-you` (`yes` or `no`),
    /// to say "you" to the reader.
    Seat(Seat),
    /// A number; the wordbook chooses the plural.
    Number(i64),
    /// Another message, such as the name of a card.
    Message(Box<Message>),
    /// Words of a person, such as a name typed in. Never a sentence of ours.
    Text(String),
}

impl Serialize for Message {
    /// A format that people read leaves out what is empty; one that does not describe itself must not.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let is_bare = self.args.is_empty() && serializer.is_human_readable();
        let mut message = serializer.serialize_struct("Message", if is_bare { 1 } else { 2 })?;
        message.serialize_field("key", &self.key)?;
        if !is_bare {
            message.serialize_field("args", &self.args)?;
        }
        message.end()
    }
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), args: Vec::new() }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((Cow::Borrowed(name), arg.into()));
        self
    }

    /// Several messages in a row, as one: "a, b and c". None of nothing.
    #[must_use]
    pub fn list(items: impl IntoIterator<Item = Self, IntoIter: DoubleEndedIterator>) -> Option<Self> {
        match Arg::list(items) {
            Arg::Message(list) => Some(*list),
            _ => None,
        }
    }
}

impl Arg {
    /// Several names or messages in a row, as one: "a, b and c". Of nothing, no words.
    #[must_use]
    pub fn list<A: Into<Self>>(items: impl IntoIterator<Item = A, IntoIter: DoubleEndedIterator>) -> Self {
        let mut items = items.into_iter().rev().map(Into::into);
        let Some(last) = items.next() else {
            return Self::Text(String::new());
        };
        let join = |key, first: Self, rest: Self| -> Self {
            Message::new(key).with("first", first).with("rest", rest).into()
        };
        let Some(before) = items.next() else {
            return last;
        };
        let end = join("list-and", before, last);
        items.fold(end, |rest, first| join("list-comma", first, rest))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
