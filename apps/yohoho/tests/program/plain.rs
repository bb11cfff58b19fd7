//! Whole games by lines through pipes, as a program or a screen reader's user plays them.

use std::io::{BufRead, BufReader, Write};

use crate::run::{answers, said, yohoho};

/// Enough answers for any game; the program ends before it has read them all.
const ANSWERS_MAX: usize = 2_000;

/// Plays by always taking the first answer, reading each question before it answers.
fn play_first_answers(args: &[&str]) -> String {
    let mut child = yohoho(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut heard = String::new();
    let mut answered = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        heard.push_str(&line);
        heard.push('\n');
        // The first answer of a list is the sign that a question was asked.
        let is_question = line.trim_start().starts_with("1. ") || line.trim_start().starts_with("1-");
        if is_question {
            let answer = if line.contains("Play again") { "quit" } else { "1" };
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
        let heard = play_first_answers(&["play", "skull", "--seed", seed, "--bots", "random"]);
        assert!(heard.contains("wins the game") || heard.contains("You win the game"), "{heard}");
        assert!(heard.ends_with("Fair winds!\n"), "{heard}");
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let args = ["play", "skull", "--seed", "7", "--seats", "3", "--bots", "random"];
    assert_eq!(play_first_answers(&args), play_first_answers(&args));
}

#[test]
fn another_game_follows_when_it_is_asked_for() {
    let lines = "1\n".repeat(ANSWERS_MAX);
    let output =
        answers(&["play", "skull", "--seed", "2", "--seats", "2", "--bots", "random"], lines.as_bytes());
    assert!(output.status.success());
    assert!(said(&output).matches("A new game begins.").count() > 1);
}

#[test]
fn whatever_is_typed_is_answered_and_nothing_is_lost() {
    let lines: &[u8] = b"dance\n\xff\xfe\n\n99\n-1\nplace\ntable\nhand\nlog\nhelp\nplace rose\nquit\n";
    let output = answers(&["play", "skull", "--seed", "1", "--bots", "random", "--name", "Bea"], lines);
    assert!(output.status.success());
    let said = said(&output);
    assert!(said.contains("\"dance\" is not possible now."));
    assert!(said.contains("That could be: Place a Rose, Place the Skull."));
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
        let heard = play_first_answers(&["play", game.id(), "--seed", "5", "--bots", "random"]);
        assert!(heard.contains("Play again"), "{heard}");
    }
}
