//! The referee: one JSON question a line, one JSON answer a line. A bad question gets an error on its line, and
//! the next one is read.

use std::io::{self, BufRead, Read, Write};

use anyhow::Result;
use engine::Message;
use hosting::JudgeError;
use serde_json::{Map, Value, json};
use words::{Cast, Words};

use crate::games::game_names;

/// The longest question, in bytes. A position of any of our games is far shorter.
const LINE_MAX: usize = 1024 * 1024;

/// Answers what standard input asks until it ends.
pub(crate) fn run(words: &Words) -> Result<()> {
    match answer_all(&mut io::stdin().lock(), &mut io::stdout().lock(), words) {
        // Whoever asked has gone; nobody waits for an answer.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

fn answer_all(questions: &mut impl BufRead, answers: &mut impl Write, words: &Words) -> io::Result<()> {
    while let Some(line) = next_line(questions)? {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => answer_line(&line, words),
            Err(error) => in_words(&error, words),
        };
        writeln!(answers, "{answer}")?;
        answers.flush()?;
    }
    Ok(())
}

/// The answer to a line. An `id` in the question comes back with it, so that whoever asks many can tell them apart.
fn answer_line(line: &str, words: &Words) -> Value {
    let mut question: Value = match serde_json::from_str(line) {
        Ok(question) => question,
        Err(error) => {
            return in_words(&refused(Message::new("judge-not-json").with("column", error.column())), words);
        }
    };
    let id = question.as_object_mut().and_then(|object| object.remove("id"));
    let mut answer = match answer(&question) {
        Ok(answer) => with_reason(answer, words),
        Err(error) => in_words(&error, words),
    };
    if let Some(id) = id {
        answer["id"] = id;
    }
    answer
}

fn answer(question: &Value) -> Result<Value, JudgeError> {
    let Some(object) = question.as_object() else {
        return Err(refused(Message::new("judge-not-object")));
    };
    let named = game_of(object)?;
    let unknown =
        || Message::new("judge-unknown-game").with("game", named.to_owned()).with("games", game_names());
    catalog::referee(named).ok_or_else(|| refused(unknown()))?.judge(question)
}

fn game_of(question: &Map<String, Value>) -> Result<&str, JudgeError> {
    let named = question.get("game").and_then(Value::as_str);
    named.ok_or_else(|| refused(Message::new("judge-no-game").with("games", game_names())))
}

const fn refused(why: Message) -> JudgeError {
    JudgeError { why, at: None }
}

/// A game gives the reason of its answer as a message, because games write no sentences.
fn with_reason(mut answer: Value, words: &Words) -> Value {
    if let Some(why) = answer.get_mut("why")
        && let Ok(message) = serde_json::from_value::<Message>(why.clone())
    {
        *why = words.say(&message, &Cast::NOBODY).into();
    }
    answer
}

fn in_words(error: &JudgeError, words: &Words) -> Value {
    let mut answer = json!({ "error": words.say(&error.why, &Cast::NOBODY) });
    if let Some(at) = error.at {
        answer["at"] = at.into();
    }
    answer
}

/// The next line, or why it cannot be read; `None` at the end. An overlong line is skipped to its end.
fn next_line(questions: &mut impl BufRead) -> io::Result<Option<Result<String, JudgeError>>> {
    let mut line = Vec::new();
    let limit = u64::try_from(LINE_MAX).unwrap_or(u64::MAX) + 1;
    questions.by_ref().take(limit).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    let is_whole = line.last() == Some(&b'\n') || line.len() <= LINE_MAX;
    if !is_whole {
        questions.skip_until(b'\n')?;
        return Ok(Some(Err(refused(Message::new("judge-too-long").with("max", LINE_MAX)))));
    }
    let text = String::from_utf8(line).map_err(|_| refused(Message::new("judge-not-text")));
    Ok(Some(text))
}
