//! A prepared pattern and its arguments into words, as Fluent says them.

use std::borrow::Cow;

use crate::marks::{CHOICE, ELSE, END, GAP, LINE, LITERAL, TEXT, WHEN};
use crate::plural;

/// What fills a gap, or decides a choice.
#[derive(Clone)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
}

/// How sentences are said in one language.
#[derive(Clone, Copy)]
pub(crate) struct Tongue {
    /// Its name, which decides on plurals.
    pub(crate) language: &'static str,
    /// What becomes of its words before they are said, where they are made to look foreign.
    pub(crate) disguise: Option<fn(&str) -> String>,
}

/// Arguments by name. Of two with one name the later one counts.
#[derive(Default)]
pub(crate) struct Args<'a>(Vec<(Cow<'a, str>, Value)>);

impl<'a> Args<'a> {
    pub(crate) fn set(&mut self, name: impl Into<Cow<'a, str>>, value: Value) {
        self.0.push((name.into(), value));
    }

    /// What the argument is, if it is words.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Value::Text(text) => Some(text),
            Value::Number(_) => None,
        }
    }

    fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// A choice that is not at its end.
struct Choice<'a> {
    by: Option<&'a Value>,
    /// Whether none of its patterns was said so far, and one is to be.
    is_open: bool,
    /// Whether what stands around it is said.
    is_said: bool,
}

/// A pattern on its way into words.
struct Saying<'a> {
    tongue: Tongue,
    args: &'a Args<'a>,
    /// Whether the place in the pattern is in nothing but what was chosen.
    is_said: bool,
    choices: Vec<Choice<'a>>,
    said: String,
    missing: Vec<&'a str>,
}

/// The pattern in words, and the names of arguments that it asks for and does not get. A damaged pattern is said as
/// far as it makes sense.
pub(crate) fn say<'a>(pattern: &'a str, args: &'a Args<'a>, tongue: Tongue) -> (String, Vec<&'a str>) {
    let (choices, said, missing) = (Vec::new(), String::with_capacity(pattern.len()), Vec::new());
    let mut saying = Saying { tongue, args, is_said: true, choices, said, missing };
    let mut mark = TEXT;
    let mut rest = pattern;
    while let Some((end, next)) = rest.char_indices().find(|(_, c)| (TEXT..=LINE).contains(c)) {
        saying.part(mark, &rest[..end]);
        mark = next;
        rest = &rest[end + next.len_utf8()..];
    }
    saying.part(mark, rest);
    (saying.said, saying.missing)
}

impl<'a> Saying<'a> {
    /// Goes over a mark and what stands behind it.
    fn part(&mut self, mark: char, body: &'a str) {
        match mark {
            LITERAL if self.is_said => self.said.push_str(body),
            GAP if self.is_said => self.fill(body),
            CHOICE => self.choose(body),
            WHEN => self.when(body),
            ELSE => {
                self.is_said =
                    self.choices.last_mut().is_some_and(|choice| std::mem::take(&mut choice.is_open));
                self.text(body);
            }
            END => {
                self.is_said = self.choices.pop().is_none_or(|choice| choice.is_said);
                self.text(body);
            }
            LINE if self.is_said => {
                self.said.push('\n');
                self.text(body);
            }
            TEXT => self.text(body),
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        match self.tongue.disguise {
            _ if !self.is_said => {}
            Some(disguise) => self.said.push_str(&disguise(text)),
            None => self.said.push_str(text),
        }
    }

    fn fill(&mut self, name: &'a str) {
        match self.get(name) {
            Some(Value::Text(text)) => self.said.push_str(text),
            Some(Value::Number(number)) => self.said.push_str(&number.to_string()),
            None => self.said.extend(["{$", name, "}"]),
        }
    }

    fn choose(&mut self, name: &'a str) {
        let by = if self.is_said { self.get(name) } else { None };
        self.choices.push(Choice { by, is_open: self.is_said, is_said: self.is_said });
        self.is_said = false;
    }

    fn when(&mut self, key: &str) {
        let language = self.tongue.language;
        self.is_said = self.choices.last_mut().is_some_and(|choice| {
            let fits = choice.is_open && choice.by.is_some_and(|value| fits(key, value, language));
            choice.is_open &= !fits;
            fits
        });
    }

    fn get(&mut self, name: &'a str) -> Option<&'a Value> {
        let value = self.args.get(name);
        if value.is_none() {
            self.missing.push(name);
        }
        value
    }
}

/// Whether a value is what a key of a choice means: the same word, the same number, or the number's plural.
fn fits(key: &str, value: &Value, language: &str) -> bool {
    let is_word = key.starts_with(|first: char| first.is_ascii_alphabetic());
    match value {
        Value::Text(text) => is_word && key == text,
        Value::Number(number) if is_word => key == plural::category(language, *number),
        Value::Number(number) => key == number.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: Tongue = Tongue { language: "en", disguise: None };

    fn said(pattern: &str) -> String {
        let mut args = Args::default();
        args.set("n", Value::Number(1));
        say(pattern, &args, ENGLISH).0
    }

    #[test]
    fn a_damaged_pattern_is_said_as_far_as_it_makes_sense() {
        assert_eq!(said("a\u{7}b"), "ab", "an end without a choice");
        assert_eq!(said("a\u{6}b"), "a", "an else without a choice");
        assert_eq!(said("a\u{5}one\u{1}b"), "a", "a case without a choice");
        assert_eq!(said("a\u{4}n\u{5}one\u{1}b"), "ab", "a choice without an end");
        assert_eq!(said("a\u{4}n\u{6}b\u{6}c\u{7}d"), "abd", "two defaults");
        assert_eq!(said("\u{3}"), "{$}", "a gap without a name");
        assert_eq!(said(&"\u{4}".repeat(100_000)), "");
    }

    #[test]
    fn of_two_arguments_with_one_name_the_later_one_counts() {
        let mut args = Args::default();
        args.set("who", Value::Text("Anna".to_owned()));
        args.set("who", Value::Text("Bo".to_owned()));
        assert_eq!(say("\u{3}who", &args, ENGLISH), ("Bo".to_owned(), vec![]));
    }
}
