//! From Fluent to prepared sentences, or to what is wrong with it.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::{ParserError, parse_runtime};
use fluent_syntax::unicode::unescape_unicode_to_string;

#[path = "../../words/src/marks.rs"]
mod marks;

use marks::{CHOICE, ELSE, END, GAP, LINE, LITERAL, TEXT, WHEN};

use crate::problem::Problem;

/// The wordbook in the form that `words` reads: one sentence a line.
pub(crate) fn prepare(source: &str) -> Result<String, Vec<Problem>> {
    let (book, errors) = match parse_runtime(source) {
        Ok(book) => (book, Vec::new()),
        Err((book, errors)) => (book, errors),
    };
    let mut problems: Vec<Problem> = errors.iter().map(|error| misspelt(source, error)).collect();
    let mut prepared = String::new();
    let mut known = BTreeSet::new();
    for entry in &book.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let once = if known.insert(key) { Ok(()) } else { Err("is given twice") };
                match once.and_then(|()| sentence(message)) {
                    Ok(pattern) => prepared.extend([key, "=", &pattern, "\n"]),
                    Err(why) => {
                        problems.push(Problem { line: line(source, key), what: format!("`{key}` {why}") });
                    }
                }
            }
            Entry::Term(term) => {
                let what = format!("`-{}` is a term, which is not supported", term.id.name);
                problems.push(Problem { line: line(source, term.id.name), what });
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    problems.sort_by_key(|problem| problem.line);
    if problems.is_empty() { Ok(prepared) } else { Err(problems) }
}

fn misspelt(source: &str, error: &ParserError) -> Problem {
    let before = source.get(..error.pos.start).unwrap_or(source);
    Problem { line: 1 + before.matches('\n').count(), what: format!("this is not Fluent: {error}") }
}

/// The line of a word that stands in this source.
pub(crate) fn line(source: &str, word: &str) -> usize {
    let offset = word.as_ptr() as usize - source.as_ptr() as usize;
    1 + source.bytes().take(offset).filter(|byte| *byte == b'\n').count()
}

/// Why a sentence cannot be prepared, as the end of a sentence.
type Why = &'static str;

fn sentence(message: &Message<&str>) -> Result<String, Why> {
    if !message.attributes.is_empty() {
        return Err("has attributes, which are not supported");
    }
    let value = message.value.as_ref().ok_or("says nothing")?;
    let mut out = String::new();
    pattern(value, true, &mut out)?;
    Ok(out)
}

/// Writes the pattern. Where text cannot follow as it is, it gets a mark.
fn pattern(pattern: &Pattern<&str>, mut takes_text: bool, out: &mut String) -> Result<(), Why> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                if !takes_text {
                    out.push(TEXT);
                }
                for (idx, line) in value.split('\n').enumerate() {
                    out.extend((idx > 0).then_some(LINE));
                    out.push_str(sound(line)?);
                }
                takes_text = true;
            }
            PatternElement::Placeable { expression } => takes_text = placeable(expression, out)?,
        }
    }
    Ok(())
}

/// Writes what stands in braces; whether text can follow without a mark.
fn placeable(expression: &Expression<&str>, out: &mut String) -> Result<bool, Why> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => marked(GAP, id.name, out),
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            marked(LITERAL, sound(&unescape_unicode_to_string(value))?, out);
        }
        Expression::Inline(other) => return Err(unsupported(other)),
        Expression::Select { selector, variants } => {
            let InlineExpression::VariableReference { id } = selector else {
                return Err("chooses by something other than an argument, which is not supported");
            };
            marked(CHOICE, id.name, out);
            let (last, rest) = variants.split_last().ok_or("chooses among nothing")?;
            if !last.default {
                return Err("has a default variant that is not the last one, which is not supported");
            }
            for variant in rest {
                marked(WHEN, &key(&variant.key)?, out);
                pattern(&variant.value, false, out)?;
            }
            out.push(ELSE);
            pattern(&last.value, true, out)?;
            out.push(END);
            return Ok(true);
        }
    }
    Ok(false)
}

fn marked(mark: char, what: &str, out: &mut String) {
    out.push(mark);
    out.push_str(what);
}

/// A variant's key: a name, or a number as it is said.
fn key(key: &VariantKey<&str>) -> Result<String, Why> {
    match key {
        VariantKey::Identifier { name } => Ok((*name).to_owned()),
        VariantKey::NumberLiteral { value } => {
            let number: Result<i64, _> = value.parse();
            number.map(|number| number.to_string()).map_err(|_| "chooses by a number that is not whole")
        }
    }
}

