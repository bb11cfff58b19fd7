//! What was said at this table before the page was loaded anew. A table does not write down what is said, so this tab does.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::session::{Line, LineKind, Session};
use crate::shell::route::Route;
use crate::shell::{json, tab};

/// So many sayings of a table are remembered.
const KEPT_MAX: usize = 30;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Echo {
    text: String,
    /// What had happened last, as the log told it; nothing where it had told nothing.
    after: Option<String>,
}

/// Writes down what is said, and puts what was said before into the log once the table has told what happened.
pub fn follow(session: Session) {
    let Some(key) = key_of_here() else { return };
    // How many sayings the log has; nothing before there is a table.
    Effect::new(move |known: Option<Option<usize>>| {
        if session.table.with(Option::is_none) {
            return None;
        }
        let known = known.flatten();
        if known.is_none() {
            let kept = recalled(&key);
            session.log.maybe_update(|log| weave(log, kept) > 0);
        }
        let n_said = session.log.with(|log| log.iter().filter(is_said).count());
        if known.is_some_and(|known| known != n_said) {
            session.log.with_untracked(|log| remember(&key, &echoes(log)));
        }
        Some(n_said)
    });
}

/// Under which key the sayings of this table are.
fn key_of_here() -> Option<String> {
    match Route::parse(&window().location().pathname().unwrap_or_default()) {
        Route::Table(table) => Some(format!("said.{table}")),
        _ => None,
    }
}

fn is_said(line: &&Line) -> bool {
    line.kind == LineKind::Said
}

/// The last sayings of a log.
fn echoes(log: &[Line]) -> Vec<Echo> {
    let before = |at: usize| log[..at].iter().rfind(|line| !is_said(line)).map(|line| line.text.clone());
    let said = log.iter().enumerate().filter(|(_, line)| is_said(line));
    let all: Vec<Echo> = said.map(|(at, line)| Echo { text: line.text.clone(), after: before(at) }).collect();
    all[all.len().saturating_sub(KEPT_MAX)..].to_vec()
}

/// Puts sayings into a log, each behind what it came after, and tells how many. What is not told any more was before
/// everything that is.
fn weave(log: &mut Vec<Line>, kept: Vec<Echo>) -> usize {
    let n_kept = kept.len();
    for (nth, Echo { text, after }) in kept.into_iter().enumerate() {
        let last = after.and_then(|after| log.iter().rposition(|line| !is_said(&line) && line.text == after));
        let behind = last.map_or(0, |last| last + 1);
        let at = behind + log[behind..].iter().take_while(is_said).count();
        // The lines that are there keep their numbers.
        log.insert(at, Line { number: usize::MAX - nth, kind: LineKind::Said, text });
    }
    n_kept
}

fn recalled(key: &str) -> Vec<Echo> {
    let read =
        |kept: &JsValue| Some(Echo { text: json::string(kept, "text")?, after: json::string(kept, "after") });
    json::items(&tab::read(key).unwrap_or_default()).iter().filter_map(read).collect()
}

fn remember(key: &str, echoes: &[Echo]) {
    let written = |echo: &Echo| {
        let after = echo.after.as_ref().map_or(JsValue::UNDEFINED, JsValue::from);
        json::object([("text", (&echo.text).into()), ("after", after)])
    };
    tab::write(key, &json::list(echoes.iter().map(written)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(lines: &[(LineKind, &str)]) -> Vec<Line> {
        let line = |(number, (kind, text)): (usize, &(LineKind, &str))| Line {
            number,
            kind: *kind,
            text: (*text).to_owned(),
        };
        lines.iter().enumerate().map(line).collect()
    }

    fn texts(log: &[Line]) -> Vec<&str> {
        log.iter().map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn what_was_said_stands_where_it_stood_and_every_line_has_a_number_of_its_own() {
        use LineKind::{Event, Said};
        let before = log(&[
            (Said, "ahoy"),
            (Event, "one"),
            (Said, "oops"),
            (Said, "arr"),
            (Event, "two"),
            (Said, "well"),
        ]);
        let mut anew = log(&[(Event, "one"), (Event, "two"), (Event, "three")]);
        assert_eq!(weave(&mut anew, echoes(&before)), 4);
        assert_eq!(texts(&anew), ["ahoy", "one", "oops", "arr", "two", "well", "three"]);
        let mut numbers: Vec<usize> = anew.iter().map(|line| line.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), anew.len());
        let mut later = log(&[(Event, "two"), (Event, "three")]);
        weave(&mut later, echoes(&before));
        assert_eq!(texts(&later), ["ahoy", "oops", "arr", "two", "well", "three"], "of what is told no more");
    }

    #[test]
    fn of_many_sayings_the_last_are_remembered() {
        let many: Vec<(LineKind, &str)> = vec![(LineKind::Said, "ahoy"); 40];
        let kept = echoes(&log(&many));
        assert_eq!((kept.len(), &kept[0].after), (KEPT_MAX, &None));
    }
}
