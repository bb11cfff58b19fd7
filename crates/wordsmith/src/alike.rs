//! Compares a wordbook with the English one: the same sentences, which say the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse_runtime;

use crate::prepare::line;
use crate::problem::Problem;

/// The end of an argument's name that tells whether a seat is the reader's.
const IS_YOU: &str = "-you";

/// A sentence: where it is, and what it needs to know.
#[derive(Default)]
struct Sentence {
    line: usize,
    /// The arguments that are said.
    said: BTreeSet<String>,
    /// The arguments by which something is chosen, and the keys of the choices.
    chosen_by: BTreeMap<String, BTreeSet<String>>,
}

impl Sentence {
    fn knows(&self, argument: &str) -> bool {
        self.said.contains(argument) || self.chosen_by.contains_key(argument)
    }
}

/// What is wrong with a sound wordbook, compared with the English one.
pub(crate) fn problems(source: &str, english: &str) -> Vec<Problem> {
    let (own, english) = (sentences(source), sentences(english));
    let mut problems = Vec::new();
    for key in english.keys().filter(|key| !own.contains_key(*key)) {
        problems.push(Problem { line: 1, what: format!("`{key}` is missing") });
    }
    for (key, sentence) in &own {
        let wrong = match english.get(key) {
            Some(measure) => differences(sentence, measure),
            None => vec!["is not said in English".to_owned()],
        };
        let told = |what| Problem { line: sentence.line, what: format!("`{key}` {what}") };
        problems.extend(wrong.into_iter().map(told));
    }
    problems.sort_by_key(|problem| problem.line);
    problems
}

fn differences(sentence: &Sentence, english: &Sentence) -> Vec<String> {
    let unsaid = english.said.iter().filter(|argument| !sentence.knows(argument));
    let unsaid = unsaid.map(|argument| format!("does not say ${argument}"));
    let known = sentence.said.iter().chain(sentence.chosen_by.keys());
    let unknown = known.filter(|argument| !english.knows(argument));
    let unknown = unknown.map(|argument| format!("asks for ${argument}, which English does not"));
    let keys = sentence.chosen_by.iter().filter(|(argument, _)| argument.ends_with(IS_YOU));
    let keys = keys.flat_map(|(_, keys)| keys).filter(|key| !["yes", "no"].contains(&key.as_str()));
    let keys = keys.map(|key| format!("is either for the reader or not, and never `{key}`"));
    unsaid.chain(unknown).chain(keys).collect()
}

fn sentences(source: &str) -> BTreeMap<String, Sentence> {
    let book = parse_runtime(source).unwrap_or_else(|(book, _)| book);
    let mut found = BTreeMap::new();
    for entry in &book.body {
        let Entry::Message(message) = entry else { continue };
        let mut sentence = Sentence { line: line(source, message.id.name), ..Sentence::default() };
        if let Some(value) = &message.value {
            read(value, &mut sentence);
        }
        found.insert(message.id.name.to_owned(), sentence);
    }
    found
}

/// Notes every argument of a pattern.
fn read(pattern: &Pattern<&str>, sentence: &mut Sentence) {
    let placed = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression } => Some(expression),
        PatternElement::TextElement { .. } => None,
    });
    for expression in placed {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                sentence.said.insert(id.name.to_owned());
            }
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                sentence.chosen_by.entry(id.name.to_owned()).or_default().extend(keys);
                variants.iter().for_each(|variant| read(&variant.value, sentence));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{prepare_like, report};

    const ENGLISH: &str = "
ahoy = Ahoy, { $who }!
bids = { $seat-you ->
    [yes] You bid { $count }
   *[no] { $seat } bids { $count }
} { $count ->
    [one] card
   *[other] cards
}.
bye = Fair winds!
";

    fn wrong(source: &str) -> String {
        prepare_like(source, ENGLISH).err().map(|problems| report(&"de", &problems)).unwrap_or_default()
    }

    #[test]
    fn a_language_may_choose_otherwise_but_says_the_same() {
        let german = "bye = Gute Fahrt!\nahoy = { $who ->\n    [Anna] Ahoi, { $who }!\n   *[other] Hallo, { $who }!\n}\n\
                      bids = { $seat } sagt { $count } an.\n";
        assert_eq!(wrong(german), "");
    }

    #[test]
    fn a_sentence_that_is_missing_or_too_much_is_a_problem() {
        let german = "ahoy = Ahoi, { $who }!\nbids = { $seat } sagt { $count } an.\nhello = Hallo!\n";
        assert_eq!(wrong(german), "de:1: `bye` is missing\nde:3: `hello` is not said in English");
    }

    #[test]
    fn an_argument_that_is_not_said_or_never_given_is_a_problem() {
        let german = "ahoy = Ahoi!\nbids = { $seat } sagt { $number } an.\nbye = Gute Fahrt!\n";
        assert_eq!(
            wrong(german),
            "de:1: `ahoy` does not say $who\n\
             de:2: `bids` does not say $count\n\
             de:2: `bids` asks for $number, which English does not"
        );
    }

    #[test]
    fn a_reader_is_chosen_by_yes_or_no() {
        let german = "ahoy = Ahoi, { $who }!\nbye = Gute Fahrt!\nbids = { $seat-you ->\n    [ja] Du sagst { $count } an.\n   *[no] { $seat } sagt { $count } an.\n}\n";
        assert_eq!(wrong(german), "de:3: `bids` is either for the reader or not, and never `ja`");
    }

    #[test]
    fn what_is_no_fluent_is_told_first() {
        assert!(wrong("ahoy Ahoi\n").contains("this is not Fluent"));
    }
}
