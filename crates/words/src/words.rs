//! The sentences of one language, looked up by message.

use engine::{Arg, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::cast::clean;
use crate::wordbook::{PSEUDO, source_locale, wordbooks};
use crate::{Cast, pseudo};

/// The sentences of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    problems: Vec<String>,
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
        Self::of(locale, wordbooks(locale).iter().copied().chain(game_wordbooks))
    }

    /// The sentences of this language in these wordbooks alone.
    pub fn of<'a>(locale: &str, wordbooks: impl IntoIterator<Item = &'a str>) -> Self {
        let language: LanguageIdentifier = source_locale(locale).parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Terminals and the referee's readers show the isolating marks as rubbish.
        bundle.set_use_isolating(false);
        if locale == PSEUDO {
            bundle.set_transform(Some(pseudo::accented));
        }
        let mut words = Self { bundle, problems: Vec::new() };
        for source in wordbooks {
            words.add(source);
        }
        words
    }

    /// Takes in a wordbook that came later. What it says again it says in place of what was said before.
    pub fn learn(&mut self, source: &str) {
        self.bundle.add_resource_overriding(read(source, &mut self.problems));
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
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// What is wrong with the wordbooks themselves: lines that are not Fluent, keys given twice. For tests.
    #[must_use]
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    fn add(&mut self, source: &str) {
        let resource = read(source, &mut self.problems);
        if let Err(errors) = self.bundle.add_resource(resource) {
            self.problems.extend(errors.iter().map(ToString::to_string));
        }
    }

    fn format(&self, message: &Message, cast: &Cast<'_>, unsaid: &mut Vec<Unsaid>) -> String {
        let key = message.key.as_ref();
        let Some(pattern) = self.bundle.get_message(key).and_then(|found| found.value()) else {
            unsaid.push(Unsaid { key: key.to_owned(), problem: "there is no such sentence".to_owned() });
            return clean(key).into_owned();
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.set_arg(&mut args, name, arg, cast, unsaid);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        unsaid.extend(errors.iter().map(|error| Unsaid { key: key.to_owned(), problem: error.to_string() }));
        said
    }

    fn set_arg(
        &self,
        args: &mut FluentArgs<'_>,
        name: &str,
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
                args.set(name.to_owned(), called);
                args.set(format!("{name}-you"), if cast.you == Some(*seat) { "yes" } else { "no" });
            }
            Arg::Number(number) => args.set(name.to_owned(), *number),
            Arg::Message(inner) => args.set(name.to_owned(), self.format(inner, cast, unsaid)),
            Arg::Text(text) => args.set(name.to_owned(), clean(text).into_owned()),
        }
    }
}

fn read(source: &str, problems: &mut Vec<String>) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
        problems.extend(errors.iter().map(ToString::to_string));
        resource
    })
}
