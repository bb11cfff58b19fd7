//! What Fluent itself says: the same messages by the wordbooks' sources.

use engine::{Arg, Message};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use words::{Cast, PSEUDO, source_locale};

/// The sentences of wordbooks, said by Fluent.
pub struct Fluent(FluentBundle<FluentResource>);

impl Fluent {
    /// The sentences of these sources, in this language or in English with accents.
    pub fn of<'a>(locale: &str, sources: impl IntoIterator<Item = &'a str>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![source_locale(locale).parse().unwrap()]);
        bundle.set_use_isolating(false);
        if locale == PSEUDO {
            bundle.set_transform(Some(|text| accented(text).into()));
        }
        for source in sources {
            bundle.add_resource(FluentResource::try_new(source.to_owned()).unwrap()).unwrap();
        }
        Self(bundle)
    }

    /// The message in words, and the names of missing arguments, each with the key of the sentence that wants it.
    pub fn say(&self, message: &Message, cast: &Cast<'_>) -> (String, Vec<(String, String)>) {
        let mut missing = Vec::new();
        (self.format(message, cast, &mut missing), missing)
    }

    fn format(&self, message: &Message, cast: &Cast<'_>, missing: &mut Vec<(String, String)>) -> String {
        let pattern = self.0.get_message(&message.key).unwrap().value().unwrap();
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.set(&mut args, name, arg, cast, missing);
        }
        let mut errors = Vec::new();
        let said = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        for error in errors {
            let error = error.to_string();
            let name =
                error.strip_prefix("Resolver error: Unknown variable: $").expect("nothing else can be wrong");
            missing.push((message.key.to_string(), name.to_owned()));
        }
        said
    }

    fn set(
        &self,
        args: &mut FluentArgs<'_>,
        name: &str,
        arg: &Arg,
        cast: &Cast<'_>,
        missing: &mut Vec<(String, String)>,
    ) {
        let name = name.to_owned();
        match arg {
            Arg::Seat(seat) => {
                args.set(format!("{name}-you"), if cast.you == Some(*seat) { "yes" } else { "no" });
                args.set(name, cast.name(*seat).expect("every seat has a name here").into_owned());
            }
            Arg::Number(number) => args.set(name, *number),
            Arg::Message(inner) => args.set(name, self.format(inner, cast, missing)),
            Arg::Text(text) => args.set(name, text.clone()),
        }
    }
}

/// Each vowel twice and with an accent, some consonants with one.
fn accented(text: &str) -> String {
    let accented = |c: char| {
        let pairs = "aáeéiíoóuúAÁEÉIÍOÓUÚcçnñsšyýzžCÇNÑSŠYÝZŽ";
        let accented = pairs.chars().skip_while(|plain| *plain != c).nth(1).unwrap_or(c);
        let times = if "aeiouAEIOU".contains(c) { 2 } else { 1 };
        std::iter::repeat_n(accented, times)
    };
    text.chars().flat_map(accented).collect()
}