/// Text that cannot be mistaken for a mark or the end of a sentence.
fn sound(text: &str) -> Result<&str, Why> {
    if text.contains(char::is_control) {
        Err("has control characters, which are not supported")
    } else {
        Ok(text)
    }
}

fn unsupported(expression: &InlineExpression<&str>) -> Why {
    match expression {
        InlineExpression::FunctionReference { .. } => "calls a function, which is not supported",
        InlineExpression::MessageReference { .. } => "refers to another message, which is not supported",
        InlineExpression::TermReference { .. } => "refers to a term, which is not supported",
        InlineExpression::NumberLiteral { .. } => "has a number in braces, which is not supported",
        InlineExpression::Placeable { .. } => "has braces within braces, which is not supported",
        InlineExpression::VariableReference { .. } | InlineExpression::StringLiteral { .. } => "is sound",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The prepared form with its marks in sight.
    fn prepared(source: &str) -> String {
        let marks = [TEXT, LITERAL, GAP, CHOICE, WHEN, ELSE, END, LINE].into_iter().zip("|'$?:*;/".chars());
        let show = |text: String, (mark, sign): (char, char)| text.replace(mark, &sign.to_string());
        marks.fold(prepare(source).unwrap(), show)
    }

    fn problem(source: &str) -> (usize, String) {
        let mut problems = prepare(source).unwrap_err();
        assert_eq!(problems.len(), 1, "{problems:?}");
        let Problem { line, what } = problems.remove(0);
        (line, what)
    }

    #[test]
    fn a_sentence_is_one_line() {
        assert_eq!(
            prepared("# Flowers.\nrose = A rose\n\n\ntulip =\n    A tulip\n"),
            "rose=A rose\ntulip=A tulip\n"
        );
        assert_eq!(prepared("hail = Ahoy, { $who }!"), "hail=Ahoy, $who|!\n");
        assert_eq!(prepared("hail = { $who }{ $what }"), "hail=$who$what\n");
    }

    #[test]
    fn a_sentence_of_several_lines_is_one_line_with_marks() {
        assert_eq!(prepared("hail =\n    Ahoy\n    { $who }\n\n    !\n"), "hail=Ahoy/$who|//!\n");
    }

    #[test]
    fn a_literal_is_what_it_stands_for() {
        assert_eq!(prepared(r#"json = {"{"}a{""}b{"\u0041\\"}"#), "json='{|a'|b'A\\\n");
    }

    #[test]
    fn the_default_of_a_choice_needs_no_key() {
        let source = "n = Have { $n ->\n    [0] none\n    [one] a { $what }\n   *[other] many\n } left";
        assert_eq!(prepared(source), "n=Have ?n:0|none:one|a $what*many; left\n");
        let within = "n = { $a ->\n    [x] { $b ->\n        [y] XY\n       *[n] X\n    }\n   *[n] {\"\"}\n }";
        assert_eq!(prepared(within), "n=?a:x?b:y|XY*X;*';\n");
    }

    #[test]
    fn a_number_is_written_as_it_is_said() {
        assert_eq!(prepared("n = { $n ->\n    [-07] a\n   *[other] b\n }"), "n=?n:-7|a*b;\n");
    }

    #[test]
    fn what_is_not_fluent_is_a_problem_with_its_line() {
        assert_eq!(
            problem("rose = rose\n\nthis is not Fluent\n"),
            (3, "this is not Fluent: Expected a token starting with \"=\"".to_owned())
        );
    }

    #[test]
    fn a_key_that_is_given_twice_is_a_problem() {
        assert_eq!(problem("rose = A\ntulip = B\nrose = C\n"), (3, "`rose` is given twice".to_owned()));
    }

    #[test]
    fn what_is_not_supported_is_a_problem() {
        for (source, why) in [
            ("-brand = Yo", "term"),
            ("a = { -brand }", "term"),
            ("a = { b }", "another message"),
            ("a = { NUMBER($b) }", "function"),
            ("a = { 5 }", "number in braces"),
            ("a = { { $b } }", "braces within braces"),
            ("a = A\n    .title = B", "attributes"),
            ("a = {\"\\u0003\"}", "control characters"),
            ("a = { NUMBER($b) ->\n   *[other] B\n }", "other than an argument"),
            ("a = { $b ->\n   *[other] B\n    [one] C\n }", "not the last"),
            ("a = { $b ->\n    [1.5] B\n   *[other] C\n }", "not whole"),
        ] {
            let (line, what) = problem(source);
            assert!(line == 1 && what.contains(why), "{source}: {line}: {what}");
        }
    }
}
