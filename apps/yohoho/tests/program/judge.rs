//! The referee over its pipes.

use std::io::{BufRead, BufReader, Write};

use serde_json::{Value, json};

use crate::run::{answers, said, yohoho};

fn judged(input: &[u8]) -> Vec<Value> {
    let output = answers(&["judge"], input);
    assert!(output.status.success());
    said(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn question(actions: &Value) -> String {
    json!({ "game": "skull", "options": {}, "ask": "position", "seats": 3, "first": 0, "actions": actions })
        .to_string()
}

#[test]
fn a_position_is_answered_with_every_fact() {
    let actions =
        json!([["place", 2, "R"], ["place", 0, "R"], ["place", 1, "S"], ["bid", 0, 1], ["pass", 1]]);
    let answer = judged(question(&actions).as_bytes());
    let expected = json!({
        "phase": "bidding", "turn": [2], "round": 1, "first": 0, "bid": 1, "challenger": 0, "passed": [1],
        "revealed": [], "coins": [0, 0, 0], "cards": [4, 4, 4], "eliminated": [], "skull_owner": null,
        "winner": null
    });
    assert_eq!(answer, [expected]);
}

#[test]
fn a_refused_action_is_named_by_its_place() {
    let answer = judged(question(&json!([["place", 0, "R"], ["bid", 0, 1]])).as_bytes());
    assert_eq!(answer[0]["at"], 1);
    assert!(answer[0]["error"].as_str().is_some_and(|why| why.contains(' ')), "{answer:?}");
}

#[test]
fn a_bad_question_gets_an_error_on_its_line_and_the_next_is_read() {
    let good = question(&json!([]));
    let mut input = Vec::new();
    let bad: [&[u8]; 9] = [
        b"not json",
        b"[1,2]",
        b"7",
        b"null",
        b"{}",
        br#"{"game":"chess"}"#,
        br#"{"game":7}"#,
        br#"{"game":"skull","ask":"dance","seats":3}"#,
        b"\"\xff\xfe\"",
    ];
    for bad in bad {
        input.extend_from_slice(bad);
        input.push(b'\n');
        input.extend_from_slice(good.as_bytes());
        input.push(b'\n');
    }
    let answers = judged(&input);
    assert_eq!(answers.len(), 2 * bad.len());
    for (pair, bad) in answers.chunks(2).zip(bad) {
        let why = pair[0]["error"].as_str().unwrap_or_default();
        assert!(why.contains(' ') && !why.contains("judge-"), "{}: {why}", String::from_utf8_lossy(bad));
        assert_eq!(pair[1]["phase"], "placing_first");
    }
}

#[test]
fn blank_lines_are_skipped_and_the_last_line_needs_no_end() {
    let good = question(&json!([]));
    let answers = judged(format!("\n  \n{good}\r\n\n{good}").as_bytes());
    assert_eq!(answers.len(), 2);
}

#[test]
fn an_overlong_line_is_refused_and_the_next_is_read() {
    let mut input = vec![b' '; 3 * 1024 * 1024];
    input.push(b'\n');
    input.extend_from_slice(question(&json!([])).as_bytes());
    let answers = judged(&input);
    assert_eq!(answers.len(), 2);
    assert!(answers[0]["error"].as_str().unwrap().contains("longer than"));
    assert_eq!(answers[1]["phase"], "placing_first");
}

#[test]
fn deep_nesting_is_an_error_and_not_a_crash() {
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let answers = judged(deep.as_bytes());
    assert!(answers[0]["error"].is_string());
}

#[test]
fn each_answer_comes_before_the_next_question_is_asked() {
    let mut child = yohoho(&["judge"]).spawn().unwrap();
    let mut questions = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        writeln!(questions, "{}", question(&json!([]))).unwrap();
        let answer = answers.next().unwrap().unwrap();
        assert!(answer.contains("placing_first"));
    }
    drop(questions);
    assert!(child.wait().unwrap().success());
}

/// The questions of the page about the referee, each with its answer.
fn examples() -> Vec<(String, Value)> {
    let page = include_str!("../../../../docs/judge.md");
    let blocks = page.split("```judge\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let lines: Vec<&str> = blocks.flat_map(str::lines).collect();
    lines
        .chunks(2)
        .map(|pair| {
            (pair[0].to_owned(), serde_json::from_str(pair[1]).expect("an answer follows each question"))
        })
        .collect()
}

#[test]
fn every_example_of_the_page_about_the_referee_is_answered_as_it_says() {
    let examples = examples();
    let asked: String = examples.iter().map(|(question, _)| format!("{question}\n")).collect();
    let answers = judged(asked.as_bytes());
    assert_eq!(answers.len(), examples.len());
    for ((question, expected), answer) in examples.iter().zip(&answers) {
        assert_eq!(answer, expected, "{question}");
    }
}

#[test]
fn the_page_about_the_referee_has_an_example_of_every_question() {
    let asked: Vec<Value> =
        examples().iter().map(|(question, _)| serde_json::from_str(question).unwrap()).collect();
    let questions = [
        ("skull", "position"),
        ("skull-king", "trick"),
        ("skull-king", "playable"),
        ("skull-king", "deal"),
        ("skull-king", "score"),
        ("skallywaggs", "pirate"),
        ("skallywaggs", "needed"),
    ];
    for (game, ask) in questions {
        assert!(
            asked.iter().any(|question| question["game"] == game && question["ask"] == ask),
            "{game} {ask}"
        );
    }
}

#[test]
fn a_question_gets_its_id_back() {
    let asked = br#"{"game":"skull-king","ask":"deal","players":4,"round":3,"id":7}
{"game":"skull-king","ask":"deal","players":40,"round":3,"id":"b"}
"#;
    let answers = judged(asked);
    assert_eq!(answers[0], serde_json::json!({ "cards": 3, "id": 7 }));
    assert_eq!(answers[1]["id"], "b");
    assert!(answers[1]["error"].is_string());
}
