//! Wordbooks as people write them into what programs read: prepared, and each language compared with English. The macros
//! of `wordbook` use it while a program is compiled, and the browser client's build for the words that pages fetch.

mod alike;
#[path = "../../words/src/languages.rs"]
mod languages;
mod prepare;
mod problem;

pub use languages::{LANGUAGES, Language};
pub use problem::Problem;

/// The wordbook in the form that `words` reads: one sentence a line.
///
/// # Errors
/// Everything that cannot be prepared, in the order of the lines.
pub fn prepare(source: &str) -> Result<String, Vec<Problem>> {
    prepare::prepare(source)
}

/// The same for a wordbook of another language: it must have the sentences of the English one, and in each of them what
/// is told there.
///
/// # Errors
/// As for [`prepare`]; and sentences that are missing or too many, and arguments that are not said or never given.
pub fn prepare_like(source: &str, english: &str) -> Result<String, Vec<Problem>> {
    let prepared = prepare(source)?;
    let problems = alike::problems(source, english);
    if problems.is_empty() { Ok(prepared) } else { Err(problems) }
}

/// The part of a prepared wordbook that has these keys: a prepared wordbook, too.
#[must_use]
pub fn excerpt(prepared: &str, is_wanted: impl Fn(&str) -> bool) -> String {
    let key = |line: &str| line.split('=').next().unwrap_or_default().to_owned();
    prepared.lines().filter(|line| is_wanted(&key(line))).flat_map(|line| [line, "\n"]).collect()
}

/// Problems as a compiler tells them, each with its place.
#[must_use]
pub fn report(place: &dyn std::fmt::Display, problems: &[Problem]) -> String {
    let lines = problems.iter().map(|problem| format!("{place}:{}: {}", problem.line, problem.what));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_wordbook_is_a_wordbook() {
        let prepared = prepare("rose = A = B\ntulip = T\nrose-name = R\n").unwrap();
        assert_eq!(excerpt(&prepared, |key| key.starts_with("rose")), "rose=A = B\nrose-name=R\n");
    }

    #[test]
    fn every_problem_is_reported_with_its_place() {
        let problems = prepare("a = { NUMBER($b) }\n\nc = { d }\n").unwrap_err();
        let said = report(&"en.ftl", &problems);
        assert_eq!(
            said,
            "en.ftl:1: `a` calls a function, which is not supported\n\
             en.ftl:3: `c` refers to another message, which is not supported"
        );
    }
}
