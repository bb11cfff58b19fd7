//! The sentences of one language, looked up by message.

use std::collections::BTreeMap;

use engine::{Arg, Message};

use crate::Cast;
use crate::cast::clean;
use crate::pseudo::disguise;
use crate::saying::{Args, Tongue, Value, say};
use crate::sentences::sentences;
use crate::sound::begins_with_i;
use crate::wordbook::{own_wordbooks, source_locale};

/// The sentences of one language.
#[derive(Clone)]
pub struct Words {
    tongue: Tongue,
    /// Prepared patterns by key.
    patterns: BTreeMap<Box<str>, Box<str>>,
    problems: Vec<String>,
}

/// Which of two sentences with one key is said.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Twice {
    /// The first one, and it is a problem.
    First,
    /// The last one.
    Last,
}

/// Why a message is not said as it should be: its sentence is missing, or lacks an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaid {
    /// The key of the sentence that went wrong.
    pub key: String,
    /// What went wrong, for a developer.
    pub problem: String,
}

impl Words {
    /// The sentences of this language (`en`), with these wordbooks of games beside our own. Ask a game for its
    /// wordbook in [`source_locale`] of the language. An unknown language is English.
    pub fn new<'a>(locale: &str, game_wordbooks: impl IntoIterator<Item = &'a str>) -> Self {
        Self::of(locale, own_wordbooks(locale).into_iter().chain(game_wordbooks)).disguised(locale)
    }

    /// The sentences of this language in these wordbooks alone.
    pub fn of<'a>(locale: &str, wordbooks: impl IntoIterator<Item = &'a str>) -> Self {
        let tongue = Tongue { language: source_locale(locale), disguise: None };
        let mut words = Self { tongue, patterns: BTreeMap::new(), problems: Vec::new() };
        for wordbook in wordbooks {
            words.add(wordbook, Twice::First);
        }
        words
    }

    /// The same sentences, made to look foreign if this language is one that only looks so.
    #[must_use]
    pub fn disguised(mut self, locale: &str) -> Self {
        self.tongue.disguise = disguise(locale);
        self
    }

    /// Takes in a wordbook that came later. What it says again it says in place of what was said before.
    pub fn learn(&mut self, wordbook: &str) {
        self.add(wordbook, Twice::Last);
    }

    /// The message in words. A missing message is said by its key, never by a panic.
    #[must_use]
    pub fn say(&self, message: &Message, cast: &Cast<'_>) -> String {
        self.format(message, cast, &mut Vec::new())
    }

    /// The message in words, strictly.
    ///
    /// # Errors
    /// If a sentence is missing or asks for an argument that is not given. For tests.
    pub fn try_say(&self, message: &Message, cast: &Cast<'_>) -> Result<String, Vec<Unsaid>> {
        let mut unsaid = Vec::new();
        let said = self.format(message, cast, &mut unsaid);
        if unsaid.is_empty() { Ok(said) } else { Err(unsaid) }
    }

    /// A sentence without arguments, by its key: labels and buttons.
    #[must_use]
    pub fn label(&self, key: &str) -> String {
        self.label_with(key, [])
    }

    /// A sentence in which no seat is named, by its key and arguments.
    #[must_use]
    pub fn label_with<'a>(&self, key: &str, args: impl IntoIterator<Item = (&'a str, Arg)>) -> String {
        let args = args.into_iter().map(|(name, arg)| (name.to_owned().into(), arg)).collect();
        self.say(&Message { key: key.to_owned().into(), args }, &Cast::NOBODY)
    }

    /// Whether there is a sentence of this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.patterns.contains_key(key)
    }

    /// What is wrong with the wordbooks themselves: lines that are no sentences, keys given twice. For tests.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    fn add(&mut self, wordbook: &str, twice: Twice) {
        for sentence in sentences(wordbook) {
            match sentence {
                Ok((key, _)) if twice == Twice::First && self.has(key) => {
                    self.problems.push(format!("the sentence {key} is given twice"));
                }
                Ok((key, pattern)) => drop(self.patterns.insert(key.into(), pattern.into())),
                Err(line) => self.problems.push(format!("{line:?} is no sentence of a prepared wordbook")),
            }
        }
    }

    fn format(&self, message: &Message, cast: &Cast<'_>, unsaid: &mut Vec<Unsaid>) -> String {
        let key = message.key.as_ref();
        let Some(pattern) = self.patterns.get(key) else {
            unsaid.push(Unsaid { key: key.to_owned(), problem: "there is no such sentence".to_owned() });
            return clean(key).into_owned();
        };
        let mut args = Args::default();
        for (name, arg) in &message.args {
            self.set_arg(&mut args, name, arg, cast, unsaid);
        }
        let (said, missing) = say(self.by_ear(key, &args).unwrap_or(pattern), &args, self.tongue);
        let problem = |name: &str| Unsaid { key: key.to_owned(), problem: format!("there is no ${name}") };
        unsaid.extend(missing.into_iter().map(problem));
        said
    }

    /// The sentence to say instead where the last of a list begins with the sound of "i".
    fn by_ear(&self, key: &str, args: &Args<'_>) -> Option<&str> {
        let is_heard = key == "list-and" && args.text("rest").is_some_and(begins_with_i);
        is_heard.then(|| self.patterns.get("list-and-before-i").map(AsRef::as_ref)).flatten()
    }

    fn set_arg<'m>(
        &self,
        args: &mut Args<'m>,
        name: &'m str,
        arg: &Arg,
        cast: &Cast<'_>,
        unsaid: &mut Vec<Unsaid>,
    ) {
        match arg {
            Arg::Seat(seat) => {
                let called = match cast.name(*seat) {
                    Some(called) => called.into_owned(),
                    None => self.label_with("seat-unnamed", [("number", Arg::from(seat.idx() + 1))]),
                };
                args.set(name, Value::Text(called));
                let is_you = if cast.you == Some(*seat) { "yes" } else { "no" };
                args.set(format!("{name}-you"), Value::Text(is_you.to_owned()));
            }
            Arg::Number(number) => args.set(name, Value::Number(*number)),
            Arg::Message(inner) => args.set(name, Value::Text(self.format(inner, cast, unsaid))),
            Arg::Text(text) => args.set(name, Value::Text(clean(text).into_owned())),
        }
    }
}
