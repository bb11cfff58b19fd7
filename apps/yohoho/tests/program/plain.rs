//! Whole games by lines through pipes, as a program or a screen reader's user plays them.

use std::io::{BufRead, BufReader, Write};

use crate::run::{Questions, answers, complained, said, yohoho};

/// Enough answers for any game; the program ends before it has read them all.
const ANSWERS_MAX: usize = 2_000;

/// Plays by always taking the first answer, reading each question before it answers.
fn play_first_answers(args: &[&str]) -> String {
    let mut child = yohoho(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let (mut heard, mut answered) = (String::new(), 0);
    let mut questions = Questions::default();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        heard.push_str(&line);
        heard.push('\n');
        if let Some(answer) = questions.first_answer(&line) {
            let answer = if line.contains("Play again") { "quit" } else { answer };
            writeln!(stdin, "{answer}").unwrap();
            answered += 1;
            assert!(answered < ANSWERS_MAX, "the game does not end");
        }
    }
    assert!(child.wait().unwrap().success());
    heard
}

#[test]
fn a_game_is_played_to_its_end_through_a_pipe() {
    for seed in ["1", "2", "3"] {
        let heard = play_first_answers(&["play", "skull", "--seed", seed, "--bots", "powder-monkey"]);
        assert!(heard.contains("wins the game") || heard.contains("You win the game"), "{heard}");
        assert!(heard.ends_with("Fair winds!\n"), "{heard}");
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let args = ["play", "skull", "--seed", "7", "--seats", "3", "--bots", "powder-monkey"];
    assert_eq!(play_first_answers(&args), play_first_answers(&args));
}

#[test]
fn another_game_follows_when_it_is_asked_for() {
    // What is no answer to a question is only said to be none.
    let lines = "1\nr\np\n".repeat(ANSWERS_MAX);
    let output = answers(
        &["play", "skull", "--seed", "2", "--seats", "2", "--bots", "powder-monkey"],
        lines.as_bytes(),
    );
    assert!(output.status.success());
    assert!(said(&output).matches("A new game begins.").count() > 1);
}

#[test]
fn whatever_is_typed_is_answered_and_nothing_is_lost() {
    let lines: &[u8] = b"dance\n\xff\xfe\n\n99\n-1\nplace\ntable\nhand\nlog\nhelp\nplace rose\nquit\n";
    let output =
        answers(&["play", "skull", "--seed", "1", "--bots", "powder-monkey", "--name", "Bea"], lines);
    assert!(output.status.success());
    let said = said(&output);
    assert!(said.contains("\"dance\" is not possible now."));
    assert!(said.contains("Which one do you mean?\n  1. Place a Rose\n  2. Place the Skull\n  3. Back\n"));
    assert!(said.contains("Bea (you): "));
    assert!(said.contains("Your hand: Rose, Rose, Rose, Skull."));
    assert!(said.contains("Everybody has placed a card."), "the answer after all that was taken: {said}");
}

#[test]
fn the_end_of_input_ends_politely() {
    let output = answers(&["play", "skull", "--seed", "1"], b"");
    assert!(output.status.success());
    assert!(said(&output).ends_with("Fair winds!\n"));
}

#[test]
fn every_game_of_the_catalog_can_be_played() {
    for game in catalog::GAMES {
        let heard = play_first_answers(&["play", game.id(), "--seed", "5", "--bots", "powder-monkey"]);
        assert!(heard.contains("Play again"), "{heard}");
    }
}

#[test]
fn a_name_that_is_too_long_is_refused_before_anything_starts_and_its_limit_is_said() {
    for name in ["x".repeat(25), "Captain Jack Sparrow the Third".to_owned()] {
        let output = answers(&["play", "skull", "--name", &name], b"1\n");
        assert!(!output.status.success());
        assert!(complained(&output).contains("At most 24 characters"), "{}", complained(&output));
        assert_eq!(said(&output), "");
    }
    let fitting = answers(&["play", "skull", "--seed", "1", "--name", &"x".repeat(24)], b"table\n");
    assert!(said(&fitting).contains(&"x".repeat(24)));
}

#[test]
fn a_user_whose_name_is_too_long_for_a_table_plays_under_another() {
    let mut child = yohoho(&["play", "skull", "--seed", "1"]).env("USER", "x".repeat(40)).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"table\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(said(&output).contains("Sailor (you)"), "{}", said(&output));
}
